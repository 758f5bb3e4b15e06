import Books
import Markup
import Synchronization

extension StyledText {
  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    let wanted = min(buffer.count, count - offset)
    guard wanted > 0 else { return 0 }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
    guard hasStyles else { return try raw.read(into: part, at: offset) }
    var way = StyledWay(self, to: offset, readingPlaces.withLock { $0 }, window: wanted)
    var done = 0
    while done < wanted {
      way.skipRun(to: offset)
      guard try way.advance() else { break }
      let from = max(offset + done - way.start, 0)
      let bytes = way.bytes
      guard from < bytes.count else { continue }
      let length = min(bytes.count - from, wanted - done)
      UnsafeMutableRawBufferPointer(rebasing: part[done...])
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[from..<from + length]))
      done += length
      done += way.takeRun(UnsafeMutableRawBufferPointer(rebasing: part[done...]))
    }
    let place = way.place(at: offset + done)
    readingPlaces.withLock { $0.note(place) }
    return done
  }
}

/// The way through the pieces of a text that has been passed.
struct StyledWay: ~Copyable {
  /// The shortest window; a longest sequence fits into it.
  private static let shortest = 4 * TerminalSequence.longest

  private let raw: any LiveText
  private let limit: Int
  private let cuts: [Int]
  private let buffer: UnsafeMutableRawBufferPointer
  private let generation: Int
  private var windowStart: Int
  private var windowCount = 0
  private var index = 0
  private var text: TerminalText
  private var piece: TerminalText.Piece?
  private var pieceStart = 0
  private var textEnd: Int

  /// The text's offset of the first byte of the current piece.
  private(set) var start: Int
  /// How the current piece looks, without what overstrike does to it.
  private(set) var look: TerminalLook

  /// The way that begins at or before the byte of `text` at `offset`.
  ///
  /// - Parameter window: The bytes of the text that are wanted.
  init(_ text: StyledText, to offset: Int, _ recent: RecentPositions, window: Int) {
    let known = text.place(before: offset)
    let place = recent.nearest(before: offset, known.place)
    raw = text.raw
    (limit, cuts, generation) = (known.limit, known.cuts, place.generation)
    let length = offset - place.text + window
    buffer = .allocate(
      byteCount: min(max(length + length / 4, Self.shortest), StyledText.block), alignment: 16)
    windowStart = place.raw
    self.text = TerminalText(place.look)
    (start, textEnd, look) = (place.text, place.text, place.look)
  }

  deinit { buffer.deallocate() }

  /// The bytes of the current piece.
  var bytes: UnsafeRawBufferPointer {
    guard let piece else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(rebasing: buffer[piece.text])
  }

  /// What overstrike does to the current piece.
  var struck: TextStyles { piece?.struck ?? TextStyles() }

  /// The text's offset behind the current piece.
  var end: Int { textEnd }

  /// Goes to the next piece; `false` at the end of what has been passed.
  mutating func advance() throws(TextError) -> Bool {
    while true {
      let window = UnsafeRawBufferPointer(rebasing: buffer[..<windowCount])
      let windowEnd = windowStart + windowCount
      let edge: TerminalText.Edge = windowEnd >= nextCut ? .end : .more
      if let next = text.next(window, from: index, offset: windowStart, edge) {
        (pieceStart, index, piece) = (index, next.end, next)
        start = textEnd
        textEnd += next.text.count
        look = text.look
        return true
      }
      guard try refill() else { return false }
    }
  }

  /// Goes over what is simple behind the current piece, letters that are struck over and text with
  /// colours, as far as `buffer` has room, and writes it there; how many bytes of the text that was.
  mutating func takeRun(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let base = buffer.baseAddress, !buffer.isEmpty else { return 0 }
    let window = UnsafeRawBufferPointer(rebasing: self.buffer[..<windowCount])
    let begin = index
    var count = TerminalText.struckLetters(window, from: &index, most: buffer.count, into: base)
    count += text.coloredText(window, from: &index, most: buffer.count - count, into: base + count)
    guard index > begin else { return 0 }
    textEnd += count
    (start, piece, look) = (textEnd, nil, text.look)
    return count
  }

  /// Goes over what is simple behind the current piece, but not beyond the text's byte at `offset`.
  mutating func skipRun(to offset: Int) {
    guard textEnd < offset else { return }
    let window = UnsafeRawBufferPointer(rebasing: buffer[..<windowCount])
    let begin = index
    textEnd += TerminalText.struckLetters(window, from: &index, most: offset - textEnd)
    textEnd += text.coloredText(window, from: &index, most: offset - textEnd)
    guard index > begin else { return }
    (start, piece, look) = (textEnd, nil, text.look)
  }

  /// Where the bytes end that sequences may be in.
  private var nextCut: Int {
    guard !cuts.isEmpty else { return limit }
    return cuts.first { $0 > windowStart + index } ?? limit
  }

  /// Reads what follows what has been passed; whether there is more of it.
  private mutating func refill() throws(TextError) -> Bool {
    let begin = windowStart + index
    let end = min(nextCut, begin + buffer.count)
    let known = windowStart + windowCount
    guard end > begin, end > known || index > 0 else { return false }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<(end - begin)])
    windowCount = try raw.read(into: part, at: begin)
    (windowStart, index, piece) = (begin, 0, nil)
    return windowStart + windowCount > known
  }

  /// The place from which the way may go on to the text's byte at `offset`, near the current piece.
  func place(at offset: Int) -> StyledPosition {
    var place = StyledPosition(
      raw: windowStart + index, text: textEnd, look: text.look, generation: generation)
    guard let piece, offset < textEnd else { return place }
    // Within a plain piece the way can go on anywhere, and before overstrike.
    let isPlain = piece.text.count == piece.end - pieceStart
    let skipped = isPlain ? max(offset - start, 0) : 0
    place.raw = windowStart + pieceStart + skipped
    place.text = start + skipped
    return place
  }
}

/// Looks for a passage of one edition of a book in another edition, by its words alone.
///
/// Editions differ in their line ends, quotes, dashes and marks of notes, so that their bytes say
/// little; the words stay. The words behind the place are looked for three at a time, and the spot at
/// which most of them follow each other is the passage. If several spots have as many, the one wins
/// that is as far into the text as the place was.
package struct PassageSearch: Sendable {
  /// How many words follow each other in what is looked for.
  private static let gram = 3
  /// How many bytes are read at once.
  private static let block = 256 << 10

  /// The hashes of the passage's words.
  private let words: [UInt64]
  /// The place as a part of its text's bytes, from 0 to 1.
  private let fraction: Double

  /// A search for the words behind `position`.
  package init(for position: Position) {
    var reader = WordReader()
    var words: [UInt64] = []
    position.after.withUnsafeBytes { bytes in
      _ = reader.read(bytes, at: 0, isLast: true) { word, _ in words.append(word) }
    }
    // The last word may be cut.
    if position.after.count == Position.bytesAfter, words.count > Self.gram { words.removeLast() }
    self.words = words
    fraction = position.fraction.isFinite ? min(max(position.fraction, 0), 1) : 0
  }

  /// The offset of the passage's first word in `text`; nil if the text does not have the passage.
  ///
  /// - Complexity: O(*n*) in the bytes of the text, which is read once, in parts.
  package func offset(in text: any TextSource) throws(TextError) -> Int? {
    guard words.count >= Self.gram else { return nil }
    var matcher = Matcher(words, gram: Self.gram, aim: Int(fraction * Double(text.count)))
    var reader = WordReader()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.block, alignment: 16)
    defer { buffer.deallocate() }
    var offset = 0
    while true {
      let length = try text.read(into: buffer, at: offset)
      let isLast = length < Self.block
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<length])
      let read = reader.read(bytes, at: offset, isLast: isLast) { matcher.add($0, at: $1) }
      if isLast { break }
      offset += read
    }
    return matcher.best
  }
}

/// Takes words from bytes that come in parts: runs of letters and digits, in small letters as far as
/// they are ASCII, and each character of Chinese and Japanese by itself.
private struct WordReader {
  private static let basis: UInt64 = 0xCBF2_9CE4_8422_2325
  private static let prime: UInt64 = 0x100_0000_01B3

  private var hash = WordReader.basis
  /// Where the word begins that is being read.
  private var start: Int?

  /// Reads on.
  ///
  /// - Parameters:
  ///   - offset: Where `bytes` stand in the text.
  ///   - isLast: Whether nothing follows them.
  ///   - body: Is given the hash of each word and where it begins.
  /// - Returns: The bytes read: all but a character that is cut at the end.
  mutating func read(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, isLast: Bool,
    _ body: (_ word: UInt64, _ start: Int) -> Void
  ) -> Int {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        switch byte {
        case 0x41...0x5A: add(byte | 0x20, at: offset + index)
        case 0x30...0x39, 0x61...0x7A: add(byte, at: offset + index)
        default: end(body)
        }
        index += 1
        continue
      }
      let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      guard index + length <= bytes.count else {
        guard isLast else { break }
        end(body)
        return bytes.count
      }
      read(character: bytes[index..<index + length], at: offset + index, body)
      index += length
    }
    if isLast { end(body) }
    return index
  }

  private mutating func read(
    character bytes: Slice<UnsafeRawBufferPointer>, at offset: Int,
    _ body: (_ word: UInt64, _ start: Int) -> Void
  ) {
    // A soft hyphen is in one edition and not in the other.
    if bytes.elementsEqual([0xC2, 0xAD]) { return }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return end(body) }
    let properties = scalar.properties
    guard properties.isAlphabetic || properties.numericType != nil || properties.isDiacritic else {
      return end(body)
    }
    let isAlone = properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
    if isAlone { end(body) }
    for byte in bytes { add(byte, at: offset) }
    if isAlone { end(body) }
  }

  private mutating func add(_ byte: UInt8, at offset: Int) {
    if start == nil { start = offset }
    hash = (hash ^ UInt64(byte)) &* Self.prime
  }

  private mutating func end(_ body: (_ word: UInt64, _ start: Int) -> Void) {
    guard let start else { return }
    body(hash, start)
    (self.start, hash) = (nil, Self.basis)
  }
}

/// Finds where most runs of a passage's words stand as they stand in the passage.
private struct Matcher {
  /// Where the runs begin in the passage, by their hashes.
  private let runs: [UInt64: Int]
  private let gram: Int
  private let most: Int
  /// Where the passage is guessed to be.
  private let aim: Int
  /// The last words read, and where they begin: as many as the passage has.
  private var last: [(word: UInt64, start: Int)] = []
  private var count = 0
  /// What speaks for a word of the text as the passage's first one.
  private struct Spot {
    /// Where the word begins.
    var offset: Int
    /// The runs that stand where they stand in the passage, if it begins there.
    var votes = 0
    /// The first of them, as a word of the passage.
    var firstRun: Int
  }
  /// The spots, by the number of the word in the text.
  private var spots: [Int: Spot] = [:]

  init(_ words: [UInt64], gram: Int, aim: Int) {
    var runs: [UInt64: Int] = [:]
    for index in 0...(words.count - gram) {
      let hash = Self.hash(words[index..<index + gram])
      if runs[hash] == nil { runs[hash] = index }
    }
    (self.runs, self.gram, self.aim, most) = (runs, gram, aim, words.count)
  }

  private static func hash(_ words: some Sequence<UInt64>) -> UInt64 {
    words.reduce(0) { ($0 &* 0x9E37_79B9_7F4A_7C15) ^ ($1 &+ ($0 >> 29)) }
  }

  mutating func add(_ word: UInt64, at start: Int) {
    last.append((word, start))
    count += 1
    if last.count > 2 * most { last.removeFirst(last.count - most) }
    guard last.count >= gram else { return }
    guard let index = runs[Self.hash(last.suffix(gram).lazy.map(\.word))] else { return }
    // The number of the word at which the passage would begin.
    let first = count - gram - index
    // A word that the text does not have may be in front of it.
    let place = max(last.count - gram - index, 0)
    spots[first, default: Spot(offset: last[place].start, firstRun: index)].votes += 1
  }

  /// The spot that most runs speak for; nil if fewer than a third do, or only one.
  ///
  /// A word more or less, as a number of a note is one, divides the votes between neighbours: they count
  /// together, and among them the one wins that the first words of the passage speak for.
  var best: Int? {
    let needed = min(max(2, runs.count / 3), runs.count)
    let counted = spots.keys.map { first in
      (first: first, votes: neighbours(of: first).reduce(0) { $0 + $1.votes })
    }
    let best = counted.filter { $0.votes >= needed }.min { one, other in
      one.votes == other.votes
        ? distance(of: one.first) < distance(of: other.first) : one.votes > other.votes
    }
    return best.flatMap { neighbours(of: $0.first).min { $0.firstRun < $1.firstRun }?.offset }
  }

  private func neighbours(of first: Int) -> [Spot] {
    (first - 2...first + 2).compactMap { spots[$0] }
  }

  private func distance(of first: Int) -> Int { abs((spots[first]?.offset ?? 0) - aim) >> 12 }
}

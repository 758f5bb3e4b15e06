package import Books
import CByteMasks

/// The way through a text for terminals, from one piece to the next: what its characters are, and how
/// they look.
///
/// The pieces are the same however the text is cut into windows.
package struct TerminalText: Sendable {
  /// A piece of the bytes in a window.
  package struct Piece {
    /// The bytes that are text; none for a sequence.
    package var text: Range<Int>
    /// How overstrike has the text look, beside `look`.
    package var struck: TextStyles
    /// The byte behind the piece.
    package var end: Int
  }

  /// What comes behind the last byte of a window.
  package enum Edge {
    /// More bytes.
    case more
    /// More bytes, but not now: what cannot be a part of a sequence is given. The last character may be:
    /// it may be printed once more.
    case pause
    /// More bytes, but not now, of a text without any look so far: its last character is given too.
    case halt
    /// Nothing.
    case end
  }

  /// How the text looks from the next piece on.
  package var look: TerminalLook

  /// The way through a text from where it looks like `look`.
  package init(_ look: TerminalLook = TerminalLook()) { self.look = look }

  /// The bytes that are held back at the edge of a window: overstrike may follow.
  private static let held = 8

  /// The piece that begins at `index`; `nil` if it cannot be told before there are more bytes, and at
  /// the end.
  ///
  /// - Parameter offset: Where the window begins in the raw text.
  package mutating func next(
    _ bytes: UnsafeRawBufferPointer, from index: Int, offset: Int, _ edge: Edge
  ) -> Piece? {
    guard index < bytes.count else { return nil }
    if let piece = Self.strikeOfLetter(bytes, at: index) { return piece }
    return anyPiece(bytes, from: index, offset: offset, edge)
  }

  /// The piece of a letter of ASCII that is printed twice, or over or below an underscore, as nearly all
  /// that are struck over are; `nil` for anything else, and where it cannot be told.
  @inline(__always)
  private static func strikeOfLetter(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Piece? {
    guard index &+ 3 < bytes.count, isStruckLetter(bytes, at: index) else { return nil }
    return Piece(
      text: index &+ 2..<index &+ 3,
      struck: bytes[index] == bytes[index &+ 2] ? .strong : TextStyles(.underline),
      end: index &+ 3)
  }

  /// Whether such a letter begins at `index`, behind which three more bytes are there.
  @inline(__always)
  private static func isStruckLetter(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
    guard bytes[index &+ 1] == 0x08 else { return false }
    let (first, second) = (bytes[index], bytes[index &+ 2])
    let underscore = UInt8(ascii: "_")
    // What another backspace or underscore stands for takes a closer look.
    return bytes[index &+ 3] != 0x08 && second != underscore && 0x20..<0x7F ~= second
      && (first == second || first == underscore)
  }

  /// Goes over such letters in a row, and over single characters between them, as words have; how many
  /// characters that are, each a byte of the text.
  ///
  /// A page of a manual that is bold throughout is passed by these alone.
  ///
  /// - Parameters:
  ///   - index: A place between two pieces; the place behind the last letter afterwards.
  ///   - most: The most characters to go over.
  ///   - text: Where to write them, if anywhere.
  package static func struckLetters(
    _ bytes: UnsafeRawBufferPointer, from index: inout Int, most: Int = .max,
    into text: UnsafeMutableRawPointer? = nil
  ) -> Int {
    var count = 0
    var place = index
    while count < most, place &+ 4 < bytes.count {
      if isStruckLetter(bytes, at: place) {
        text?.storeBytes(of: bytes[place &+ 2], toByteOffset: count, as: UInt8.self)
        place &+= 3
      } else if bytes[place] == UInt8(ascii: " "), isStruckLetter(bytes, at: place &+ 1) {
        text?.storeBytes(of: UInt8(ascii: " "), toByteOffset: count, as: UInt8.self)
        place &+= 1
      } else {
        break
      }
      count &+= 1
    }
    index = place
    return count
  }

  /// Goes over text without overstrike up to an escape, and over the sequences behind it that choose
  /// colours and other looks; how many bytes of text that was.
  ///
  /// A log in colours is passed by these alone. What cannot be told before there are more bytes is left.
  ///
  /// - Parameters:
  ///   - index: A place between two pieces; the place behind the last one that was passed afterwards.
  ///   - most: The most bytes of text to go over.
  ///   - text: Where to write them, if anywhere.
  package mutating func coloredText(
    _ bytes: UnsafeRawBufferPointer, from index: inout Int, most: Int = .max,
    into text: UnsafeMutableRawPointer? = nil
  ) -> Int {
    var count = 0
    while index < bytes.count {
      if bytes[index] == 0x1B {
        guard let length = TerminalSequence.rendition(bytes, at: index, &look) else { break }
        index &+= length
        continue
      }
      let special = Self.special(bytes, from: index)
      let length = special &- index
      guard special < bytes.count, bytes[special] == 0x1B, length <= most &- count else { break }
      if let text, let base = bytes.baseAddress {
        (text + count).copyMemory(from: base + index, byteCount: length)
      }
      count &+= length
      index = special
    }
    return count
  }

  private mutating func anyPiece(
    _ bytes: UnsafeRawBufferPointer, from index: Int, offset: Int, _ edge: Edge
  ) -> Piece? {
    var from = index
    if bytes[index] == 0x1B {
      switch TerminalSequence.read(bytes, at: index, offset: offset + index, &look) {
      case .style(let length):
        return Piece(text: index..<index, struck: TextStyles(), end: index + length)
      case .none: from = index + 1
      case .cut:
        guard edge == .end else { return nil }
        from = index + 1
      }
    }
    let special = Self.special(bytes, from: from)
    if special == bytes.count { return rest(bytes, from: index, edge) }
    if bytes[special] == 0x1B { return Self.piece(index..<special) }
    // A backspace without a character before it, which this piece has.
    guard special > from else { return Self.piece(index..<special + 1) }
    // A second backspace tells what the first one stands for.
    if special + 1 == bytes.count, edge != .end {
      let end = max(special - Self.held, index)
      return end > index ? Self.piece(index..<end) : nil
    }
    let start = Self.character(bytes, before: special, from: from)
    switch Overstrike.read(bytes, at: start) {
    case _ where start > index: return Self.piece(index..<start)
    case .found(let strike):
      return Piece(text: strike.text, struck: strike.styles, end: strike.end)
    case .none: return Self.piece(index..<special + 1)
    case .cut:
      guard edge == .end else { return nil }
      return struckAtEnd(bytes, from: index, special)
    }
  }

  /// The piece of a character whose overstrike the text's end cuts off, or of what is none.
  private func struckAtEnd(
    _ bytes: UnsafeRawBufferPointer, from index: Int, _ special: Int
  ) -> Piece {
    // A line feed behind the end changes no strike, and ends one that is whole.
    let tail = Array(bytes[index...].prefix(256)) + [0x0A]
    let finding = tail.withUnsafeBytes { Overstrike.read($0, at: 0) }
    guard case .found(let strike) = finding, index + strike.end <= bytes.count else {
      return Self.piece(index..<special + 1)
    }
    let text = index + strike.text.lowerBound..<index + strike.text.upperBound
    return Piece(text: text, struck: strike.styles, end: index + strike.end)
  }

  private static func piece(_ text: Range<Int>) -> Piece {
    Piece(text: text, struck: TextStyles(), end: text.upperBound)
  }

  /// What can be given of bytes without anything special, up to the window's end.
  private func rest(_ bytes: UnsafeRawBufferPointer, from index: Int, _ edge: Edge) -> Piece? {
    let held =
      switch edge {
      case .more: Self.held
      case .pause: Self.strikable(bytes)
      case .halt, .end: 0
      }
    let end = max(bytes.count - held, index)
    return end > index ? Self.piece(index..<end) : nil
  }

  /// The bytes of the last character, if a backspace may follow that has it printed once more; two
  /// underscores are below a wide one.
  private static func strikable(_ bytes: UnsafeRawBufferPointer) -> Int {
    guard let last = bytes.last, last >= 0x20, last != 0x7F else { return 0 }
    var length = 1
    while length < min(bytes.count, 4), bytes[bytes.count - length] & 0xC0 == 0x80 { length += 1 }
    let underscore = UInt8(ascii: "_")
    return last == underscore && bytes.dropLast().last == underscore ? 2 : length
  }

  /// Where the character begins that is struck over by the backspace at `special`.
  private static func character(
    _ bytes: UnsafeRawBufferPointer, before special: Int, from index: Int
  ) -> Int {
    var start = special - 1
    while start > index, special - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    if bytes[start] & 0xC0 == 0x80 { start = special - 1 }
    // Two underscores below a wide character.
    let underscore = UInt8(ascii: "_")
    if bytes[start] == underscore, start > index, bytes[start - 1] == underscore,
      special + 1 < bytes.count, bytes[special + 1] == 0x08
    {
      start -= 1
    }
    return start
  }

  /// The first escape or backspace from `index` on; the end if there is none.
  private static func special(_ bytes: UnsafeRawBufferPointer, from index: Int) -> Int {
    var index = index
    if let base = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      while index + 64 <= bytes.count {
        let found = cbm_same(base + index, 0x1B) | cbm_same(base + index, 0x08)
        if found != 0 { return index + found.trailingZeroBitCount }
        index += 64
      }
    }
    while index < bytes.count, bytes[index] != 0x1B, bytes[index] != 0x08 { index += 1 }
    return index
  }

  /// Whether there is a style in the first bytes of a text.
  package static func hasStyles(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard special(bytes, from: 0) < bytes.count else { return false }
    var text = TerminalText()
    var index = 0
    while let piece = text.next(bytes, from: index, offset: 0, .more) {
      if piece.text.count < piece.end - index { return true }
      index = piece.end
    }
    return false
  }
}

extension TerminalText {
  /// Whether the last of these bytes may be a part of a sequence that goes on behind them.
  package static func mayGoOn(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let tail = bytes.suffix(TerminalSequence.longest)
    guard let escape = tail.lastIndex(of: 0x1B) else { return bytes.last == 0x08 }
    var look = TerminalLook()
    return TerminalSequence.read(bytes, at: escape, offset: 0, &look) == .cut
      || bytes.last == 0x08
  }
}

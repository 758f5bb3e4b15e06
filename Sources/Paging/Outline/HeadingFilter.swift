import Books

/// Tells at a glance which lines can be no heading: nearly all of them.
struct HeadingFilter {
  /// Whether some heading begins with letters that are mixed to an index.
  private var beginnings = [Bool](repeating: false, count: 4096)
  private let contents: ContentsList

  /// A filter that lets pass what may be a heading by itself, and what `contents` names.
  init(_ contents: ContentsList) {
    self.contents = contents
    for word in HeadingWords.beginnings { mark(Array(word.utf8)) }
    for entry in contents.beginnings { mark(entry) }
  }

  private mutating func mark(_ bytes: [UInt8]) {
    if let index = bytes.withUnsafeBytes({ Self.index(of: $0, from: 0) }) {
      beginnings[index] = true
    }
  }

  /// Whether the line of `bytes`, the first behind a blank one, may be a heading's.
  ///
  /// - Complexity: O(*n*) in the line's bytes, O(1) for prose.
  func passes(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while start < bytes.count, HeadingLine.isDecoration(bytes[start]) { start += 1 }
    start = HeadingLine.start(of: bytes, from: start)
    guard start < bytes.count else { return bytes.first == UInt8(ascii: "*") }
    if bytes.first == UInt8(ascii: "*") { return true }
    if Self.mayBeNumeral(bytes, from: start) { return true }
    if let index = Self.index(of: bytes, from: start), beginnings[index] { return true }
    if HeadingLine.mayBeOfPart(UnsafeRawBufferPointer(rebasing: bytes[start...])) { return true }
    // Most prose has a small letter among its first few bytes.
    guard let small = bytes[start...].firstIndex(where: { $0 >= 0x61 && $0 <= 0x7A }) else {
      return true
    }
    return Self.isOfNumberSign(bytes, at: small, from: start)
  }

  /// Whether the first small letter of a line, at `small`, is that of `No.` behind capitals: `PAPER No. 3`.
  private static func isOfNumberSign(
    _ bytes: UnsafeRawBufferPointer, at small: Int, from start: Int
  ) -> Bool {
    small - start > 4 && small + 3 < bytes.count && bytes[small] == UInt8(ascii: "o")
      && bytes[small - 1] == UInt8(ascii: "N") && bytes[small - 2] == 0x20
      && bytes[small + 1] == UInt8(ascii: ".") && bytes[small + 2] == 0x20
      && (0x30...0x39).contains(bytes[small + 3])
  }

  /// How the contents list names the heading with `key`.
  func listing(of key: HeadingKey) -> HeadingCandidate.Listing {
    // A line of signs has no words.
    if key == HeadingKey([]) { return .none }
    if contents.keys.contains(key.value) { return .whole }
    return contents.titleKeys.contains(key.value) ? .title : .none
  }

  /// Whether `words`, which the contents list names, are a line of another list: the number of a page stands
  /// behind them as it does in that list.
  func isOfAnotherList(_ words: ArraySlice<UInt8>) -> Bool {
    contents.hasPages && ContentsList.endsWithPage(words)
  }

  /// How far below the chapters the heading of `words`, with `key`, lies, and whether its number says so.
  func depth(of words: ArraySlice<UInt8>, _ key: HeadingKey) -> (depth: UInt8, isSection: Bool) {
    let level = words.withUnsafeBytes { SectionNumber.read($0[...])?.number.level ?? 0 }
    return (max(UInt8(clamping: level), contents.depths[key.value] ?? 0), level > 0)
  }

  /// Whether the contents list has the byte at `offset` of the text.
  func isInList(_ offset: Int) -> Bool { contents.range.contains(offset) }

  private static func mayBeNumeral(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var begin = start
    while begin < bytes.count, setsNumeralApart(bytes[begin]) { begin += 1 }
    var index = begin
    loop: while index < bytes.count, index - begin < 10 {
      switch bytes[index] {
      case UInt8(ascii: "I"), UInt8(ascii: "V"), UInt8(ascii: "X"), UInt8(ascii: "L"),
        UInt8(ascii: "C"), UInt8(ascii: "D"), UInt8(ascii: "M"), 0x30...0x39:
        index += 1
      default: break loop
      }
    }
    guard index > begin else { return false }
    guard index < bytes.count else { return true }
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ")"), UInt8(ascii: "-"), 0x0D, 0xE2:
      return true
    case UInt8(ascii: "]"), 0x20: return begin > start
    default: return false
    }
  }

  /// Whether `byte` is one of a bracket, a dash or a space, by which a number may be set apart.
  private static func setsNumeralApart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "-"), 0x20, 0xE2, 0x80, 0x93, 0x94: true
    default: false
    }
  }

  /// A number for the first three letters or digits of a line; `nil` if it has fewer.
  private static func index(of bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var value = 0
    var found = 0
    for byte in bytes[start...].prefix(12) {
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x80...: value = value &* 37 &+ Int(byte)
      case 0x41...0x5A: value = value &* 37 &+ Int(byte | 0x20)
      default: continue
      }
      found += 1
      if found == 3 { return value & 4095 }
    }
    return nil
  }
}

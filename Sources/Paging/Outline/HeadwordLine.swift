/// A line read as the beginning of an entry of a dictionary.
struct HeadwordLine {
  /// The most bytes of a line that are looked at.
  private static let searched = 64

  /// How the word is set.
  let shape: Headword.Shape
  /// Where the word is in the line.
  let word: Range<Int>
  /// Where it ends with what sets it apart.
  let end: Int

  /// A line that is a headword if the next one is indented.
  init(hanging line: UnsafeRawBufferPointer) {
    var end = line.count
    while end > 1, SourceLine.isBlank(line[end - 1]) { end -= 1 }
    (shape, word, self.end) = (.hanging, 0..<end, end)
  }

  /// Reads `line`, which begins with something to show.
  ///
  /// - Returns: `nil` if it begins no entry by itself.
  /// - Complexity: O(1).
  init?(_ line: UnsafeRawBufferPointer) {
    let line = UnsafeRawBufferPointer(rebasing: line.prefix(Self.searched))
    guard let first = line.first else { return nil }
    switch first {
    case UInt8(ascii: ":"):
      guard line.count > 2, !SourceLine.isBlank(line[1]),
        let close = Self.colon(in: line), close > 1
      else { return nil }
      (shape, word, end) = (.colons, 1..<close, close + 1)
    case UInt8(ascii: "_"), UInt8(ascii: "*"):
      let marks = line.prefix { $0 == first }.count
      guard marks <= 2, let close = line[marks...].firstIndex(of: first), close > marks + 1,
        close + marks < line.count, line[close + marks - 1] == first,
        Self.endsWord(line, at: close + marks)
      else { return nil }
      (shape, word, end) = (.emphasis, marks..<close, close + marks)
    default:
      guard let read = Self.capitals(line) ?? Self.grammar(line) else { return nil }
      (shape, word, end) = (read.shape, 0..<read.end, read.end)
    }
  }

  /// The colon behind the word that stands between two.
  private static func colon(in line: UnsafeRawBufferPointer) -> Int? {
    line.indices.dropFirst(2).first { index in
      line[index] == UInt8(ascii: ":")
        && (index + 1 == line.count || SourceLine.isBlank(line[index + 1]))
    }
  }

  /// The end of the capitals that `line` begins with, if a word ends there.
  private static func capitals(
    _ line: UnsafeRawBufferPointer
  ) -> (shape: Headword.Shape, end: Int)? {
    guard let first = line.first, (0x41...0x5A).contains(first) || first >= 0xC3 else { return nil }
    var end = 0
    var letters = 0
    loop: for (index, byte) in line.enumerated() {
      switch byte {
      case 0x41...0x5A: letters += 1
      case 0x61...0x7A:
        // `IMPOSTOR n. A rival aspirant`
        guard letters >= 2, line[index - 1] == 0x20, isKind(line[index...]) else { return nil }
        return (.capitals, end)
      // Letters of other scripts count as they are: their case is not looked up here.
      case 0xC3...0xDF, 0x80...0xBF: letters += byte >= 0xC3 ? 1 : 0
      case 0x20, UInt8(ascii: "-"), UInt8(ascii: "'"), 0x30...0x39, UInt8(ascii: "/"): continue
      default: break loop
      }
      end = index + 1
    }
    guard letters >= 2, endsWord(line, at: end) else { return nil }
    return (.capitals, end)
  }

  /// The words that say what kind of word a headword is, without their full stops.
  private static let kinds: Set<String> = [
    "n", "v", "a", "adj", "adv", "prep", "conj", "pron", "interj", "int", "pl", "s", "sb", "subst",
    "vt", "vi", "vb", "pp", "part", "m", "f", "art", "num", "phr", "prov", "npl", "sf", "sm",
  ]

  /// Whether `line` begins with what kind of word a headword is: `n.`, `v.t.`.
  private static func isKind(_ line: Slice<UnsafeRawBufferPointer>) -> Bool {
    let word = line.prefix { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: ".") }
    guard word.count <= 8, word.last == UInt8(ascii: ".") else { return false }
    return kinds.contains(String(decoding: word.filter { $0 > UInt8(ascii: ".") }, as: UTF8.self))
  }

  /// The end of the word before `, n.`.
  private static func grammar(
    _ line: UnsafeRawBufferPointer
  ) -> (shape: Headword.Shape, end: Int)? {
    guard let comma = line.prefix(40).firstIndex(of: UInt8(ascii: ",")), comma > 0,
      comma + 3 < line.count, line[comma + 1] == 0x20
    else { return nil }
    var kind = ""
    for byte in line[(comma + 2)...].prefix(8) {
      guard (0x61...0x7A).contains(byte) || byte == UInt8(ascii: ".") else { break }
      if byte != UInt8(ascii: ".") { kind.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
    let after = comma + 2 + kind.utf8.count
    guard !kind.isEmpty, after < line.count,
      line[after] == UInt8(ascii: ".") || kind.utf8.count > 1,
      line[(comma + 2)...].prefix(8).contains(UInt8(ascii: ".")), kinds.contains(kind)
    else { return nil }
    return (.grammar, comma)
  }

  /// Whether no letter and no digit goes on at `index`.
  private static func endsWord(_ line: UnsafeRawBufferPointer, at index: Int) -> Bool {
    guard index < line.count else { return line.count < searched }
    switch line[index] {
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "-"), UInt8(ascii: "="), 0x20, 0x0D, 0xE2:
      return true
    default: return false
    }
  }

  /// Whether a line at the left edge may be a word with its meaning indented under it.
  static func mayHang(_ line: UnsafeRawBufferPointer) -> Bool {
    guard let first = line.first, let last = line.last(where: { !SourceLine.isBlank($0) }),
      first > 0x20, first != UInt8(ascii: "-"), first != UInt8(ascii: "*")
    else { return false }
    return !",;:.".utf8.contains(last) && line.count { $0 == 0x20 } <= 5
  }
}

import Books

/// The words of a heading as they are shown.
struct OutlineTitle {
  /// The whole heading on one line.
  let title: String
  /// The heading without its number.
  let name: String

  /// The heading of `bytes`, lines of a text; `isNumbered` where it has a number.
  init(_ bytes: some Collection<UInt8>) {
    let lines = bytes.split { $0 == 0x0A || $0 == 0x0D || $0 == 0x0C }
      .map { Self.cleaned($0) }
      // A line of dashes underlines the one above.
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
    var title = lines.first ?? ""
    let isBare = HeadingLine(title).map { $0.isBare && $0.number != nil } ?? false
    for (index, line) in lines.dropFirst().enumerated() {
      let isNumber = index == 0 && isBare
      title += isNumber && !".:—–-".contains(title.last ?? " ") ? ". " + line : " " + line
    }
    // The last words for a picture may be the heading below it.
    if title.hasSuffix("]"), !title.contains("[") { title = String(title.dropLast()) }
    title = Self.withoutFullStop(title)
    self.title = title
    if let read = HeadingLine(title), read.number != nil || read.kind.isDivision {
      name = String(read.title)
    } else {
      name = title
    }
  }

  /// The headword of `bytes`, without what sets it apart.
  static func headword(_ bytes: some Collection<UInt8>) -> String {
    let words = cleaned(bytes)
    let signs: (Character) -> Bool = { ":*_,.".contains($0) }
    let start = words.drop(while: signs)
    let count = start.reversed().prefix(while: signs).count
    return start.isEmpty ? words : String(start.dropLast(count))
  }

  /// The line with single spaces, without marks of emphasis and what decorates its ends.
  private static func cleaned(_ line: some Sequence<UInt8>) -> String {
    var line = Array(line)[...]
    HeadingLine.makeSpacesPlain(&line)
    var bytes: [UInt8] = []
    for (index, byte) in zip(line.indices, line) where !isMark(index, in: line) {
      if SourceLine.isBlank(byte) {
        if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
      } else if byte >= 0x20, byte != 0x7F {
        bytes.append(byte)
      }
    }
    while let last = bytes.last, HeadingLine.isDecoration(last) { bytes.removeLast() }
    bytes = Array(HeadingLine.withoutNoteMark(bytes[...]))
    let start = bytes.firstIndex { !HeadingLine.isDecoration($0) } ?? bytes.count
    var words = String(decoding: bytes[start...], as: UTF8.self)
    // Neither control characters nor marks that turn the direction of what follows.
    words.unicodeScalars.removeAll { scalar in
      switch scalar.value {
      case 0x80..<0xA0, 0xAD, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
    return words
  }

  /// Whether the byte at `index` is a mark of emphasis: an underscore that is no part of a name as
  /// `hide_marks` and `__init` are.
  private static func isMark(_ index: Int, in line: ArraySlice<UInt8>) -> Bool {
    let sign = UInt8(ascii: "_")
    guard line[index] == sign else { return false }
    guard index > line.startIndex, index + 1 < line.endIndex else { return true }
    let (former, next) = (line[index - 1], line[index + 1])
    return !(former == sign || next == sign || isWord(former) && isWord(next))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  /// `title` without one full stop at its end.
  private static func withoutFullStop(_ title: String) -> String {
    title.hasSuffix(".") && !title.hasSuffix("..") ? String(title.dropLast()) : title
  }
}

/// Notes of RTF: a group that begins with `{\footnote`, or with `{\*\footnote`, which programs that know no
/// notes pass over.
enum RichTextNotes {
  /// `text` with all of them in the first form; `nil` if there are none in the second.
  ///
  /// Pandoc knows notes, and passes over groups that begin with `{\*` nevertheless.
  static func respelled(_ text: [UInt8]) -> [UInt8]? {
    let word = Array(#"\footnote"#.utf8)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while let open = text[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = open + 1
      guard text[index...].starts(with: #"\*"#.utf8) else { continue }
      guard let start = text[(index + 2)...].firstIndex(where: { $0 > 0x20 }),
        text[start...].starts(with: word),
        let behind = text[start...].dropFirst(word.count).first, !(0x61...0x7A ~= behind | 0x20)
      else { continue }
      result += text[copied..<index]
      copied = start
    }
    return copied == 0 ? nil : result + text[copied...]
  }
}

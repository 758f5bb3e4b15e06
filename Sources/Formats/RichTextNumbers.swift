/// Characters of RTF that are written by their numbers, with one for programs that know no Unicode behind
/// each: `\u228?`.
enum RichTextNumbers {
  /// `text` with each such other one written by its number too, `\u228\'3f`; `nil` if there is none.
  ///
  /// To a reader both are the same. Pandoc 2 skips one character too many behind a plain one: the letter
  /// after each umlaut was lost.
  static func respelled(_ text: [UInt8]) -> [UInt8]? {
    let digits = Array("0123456789abcdef".utf8)
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while let sign = text[index...].firstIndex(of: UInt8(ascii: "\\")), sign + 2 < text.count {
      index = sign + 2
      guard text[sign + 1] == UInt8(ascii: "u") else { continue }
      if text[index] == UInt8(ascii: "-") { index += 1 }
      let number = index
      while index < text.count, 0x30...0x39 ~= text[index] { index += 1 }
      guard index > number, index < text.count, 0x21..<0x7F ~= text[index],
        !#"\{}"#.utf8.contains(text[index])
      else { continue }
      let other = text[index]
      result += text[copied..<index] + Array(#"\'"#.utf8)
      result += [digits[Int(other >> 4)], digits[Int(other & 15)]]
      index += 1
      copied = index
    }
    return copied == 0 ? nil : result + text[copied...]
  }
}

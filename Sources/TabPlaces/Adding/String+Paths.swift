import Widgets

/// What a path has around it and in it where it is typed or pasted.
extension String {
  /// With two backslashes for each: what is typed is read without those that a shell needs.
  var withBackslashes: String { replacing("\\", with: "\\\\") }

  /// Without the backslashes that a shell needs before spaces, quotes and brackets.
  var withoutBackslashes: String {
    guard contains("\\") else { return self }
    var text = ""
    var isQuoted = false
    for character in self {
      if isQuoted, !" '\"()[]{}&;!$\\".contains(character) { text.append("\\") }
      isQuoted = character == "\\" && !isQuoted
      if !isQuoted { text.append(character) }
    }
    return isQuoted ? text + "\\" : text
  }

  /// With the bytes that `%41` and its like stand for.
  package var unescaped: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

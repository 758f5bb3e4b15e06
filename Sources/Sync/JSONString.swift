/// A string as JSON writes it, with its quotes (RFC 8259, section 7).
package struct JSONString: CustomStringConvertible {
  /// The string in quotes.
  package let description: String

  /// What JSON writes for `string`: escapes for all that a terminal would obey.
  package init(_ string: some StringProtocol) {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    description = text + "\""
  }
}

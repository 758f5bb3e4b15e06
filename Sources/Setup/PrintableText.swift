extension String {
  /// The name as a shell reads it: quoted if it contains line ends or other controls.
  package var quoted: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    let words = unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\t": "\\t"
      case "\\", "'": "\\\(scalar)"
      case let scalar where scalar.isControl:
        scalar.utf8.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      default: String(scalar)
      }
    }
    return "$'" + words.joined() + "'"
  }

  /// The string on one line, without anything that a terminal would not take for text.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    var text = ""
    text.unicodeScalars.append(contentsOf: unicodeScalars.map { $0.isControl ? " " : $0 })
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  fileprivate var utf8: [UInt8] { Array(String(self).utf8) }
}

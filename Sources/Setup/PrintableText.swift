extension String {
  /// A name as a shell takes it: in quotes where it has what does not fit a line.
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

  /// The string without what a terminal would take for anything but text, on one line.
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

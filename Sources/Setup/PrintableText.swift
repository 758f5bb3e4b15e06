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

extension String {
  /// The text with signs for what a terminal would obey: escapes and other control characters, but
  /// line ends and tabs.
  ///
  /// Everything that the program writes to a terminal outside the full screen passes through here.
  /// A soft hyphen is left out: terminals draw it as a hyphen.
  ///
  /// - Parameter keepsDirections: Whether marks that reverse the direction of what follows stay: in a
  ///   text of lines of its own they turn nothing round but that.
  package func harmless(keepsDirections: Bool = false) -> String {
    guard utf8.contains(where: { $0 < 0x20 && $0 != 0x0A || $0 >= 0x7F }) else { return self }
    var text = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in unicodeScalars {
      if wasReturn { text.append(scalar == "\n" ? "\r" : "\u{FFFD}") }
      wasReturn = scalar == "\r"
      switch scalar {
      case "\n", "\t", "\u{C}": text.append(scalar)
      case "\r", "\u{AD}": break
      case _ where scalar.isControl: text.append("\u{FFFD}")
      case _ where scalar.isDirection && !keepsDirections: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    if wasReturn { text.append("\u{FFFD}") }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it embeds, overrides or isolates a direction, or ends that.
  fileprivate var isDirection: Bool { 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value }

  fileprivate var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  fileprivate var utf8: [UInt8] { Array(String(self).utf8) }
}

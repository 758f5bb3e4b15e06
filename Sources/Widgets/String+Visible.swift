extension String {
  /// Without white space at its ends.
  package var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// With a sign for each character that is none: a file may be called anything.
  package var visible: String {
    guard unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return self
    }
    let shown = unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\u{FFFD}" : $0 }
    return String(String.UnicodeScalarView(shown))
  }
}

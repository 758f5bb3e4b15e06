/// What is drawn for a glyph that the terminal cannot show, or would show in other columns.
package enum StandIn {
  /// A stand-in in ASCII of exactly `columns`: `'` for a curly quote, `e` for `é`, else `?`.
  package static func ascii(for glyph: String, columns: Int) -> String {
    padded(glyph.unicodeScalars.first.flatMap(ascii) ?? "?", to: columns)
  }

  /// A stand-in for a terminal of UTF-8 whose widths differ: in ASCII where there is one that can
  /// be read, else U+FFFD.
  package static func unicode(for glyph: String, columns: Int) -> String {
    padded(glyph.unicodeScalars.first.flatMap(ascii) ?? "\u{FFFD}", to: columns)
  }

  private static func padded(_ character: Character, to columns: Int) -> String {
    String(character) + String(repeating: " ", count: max(columns - 1, 0))
  }

  private static func ascii(for scalar: Unicode.Scalar) -> Character? {
    if scalar.isASCII { return (0x20..<0x7F).contains(scalar.value) ? Character(scalar) : nil }
    if let letter = punctuation[scalar] { return letter }
    switch scalar.properties.generalCategory {
    case .dashPunctuation: return "-"
    case .spaceSeparator: return " "
    default: return baseLetter(of: scalar)
    }
  }

  private static let punctuation: [Unicode.Scalar: Character] = [
    "‘": "'", "’": "'", "‚": ",", "‛": "'", "′": "'", "‹": "<", "›": ">",
    "“": "\"", "”": "\"", "„": "\"", "‟": "\"", "″": "\"", "«": "\"", "»": "\"",
    "…": ".", "·": ".", "•": "*", "−": "-", "×": "x", "÷": "/", "⁄": "/", "¦": "|",
    "│": "|", "║": "|", "─": "-", "═": "=", "§": "S", "¶": "P", "©": "c", "®": "r", "°": "o",
    "¡": "!", "¿": "?", "¹": "1", "²": "2", "³": "3", "ß": "s", "æ": "a", "Æ": "A", "œ": "o",
    "Œ": "O", "ı": "i", "€": "E", "£": "L", "、": ",", "。": ".",
  ]

  /// The letter that `scalar` is by its name, whatever is on it or around it: `LATIN SMALL LETTER E
  /// WITH ACUTE` is an e, `FULLWIDTH LATIN CAPITAL LETTER A` an A.
  private static func baseLetter(of scalar: Unicode.Scalar) -> Character? {
    guard let words = scalar.properties.name?.split(separator: " "),
      let latin = words.firstIndex(of: "LATIN"), words.count > latin + 3,
      words[latin + 2] == "LETTER", words[latin + 3].count == 1,
      words.count == latin + 4 || words[latin + 4] == "WITH"
    else { return nil }
    let letter = words[latin + 3]
    return words[latin + 1] == "SMALL" ? letter.lowercased().first : letter.first
  }
}

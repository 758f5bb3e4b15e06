/// Words that books are looked for by, each in all that is known of a book or in one field of it:
/// `whale`, `#sea`, `author:ueda`, `series:"sea tales"`.
///
/// A field whose word is still to be typed (`author:`) leaves nothing out.
package struct BookQuery: Equatable, Sendable {
  /// What a word can be looked for in alone.
  package enum Field: String, CaseIterable, Sendable {
    case title, author, series, file, tag, note
  }

  /// A word, or several in quotes.
  package struct Word: Equatable, Sendable {
    /// Where it must be; nil for anywhere.
    package var field: Field?
    /// The word as it was typed, without the name of the field, `#` and quotes.
    package var text: String

    /// A word in a field, or anywhere.
    package init(_ text: String, in field: Field? = nil) {
      (self.field, self.text) = (field, text)
    }
  }

  /// The words, in their order; a book must have all of them.
  package let words: [Word]

  /// The query that was typed.
  package init(_ typed: String) {
    var words: [Word] = []
    var rest = typed[...].drop(while: \.isWhitespace)
    while !rest.isEmpty {
      let field = Self.takeField(&rest)
      let text = Self.takeText(&rest)
      if text.contains(where: { !$0.isWhitespace }) { words.append(Word(text, in: field)) }
      rest = rest.drop(while: \.isWhitespace)
    }
    self.words = words
  }

  /// The words that can be anywhere, with spaces between them.
  package var plainWords: String {
    words.filter { $0.field == nil }.map(\.text).joined(separator: " ")
  }

  /// Takes the name of a field from the beginning of what is left.
  private static func takeField(_ rest: inout Substring) -> Field? {
    if rest.first == "#" {
      rest = rest.dropFirst()
      return .tag
    }
    let name = rest.prefix { $0.isLetter }
    guard let field = Field(rawValue: name.lowercased()), rest[name.endIndex...].first == ":"
    else { return nil }
    rest = rest[name.endIndex...].dropFirst()
    if field == .tag, rest.first == "#" { rest = rest.dropFirst() }
    return field
  }

  /// Takes a word, or all up to the quote that ends it.
  private static func takeText(_ rest: inout Substring) -> String {
    let closing: [Character: Character] = ["\"": "\"", "“": "”"]
    if let first = rest.first, let end = closing[first] {
      let text = rest.dropFirst().prefix { $0 != end }
      rest = rest[text.endIndex...].dropFirst()
      return String(text)
    }
    let text = rest.prefix { !$0.isWhitespace }
    rest = rest[text.endIndex...]
    return String(text)
  }
}

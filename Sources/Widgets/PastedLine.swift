/// A text that was pasted into a field of one line.
package struct PastedLine: Equatable, Sendable {
  /// The most that a field takes of it, in characters.
  private static let capacity = 20_000

  /// Its characters: a blank for the ends of lines and what stands around them, none at the ends.
  package let characters: [Character]

  /// The line that a text is where it is pasted; blanks between words stay as many as they are, for
  /// names of files may have some.
  package init(_ text: String) {
    var characters: [Character] = []
    var gap: [Character] = []
    for character in text.prefix(Self.capacity) {
      guard !character.isWhitespace else {
        gap.append(character)
        continue
      }
      if !characters.isEmpty { characters += gap.allSatisfy { $0 == " " } ? gap : [" "] }
      gap = []
      characters.append(character)
    }
    self.characters = characters
  }
}

import Screen

/// A text that was pasted into a field of one line.
package struct PastedLine: Equatable, Sendable {
  /// The most that a field takes of it, in characters.
  private static let capacity = 20_000

  /// Its characters: a blank for every run of white space, none at the ends.
  package let characters: [Character]

  /// The line that a text is where it is pasted.
  package init(_ text: String) {
    let words = text.prefix(Self.capacity).split(whereSeparator: \.isWhitespace)
    characters = Array(words.joined(separator: " "))
  }
}

extension Sheet {
  /// Whether letters are typed into it now, and are no commands.
  fileprivate var isTyping: Bool {
    switch self {
    case .goTo, .search, .note: true
    case .contents(let sheet): sheet.typed != nil
    case .marks(let sheet): sheet.typed != nil
    case .settings(let sheet): sheet.isTyping
    case .plan(let sheet): sheet.row.isTyped
    case .help, .matches, .colour, .themes, .info, .lookUp, .dateQuestion, .planOffer: false
    }
  }
}

extension Model {
  /// Takes a text that was pasted: into what is being typed, else nowhere.
  mutating func paste(_ text: String) -> [Effect] {
    guard !layout.isTooSmall, let open = sheet else { return [] }
    let line = PastedLine(text)
    if case .note(var note) = open {
      note.paste(line)
      sheet = .note(note)
      return []
    }
    return line.characters.flatMap { sheet?.isTyping == true ? press(.character($0)) : [] }
  }
}

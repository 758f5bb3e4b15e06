/// What a mark is known by: a number that it keeps, also while it is being edited elsewhere.
package enum MarkID: Hashable, Sendable {
  /// A mark in the library, by its row.
  case kept(Int64)
  /// A mark that was made since the text was opened, by its turn.
  case new(Int)
}

/// The four colours of highlights, by the number that chooses them.
package enum HighlightColour: Int, CaseIterable, Sendable {
  case yellow = 1
  case green, blue, pink

  /// Its name.
  package var name: String {
    switch self {
    case .yellow: "yellow"
    case .green: "green"
    case .blue: "blue"
    case .pink: "pink"
    }
  }
}

/// A bookmark, a highlight or a note of the reader's, as the screen needs it.
package struct Mark: Equatable, Sendable {
  /// What a mark was made as.
  package enum Kind: String, CaseIterable, Sendable {
    /// A place to come back to.
    case bookmark
    /// Words in a colour.
    case highlight
    /// Words with something written to them.
    case note
  }

  /// The longest excerpt that is kept in memory, in characters.
  package static let longestExcerpt = 240

  /// What it is known by.
  package var id: MarkID
  /// What it was made as.
  package var kind: Kind
  /// The bytes of the text that it marks; empty for a bookmark.
  package var range: Range<Int>
  /// The beginning of the marked text, or of the line that a bookmark stands at.
  package var excerpt: String
  /// What the reader wrote to it.
  package var note: String?
  /// The colour of a highlight.
  package var colour: HighlightColour?
  /// The heading that it stood under when it was made, where that was known.
  package var chapter: String?
  /// Whether its text is where `range` says; `false` if an edited file has it no more.
  package var isFound: Bool

  /// A mark of `range`.
  package init(
    id: MarkID, kind: Kind, range: Range<Int>, excerpt: String, note: String? = nil,
    colour: HighlightColour? = nil, chapter: String? = nil, isFound: Bool = true
  ) {
    self.id = id
    self.kind = kind
    self.range = range
    self.excerpt = excerpt
    self.note = note
    self.colour = colour
    self.chapter = chapter
    self.isFound = isFound
  }
}

/// What the reader changes in a mark.
package enum MarkChange: Equatable, Sendable {
  /// What is written to it; `nil` for nothing.
  case note(String?)
  /// Its colour; a note gets one too.
  case colour(HighlightColour)
  /// The heading that it stands under, once that is known.
  case chapter(String)
  /// It is taken away; or, with `false`, brought back.
  case removed(Bool)
}

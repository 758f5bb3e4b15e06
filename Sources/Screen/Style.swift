/// How a cell looks: what it is, and attributes beyond those of its role.
///
/// A style has no colours but those that a text asks for: a ``Theme`` gives them to its role. So a
/// surface stays as it is when the theme changes, and what is drawn is legible without any colour.
package struct Style: Hashable, Sendable {
  /// What the cell is.
  package var role: Role
  /// What is done to its letters beside what the role does.
  package var attributes: Attributes
  /// The colours that the text itself asks for.
  package var ink = Ink()

  /// The style of `role` with more attributes.
  package init(_ role: Role, _ attributes: Attributes = []) {
    self.role = role
    self.attributes = attributes
  }

  /// The attributes that it has where there are no colours.
  package var plain: Attributes { attributes.union(role.plain) }

  /// A letter for each attribute without colours, in a fixed order: `br` is bold and reversed.
  package var letters: String {
    String(Attributes.all.filter { plain.contains($0.attribute) }.map(\.letter)) + ink.words
  }
}

// MARK: - Putting styles together

extension Style: ExpressibleByArrayLiteral {
  /// The styles together, the last role over those before it.
  package init(arrayLiteral styles: Style...) {
    self = styles.reduce(Style(.text)) { $0.union($1) }
  }

  /// Whether it is plain text.
  package var isEmpty: Bool { self == Style(.text) }

  /// Whether the attributes of `other` are to be seen where there are no colours.
  package func contains(_ other: Style) -> Bool { plain.isSuperset(of: other.plain) }

  /// This style with `other` over it: all attributes, and the role of `other` unless that is text.
  ///
  /// A role that is put over words takes the colours away that their text asks for.
  /// A match in a heading stays heavy, though its role is no longer the heading's.
  package func union(_ other: Style) -> Style {
    var both = Style(role, attributes.union(other.attributes))
    if other.role != .text, other.role != role {
      both.attributes.formUnion(role.plain.intersection([.bold, .italic]))
      both.role = other.role
      both.ink = other.ink
    } else {
      both.ink = other.ink.isEmpty ? ink : other.ink
    }
    return both
  }

  /// Puts `other` over it, as ``union(_:)`` does.
  package mutating func formUnion(_ other: Style) { self = union(other) }

  /// Puts `other` over it, as ``union(_:)`` does.
  package mutating func insert(_ other: Style) { formUnion(other) }
}

// MARK: - Styles by name

extension Style {
  /// Text with an attribute.
  package static let bold = Style(.text, .bold)
  package static let dim = Style(.text, .dim)
  package static let italic = Style(.text, .italic)
  package static let underline = Style(.text, .underline)
  package static let reversed = Style(.text, .reversed)

  // The page.
  package static let heading = Style(.heading)
  package static let portion = Style(.portion)
  package static let match = Style(.match)
  package static let currentMatch = Style(.currentMatch)
  package static let selection = Style(.selection)
  package static let spoken = Style(.spoken)
  package static let spokenWord = Style(.spokenWord)
  package static let mark = Style(.mark)
  package static let code = Style(.code)
  package static let link = Style(.link)

  /// Words that the reader marked.
  ///
  /// - Parameter kind: From 1 to 4; others count as the nearest.
  package static func highlight(_ kind: Int) -> Style {
    let roles: [Role] = [.highlight1, .highlight2, .highlight3, .highlight4]
    return Style(roles[min(max(kind, 1), roles.count) - 1])
  }

  /// Text beside what is being read.
  ///
  /// - Parameter level: How far beside: 0 is what is being read, 2 and more are the farthest.
  package static func dimmed(_ level: Int) -> Style {
    Style(level <= 0 ? .text : level == 1 ? .dimmed1 : .dimmed2)
  }

  // The frame.
  package static let title = Style(.title)
  package static let bar = Style(.bar)
  package static let button = Style(.button)
  package static let rail = Style(.rail)
  package static let tab = Style(.tab)
  package static let closedTab = Style(.closedTab)
  package static let litTab = Style(.litTab)
  package static let todayTab = Style(.todayTab)
  package static let progress = Style(.progress)
  package static let progressRest = Style(.progressRest)
  package static let position = Style(.position)
  package static let hint = Style(.hint)
  package static let notice = Style(.notice)

  // Sheets.
  package static let frame = Style(.frame)
  package static let sheetTitle = Style(.sheetTitle)
  package static let sheet = Style(.sheet)
  package static let sheetHeading = Style(.sheetHeading)
  package static let faint = Style(.faint)
  package static let selectedRow = Style(.selectedRow)
  package static let field = Style(.field)
}

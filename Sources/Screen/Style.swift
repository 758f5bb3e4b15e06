/// How the text of a cell looks, apart from colour.
///
/// A terminal shows what it can: one without italics underlines them, one without an attribute
/// leaves it out. So a style never is the only sign of anything.
package struct Style: OptionSet, Hashable, Sendable {
  /// The bits: attributes from the lowest up; the upper byte is kept free for a colour's role.
  package let rawValue: UInt16

  /// Makes a style of the bits in `rawValue`.
  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Heavier or brighter letters.
  package static let bold = Style(rawValue: 1 << 0)
  /// Fainter letters.
  package static let dim = Style(rawValue: 1 << 1)
  /// Slanted letters; underlined where the terminal has none.
  package static let italic = Style(rawValue: 1 << 2)
  /// A line under the letters.
  package static let underline = Style(rawValue: 1 << 3)
  /// Text and background exchanged.
  package static let reversed = Style(rawValue: 1 << 4)

  /// A letter for each attribute, in a fixed order: `br` is bold and reversed.
  package var letters: String {
    let names: [(Style, Character)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"), (.reversed, "r"),
    ]
    return String(names.filter { contains($0.0) }.map(\.1))
  }
}

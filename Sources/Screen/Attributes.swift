/// What a terminal can do to letters beside giving them a colour.
///
/// A terminal shows what it can: one without italics underlines them, one without an attribute
/// leaves it out. So an attribute never is the only sign of anything.
package struct Attributes: OptionSet, Hashable, Sendable {
  /// The bits, from the lowest up.
  package let rawValue: UInt8

  /// Makes a set of the bits in `rawValue`.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier or brighter letters.
  package static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter letters.
  package static let dim = Attributes(rawValue: 1 << 1)
  /// Slanted letters; underlined where the terminal has none.
  package static let italic = Attributes(rawValue: 1 << 2)
  /// A line under the letters.
  package static let underline = Attributes(rawValue: 1 << 3)
  /// Text and background exchanged.
  package static let reversed = Attributes(rawValue: 1 << 4)

  /// Each with its letter and its name, in a fixed order.
  package static let all: [(attribute: Attributes, letter: Character, name: String)] = [
    (.bold, "b", "bold"), (.dim, "d", "dim"), (.italic, "i", "italic"),
    (.underline, "u", "underline"), (.reversed, "r", "reversed"),
  ]
}

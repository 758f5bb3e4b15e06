package import Books
import Paging
package import Screen
import Widgets

extension Style {
  /// How a glyph looks by the spans that it is in, and the colours that its text asks for.
  init(_ glyph: PageGlyph) {
    self.init(glyph.styles)
    guard !glyph.colors.isStandard else { return }
    ink = Ink(letters: Color(glyph.colors.letters), ground: Color(glyph.colors.ground))
  }

  /// How words look that are in spans of these kinds.
  private init(_ styles: TextStyles) {
    self.init(.text)
    guard styles.rawValue != 0 else { return }
    // What the book does not have itself stands back: markers, rules, what stands for a picture.
    if styles.contains(.generated) { formUnion(.faint) }
    if styles.contains(.code) { formUnion(.code) }
    if !styles.isDisjoint(with: [.link, .noteReference]) { formUnion(.link) }
    if styles.contains(.strong) { formUnion(.bold) }
    if styles.contains(.emphasis) { formUnion(.italic) }
    if styles.contains(.underline) { formUnion(.underline) }
    if styles.contains(.reversed) { formUnion(.reversed) }
    // Curses strikes nothing out.
    if !styles.isDisjoint(with: [.dim, .strike]) { formUnion(.dim) }
  }
}

extension Color {
  /// A colour that a text asks for; `nil` for the standard one.
  package init?(_ color: TextColor) {
    switch color.value {
    case .standard: return nil
    case .indexed(let index): self = .indexed(index)
    case .rgb(let red, let green, let blue): self = .rgb(red, green, blue)
    }
  }
}

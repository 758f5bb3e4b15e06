import Books
import Screen
import Widgets

extension Style {
  /// How words look that are in spans of these kinds.
  init(_ styles: TextStyles) {
    self.init(.text)
    guard styles.rawValue != 0 else { return }
    if styles.contains(.code) { formUnion(.code) }
    if !styles.isDisjoint(with: [.link, .noteReference]) { formUnion(.link) }
    if styles.contains(.strong) { formUnion(.bold) }
    if styles.contains(.emphasis) { formUnion(.italic) }
  }
}

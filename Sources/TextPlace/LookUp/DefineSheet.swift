import Screen
import Widgets

/// Asks in the last row for the word that is looked up.
package struct DefineSheet: Equatable, Sendable {
  private var field = PromptField("Look up: ", action: "look it up", capacity: 80)

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    switch field.handle(key) {
    case .goesOn: return .handled()
    case .ended: return .handled([.dismiss])
    case .answered(let typed):
      let words = Question.line(typed)
      return .handled(
        words.isEmpty ? [.dismiss] : [.dismiss, .effect(.lookUp(.defineWords(words)))])
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    field.draw(into: &surface, layout: layout, symbols: symbols)
  }
}

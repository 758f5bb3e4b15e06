import Screen
import Widgets

/// Asks in the last row for the file that is opened.
package struct OpenFileSheet: Equatable, Sendable {
  private var field = PromptField("Open: ", action: "open it", capacity: 1000)

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    switch field.handle(key) {
    case .goesOn: .handled()
    case .ended: .handled([.dismiss])
    case .answered(let name): .handled([.dismiss, .effect(.go(.file(.open(name))))])
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    field.draw(into: &surface, layout: layout, symbols: symbols)
  }
}

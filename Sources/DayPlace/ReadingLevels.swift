package import Screen
import Widgets

extension Symbols {
  /// How high a bar for so many minutes of reading is, as a glyph; `nil` for none.
  package func level(ofMinutes minutes: Int) -> String? {
    guard minutes > 0 else { return nil }
    let bounds = [5, 10, 20, 30, 45, 60, 90]
    return levels[bounds.firstIndex { minutes < $0 } ?? 7]
  }
}

import Screen
import Widgets

/// Asks in the last row for the name of a file.
package struct FileNameSheet: Equatable, Sendable {
  /// What is done with the file.
  enum Purpose: Equatable, Sendable {
    /// It is opened.
    case open
    /// The text is written into it, which is not there yet.
    case save
  }

  private let purpose: Purpose
  private var field: PromptField

  init(_ purpose: Purpose) {
    self.purpose = purpose
    field =
      switch purpose {
      case .open: PromptField("Open: ", action: "open it", capacity: 1000)
      case .save: PromptField("Save the text as: ", action: "save it", capacity: 1000)
      }
  }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    // Who types `:e` in an editor types a blank behind it.
    if key == .character(" "), field.isEmpty { return .handled() }
    return switch (field.handle(key), purpose) {
    case (.goesOn, _): .handled()
    case (.ended, _): .handled([.dismiss])
    case (.answered(let name), .open):
      .handled([.dismiss, .effect(.go(.file(.open(name))))])
    case (.answered(let name), .save): .handled([.dismiss, .effect(.saveText(as: name))])
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    field.draw(into: &surface, layout: layout, symbols: symbols)
  }
}

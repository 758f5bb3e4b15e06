import Paging
import Widgets

extension SettingsPanel {
  /// The panel over the page of `book`.
  init(_ layout: ScreenLayout, over book: BookPlace) {
    self.init(
      layout,
      pages: layout.columns(
        book.arrangement == .spread ? 2 : 1, measure: book.format.settings.measure))
  }
}

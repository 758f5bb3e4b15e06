import Books
import Screen
import Typeset
import Widgets

/// Asks in the last row whether a text that looks like a diary is one; reading goes on above it.
package struct DateQuestionSheet: Equatable, Sendable {
  /// The number of entries that were found.
  private let count: Int

  /// A question about a text with `count` entries.
  init(count: Int) {
    self.count = count
  }

  /// Responds to a key; all but the answers are for the text.
  func handle(_ key: Key) -> Response {
    switch key {
    case .character("y"), .character("Y"): .handled(Self.answer(true))
    case .character("n"): .handled(Self.answer(false))
    case .escape: .handled([.dismiss, .dates(.askLater)])
    default: .ignored
    }
  }

  /// Responds to a click on a cell.
  func click(row: Int, column: Int, layout: ScreenLayout) -> [Request] {
    guard row == layout.size.rows - 1 else { return [.dismiss, .dates(.askLater)] }
    let item = items(layout).first { $0.columns.contains(column) }
    return item.map(\.requests) ?? []
  }

  private static func answer(_ isDated: Bool) -> [Request] {
    [.dismiss, .dates(.rule(isDated: isDated))]
  }

  /// An answer in the row.
  private struct Item {
    var label: String
    var columns: Range<Int>
    var requests: [Request]
  }

  /// The question, as long as there is room for it beside the answers.
  private func question(_ layout: ScreenLayout) -> String {
    let room = layout.size.columns - 28
    let end = "hall its \(count) dates fill the rail?"
    return ["This text looks like a diary. S\(end)", "A diary? S\(end)", "A diary?"]
      .first { Typeset.columns(of: $0) <= room } ?? "Diary?"
  }

  private func items(_ layout: ScreenLayout) -> [Item] {
    var column = Typeset.columns(of: question(layout)) + 2
    let answers: [(String, [Request])] = [
      (" y yes ", Self.answer(true)), (" n no ", Self.answer(false)),
      (" Esc later ", [.dismiss, .dates(.askLater)]),
    ]
    return answers.map { label, requests in
      defer { column += label.utf8.count }
      return Item(
        label: label, columns: column..<column + label.utf8.count, requests: requests)
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout) {
    let row = layout.size.rows - 1
    surface.fill(
      Rect(row: row, column: 0, rows: 1, columns: layout.size.columns), style: .notice)
    surface.put(question(layout), row: row, column: 1, style: .notice)
    for item in items(layout) {
      surface.put(item.label, row: row, column: item.columns.lowerBound, style: .hint)
    }
  }
}

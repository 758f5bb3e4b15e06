import Datebook
import Screen
import Typeset
import Widgets

/// A list of what can be opened from a day or a cover.
struct DatebookItems: Equatable, Sendable {
  /// The columns that tell when, where something does.
  private static let whenColumns = 12

  private let title: String
  private let items: [DayItem]
  private var selection: ListSelection

  /// A list of `items`, with one selected.
  init(_ title: String, _ items: [DayItem], selected: Int = 0) {
    self.title = title
    self.items = items
    selection = ListSelection(min(selected, max(items.count - 1, 0)))
  }

  private func frame(_ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: max(items.count, 1), columns: 68, layout: layout)
  }

  mutating func handle(_ key: Key, layout: ScreenLayout) -> DatebookSheet.Answer {
    let rows = frame(layout).inside.rows
    switch key {
    case .escape, .character("q"), .character("o"): return .close
    case .enter:
      guard !items.isEmpty else { return .close }
      return items[selection.selected].link.map { .follow($0) } ?? .stay
    default:
      selection.handle(key, rows: rows, count: items.count)
      selection.settle(rows: rows, count: items.count)
      return .stay
    }
  }

  /// Where a click on a row leads; `nil` if it is on none.
  func link(row: Int, column: Int, layout: ScreenLayout) -> DatebookLink? {
    let area = frame(layout).inside
    guard area.contains(row: row, column: column) else { return nil }
    let top = selection.settled(rows: area.rows, count: items.count).top
    let index = top + row - area.row
    return items.indices.contains(index) ? items[index].link : nil
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    let frame = frame(layout)
    frame.draw(title, into: &surface, symbols: symbols)
    let area = frame.inside
    let top = selection.settled(rows: area.rows, count: items.count).top
    let labels = items.map { $0.label(place.locale, symbols) }
    let widest = labels.map { Typeset.columns(of: $0.when) }.max() ?? 0
    let when = min(widest, Self.whenColumns, area.columns / 2)
    for (index, label) in labels.enumerated().dropFirst(top).prefix(area.rows) {
      let row = area.row + index - top
      let isSelected = index == selection.selected
      let style: Style = isSelected ? .selectedRow : .sheet
      if isSelected {
        surface.put(symbols.selection, row: row, column: area.column - 1, style: style)
        surface.cursor = CellPosition(row: row, column: area.column)
      }
      surface.put(
        truncate(label.when, to: when, ellipsis: symbols.ellipsis), row: row, column: area.column,
        style: style, within: area.columnRange)
      let start = area.column + (when > 0 ? when + 2 : 0)
      let room = max(area.columnRange.upperBound - start, 0)
      surface.put(
        truncate(label.words, to: room, ellipsis: symbols.ellipsis), row: row, column: start,
        style: style, within: area.columnRange)
    }
  }
}

import Books
import Datebook
import Holdings
import Screen
import Typeset
package import Widgets

extension TabFrame {
  /// What a line of hints says of some commands: of each that has a key the first, and its words.
  func hints(_ commands: (command: ListCommand, words: String)...) -> [String] {
    keys.hints(commands, in: symbols)
  }

  /// A sentence that ends with the keys of what can be done: `No catalogs: a adds one.`
  package func sentence(
    _ words: String, _ commands: (command: ListCommand, words: String)...
  ) -> String {
    keys.sentence(words, commands, in: symbols)
  }

  /// When something was done, in at most 8 columns or so: `today`, `Thu`, `12 Nov`, `2024`.
  func when(_ day: Day) -> String {
    let past = today.number - day.number
    if past <= 0 { return "today" }
    if past < 7 { return locale.names.shortName(of: day.weekday) }
    return past < 330 ? locale.shortDate(day) : "\(day.year)"
  }

  /// When something was done, by the day that it was.
  func when(_ moment: Moment) -> String { when(clock.day(at: moment)) }

  /// Draws how much of a book is read: a bar of so many cells, and behind it the part in percent.
  ///
  /// - Parameter fraction: The part, from 0 to 1; `nil` if nothing of it was read: no bar says that.
  func drawProgress(
    _ fraction: Double?, cells: Int, into surface: inout Surface, row: Int, column: Int,
    style: Style = []
  ) {
    let end = column + Self.progressColumns(cells: cells)
    guard let percent = fraction.map(TextPart.percent) else {
      surface.put(symbols.dash, row: row, column: end - 3, style: style.union(.faint))
      return
    }
    let full = percent * cells / 100
    surface.put(
      String(repeating: symbols.barFull, count: full), row: row, column: column, style: .progress)
    surface.put(
      String(repeating: symbols.barEmpty, count: cells - full), row: row, column: column + full,
      style: .progressRest)
    let label = "\(percent) %"
    surface.put(label, row: row, column: end - label.utf8.count, style: style)
  }

  /// The columns that ``drawProgress(_:cells:into:row:column:style:)`` takes.
  static func progressColumns(cells: Int) -> Int { cells > 0 ? cells + 6 : 5 }

  /// Marks a row as the selected one, with the screen's focus on it.
  ///
  /// - Returns: The style of its words.
  func select(
    _ isSelected: Bool, into surface: inout Surface, row: Int, columns: Range<Int>
  ) -> Style {
    guard isSelected else { return [] }
    surface.fill(
      Rect(row: row, column: columns.lowerBound, rows: 1, columns: columns.count),
      style: .selectedRow)
    surface.put(symbols.selection, row: row, column: columns.lowerBound, style: .selectedRow)
    surface.cursor = CellPosition(row: row, column: columns.lowerBound)
    return .selectedRow
  }
}

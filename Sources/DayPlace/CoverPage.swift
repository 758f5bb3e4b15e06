import Datebook
import Screen
import Typeset
import Widgets

/// The cover of a year: what it is, how it stands, and where it can be opened.
extension DatebookCanvas {
  private static let boxColumns = 40
  private static let boxRows = 19

  mutating func drawCover() {
    let hasBox = body.rows >= Self.boxRows && body.columns >= Self.boxColumns + 2
    let width = hasBox ? Self.boxColumns : body.columns
    let column = body.column + (body.columns - width) / 2
    let lines = coverLines(
      rows: hasBox ? Self.boxRows - 2 : body.rows, columns: hasBox ? width - 4 : width - 2)
    let height = hasBox ? Self.boxRows : lines.count
    let row = body.row + max((body.rows - height) / 2, 0)
    if hasBox { drawBox(row, column) }
    let inside = hasBox ? column + 1..<column + width - 1 : column..<column + width
    for (index, line) in lines.enumerated() {
      draw(line, row + index + (hasBox ? 1 : 0), inside)
    }
  }

  /// A line of a cover.
  private enum Line {
    case blank
    case title(String)
    case rule
    case words(String)
    case entry(DatebookPlace.CoverLine, String, String)
    case neighbours
  }

  /// The lines, with as much air as there is room for.
  private func coverLines(rows: Int, columns: Int) -> [Line] {
    let book = place.book
    let isNow = place.today.year == book.year
    let sum = place.known.sum(of: place.page)
    let days = Day.daysInYear(book.year)
    let figures = words.figures
    var parts = [isNow ? figures.day(place.today.dayOfYear, of: days) : figures.days(days)]
    if sum.daysRead > 0 { parts.append(figures.read(sum.daysRead)) }
    if sum.notes > 0 { parts.append(figures.notes(sum.notes)) }
    let facts = joined(parts, in: columns)
    let streak = place.known.streak(until: place.today)
    let best = place.known.bestStreak
    let weeks = place.known.weekStreak(until: place.today, by: locale.rule)
    let run =
      best == 0
      ? ""
      : joined(
        ["\(figures.streak(figures.days(streak))) \(figures.best(best))"]
          + (weeks > 1 ? [figures.weeks(weeks)] : []), in: columns, by: ", ")
    let books = place.known.datedBooks.map(\.title)
    // How many there are stands first: not all have room.
    let dated = (books.count > 1 ? ["\(books.count)"] : []) + books.prefix(8)
    let notes = sum.notes > 0 ? figures.notes(sum.notes) : words.noneYet
    let entries: [Line] =
      [
        .entry(
          .today, words.today,
          isNow ? locale.weekdayDate(place.today) : locale.weekdayMediumDate(place.today)),
        .entry(.year, words.year, locale.year(book.year)),
        .entry(.notes, words.notes, notes),
      ]
      + (books.isEmpty
        ? []
        : [
          .entry(
            .datedBooks, words.datedBooks, dated.joined(separator: " \(symbols.middleDot) "))
        ])
    let full: [Line] =
      [
        .blank, .blank, .title(spacedYear), .blank, .title(spaced(words.datebook)), .blank, .rule,
        .blank,
      ]
      + [.words(facts), .words(run), .blank] + entries + [.blank, .neighbours]
    if full.count <= rows { return full }
    let close: [Line] = [.title(spacedYear), .words(facts), .blank] + entries + [.neighbours]
    if close.count <= rows { return close }
    return Array(([.title(locale.year(book.year))] + entries + [.neighbours]).prefix(max(rows, 1)))
  }

  private var chosenLine: DatebookPlace.CoverLine? {
    showsCursor ? place.chosenLine : nil
  }

  /// The columns of the widest name of a line, and no fewer than there mostly are.
  private var nameColumns: Int {
    let names = [words.today, words.year, words.notes]
    let dated = place.known.datedBooks.isEmpty ? [] : [words.datedBooks]
    return max((names + dated).map { Typeset.columns(of: $0) }.max() ?? 0, 9)
  }

  private var spacedYear: String {
    locale.year(place.book.year).map(String.init).joined(separator: " ")
  }

  private mutating func draw(_ line: Line, _ row: Int, _ columns: Range<Int>) {
    switch line {
    case .blank: break
    case .title(let words): put(words, row, centredIn: columns, .heading)
    case .rule:
      put(String(repeating: symbols.horizontal, count: 18), row, centredIn: columns, .rail)
    case .words(let words): put(words, row, centredIn: columns)
    case .entry(let line, let name, let value):
      let indent = columns.lowerBound + min(3, max(columns.count - 26, 0) / 2)
      let isChosen = chosenLine == line
      let style: Style = isChosen ? .selectedRow : []
      put(isChosen ? symbols.selection : " ", row, indent, style)
      put(name, row, indent + 2, style)
      let start = nameColumns + 4
      put(fit(value, columns.upperBound - indent - start), row, indent + start, style)
      link(row, columns, to: .line(line))
      if isChosen { focus(row, indent) }
    case .neighbours: drawNeighbours(row, columns)
    }
  }

  private mutating func drawNeighbours(_ row: Int, _ columns: Range<Int>) {
    let year = place.book.year
    let chosen = chosenLine
    if year > Day.years.lowerBound {
      let label = "\(symbols.previous) \(locale.year(year - 1))"
      let start = columns.lowerBound + min(3, columns.count / 10)
      put(label, row, start, chosen == .previousYear ? .selection : [])
      link(row, start..<start + label.count, to: .page(.cover(year: year - 1)))
      if chosen == .previousYear { focus(row, start) }
    }
    if year < Day.years.upperBound {
      let label = "\(locale.year(year + 1)) \(symbols.next)"
      let start = columns.upperBound - min(3, columns.count / 10) - label.count
      put(label, row, start, chosen == .nextYear ? .selection : [])
      link(row, start..<start + label.count, to: .page(.cover(year: year + 1)))
      if chosen == .nextYear { focus(row, start) }
    }
  }

  private mutating func drawBox(_ row: Int, _ column: Int) {
    let line = String(repeating: symbols.doubleHorizontal, count: Self.boxColumns - 2)
    let last = row + Self.boxRows - 1
    put(symbols.doubleTopLeft + line + symbols.doubleTopRight, row, column, .frame)
    put(symbols.doubleBottomLeft + line + symbols.doubleBottomRight, last, column, .frame)
    for row in row + 1..<last {
      put(symbols.doubleVertical, row, column, .frame)
      put(symbols.doubleVertical, row, column + Self.boxColumns - 1, .frame)
    }
  }
}

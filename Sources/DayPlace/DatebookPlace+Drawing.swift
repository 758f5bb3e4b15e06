import Datebook
package import Screen
import Typeset
package import Widgets

extension DatebookCanvas {
  /// Draws the whole screen: top bar, page, rail, hints.
  ///
  /// - Parameter hints: What stands in the last row of such a page.
  mutating func draw(hints: (DatebookCanvas) -> String) {
    if place.isScrolling { drawScroll() } else { drawPage() }
    drawTopBar()
    place.rail.draw(into: &surface, area: layout.rail, symbols: symbols)
    linkRail()
    if let row = layout.footerRow { surface.put(hints(self), row: row, column: 1, style: .hint) }
  }

  /// Draws the page without anything to press: its name, and what it is of.
  mutating func drawForPrint() {
    let number = "\(place.number + 1)/\(place.book.count)"
    let title = fit("\(pageTitle) \(symbols.middleDot) \(number)", body.columns)
    surface.put(title, row: 0, column: body.columns - Typeset.columns(of: title))
    drawPage()
  }

  private mutating func drawPage() {
    switch place.page {
    case .cover: drawCover()
    case .year: drawYear()
    case .month: drawMonth()
    case .week: drawWeek()
    case .day: drawDay()
    }
  }

  private mutating func drawTopBar() {
    surface.put(
      TopBar.todayLabel, row: 0, column: TopBar.todayButton.lowerBound, style: .button)
    link(0, TopBar.todayButton, to: .command(.today))
    let end = layout.size.columns - 1
    let start = TopBar.todayButton.upperBound + 1
    let number = "\(place.number + 1)/\(place.book.count)"
    var full = place.isScrolling ? scrollTitle : pageTitle
    if !place.isScrolling, place.layer != .all, isLayered {
      full += " \(symbols.middleDot) \(layerName)"
    }
    let numbered = place.isScrolling ? [] : ["\(full) \(symbols.middleDot) \(number)"]
    let title =
      (noted + numbered + [full, shortTitle]).first { Typeset.columns(of: $0) <= end - start }
      ?? fit(shortTitle, end - start)
    surface.put(title, row: 0, column: end - Typeset.columns(of: title), style: .bar)
    let room = end - Typeset.columns(of: title) - 2 - start
    let today = place.today
    let week = Week(of: today, by: locale.rule)
    let dot = " \(symbols.middleDot) "
    let date = locale.weekdayMediumDate(today)
    let whole = "\(date)\(dot)\(label(of: week))\(dot)\(words.day(today.dayOfYear))"
    let words = [whole, "\(date)\(dot)\(label(of: week))", date].first {
      Typeset.columns(of: $0) <= room
    }
    if let words { surface.put(words, row: 0, column: start, style: .title) }
  }

  /// The title with the key to a note that the page has no room for, where no hints tell of it.
  private var noted: [String] {
    guard layout.footerRow == nil, noteView?.isHidden == true, let key = key(of: .write) else {
      return []
    }
    return ["\(words.note): \(key) \(symbols.middleDot) ", "n: \(key) "].map { $0 + shortTitle }
  }

  private var scrollTitle: String {
    let month = centralMonth
    let layer = place.layer == .all ? "" : " \(symbols.middleDot) \(layerName)"
    let name = "\(words.scroll) \(symbols.middleDot) "
    return name + locale.month(month.month, of: month.year) + layer
  }

  /// Whether the page shows days with what is on the layer alone.
  private var isLayered: Bool {
    switch place.page {
    case .year: !Self.hasStrip(in: body)
    case .month: true
    case .cover, .week, .day: false
    }
  }

  /// What the page is called.
  private var pageTitle: String {
    switch place.page {
    case .cover: words.cover
    // Where it has one month alone that is named here.
    case .year where Self.hasMonthAlone(in: body):
      locale.month(place.cursor.month, of: place.cursor.year)
    case .year: words.year
    case .month(let year, let month): locale.month(month, of: year)
    case .week(let week) where !Self.hasWeek(in: body): words.week(week.number, of: week.year)
    case .week(let week): words.week(week.number)
    case .day(let day): locale.weekdayDate(day)
    }
  }

  /// The same in few columns, or of the scroll its month.
  private var shortTitle: String {
    switch place.page {
    case .day(let day) where !place.isScrolling: return locale.mediumDate(day)
    case .week(let week) where !place.isScrolling:
      return "\(label(of: week)) \(locale.year(week.year))"
    case .cover where !place.isScrolling: return pageTitle
    default:
      let month = centralMonth
      return "\(locale.names.shortName(ofMonth: month.month)) \(locale.year(month.year))"
    }
  }

  private mutating func linkRail() {
    guard !layout.rail.isEmpty else { return }
    let arrangement = RailArrangement(layout.rail)
    for month in 1...12 {
      let rows = arrangement.rows(ofMonth: month)
      link(
        rows.lowerBound, layout.rail.columnRange, rows: rows.count, to: .command(.month(month)))
    }
    let others: [(row: Int?, command: DatebookCommand)] = [
      (arrangement.yearRow, .datebookYear), (arrangement.notesRow, .notes),
    ]
    for (row, command) in others {
      if let row { link(row, layout.rail.columnRange, to: .command(command)) }
    }
  }
}

extension DatebookPlace {
  /// The page as plain text, a line for each row, without blanks at their ends.
  package func printed(on size: ScreenSize, symbols: Symbols = .unicode) -> [String] {
    var canvas = DatebookCanvas(
      self, layout: ScreenLayout(size, ViewSettings(isBare: true)), symbols: symbols)
    canvas.showsCursor = false
    canvas.drawForPrint()
    return canvas.surface.lines
  }

  /// The year that the rail stands for: of a week that of its label.
  var railYear: Int { isScrolling ? cursor.year : book.year }

  /// What the rail shows.
  package var rail: MonthRail {
    var rail = MonthRail(
      year: railYear,
      lit: (isScrolling ? [cursor.month] : page.months).reduce(into: Months()) {
        $0.insert(Months($1))
      },
      today: today.year == railYear ? today.month : 0)
    rail.names = locale.names.narrowMonths
    rail.shortNames = locale.names.shortMonths
    if case .year = page, !isScrolling { rail.isYearLit = true }
    return rail
  }
}

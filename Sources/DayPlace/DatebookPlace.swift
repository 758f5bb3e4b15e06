package import Datebook
import Screen
import Widgets

/// A datebook that is being read: which page is shown, and which day the cursor is on.
package struct DatebookPlace: Equatable, Sendable {
  /// What the days of a year show.
  package enum Layer: Int, CaseIterable, Sendable {
    case all, reading, notes, events
  }

  /// How days are named and weeks counted.
  package private(set) var locale: CalendarLocale
  /// The day by the reader's clock.
  package internal(set) var today: Day
  /// The page that is shown; where weeks scroll, the one that is gone back to.
  package private(set) var page: DatebookPage {
    didSet { if page != oldValue { noteStart = .row(0) } }
  }
  /// The day that the cursor is on: one of the page's.
  package private(set) var cursor: Day
  /// The line of a cover that is chosen, from 0.
  package private(set) var coverLine = 0
  /// Whether weeks scroll instead of pages being turned.
  package private(set) var isScrolling: Bool
  /// What the days of a year show.
  package private(set) var layer = Layer.all
  /// From where on the page's note is shown, where it is longer than the page.
  var noteStart = NoteStart.row(0)
  /// What is known of the days.
  package internal(set) var known = KnownDays()

  private var past: [Spot] = []
  private var future: [Spot] = []

  /// Where the reader was before a jump.
  private struct Spot: Equatable {
    var page: DatebookPage
    var cursor: Day
    var isScrolling: Bool
  }

  /// A datebook that is opened at `page`.
  package init(
    at page: DatebookPage, today: Day, locale: CalendarLocale, isScrolling: Bool = false,
    known: KnownDays = KnownDays()
  ) {
    self.known = known
    self.locale = locale
    self.today = today
    self.page = page
    self.isScrolling = isScrolling
    cursor = page.days.contains(today) ? today : page.days.lowerBound
  }

  /// The datebook that the page is in.
  package var book: YearBook { YearBook(with: page, rule: locale.rule) }
  /// The number of the page shown, from 0.
  package var number: Int { book.number(of: page) ?? 0 }
}

// MARK: - Weeks

extension DatebookPlace {
  /// Names days and counts weeks in another way; a page of a week becomes that of the cursor's day.
  mutating func use(_ locale: CalendarLocale) {
    let isCountedAnew = locale.rule != self.locale.rule
    self.locale = locale
    guard isCountedAnew else { return }
    if case .week = page { page = page.of(cursor, locale.rule) }
    func counted(_ spots: [Spot]) -> [Spot] {
      spots.map { spot in
        guard case .week = spot.page else { return spot }
        return Spot(
          page: spot.page.of(spot.cursor, locale.rule), cursor: spot.cursor,
          isScrolling: spot.isScrolling)
      }
    }
    (past, future) = (counted(past), counted(future))
  }
}

// MARK: - Moving

extension DatebookPlace {
  /// What a cover's lines lead to.
  enum CoverLine: CaseIterable {
    case today, year, notes, datedBooks, previousYear, nextYear
  }

  /// The lines that the cover has.
  var coverLines: [CoverLine] {
    CoverLine.allCases.filter { $0 != .datedBooks || !known.datedBooks.isEmpty }
  }

  /// The line of the cover that is chosen.
  var chosenLine: CoverLine { coverLines[min(coverLine, coverLines.count - 1)] }

  /// Shows `page`, with the cursor on `day` where that is one of its days.
  mutating func show(_ page: DatebookPage, cursor day: Day? = nil) {
    self.page = page
    if let day, page.days.contains(day) {
      cursor = day
    } else if !page.days.contains(cursor) {
      cursor = page.days.contains(today) ? today : page.days.lowerBound
    }
  }

  /// Goes to `page` as a jump: what is left can be gone back to.
  ///
  /// - Parameter leavesScroll: Whether weeks that scroll give way to the page.
  mutating func jump(to page: DatebookPage, cursor day: Day? = nil, leavesScroll: Bool = false) {
    let spot = Spot(page: self.page, cursor: cursor, isScrolling: isScrolling)
    if leavesScroll { isScrolling = false }
    // A jump to a day scrolls there.
    if isScrolling {
      cursor = day ?? page.days.lowerBound
      self.page = self.page.of(cursor, locale.rule)
    } else {
      show(page, cursor: day)
    }
    guard spot != Spot(page: self.page, cursor: cursor, isScrolling: isScrolling) else { return }
    past = past.suffix(99) + [spot]
    future = []
  }

  /// Turns `steps` pages of the same kind; the cursor keeps its place on the page.
  mutating func turn(_ steps: Int) {
    let former = page
    let next = page.adding(steps)
    guard next != former else { return }
    switch (former, next) {
    case (.day, .day(let day)): cursor = day
    case (.week, .week(let week)):
      cursor = min(max(cursor.adding(days: 7 * steps), week.firstDay), week.lastDay)
    case (.month, .month(let year, let month)): cursor = sameDay(of: month, year)
    case (_, .year(let year)), (_, .cover(let year)): cursor = sameDay(of: cursor.month, year)
    default: break
    }
    show(next, cursor: cursor)
  }

  /// The day of the month that the cursor has, in another month.
  private func sameDay(of month: Int, _ year: Int) -> Day {
    let days = Day.days(ofMonth: month, year: year)
    return min(days.lowerBound.adding(days: cursor.day - 1), days.upperBound)
  }

  /// Moves the cursor to `day`; the page follows where it has no such day.
  mutating func move(to day: Day) {
    cursor = day
    if isScrolling || !page.days.contains(day) { page = page.of(day, locale.rule) }
  }

  /// Moves the cursor to the same day of a month so many further on, or to that month's last.
  mutating func move(byMonths months: Int) {
    let month = MonthNumber(of: cursor).adding(months)
    move(to: sameDay(of: month.month, month.year))
  }

  /// Goes to the page of a month of the year shown, or where weeks scroll to its first day.
  mutating func go(toMonth month: Int, of year: Int) {
    let page = DatebookPage.month(year: year, month: month)
    jump(to: page, cursor: page.days.contains(today) ? today : nil)
  }

  /// Goes back through jumps, or forward again.
  ///
  /// - Returns: Whether there was a jump.
  mutating func goBack(_ isBack: Bool) -> Bool {
    guard let spot = isBack ? past.popLast() : future.popLast() else { return false }
    let present = Spot(page: page, cursor: cursor, isScrolling: isScrolling)
    if isBack { future.append(present) } else { past.append(present) }
    page = spot.page
    cursor = spot.cursor
    isScrolling = spot.isScrolling
    return true
  }

  /// Lets weeks scroll, or goes back to the page of the cursor's day.
  mutating func toggleScrolling() {
    isScrolling.toggle()
    page = page.of(cursor, locale.rule)
  }

  /// Shows something else on the days of a year.
  mutating func toggleLayer() {
    layer = Layer(rawValue: layer.rawValue + 1) ?? .all
  }

  /// Chooses another line of a cover.
  mutating func moveLine(_ step: Int) {
    coverLine = min(max(coverLine + step, 0), coverLines.count - 1)
  }

  /// Chooses a line of a cover.
  mutating func choose(_ line: CoverLine) {
    coverLine = coverLines.firstIndex(of: line) ?? 0
  }

  /// Where Enter leads from the cursor.
  var below: DatebookPage? {
    switch page {
    case .cover:
      switch chosenLine {
      case .notes, .datedBooks: nil
      case .today: .day(today)
      case .year: .year(book.year)
      case .previousYear: page.adding(-1)
      case .nextYear: page.adding(1)
      }
    case .year: .month(year: cursor.year, month: cursor.month)
    case .month, .week: .day(cursor)
    case .day: nil
    }
  }

  /// The page that this one is a part of.
  var above: DatebookPage? {
    switch page {
    case .cover: nil
    case .year(let year): .cover(year: year)
    case .month(let year, _): .year(year)
    // A week is of one year's book, though some of its days may not be.
    case .week(let week) where cursor.year != week.year:
      .month(year: week.year, month: cursor.year < week.year ? 1 : 12)
    case .week: .month(year: cursor.year, month: cursor.month)
    case .day(let day): .week(Week(of: day, by: locale.rule))
    }
  }
}

extension DatebookPage {
  /// The page of the same kind that `day` is on.
  func of(_ day: Day, _ rule: WeekRule) -> DatebookPage {
    switch self {
    case .cover: .cover(year: day.year)
    case .year: .year(day.year)
    case .month: .month(year: day.year, month: day.month)
    case .week: .week(Week(of: day, by: rule))
    case .day: .day(day)
    }
  }
}

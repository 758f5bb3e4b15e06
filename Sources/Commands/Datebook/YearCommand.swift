import ArgumentParser
import Console
import Datebook
import DayPlace
import Glibc
import Rooms
import Screen
import Settings
import Setup
import Shelf
import Widgets

/// Shows or prints the datebook of a year.
struct YearCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "year",
    abstract: "Show the datebook of a year: cover, year, months, weeks and days.",
    discussion: """
      If input and output are a terminal, the command opens the datebook at --page, or at the \
      cover; otherwise, or with --text, it prints the pages. A page is a number, or a date such as \
      2026-03-05, 5 mar, w10, mar or today. Names of days and months, and the way weeks are \
      counted, follow LC_ALL, LC_TIME or LANG.

      With --ics each portion of a reading plan is an all-day event. Importing the calendar again \
      updates its events and duplicates none.
      """)

  @Argument(help: "The year, from 1 to 9999; by default, this year.")
  var year: Int?

  @Option(help: "The page: a number or a date.")
  var page: String?

  @Flag(help: "Scroll through the weeks.")
  var scroll = false

  @Option(
    name: .customLong("calendar"),
    help: "Also show events from this .ics file, folder of .ics files, or address.",
    completion: .file())
  var calendars: [String] = []

  @Flag(help: "Print the pages as plain text, separated by form feeds.")
  var text = false

  @Flag(help: "Print the year's portions of all plans as a calendar (iCalendar, RFC 5545).")
  var ics = false

  @Option(help: "The size of a printed page, in columns and rows.")
  var size = PageSize(columns: 80, rows: 24)

  func validate() throws {
    if let year, !Day.years.contains(year) {
      throw ValidationError("a year is a number from 1 to 9999")
    }
    let least = ScreenSize.smallest
    if size.columns < least.columns || size.rows < least.rows {
      throw ValidationError("a page has at least \(least.columns) columns and \(least.rows) rows")
    }
    if ics, text || page != nil { throw ValidationError("--ics prints plans, not pages") }
  }

  func run() throws {
    var configuration = Configuration()
    if !calendars.isEmpty {
      let all = configuration.preferences.calendars + calendars
      configuration = Configuration(overrides: [.calendars: .strings(all)])
    }
    let clock = LocalClock(startHour: configuration.preferences.dayStart)
    let today = clock.today
    let locale = CalendarLocale.environment.counting(by: configuration.preferences)
    let book = YearBook(year: year ?? today.year, rule: locale.rule)
    let wanted = try page.map { try self.page(named: $0, in: book, today, locale) }
    if ics {
      try printPlans(of: book.year)
      return
    }
    if text || !StandardStreams.areTerminals {
      let pages = wanted.map { [$0] } ?? (0..<book.count).map(book.page)
      try print(pages, on: size, clock, locale, configuration.preferences.calendars)
      return
    }
    throw ExitCode(
      showDatebook(at: wanted ?? .cover(year: book.year), isScrolling: scroll, configuration))
  }
}

extension ParsableCommand {
  /// Prints pages of one year's datebook, with a form feed between.
  fileprivate func print(
    _ pages: [DatebookPage], on size: PageSize, _ clock: LocalClock, _ locale: CalendarLocale,
    _ calendars: [String]
  ) throws(Failure) {
    let size = ScreenSize(rows: size.rows, columns: size.columns)
    let events = EventCalendars(
      calendars, cache: ReadersFolders.standard.cache, clock: clock
    ) { reports in
      for trouble in reports.flatMap(\.troubles) { tell(trouble.sentence) }
    }
    let finder = DayFinder(
      in: ReadersLibrary(onDamage: tell), clock: clock, calendars: events
    ) { _ in }
    var known = KnownDays()
    do throws(LibraryError) { try finder.fill(&known, for: pages) } catch {
      throw Failure(sentence: error.sentence(reading: "What was read"), status: EX_IOERR)
    }
    var output = Output()
    // Notes are printed unchanged: the output may be a file.
    let symbols = Terminal.wantsUTF8 ? Symbols.unicode : .ascii
    for (index, page) in pages.enumerated() {
      if index > 0 { try output.write("\u{C}") }
      if case .day(let day) = page {
        try Failure.catching(reading: "What was read") { () throws(LibraryError) in
          try finder.fill(&known, otherYearsOf: day)
        }
      }
      let place = DatebookPlace(at: page, today: clock.today, locale: locale, known: known)
      for line in place.printed(on: size, symbols: symbols) { try output.write(line + "\n") }
    }
    try output.flush()
  }
}

extension YearCommand {
  /// The page that `name` names. A number is always a page of this book, and so is a date if the
  /// year was named.
  private func page(
    named name: String, in book: YearBook, _ today: Day, _ locale: CalendarLocale
  ) throws(Failure) -> DatebookPage {
    // Eight digits are a date.
    if name.allSatisfy(\.isNumber), name.count != 8, let number = Int(name),
      !(1...book.count).contains(number)
    {
      throw Failure(
        sentence: "the datebook of \(book.year) has the pages 1 to \(book.count)", status: EX_USAGE)
    }
    let start = book.year == today.year ? today : Day.firstDay(ofYear: book.year)
    let wish = try DateWish(
      named: name, at: start, in: book.year, today, locale,
      else: "--page takes a number or a date, such as 131 or 2026-03-05")
    let page = wish.page(in: book)
    guard year == nil || book.number(of: page) != nil else {
      throw Failure(
        sentence: "'\(name)' is not in the datebook of \(book.year)", status: EX_USAGE)
    }
    return page
  }

  /// Prints the portions of a year's days as a calendar.
  private func printPlans(of year: Int) throws(Failure) {
    let days = Day.days(ofYear: year)
    let (plans, calledOff) = try Failure.catching(reading: "The library") {
      () throws(LibraryError) -> ([KeptPlan], [CalledOffDays]) in
      guard let library = try Library.ofReader(onDamage: tell) else { return ([], []) }
      return (try library.plans(on: days), try library.calledOffDays())
    }
    if !plans.isEmpty {
      PlanCommand.notingExport { () throws(LibraryError) in
        try Library(at: .ofReader(), onDamage: tell).noteExport(on: days)
      }
    }
    var output = Output()
    try output.write(CalendarText.calendar(of: plans, calledOff: calledOff, on: days))
    try output.flush()
  }
}

/// Shows a day of the datebook.
struct DayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "day", abstract: "Show the page of a day in the datebook.",
    discussion: "A day is a date such as 2026-03-05, 5 mar or today; +30 is 30 days from today.")

  @Argument(help: "The day; by default, today.")
  var words: [String] = []

  func run() throws {
    let configuration = Configuration()
    let clock = LocalClock(startHour: configuration.preferences.dayStart)
    let today = clock.today
    let locale = CalendarLocale.environment.counting(by: configuration.preferences)
    var page = DatebookPage.day(today)
    if !words.isEmpty {
      let typed = words.joined(separator: " ")
      let wish = try DateWish(
        named: typed, at: today, today, locale,
        else: "'\(typed)' is not a day: try 2026-03-05, 5 mar, tomorrow or +30")
      page = wish.page(in: YearBook(year: today.year, rule: locale.rule))
    }
    guard !StandardStreams.areTerminals else {
      throw ExitCode(enter([.datebook(page, isWriting: false)], configuration: configuration))
    }
    try print(
      [page], on: PageSize(columns: 80, rows: 24), clock, locale,
      configuration.preferences.calendars)
  }
}

extension DateWish {
  /// What was typed on the command line.
  ///
  /// - Parameter sentence: The error for words that do not have the form of a date.
  fileprivate init(
    named typed: String, at day: Day, in book: Int? = nil, _ today: Day, _ locale: CalendarLocale,
    else sentence: String
  ) throws(Failure) {
    guard let wish = DateWish(typed, at: day, in: book, today: today, locale: locale) else {
      let isForm = DateWish.hasForm(typed, locale: locale)
      throw Failure(
        sentence: isForm ? DateWish.missing(typed) : sentence, status: EX_USAGE)
    }
    self = wish
  }

  /// The error for a date that does not exist.
  static func missing(_ typed: String) -> String {
    "'\(typed)' is not a day, week or month of the calendar"
  }
}

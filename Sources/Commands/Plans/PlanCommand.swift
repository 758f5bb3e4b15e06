import ArgumentParser
import Datebook
import Glibc
import Settings
import Setup
import Shelf
import Widgets

/// Prints, makes, changes or removes the reading plan of a text.
struct PlanCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Print, make, change or remove the reading plan of a book.",
    discussion: """
      BOOK is a book's number, its file, or words that only its title and author contain. The \
      file need not be in the library yet.

      --by, --days or --daily makes a plan, and replaces the present one. Each line describes a portion: \
      its day, the offsets of its first byte and of the byte after its last, its pages, 'done' if \
      you have read it, and the chapter that it begins in, separated by tabs. Pages are those of \
      a page of --size.

      With --ics each portion is an all-day event. The calendar also cancels the days that an \
      earlier one had, and that have no portion any more. Importing the calendar again updates its \
      events and duplicates none.
      """)

  @Argument(help: "The book; by default, all books that have plans.", completion: .books)
  var book: String?

  @Option(help: "Make a plan that ends on this day, such as 2027-03-03, '3 mar' or 'mar 2027'.")
  var by: String?

  @Option(help: "Make a plan for this number of days.")
  var days: Int?

  @Option(help: "The first day; by default, today.")
  var from: String?

  @Option(help: "The weekdays to read on, such as mon,wed,fri; by default, all.")
  var weekdays: WeekdayList?

  @Option(help: "What a portion consists of: pages, chapters or even pieces.")
  var unit = PortionUnit.pages

  @Option(
    help: """
      Where the plan begins: here (the saved place) or at the beginning. By default, where the \
      present plan begins, or here if there is none.
      """)
  var start: PlanStart?

  @Flag(help: "Make a plan that gives each day a chapter.")
  var daily = false

  @Flag(help: "Spread the rest of the book over the days that are left.")
  var spread = false

  @Flag(help: "Remove the plan.")
  var remove = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print the plan as a calendar (iCalendar, RFC 5545).")
  var ics = false

  @Option(help: "The size of a page, in columns and rows of text.")
  var size = PageSize(columns: 66, rows: 20)

  @OptionGroup var text: TextOptions

  /// Whether a plan is to be made.
  private var makes: Bool { by != nil || days != nil || daily }

  func validate() throws {
    if json, ics { throw ValidationError("choose either --json or --ics") }
    if book == "-" { throw ValidationError("a plan needs a file, not standard input") }
    if book == nil, makes || spread || remove {
      throw ValidationError("name the book that the plan is for")
    }
    let count = [by != nil, days != nil, daily, spread, remove].count { $0 }
    if count > 1 {
      throw ValidationError("--by, --days, --daily, --spread and --remove: choose one")
    }
    if !makes, from != nil || weekdays != nil || start != nil {
      throw ValidationError("--from, --weekdays and --start go with --by, --days or --daily")
    }
    if let days, !(1...PlanSchedule.longest).contains(days) {
      throw ValidationError("--days takes a number from 1 to \(PlanSchedule.longest)")
    }
  }

  func run() throws {
    let preferences = Configuration().preferences
    let clock = LocalClock(startHour: preferences.dayStart)
    let printer = PlanPrinter(isJSON: json, isCalendar: ics, today: clock.today)
    guard let book else {
      let plans = try Failure.catching(reading: "The library", Self.allPlans)
      if ics, !plans.isEmpty {
        Self.notingExport { () throws(LibraryError) in
          try Library(at: .ofReader(), onDamage: tell).noteExport()
        }
      }
      let calledOff = try Failure.catching(reading: "The library") { () throws(LibraryError) in
        try ics ? Library.ofReader(onDamage: tell)?.calledOffDays() ?? [] : []
      }
      return try printer.print(plans, calledOff: calledOff)
    }
    let planned = try PlannedText(BookArgument(words: book).file(), text, size, clock)
    var plans: [StandingPlan] = []
    if remove {
      try planned.remove()
      guard ics else { return }
    } else if spread {
      plans = [try planned.spread()]
    } else if makes {
      let locale = CalendarLocale.environment.counting(by: preferences)
      if daily {
        let count = try planned.chapterCount(from: start)
        let days = try self.days(until: count, clock.today, locale)
        let schedule = try schedule(clock.today, locale, until: "\(days) days")
        plans = [try planned.make(schedule, .chapters, from: start)]
      } else {
        let schedule = try schedule(clock.today, locale)
        plans = [try planned.make(schedule, unit, from: start)]
      }
    } else {
      plans = try planned.kept().map { [$0] } ?? []
    }
    if ics { Self.notingExport(planned.noteExport) }
    try printer.print(plans, calledOff: ics ? planned.calledOffDays() : [])
  }

  /// Keeps which days a calendar is told of. If that cannot be kept, the export goes on all the same,
  /// and a later one cannot cancel these days: so it is told.
  static func notingExport(_ body: () throws(LibraryError) -> Void) {
    do throws(LibraryError) { try body() } catch {
      tell(error.sentence(keeping: "What was exported"))
    }
  }

  private static func allPlans() throws(LibraryError) -> [StandingPlan] {
    guard let library = try Library.ofReader(onDamage: tell) else { return [] }
    var plans: [StandingPlan] = []
    for plan in try library.plans() { plans.append(try StandingPlan(plan, in: library)) }
    return plans
  }

  /// The days that are asked for.
  private func schedule(
    _ today: Day, _ locale: CalendarLocale, until: String? = nil
  ) throws(Failure) -> PlanSchedule {
    let until = until ?? by ?? "\(days ?? 1) days"
    do throws(PlanSchedule.Mistake) {
      return try PlanSchedule(
        from: from ?? "today", until: until, on: weekdays?.weekdays ?? .all, today: today,
        locale: locale)
    } catch {
      let sentence =
        switch error {
        case .noFirstDay: "'\(from ?? "")' is not a day: try 2027-03-03, '3 mar' or +30"
        case .noLastDay: "'\(until)' is not a day: try 2027-03-03, '3 mar' or '30 days'"
        case .endsBeforeItBegins: "the plan would end before it begins"
        case .noReadingDay: "no chosen weekday falls in that time"
        case .tooLong: "a plan takes at most ten years"
        }
      throw Failure(sentence: sentence, status: EX_USAGE)
    }
  }

  /// How many days of the calendar it takes until so many of the plan's have been.
  private func days(
    until count: Int, _ today: Day, _ locale: CalendarLocale
  ) throws(Failure) -> Int {
    let week = try schedule(today, locale, until: "7 days")
    return week.weekdays.days(until: count, from: week.days.lowerBound)
  }

  static func keeping<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(Failure) -> Result {
    try Failure.catching(keeping: "A plan", body)
  }
}

extension PortionUnit: ExpressibleByArgument {}

/// Where a plan begins.
enum PlanStart: String, CaseIterable, ExpressibleByArgument {
  case beginning, here
}

/// Some days of the week as they are typed: `mon,wed,fri`.
struct WeekdayList: ExpressibleByArgument, Equatable {
  /// The days.
  let weekdays: Weekdays

  init?(argument: String) {
    let locale = CalendarLocale.environment
    var weekdays: Weekdays = []
    for name in argument.lowercased().split(separator: ",") {
      let found = [locale.names.weekdays, CalendarNames.english.weekdays].lazy
        .compactMap { $0.firstIndex { $0.lowercased().hasPrefix(name) } }.first
      guard name.count >= 2, let found else { return nil }
      weekdays.insert(Weekdays(Weekday.allCases[found]))
    }
    guard !weekdays.isEmpty else { return nil }
    self.weekdays = weekdays
  }
}

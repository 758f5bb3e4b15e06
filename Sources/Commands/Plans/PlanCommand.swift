import Setup
import ArgumentParser
import Datebook
import Glibc
import Reader
import Settings
import Shelf

/// Prints, makes, changes or removes the reading plan of a text.
struct PlanCommand: LibraryWriter {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Print the reading plan of a book, or of all; make one, change it or remove it.",
    discussion: """
      BOOK is its number, its file, or words of its title and author; a file that is not in the \
      library yet will do. --by or --days makes a plan, in place of the one that is there. A portion has a line with its \
      day, the offsets of its first byte and behind its last one, its pages, 'done' where it was \
      read, and the chapter that it begins in, with tabs between. Pages are those of --size. A calendar \
      also calls off the days that had something to read before the plan was changed or removed.
      """)

  @Argument(help: "The book; all that have plans where none is named.", completion: .file())
  var book: String?

  @Option(help: "Make a plan that ends on this day, such as 2027-03-03, '3 mar' or 'mar 2027'.")
  var by: String?

  @Option(help: "Make a plan of so many days.")
  var days: Int?

  @Option(help: "The first day; today where none is named.")
  var from: String?

  @Option(help: "The days of the week to read on, such as mon,wed,fri; all where none is named.")
  var weekdays: WeekdayList?

  @Option(help: "What portions consist of: pages, chapters or even.")
  var unit = PortionUnit.pages

  @Option(
    help: """
      Where the plan begins: here, at the place that is read at, or at the beginning. Where neither is \
      named, where the plan that is there begins, else here.
      """)
  var start: PlanStart?

  @Flag(help: "Spread what is left over the days that are left.")
  var spread = false

  @Flag(help: "Remove the plan.")
  var remove = false

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "Print a calendar of iCalendar (RFC 5545).")
  var ics = false

  @Option(help: "The columns and rows of a page of text, such as 66x20.")
  var size = PageSize(columns: 66, rows: 20)

  @OptionGroup var text: TextOptions

  /// Whether a plan is to be made.
  private var makes: Bool { by != nil || days != nil }

  func validate() throws {
    if json, ics { throw ValidationError("--json and --ics are two forms: choose one") }
    if book == "-" { throw ValidationError("plans are kept for files, not for standard input") }
    if book == nil, makes || spread || remove {
      throw ValidationError("name the book that the plan is for")
    }
    let count = [by != nil, days != nil, spread, remove].count { $0 }
    if count > 1 { throw ValidationError("--by, --days, --spread and --remove: choose one") }
    if !makes, from != nil || weekdays != nil || start != nil {
      throw ValidationError("--from, --weekdays and --start go with --by or --days")
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
      let schedule = try schedule(clock.today, .environment.counting(by: preferences))
      plans = [try planned.make(schedule, unit, from: start)]
    } else {
      plans = try planned.kept().map { [$0] } ?? []
    }
    try printer.print(plans, calledOff: ics ? planned.calledOffDays() : [])
  }

  private static func allPlans() throws(LibraryError) -> [StandingPlan] {
    guard let library = try Library.ofReader(onDamage: tell) else { return [] }
    var plans: [StandingPlan] = []
    for plan in try library.plans() { plans.append(try StandingPlan(plan, in: library)) }
    return plans
  }

  /// The days that are asked for.
  private func schedule(_ today: Day, _ locale: CalendarLocale) throws(Failure) -> PlanSchedule {
    let until = by ?? "\(days ?? 1) days"
    do throws(PlanSchedule.Mistake) {
      return try PlanSchedule(
        from: from ?? "today", until: until, on: weekdays?.weekdays ?? .all, today: today,
        locale: locale)
    } catch {
      let sentence =
        switch error {
        case .noFirstDay: "'\(from ?? "")' is no day: try 2027-03-03, '3 mar' or +30"
        case .noLastDay: "'\(until)' is no day: try 2027-03-03, '3 mar' or '30 days'"
        case .endsBeforeItBegins: "the plan would end before it begins"
        case .noReadingDay: "none of these days of the week is in that time"
        case .tooLong: "a plan takes at most ten years"
        }
      throw Failure(sentence: sentence, status: EX_USAGE)
    }
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

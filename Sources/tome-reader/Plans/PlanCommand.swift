import ArgumentParser
import Books
import Datebook
import Formats
import Glibc
import Paging
import Reader
import Settings
import Shelf

/// Prints, makes, changes or removes the reading plan of a text.
struct PlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan",
    abstract: "Print the reading plan of a text, or of all; make one, change it or remove it.",
    discussion: """
      --by or --days makes a plan, in place of the one that is there. A portion has a line with its \
      day, the offsets of its first byte and behind its last one, its pages, 'done' where it was \
      read, and the chapter that it begins in, with tabs between. Pages are those of --size.
      """)

  @Argument(help: "The text; all that have plans where none is named.", completion: .file())
  var file: String?

  @Option(help: "Make a plan that ends on this day, such as 2027-03-03 or '3 mar'.")
  var by: String?

  @Option(help: "Make a plan of so many days.")
  var days: Int?

  @Option(help: "The first day; today where none is named.")
  var from: String?

  @Option(help: "The days of the week to read on, such as mon,wed,fri; all where none is named.")
  var weekdays: WeekdayList?

  @Option(help: "What portions consist of: pages, chapters or even.")
  var unit = PortionUnit.pages

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
    if file == "-" { throw ValidationError("plans are kept for files, not for standard input") }
    if file == nil, makes || spread || remove {
      throw ValidationError("name the text that the plan is for")
    }
    let count = [by != nil, days != nil, spread, remove].count { $0 }
    if count > 1 { throw ValidationError("--by, --days, --spread and --remove: choose one") }
    if !makes, from != nil || weekdays != nil {
      throw ValidationError("--from and --weekdays go with --by or --days")
    }
    if let days, !(1...PlanSchedule.longest).contains(days) {
      throw ValidationError("--days takes a number from 1 to \(PlanSchedule.longest)")
    }
  }

  func run() throws {
    let clock = LocalClock(startHour: Configuration().preferences.dayStart)
    let printer = PlanPrinter(isJSON: json, isCalendar: ics, today: clock.today)
    guard let file else { return try printer.print(try Self.keeping(Self.allPlans)) }
    let planned = try PlannedText(file, text, size, clock)
    if remove { return try planned.remove() }
    if spread { return try printer.print([planned.spread()]) }
    if makes { return try printer.print([planned.make(schedule(clock.today), unit)]) }
    try printer.print(try planned.kept().map { [$0] } ?? [])
  }

  private static func allPlans() throws(LibraryError) -> [StandingPlan] {
    guard let library = try Library.ofReader(onDamage: tell) else { return [] }
    var plans: [StandingPlan] = []
    for plan in try library.plans() { plans.append(try StandingPlan(plan, in: library)) }
    return plans
  }

  /// The days that are asked for.
  private func schedule(_ today: Day) throws(Failure) -> PlanSchedule {
    let locale = CalendarLocale.environment
    func day(_ typed: String, at day: Day) throws(Failure) -> Day {
      guard let wish = DateWish(typed, at: day, today: today, locale: locale),
        case .day(let found) = wish
      else {
        throw Failure(
          sentence: "'\(typed)' is no day: try 2027-03-03, '3 mar' or +30", status: EX_USAGE)
      }
      return found
    }
    let first = if let from { try day(from, at: today) } else { today }
    var last = first.adding(days: (days ?? 1) - 1)
    if let by {
      last = try day(by, at: first)
      // A date that says no year is the next one.
      if last < first { last = try day(by, at: Day.firstDay(ofYear: first.year + 1)) }
    }
    guard first <= last else {
      throw Failure(sentence: "the plan would end before it begins", status: EX_USAGE)
    }
    guard let schedule = PlanSchedule(first...last, on: weekdays?.weekdays ?? .all) else {
      let sentence =
        first.distance(to: last) < PlanSchedule.longest
        ? "none of these days of the week is in that time" : "a plan takes at most ten years"
      throw Failure(sentence: sentence, status: EX_USAGE)
    }
    return schedule
  }

  static func keeping<Result>(
    _ body: () throws(LibraryError) -> Result
  ) throws(Failure) -> Result {
    try Failure.catching(about: "A plan", body)
  }
}

extension PortionUnit: ExpressibleByArgument {}

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

/// A text that a plan is made for, with its library.
private struct PlannedText {
  private let text: OpenedText
  private let counted: CountedText
  private let library: Library
  private let book: BookID
  private let clock: LocalClock

  init(
    _ file: String, _ options: TextOptions, _ size: PageSize, _ clock: LocalClock
  ) throws(Failure) {
    let text = try open(file, options.opening) {}
    while !text.source.isComplete, text.source.failure == nil { usleep(2000) }
    guard let digest = text.digest else {
      throw Failure(sentence: "plans are kept for files: '\(file)' is none", status: EX_USAGE)
    }
    self.text = text
    self.clock = clock
    counted = try CountedText(text.source, named: file, options, size)
    let title: BookTitle
    do throws(TextError) { title = try BookTitle(of: text) } catch { throw Failure(error) }
    let facts = BookFacts(
      digest: digest, path: text.file.path, size: text.file.size, title: title.title,
      author: title.author, encoding: text.encoding)
    (library, book) = try PlanCommand.keeping { () throws(LibraryError) in
      let library = try Library(at: .ofReader(), onDamage: tell)
      return (library, try library.opened(facts, at: clock.now))
    }
  }

  func kept() throws(Failure) -> StandingPlan? {
    try PlanCommand.keeping { () throws(LibraryError) -> StandingPlan? in
      guard let plan = try library.plan(for: book) else { return nil }
      return try StandingPlan(plan, in: library)
    }
  }

  func make(_ schedule: PlanSchedule, _ unit: PortionUnit) throws(Failure) -> StandingPlan {
    let portions = try divide(PlanWish(schedule: schedule, unit: unit, start: 0))
    guard let plan = ReadingPlan(schedule, unit: unit, portions: portions) else {
      throw Failure(sentence: "there is nothing to read in this text", status: EX_DATAERR)
    }
    return try PlanCommand.keeping { () throws(LibraryError) in
      try StandingPlan(library.make(plan, for: book, at: clock.now), in: library)
    }
  }

  func spread() throws(Failure) -> StandingPlan {
    guard let standing = try kept() else {
      throw Failure(sentence: "this text has no plan: --by or --days makes one", status: EX_DATAERR)
    }
    let plan = standing.kept.plan
    let reached = standing.standing(on: clock.today).reached
    let wish = PlanWish(
      schedule: plan.schedule, unit: plan.unit, start: reached, restFrom: clock.today)
    guard !wish.days.isEmpty, let changed = plan.spreading(try divide(wish)) else {
      throw Failure(
        sentence: "no days of the plan are left: --by makes another", status: EX_DATAERR)
    }
    return try PlanCommand.keeping { () throws(LibraryError) in
      let kept = try library.change(standing.kept, to: changed, at: clock.now)
      return try StandingPlan(kept ?? standing.kept, in: library)
    }
  }

  func remove() throws(Failure) {
    try PlanCommand.keeping { () throws(LibraryError) in
      guard let plan = try library.plan(for: book) else { return }
      _ = try library.remove(plan)
    }
  }

  private func divide(_ wish: PlanWish) throws(Failure) -> [PlannedPortion] {
    do throws(TextError) {
      var desk = BookDesk(
        counted.source, traits: counted.pagination.traits, format: counted.pagination.format)
      desk.pagination = counted.pagination
      let outline = try OutlineRun(counted.source, traits: counted.pagination.traits).run()
      let chapters = Contents(
        outline ?? Outline(), pages: [], format: counted.pagination.format)
      return try desk.divide(wish, chapters: chapters.chapterStarts).map { portion in
        var portion = portion
        portion.chapter = chapters.outline.index(at: portion.range.lowerBound)
          .map { chapters.entries[$0].title }
        return portion
      }
    } catch {
      throw Failure(error)
    }
  }
}

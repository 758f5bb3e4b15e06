import Datebook
import Screen

/// What the form of a plan says, as it is typed and chosen.
struct PlanForm: Equatable, Sendable {
  /// The longest thing that can be typed.
  private static let capacity = 40
  /// From this number on, a number is a year and no number of days.
  private static let firstYear = 1900

  /// The last day, or a number of days.
  var until: TextField
  /// The first day.
  var from: TextField
  /// The days of the week that are read on.
  var weekdays: Weekdays
  /// What the portions consist of.
  var unit: PortionUnit
  /// Whether the plan begins with the page shown, not with the text.
  var beginsHere: Bool

  /// Why there is no such plan.
  enum Obstacle: Error, Equatable {
    case noLastDay, noFirstDay, endsBeforeItBegins, noReadingDay, tooLong, noChapters, nothingLeft
  }

  /// The form for a text: what its plan says, or else a month from today on.
  init(over book: BookPlace) {
    func field(_ text: String) -> TextField { TextField(text, capacity: Self.capacity) }
    let plan = book.planned.plan
    until = field(plan.map { "\($0.schedule.days.upperBound)" } ?? "30 days")
    from = field(plan.map { "\($0.schedule.days.lowerBound)" } ?? "today")
    weekdays = plan?.schedule.weekdays ?? .all
    unit = plan?.unit ?? .pages
    beginsHere = plan.map { $0.range.lowerBound > 0 } ?? (book.anchor > 0)
  }

  /// The plan that the form says.
  func wish(over book: BookPlace) throws(Obstacle) -> PlanWish {
    let start = beginsHere ? book.anchor : 0
    guard start < book.length.bytes else { throw .nothingLeft }
    if unit == .chapters, let contents = book.contents,
      !contents.chapterStarts.contains(where: { $0 > start })
    {
      throw .noChapters
    }
    guard let first = Self.day(from.text, at: book.today, book, isLast: false) else {
      throw .noFirstDay
    }
    guard let last = lastDay(from: first, book) else { throw .noLastDay }
    guard first <= last else { throw .endsBeforeItBegins }
    guard first.distance(to: last) < PlanSchedule.longest else { throw .tooLong }
    guard let schedule = PlanSchedule(first...last, on: weekdays) else { throw .noReadingDay }
    return PlanWish(schedule: schedule, unit: unit, start: start)
  }

  /// The last day: a date, or so many days from the first one on.
  private func lastDay(from first: Day, _ book: BookPlace) -> Day? {
    let words = until.text.lowercased().split(separator: " ")
    if let number = words.first.flatMap({ Int($0) }), number > 0,
      words[0].first?.isNumber == true,
      words.count == 1 ? number < Self.firstYear : ["d", "day", "days"].contains(words[1])
    {
      return first.adding(days: number - 1)
    }
    guard let last = Self.day(until.text, at: first, book, isLast: true) else { return nil }
    guard last < first else { return last }
    // A date that says no year is the next one.
    let next = Day.firstDay(ofYear: first.year + 1)
    return Self.day(until.text, at: next, book, isLast: true).flatMap { $0 >= first ? $0 : last }
  }

  /// The day that was typed; of a week, a month or a year its first or its last one.
  private static func day(
    _ typed: String, at day: Day, _ book: BookPlace, isLast: Bool
  ) -> Day? {
    guard let wish = DateWish(typed, at: day, today: book.today, locale: book.locale) else {
      return nil
    }
    if case .page = wish { return nil }
    let days = wish.page(in: YearBook(year: day.year, rule: book.locale.rule)).days
    return isLast ? days.upperBound : days.lowerBound
  }
}

extension PlanForm.Obstacle {
  /// What the reader is told, in full and in short.
  var wordings: [String] {
    switch self {
    case .noLastDay: ["a last day: 3 mar, 2027-03-03, or 90 days", "no such day: 3 mar, 90"]
    case .noFirstDay: ["a first day: today, 1 dec, 2026-12-01", "no such first day"]
    case .endsBeforeItBegins: ["the last day is before the first one", "ends too early"]
    case .noReadingDay: ["no day of the week is chosen in that time", "no day is chosen"]
    case .tooLong: ["a plan takes at most ten years", "at most ten years"]
    case .noChapters: ["no chapters were found behind this place", "no chapters"]
    case .nothingLeft: ["nothing is left to read behind this page", "nothing is left"]
    }
  }
}

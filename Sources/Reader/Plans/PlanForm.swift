import Datebook
import Screen

/// What the form of a plan says, as it is typed and chosen.
struct PlanForm: Equatable, Sendable {
  /// The longest thing that can be typed.
  private static let capacity = 40

  /// The last day, or a number of days.
  var until: TextField
  /// The first day.
  var from: TextField
  /// The days of the week that are read on.
  var weekdays: Weekdays
  /// What the portions consist of.
  var unit: PortionUnit
  /// What the plan begins with.
  private(set) var start: Start
  /// What it may begin with.
  private let starts: [Start]

  /// A place that a plan may begin with.
  enum Start: Equatable {
    case text, page
    /// Where the plan that is changed begins, or is to be gone on with.
    case plan(Int)
  }

  /// Why there is no such plan.
  enum Obstacle: Error, Equatable {
    case days(PlanSchedule.Mistake)
    case noChapters, nothingLeft
  }

  /// The form for a text: what its plan says, or else a month from today on.
  init(over book: BookPlace) {
    func field(_ text: String) -> TextField { TextField(text, capacity: Self.capacity) }
    let plan = book.planned.plan
    // A plan whose days are over is gone on with from where the reader is, on as many of its weekdays as
    // it has portions left.
    let left = book.portionsLeftOver.flatMap { count in
      plan?.schedule.weekdays.days(until: count, from: book.today)
    }
    until = field(
      left.map { "\($0) days" } ?? plan.map { "\($0.schedule.days.upperBound)" } ?? "30 days")
    from = field(left == nil ? plan.map { "\($0.schedule.days.lowerBound)" } ?? "today" : "today")
    weekdays = plan?.schedule.weekdays ?? .all
    unit = plan?.unit ?? .pages
    let begun =
      left == nil ? plan?.range.lowerBound : book.planned.standing(on: book.today)?.reached
    let former = begun.flatMap { $0 > 0 ? Start.plan($0) : nil }
    // The page shown is another place only where the plan does not begin with it.
    let isElsewhere = former != .plan(book.anchor)
    starts = [.text] + (former.map { [$0] } ?? []) + (isElsewhere ? [.page] : [])
    start = former ?? (plan == nil && book.anchor > 0 ? .page : .text)
  }

  /// Chooses another place to begin with.
  mutating func changeStart(by step: Int = 1) {
    let index = starts.firstIndex(of: start) ?? 0
    start = starts[(index + step + starts.count) % starts.count]
  }

  /// The plan that the form says.
  func wish(over book: BookPlace) throws(Obstacle) -> PlanWish {
    let start =
      switch start {
      case .text: 0
      case .page: book.anchor
      case .plan(let offset): offset
      }
    guard start < book.length.bytes else { throw .nothingLeft }
    if unit == .chapters, let contents = book.contents,
      !contents.chapterStarts.contains(where: { $0 > start })
    {
      throw .noChapters
    }
    do throws(PlanSchedule.Mistake) {
      let schedule = try PlanSchedule(
        from: from.text, until: until.text, on: weekdays, today: book.today, locale: book.locale)
      return PlanWish(schedule: schedule, unit: unit, start: start)
    } catch {
      throw .days(error)
    }
  }
}

extension PlanForm.Obstacle {
  /// What the reader is told, in full and in short.
  var wordings: [String] {
    switch self {
    case .days(.noLastDay): ["a last day: 3 mar, 2027-03-03, or 90 days", "no such day: 3 mar, 90"]
    case .days(.noFirstDay): ["a first day: today, 1 dec, 2026-12-01", "no such first day"]
    case .days(.endsBeforeItBegins): ["the last day is before the first one", "ends too early"]
    case .days(.noReadingDay): ["no day of the week is chosen in that time", "no day is chosen"]
    case .days(.tooLong): ["a plan takes at most ten years", "at most ten years"]
    case .noChapters: ["no chapters were found behind this place", "no chapters"]
    case .nothingLeft: ["nothing is left to read behind this page", "nothing is left"]
    }
  }
}

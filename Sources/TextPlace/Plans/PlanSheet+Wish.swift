import Widgets
import Datebook
import Screen

/// The plan that the form describes.
extension PlanSheet {
  /// A place that a plan may begin with.
  enum Start: Equatable {
    case text, page
    /// Where the plan that is changed begins.
    case plan(Int)
    /// Where a plan goes on whose days are over.
    case reader(Int)

    /// What the place is called; the page has a number besides.
    var words: String {
      switch self {
      case .text: "the beginning"
      case .page: "the page"
      case .plan: "where the plan began"
      case .reader: "where you are"
      }
    }
  }

  /// Why there is no such plan.
  enum Obstacle: Error, Equatable {
    case days(PlanSchedule.Mistake)
    case noChapters, chaptersUnknown, nothingLeft
  }

  /// The places that a plan may begin with, and that which is offered.
  ///
  /// - Parameter isOver: Whether the days of the text's plan are over.
  static func starts(over book: BookPlace, isOver: Bool) -> (all: [Start], offered: Start) {
    let plan = book.planned.plan
    let begun =
      isOver ? book.planned.standing(on: book.today)?.reached : plan?.range.lowerBound
    let former = begun.flatMap { $0 > 0 ? $0 : nil }
    let starts = former.map { [isOver ? Start.reader($0) : .plan($0)] } ?? []
    // The page shown is offered only if it is another place.
    let isElsewhere = former != book.anchor
    return (
      [.text] + starts + (isElsewhere ? [.page] : []),
      starts.first ?? (plan == nil && book.anchor > 0 ? .page : .text)
    )
  }

  /// The plan that the form describes.
  func wish(over book: BookPlace) throws(Obstacle) -> PlanWish {
    let start =
      switch starts[form.selected(.start)] {
      case .text: 0
      case .page: book.anchor
      case .plan(let offset), .reader(let offset): offset
      }
    guard start < book.length.bytes else { throw .nothingLeft }
    // Behind the units stands a chapter a day: it says itself how long it takes.
    let isDaily = form.selected(.unit) == PortionUnit.allCases.count
    let unit = isDaily ? .chapters : PortionUnit.allCases[form.selected(.unit)]
    if isDaily, book.contents == nil { throw .chaptersUnknown }
    if unit == .chapters, let contents = book.contents,
      !contents.chapterStarts.contains(where: { $0 > start })
    {
      throw .noChapters
    }
    let chosen = form.chosen(.weekdays).reduce(into: Weekdays()) {
      $0.insert(Weekdays(weekdays[$1]))
    }
    func schedule(until: String) throws(PlanSchedule.Mistake) -> PlanSchedule {
      try PlanSchedule(
        from: form.text(.from), until: until, on: chosen, today: book.today, locale: book.locale)
    }
    do throws(PlanSchedule.Mistake) {
      var until = form.text(.until)
      if isDaily {
        let count = book.contents?.dailyChapters(from: start, of: book.length.bytes) ?? 1
        let first = try schedule(until: "7 days").days.lowerBound
        until = "\(chosen.days(until: count, from: first)) days"
      }
      let schedule = try schedule(until: until)
      return PlanWish(schedule: schedule, unit: unit, start: start)
    } catch {
      throw .days(error)
    }
  }
}

extension PlanSheet.Obstacle {
  /// The field that is to be mended.
  var field: PlanSheet.Field {
    switch self {
    case .days(.noLastDay), .days(.endsBeforeItBegins), .days(.tooLong): .until
    case .days(.noFirstDay): .from
    case .days(.noReadingDay): .weekdays
    case .noChapters, .chaptersUnknown: .unit
    case .nothingLeft: .start
    }
  }

  /// What the reader is told, in full and in short.
  var wordings: [String] {
    switch self {
    case .days(.noLastDay): ["a last day: 3 mar, 2027-03-03, or 90 days", "no such day: 3 mar, 90"]
    case .days(.noFirstDay): ["a first day: today, 1 dec, 2026-12-01", "no such first day"]
    case .days(.endsBeforeItBegins): ["the last day is before the first one", "ends too early"]
    case .days(.noReadingDay): ["no chosen weekday falls in that time", "no day is chosen"]
    case .days(.tooLong): ["a plan takes at most ten years", "at most ten years"]
    case .chaptersUnknown: ["the chapters are still being looked for", "no chapters yet"]
    case .noChapters: ["no chapters were found after this point", "no chapters"]
    case .nothingLeft: ["nothing is left to read after this page", "nothing is left"]
    }
  }
}

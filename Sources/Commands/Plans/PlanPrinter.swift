import Books
import Datebook
import Formats
import Rooms
import Setup
import Shelf
import Sync

/// A plan, and which of its portions were read.
struct StandingPlan {
  /// The plan.
  let kept: KeptPlan
  private let read: ReadBytes

  /// A plan of the library.
  init(_ kept: KeptPlan, in library: Library) throws(LibraryError) {
    self.kept = kept
    read = try library.readBytes(
      of: BookID(rawValue: Int64(kept.book)), from: kept.plan.schedule.days.lowerBound)
  }

  /// The same by the offsets of a text that a newer version of the program makes of the book.
  private init(_ kept: KeptPlan, _ fitted: PlanOfText) {
    var kept = kept
    kept.plan = fitted.plan
    (self.kept, read) = (kept, fitted.read)
  }

  /// The plan by the offsets of `text`, if that is another than it was made of.
  func fitted(to text: any LiveText) -> StandingPlan {
    guard kept.plan.textBytes != text.count,
      let fitted = try? PlanOfText(plan: kept.plan, read: read).found(in: text)
    else { return self }
    return StandingPlan(kept, fitted)
  }

  /// How the reader stands on a day.
  func standing(on day: Day) -> PlanStanding {
    PlanStanding(in: kept.plan, having: read, on: day)
  }

  /// Whether a portion was read.
  func isDone(_ portion: PlannedPortion) -> Bool { read.isDone(portion) }
}

/// How plans are printed.
struct PlanPrinter {
  let isJSON: Bool
  let isCalendar: Bool
  let today: Day

  /// Prints `plans`; a calendar includes the days whose portions were cancelled.
  func print(_ plans: [StandingPlan], calledOff: [CalledOffDays] = []) throws(Failure) {
    var output = Output()
    if isCalendar {
      try output.write(CalendarText.calendar(of: plans.map(\.kept), calledOff: calledOff))
    } else if isJSON {
      try printJSON(plans, &output)
    } else {
      if plans.isEmpty { try output.write("no plan\n") }
      for (index, plan) in plans.enumerated() {
        if index > 0 { try output.write("\n") }
        try printLines(plan, &output)
      }
    }
    try output.flush()
  }

  private func printLines(_ plan: StandingPlan, _ output: inout Output) throws(Failure) {
    let kept = plan.kept.plan
    let days = kept.schedule.days
    // A day that was missed, or for which too little was left, has nothing to read.
    let portions = kept.portions.filter { !$0.range.isEmpty }
    let count = portions.count
    let behind = plan.standing(on: today).behind
    try output.write(
      "\(plan.kept.title): \(days.lowerBound) to \(days.upperBound), \(count) "
        + "portion\(count == 1 ? "" : "s")\(behind > 0 ? ", \(behind) behind" : "")\n")
    for portion in portions {
      let pages = portion.pages.map { "\($0.lowerBound + 1)-\($0.upperBound + 1)" } ?? ""
      try output.write(
        "\(portion.day)\t\(portion.range.lowerBound)\t\(portion.range.upperBound)\t\(pages)\t"
          + "\(plan.isDone(portion) ? "done" : "")\t\(portion.chapter ?? "")\n")
    }
  }

  private func printJSON(_ plans: [StandingPlan], _ output: inout Output) throws(Failure) {
    try output.write("{\"plans\":[")
    for (index, plan) in plans.enumerated() {
      let kept = plan.kept.plan
      let days = kept.schedule.days
      let weekdays = Weekday.allCases.filter { kept.schedule.weekdays.contains($0) }
        .map { "\($0.rawValue)" }
      try output.write(
        "\(index > 0 ? "," : "")\n{\"title\":\(JSONString(plan.kept.title)),"
          + "\"first\":\"\(days.lowerBound)\",\"last\":\"\(days.upperBound)\","
          + "\"weekdays\":[\(weekdays.joined(separator: ","))],\"unit\":\"\(kept.unit.rawValue)\","
          + "\"behind\":\(plan.standing(on: today).behind),\"portions\":[")
      for (index, portion) in kept.portions.enumerated() {
        try output.write("\(index > 0 ? "," : "")\n\(json(portion, of: plan))")
      }
      try output.write("\n]}")
    }
    try output.write("\n],\"count\":\(plans.count)}\n")
  }

  private func json(_ portion: PlannedPortion, of plan: StandingPlan) -> String {
    let pages = portion.pages.map { "[\($0.lowerBound + 1),\($0.upperBound + 1)]" } ?? "null"
    let chapter = portion.chapter.map { "\(JSONString($0))" } ?? "null"
    return "{\"date\":\"\(portion.day)\",\"from\":\(portion.range.lowerBound),"
      + "\"to\":\(portion.range.upperBound),\"pages\":\(pages),\"chapter\":\(chapter),"
      + "\"done\":\(plan.isDone(portion))}"
  }
}

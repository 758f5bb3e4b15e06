import Datebook
import Widgets

extension TextModel {
  /// Handles what became of the plan, and tells the reader.
  mutating func handle(_ event: PlanEvent) -> [TextEffect] {
    let former = book.planned.plan
    let untouched = PlanSheet(over: book)
    let effects = book.handle(event)
    // A form that was opened before the plan was known, and that nothing was chosen in.
    if case .plan(untouched) = sheet { sheet = .plan(PlanSheet(over: book)) }
    switch event {
    case .loaded: offerRest()
    case .changedElsewhere: tell("The plan was changed elsewhere: this is what it is now.")
    case .divided(let wish, _):
      guard let plan = book.planned.plan, plan != former else { break }
      let days = plan.schedule.count(from: book.today)
      let start = max(wish.start, plan.range.lowerBound)
      let pace = book.paceLabel(
        start..<plan.range.upperBound, days: wish.days.count, unit: plan.unit)
      let last = book.dateLabel(plan.schedule.days.upperBound)
      let end =
        book.contents?.backMatter.map { "\(last), without “\($0)” and what follows" } ?? last
      frame.notice =
        days > 0
        ? keys.sentence(
          "\(pace) until \(end)", [(.today, "goes to today’s portion")], in: symbols)
        : "\(pace)."
    }
    return effects
  }

  mutating func perform(_ request: PlanRequest) -> [TextEffect] {
    switch request {
    case .make(let wish): return divide(wish)
    case .spread: return book.restOfPlan.map { divide($0) } ?? []
    case .goToToday:
      book.aim = book.nameOfToday
      return book.obey(.today, size: size) ?? []
    case .remove:
      book.planned.plan = nil
      book.planned.waiting = nil
      frame.notice =
        book.dates.text == nil
        ? "Plan removed. The rail shows the year again."
        : "Plan removed. The rail leads to the text’s dates again."
      return [.plans(.remove)]
    }
  }

  private mutating func divide(_ wish: PlanWish) -> [TextEffect] {
    book.planned.waiting = wish
    let effects = book.dividePlan()
    if effects.isEmpty { frame.notice = "The plan will be made when the chapters are found." }
    return effects
  }

  /// Whether the reader wants a plan that is not made yet: chapters are looked for, or portions.
  package var isPlanWaiting: Bool { book.planned.waiting != nil }

  /// Opens the form of a plan.
  mutating func openPlan() -> [TextEffect] {
    guard book.length.isComplete, book.length.bytes > 0 else {
      tell("The text is still loading. There is nothing to plan yet.")
      return []
    }
    return perform([.present(.plan(PlanSheet(over: book)))])
  }

  /// Says what is to be said after going to today's portion.
  mutating func tellOfPortion() {
    frame.notice = book.portionNotice
    offerRest()
  }

  /// Says how far today's portion is, if the reader is behind and it is far, or the plan has ended:
  /// whether to go there is asked first.
  ///
  /// - Returns: Whether that was said.
  mutating func offerFarPortion() -> Bool {
    guard !isCovered, let pages = book.pagesToTodaysPortion, pages >= Self.farPages,
      let plan = book.planned.plan, let standing = book.planned.standing(on: book.today)
    else { return false }
    if let rest = book.restOfPlan {
      let bytes = rest.start..<max(plan.range.upperBound, rest.start)
      sheet = .planOffer(
        PlanOfferSheet(
          behind: standing.behind,
          pace: book.paceLabel(bytes, days: rest.days.count, unit: rest.unit), pagesOn: pages))
      return true
    }
    guard plan.schedule.count(from: book.today) == 0 else { return false }
    let end = book.dateLabel(plan.schedule.days.upperBound)
    sheet = .planOffer(PlanOfferSheet(endedOn: end, pagesOn: pages))
    return true
  }

  /// From so many pages on a portion is far.
  private static let farPages = 50

  /// Offers to spread the rest of the plan where the reader is behind, and nothing is laid over.
  private mutating func offerRest() {
    if !isCovered, let left = book.portionsLeftOver, let plan = book.planned.plan {
      let end = book.dateLabel(plan.schedule.days.upperBound)
      let portions = left == 1 ? "1 portion is" : "\(left) portions are"
      frame.notice = keys.sentence(
        "The plan ended on \(end), \(portions) left", [(.plan, "makes another")], in: symbols)
    }
    guard !isCovered, let rest = book.restOfPlan,
      let standing = book.planned.standing(on: book.today)
    else { return }
    let bytes = rest.start..<max(book.planned.plan?.range.upperBound ?? 0, rest.start)
    sheet = .planOffer(
      PlanOfferSheet(
        behind: standing.behind,
        pace: book.paceLabel(bytes, days: rest.days.count, unit: rest.unit)))
  }
}

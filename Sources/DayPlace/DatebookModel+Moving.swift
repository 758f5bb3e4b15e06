import Datebook
import Widgets

/// Pages are turned, and the cursor moves.
extension DatebookModel {
  /// Turns a page, or where weeks scroll goes a month on.
  mutating func turn(_ steps: Int) {
    guard place.isScrolling else { return place.turn(steps) }
    place.move(byMonths: steps)
  }

  mutating func goToEnd(isLast: Bool) {
    let year = place.railYear
    let days = Day.days(ofYear: year)
    let page = place.page.of(isLast ? days.upperBound : days.lowerBound, place.locale.rule)
    if place.isScrolling {
      place.jump(to: page, cursor: isLast ? days.upperBound : days.lowerBound)
      return
    }
    switch place.page {
    case .week:
      let first = Week.first(of: year, by: place.locale.rule)
      let weeks = Week.count(of: year, by: place.locale.rule)
      jump(to: .week(isLast ? first.adding(weeks: weeks - 1) : first))
    default: jump(to: page)
    }
  }

  /// Shows `page`, also in the place of weeks that scroll.
  mutating func jump(to page: DatebookPage) {
    var cursor = page.days.contains(place.cursor) ? place.cursor : nil
    if case .day(let day) = page { cursor = day }
    place.jump(to: page, cursor: cursor, leavesScroll: true)
  }

  mutating func move(_ days: Int) { place.move(to: place.cursor.adding(days: days)) }

  /// Goes a row up or down: on a cover a line, in a week a day, else a week.
  mutating func moveRow(_ step: Int) {
    if place.isScrolling { return move(7 * step) }
    switch place.page {
    case .cover: place.moveLine(step)
    case .week: move(step)
    case .year where hasStrip:
      place.move(byMonths: step)
    case .year, .month, .day: move(7 * step)
    }
  }

  mutating func goHigher() {
    if place.isScrolling { return place.toggleScrolling() }
    guard let page = place.above else {
      tell(keys.sentence("This is the top", [(.leave, "leaves")], in: symbols))
      return
    }
    jump(to: page)
  }

  mutating func goToToday() {
    let today = place.today
    place.jump(to: .day(today), cursor: today)
  }

  mutating func goToMonth(_ month: MonthNumber) {
    place.go(toMonth: month.month, of: month.year)
  }
}

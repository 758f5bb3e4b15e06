import Datebook
import Widgets

/// Where a date leads in a text: to its portion of the plan, to its entry, or to its part of the year.
package struct DateTarget: Equatable, Sendable {
  /// What goes by the date.
  package enum Rail: Equatable, Sendable {
    /// The portion of the plan with this index.
    case plan(Int)
    /// The dated entry with this index.
    case entries(Int)
    /// The text is spread over the year: the day is one of this month.
    case year(month: Int)
  }

  /// What goes by it.
  package var rail: Rail
  /// The offset that it leads to.
  package var offset: Int
  /// The date there, in words.
  package var label: String
  /// What is to be said on the way, where it is not the day that was typed.
  package var remark: String?
}

extension BookPlace {
  /// Where a date that was typed leads by what the rail leads to; `nil` if it is none, or where
  /// nothing goes by dates yet.
  func target(ofDate typed: String) -> DateTarget? {
    guard length.bytes > 0 else { return nil }
    if let plan = planned.plan { return target(ofDate: typed, in: plan) }
    if let dated = dates.text { return target(ofDate: typed, in: dated) }
    guard spots != nil, let day = day(typed, at: today) else { return nil }
    let spread = YearSpread(count: length.bytes, over: today.year)
    return DateTarget(
      rail: .year(month: day.month), offset: spread.offset(ofDay: day.dayOfYear),
      label: locale.weekdayMediumDate(day))
  }

  private func target(ofDate typed: String, in plan: ReadingPlan) -> DateTarget? {
    let days = plan.schedule.days
    // A date without a year is the one that the plan has.
    let years = days.lowerBound.year...days.upperBound.year
    let found = years.compactMap { day(typed, at: Day.firstDay(ofYear: $0)) }
    guard let day = found.first(where: days.contains) ?? found.last else { return nil }
    let index = min(plan.firstIndex(from: day), plan.portions.count - 1)
    let portion = plan.portions[index]
    return DateTarget(
      rail: .plan(index), offset: portion.range.lowerBound,
      label: locale.weekdayMediumDate(portion.day))
  }

  private func target(ofDate typed: String, in dated: DatedText) -> DateTarget? {
    // Leap years, so that a book without years has all its days; a year that was typed is both.
    let years = [2000, 2004].map { day(typed, at: Day.firstDay(ofYear: $0)) }
    guard let day = years[0] ?? years[1] else { return nil }
    let wanted = EntryDate(year: day.year, month: day.month, day: day.day)
    if years[0] == years[1], dated.entries.contains(where: { $0.date.year != nil }),
      !isRelative(typed)
    {
      return target(of: wanted, isMonth: isMonth(typed), in: dated)
    }
    let here = shown?.lowerBound ?? anchor
    guard let index = dated.index(ofMonth: day.month, day: day.day, from: here) else { return nil }
    var target = target(ofEntry: index, in: dated)
    let found = dated.entries[index].date
    if !isMonth(typed), (found.month, found.day) != (day.month, day.day) {
      let wanted = EntryDate(month: day.month, day: day.day)
      target.remark = "No entry on \(locale.date(wanted)): this is \(target.label)."
    }
    return target
  }

  /// Why a date leads nowhere in a dated text: it has no entry of that year. Nil for what is no date.
  func obstacle(toDate typed: String) -> String? {
    guard let dated = dates.text, let day = day(typed, at: today) else { return nil }
    let years = dated.entries.compactMap(\.date.year)
    guard let first = years.min(), let last = years.max() else { return nil }
    let all = first == last ? "\(first) alone" : "\(first) to \(last)"
    return "no entry of \(day.year); there are those of \(all)"
  }

  /// Where a date with its year leads: to that year, to the nearest entry in it.
  private func target(of date: EntryDate, isMonth: Bool, in dated: DatedText) -> DateTarget? {
    let first = dated.entries.firstIndex {
      ($0.date.year, $0.date.month) == (date.year, date.month)
    }
    guard let index = (isMonth ? first : nil) ?? dated.index(nearest: date) else { return nil }
    var target = target(ofEntry: index, in: dated)
    if !isMonth, dated.entries[index].date != date {
      target.remark = "No entry on \(locale.date(date)): this is the nearest one of the year."
    }
    return target
  }

  private func target(ofEntry index: Int, in dated: DatedText) -> DateTarget {
    let entry = dated.entries[index]
    return DateTarget(rail: .entries(index), offset: entry.offset, label: locale.date(entry.date))
  }

  /// Whether the words mean a day from today on, whatever year that is in.
  private func isRelative(_ typed: String) -> Bool {
    !typed.contains(where: \.isNumber)
  }

  /// The day that was typed, of a week or a month the first one.
  private func day(_ typed: String, at day: Day) -> Day? {
    switch wish(typed, at: day) {
    case .day(let day): day
    case .week(let week): week.days.lowerBound
    case .month(let year, let month): Day(year: year, month: month, day: 1)
    case .year, .page, nil: nil
    }
  }

  private func wish(_ typed: String, at day: Day) -> DateWish? {
    DateWish(typed, at: day, today: today, locale: locale)
  }

  /// Whether a month was typed, and no day of it.
  private func isMonth(_ typed: String) -> Bool {
    if case .month = wish(typed, at: today) { true } else { false }
  }

  /// Goes where a date leads.
  mutating func go(to target: DateTarget) -> [TextEffect] {
    switch target.rail {
    case .entries(let index): return go(toDated: index)
    case .plan(let index): return go(toPortion: index)
    case .year(let month): return [.dates(.findSpot(near: target.offset, month: month))]
    }
  }

  /// The page that a date leads to, for the line that tells it before one goes there.
  func pageLabel(of target: DateTarget) -> String {
    var page = (number: guess(at: target.offset), isExact: false)
    if case .entries(let index) = target.rail, let found = dates.found {
      page = self.page(ofEntry: index, in: found.list)
    }
    let guess = count.isExact ? "" : "~"
    return "page \(page.isExact ? "" : "~")\(page.number + 1) of \(guess)\(count.pages)"
  }
}

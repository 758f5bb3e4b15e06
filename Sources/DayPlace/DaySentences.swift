import Datebook
import Screen
import Widgets

/// Days in a sentence: those of a page with what they come to, and the cursor's with what is in it.
extension DatebookCanvas {
  /// `Thu 5 Mar · W10 · 38 min · Middlemarch · 1 note`.
  var cursorSentence: String {
    let facts = place.known[place.cursor]
    let week = Week(of: place.cursor, by: locale.rule)
    var parts = [locale.weekdayMediumDate(place.cursor), label(of: week)]
    if facts.minutes > 0 { parts.append(duration(facts.minutes)) }
    parts += facts.titles
    if let note = facts.notes.first {
      parts.append("\(symbols.openQuote)\(note)\(symbols.closeQuote)")
    }
    parts += facts.due.map { words(of: $0) }
    return parts.joined(separator: " \(symbols.middleDot) ")
  }

  /// `4 of 31 days read · 2 h 10 min · 3 notes · 3 events`, as much of it as fits.
  func sentence(of page: DatebookPage, in columns: Int) -> String {
    let days = page.days
    let sum = place.known.sum(of: page)
    let last = min(days.upperBound, max(place.today, days.lowerBound))
    let past = last.number - days.lowerBound.number + 1
    let figures = words.figures
    var parts: [String] = []
    if days.lowerBound <= place.today || sum.daysRead > 0 {
      parts.append(figures.daysRead(sum.daysRead, of: past))
    }
    if sum.minutes > 0 { parts.append(duration(sum.minutes)) }
    if sum.notes > 0 { parts.append(figures.notes(sum.notes)) }
    if sum.events > 0 { parts.append(figures.events(sum.events)) }
    if sum.portions > 0 {
      parts.append(figures.portions(sum.portionsDone, of: sum.portions))
    }
    if days.contains(place.today) { parts += streaks(in: days) }
    if sum == KnownDays.Sum() { return fit(words.nothing, columns) }
    return joined(parts, in: columns)
  }
}

extension DatebookCanvas {
  /// `streak 3 days` and `5 weeks`: how long was read without a break, up to today; of a week its
  /// days.
  private func streaks(in days: ClosedRange<Day>) -> [String] {
    let streak = place.known.streak(until: place.today)
    let weeks =
      days.count > 7 ? place.known.weekStreak(until: place.today, by: locale.rule) : 0
    let figures = words.figures
    let length = figures.weeks(weeks)
    return (streak > 1 ? [figures.streak(figures.days(streak))] : [])
      + (weeks > 1 ? [streak > 1 ? length : figures.streak(length)] : [])
  }
}

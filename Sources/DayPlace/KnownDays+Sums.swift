package import Datebook
import Widgets

extension KnownDays {
  /// What the days of a page come to.
  package struct Sum: Equatable {
    package var daysRead = 0
    package var minutes = 0
    /// Those of the page, and of all days, weeks and months that begin on it.
    package var notes = 0
    package var events = 0
    package var portions = 0
    package var portionsDone = 0
  }

  /// What is known of the days of `page` together.
  package func sum(of page: DatebookPage) -> Sum {
    var sum = Sum()
    let (days, kind) = (page.days, page.subject.kind)
    for (_, month) in months {
      sum.notes += month.notes.keys.count {
        $0.kind != .day && $0.kind <= kind && days.contains($0.day)
      }
      for (day, facts) in month.days where days.contains(day) {
        sum.daysRead += facts.readings.isEmpty ? 0 : 1
        sum.minutes += facts.minutes
        sum.notes += facts.notes.count
        sum.events += facts.due.count { !$0.isContinued || day == days.lowerBound }
        sum.portions += facts.portions.count
        sum.portionsDone += facts.portions.count { $0.isDone }
      }
    }
    return sum
  }

  /// How many days in a row were read, up to `today` or the day before it.
  package func streak(until today: Day) -> Int {
    var streak = 0
    var expected = today
    for day in daysRead.reversed() where day <= today {
      if streak == 0, day == today.adding(days: -1) { expected = day }
      guard day == expected else { break }
      streak += 1
      expected = day.adding(days: -1)
    }
    return streak
  }

  /// How many weeks in a row have a day that was read, up to that of `today` or the one before it.
  package func weekStreak(until today: Day, by rule: WeekRule) -> Int {
    let present = Week(of: today, by: rule)
    var streak = 0
    var expected = present
    for day in daysRead.reversed() where day <= today {
      let week = Week(of: day, by: rule)
      // Another day of the week that was counted last.
      if streak > 0, week == expected.adding(weeks: 1) { continue }
      if streak == 0, week == present.adding(weeks: -1) { expected = week }
      guard week == expected else { break }
      streak += 1
      expected = week.adding(weeks: -1)
    }
    return streak
  }

  /// The most days in a row that were read.
  package var bestStreak: Int {
    var best = 0
    var streak = 0
    var last: Day?
    for day in daysRead {
      streak = last.map { $0.adding(days: 1) == day } == true ? streak + 1 : 1
      best = max(best, streak)
      last = day
    }
    return best
  }
}

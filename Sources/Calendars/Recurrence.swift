import Datebook

/// The times of something that happens again by a rule, by the clocks of its zone.
///
/// Nothing is computed before it is asked for, and only for the range that is asked for: a rule
/// without COUNT begins there, however long ago it started.
package struct Recurrence: Sendable {
  /// The first time, which counts whether the rule has it or not (RFC 5545, 3.8.5.3).
  package let start: WallTime
  /// The last time that may be, where UNTIL says so.
  package let last: WallTime
  let days: RecurrenceDays
  let times: RecurrenceTimes
  private let count: Int

  /// What happens by `rule` from `start` on.
  ///
  /// - Parameters:
  ///   - until: The time of the rule's UNTIL by the clocks that `start` is by.
  ///   - isDate: Whether times of day do not matter.
  package init(_ rule: RecurrenceRule, from start: WallTime, until: WallTime?, isDate: Bool) {
    self.start = start
    last = until ?? .last
    count = if case .count(let count) = rule.end { count } else { .max }
    days = RecurrenceDays(rule, from: start.day)
    times = RecurrenceTimes(rule, from: start, isDate: isDate)
  }

  /// The times that lie in `range`, in order.
  ///
  /// - Parameter limit: How many are enough; a rule may say each second.
  /// - Complexity: O(periods in the range), of a rule with COUNT O(periods from the start).
  package func times(in range: Range<WallTime>, atMost limit: Int = .max) -> [WallTime] {
    var found: [WallTime] = []
    forEach(from: range.lowerBound, before: range.upperBound) { time in
      found.append(time)
      return found.count < limit
    }
    return found
  }

  /// The last time of all; `nil` where there is no end, or one so far off that it is not looked for.
  package var end: WallTime? {
    guard count < 10_000 else { return last == .last ? nil : last }
    var end = start
    forEach(from: start, before: WallTime(.last)) { time in
      end = time
      return true
    }
    return end
  }

  private func forEach(
    from lower: WallTime, before upper: WallTime, _ body: (WallTime) -> Bool
  ) {
    if start >= lower, start < upper, !body(start) { return }
    guard start < upper, count > 1 else { return }
    // COUNT counts from the start; the week that a year begins with may be in the one before.
    var period = count < .max ? 0 : max(days.period(of: lower.day) - 1, 0)
    var counted = 1
    while let first = days.firstNumber(ofPeriod: period),
      first <= min(upper, last.adding(seconds: 1)).day.number + 7
    {
      for time in set(ofPeriod: period) where time > start {
        guard time < upper, time <= last, counted < count else { return }
        counted += 1
        if time >= lower, !body(time) { return }
      }
      period += 1
    }
  }

  /// The times of one period, in order.
  private func set(ofPeriod period: Int) -> [WallTime] {
    let numbers = days.numbers(ofPeriod: period)
    var set: [WallTime] = []
    for number in numbers { times.append(on: number, to: &set) }
    guard !days.positions.isEmpty, !times.hasOwnPeriod else { return set }
    return RecurrenceDays.chosen(days.positions, of: set)
  }
}

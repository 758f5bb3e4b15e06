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
  /// How much is looked at to count up to COUNT, in periods and in times that a rule may have: far
  /// more than what any calendar wants, and a few milliseconds.
  private static let mostWork = 300_000

  /// What happens by `rule` from `start` on.
  ///
  /// - Parameters:
  ///   - until: The time of the rule's UNTIL by the clocks that `start` is by.
  ///   - isDate: Whether times of day do not matter.
  package init(_ rule: RecurrenceRule, from start: WallTime, until: WallTime?, isDate: Bool) {
    self.start = start
    last = until ?? .last
    count = rule.count ?? .max
    days = RecurrenceDays(rule, from: start.day)
    times = RecurrenceTimes(rule, from: start, isDate: isDate)
  }

  /// The times that lie in `range`, in order.
  ///
  /// - Parameter limit: How many are enough; a rule may say each second. Nothing else is left out,
  ///   but of a rule whose COUNT cannot be reached (`isCountable`).
  /// - Complexity: O(periods in the range), of a rule with COUNT O(periods from the start).
  package func times(in range: Range<WallTime>, atMost limit: Int = .max) -> [WallTime] {
    var found: [WallTime] = []
    forEach(from: range.lowerBound, before: range.upperBound) { time in
      found.append(time)
      return found.count < limit
    }
    return found
  }

  /// The last time of all; `nil` if there is no end, or one so far off that it is not looked for.
  package var end: WallTime? {
    guard count < .max else { return last == .last ? nil : last }
    var end = start
    let isAll = forEach(from: start, before: WallTime(.last)) { time in
      end = time
      return true
    }
    return isAll ? end : nil
  }

  /// Whether all times can be counted that COUNT asks for; so it is without COUNT.
  package var isCountable: Bool {
    count == .max || forEach(from: .last, before: .last) { _ in true }
  }

  /// How many times of a day are looked at.
  package var workADay: Int { times.workADay }

  /// How many times a day may have, where `workADay` is not more than can be looked at.
  package var timesADay: Int { min(times.count(on: start.day.number), count) }

  /// - Returns: Whether nothing was left out because it would have taken too long.
  @discardableResult private func forEach(
    from lower: WallTime, before upper: WallTime, _ body: (WallTime) -> Bool
  ) -> Bool {
    if start >= lower, start < upper, !body(start) { return true }
    guard start < upper, count > 1 else { return true }
    // COUNT counts from the start; the week that a year begins with may be in the one before.
    var period = count < .max ? 0 : max(days.period(of: lower.day) - 1, 0)
    var counted = 1
    var work = 0
    while let first = days.firstNumber(ofPeriod: period),
      first <= min(upper, last.adding(seconds: 1)).day.number + 7
    {
      let numbers = days.numbers(ofPeriod: period)
      work += 1 + numbers.count * times.workADay
      guard count == .max || work < Self.mostWork else { return false }
      for time in set(of: numbers) where time > start {
        guard time < upper, time <= last, counted < count else { return true }
        counted += 1
        if time >= lower, !body(time) { return true }
      }
      period += 1
    }
    return true
  }

  /// The times of one period, which has the days with these numbers, in order.
  private func set(of numbers: [Int]) -> [WallTime] {
    var set: [WallTime] = []
    for number in numbers { times.append(on: number, to: &set) }
    guard !days.positions.isEmpty, !times.hasOwnPeriod else { return set }
    return RecurrenceDays.chosen(days.positions, of: set)
  }
}

package import Datebook

/// When the clocks of a zone are set to what, as a `VTIMEZONE` tells (RFC 5545, 3.6.5).
package struct ZoneRules: Equatable, Sendable {
  /// A change of the clocks.
  private struct Onset: Equatable {
    /// When, by the clocks as they were before.
    var wall: Int
    /// Seconds ahead of UTC before and after.
    var from: Int
    var to: Int
    /// Whether it is of a rule without an end.
    var isEndless = false

    var utc: Int { wall - from }
  }

  /// In the order of time.
  private let onsets: [Onset]

  /// Whether the rules go on for good: each of the last changes is of a rule without an end, and begins
  /// with what the one before has set. Rules that change nothing for good are not complete.
  package var isComplete: Bool {
    guard onsets.count > 1 else { return false }
    let last = onsets[onsets.count - 1]
    let former = onsets[onsets.count - 2]
    return last.isEndless && former.isEndless && last.from == former.to
  }

  /// When the clocks are changed for the last time.
  package var lastChange: Moment { Moment(seconds: onsets[onsets.count - 1].utc) }

  /// The rules of a `VTIMEZONE`; `nil` if it has none.
  ///
  /// Clocks are known from 1900 to 2200: rules beyond are as they are then.
  ///
  /// - Parameter problems: Is given what cannot be read; the rest is taken.
  package init?(_ component: CalendarComponent, problems: inout [CalendarProblem]) {
    var onsets: [Onset] = []
    for part in component.components where part.name == "STANDARD" || part.name == "DAYLIGHT" {
      guard let from = part["TZOFFSETFROM"].flatMap({ Self.offset($0.value) }),
        let to = part["TZOFFSETTO"].flatMap({ Self.offset($0.value) }),
        let start = part["DTSTART"].flatMap({ CalendarTime($0.value) })?.wall
      else { continue }
      let range = min(max(start, Self.first), Self.end)..<Self.end
      var walls = [start]
      var endless: Set<WallTime> = []
      for line in part.lines {
        switch line.name {
        case "RRULE":
          let rule: RecurrenceRule
          do throws(RecurrenceRule.Mistake) { rule = try RecurrenceRule(line.value) } catch {
            problems.append(CalendarProblem(line: line.number, error.sentence))
            continue
          }
          // UNTIL is in UTC here, by the clocks as they were before the change.
          var last: WallTime?
          if let time = rule.until {
            last = time.zone == .utc ? time.wall.adding(seconds: from) : time.wall
          }
          let recurrence = Recurrence(rule, from: start, until: last, isDate: false)
          guard recurrence.workADay == 1, recurrence.isCountable,
            case let times = recurrence.times(in: range, atMost: Self.mostChanges + 1),
            times.count <= Self.mostChanges
          else {
            problems.append(
              CalendarProblem(line: line.number, "'\(line.value)' changes the clocks too often"))
            continue
          }
          walls += times
          if rule.until == nil, rule.count == nil { endless.formUnion(times) }
        case "RDATE":
          walls += line.value.split(separator: ",").compactMap { CalendarTime($0)?.wall }
        default: break
        }
      }
      onsets += Set(walls).map {
        Onset(wall: $0.seconds, from: from, to: to, isEndless: endless.contains($0))
      }
    }
    guard !onsets.isEmpty else { return nil }
    onsets.sort { ($0.utc, $0.wall) < ($1.utc, $1.wall) }
    self.onsets = onsets
  }

  /// The most changes of the clocks by one rule: some a year.
  private static let mostChanges = 3000
  private static let first = WallTime(Day.firstDay(ofYear: 1900))
  private static let end = WallTime(Day.firstDay(ofYear: 2200))

  /// Seconds ahead of UTC at an instant: since the last onset that has passed, before the first one
  /// those which it ended.
  package func secondsAhead(at moment: Moment) -> Int {
    var (low, high) = (0, onsets.count)
    while low < high {
      let middle = (low + high) / 2
      if onsets[middle].utc <= moment.seconds { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? onsets[low - 1].to : onsets[0].from
  }

  /// Whether other clocks are changed too at each of these changes, or a day before or after it: some
  /// programs write their hours wrong.
  ///
  /// - Parameter ahead: Seconds that the other clocks are ahead of UTC at an instant.
  package func areAllChanges(of ahead: (Moment) -> Int) -> Bool {
    onsets.allSatisfy { onset in
      ahead(Moment(seconds: onset.utc - WallTime.secondsInDay)) == onset.from
        && ahead(Moment(seconds: onset.utc + WallTime.secondsInDay)) == onset.to
    }
  }

  /// Whether other clocks show something else for days within so many years of `now`.
  ///
  /// - Parameter ahead: Seconds that the other clocks are ahead of UTC at an instant.
  package func differs(from ahead: (Moment) -> Int, near now: Moment, years: Int = 10) -> Bool {
    let week = 7 * WallTime.secondsInDay
    let span = years * 52
    // A week in which the clocks are changed may be seen before one of the changes and after the other.
    var isDifferent = false
    for index in -span...span {
      let moment = Moment(seconds: now.seconds + index * week)
      let differs = secondsAhead(at: moment) != ahead(moment)
      if differs, isDifferent { return true }
      isDifferent = differs
    }
    return false
  }

  /// Seconds ahead of UTC, of `+0100` or `-043000`.
  private static func offset(_ text: String) -> Int? {
    let digits = text.dropFirst()
    guard text.first == "+" || text.first == "-", digits.count == 4 || digits.count == 6,
      digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits)
    else { return nil }
    let parts = digits.count == 6 ? number : number * 100
    let seconds = parts / 10_000 * 3600 + parts / 100 % 100 * 60 + parts % 100
    return text.first == "-" ? -seconds : seconds
  }
}

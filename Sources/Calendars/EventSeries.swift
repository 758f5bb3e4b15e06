import Datebook

/// An event that comes again, with the times that are otherwise.
struct EventSeries: Sendable {
  private let event: CalendarEvent
  private let seconds: Int?
  private let recurrences: [Recurrence]
  /// What is instead of the event from some time on, in order.
  private let later: [(from: WallTime, event: CalendarEvent)]
  /// The times that it is not at: those of EXDATE, and those that another event is instead of.
  private let exceptions: Set<Moment>
  private let exceptDays: Set<Int>
  /// The times beside those of the rules, by the event's clocks, with how long it is then and how much
  /// earlier than a day it may begin that it is on, in seconds.
  private let additions: [(wall: WallTime, length: CalendarEvent.Length?, reach: Int)]
  /// How much earlier than a day an event may begin that is on it, in seconds: but for additions, one
  /// of which may be a period of years.
  private let reach: Int
  /// The first time, and the last one by the rules as far as it is known, by its clocks.
  private let first: WallTime
  private let last: WallTime

  /// - Parameter instead: The events that are instead of it at one time, or from one time on.
  init(_ event: CalendarEvent, instead: [CalendarEvent], clocks: CalendarClocks) {
    self.event = event
    seconds = clocks.seconds(of: event)
    let recurrences = event.rules.map { rule in
      Recurrence(
        rule, from: event.start.wall, until: clocks.last(of: rule, event), isDate: event.isAllDay)
    }
    self.recurrences = recurrences
    later = instead.compactMap { other in
      guard other.isForFuture, let instance = other.instance else { return nil }
      return (clocks.wall(of: instance, as: event), other)
    }
    .sorted { $0.from < $1.from }
    var exceptions: Set<Moment> = []
    var days: Set<Int> = []
    let replaced = instead.filter { !$0.isForFuture }.compactMap(\.instance)
    for exception in event.exceptions + replaced {
      // Exchange says midnight in its own zone for a day that is one in all of them.
      let wall = exception.time.wall
      if exception.time.isDate || (event.isAllDay && wall.seconds % WallTime.secondsInDay == 0) {
        days.insert(wall.day.number)
      }
      exceptions.insert(clocks.moment(of: exception.time, rules: exception.rules))
    }
    self.exceptions = exceptions
    exceptDays = days
    let lengths = ([event] + instead).map { event in
      let placed = clocks.place(event, at: event.start)
      // A to-do is shown when it is due, which may be long after it can be begun.
      let delay = event.isTask ? max(placed.start.seconds - event.start.wall.seconds, 0) : 0
      return placed.seconds + delay
    }
    let shifts = later.map { abs($0.event.start.wall.seconds - $0.from.seconds) }
    // Clocks of two zones are never two days apart.
    let reach = (lengths.max() ?? 0) + (shifts.max() ?? 0) + 2 * WallTime.secondsInDay
    self.reach = reach
    let additions = event.additions.map { addition in
      let wall = clocks.wall(of: addition.start, as: event)
      let length = clocks.length(of: addition)
      let placed = clocks.place(event, at: CalendarTime(wall, event.start.zone), length: length)
      return (wall: wall, length: length, reach: reach + placed.seconds)
    }
    self.additions = additions
    let ends = recurrences.map(\.end)
    let known =
      ends.contains(nil) ? WallTime.last : ends.compactMap { $0 }.max() ?? event.start.wall
    first = min(event.start.wall, additions.map(\.wall).min() ?? event.start.wall)
    last = known
  }

  /// Appends the times that touch `days`.
  func append(on days: ClosedRange<Day>, _ clocks: CalendarClocks, to found: inout [EventTime]) {
    let lower = WallTime(days.lowerBound).adding(seconds: -reach)
    let upper = WallTime(days.upperBound).adding(seconds: WallTime.secondsInDay + reach)
    guard first < upper else { return }
    let times = last < lower ? [] : times(in: lower..<upper)
    for wall in times { append(wall, nil, days, clocks, to: &found) }
    let near = additions.filter {
      $0.wall < upper && $0.wall >= WallTime(days.lowerBound).adding(seconds: -$0.reach)
    }
    guard !near.isEmpty else { return }
    // One that a rule has too is there already.
    var known = Set(times)
    for addition in near where known.insert(addition.wall).inserted {
      let second = addition.wall..<addition.wall.adding(seconds: 1)
      guard addition.wall >= lower || self.times(in: second).isEmpty else { continue }
      append(addition.wall, addition.length, days, clocks, to: &found)
    }
  }

  /// The times by all rules, each once.
  private func times(in range: Range<WallTime>) -> [WallTime] {
    guard recurrences.count != 1 else {
      return recurrences[0].times(in: range)
    }
    let start = event.start.wall
    var times = Set(recurrences.isEmpty && range.contains(start) ? [start] : [])
    for recurrence in recurrences {
      times.formUnion(recurrence.times(in: range))
    }
    return Array(times)
  }

  private func append(
    _ wall: WallTime, _ length: CalendarEvent.Length?, _ days: ClosedRange<Day>,
    _ clocks: CalendarClocks, to found: inout [EventTime]
  ) {
    let time = CalendarTime(wall, event.start.zone)
    let moment = clocks.moment(of: time, rules: event.zone)
    guard !exceptions.contains(moment), !exceptDays.contains(wall.day.number) else { return }
    let placed: EventTime
    if let change = later.last(where: { $0.from <= wall }) {
      guard !change.event.isCancelled else { return }
      let shift = change.event.start.wall.seconds - change.from.seconds
      let moved = CalendarTime(wall.adding(seconds: shift), change.event.start.zone)
      let moment = clocks.moment(of: moved, rules: change.event.zone)
      let skipped = secondsSkipped(by: moved, at: moment, of: change.event, clocks)
      guard takesPlace(wall, skipping: skipped) else { return }
      placed = clocks.place(change.event, at: moved)
    } else {
      let skipped = secondsSkipped(by: time, at: moment, of: event, clocks)
      guard takesPlace(wall, skipping: skipped) else { return }
      placed = clocks.place(
        event, at: time, moment, length: length, lasting: length == nil ? seconds : nil)
    }
    if placed.days.overlaps(days) { found.append(placed) }
  }

  /// By how much clocks go on over a time of an event; none for days.
  private func secondsSkipped(
    by time: CalendarTime, at moment: Moment, of event: CalendarEvent, _ clocks: CalendarClocks
  ) -> Int {
    event.isAllDay ? 0 : clocks.secondsSkipped(by: time, at: moment, rules: event.zone)
  }

  /// Whether a time is one: where clocks skip it, it is when they go on (RFC 5545, 3.3.5), and no other
  /// than the one that is then already; a date that they skip has none (3.3.10).
  ///
  /// - Parameter skipped: By how much clocks go on over it, or over what it is moved to.
  private func takesPlace(_ wall: WallTime, skipping skipped: Int) -> Bool {
    guard skipped > 0 else { return true }
    let isOfRule = wall != event.start.wall && !additions.contains { $0.wall == wall }
    guard !isOfRule || skipped < WallTime.secondsInDay else { return false }
    let shown = wall.adding(seconds: skipped)
    return times(in: shown..<shown.adding(seconds: 1)).isEmpty
      && !additions.contains { $0.wall == shown }
  }
}

extension EventTime {
  /// How long it is.
  fileprivate var seconds: Int { end.seconds - start.seconds }
}

extension CalendarClocks {
  /// What the clocks of an event's zone show at a time.
  fileprivate func wall(of zoned: ZonedTime, as event: CalendarEvent) -> WallTime {
    let time = zoned.time
    if event.isAllDay { return WallTime(time.wall.day) }
    guard !time.isDate, time.zone != event.start.zone else { return time.wall }
    return wall(
      at: moment(of: time, rules: zoned.rules), in: event.start.zone, rules: event.zone)
  }

  /// How long an addition is: until when is counted from its own start.
  fileprivate func length(of addition: CalendarEvent.Addition) -> CalendarEvent.Length? {
    guard case .until(let end, let rules) = addition.length else { return addition.length }
    let start = moment(of: addition.start.time, rules: addition.start.rules)
    let seconds = moment(of: end, rules: rules).seconds - start.seconds
    return .nominal(CalendarDuration(seconds: max(seconds, 0)))
  }

  /// The last time of a rule with UNTIL, by the clocks of the event.
  fileprivate func last(of rule: RecurrenceRule, _ event: CalendarEvent) -> WallTime? {
    guard let time = rule.until else { return nil }
    if event.isAllDay { return WallTime(time.wall.day) }
    // A date stands for all of it.
    if time.isDate { return WallTime(time.wall.day, second: WallTime.secondsInDay - 1) }
    guard time.zone == .utc else { return time.wall }
    return wall(
      at: Moment(seconds: time.wall.seconds), in: event.start.zone, rules: event.zone)
  }
}

package import Datebook

/// The events of all calendars, to be asked for by their days.
///
/// Events that are once lie in their months; those that come again are computed for the days that
/// are asked for. Each is there once, however often it was read: the last version of its UID counts.
package struct EventIndex: Sendable {
  /// An event that spans more months than this lies in none.
  private static let mostMonths = 24

  private let clocks: CalendarClocks
  private var once: [EventTime] = []
  /// The indices of events in `once`, by twelve times the year and the month.
  private var byMonth: [Int: [Int]] = [:]
  private var long: [Int] = []
  private var series: [EventSeries] = []
  /// The indices in `once` of to-dos that are not done.
  private var tasks: [Int] = []
  /// The to-dos that come again and are not done.
  private var taskSeries: [EventSeries] = []
  /// The to-dos that are never due and not done, in order.
  package private(set) var undatedTasks: [EventTime] = []

  /// How many events there are; one that comes again is one.
  package var count: Int { once.count + series.count }

  /// The events of some files.
  package init(_ files: [CalendarFile], clocks: CalendarClocks) {
    self.clocks = clocks
    var versions: [String: Versions] = [:]
    for (number, file) in files.enumerated() {
      for event in file.events {
        versions[event.uid, default: Versions()].add(event, ofFile: number, clocks)
      }
    }
    for versions in versions.values { add(versions) }
    undatedTasks.sort { $0.title < $1.title }
  }

  private mutating func add(_ versions: Versions) {
    let whole = versions.wholes.first
    // What was moved before all was called off is called off with it.
    let instead = versions.instances.values.filter { event in
      whole.map { !$0.isCancelled || !$0.isNewer(than: event) } ?? true
    }
    // What is instead of all times from one on is told by the series, unless that is not known: who is
    // invited to those times only has nothing else.
    for event in instead where !event.isCancelled && (!event.isForFuture || whole == nil) {
      // Some programs copy the rule of the series into what is instead of one time.
      if event.recurs, event.isForFuture {
        series.append(EventSeries(event, instead: [], clocks: clocks))
      } else {
        takeOnce(event)
      }
    }
    for event in versions.wholes where !event.isCancelled {
      if event.isUndated {
        if !event.details.isDone { undatedTasks.append(clocks.place(event, at: event.start)) }
      } else if event.recurs {
        let found = EventSeries(event, instead: instead, clocks: clocks)
        series.append(found)
        if event.isTask, !event.details.isDone { taskSeries.append(found) }
      } else if versions.instances[clocks.moment(of: event.start, rules: event.zone)] == nil {
        takeOnce(event)
      }
    }
  }

  private mutating func takeOnce(_ event: CalendarEvent) {
    let placed = clocks.place(event, at: event.start)
    once.append(placed)
    if event.isTask, !event.details.isDone { tasks.append(once.count - 1) }
    let days = placed.days
    let months = Self.month(days.lowerBound)...Self.month(days.upperBound)
    guard months.count <= Self.mostMonths else { return long.append(once.count - 1) }
    for month in months { byMonth[month, default: []].append(once.count - 1) }
  }

  /// The times of events that touch `days`, in order.
  ///
  /// - Complexity: O(events in the months of those days + events that come again).
  package func events(on days: ClosedRange<Day>) -> [EventTime] {
    var indices = Set(long)
    for month in Self.month(days.lowerBound)...Self.month(days.upperBound) {
      indices.formUnion(byMonth[month] ?? [])
    }
    var found = indices.map { once[$0] }.filter { $0.days.overlaps(days) }
    for series in series { series.append(on: days, clocks, to: &found) }
    return found.sorted(by: EventTime.isInOrder)
  }

  /// The to-dos that were due before `day` and are not done, in order; one that comes again is there at
  /// its last time in a year.
  package func overdueTasks(on day: Day) -> [EventTime] {
    let before = day.adding(days: -1)
    let single = tasks.map { once[$0] }.filter { $0.days.upperBound <= before }
    let found = taskSeries.compactMap { series in
      var times: [EventTime] = []
      series.append(on: day.adding(days: -366)...before, clocks, to: &times)
      return times.filter { $0.days.upperBound <= before }.max(by: EventTime.isInOrder)
    }
    return (single + found).sorted(by: EventTime.isInOrder)
  }

  /// Each event once, in order: at its next time from `day` on, or else at its last one before it, as far
  /// as that is within ten years.
  package func events(near day: Day) -> [EventTime] {
    let found = series.compactMap { nearest(to: day, of: $0) }
    return (once + found).sorted(by: EventTime.isInOrder)
  }

  private func nearest(to day: Day, of series: EventSeries) -> EventTime? {
    func times(_ days: ClosedRange<Day>) -> [EventTime] {
      var found: [EventTime] = []
      series.append(on: days, clocks, to: &found)
      return found
    }
    // Most come again within weeks: few of them are computed for years.
    for reach in [35, 400, 3653] {
      let next = times(day...day.adding(days: reach)).min(by: EventTime.isInOrder)
      if let next { return next }
    }
    for reach in [35, 400, 3653] {
      let last = times(day.adding(days: -reach)...day).max(by: EventTime.isInOrder)
      if let last { return last }
    }
    return nil
  }

  private static func month(_ day: Day) -> Int {
    let (year, month, _) = day.date
    return 12 * year + month
  }
}

/// All that was read of one UID: the event, and what is instead of some of its times.
private struct Versions {
  /// The event. Several, if a program gave the same UID to more than one of a file: they are as new as each
  /// other, and begin at other times.
  private(set) var wholes: [CalendarEvent] = []
  /// The indices in `wholes` by the time that each begins.
  private var indices: [CalendarTime: Int] = [:]
  /// The number of the file that they are of.
  private var file = 0
  /// By the time that they are instead of, whatever zone that was written in.
  var instances: [Moment: CalendarEvent] = [:]

  mutating func add(_ event: CalendarEvent, ofFile file: Int, _ clocks: CalendarClocks) {
    if let replaced = event.instance {
      let instance = clocks.moment(of: replaced.time, rules: replaced.rules)
      if instances[instance].map({ event.isNewer(than: $0) }) ?? true {
        instances[instance] = event
      }
    } else if let first = wholes.first {
      guard event.isNewer(than: first) else { return }
      if file != self.file || !first.isNewer(than: event) {
        (wholes, indices) = ([], [:])
      }
      append(event, ofFile: file)
    } else {
      append(event, ofFile: file)
    }
  }

  private mutating func append(_ event: CalendarEvent, ofFile file: Int) {
    self.file = file
    if let index = indices[event.start] {
      wholes[index] = event
    } else {
      indices[event.start] = wholes.count
      wholes.append(event)
    }
  }
}

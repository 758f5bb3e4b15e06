package import Datebook

/// An event at one of its times, by the reader's clock.
package struct EventTime: Equatable, Sendable {
  /// What it is called, and where it is; empty if that is not said.
  package var title: String
  package var place: String
  /// When it begins, and when it is over: the first time that it does not have any more.
  package var start: WallTime
  package var end: WallTime
  /// Whether it is of whole days.
  package var isAllDay: Bool
  /// The seconds that it takes, if the clock is put back meanwhile so far that its end tells nothing: it
  /// is no later than the start by the clock. Nil for any other.
  package var hiddenSeconds: Int?
  /// What is told of it where it is opened.
  package var details = EventDetails()

  /// An event at a time.
  package init(
    title: String, place: String = "", start: WallTime, end: WallTime, isAllDay: Bool = false,
    hiddenSeconds: Int? = nil, details: EventDetails = EventDetails()
  ) {
    self.title = title
    self.place = place
    self.start = start
    self.end = end
    self.isAllDay = isAllDay
    self.hiddenSeconds = hiddenSeconds
    self.details = details
  }

  /// The days that it is on; one that ends at midnight is not on the day that begins then.
  package var days: ClosedRange<Day> {
    start.day...max(start.day, end.adding(seconds: -1).day)
  }

  /// Half seconds from 1970: what is of a whole day begins half a second before it.
  private var order: Int { 2 * start.seconds - (isAllDay ? 1 : 0) }

  /// By the day, events of whole days first, then by the time.
  static func isInOrder(_ a: EventTime, _ b: EventTime) -> Bool {
    a.order == b.order ? a.title < b.title : a.order < b.order
  }
}

extension CalendarClocks {
  /// An event at `time`, by the clocks of its zone.
  ///
  /// - Parameters:
  ///   - moment: What `moment(of:rules:)` gives for `time`, where it was asked already.
  ///   - length: How long it is then; as long as it always is, where that is `nil`.
  ///   - seconds: What `seconds(of:)` gives for the event, where it was asked already.
  func place(
    _ event: CalendarEvent, at time: CalendarTime, _ moment: Moment? = nil,
    length: CalendarEvent.Length? = nil, lasting seconds: Int? = nil
  ) -> EventTime {
    let length = length ?? event.length
    var start = time.wall
    var end = start
    var hiddenSeconds: Int?
    if event.isAllDay {
      switch length {
      case .nominal(let duration):
        end = start.adding(seconds: duration.days * WallTime.secondsInDay)
      case .until(let last, _):
        end = start.adding(seconds: last.wall.seconds - event.start.wall.seconds)
      }
      // A to-do is shown on the day that it is due.
      if event.isTask { start = max(start, end) }
      // Some programs end a day with itself.
      end = max(end, start.adding(seconds: WallTime.secondsInDay))
    } else {
      let moment = moment ?? self.moment(of: time, rules: event.zone)
      start = wall(at: moment)
      let last: Moment
      switch length {
      case .nominal(let duration):
        let days = duration.days * WallTime.secondsInDay
        let lastDay = CalendarTime(time.wall.adding(seconds: days), time.zone)
        let from = days == 0 ? moment : self.moment(of: lastDay, rules: event.zone)
        last = from.adding(seconds: duration.seconds)
      case .until(let end, let rules):
        last = moment.adding(seconds: seconds ?? self.seconds(from: event, to: end, rules))
      }
      end = wall(at: last)
      if end <= start, last > moment { hiddenSeconds = last.seconds - moment.seconds }
      end = max(end, start)
      if event.isTask { (start, hiddenSeconds) = (end, nil) }
    }
    return EventTime(
      title: event.title, place: event.place, start: start, end: end, isAllDay: event.isAllDay,
      hiddenSeconds: hiddenSeconds, details: event.details)
  }

  /// The seconds from the start of an event to its end: as many pass each time (RFC 5545, 3.8.5.3).
  /// `nil` if it goes by days or by its duration.
  func seconds(of event: CalendarEvent) -> Int? {
    guard !event.isAllDay, case .until(let last, let rules) = event.length else { return nil }
    return seconds(from: event, to: last, rules)
  }

  private func seconds(
    from event: CalendarEvent, to last: CalendarTime, _ rules: ZoneRules?
  ) -> Int {
    let end = moment(of: last, rules: rules).seconds
    return max(end - moment(of: event.start, rules: event.zone).seconds, 0)
  }
}

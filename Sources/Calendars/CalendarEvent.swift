import Datebook

/// An event of a calendar (RFC 5545, 3.6.1): when it is, how it comes again, and what it is called; or a
/// to-do (3.6.2), which is from when it can be begun until it is due.
package struct CalendarEvent: Equatable, Sendable {
  /// How long it lasts.
  package enum Length: Equatable, Sendable {
    /// Days and hours by the calendar, as `DURATION` says.
    case nominal(CalendarDuration)
    /// To this time, in a zone that the file may tell of: as long as that is the first time.
    case until(CalendarTime, ZoneRules?)
  }

  /// A time that it is at beside those of its rules.
  package struct Addition: Equatable, Sendable {
    /// When.
    package var start: ZonedTime
    /// How long, or until when, where that differs.
    package var length: Length?
  }

  /// What no other event has.
  package var uid = ""
  /// SUMMARY and LOCATION, each as one line.
  package var title = ""
  package var place = ""
  /// When it is, or is for the first time.
  package var start: CalendarTime
  /// How long it lasts.
  package var length = Length.nominal(CalendarDuration())
  /// RRULE, RDATE, EXDATE.
  package var rules: [RecurrenceRule] = []
  package var additions: [Addition] = []
  package var exceptions: [ZonedTime] = []
  /// RECURRENCE-ID: which time of the event with this UID it is instead of.
  package var instance: ZonedTime?
  /// Whether it is also instead of all later ones.
  package var isForFuture = false
  /// SEQUENCE, and when it was changed: the last version counts.
  package var sequence = 0
  package var changed = 0
  /// Whether it does not take place.
  package var isCancelled = false
  /// Whether it is a to-do: it is shown when it is due.
  package var isTask = false
  /// Whether it is a to-do that is never due: it is on no day, whatever its start is.
  package var isUndated: Bool { details.isUndated }
  /// What the file says of the zone that it starts in.
  package var zone: ZoneRules?
  /// What is told of it where it is opened.
  package var details = EventDetails()

  /// Whether it is of whole days.
  package var isAllDay: Bool { start.isDate }
  /// Whether it comes again.
  package var recurs: Bool { !rules.isEmpty || !additions.isEmpty }
  /// Whether it is to be believed rather than another version of itself.
  package func isNewer(than other: CalendarEvent) -> Bool {
    (sequence, changed) >= (other.sequence, other.changed)
  }
}

// MARK: - Reading

extension CalendarEvent {
  /// The event that a `VEVENT` is, or the to-do that a `VTODO` is; `nil` if it has no beginning that
  /// can be read.
  ///
  /// - Parameters:
  ///   - zones: The zones that its file tells of, by their TZID.
  ///   - calendar: What its calendar is called.
  ///   - problems: Is given what cannot be read; the rest is taken.
  init?(
    _ component: CalendarComponent, zones: [String: ZoneRules], calendar: String,
    problems: inout [CalendarProblem]
  ) {
    isTask = component.name == "VTODO"
    if let line = isTask ? component.firstOfTask : component["DTSTART"] {
      guard let start = line.time else {
        problems.append(line.unreadable)
        return nil
      }
      self.start = start
      zone = line.zone.flatMap { zones[$0] }
    } else if isTask, component["DURATION"] == nil {
      start = CalendarTime(WallTime(seconds: 0), .date)
    } else {
      problems.append(CalendarProblem(line: component.number, "an event has no DTSTART"))
      return nil
    }
    if start.isDate { length = .nominal(CalendarDuration(days: isTask ? 0 : 1)) }
    for line in component.lines { parse(line, zones, &problems) }
    // How often it may come is known by how long it lasts.
    for line in component.lines where line.name == "RRULE" {
      do throws(RecurrenceRule.Mistake) {
        let rule = try RecurrenceRule(line.value)
        let bounded = try rule.bounded(from: start, lasting: seconds)
        rules.append(bounded)
        if let count = rule.count, bounded.count == nil {
          let sentence = "COUNT=\(count) is too far off to compute: it is treated as endless"
          problems.append(CalendarProblem(line: line.number, sentence))
        }
      } catch {
        problems.append(CalendarProblem(line: line.number, error.sentence))
      }
    }
    if uid.isEmpty { uid = "\(title)\n\(start.wall.seconds)" }
    details = EventDetails(
      component, uid: uid, calendar: calendar,
      recurrence: EventDetails.Recurrence(
        rules: rules.map { $0.told(by: zone) }, start: start, additions: additions.count,
        exceptions: exceptions.count))
  }

  private mutating func parse(
    _ line: ContentLine, _ zones: [String: ZoneRules], _ problems: inout [CalendarProblem]
  ) {
    switch line.name {
    case "UID": uid = line.value
    case "SUMMARY": title = Self.line(TextValue.text(line.value))
    case "LOCATION": place = Self.line(TextValue.text(line.value))
    case "DTEND", "DUE":
      guard (line.name == "DUE") == isTask else { return }
      guard let end = line.time, end.isDate == start.isDate else {
        return problems.append(line.unreadable)
      }
      length = .until(end, line.zone.flatMap { zones[$0] })
    case "DURATION":
      guard let duration = CalendarDuration(line.value), duration.days >= 0, duration.seconds >= 0
      else { return problems.append(line.unreadable) }
      length = .nominal(duration)
    case "RDATE":
      let found = line.values.map { line.addition($0, zones) }
      additions += found.compactMap { $0 }
      if found.contains(nil) { problems.append(line.unreadable) }
    case "EXDATE":
      let found = line.values.map { line.zoned($0, zones) }
      exceptions += found.compactMap { $0 }
      if found.contains(nil) { problems.append(line.unreadable) }
    case "RECURRENCE-ID":
      guard let time = line.zoned(line.value[...], zones) else {
        return problems.append(line.unreadable)
      }
      instance = time
      isForFuture = line["RANGE"]?.uppercased() == "THISANDFUTURE"
    case "SEQUENCE": sequence = Int(line.value) ?? 0
    case "LAST-MODIFIED": changed = CalendarTime(line.value)?.wall.seconds ?? changed
    case "DTSTAMP":
      if changed == 0 { changed = CalendarTime(line.value)?.wall.seconds ?? 0 }
    case "STATUS": isCancelled = line.value.uppercased() == "CANCELLED"
    default: break
    }
  }

  /// How many seconds it lasts, but for those that its clocks skip or show twice.
  private var seconds: Int {
    switch length {
    case .nominal(let length): length.days * WallTime.secondsInDay + length.seconds
    case .until(let end, _): max(end.wall.seconds - start.wall.seconds, 0)
    }
  }

  /// `text` as one line.
  static func line(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return text }
    return text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 0x20 } }
      .joined(separator: " ")
  }
}

extension CalendarComponent {
  /// What a to-do begins with: where DTSTART is no date and DUE is one, or the other way round, and
  /// if there is none, when it is due.
  fileprivate var firstOfTask: ContentLine? {
    guard let start = self["DTSTART"], let due = self["DUE"] else {
      return self["DTSTART"] ?? self["DUE"]
    }
    return start.time?.isDate == due.time?.isDate ? start : due
  }
}

extension ContentLine {
  /// Its values, where it is a list.
  fileprivate var values: [Substring] { value.split(separator: ",") }

  /// The time that it is.
  fileprivate var time: CalendarTime? { time(value[...]) }

  fileprivate func time(_ value: Substring) -> CalendarTime? {
    CalendarTime(value, zone: zone)
  }

  /// A time in the line's zone.
  fileprivate func zoned(_ value: Substring, _ zones: [String: ZoneRules]) -> ZonedTime? {
    time(value).map { ZonedTime(time: $0, rules: zone.flatMap { zones[$0] }) }
  }

  /// A time, or a period of time with its end or its length (RFC 5545, 3.3.9).
  fileprivate func addition(
    _ value: Substring, _ zones: [String: ZoneRules]
  ) -> CalendarEvent.Addition? {
    guard let slash = value.firstIndex(of: "/") else {
      return zoned(value, zones).map { CalendarEvent.Addition(start: $0) }
    }
    let rest = value[value.index(after: slash)...]
    guard let start = zoned(value[..<slash], zones) else { return nil }
    if let duration = CalendarDuration(rest) {
      return CalendarEvent.Addition(start: start, length: .nominal(duration))
    }
    guard let end = time(rest), end.wall >= start.time.wall else { return nil }
    return CalendarEvent.Addition(start: start, length: .until(end, start.rules))
  }

  fileprivate var unreadable: CalendarProblem {
    CalendarProblem(line: number, "\(name) '\(value.prefix(40))' cannot be read")
  }
}

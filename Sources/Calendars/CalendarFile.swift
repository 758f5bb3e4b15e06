/// The events and the to-dos of a file.
package struct CalendarFile: Equatable, Sendable {
  /// The events that could be read.
  package private(set) var events: [CalendarEvent] = []
  /// What could not, in the order of lines.
  package private(set) var problems: [CalendarProblem] = []
  /// The zones that the system knows otherwise.
  package private(set) var remarks: [ZoneRemark] = []

  /// No events: the file cannot be read, for this reason.
  package init(unreadable reason: String) {
    problems = [CalendarProblem(reason)]
  }

  /// The events in the bytes of an `.ics` file.
  ///
  /// - Parameters:
  ///   - cache: The zones of files that were read before: each file of a folder tells of its own.
  ///   - known: The zones that the system knows; nil if every zone counts as known.
  ///   - calendar: What the calendar is called, where the file does not say it.
  package init(
    _ bytes: [UInt8], zones cache: inout ZoneCache, known: KnownZones? = nil,
    calendar: String = ""
  ) {
    var calendar = calendar
    var zones: [String: ZoneRules] = [:]
    // The zones that the file tells of, and the system's rules count.
    var replaced: Set<String> = []
    var problems: [CalendarProblem] = []
    var waiting: [CalendarComponent] = []
    var mistakes: [CalendarProblem] = []
    // The first line of each zone that was not told of by then.
    var unknown: [String: Int] = [:]
    CalendarComponent.forEach(in: bytes, problems: &problems) { component in
      switch component.name {
      case "VTIMEZONE":
        guard let name = component["TZID"].map({ TextValue.text($0.value) }) else { return }
        guard let verdict = cache.verdict(on: component, name, known, problems: &mistakes) else {
          return
        }
        zones[name] = verdict.rules
        if verdict.rules == nil { replaced.insert(name) }
        if let remark = verdict.remark, !remarks.contains(remark) { remarks.append(remark) }
      case "VCALENDAR":
        let name = CalendarEvent.line(TextValue.text(component.lines.first?.value ?? ""))
        if !name.isEmpty { calendar = name }
      case "VEVENT", "VTODO":
        // A zone may stand behind the events that are in it.
        let names = component.zones(besides: zones).filter { !replaced.contains($0.key) }
        if !names.isEmpty {
          unknown.merge(names) { first, _ in first }
          waiting.append(component)
        } else if let event = CalendarEvent(
          component, zones: zones, calendar: calendar, problems: &mistakes)
        {
          events.append(event)
        }
      default: break
      }
    }
    for component in waiting {
      if let event = CalendarEvent(
        component, zones: zones, calendar: calendar, problems: &mistakes)
      {
        events.append(event)
      }
    }
    for (name, line) in unknown where zones[name] == nil && known?.has(name) == false {
      mistakes.append(CalendarProblem(line: line, "the time zone '\(name)' is not known"))
    }
    self.problems = (problems + mistakes).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }
}

extension CalendarComponent {
  /// The zones that are named in it and not among these, each with the first line that it is in.
  fileprivate func zones(besides zones: [String: ZoneRules]) -> [String: Int] {
    lines.reduce(into: [:]) { unknown, line in
      guard let name = line.zone, zones[name] == nil, unknown[name] == nil else { return }
      unknown[name] = line.number
    }
  }
}

/// Zones by what files say of them: a folder of events says it once for each.
package struct ZoneCache: Sendable {
  private var verdicts: [String: ZoneVerdict] = [:]

  /// No zones.
  package init() {}

  /// Which rules of a zone count: the file's own or the system's; nil if there are none in the file.
  mutating func verdict(
    on component: CalendarComponent, _ name: String, _ known: KnownZones?,
    problems: inout [CalendarProblem]
  ) -> ZoneVerdict? {
    var key = name + "\n"
    for part in component.components {
      key += part.name
      for line in part.lines { key += "\(line.name):\(line.value)\n" }
    }
    if let verdict = verdicts[key] { return verdict }
    let former = problems.count
    let verdict = ZoneRules(component, problems: &problems).map { ZoneVerdict($0, of: name, known) }
    // What is wrong with it is told of each file.
    if problems.count == former { verdicts[key] = verdict }
    return verdict
  }
}

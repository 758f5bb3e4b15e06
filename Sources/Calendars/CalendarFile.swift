/// The events of a file.
package struct CalendarFile: Equatable, Sendable {
  /// The events that could be read.
  package private(set) var events: [CalendarEvent] = []
  /// What could not, in the order of lines.
  package private(set) var problems: [CalendarProblem] = []

  /// No events: the file cannot be read, for this reason.
  package init(unreadable reason: String) {
    problems = [CalendarProblem(reason)]
  }

  /// The events in the bytes of an `.ics` file.
  ///
  /// - Parameters:
  ///   - cache: The zones of files that were read before: each file of a folder tells of its own.
  ///   - isKnown: Whether the zone of a name that the file does not tell of is known otherwise.
  package init(
    _ bytes: [UInt8], zones cache: inout ZoneCache, isKnown: (String) -> Bool = { _ in true }
  ) {
    var zones: [String: ZoneRules] = [:]
    var problems: [CalendarProblem] = []
    var waiting: [CalendarComponent] = []
    var mistakes: [CalendarProblem] = []
    // The first line of each zone that was not told of by then.
    var unknown: [String: Int] = [:]
    CalendarComponent.forEach(in: bytes, problems: &problems) { component in
      switch component.name {
      case "VTIMEZONE":
        guard let name = component["TZID"]?.value else { return }
        zones[name] = cache.rules(of: component, problems: &mistakes)
      case "VEVENT":
        // A zone may stand behind the events that are in it.
        let names = component.zones(besides: zones)
        if !names.isEmpty {
          unknown.merge(names) { first, _ in first }
          waiting.append(component)
        } else if let event = CalendarEvent(component, zones: zones, problems: &mistakes) {
          events.append(event)
        }
      default: break
      }
    }
    for component in waiting {
      if let event = CalendarEvent(component, zones: zones, problems: &mistakes) {
        events.append(event)
      }
    }
    for (name, line) in unknown where zones[name] == nil && !isKnown(name) {
      mistakes.append(CalendarProblem(line: line, "the time zone '\(name)' is not known"))
    }
    self.problems = (problems + mistakes).sorted { ($0.line ?? 0) < ($1.line ?? 0) }
  }
}

extension CalendarComponent {
  /// The zones that are named in it and not among these, each with the first line that it is in.
  fileprivate func zones(besides zones: [String: ZoneRules]) -> [String: Int] {
    lines.reduce(into: [:]) { unknown, line in
      guard let name = line["TZID"], zones[name] == nil, unknown[name] == nil else { return }
      unknown[name] = line.number
    }
  }
}

/// Zones by what files say of them: a folder of events says it once for each.
package struct ZoneCache: Sendable {
  private var known: [String: ZoneRules] = [:]

  /// No zones.
  package init() {}

  mutating func rules(
    of component: CalendarComponent, problems: inout [CalendarProblem]
  ) -> ZoneRules? {
    var key = ""
    for part in component.components {
      key += part.name
      for line in part.lines { key += "\(line.name):\(line.value)\n" }
    }
    if let rules = known[key] { return rules }
    let former = problems.count
    let rules = ZoneRules(component, problems: &problems)
    // What is wrong with it is told of each file.
    if problems.count == former { known[key] = rules }
    return rules
  }
}

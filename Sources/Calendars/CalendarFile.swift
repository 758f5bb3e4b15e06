/// The events of a file.
package struct CalendarFile: Equatable, Sendable {
  /// The events that could be read.
  package private(set) var events: [CalendarEvent] = []
  /// What could not, in the order of lines.
  package private(set) var problems: [CalendarProblem] = []

  /// No events: the file cannot be read, for this reason.
  package init(unreadable reason: String) {
    problems = [CalendarProblem(line: 1, reason)]
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
    CalendarComponent.forEach(in: bytes, problems: &problems) { component in
      switch component.name {
      case "VTIMEZONE":
        guard let name = component["TZID"]?.value else { return }
        zones[name] = cache.rules(of: component)
      case "VEVENT":
        // A zone may stand behind the events that are in it.
        if component.namesZone(besides: zones) {
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
    for event in events {
      guard case .named(let name) = event.start.zone, event.zone == nil, !isKnown(name) else {
        continue
      }
      mistakes.append(CalendarProblem(line: 1, "the time zone '\(name)' is not known"))
      break
    }
    self.problems = (problems + mistakes).sorted { $0.line < $1.line }
  }
}

extension CalendarComponent {
  /// Whether a line of it is in a zone that is not among these.
  fileprivate func namesZone(besides zones: [String: ZoneRules]) -> Bool {
    lines.contains { line in line["TZID"].map { zones[$0] == nil } ?? false }
  }
}

/// Zones by what files say of them: a folder of events says it once for each.
package struct ZoneCache: Sendable {
  private var known: [String: ZoneRules] = [:]

  /// No zones.
  package init() {}

  mutating func rules(of component: CalendarComponent) -> ZoneRules? {
    var key = ""
    for part in component.components {
      key += part.name
      for line in part.lines { key += "\(line.name):\(line.value)\n" }
    }
    if let rules = known[key] { return rules }
    let rules = ZoneRules(component)
    known[key] = rules
    return rules
  }
}

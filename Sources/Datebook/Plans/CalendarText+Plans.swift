extension CalendarText {
  /// A calendar with an event for each portion of `plans` on one of `days`, on all of its day.
  ///
  /// An event is known by its plan and its day, so that a calendar that was read before is brought up
  /// to date and gets nothing twice. What it may have from before, of days that have nothing to read any
  /// more, is called off.
  package static func calendar(
    of plans: [KeptPlan], calledOff: [CalledOffDays] = [],
    on days: ClosedRange<Day> = .init(uncheckedBounds: (.first, .last))
  ) -> String {
    var calendar = CalendarText()
    calendar.component("VCALENDAR") { calendar in
      calendar.write("VERSION", "2.0")
      calendar.write("PRODID", "-//tome-reader//Reading plans//EN")
      calendar.write("CALSCALE", "GREGORIAN")
      for plan in plans {
        for portion in plan.plan.portions
        where days.contains(portion.day) && !portion.range.isEmpty {
          calendar.write(portion, of: plan)
        }
      }
      for plan in calledOff {
        for day in plan.days where days.contains(day) {
          calendar.event(plan.identifier, plan.revision, plan.editedAt, on: day) { event in
            event.write("STATUS", "CANCELLED")
            event.write("SUMMARY", words: plan.title)
          }
        }
      }
    }
    return calendar.text
  }

  /// The identifier of the plan that an event was exported from; nil if it was made elsewhere.
  ///
  /// - Parameter uid: The event's UID.
  package static func plan(ofEvent uid: String) -> String? {
    // The host has a dash too.
    guard uid.hasSuffix(host) else { return nil }
    let name = uid.dropLast(host.count)
    return name.lastIndex(of: "-").map { String(name[..<$0]) }
  }

  private static let host = "@tome-reader"

  private mutating func write(_ portion: PlannedPortion, of kept: KeptPlan) {
    let end = kept.plan.textBytes
    event(kept.identifier, kept.revision, kept.editedAt, on: portion.day) { event in
      event.write("SUMMARY", words: "\(kept.title): \(portion.label(of: end))")
      if let chapter = portion.chapter { event.write("DESCRIPTION", words: chapter) }
    }
  }

  /// Writes the event of a plan on a day, in its version by the number of changes.
  private mutating func event(
    _ identifier: String, _ revision: Int, _ editedAt: Moment, on day: Day,
    _ body: (inout CalendarText) -> Void
  ) {
    component("VEVENT") { event in
      event.write("UID", "\(identifier)-\(Self.date(day))\(Self.host)")
      event.write("DTSTAMP", Self.time(editedAt))
      event.write("LAST-MODIFIED", Self.time(editedAt))
      event.write("SEQUENCE", "\(revision)")
      event.write("DTSTART;VALUE=DATE", Self.date(day))
      // The end is the day after, but where there is no such day.
      if day < .last {
        event.write("DTEND;VALUE=DATE", Self.date(day.adding(days: 1)))
      }
      body(&event)
      event.write("CATEGORIES", words: "Reading")
      event.write("TRANSP", "TRANSPARENT")
    }
  }
}

import Datebook

/// What is told of an event or of a to-do where it is opened: all of its times share it.
package final class EventDetails: Sendable {
  /// How it comes again.
  package struct Recurrence: Equatable, Sendable {
    /// Its rules.
    package var rules: [RecurrenceRule]
    /// When it is for the first time.
    package var start: CalendarTime
    /// How many times it is at beside those of the rules, and how many of these are left out.
    package var additions: Int
    package var exceptions: Int

    /// How something comes again that is at `start` for the first time.
    package init(rules: [RecurrenceRule], start: CalendarTime, additions: Int, exceptions: Int) {
      self.rules = rules
      self.start = start
      self.additions = additions
      self.exceptions = exceptions
    }
  }

  /// What no other event has.
  package let uid: String
  /// What its calendar is called.
  package let calendar: String
  /// DESCRIPTION, of several lines.
  package let description: String
  /// URL, or else the address of a call.
  package let link: String
  /// How it comes again; nil if it does not.
  package let recurrence: Recurrence?
  /// Whether it is a to-do, whether that is done, and whether it is never due.
  package let isTask: Bool
  package let isDone: Bool
  package let isUndated: Bool

  /// Something of which this is told.
  package init(
    uid: String = "", calendar: String = "", description: String = "", link: String = "",
    recurrence: Recurrence? = nil, isTask: Bool = false, isDone: Bool = false,
    isUndated: Bool = false
  ) {
    self.uid = uid
    self.calendar = calendar
    self.description = description
    self.link = link
    self.recurrence = recurrence
    self.isTask = isTask
    self.isDone = isDone
    self.isUndated = isUndated
  }

  /// What a component tells.
  convenience init(
    _ component: CalendarComponent, uid: String, calendar: String, recurrence: Recurrence
  ) {
    let recurs = !recurrence.rules.isEmpty || recurrence.additions > 0
    let isTask = component.name == "VTODO"
    let status = component["STATUS"]?.value.uppercased()
    self.init(
      uid: uid, calendar: calendar,
      description: component.lines.filter { $0.name == "DESCRIPTION" }
        .map { TextValue.text($0.value) }.joined(separator: "\n\n"),
      link: ["URL", "CONFERENCE", "X-GOOGLE-CONFERENCE"].lazy
        .compactMap { component[$0]?.value }.first { !$0.isEmpty } ?? "",
      recurrence: recurs ? recurrence : nil, isTask: isTask,
      isDone: isTask
        && (status == "COMPLETED" || component["COMPLETED"] != nil
          || component["PERCENT-COMPLETE"]?.value == "100"),
      isUndated: isTask && component["DUE"] == nil && component["DURATION"] == nil)
  }
}

extension EventDetails: Equatable {
  package static func == (a: EventDetails, b: EventDetails) -> Bool {
    a === b
      || a.uid == b.uid && a.calendar == b.calendar && a.description == b.description
        && a.link == b.link && a.recurrence == b.recurrence && a.isTask == b.isTask
        && a.isDone == b.isDone && a.isUndated == b.isUndated
  }
}

package import Datebook

/// What the system knows of zones, which files are compared with.
package struct KnownZones: Sendable {
  /// The present, by which rules have ended or go on.
  package let now: Moment
  /// Seconds that the zone of a name is ahead of UTC at an instant; nil if the system has no such zone.
  package let secondsAhead: @Sendable (_ name: String, Moment) -> Int?

  /// Zones that are asked for what their clocks show.
  package init(now: Moment, secondsAhead: @escaping @Sendable (_ name: String, Moment) -> Int?) {
    self.now = now
    self.secondsAhead = secondsAhead
  }

  /// Whether there is a zone of this name.
  func has(_ name: String) -> Bool { secondsAhead(name, now) != nil }
}

/// What a file says of a zone that the system knows otherwise.
package struct ZoneRemark: Hashable, Sendable {
  /// Whose rules count.
  package enum Kind: Hashable, Sendable {
    /// The file leaves out changes of the clocks: the system's rules count.
    case incomplete
    /// The file's rules are complete: they count.
    case different
  }

  /// The TZID.
  package var zone: String
  /// Whose rules count.
  package var kind: Kind

  /// What is told of a zone.
  package init(zone: String, kind: Kind) {
    self.zone = zone
    self.kind = kind
  }
}

/// The rules of a zone that count, and what is to be told of that.
struct ZoneVerdict: Sendable {
  /// Nil if those of the system count.
  var rules: ZoneRules?
  var remark: ZoneRemark?

  /// Decides between the rules of a file and those of the system.
  ///
  /// Programs such as khal write no more than the next change to each side. Such rules end: taken for
  /// all there is, they would set each event after them an hour off. If a file knows of a change to
  /// come that the system does not know, it may be newer than the system, and is believed.
  init(_ rules: ZoneRules, of name: String, _ known: KnownZones?) {
    self.rules = rules
    guard let known, known.has(name) else { return }
    let ahead: (Moment) -> Int = { known.secondsAhead(name, $0) ?? 0 }
    let isSystems =
      !rules.isComplete && (rules.lastChange < known.now || rules.areAllChanges(of: ahead))
    if isSystems { self.rules = nil }
    if rules.differs(from: ahead, near: known.now) {
      remark = ZoneRemark(zone: name, kind: isSystems ? .incomplete : .different)
    }
  }
}

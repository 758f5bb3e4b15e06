package import Calendars
import Datebook
import Foundation
package import Shelf
import Synchronization

/// The zones that the system knows, by their names: those that calendars do not tell of, and those that
/// their rules are compared with.
///
/// The first zone that is looked up brings ICU into memory: calendars without zones never ask.
package final class SystemZones: Sendable {
  private let known = Mutex<[String: TimeZone?]>([:])

  /// No zone is looked up yet.
  package init() {}

  /// Whether the system has a zone of this name.
  func has(_ name: String) -> Bool { zone(named: name) != nil }

  /// Seconds that a zone is ahead of UTC at an instant; `nil` if the system has none of this name.
  func secondsAhead(in name: String, at moment: Moment) -> Int? {
    let date = Date(timeIntervalSince1970: Double(moment.seconds))
    return zone(named: name)?.secondsFromGMT(for: date)
  }

  private func zone(named name: String) -> TimeZone? {
    known.withLock { known in
      if let zone = known[name] { return zone }
      // Some programs put their own name before it: /mozilla.org/20070129_1/Europe/Berlin.
      let parts = name.split(separator: "/")
      let candidates = [name] + (1...3).map { parts.suffix($0).joined(separator: "/") }.reversed()
      let names = candidates.map { WindowsZones.name(of: $0) ?? $0 }
      let zone = names.lazy.compactMap { TimeZone(identifier: $0) }.first
      known[name] = .some(zone)
      return zone
    }
  }
}

extension KnownZones {
  /// The zones of the system, at present.
  static func system(_ clock: LocalClock, zones: SystemZones) -> KnownZones {
    KnownZones(now: clock.now) { zones.secondsAhead(in: $0, at: $1) }
  }
}

extension CalendarClocks {
  /// The clocks of the system and of the reader.
  package static func system(_ clock: LocalClock, zones: SystemZones) -> CalendarClocks {
    CalendarClocks(
      zone: { zones.secondsAhead(in: $0, at: $1) },
      reader: { clock.clock(at: $0).secondsAheadOfUTC })
  }
}

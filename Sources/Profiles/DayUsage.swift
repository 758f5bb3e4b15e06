/// What one profile has used on one day.
package struct DayUsage: Equatable, Sendable {
  /// The seconds read.
  package var seconds = 0
  /// The stories told.
  package var stories = 0
  /// The seconds that a parent has granted.
  package var granted = 0
  /// Whether a parent has granted the rest of the day.
  package var isDayGranted = false

  /// Nothing.
  package init() {}

  /// The whole minutes read.
  package var minutes: Int { seconds / 60 }
}

/// What a parent grants at the end of the time.
package enum Grant: Hashable, CaseIterable, Sendable {
  case quarter, hour, day

  /// What is granted, in seconds; nil for the rest of the day.
  package var seconds: Int? {
    switch self {
    case .quarter: 15 * 60
    case .hour: 60 * 60
    case .day: nil
    }
  }

  /// What is granted, in words.
  package var words: String {
    switch self {
    case .quarter: "15 minutes"
    case .hour: "60 minutes"
    case .day: "the rest of the day"
    }
  }
}

/// The time that is left to read.
package enum TimeLeft: Equatable, Sendable {
  /// There is no limit before midnight.
  case unlimited
  /// So many seconds, at least 1.
  case seconds(Int)
  /// The day's minutes are used.
  case used
  /// It is bedtime until this minute of the day.
  case bedtime(until: Int)

  /// Whether nothing may be read now.
  package var isOver: Bool {
    switch self {
    case .unlimited, .seconds: false
    case .used, .bedtime: true
    }
  }

  /// What is left to a profile at `time`. The least limit counts, and a grant does not move bedtime.
  package init(_ profile: Profile, _ usage: DayUsage, at time: FamilyTime) {
    if let end = profile.limits.bedtimeEnd(on: time.day, minute: time.minute) {
      self = .bedtime(until: end)
      return
    }
    var least: Int?
    if let minutes = profile.limits.minutes(on: time.day), !usage.isDayGranted {
      let left = minutes * 60 + usage.granted - usage.seconds
      guard left > 0 else {
        self = .used
        return
      }
      least = left
    }
    if let minutes = profile.limits.minutesToBedtime(on: time.day, minute: time.minute) {
      least = min(least ?? .max, minutes * 60 - time.secondOfDay % 60)
    }
    self = least.map { .seconds($0) } ?? .unlimited
  }

  /// The warning that is due, in minutes: 10, 5 or 1; nil if none is.
  ///
  /// - Parameter told: The warning that was told last; nil if none was.
  package func warning(after told: Int?) -> Int? {
    guard case .seconds(let seconds) = self else { return nil }
    let due = [1, 5, 10].first { seconds <= $0 * 60 }
    guard let due, due < told ?? .max else { return nil }
    return due
  }
}

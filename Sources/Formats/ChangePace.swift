/// Keeps the calls of `onChange` apart: so many tell no more than 50 a second do.
struct ChangePace {
  private static let interval = Duration.milliseconds(20)

  private let onChange: @Sendable () -> Void
  private var last: ContinuousClock.Instant?
  private var isOwed = false

  /// A pace for `onChange`, whose first call is made at once.
  init(_ onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
  }

  /// Calls, or remembers that a call is owed where the last was too short ago.
  mutating func note() {
    isOwed = true
    callIfDue()
  }

  /// Makes the call that is owed, when its time has come.
  mutating func callIfDue() {
    guard isOwed, wait == .zero else { return }
    isOwed = false
    last = .now
    onChange()
  }

  /// How long to wait for the call that is owed, in milliseconds; -1 when none is.
  var millisecondsLeft: Int32 {
    guard isOwed else { return -1 }
    return Int32(wait / .milliseconds(1)) + 1
  }

  private var wait: Duration {
    guard let last else { return .zero }
    return max(.zero, Self.interval - last.duration(to: .now))
  }
}

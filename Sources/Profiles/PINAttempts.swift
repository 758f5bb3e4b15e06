/// The wrong PINs since the last right one, which make the next try wait.
package struct PINAttempts: Equatable, Sendable {
  /// The tries before the first wait.
  package static let free = 5
  /// The waits after the fifth wrong PIN, the sixth, and each one after that, in seconds.
  private static let waits = [30, 5 * 60, 30 * 60]

  /// How many were wrong.
  package private(set) var wrong = 0
  /// When the last one was, in seconds of the family's clock.
  private var last = 0

  /// No tries.
  package init() {}

  /// Notes a wrong PIN at a time of the family's clock.
  package mutating func noteWrong(at time: Int) {
    wrong += 1
    last = max(last, time)
  }

  /// Notes a right PIN: the next tries are free again.
  package mutating func noteRight() { self = PINAttempts() }

  /// The seconds until the next try, from `time` on; 0 if it may be made now.
  package func wait(at time: Int) -> Int {
    guard wrong >= Self.free else { return 0 }
    let wait = Self.waits[min(wrong - Self.free, Self.waits.count - 1)]
    return max(last + wait - time, 0)
  }

  /// The tries that are left before a wait; nil if there is one after each.
  package var left: Int? { wrong < Self.free ? Self.free - wrong : nil }
}

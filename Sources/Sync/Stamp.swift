/// When something was said, by a hybrid logical clock (Kulkarni and others, 2014): near the time of the
/// wall's clock, and always after what its writer knew of.
package struct Stamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 UTC, by the clock of the machine that was ahead.
  package var milliseconds: Int64
  /// Tells apart what has the same milliseconds.
  package var counter: Int
  /// Who said it: of two at the same time the order is the same everywhere.
  package var machine: MachineID

  /// A stamp of these parts.
  package init(milliseconds: Int64, counter: Int = 0, machine: MachineID) {
    (self.milliseconds, self.counter, self.machine) = (milliseconds, counter, machine)
  }

  /// The stamp of what `machine` said at `time`, knowing of what has the stamp `known`.
  ///
  /// - Parameter time: Milliseconds by the machine's own clock, which may be behind another's.
  package init(at time: Int64, after known: Stamp?, by machine: MachineID) {
    guard let known, known.milliseconds >= time else {
      self.init(milliseconds: time, machine: machine)
      return
    }
    self.init(milliseconds: known.milliseconds, counter: known.counter + 1, machine: machine)
  }

  package static func < (left: Stamp, right: Stamp) -> Bool {
    (left.milliseconds, left.counter, left.machine)
      < (right.milliseconds, right.counter, right.machine)
  }
}

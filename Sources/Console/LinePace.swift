private import CNcurses

/// How fast the line to the terminal takes what is written to it.
///
/// What is written waits in buffers of the kernel; a line is slow where they are full, so that
/// writing blocks, where bytes are left in them from what was shown before, or where it says so
/// itself, as a serial one does.
struct LinePace {
  /// Writing a screen takes well below a millisecond where nothing blocks.
  private static let longest = Duration.milliseconds(10)
  /// What terminals that have no speed say is theirs.
  private static let nominalBaud: CInt = 38_400

  /// Whether the line was slow at the last writing.
  private(set) var isSlow = false

  /// Writes by calling `write`, and measures how long it takes.
  mutating func measure(_ write: () -> Void) {
    let isLeft = cnc_unsent() > 0
    let clock = ContinuousClock()
    let time = clock.measure(write)
    isSlow = isLeft || time > Self.longest || (1..<Self.nominalBaud).contains(cnc_baud())
  }
}

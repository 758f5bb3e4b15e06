package import Screen

/// Tells the second of two quick presses of the mouse's first button on one cell.
package struct DoubleClicks {
  /// The longest time between the two.
  private static let longest = Duration.milliseconds(400)

  private var last: (cell: CellPosition, time: ContinuousClock.Instant)?

  /// No press yet.
  package init() {}

  /// The cell of a press that makes a double click; nil of any other event.
  package mutating func secondPress(
    _ mouse: MouseEvent, at now: ContinuousClock.Instant = .now
  ) -> CellPosition? {
    switch mouse.kind {
    case .press(button: 1): break
    case .release: return nil
    default:
      last = nil
      return nil
    }
    let cell = CellPosition(row: mouse.row, column: mouse.column)
    defer { last = (cell, now) }
    guard let former = last, former.cell == cell, now - former.time <= Self.longest else {
      return nil
    }
    return cell
  }

  /// Leaves out of account the time that the program took to obey: a second press may have come
  /// meanwhile, and is seen only now.
  package mutating func leaveOut(_ time: Duration) { last?.time += time }
}

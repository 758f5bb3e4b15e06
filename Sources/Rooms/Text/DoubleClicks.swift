import Screen

/// Tells the second of two quick presses of the mouse's first button on one cell.
struct DoubleClicks {
  /// The longest time between the two.
  private static let longest = Duration.milliseconds(400)

  private var last: (cell: CellPosition, time: ContinuousClock.Instant)?

  /// The cell of a press that makes a double click; nil of any other event.
  mutating func secondPress(
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
}

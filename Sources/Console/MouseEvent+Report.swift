import Screen

extension MouseEvent {
  private static let motion = 32
  private static let wheel = 64
  /// The bits of Shift, Alt and Control, which change nothing here.
  private static let modifiers = 4 | 8 | 16

  /// The event that a terminal reports; `nil` for one of a kind that there is no word for.
  ///
  /// - Parameter lastButton: The button that went down last: old reports do not tell which one came
  ///   up, and some not which one is dragged.
  init?(_ report: MouseReport, lastButton: Int) {
    let cells = 1...Int(Int16.max)
    guard cells.contains(report.row), cells.contains(report.column), (0..<96).contains(report.code)
    else { return nil }
    let code = report.code & ~Self.modifiers
    let button = code & 3
    let kind: Kind
    switch code & ~3 {
    case 0 where button == 3: kind = .release(button: lastButton)
    case 0: kind = report.isRelease ? .release(button: button + 1) : .press(button: button + 1)
    case Self.motion: kind = .drag(button: button == 3 ? lastButton : button + 1)
    case Self.wheel where button == 0: kind = .wheelUp
    case Self.wheel where button == 1: kind = .wheelDown
    default: return nil
    }
    self.init(row: report.row - 1, column: report.column - 1, kind: kind)
  }
}

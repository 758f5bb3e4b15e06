import CNcurses
import Screen

extension MouseEvent {
  /// The event that ncurses read; `nil` for one of a kind that there is no word for.
  init?(_ event: cnc_mouse) {
    let button = Int(event.button)
    let kind: Kind
    switch event.kind {
    case CNC_MOUSE_PRESS: kind = .press(button: button)
    case CNC_MOUSE_RELEASE: kind = .release(button: button)
    case CNC_MOUSE_DRAG: kind = .drag(button: button)
    case CNC_MOUSE_WHEEL_UP: kind = .wheelUp
    case CNC_MOUSE_WHEEL_DOWN: kind = .wheelDown
    default: return nil
    }
    self.init(row: Int(event.row), column: Int(event.column), kind: kind)
  }
}

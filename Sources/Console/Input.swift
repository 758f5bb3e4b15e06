package import Screen

/// Something that the loop woke up for.
package enum Input: Equatable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// A text was pasted; lines are ended by newlines.
  case paste(String)
  /// The mouse was used; only where the terminal was asked to report it.
  case mouse(MouseEvent)
  /// The screen has another size: of several changes, the last.
  case resized(rows: Int, columns: Int)
  /// The program runs again after a stop of any kind; the next `show` paints everything.
  case resumed
  /// A ``Mailbox`` has messages.
  case posted
  /// A descriptor given to ``Terminal/watch(_:)`` can be read.
  case readable(CInt)
  /// The terminal has said what pictures it can show, or its cells have another size.
  case graphics(TerminalGraphics)
  /// Control-Z: save what is to be saved, then call ``Terminal/suspend()``.
  case suspensionRequested
  /// SIGINT, SIGTERM or SIGHUP: save, close the terminal and exit with 128 + `signal`.
  case terminated(signal: CInt)
  /// The terminal is gone: save and exit with 129; nothing can be shown any more.
  case hungUp
}

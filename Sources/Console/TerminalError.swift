internal import CNcurses

/// Why the terminal cannot show a full screen.
package enum TerminalError: Error, Equatable, Sendable {
  /// Standard output goes elsewhere: a pipe or a file.
  case notATerminal
  /// Standard input is no terminal, and there is no controlling one to read keys from.
  case noKeyboard
  /// The system has no description of the terminal that `TERM` names.
  case unknown(term: String)
  /// The terminal cannot place its cursor, as `TERM=dumb`.
  case cannotMoveCursor(term: String)
  /// The wake pipe or the screen could not be made: too little memory or too many open files.
  case noResources
}

extension TerminalError: CustomStringConvertible {
  /// A sentence for the reader: what is wrong and what to do, without the program's name.
  package var description: String {
    switch self {
    case .notATerminal:
      "standard output is not a terminal; `tome-reader print` writes pages as plain text"
    case .noKeyboard:
      "there is no terminal to read keys from"
    case .unknown(term: ""):
      "TERM is not set, so the kind of terminal is unknown; try TERM=xterm-256color"
    case .unknown(let term):
      "the terminal type '\(term)' is unknown here; try TERM=xterm-256color"
    case .cannotMoveCursor(let term):
      "a terminal of type '\(term)' cannot show a full screen; "
        + "`tome-reader print` writes pages as plain text"
    case .noResources:
      "the terminal cannot be opened: too little memory or too many open files"
    }
  }
}

extension TerminalError {
  /// The error of a failure to open the terminal; `nil` for none.
  init?(_ failure: cnc_failure, term: String) {
    switch failure {
    case CNC_OPENED: return nil
    case CNC_NOT_A_TERMINAL: self = .notATerminal
    case CNC_NO_KEYS: self = .noKeyboard
    case CNC_UNKNOWN_TERM: self = .unknown(term: term)
    case CNC_CANNOT_MOVE: self = .cannotMoveCursor(term: term)
    default: self = .noResources
    }
  }
}

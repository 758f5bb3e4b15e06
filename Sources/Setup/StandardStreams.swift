import Glibc

/// Where standard input comes from, and where standard output goes.
package enum StandardStreams {
  /// Whether both are a terminal, so that a reader is there to press keys.
  ///
  /// What can be printed as well opens a screen only then: in a script, or where another program merely
  /// shows the output on a terminal, a screen would wait for keys that nobody presses.
  package static var areTerminals: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }
}

/// A word of a line for a shell.
package enum ShellWord {
  /// `text` between quotes, as POSIX has it: the shell takes all of it as it is.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

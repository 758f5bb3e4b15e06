import Glibc

/// The terminal's type, as `TERM` names it; empty if it is not set.
func termName() -> String {
  getenv("TERM").map { String(cString: $0) } ?? ""
}

/// Whether a terminal of this type is one whose fonts have little beyond ASCII and some letters,
/// whatever the locale says: the Linux console, the VT terminals and their like.
func isOldTerminal(_ term: String) -> Bool {
  let names = ["linux", "vt", "ansi", "cons25", "cygwin", "hurd", "mach", "pcansi", "sun", "wsvt"]
  return names.contains { term.hasPrefix($0) }
}

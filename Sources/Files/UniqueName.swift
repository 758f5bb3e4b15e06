import Glibc

/// Names that no file has yet.
package enum UniqueName {
  /// Makes a file or a folder whose path begins with `prefix` and ends with `ending`.
  ///
  /// - Parameter make: Makes it, and fails with EEXIST where something is there, as open(2) with O_EXCL
  ///   and mkdir(2) do; called with another path then.
  /// - Returns: The path, and what `make` returned for it: negative where it failed, with `errno`.
  package static func make(
    _ prefix: String, _ ending: String = "", _ make: (String) -> CInt
  ) -> (path: String, result: CInt) {
    while true {
      let path = prefix + String(UInt32.random(in: .min ... .max), radix: 36) + ending
      let result = make(path)
      if result >= 0 || errno != EEXIST { return (path, result) }
    }
  }

  /// Makes an empty file that is open for reading and writing, and closed in programs started later.
  ///
  /// - Parameter mode: Who may do what with it, as far as the user's mask lets them.
  package static func makeFile(
    _ prefix: String, _ ending: String = "", mode: UInt32 = 0o600
  ) -> (path: String, descriptor: CInt) {
    let made = make(prefix, ending) { open($0, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
    return (made.path, made.result)
  }

  /// Where files for a moment are: in `$TMPDIR`, or in `/tmp`.
  static var temporaryFolder: String {
    let wished = Environment.value(of: "TMPDIR") ?? ""
    return wished.isEmpty ? "/tmp" : wished
  }
}

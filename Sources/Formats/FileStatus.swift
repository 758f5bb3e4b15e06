import Glibc

extension stat {
  /// The kind of file: one of the `S_IF…` values.
  var kind: mode_t { st_mode & S_IFMT }
  /// The length as an `Int`, in bytes.
  var size: Int { Int(st_size) }
}

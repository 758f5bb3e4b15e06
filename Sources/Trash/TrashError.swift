import Glibc

/// Why a file cannot be put into the trash; it stays where it is.
package enum TrashError: Error, Equatable, Sendable {
  /// The file at `path` is not what was to be put away; it is for the caller to know.
  case differs(path: String)
  /// Whether the file at `path` is what was to be put away cannot be found out.
  case unknown(path: String, reason: String)
  /// There is no file at `path`.
  case noSuchFile(path: String)
  /// No trash can take it: `code` is the `errno` of the last one that was tried.
  case noTrash(path: String, code: Int32)
  /// It cannot be moved away; `code` is the `errno`.
  case cannotMove(path: String, code: Int32)
}

extension TrashError: CustomStringConvertible {
  /// What happened, to which file.
  package var description: String {
    switch self {
    case .differs(let path): "'\(path)' was kept: its text is not the book's"
    case .unknown(let path, let reason):
      "'\(path)' was kept: its text cannot be compared (\(reason))"
    case .noSuchFile(let path): "cannot put '\(path)' into the trash: no such file"
    case .noTrash(let path, let code):
      "cannot put '\(path)' into the trash: there is none that can take it "
        + "(\(String(cString: strerror(code))))"
    case .cannotMove(let path, let code):
      "cannot put '\(path)' into the trash: \(String(cString: strerror(code)))"
    }
  }
}

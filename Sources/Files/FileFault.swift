import Glibc

/// A file or folder that the system does not let the program read, make or write.
package struct FileFault: Error, Equatable, Sendable {
  /// The file or folder, which may be one above what was asked for.
  package let path: String
  /// What the system says: an `errno`.
  package let code: Int32

  /// A fault at `path`.
  package init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// What the system says, in words: `No space left on device`.
  package var reason: String { String(cString: strerror(code)) }
}

import Glibc

/// A folder for a moment, for its owner's eyes only; it is gone, with the files in it, when this value
/// is.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// An empty folder in `$TMPDIR`, or in `/tmp`.
  package init() throws(FileFault) {
    let folder = UniqueName.temporaryFolder
    let (path, result) = UniqueName.make("\(folder)/tome-reader-") { mkdir($0, 0o700) }
    guard result >= 0 else { throw FileFault(path: folder, code: errno) }
    self.path = path
  }

  deinit {
    for name in (try? Folder.names(in: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}

import Glibc

/// A folder for a moment, for its owner's eyes only; it is gone, with the files in it, when this value
/// is.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: String

  /// An empty folder in `$TMPDIR`, or in `/tmp`.
  package init() throws(FileFault) {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(folder)/tome-reader-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileFault(path: folder, code: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    for name in (try? Folder.names(in: path)) ?? [] { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}

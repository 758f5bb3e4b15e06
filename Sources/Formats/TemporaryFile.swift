import Files
import Glibc

/// A file without a name, which is gone when the program is.
struct TemporaryFile: ~Copyable, Sendable {
  /// The file, open for reading and writing.
  let descriptor: Descriptor
  /// The directory whose file system it takes room of.
  let directory: String

  /// An empty file in `folder`; without one in $TMPDIR, or in /tmp where that fails.
  ///
  /// - Parameter name: The text it is for, to be named in the error.
  init(for name: String, in folder: String?) throws(OpenError) {
    let wished = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let directories = folder.map { [$0] } ?? [wished, "/tmp"]
    var code: Int32 = 0
    for directory in directories where !directory.isEmpty {
      let (path, number) = UniqueName.makeFile("\(directory)/tome-reader-")
      if number >= 0 {
        unlink(path)
        descriptor = Descriptor(owning: number)
        self.directory = directory
        return
      }
      code = errno
    }
    throw OpenError(
      file: name, reason: .noTemporaryFile(directory: directories.last ?? "", code: code))
  }

  /// Whether the file, which is of this length, takes more room than is left beside it.
  func isHalfOfWhatWasFree(_ length: Int) -> Bool {
    var status = statvfs()
    guard fstatvfs(descriptor.number, &status) == 0 else { return false }
    return Int(status.f_bavail) * Int(status.f_frsize) < length
  }
}

import Glibc

/// A file for a moment, for its owner's eyes only; it is gone when this value is.
package struct ScratchFile: ~Copyable {
  /// Where it is.
  package let path: String
  /// The open file.
  package let descriptor: CInt
  private var hasName = true

  /// A file in `$TMPDIR`, or in `/tmp`, with `bytes` in it, to be read from its start.
  ///
  /// - Parameters:
  ///   - name: What its name tells of it.
  ///   - ending: What its name ends with: `.md`.
  package init(
    _ bytes: [UInt8] = [], named name: String = "", ending: String = ""
  ) throws(FileFault) {
    let folder = UniqueName.temporaryFolder
    let words = name.isEmpty ? "" : name + "-"
    let (path, descriptor) = UniqueName.makeFile("\(folder)/tome-reader-\(words)", ending)
    let code = errno
    self.path = path
    self.descriptor = descriptor
    guard descriptor >= 0 else { throw FileFault(path: folder, code: code) }
    guard FileContents.write(bytes, to: descriptor) else {
      throw FileFault(path: path, code: errno)
    }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit {
    guard descriptor >= 0 else { return }
    if hasName { unlink(path) }
    close(descriptor)
  }

  /// Leaves the file where it is when this value goes.
  package mutating func keep() { hasName = false }

  /// Takes its name from it: it goes with the program, however that ends.
  package mutating func hide() {
    unlink(path)
    hasName = false
  }
}

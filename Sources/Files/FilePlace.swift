import Glibc

/// Paths of files, and of entries of archives that are named like files in a folder: `books.zip/one.txt`.
package enum FilePlace {
  /// Whether a file is there, or an archive that may hold it: if nobody may look it is not gone.
  package static func isThere(_ path: String) -> Bool {
    if access(path, F_OK) == 0 { return true }
    switch errno {
    case ENOENT: return false
    case ENOTDIR: return archive(holding: path) != nil
    default: return true
    }
  }

  /// The archive that the first folders of `path` are the path of; `nil` if it is in none.
  package static func archive(holding path: String) -> String? {
    var end = path.endIndex
    while let slash = path[..<end].lastIndex(of: "/"), slash > path.startIndex {
      end = slash
      let outside = String(path[..<slash])
      var status = stat()
      guard stat(outside, &status) == 0 else { continue }
      return isArchive(outside, status) ? outside : nil
    }
    return nil
  }

  private static func isArchive(_ path: String, _ status: stat) -> Bool {
    guard status.st_mode & S_IFMT == S_IFREG else { return false }
    do throws(Errno) {
      let file = try Descriptor(reading: path)
      return try file.bytes(at: 0, length: 2) == Array("PK".utf8)
    } catch {
      return false
    }
  }
}

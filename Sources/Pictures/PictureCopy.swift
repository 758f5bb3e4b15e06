import Books
import Files
import Glibc

/// Copies of pictures that are in books, for other programs.
package enum PictureCopy {
  /// The bytes of all copies, at most: those made longest ago go first.
  private static let capacity = 64 << 20

  /// Writes `bytes` into a file of `folder` that is called as the picture at `path` is.
  ///
  /// - Returns: The file's path; nil if it cannot be written.
  package static func write(_ bytes: [UInt8], named path: String, in folder: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? "picture"
    let digest = String(FNV1a(bytes).value, radix: 16)
    let home = "\(folder)/\(digest)"
    guard (try? Folder.make(home)) != nil else { return nil }
    let file = "\(home)/\(name)"
    unlink(file)
    let number = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { return nil }
    let descriptor = Descriptor(owning: number)
    let isWritten = bytes.withUnsafeBytes { bytes in
      do throws(Errno) { try descriptor.write(bytes, at: 0) } catch { return false }
      return true
    }
    guard isWritten else { return nil }
    trim(folder, keeping: home)
    return file
  }

  private static func trim(_ folder: String, keeping kept: String) {
    var entries: [(home: String, files: [String], size: Int, time: Int)] = []
    for name in (try? Folder.names(in: folder)) ?? [] {
      let home = "\(folder)/\(name)"
      var entry = (home: home, files: [String](), size: 0, time: 0)
      for file in (try? Folder.names(in: home)) ?? [] {
        var status = stat()
        guard lstat("\(home)/\(file)", &status) == 0 else { continue }
        entry.files.append("\(home)/\(file)")
        entry.size += Int(status.st_size)
        entry.time = max(entry.time, Int(status.st_mtim.tv_sec))
      }
      entries.append(entry)
    }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.time < $1.time })
    where total > capacity && entry.home != kept {
      for file in entry.files { unlink(file) }
      rmdir(entry.home)
      total -= entry.size
    }
  }
}

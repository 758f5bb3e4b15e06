import Books
import Files
import Glibc

/// The folder of pictures that were decoded and scaled: each under the digest of its bytes, and its size.
///
/// An entry is whole or absent: it has no name before all of it is written.
struct PictureCache: Sendable {
  /// The bytes of all entries, at most.
  private static let capacity = 128 << 20
  /// The version of the decoders and of the way to scale.
  private static let version = 1

  private let folder: String

  /// The cache in `folder`, which need not be there.
  init(_ folder: String) { self.folder = folder }

  /// The name of the picture in `bytes` at this size, or of some of its rows.
  static func name(of bytes: [UInt8], width: Int, height: Int, rows: Range<Int>? = nil) -> String {
    let digest = String(FNV1a(bytes).value, radix: 16)
    let part = rows.map { "-\($0.lowerBound)+\($0.count)" } ?? ""
    return "\(digest)-\(bytes.count)-\(width)x\(height)\(part)-\(version)"
  }

  /// The pixels that were kept under `name`; `nil` if there are none.
  func read(_ name: String) -> [UInt8]? {
    guard let descriptor = try? Descriptor(reading: "\(folder)/\(name)"),
      let size = try? descriptor.status().st_size, size <= 64 << 20,
      let bytes = try? descriptor.bytes(at: 0, length: Int(size)), bytes.count == size
    else { return nil }
    // What was used last goes last.
    futimens(descriptor.number, nil)
    return bytes
  }

  /// Keeps the pixels of a picture. What fails is left: the picture is decoded anew.
  func write(_ bytes: [UInt8], _ name: String) {
    try? Folder.make(folder)
    let draft = "\(folder)/.\(name)-\(getpid())"
    let number = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { return }
    let file = Descriptor(owning: number)
    let isWritten = bytes.withUnsafeBytes { bytes in
      do throws(Errno) { try file.write(bytes, at: 0) } catch { return false }
      return true
    }
    guard isWritten, rename(draft, "\(folder)/\(name)") == 0 else {
      unlink(draft)
      return
    }
    trim()
  }

  /// Removes the entries that were used longest ago, until the rest is no larger than it may be.
  private func trim() {
    var entries: [(path: String, size: Int, time: Int)] = []
    for name in (try? Folder.names(in: folder)) ?? [] {
      var status = stat()
      let path = "\(folder)/\(name)"
      if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
        entries.append((path, Int(status.st_size), status.st_mtim.tv_sec))
      }
    }
    var total = entries.reduce(0) { $0 + $1.size }
    guard total > Self.capacity else { return }
    for entry in entries.sorted(by: { $0.time < $1.time }) {
      guard total > Self.capacity else { return }
      unlink(entry.path)
      total -= entry.size
    }
  }
}

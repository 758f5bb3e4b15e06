import Datebook
import Files
import Glibc
package import Profiles

/// The file of the ledger: lines that are only ever written to its end, each by one `write`.
///
/// Two programs may write at once. What a program that is killed loses is what it had not written yet.
package struct LedgerFile: Sendable {
  /// What is longer than this is shortened, in bytes.
  private static let longest = 256 << 10
  /// No ledger is longer than this, in bytes.
  private static let longestRead = 16 << 20
  /// The days that a shortened ledger tells of.
  private static let keptDays = 120

  /// Its path.
  package let path: String

  /// The ledger in a folder of profiles.
  package init(in folder: String) { path = folder + "/ledger" }

  /// The ledger; nil if there is none, or nothing in it can be read.
  package func ledger() -> Ledger? {
    guard let bytes = FileContents.read(path, atMost: Self.longestRead) else { return nil }
    let ledger = Ledger(text: String(decoding: bytes, as: UTF8.self))
    return ledger.entries.isEmpty ? nil : ledger
  }

  /// Whether it is there and can be written to.
  package var isWritable: Bool { access(path, W_OK) == 0 }

  /// Writes entries to its end, which makes the file if it is missing.
  ///
  /// - Returns: errno if that cannot be done, else 0.
  package func append(_ entries: [LedgerEntry]) -> Int32 {
    let folder = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    do throws(FileFault) { try Folder.make(folder) } catch { return error.code }
    let lock = lock(LOCK_SH)
    defer { if lock >= 0 { close(lock) } }
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    var text = entries.map(\.line).joined()
    // A line that was cut off ends where the next one begins.
    var last: UInt8 = 0x0A
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_size > 0 {
      pread(descriptor, &last, 1, status.st_size - 1)
    }
    if last != 0x0A { text = "\n" + text }
    return FileContents.write(Array(text.utf8), to: descriptor) ? 0 : errno
  }

  /// Writes the file anew with less in it, if it has become long.
  package func shorten() {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > Self.longest else { return }
    let lock = lock(LOCK_EX)
    guard lock >= 0 else { return }
    defer { close(lock) }
    guard let ledger = ledger() else { return }
    let first = ledger.latestDay.adding(days: -Self.keptDays)
    let text = ledger.shortened(from: first)
    // If it cannot be written anew, the long one stays.
    try? FileContents.replace(path, with: Array(text.utf8), mode: 0o600)
  }

  /// Removes it.
  package func remove() {
    unlink(path)
    unlink(path + ".lock")
  }

  /// Locks the ledger until the descriptor is closed; -1 where no lock can be had.
  private func lock(_ kind: Int32) -> Int32 {
    let descriptor = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return -1 }
    while flock(descriptor, kind) != 0 {
      guard errno == EINTR else {
        close(descriptor)
        return -1
      }
    }
    return descriptor
  }
}

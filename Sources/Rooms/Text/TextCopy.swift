package import Books
import Files
import Glibc
import Setup

/// Writes a text, as far as it is there, into a new file.
package struct TextCopy: Sendable {
  private static let block = 256 << 10

  private let source: any TextSource
  private let path: String

  /// A copy of the text of `source` in the file at `path`, which is not there yet.
  package init(of source: any TextSource, to path: String) {
    self.source = source
    self.path = path
  }

  /// Writes the file; a sentence that says how many bytes it has, or why it cannot be written.
  ///
  /// No file is written over, and none is left half written.
  package func write() -> String {
    let number = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else {
      return errno == EEXIST
        ? "\(path) exists already, and was left as it is." : Self.refusal(path, errno)
    }
    let file = Descriptor(owning: number)
    let isWhole = source.isComplete
    do throws(TextError) {
      let (count, code) = try writeAll(to: file)
      guard code == 0 else {
        unlink(path)
        return Self.refusal(path, code)
      }
      return "Saved in \(path): \(count) bytes" + (isWhole ? "." : ", all that has come so far.")
    } catch {
      unlink(path)
      return Failure(error).sentence
    }
  }

  private static func refusal(_ path: String, _ code: Int32) -> String {
    "\(path) cannot be written: \(FileFault(path: path, code: code).reason)."
  }

  /// The bytes that were written, and the system's error if not all could be.
  private func writeAll(to file: borrowing Descriptor) throws(TextError) -> (Int, Int32) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.block, alignment: 16)
    defer { buffer.deallocate() }
    var done = 0
    while true {
      let count = try source.read(into: buffer, at: done)
      if count == 0 { break }
      var written = 0
      while written < count {
        let rest = UnsafeRawBufferPointer(rebasing: buffer[written..<count])
        let step = Glibc.write(file.number, rest.baseAddress, rest.count)
        if step < 0, errno == EINTR { continue }
        guard step >= 0 else { return (done, errno) }
        written += step
      }
      done += count
    }
    return (done, fsync(file.number) == 0 || errno == EINVAL ? 0 : errno)
  }
}

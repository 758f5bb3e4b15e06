package import Books
import Files
import Synchronization

/// The text of a UTF-8 file: its own bytes, read where and when they are wanted.
///
/// Offset 0 is the byte after a byte order mark. Nothing is kept in memory and nothing is locked:
/// any number of threads read at once. A file that shrinks gives fewer bytes, never an error.
package final class FileText: LiveText {
  package let encoding = "UTF-8"
  package let failure: OpenError? = nil
  package let followsEdits = true

  private let file: OpenFile
  /// The number of bytes before the text: those of the byte order mark.
  private let start: Int
  private let length: Atomic<Int>

  /// The text of an open file, from the byte at `start` on.
  init(_ file: OpenFile, start: Int) {
    self.file = file
    self.start = start
    length = Atomic(max(file.sizeAtOpening - start, 0))
  }

  package var count: Int { length.load(ordering: .relaxed) }
  package var isComplete: Bool { true }
  package var expectedCount: Int { count }

  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    let wanted = min(buffer.count, count - offset)
    guard wanted > 0 else { return 0 }
    do throws(Errno) {
      let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
      let got = try file.read(into: part, at: start + offset)
      if got < wanted { end(at: offset + got) }
      return got
    } catch {
      throw TextError(file: file.name, code: error.code)
    }
  }

  package func check() -> FileChange? {
    let look = file.look()
    let text = max(look.size - start, 0)
    // Always, so that a count that a late short read lowered comes up again.
    length.store(text, ordering: .relaxed)
    return switch look.change {
    case .shrunk: .shrunk(to: text)
    case .grown: .grown(to: text)
    default: look.change
    }
  }

  package func waitForFirstBytes(timeout: Duration) -> Bool { true }
  package func stop() {}

  /// Lowers the count to where a read met the end of a file that shrank.
  private func end(at offset: Int) {
    length.min(offset, ordering: .relaxed)
  }
}

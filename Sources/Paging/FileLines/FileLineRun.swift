package import Books
import Synchronization

/// Counts the lines of a file; one thread goes through it once.
package final class FileLineRun: Sendable {
  private let source: any TextSource
  private let terminator: UInt8
  private let previous: FileLineIndex?
  private let isCancelled = Atomic(false)

  /// A count of the lines of `manuscript`.
  ///
  /// - Parameter previous: What was counted of the same text when it was shorter.
  package init(_ manuscript: Manuscript, continuing previous: FileLineIndex? = nil) {
    source = manuscript.source
    terminator = manuscript.traits.terminator
    self.previous = previous?.terminator == terminator ? previous : nil
  }

  /// Ends the run soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Counts what is there of the text when it begins.
  ///
  /// - Returns: `nil` when it was cancelled.
  /// - Complexity: O(*n*), as fast as the text is read; no more memory than the index and a buffer.
  package func run() throws(TextError) -> FileLineIndex? {
    let end = source.count
    var starts = previous?.starts ?? [0]
    var ends = starts.last ?? 0
    var offset = (starts.count - 1) * FileLineIndex.stretch
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(FileLineIndex.stretch, max(end - offset, 1)), alignment: 64)
    defer { buffer.deallocate() }
    while offset < end {
      if isCancelled.load(ordering: .relaxed) { return nil }
      let read = min(try source.read(into: buffer, at: offset), end - offset)
      // The text has become shorter.
      guard read > 0 else { break }
      ends += UnsafeRawBufferPointer(rebasing: buffer[..<read]).count(of: terminator)
      offset += read
      guard read == FileLineIndex.stretch else { break }
      starts.append(ends)
    }
    return FileLineIndex(bytes: offset, terminator: terminator, starts: starts, ends: ends)
  }
}

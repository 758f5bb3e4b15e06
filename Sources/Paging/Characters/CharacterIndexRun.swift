package import Books
import Synchronization

/// Counts the characters and words of a text; one thread goes through it once.
package final class CharacterIndexRun: Sendable {
  /// The bytes that are read at once.
  private static let block = 8 * CharacterIndex.stretch

  private let source: any TextSource
  private let previous: CharacterIndex?
  private let isCancelled = Atomic(false)

  /// A count of the text of `source`.
  ///
  /// - Parameter previous: What was counted of the same text when it was shorter.
  package init(_ source: any TextSource, continuing previous: CharacterIndex? = nil) {
    self.source = source
    self.previous = previous
  }

  /// Ends the run soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Counts what is there of the text when it begins.
  ///
  /// - Returns: `nil` when it was cancelled.
  /// - Complexity: O(*n*), some gigabytes a second; no more memory than the index and a buffer.
  package func run() throws(TextError) -> CharacterIndex? {
    let end = source.count
    var starts = previous.map { Array($0.starts) } ?? [0]
    var (count, words) = (starts.last ?? 0, previous?.wordsBeforeLastStretch ?? 0)
    var wordsBeforeLastStretch = words
    var offset = (starts.count - 1) * CharacterIndex.stretch
    var isAfterSpace = try isSpace(before: offset)
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: min(Self.block, max(end - offset, 1)), alignment: 16)
    defer { buffer.deallocate() }
    while offset < end {
      if isCancelled.load(ordering: .relaxed) { return nil }
      let read = min(try source.read(into: buffer, at: offset), end - offset)
      // The text has become shorter: what is left of it was counted.
      guard read > 0 else { break }
      for start in stride(from: 0, to: read, by: CharacterIndex.stretch) {
        let stretch = UnsafeRawBufferPointer(
          rebasing: buffer[start..<min(start + CharacterIndex.stretch, read)])
        let found = CharacterCount(of: stretch, isAfterSpace: isAfterSpace)
        count += found.characters
        words += found.words
        isAfterSpace = stretch.last.map(CharacterCount.isSpace) ?? isAfterSpace
        guard stretch.count == CharacterIndex.stretch else { break }
        starts.append(count)
        wordsBeforeLastStretch = words
      }
      offset += read
    }
    return CharacterIndex(
      bytes: offset, count: count, words: words, starts: starts,
      wordsBeforeLastStretch: wordsBeforeLastStretch)
  }

  private func isSpace(before offset: Int) throws(TextError) -> Bool {
    guard offset > 0 else { return true }
    var byte: UInt8 = 0x20
    var failure: TextError?
    withUnsafeMutableBytes(of: &byte) { buffer in
      do throws(TextError) { _ = try source.read(into: buffer, at: offset - 1) } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return CharacterCount.isSpace(byte)
  }
}

import Books
import Synchronization

/// A text that tells what is read of it.
final class WatchedText: TextSource {
  private struct State {
    var reads = 0
    var bytesRead = 0
    var onRead: @Sendable (Int) -> Void = { _ in }
  }

  private let text: MemoryText
  private let state = Mutex(State())

  init(_ bytes: [UInt8]) { text = MemoryText(bytes) }

  /// The number of readings.
  var reads: Int { state.withLock { $0.reads } }
  /// The bytes that were read, all readings together.
  var bytesRead: Int { state.withLock { $0.bytesRead } }

  /// Calls `body` with the number of each reading, from 0.
  func onRead(_ body: @escaping @Sendable (Int) -> Void) { state.withLock { $0.onRead = body } }

  var count: Int { text.count }
  var isComplete: Bool { true }
  var expectedCount: Int { text.count }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    let (number, onRead) = state.withLock { state in
      state.reads += 1
      return (state.reads - 1, state.onRead)
    }
    onRead(number)
    let count = try text.read(into: buffer, at: offset)
    state.withLock { $0.bytesRead += count }
    return count
  }
}

import Books
import Synchronization

/// A text in memory that a test can make longer, shorter or complete.
final class ChangingText: TextSource {
  private struct State {
    var bytes: [UInt8]
    var isComplete: Bool
  }

  private let state: Mutex<State>
  let structure: (any TextStructure)?
  let spans: (any TextSpans)?

  init(
    _ bytes: [UInt8], isComplete: Bool = true, structure: (any TextStructure)? = nil,
    spans: (any TextSpans)? = nil
  ) {
    state = Mutex(State(bytes: bytes, isComplete: isComplete))
    self.structure = structure
    self.spans = spans ?? structure
  }

  var count: Int { state.withLock { $0.bytes.count } }
  var isComplete: Bool { state.withLock { $0.isComplete } }
  var expectedCount: Int { count }

  /// Makes these the bytes of the text.
  func change(_ bytes: [UInt8], isComplete: Bool) {
    state.withLock { $0 = State(bytes: bytes, isComplete: isComplete) }
  }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    state.withLock { state in
      guard offset < state.bytes.count else { return 0 }
      let length = min(buffer.count, state.bytes.count - offset)
      state.bytes.withUnsafeBytes {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + length]))
      }
      return length
    }
  }
}

import Dispatch
import Files
import Glibc
import Markup
import Synchronization

/// A text that arrives, kept in a temporary file that has no name and goes with the program.
///
/// One thread appends; any number of threads read at the same time, without a lock. If a limit on the
/// size of files ends the file early (`ulimit -f`), the rest is in memory, up to ``longestTail``.
final class Spool: Sendable {
  /// What is said once, by the thread that appends.
  struct Notes {
    fileprivate var encoding: String
    fileprivate var failure: OpenError?
    fileprivate var remarks: [BookRemark] = []
    fileprivate var hasBytes = false
  }

  /// The longest text that is kept in memory behind the file, in bytes.
  private static let longestTail = 64 << 20

  /// After so many bytes it is looked whether there is room for more.
  private static let lookEvery = 64 << 20

  private let name: String
  private let file: TemporaryFile
  /// Where the text goes on in memory, and what stands there; beyond all offsets if the file has it all.
  private let fileEnd = Atomic(Int.max)
  private let tail = Mutex<[UInt8]>([])
  private let written = Atomic(0)
  private let expected = Atomic(0)
  private let complete = Atomic(false)
  private let stopped = Atomic(false)
  private let notes: Mutex<Notes>
  /// Is entered until there is something to show.
  private let firstBytes = DispatchGroup()

  /// An empty text of the file that is shown as `name`, kept in `folder` or where it is usual.
  init(name: String, encoding: String, folder: String?) throws(OpenError) {
    file = try TemporaryFile(for: name, in: folder)
    self.name = name
    notes = Mutex(Notes(encoding: encoding))
    firstBytes.enter()
  }

  /// The number of bytes that can be read.
  var count: Int { written.load(ordering: .acquiring) }
  /// Whether nothing more will come.
  var isComplete: Bool { complete.load(ordering: .acquiring) }
  /// The number of bytes expected in the end.
  var expectedCount: Int {
    isComplete ? count : max(count, expected.load(ordering: .relaxed))
  }
  /// The encoding's name.
  var encoding: String { notes.withLock { $0.encoding } }
  /// Why the text ended before its time.
  var failure: OpenError? { notes.withLock { $0.failure } }
  /// What is to be known of how the text was read.
  var remarks: [BookRemark] { notes.withLock { $0.remarks } }
  /// Whether nobody wants more.
  var isStopped: Bool { stopped.load(ordering: .relaxed) }

  /// Fills `buffer` from `offset` on, as far as the text is there; the error is an `errno`.
  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(Errno) -> Int {
    let wanted = min(buffer.count, count - offset)
    guard wanted > 0 else { return 0 }
    let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<wanted])
    let end = fileEnd.load(ordering: .acquiring)
    guard offset + wanted > end else { return try file.descriptor.read(into: part, at: offset) }
    let inFile = max(end - offset, 0)
    if inFile > 0 {
      let head = UnsafeMutableRawBufferPointer(rebasing: part[..<inFile])
      let count = try file.descriptor.read(into: head, at: offset)
      guard count == inFile else { return count }
    }
    let first = offset + inFile - end
    tail.withLock { tail in
      part[inFile...].copyBytes(from: tail[first..<first + wanted - inFile])
    }
    return wanted
  }

  /// Waits until there are bytes or the end; whether there are, before `timeout` has passed.
  func waitForFirstBytes(timeout: Duration) -> Bool {
    let (seconds, attoseconds) = timeout.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return firstBytes.wait(timeout: .now() + .nanoseconds(Int(nanoseconds))) == .success
  }

  /// A descriptor of the file, which outlives this value; EFBIG if not all of the text is in it.
  func descriptor() throws(Errno) -> Descriptor {
    guard fileEnd.load(ordering: .acquiring) == Int.max else { throw Errno(code: EFBIG) }
    return try Descriptor(copying: file.descriptor.number)
  }

  /// Asks the thread that appends to end.
  func stop() { stopped.store(true, ordering: .relaxed) }
}

// MARK: - For the one thread that appends

extension Spool {
  /// Adds `bytes` at the end, readable from then on.
  func append(_ bytes: [UInt8]) throws(OpenError) {
    guard !bytes.isEmpty else { return }
    let end = written.load(ordering: .relaxed)
    if end / Self.lookEvery != (end + bytes.count) / Self.lookEvery, file.isHalfOfWhatWasFree(end) {
      throw OpenError(file: name, reason: .tooMuchForDisk(directory: file.directory))
    }
    if fileEnd.load(ordering: .relaxed) == Int.max {
      var failure: Errno?
      bytes.withUnsafeBytes { bytes in
        do throws(Errno) { try file.descriptor.write(bytes, at: end) } catch { failure = error }
      }
      switch failure?.code {
      case nil: break
      case EFBIG?:
        fileEnd.store(end, ordering: .releasing)
        try appendToTail(bytes)
      default: throw refusal(failure ?? Errno(code: EIO))
      }
    } else {
      try appendToTail(bytes)
    }
    written.store(end + bytes.count, ordering: .releasing)
    tellFirst()
  }

  private func appendToTail(_ bytes: [UInt8]) throws(OpenError) {
    let isKept = tail.withLock { tail in
      guard tail.count + bytes.count <= Self.longestTail else { return false }
      tail += bytes
      return true
    }
    if !isKept { throw refusal(Errno(code: EFBIG)) }
  }

  /// Says how long the text is expected to become, in bytes.
  func expect(_ count: Int) { expected.store(count, ordering: .relaxed) }

  /// Says in which encoding the text is, now that it is known.
  func note(encoding: String) { notes.withLock { $0.encoding = encoding } }

  /// Says what is to be known of how the text was read.
  func note(_ remark: BookRemark) { notes.withLock { $0.remarks.append(remark) } }

  /// Says that nothing more will come, and why if that is before its time.
  func finish(failure: OpenError? = nil) {
    notes.withLock { $0.failure = failure }
    complete.store(true, ordering: .releasing)
    tellFirst()
  }

  private func tellFirst() {
    let isFirst = notes.withLock { notes in
      defer { notes.hasBytes = true }
      return !notes.hasBytes
    }
    if isFirst { firstBytes.leave() }
  }

  private func refusal(_ error: Errno) -> OpenError {
    let isFull = [ENOSPC, EDQUOT].contains(error.code)
    return OpenError(
      file: name,
      reason: isFull ? .noSpace(directory: file.directory) : .system(code: error.code))
  }
}

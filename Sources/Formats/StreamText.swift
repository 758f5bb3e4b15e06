package import Books
import Dispatch
import Files
import Glibc
package import Markup

/// The text of a pipe, kept as it arrives: what was piped in, a FIFO, a process substitution.
///
/// A thread of its own reads it into a file without a name; until something arrives, and between
/// one piece and the next, it waits without a system call.
package final class StreamText: LiveText {
  private let name: String
  private let spool: Spool
  private let wake: Wake

  /// Begins to read `descriptor`, of which `head` was read already.
  ///
  /// - Parameter end: How the unpacking ended whose result it is; `nil` for what is no such thing.
  init(
    _ descriptor: consuming Descriptor, _ head: PipeHead = PipeHead(), name: String,
    options: OpenOptions, unpacking end: UnpackingEnd? = nil,
    onChange: @escaping @Sendable () -> Void
  ) throws(OpenError) {
    let decoder = try StreamDecoder(name: name, options: options)
    let spool = try Spool(
      name: name, encoding: decoder.encoding, folder: options.temporaryFolder)
    do throws(Errno) {
      wake = try Wake()
    } catch {
      throw OpenError(file: name, code: error.code)
    }
    self.name = name
    self.spool = spool
    let reading = StreamReading(
      descriptor, head, wake: wake, decoder: decoder, spool: spool, name: name, unpacking: end)
    DispatchQueue(label: "tome-reader.stream", qos: .userInitiated).async {
      reading.run(onChange: onChange)
    }
  }

  deinit {
    stop()
  }

  package var encoding: String { spool.encoding }
  package var failure: OpenError? { spool.failure }
  package var remarks: [BookRemark] { spool.remarks }
  package var count: Int { spool.count }
  package var isComplete: Bool { spool.isComplete }
  package var expectedCount: Int { spool.expectedCount }

  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    do throws(Errno) {
      return try spool.read(into: buffer, at: offset)
    } catch {
      throw TextError(file: name, code: error.code)
    }
  }

  package func check() -> FileChange? { nil }

  package func waitForFirstBytes(timeout: Duration) -> Bool {
    spool.waitForFirstBytes(timeout: timeout)
  }

  /// Closes our end: the program that writes is told by its own SIGPIPE.
  package func stop() {
    spool.stop()
    wake.signal()
  }
}

/// The work of reading one pipe to its end; used by one thread.
private final class StreamReading: @unchecked Sendable {
  private static let block = 64 << 10
  /// What is gathered before the encoding is decided: so much, or what comes without a pause.
  private static let gathered = 4 << 10

  private enum Arrival {
    case bytes([UInt8])
    case nothing
    case end
  }

  private let descriptor: Descriptor
  private let head: PipeHead
  private let wake: Wake
  private let spool: Spool
  private let name: String
  private let end: UnpackingEnd?
  private var decoder: StreamDecoder

  init(
    _ descriptor: consuming Descriptor, _ head: PipeHead, wake: Wake,
    decoder: consuming StreamDecoder, spool: Spool, name: String, unpacking end: UnpackingEnd?
  ) {
    (self.end, self.head) = (end, head)
    self.descriptor = descriptor
    self.wake = wake
    self.decoder = decoder
    self.spool = spool
    self.name = name
  }

  /// Reads until the end, an error, or nobody wants more.
  func run(onChange: @escaping @Sendable () -> Void) {
    do throws(OpenError) {
      let (head, isAtEnd) = try gather()
      try keep(head)
      var pace = ChangePace(onChange)
      pace.note()
      if !isAtEnd { try follow(&pace) }
      var rest: [UInt8] = []
      decoder.finish(into: &rest)
      spool.note(encoding: decoder.encoding)
      try spool.append(rest)
      if !spool.isStopped, let fault = end?.fault {
        spool.note(BookRemark("", fault, isLoss: true))
      }
      spool.finish()
    } catch {
      spool.finish(failure: error)
    }
    onChange()
  }

  /// The first bytes: enough to tell the encoding by, or what came before the first pause.
  private func gather() throws(OpenError) -> (bytes: [UInt8], isAtEnd: Bool) {
    var head = self.head.bytes
    if self.head.isAtEnd { return (head, true) }
    while head.count < Self.gathered {
      switch try next(waiting: head.isEmpty ? -1 : PipeHead.pauseInMilliseconds) {
      case .bytes(let bytes): head += bytes
      case .nothing: return (head, false)
      case .end: return (head, true)
      }
    }
    return (head, false)
  }

  private func follow(_ pace: inout ChangePace) throws(OpenError) {
    while true {
      switch try next(waiting: pace.millisecondsLeft) {
      case .bytes(let bytes):
        try keep(bytes)
        pace.note()
      case .nothing:
        pace.callIfDue()
      case .end:
        return
      }
    }
  }

  private func keep(_ block: [UInt8]) throws(OpenError) {
    guard !block.isEmpty else { return }
    var text: [UInt8] = []
    try decoder.decode(block, into: &text)
    spool.note(encoding: decoder.encoding)
    try spool.append(text)
  }

  /// What arrives next, within so many milliseconds; -1 waits as long as it takes.
  private func next(waiting milliseconds: Int32) throws(OpenError) -> Arrival {
    while true {
      var waits = [
        pollfd(fd: descriptor.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.waiting.number, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&waits, 2, milliseconds)
      if spool.isStopped { return .end }
      if ready == 0 { return .nothing }
      guard ready > 0 else {
        if errno == EINTR { continue }
        throw OpenError(file: name, code: errno)
      }
      if waits[0].revents != 0, let arrival = try read() { return arrival }
    }
  }

  /// What can be read now; `nil` when it was taken by somebody else.
  private func read() throws(OpenError) -> Arrival? {
    var got = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: Self.block) { buffer, count in
      got = Glibc.read(descriptor.number, buffer.baseAddress, buffer.count)
      count = max(got, 0)
    }
    if got > 0 { return .bytes(bytes) }
    if got == 0 { return .end }
    if errno == EINTR || errno == EAGAIN { return nil }
    throw OpenError(file: name, code: errno)
  }
}

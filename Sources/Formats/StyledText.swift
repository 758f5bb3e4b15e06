import Books
import Dispatch
import Files
import Markup
import Synchronization

/// A text for terminals with its styles taken off: overstrike, colours and links are spans beside it,
/// and no part of its bytes.
///
/// Nothing of the text is stored. One pass over the raw text keeps, for every 64 KB, where in the text
/// they begin and how it looks there; whatever is read is made from the raw bytes behind such a
/// checkpoint. The first block is passed before the text is given out, the rest in the background. A
/// text in which no style has been met is given as it is.
final class StyledText: LiveText {
  /// The raw bytes that are passed at once.
  static let block = 64 << 10
  /// The length of a text that is passed before it is given out; of a longer one, the first block is.
  private static let atOnce = 256 << 10
  /// How long the rest of a long text waits: the first page needs the cores.
  private static let respite = DispatchTimeInterval.milliseconds(10)

  let raw: any LiveText
  private let onChange: @Sendable () -> Void
  private let passage = Mutex(StyledPassage())
  private let queue = DispatchQueue(label: "tome-reader.styles", qos: .utility)
  private let passed = Atomic(0)
  private let complete = Atomic(false)
  private let styles = Atomic(false)
  private let stopped = Atomic(false)
  /// The places where reading may go on, and those of looking at spans.
  let readingPlaces = Mutex(RecentPositions())
  let spanPlaces = Mutex(RecentPositions())

  /// The text of `raw`.
  ///
  /// - Parameters:
  ///   - relay: What `raw` tells its changes to.
  ///   - onChange: Called on another thread when more of the text is there.
  init(_ raw: any LiveText, _ relay: ChangeRelay, onChange: @escaping @Sendable () -> Void) {
    self.raw = raw
    self.onChange = onChange
    relay.connect { [weak self] in self?.passOn() }
    passSome()
    if !isComplete { passOn(after: raw.isComplete ? Self.respite : nil) }
  }

  deinit { stop() }

  var count: Int { passed.load(ordering: .acquiring) }
  var isComplete: Bool { complete.load(ordering: .acquiring) }
  var failure: OpenError? { raw.failure }
  var remarks: [BookRemark] { raw.remarks }
  var encoding: String { raw.encoding }
  var followsEdits: Bool { raw.followsEdits }
  var spans: (any TextSpans)? { self }
  /// Whether a style was met in what has been passed.
  var hasStyles: Bool { styles.load(ordering: .acquiring) }

  var expectedCount: Int {
    let (count, rawCount) = passage.withLock { ($0.place.text, $0.place.raw) }
    // Nobody knows how long a pipe will be.
    let isKnown = raw.isComplete || raw.expectedCount > raw.count
    guard !isComplete, isKnown, rawCount > 0 else { return self.count }
    return max(count, Int(Double(raw.expectedCount) * Double(count) / Double(rawCount)))
  }

  func waitForFirstBytes(timeout: Duration) -> Bool {
    guard raw.waitForFirstBytes(timeout: timeout) else { return false }
    if count == 0 { passSome() }
    return true
  }

  func stop() {
    // Of what still arrives, what has come is passed: it stays readable.
    if raw.isComplete { stopped.store(true, ordering: .relaxed) }
    raw.stop()
  }

  func check() -> FileChange? {
    let change = raw.check()
    switch change {
    case .grown:
      goBack(to: .max)
      return .grown(to: count)
    case .shrunk(let end):
      goBack(to: end)
      return .shrunk(to: count)
    case .edited where followsEdits:
      goBack(to: 0)
      return .edited
    default: return change
    }
  }

  /// Passes on from the raw byte at `end`, or from where it was; what is behind has changed.
  private func goBack(to end: Int) {
    complete.store(false, ordering: .releasing)
    let text = passage.withLock { passage in
      passage.goBack(to: end)
      return passage.place.text
    }
    passed.store(text, ordering: .releasing)
    passSome()
    if !isComplete { passOn() }
  }
}

// MARK: - Passing

extension StyledText {
  /// Passes what comes next: all of a short text, a block of a long one.
  private func passSome() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.block, alignment: 16)
    defer { buffer.deallocate() }
    var left = raw.count <= Self.atOnce ? Self.atOnce / Self.block : 1
    while left > 0, passBlock(buffer) { left -= 1 }
  }

  /// Passes all that is there on another thread, now or after a while, unless one is at it.
  private func passOn(after respite: DispatchTimeInterval? = nil) {
    guard passage.withLock({ $0.begin() }) else { return }
    guard let respite else { return queue.async { [self] in passAll() } }
    queue.asyncAfter(deadline: .now() + respite) { [self] in passAll() }
  }

  private func passAll() {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.block, alignment: 16)
    defer { buffer.deallocate() }
    var pace = ChangePace(onChange)
    repeat {
      while !stopped.load(ordering: .relaxed), passBlock(buffer) { pace.note() }
    } while passage.withLock { $0.isToGoOn() }
    onChange()
  }

  /// Passes a block; whether there may be more to pass now.
  ///
  /// Two threads may pass the same block: what the second makes of it is dropped.
  private func passBlock(_ buffer: UnsafeMutableRawBufferPointer) -> Bool {
    var step = passage.withLock { StyledPassage.Step($0) }
    let isAll = raw.isComplete
    let end = raw.count
    guard let count = try? raw.read(into: buffer, at: step.place.raw) else {
      // What was read before is all there will be.
      complete.store(true, ordering: .releasing)
      return false
    }
    let isMore = step.place.raw + count < end
    // A prompt is there whole while its writer waits; where something has been struck over, the last
    // letter may be too.
    let hasLook =
      styles.load(ordering: .acquiring)
      || buffer.prefix(count).contains { $0 == 0x08 || $0 == 0x1B }
    let pause = hasLook ? TerminalText.Edge.pause : .halt
    step.pass(buffer, count: count, isMore ? .more : isAll ? .end : pause)
    let isDone = passage.withLock { $0.commit(step) }
    guard isDone else { return true }
    let place = step.place
    if place.text < place.raw { styles.store(true, ordering: .releasing) }
    passed.store(place.text, ordering: .releasing)
    if isAll, !isMore { complete.store(true, ordering: .releasing) }
    return isMore && count > 0
  }

  /// Where the way begins to the byte of the text at `offset`, at or before it.
  func place(before offset: Int) -> (place: StyledPosition, limit: Int, cuts: [Int]) {
    passage.withLock { ($0.checkpoint(before: offset), $0.place.raw, $0.cuts) }
  }
}

/// Tells of changes of a text to whom it is connected to later.
final class ChangeRelay: Sendable {
  private let receiver = Mutex<(@Sendable () -> Void)?>(nil)

  /// Tells changes to `receiver` from now on.
  func connect(_ receiver: @escaping @Sendable () -> Void) {
    self.receiver.withLock { $0 = receiver }
  }

  /// What changes are told to.
  var input: @Sendable () -> Void {
    { self.receiver.withLock { $0 }?() }
  }
}

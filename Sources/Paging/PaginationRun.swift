package import Books
import Synchronization
import Typeset
package import Workers

/// The exact pagination of a text, made in the background: in parts, on all cores, until it is done
/// or cancelled.
///
/// One run makes one `Pagination`; when the text, its settings or the page's size change, the run is
/// cancelled and another one begun.
package final class PaginationRun: Sendable {
  /// What a run has counted so far.
  package struct Progress: Equatable, Sendable {
    /// Laid-out lines.
    package var lines: Int
    /// Bytes of the text they were made of.
    package var bytes: Int
  }

  private let text: LaidOutText
  private let format: PageFormat
  private let limit: Int
  private let isCancelled = Atomic(false)
  private let nextPart = Atomic(0)
  private let collected: Mutex<Collected>

  /// The parts that are done, and all before them put together.
  private struct Collected {
    var builder: LineIndexBuilder
    var bytes: Int
    /// The parts that were done before one that stands before them: few. A dictionary would cost the
    /// program's start a search for what its keys conform to.
    var waiting: [(number: Int, part: Part)] = []
    var next = 0
    var failure: TextError?
  }

  private struct Part {
    var builder: LineIndexBuilder
    var range: Range<Int>
  }

  private let start: ParagraphStart
  private let partLength: Int
  private let parts: Int

  /// A run over the text that is there now.
  ///
  /// - Parameter previous: The pagination of the same text when it was shorter: with equal
  ///   settings and traits, what has been counted is not counted again.
  package convenience init(
    _ manuscript: Manuscript, format: PageFormat, continuing previous: Pagination? = nil
  ) {
    self.init(manuscript, format: format, continuing: previous, partLength: nil)
  }

  /// A run that counts parts of `partLength` bytes, whatever is best where that is `nil`.
  init(
    _ manuscript: Manuscript, format: PageFormat, continuing previous: Pagination?,
    partLength: Int?
  ) {
    text = LaidOutText(manuscript, settings: format.settings)
    self.format = format
    limit = manuscript.source.count
    var builder = LineIndexBuilder()
    var start = ParagraphStart.textStart
    if let previous, previous.format.settings == format.settings,
      previous.traits == manuscript.traits,
      previous.bytes <= limit,
      let (continued, from) = LineIndexBuilder.continuing(previous.index)
    {
      builder = continued
      start = from
    }
    self.start = start
    let length = limit - start.offset
    let partLength = partLength ?? Self.partLength(of: length)
    self.partLength = partLength
    parts = max((length + partLength - 1) / partLength, 1)
    collected = Mutex(Collected(builder: builder, bytes: start.offset))
  }

  /// Where a part begins is looked for in so many bytes at least.
  private static let leastSearched = 64 << 10

  private static func partLength(of length: Int) -> Int {
    min(max(length / (Workers.count * 4), 256 << 10), 4 << 20)
  }

  /// Ends the run soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// What has been counted by now, from the text's start.
  package var progress: Progress {
    collected.withLock { Progress(lines: $0.builder.lines, bytes: $0.bytes) }
  }

  /// Counts all of the text; blocks until it is done.
  ///
  /// - Parameters:
  ///   - prepare: Called once on every thread before it begins.
  ///   - courtesy: Who may have some of the threads rest for a while.
  ///   - report: Called from any thread, one at a time, when more is known.
  /// - Returns: The grid, or `nil` when the run was cancelled.
  package func run(
    prepare: @escaping @Sendable () -> Void = {}, courtesy: Courtesy = Courtesy(),
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws(TextError) -> Pagination? {
    let workers = min(Workers.count, parts)
    Workers.run(workers) { number in
      prepare()
      self.work(report) {
        courtesy.rest(number, of: workers) { self.hasWork }
      }
    }
    return try result()
  }

  /// Counts all of the text on the calling thread: a short one is counted before a thread has begun.
  ///
  /// - Returns: The grid, or `nil` when the run was cancelled.
  package func runHere() throws(TextError) -> Pagination? {
    work({ _ in }, rest: {})
    return try result()
  }

  private func result() throws(TextError) -> Pagination? {
    try collected.withLock { collected throws(TextError) -> Pagination? in
      if let failure = collected.failure { throw failure }
      guard !isCancelled.load(ordering: .relaxed) else { return nil }
      // In its place: a copy of the index may be as large as everything else together.
      collected.builder.flush()
      let pagination = Pagination(
        collected.builder.finished(bytes: limit), traits: text.traits, format: format,
        while: { !isCancelled.load(ordering: .relaxed) })
      return isCancelled.load(ordering: .relaxed) ? nil : pagination
    }
  }

  /// Whether there is a part that nobody has begun.
  private var hasWork: Bool {
    !isCancelled.load(ordering: .relaxed) && nextPart.load(ordering: .relaxed) < parts
  }

  private func work(_ report: @Sendable (Progress) -> Void, rest: () -> Void) {
    var counter = ParagraphCounter(text, from: start, limit: limit)
    while hasWork {
      rest()
      let part = nextPart.wrappingAdd(1, ordering: .relaxed).oldValue
      guard part < parts else { return }
      do {
        if let counted = try count(part, &counter) { collect(counted, as: part, report) }
      } catch {
        collected.withLock { $0.failure = error }
        cancel()
      }
    }
  }

  private func collect(_ part: Part, as number: Int, _ report: @Sendable (Progress) -> Void) {
    collected.withLock { collected in
      collected.waiting.append((number, part))
      while let index = collected.waiting.firstIndex(where: { $0.number == collected.next }) {
        let next = collected.waiting.remove(at: index).part
        collected.builder.append(next.builder)
        collected.bytes = max(collected.bytes, next.range.upperBound)
        collected.next += 1
      }
      report(Progress(lines: collected.builder.lines, bytes: collected.bytes))
    }
  }
}

// MARK: - One part

extension PaginationRun {
  /// Counts the paragraphs that begin in a part of the text; `nil` when cancelled.
  private func count(
    _ part: Int, _ counter: inout ParagraphCounter
  ) throws(TextError) -> Part? {
    guard let from = try partStart(part), from.offset < limit || part == 0 else {
      return Part(builder: LineIndexBuilder(), range: 0..<0)
    }
    counter.begin(at: from)
    var next = part + 1
    var end: Int?
    while true {
      if isCancelled.load(ordering: .relaxed) { return nil }
      // Where this part ends is where the next one that has a paragraph of its own begins.
      while end == nil, next < parts, counter.position >= start.offset + next * partLength {
        end = try partStart(next)?.offset
        next += 1
      }
      let stop = end ?? (next < parts ? start.offset + next * partLength : limit)
      let isDone = try counter.count(to: stop, isCancelled)
      if end != nil || isDone || counter.position >= limit { break }
    }
    guard !isCancelled.load(ordering: .relaxed) else { return nil }
    return Part(
      builder: counter.builder, range: from.offset..<max(from.offset, min(counter.position, limit)))
  }

  /// The first paragraph that begins in a quarter of the part, so that of a text that has few of them,
  /// such as one of empty pages, not all is read twice; the part before goes on through this one then.
  private func partStart(_ part: Int) throws(TextError) -> ParagraphStart? {
    guard part > 0 else { return start }
    let from = start.offset + part * partLength
    let end = min(from + max(partLength / 4, Self.leastSearched), limit)
    return try ParagraphFinder(
      text.source, traits: text.traits, joining: text.joining
    ).restart(after: from, before: end, limit: limit, isCancelled)
  }
}

package import Books
import Dispatch
import Glibc
import Synchronization
import Typeset

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
  private let previous: LineIndex?
  private let isCancelled = Atomic(false)
  private let nextPart = Atomic(0)
  private let collected: Mutex<Collected>

  /// The parts that are done, and all before them put together.
  private struct Collected {
    var builder: LineIndexBuilder
    var bytes: Int
    var waiting: [Int: Part] = [:]
    var next = 0
    var failure: TextError?
  }

  private struct Part {
    var builder: LineIndexBuilder
    var range: Range<Int>
  }

  private let start: ParagraphStart
  private let partLength: Int

  /// A run over the text that `source` has now.
  ///
  /// - Parameter previous: The pagination of the same text when it was shorter, of equal settings:
  ///   what has been counted is not counted again.
  package init(
    _ source: any TextSource, traits: TextTraits, format: PageFormat,
    continuing previous: Pagination? = nil
  ) {
    text = LaidOutText(source, traits: traits, settings: format.settings)
    self.format = format
    limit = source.count
    self.previous = previous?.index
    var builder = LineIndexBuilder()
    var start = ParagraphStart.textStart
    if let previous, previous.format.settings == format.settings,
      let (continued, from) = LineIndexBuilder.continuing(previous.index)
    {
      builder = continued
      start = from
    }
    self.start = start
    partLength = Self.partLength(of: limit - start.offset)
    collected = Mutex(Collected(builder: builder, bytes: start.offset))
  }

  /// The number of threads that a run takes.
  private static let workers = max(Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))), 1)

  private static func partLength(of length: Int) -> Int {
    min(max(length / (workers * 4), 256 << 10), 4 << 20)
  }

  /// Ends the run soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Counts all of the text; blocks until it is done.
  ///
  /// - Parameters:
  ///   - prepare: Called once on every thread before it begins.
  ///   - report: Called from any thread, one at a time, when more is known.
  /// - Returns: The grid, or `nil` when the run was cancelled.
  package func run(
    prepare: @escaping @Sendable () -> Void = {},
    report: @escaping @Sendable (Progress) -> Void = { _ in }
  ) throws(TextError) -> Pagination? {
    let parts = max((limit - start.offset + partLength - 1) / partLength, 1)
    let workers = min(Self.workers, parts)
    if workers == 1 {
      work(parts: parts, prepare, report)
    } else {
      DispatchQueue.concurrentPerform(iterations: workers) { _ in
        work(parts: parts, prepare, report)
      }
    }
    return try collected.withLock { collected throws(TextError) -> Pagination? in
      if let failure = collected.failure { throw failure }
      guard !isCancelled.load(ordering: .relaxed) else { return nil }
      return Pagination(collected.builder.finished(bytes: limit), format: format)
    }
  }

  private func work(
    parts: Int, _ prepare: () -> Void, _ report: @Sendable (Progress) -> Void
  ) {
    prepare()
    while !isCancelled.load(ordering: .relaxed) {
      let part = nextPart.wrappingAdd(1, ordering: .relaxed).oldValue
      guard part < parts else { return }
      do {
        if let counted = try count(part: part, of: parts) { collect(counted, as: part, report) }
      } catch {
        collected.withLock { $0.failure = error }
        cancel()
      }
    }
  }

  private func collect(_ part: Part, as number: Int, _ report: @Sendable (Progress) -> Void) {
    collected.withLock { collected in
      collected.waiting[number] = part
      while let next = collected.waiting.removeValue(forKey: collected.next) {
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
  private func count(part: Int, of parts: Int) throws(TextError) -> Part? {
    guard let from = try partStart(part), from.offset < limit || part == 0 else {
      return Part(builder: LineIndexBuilder(), range: 0..<0)
    }
    var counter = ParagraphCounter(text, from: from, limit: limit)
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
    return Part(
      builder: counter.builder, range: from.offset..<max(from.offset, min(counter.position, limit)))
  }

  private func partStart(_ part: Int) throws(TextError) -> ParagraphStart? {
    guard part > 0 else { return start }
    let from = start.offset + part * partLength
    return try ParagraphFinder(
      text.source, traits: text.traits, joinsLines: text.settings.joinsLines
    ).restart(after: from, before: min(from + partLength, limit), limit: limit)
  }
}

/// Counts the lines of paragraphs, one after the other.
struct ParagraphCounter: ~Copyable {
  private var scanner: ParagraphScanner
  private let breaker: LineBreaker
  private(set) var builder = LineIndexBuilder()
  private var nextCheckpoint: Int

  /// A counter that begins at `start`.
  init(
    _ text: LaidOutText, from start: ParagraphStart, limit: Int, capacity: Int = 256 << 10
  ) {
    scanner = text.scan(from: start, limit: limit, capacity: capacity)
    breaker = LineBreaker(text.settings.metrics)
    nextCheckpoint = start.offset
  }

  /// The offset of the paragraph that comes next.
  var position: Int { scanner.position }

  /// Counts the paragraphs that begin before `end`.
  ///
  /// - Returns: Whether the text is at its end.
  mutating func count(to end: Int, _ isCancelled: borrowing Atomic<Bool>) throws(TextError) -> Bool
  {
    while scanner.position < end {
      let start = scanner.next
      guard try scanner.advance() else { return true }
      let kind = scanner.paragraph.kind
      if kind == .text || kind == .heading, start.offset >= nextCheckpoint {
        if isCancelled.load(ordering: .relaxed) { return true }
        builder.addCheckpoint(at: LinePosition(start))
        nextCheckpoint = start.offset + LineIndex.checkpointDistance
      }
      switch kind {
      case .blank: builder.append(.blank, lines: 1)
      case .pageBreak: builder.append(.pageBreak, lines: 0)
      case .text, .heading:
        if scanner.paragraph.isGiant {
          builder.append(kind, lines: try countGiant(isCancelled))
        } else {
          var line = LineStart.paragraphStart
          builder.append(kind, lines: max(breaker.countLines(from: &line, in: scanner.content), 1))
        }
      }
    }
    return false
  }

  /// Counts the lines of the giant that the scanner is at, and leaves it.
  private mutating func countGiant(_ isCancelled: borrowing Atomic<Bool>) throws(TextError) -> Int {
    var offset = scanner.paragraph.range.lowerBound
    var line = LineStart.paragraphStart
    var lines = 0
    var length = LineIndex.checkpointDistance
    while true {
      let part = try scanner.giantWindow(from: offset, length: length)
      guard let text = part.text, !isCancelled.load(ordering: .relaxed) else { break }
      let isForced = length >= LineWalker.longestLine
      let window = TextWindow(
        base: text.base, count: text.count, isFinal: text.isFinal || isForced)
      line.offset = 0
      lines += breaker.countLines(from: &line, in: window)
      if text.isFinal {
        scanner.leaveGiant(at: part.end)
        return lines
      }
      length = line.offset == 0 ? length * 4 : LineIndex.checkpointDistance
      offset += line.offset
      if isForced { line = .paragraphStart }
      if offset >= nextCheckpoint {
        builder.addCheckpoint(
          at: LinePosition(inGiantAt: offset, start: line.moved(to: 0), lineInParagraph: lines),
          line: lines)
        nextCheckpoint = offset + LineIndex.checkpointDistance
      }
    }
    scanner.leaveGiant(at: offset)
    return max(lines, 1)
  }
}

extension LineStart {
  /// The same start in a window that begins elsewhere.
  func moved(to offset: Int) -> LineStart {
    var start = self
    start.offset = offset
    return start
  }
}

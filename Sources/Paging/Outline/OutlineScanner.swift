import Books
import Glibc
import Synchronization

/// Walks a text once, line by line, and gathers what may be headings.
struct OutlineScanner: ~Copyable {
  /// More candidates of divisions than this are no headings.
  static let mostCandidates = 1 << 20
  /// More candidates that only regularity could prove than this are none.
  static let mostWeakCandidates = 1 << 18
  /// Between a number and its title stand at most so many blank lines.
  private static let mostBlanks = 4
  /// A line of more bytes than this is passed over.
  private static let longestLine = 64 << 10

  private var window: SlidingWindow
  private let terminator: UInt8
  private let filter: HeadingFilter
  private var block = LineBlock()
  private var isCollecting = false
  private var blanks = 0
  private var isFirst = true
  /// Whether the last candidate is a number whose title may follow behind a blank line.
  private var awaitsTitle = false
  /// The offset of the number whose title was read last, as long as nothing stands behind it.
  private var lastTitled: Int?
  private var weakCount = 0

  /// What may be the headwords of a dictionary.
  private(set) var headwords = HeadwordGatherer()
  /// What may be the numbered sections of a book for looking things up.
  var numbered = SectionGatherer()
  /// The lines of the paragraph so far, at most 2.
  private var linesOfParagraph = 0

  /// What was found, by ascending offset.
  private(set) var candidates: [HeadingCandidate] = []
  /// What the titles behind blank lines are by themselves, by the offsets of the numbers before them.
  private(set) var detachedTitles: [Int: HeadingCandidate] = [:]
  private var titles = NumberTitles()
  /// The text's offset of the last line that heads a list of contents by its words; `nil` if none does.
  private(set) var lastContents: Int?
  /// Whether there were more candidates than a text has chapters.
  private(set) var isOverfull = false
  /// The keys of the lines of each heading of several, by its offset, that the contents list names.
  private var linesOfListed: [Int: [UInt64]] = [:]

  /// A walk over `source` from its start to `limit`.
  init(_ source: any TextSource, terminator: UInt8, limit: Int, filter: HeadingFilter) {
    window = SlidingWindow(source, at: 0, limit: limit, capacity: 256 << 10)
    self.terminator = terminator
    self.filter = filter
  }

  /// Walks the whole text.
  ///
  /// - Returns: Whether it came to the end; `false` when it was cancelled.
  mutating func scan(_ isCancelled: borrowing Atomic<Bool>) throws(TextError) -> Bool {
    var position = 0
    while position < window.limit, !isOverfull {
      if isCancelled.load(ordering: .relaxed) { return false }
      try window.require(Self.longestLine + 1, from: position)
      guard window.end > position else { break }
      position = takeLines(from: position)
    }
    endBlock()
    titles.settle(&candidates, isInList: filter.isInList)
    dropRowsOfLists()
    return true
  }

  /// Drops what looks like a heading of several lines where each of them is a heading of its own: they are
  /// rows of a chapter's own list of contents.
  private mutating func dropRowsOfLists() {
    guard !linesOfListed.isEmpty else { return }
    var keys: Set<UInt64> = []
    for candidate in candidates where !filter.isInList(candidate.offset) {
      keys.insert(candidate.key)
    }
    let lines = linesOfListed
    candidates.removeAll { lines[$0.offset]?.allSatisfy(keys.contains) ?? false }
  }

  /// Takes the lines that are wholly in the window; where none is, as much as there is.
  ///
  /// - Returns: The offset behind the last line that was taken.
  private mutating func takeLines(from start: Int) -> Int {
    let isLast = window.end >= window.limit
    var position = start
    while position < window.end {
      let count = window.end - position
      let pointer = window.pointer(at: position)
      guard let found = memchr(pointer, CInt(terminator), count) else {
        guard isLast || count > Self.longestLine else { return position }
        scan(UnsafeRawBufferPointer(start: pointer, count: count), at: position)
        return window.end
      }
      let length = UnsafeRawPointer(found) - UnsafeRawPointer(pointer)
      scan(UnsafeRawBufferPointer(start: pointer, count: length), at: position)
      position += length + 1
    }
    return position
  }
}

// MARK: - Lines

extension OutlineScanner {
  private mutating func scan(_ line: UnsafeRawBufferPointer, at offset: Int) {
    var line = line
    var offset = offset
    if line.first == 0x0C {
      // A new page parts as blank lines do.
      endBlock()
      blanks = max(blanks, 3)
      linesOfParagraph = 0
      while line.first == 0x0C {
        line = UnsafeRawBufferPointer(rebasing: line.dropFirst())
        offset += 1
      }
    }
    if line.last == 0x0D { line = UnsafeRawBufferPointer(rebasing: line.dropLast()) }
    guard let first = line.first, first > 0x20 || !isBlank(line) else {
      if isCollecting { endBlock() }
      blanks += 1
      linesOfParagraph = 0
      return
    }
    if let number = lastTitled {
      titles.part(number, by: blanks)
      lastTitled = nil
    }
    gatherHeadword(line, at: offset)
    let mayNeedNoBlankLine = HeadingLine.mayBeIdeographic(line)
    if isCollecting, mayNeedNoBlankLine { endBlock() }
    if isCollecting {
      block.append(line, at: offset)
      if block.isOverfull { endBlock() }
    } else if blanks > 0 || isFirst || mayNeedNoBlankLine {
      if awaitsTitle || (line.count <= LineBlock.longestLine + 80 && filter.passes(line)) {
        block.begin(blanks: blanks, isFirst: isFirst)
        block.append(line, at: offset)
        isCollecting = true
        if block.isOverfull { endBlock() }
      }
      isFirst = false
    }
    blanks = 0
  }

  private mutating func gatherHeadword(_ line: UnsafeRawBufferPointer, at offset: Int) {
    switch linesOfParagraph {
    case 0:
      headwords.scan(first: line, at: offset)
      numbered.scan(first: line, at: offset)
    case 1:
      headwords.scan(second: line)
      numbered.scanSecond()
    default: return
    }
    linesOfParagraph += 1
  }

  private func isBlank(_ line: UnsafeRawBufferPointer) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
  }

  /// Decides what the block that was collected is.
  private mutating func endBlock() {
    guard isCollecting else { return }
    isCollecting = false
    block.dropSigns()
    block.dropPageNumber()
    let isTitle = awaitsTitle && takeDetachedTitle()
    if awaitsTitle, !isTitle, let number = candidates.last, block.blanks <= Self.mostBlanks {
      titles.addDoubtful(block, behind: number.offset, filter)
    }
    awaitsTitle = false
    if block.headsContents, let line = block.lines.first { lastContents = line.offset }
    guard !isTitle, var candidate = block.candidate(filter) else { return }
    candidate.blanks = UInt8(clamping: block.blanks)
    candidate.isFirst = block.isFirst
    if candidate.kind == .listed, block.lines.count > 1 {
      linesOfListed[candidate.offset] = block.lines.map { HeadingKey(block.words(of: $0)).value }
    }
    guard let parts = block.split(candidate) else {
      add(candidate)
      return
    }
    add(parts.outer)
    add(parts.inner)
  }

  /// Makes the block the title of the number before it, where it can be.
  private mutating func takeDetachedTitle() -> Bool {
    guard block.blanks <= Self.mostBlanks, let key = block.keyOfDetachedTitle else { return false }
    let last = candidates.count - 1
    let title = block.candidate(filter)
    // A preface has no place in the title of a part: it stands below it.
    if title?.kind == .matter, candidates[last].kind < .act { return false }
    if block.headsContents || block.isDivisionWord { return false }
    if candidates[last].kind < .act, block.isDedication { return false }
    if let title { detachedTitles[candidates[last].offset] = title }
    titles.add(key, to: &candidates[last], end: block.end, listing: filter.listing(of: key))
    lastTitled = candidates[last].offset
    return true
  }

  private mutating func add(_ candidate: HeadingCandidate) {
    if candidate.kind.isWeak, candidate.listing == .none {
      weakCount += 1
      if weakCount == Self.mostWeakCandidates {
        candidates.removeAll { $0.kind.isWeak && $0.listing == .none }
      }
      guard weakCount < Self.mostWeakCandidates else { return }
    }
    candidates.append(candidate)
    isOverfull = candidates.count > Self.mostCandidates
    awaitsTitle = candidate.isBare
  }
}

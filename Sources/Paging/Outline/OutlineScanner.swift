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
  private var weakCount = 0

  /// What may be the headwords of a dictionary.
  private(set) var headwords = HeadwordGatherer()
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
    case 0: headwords.scan(first: line, at: offset)
    case 1: headwords.scan(second: line)
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
    add(candidate)
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

// MARK: - Blocks

extension LineBlock {
  /// What the block is, where it may be a heading.
  func candidate(_ filter: HeadingFilter) -> HeadingCandidate? {
    guard let first = lines.first else { return nil }
    if isOverfull, first.range.count > Self.longestIdeographicAboveText { return nil }
    let words = words(of: first)
    let line = text(of: first)
    if let kind = Self.mark(line) {
      return HeadingCandidate(
        offset: first.offset, key: 0, length: UInt32(first.range.count), kind: kind, blanks: 0)
    }
    let read = HeadingLine(line)
    if blanks == 0, !isFirst, read?.needsNoBlankLine != true { return nil }
    // A division may have the text right under it.
    if isOverfull || !isTitle(below: first, read) {
      guard let read, read.kind.isDivision, lines.count > 1 || read.needsNoBlankLine,
        !lines.dropFirst().prefix(1).contains(where: beginsAnother)
      else { return nil }
      if canStandAboveText(first, read) {
        return candidate(read, key: HeadingKey(words), end: first.offset + first.range.count)
      }
      return long(read)
    }
    let key = key
    let listing = filter.listing(of: key)
    guard let read = fitting(read) else {
      guard listing == .whole || listing == .title && !beginsQuoted(line),
        !line.hasPrefix("--"), !line.hasPrefix("—"), !line.hasPrefix("– "), !line.hasSuffix(","),
        !filter.isOfAnotherList(words)
      else { return nil }
      guard !beginsQuoted(line) || lines.count == 1 && Self.closing.contains(line.last ?? " ")
      else { return nil }
      var candidate = candidate(.listed, key: key, end: end, listing: listing)
      (candidate.depth, candidate.isSection) = filter.depth(of: words, key)
      return candidate
    }
    var candidate = candidate(read, key: key, end: end, listing: listing)
    if lines.count > 1 { candidate.isBare = false }
    if listing == .whole, !read.kind.isDivision {
      (candidate.depth, candidate.isSection) = filter.depth(of: words, key)
    }
    return candidate
  }

  /// Drops the number of a page right above a heading.
  fileprivate mutating func dropPageNumber() {
    guard lines.count > 1, isFigures(lines[0]), !isFigures(lines[1]),
      let read = HeadingLine(text(of: lines[1])), read.isBare,
      read.kind.isDivision || read.kind == .numeral
    else { return }
    dropFirstLine()
  }

  /// Whether a line has figures and nothing else.
  private func isFigures(_ line: Line) -> Bool {
    words(of: line).allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether it is a line that heads a list of contents.
  fileprivate var headsContents: Bool {
    guard lines.count == 1, let line = lines.first, line.range.count <= 42 else { return false }
    let words = HeadingLine.trimmed(
      text(of: line).lowercased().prefix { $0.isLetter || $0.isWhitespace })
    return HeadingWords.headContents(words) || words == "table"
  }

  /// Whether it is a word for a division alone: `SCENE`.
  fileprivate var isDivisionWord: Bool {
    guard lines.count == 1, let line = lines.first, line.range.count <= 16 else { return false }
    let word = text(of: line).lowercased().prefix { $0.isLetter }
    return word.utf8.count + 1 >= line.range.count && HeadingWords.division(word) != nil
  }

  /// Whether it says whom the part below a number is for: `To Anna Smith, my friend`.
  fileprivate var isDedication: Bool {
    guard lines.count == 1, let line = lines.first else { return false }
    let words = text(of: line)
    return words.hasPrefix("To ") && words.contains(",") || words.hasPrefix("Dedicated to ")
  }

  private func isStarred(_ line: Line) -> Bool {
    let star = UInt8(ascii: "*")
    return bytes[line.range].first == star && bytes[line.range].last != star
  }

  private func beginsQuoted(_ line: String) -> Bool { "“\"‘'".contains(line.first ?? "'") }

  private static let closing = "”\"’'"

  /// The key of all its lines.
  private var key: HeadingKey {
    var key = HeadingKey([])
    for line in lines { key.add(words(of: line)) }
    return key
  }

  /// The block as a heading of several lines that may be a paragraph; `nil` where it is one for sure.
  private func long(_ read: HeadingLine) -> HeadingCandidate? {
    guard isLong, !isOverfull, !read.isBare, read.number != nil,
      !lines.dropFirst().contains(where: beginsAnother)
    else { return nil }
    var candidate = candidate(read, key: key, end: end)
    candidate.isDoubtful = true
    return candidate
  }

  /// Whether it has more lines than most headings.
  private var isLong: Bool { isOverfull || lines.count > Self.mostLinesAlone }

  /// The key of the block if it can be the title of a number above it: a line, or several in capitals.
  fileprivate var keyOfDetachedTitle: HeadingKey? {
    guard !isOverfull, let first = lines.first, HeadingLine.isDetachedTitle(text(of: first)),
      lines.count == 1
        || lines.allSatisfy(isCapital) && !lines.dropFirst().contains(where: beginsAnother)
    else { return nil }
    return key
  }

  /// `read`, where a block of that many lines can be what its first line says.
  private func fitting(_ read: HeadingLine?) -> HeadingLine? {
    guard let read else { return nil }
    switch read.kind {
    case .numeral where !read.isBare || lines.count > 1:
      return lines.count <= 2 && isTitleLike ? read : nil
    case .capitals, .matter:
      return lines.count <= 2 && lines.dropFirst().allSatisfy(isCapital) ? read : nil
    default: return read
    }
  }

  /// Whether `first`, read as a heading, may have the text right under it.
  private func canStandAboveText(_ first: Line, _ read: HeadingLine) -> Bool {
    if read.needsNoBlankLine { return first.range.count <= Self.longestIdeographicAboveText }
    return first.range.count <= Self.longestAboveText && (read.isBare || !isLong)
  }

  /// Whether the lines below `first` are more of the heading, not the text itself.
  private func isTitle(below first: Line, _ read: HeadingLine?) -> Bool {
    let rest = lines.dropFirst()
    if read?.needsNoBlankLine == true, let line = rest.first {
      return read?.isBare == true && rest.count == 1
        && HeadingLine.isIdeographicTitle(text(of: line))
    }
    let isBare = read?.isBare ?? false
    if rest.isEmpty || rest.allSatisfy(isCapital) { return !rest.contains(where: beginsAnother) }
    guard !isLong, !rest.contains(where: beginsAnother), let last = rest.last,
      let end = words(of: last).last
    else { return false }
    let length = rest.reduce(0) { $0 + $1.range.count }
    if !isBare { return first.range.count > Self.longestAboveText || length <= 60 }
    return length <= 60 && end != UInt8(ascii: ",") || length <= 120 && end != UInt8(ascii: ".")
  }

  private var isTitleLike: Bool {
    guard let last = lines.last, let end = words(of: last).last else { return false }
    return end != UInt8(ascii: ".") || lines.allSatisfy(isCapital)
  }

  private func isCapital(_ line: Line) -> Bool {
    !text(of: line).unicodeScalars.contains { $0.properties.isLowercase }
  }

  private func beginsAnother(_ line: Line) -> Bool {
    guard let read = HeadingLine(text(of: line)) else { return false }
    return read.kind.isDivision || read.kind == .numeral && !read.isCounted
  }

  private func text(of line: Line) -> String { String(decoding: words(of: line), as: UTF8.self) }

  private func candidate(
    _ read: HeadingLine, key: HeadingKey, end: Int, listing: HeadingCandidate.Listing = .none
  ) -> HeadingCandidate {
    let sign = bytes[lines[0].range].first { $0 > 0x2F && $0 < 0x80 && $0 != UInt8(ascii: "[") }
    return HeadingCandidate(
      offset: lines[0].offset, key: key.value, length: UInt32(clamping: end - lines[0].offset),
      number: read.number.map { Int32(clamping: min($0, HeadingCandidate.largestNumber)) } ?? -1,
      kind: read.kind, blanks: 0,
      isBare: read.isBare && (read.kind.isDivision || read.kind == .numeral), listing: listing,
      isIndented: lines[0].isIndented, isStarred: isStarred(lines[0]),
      isInFigures: sign.map { $0 < 0x3A } == true, isShort: read.isShort)
  }

  /// What Project Gutenberg writes around a book.
  private static func mark(_ line: String) -> HeadingKind? {
    guard let first = line.utf8.first, [0x53, 0x73, 0x45, 0x65].contains(first) else { return nil }
    let line = line.lowercased()
    guard line.hasPrefix("start of") || line.hasPrefix("end of"),
      line.contains("project gutenberg")
    else { return nil }
    return line.hasPrefix("start of") ? .bookStart : .bookEnd
  }
}

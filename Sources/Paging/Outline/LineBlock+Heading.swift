import Books

/// What the lines of a block say as a heading.
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

  /// What `candidate`, made of the block, begins if that is a division and the first one below it, each by
  /// itself: `ACT II` and `SCENE I. A wood` of `ACT II. SCENE I. A wood`; nil if it is one heading.
  func split(_ candidate: HeadingCandidate) -> (outer: HeadingCandidate, inner: HeadingCandidate)? {
    guard candidate.kind.isDivision, let first = lines.first else { return nil }
    let words = words(of: first)
    let line = text(of: first)
    // Bytes that are no characters would shift what stands behind them.
    guard line.utf8.count == words.count, let read = HeadingLine(line), read.kind == candidate.kind,
      let below = read.firstBelow
    else { return nil }
    let start = words.endIndex - read.title.utf8.count
    var name = words[..<start]
    // The dash behind it, too.
    while let last = name.last, !(last > 0x2F && last < 0x7F) && last & 0xC0 != 0xC0 {
      name.removeLast()
    }
    let offset = first.offset + (start - first.range.lowerBound)
    var outer = candidate
    outer.key = HeadingKey(name).value
    outer.length = UInt32(clamping: name.endIndex - first.range.lowerBound)
    outer.isBare = true
    outer.listing = .none
    var inner = candidate
    var key = HeadingKey(words[start...])
    for line in lines.dropFirst() where line.offset < candidate.end {
      key.add(self.words(of: line))
    }
    inner.key = key.value
    inner.offset = offset
    inner.length = UInt32(clamping: candidate.end - offset)
    inner.number = 1
    inner.kind = below.kind
    inner.isBare = below.isBare && first.offset + first.range.count >= candidate.end
    inner.listing = .none
    inner.isFirst = false
    return (outer, inner)
  }

  /// Drops the number of a page right above a heading.
  mutating func dropPageNumber() {
    guard lines.count > 1, isFigures(lines[0]), !isFigures(lines[1]),
      let read = HeadingLine(text(of: lines[1])), read.isBare,
      read.kind.isDivision || read.kind == .numeral
    else { return }
    dropFirstLine()
  }

  /// Whether a line has figures and nothing else.
  private func isFigures(_ line: Line) -> Bool {
    let words = words(of: line)
    return !words.isEmpty && words.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether it is a line that heads a list of contents.
  var headsContents: Bool {
    guard lines.count == 1, let line = lines.first, line.range.count <= 42 else { return false }
    let words = HeadingLine.trimmed(
      text(of: line).lowercased().prefix { $0.isLetter || $0.isWhitespace })
    return HeadingWords.headContents(words) || words == "table"
  }

  /// Whether it is a word for a division alone: `SCENE`.
  var isDivisionWord: Bool {
    guard lines.count == 1, let line = lines.first, line.range.count <= 16 else { return false }
    let word = text(of: line).lowercased().prefix { $0.isLetter }
    return word.utf8.count + 1 >= line.range.count && HeadingWords.division(word) != nil
  }

  /// Whether it says whom the part below a number is for: `To Anna Smith, my friend`.
  var isDedication: Bool {
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
  var keyOfDetachedTitle: HeadingKey? {
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
      isInFigures: sign.map { $0 < 0x3A } == true, isCounted: read.isCounted,
      isShort: read.isShort)
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

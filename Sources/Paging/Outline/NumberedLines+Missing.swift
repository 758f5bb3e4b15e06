import Books

/// Sections that a strict look passed over, found by the numbers that are missing in a row of them.
extension NumberedLines {
  /// A title that is a sentence or two has at most so many lines.
  private static let mostLinesOfSentences = 6
  /// A line of it that goes on in the next one is as wide at least.
  private static let fullLine = 50
  /// Between a number and its title stand at most so many lines that belong to the page.
  private static let mostFurniture = 8
  /// What comes so often but for its figures is a running head.
  private static let fewestHeads = 3

  /// What tells the lines that belong to a printed page from those of its text.
  struct Furniture {
    private let heads: Set<UInt64>

    /// What comes again and again in `lines` but for its figures.
    init(_ lines: [UnsafeRawBufferPointer]) {
      var counts: [UInt64: Int] = [:]
      for line in lines {
        if let key = Self.key(line) { counts[key, default: 0] += 1 }
      }
      heads = Set(counts.filter { $0.value >= NumberedLines.fewestHeads }.keys)
    }

    /// Whether `line` has no words, or is a running head.
    func has(_ line: UnsafeRawBufferPointer) -> Bool {
      Self.key(line).map(heads.contains) ?? true
    }

    private static func key(_ line: UnsafeRawBufferPointer) -> UInt64? {
      let letters = line.filter { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
      return letters.count < 2 || letters.count > longestTitle ? nil : HeadingKey(letters).value
    }
  }

  /// The first section with the number `parts` in the lines of `range`; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - others: Sections beside it: it begins as far in as one of them does.
  ///   - furniture: What belongs to the pages of the text.
  func section(
    _ parts: [Int], in range: Range<Int>, like others: [Section], _ furniture: Furniture
  ) -> Section? {
    for index in range {
      guard let read = read(index), read.number.parts == parts,
        others.contains(where: { $0.isLike(read.number, indent: read.start) }),
        mayFollow(index, furniture)
      else { continue }
      let title =
        read.rest.isEmpty
        ? detachedTitle(of: index, in: range, furniture) : longTitle(of: index, read.rest)
      if let title { return section(read.number, read.start, title, at: index) }
    }
    return nil
  }

  /// Whether a heading may stand below what is above the line at `index`: a blank line, the end of a
  /// sentence or of a page.
  private func mayFollow(_ index: Int, _ furniture: Furniture) -> Bool {
    if isBlank(index - 1) || isNewPage(index) || isRule(index - 1) { return true }
    return lines[index - 1].last.map { ".:?!)".utf8.contains($0) } == true
      || furniture.has(lines[index - 1])
  }

  /// The title behind a number in the line at `index`: a sentence or two of it, and no paragraph.
  private func longTitle(of index: Int, _ rest: Slice<UnsafeRawBufferPointer>) -> Title? {
    var title = Title(words: Array(rest), lines: index...index, restCount: rest.count)
    var widest = width(index)
    while let next = lineBelow(title.lines.upperBound) {
      let end = title.lines.upperBound
      widest = max(widest, width(next))
      let word = words(next).prefix { $0 > 0x20 }.count
      if width(end) + 1 + word + Self.raggedness <= widest || width(end) < Self.fullLine { break }
      guard title.lines.count < Self.mostLinesOfSentences else { return nil }
      title.words += [0x20] + words(next)
      title.lines = index...next
    }
    return Self.isLongTitle(title.words) && !isDefinition(title) ? title : nil
  }

  /// The title of a number that stands alone in the line at `index`, behind lines of the page.
  private func detachedTitle(
    of index: Int, in range: Range<Int>, _ furniture: Furniture
  ) -> Title? {
    for below in (index + 1..<range.upperBound).prefix(Self.mostFurniture)
    where !isBlank(below) && !furniture.has(lines[below]) {
      let words = words(below)
      // Running heads have numbers, too.
      if let first = words.first, (0x30...0x39).contains(first) { continue }
      guard Self.isTitle(words, nil) else { return nil }
      return Title(words: words, lines: index...below, isDetached: true)
    }
    return nil
  }

  /// Whether `words` are no line of a table and no entry of a list of contents.
  private static func isLongTitle(_ words: [UInt8]) -> Bool {
    guard let first = words.first, first >= 0x21, words.count(where: { $0 | 0x20 > 0x60 }) > 1
    else {
      return false
    }
    var (dots, spaces) = (0, 0)
    for byte in words {
      dots = byte == UInt8(ascii: ".") ? dots + 1 : byte == 0x20 ? dots : 0
      spaces = byte == 0x20 ? spaces + 1 : 0
      if dots == 4 || spaces == 4 || byte == 0x09 || byte == UInt8(ascii: "|") { return false }
    }
    return true
  }
}

extension NumberedLines.Section {
  /// Whether a line with `number` that begins so far in is of the kind of this one.
  fileprivate func isLike(_ number: SectionNumber, indent: Int) -> Bool {
    guard self.indent == indent, self.number.level == number.level else { return false }
    return number.level > 0
      || self.number.hasWord == number.hasWord && self.number.mark == number.mark
  }
}

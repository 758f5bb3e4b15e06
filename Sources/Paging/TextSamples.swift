import Books

/// Samples of a text, by whose lines it is told what kind of text it is.
struct TextSamples {
  /// The lines of a sample, without their ends and without what is cut of them.
  typealias Sample = [UnsafeRawBufferPointer]

  private var samples: [UnsafeRawBufferPointer] = []
  private var beginsText = false
  private var hasLineFeed = false
  private var hasCarriageReturn = false
  private var isGutenberg = false

  /// Adds a sample, behind which `SourceLine.padding` may be read.
  ///
  /// - Parameter isStart: Whether the text begins with it.
  mutating func add(_ sample: UnsafeRawBufferPointer, isStart: Bool) {
    if isStart { isGutenberg = contains("Project Gutenberg", in: sample) }
    if sample.contains(UInt8(ascii: "\n")) { hasLineFeed = true }
    if sample.contains(UInt8(ascii: "\r")) { hasCarriageReturn = true }
    if isStart { beginsText = true }
    samples.append(sample)
  }

  /// What follows from the samples.
  var traits: TextTraits {
    var traits = TextTraits()
    let terminator = UInt8(ascii: !hasLineFeed && hasCarriageReturn ? "\r" : "\n")
    traits.terminator = terminator
    let lines = samples.enumerated().map { index, sample in
      // The first line of a sample from the middle may be cut.
      Self.lines(of: sample, terminator, isStart: beginsText && index == 0)
    }
    let isManual = beginsText && Self.beginsManual(lines.first ?? [])
    var survey = LineSurvey()
    for sample in lines { survey.add(sample) }
    // Lines of code or of a table may be as long as each other.
    let isListing = ListingSurvey.isSurelyListing(lines.first ?? [])
    traits.wrapColumns = isListing || isManual ? nil : survey.wrapColumns
    if !isListing, traits.wrapColumns == nil, let margin = Self.margin(of: lines) {
      var inner = LineSurvey(margin: margin, quarters: isManual ? 1 : 3)
      for sample in lines { inner.add(sample) }
      traits.wrapColumns = inner.wrapColumns
      if traits.wrapColumns != nil {
        (traits.margin, traits.isJustified) = (margin, inner.isJustified)
        survey = inner
      }
    }
    traits.dividesWords = traits.wrapColumns != nil && Self.dividesWords(lines)
    traits.hasEmphasisMarks = traits.wrapColumns != nil || isGutenberg
    traits.paragraphIndent = traits.wrapColumns == nil ? nil : survey.paragraphIndent
    if traits.wrapColumns == nil {
      let listing = ListingSurvey(lines)
      traits.isListing = listing.isListing
      if listing.isListing, !listing.isSurelyListing, !isListing {
        // A list of changes has many signs, and sentences that were wrapped.
        traits.isListing = Self.blockColumns(of: lines, isWide: false) == nil
      }
      traits.hangsIndented = traits.isListing || !Self.indentsLongLines(lines)
    }
    guard !traits.isListing else { return traits }
    // An index or a list in front of a book says nothing of the book.
    traits.fillsScreen = isManual || !isGutenberg && WideLines(lines, traits).areMany
    if traits.wrapColumns == nil, !isGutenberg {
      traits.wrapColumns = Self.blockColumns(of: lines, isWide: traits.fillsScreen)
      traits.fillsScreen = traits.fillsScreen || traits.wrapColumns != nil
    }
    if traits.wrapColumns == nil,
      let columns = survey.unevenWrapColumns
        ?? (traits.fillsScreen ? nil : survey.longWrapColumns)
    {
      traits.wrapColumns = columns
      traits.hasEmphasisMarks = true
      traits.paragraphIndent = survey.paragraphIndent
    }
    traits.indentedIsVerse = traits.wrapColumns != nil && survey.indentedIsVerse
    if traits.fillsScreen { traits.hasEmphasisMarks = isGutenberg }
    if isManual {
      traits.isJustified = traits.wrapColumns != nil
      traits.paragraphIndent = nil
    }
    return traits
  }

  /// The columns at which items and indented blocks were wrapped, of which nearly all of the text is.
  ///
  /// - Parameter isWide: Whether lines are longer than those of verses.
  private static func blockColumns(of samples: [Sample], isWide: Bool) -> Int? {
    var survey = LineSurvey(quarters: isWide ? 2 : 3, countsBlocks: true)
    for sample in samples { survey.add(sample) }
    return survey.wrapColumns
  }

  /// Whether the first of `lines` with something on it names the page of a manual.
  private static func beginsManual(_ lines: Sample) -> Bool {
    lines.first { SourceLine.words(in: $0) != nil }.map(ManualTitle.isTitle) ?? false
  }

  /// Whether words are divided by U+2010 at the ends of lines, and that hyphen stands nowhere else.
  private static func dividesWords(_ samples: [Sample]) -> Bool {
    var ends = false
    for line in samples.joined() where line.count > 3 {
      var start = 0
      // Most lines have no byte like its first one.
      while let index = line.firstIndex(of: 0xE2, from: start, to: line.count - 2) {
        start = index + 1
        guard line[index + 1] == 0x80, line[index + 2] == 0x90 else { continue }
        guard index + 3 == line.count else { return false }
        ends = true
      }
    }
    return ends
  }

  /// The whole lines of `sample`; the last one may be cut.
  private static func lines(
    of sample: UnsafeRawBufferPointer, _ terminator: UInt8, isStart: Bool
  ) -> Sample {
    var lines: Sample = []
    var start = 0
    if !isStart {
      let end = sample.firstIndex(of: terminator, from: 0, to: sample.count)
      start = end.map { $0 + 1 } ?? sample.count
    }
    while let end = sample.firstIndex(of: terminator, from: start, to: sample.count) {
      let line = sample[start..<end]
      lines.append(
        UnsafeRawBufferPointer(rebasing: line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
      start = end + 1
    }
    return lines
  }

  private func contains(_ phrase: StaticString, in sample: UnsafeRawBufferPointer) -> Bool {
    let length = phrase.utf8CodeUnitCount
    guard sample.count >= length else { return false }
    let needle = UnsafeRawBufferPointer(start: phrase.utf8Start, count: length)
    return (0...sample.count - length).contains { start in
      sample[start] == needle[0]
        && UnsafeRawBufferPointer(rebasing: sample[start..<start + length]).elementsEqual(needle)
    }
  }
}

// MARK: - Indents

extension TextSamples {
  /// The least spaces that are a margin, and the most.
  private static let margins = 2...16
  /// Longer lines are paragraphs, which begin with an indent of their own.
  private static let longestWrapped = 160

  /// The spaces that three of four lines begin with, if there are some.
  private static func margin(of samples: [Sample]) -> Int? {
    var counts = [Int](repeating: 0, count: margins.upperBound + 1)
    var lines = 0
    var long = 0
    for line in samples.joined() {
      guard let words = SourceLine.words(in: line) else { continue }
      lines += 1
      if line.count > longestWrapped { long += 1 }
      counts[min(SourceLine.spaces(before: line, atMost: words.lowerBound), counts.count - 1)] += 1
    }
    guard lines >= 8, long * 10 < lines else { return nil }
    var left = lines / 4
    let margin = counts.firstIndex { count in
      left -= count
      return left < 0
    }
    return margin.flatMap { margins.contains($0) ? $0 : nil }
  }

  /// Whether paragraphs that are long lines begin with an indent, as those of prose do.
  private static func indentsLongLines(_ samples: [Sample]) -> Bool {
    var long = 0
    var indented = 0
    for line in samples.joined() where line.count > longestWrapped / 2 {
      long += 1
      if SourceLine.isBlank(line[0]) { indented += 1 }
    }
    return indented * 4 >= max(long, 1)
  }
}

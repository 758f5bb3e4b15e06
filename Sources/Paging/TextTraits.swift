import Books

/// What is decided once about a whole text, from samples at fixed places of its beginning.
package struct TextTraits: Hashable, Sendable {
  /// The byte that ends a line: a line feed, or a carriage return where no line feed is used.
  package var terminator: UInt8 = UInt8(ascii: "\n")
  /// The columns at which the text was wrapped by hand or program; `nil` where it was not.
  package var wrapColumns: Int?
  /// Whether `_words_` between underscores are meant to stand out.
  package var hasEmphasisMarks = false
  /// The columns of white space by which alone the text tells paragraphs; `nil` where it does not.
  package var paragraphIndent: Int?

  /// The traits of a text that is taken as it is.
  package init() {}

  /// The offsets at which samples are taken, within the first 256 KB.
  private static let sampleOffsets = [0, 32 << 10, 64 << 10, 128 << 10, 224 << 10]
  private static let sampleLength = 8 << 10
  /// The bytes of a text after which its traits do not change any more.
  static let sampledLength = 232 << 10

  /// The traits of the text of `source`, as far as it is there.
  static func sampled(from source: any TextSource) throws(TextError) -> TextTraits {
    var survey = LineSurvey()
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: sampleLength + SourceLine.padding, alignment: 16)
    defer { buffer.deallocate() }
    buffer.initializeMemory(as: UInt8.self, repeating: 0)
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[..<sampleLength])
    for offset in sampleOffsets where offset < source.count {
      let length = try source.read(into: room, at: offset)
      survey.add(UnsafeRawBufferPointer(rebasing: buffer[..<length]), isStart: offset == 0)
    }
    return survey.traits
  }
}

/// The lengths of lines in samples of a text, and what follows from them.
private struct LineSurvey {
  /// A line that another one without indentation follows.
  struct ContinuedLine {
    var columns: Int
    var nextWord: Int
    var hasSpace: Bool
    /// Whether the line after it begins with a small letter or one of a script without large ones.
    var nextIsSmall: Bool
    /// Whether it is of a script in which all characters are equally wide.
    var isIdeographic: Bool
  }
  var continued: [ContinuedLine] = []
  /// How many lines begin a paragraph behind another line, by their indent, up to the largest one.
  private var indented = [Int](repeating: 0, count: SourceLine.largestFirstIndent + 1)
  /// How many lines without an indent begin one behind a blank line.
  private var spaced = 0
  var hasLineFeed = false
  var hasCarriageReturn = false
  var isGutenberg = false

  var traits: TextTraits {
    var traits = TextTraits()
    if !hasLineFeed, hasCarriageReturn { traits.terminator = UInt8(ascii: "\r") }
    traits.wrapColumns = wrapColumns
    traits.hasEmphasisMarks = wrapColumns != nil || isGutenberg
    traits.paragraphIndent = wrapColumns == nil ? nil : paragraphIndent
    return traits
  }

  /// The columns at which the lines were wrapped: where nearly all continued lines are as full as
  /// the next word allows, though not all equally long, and go on in the midst of a sentence, as
  /// lines of verse do not.
  private var wrapColumns: Int? {
    guard continued.count >= 3 else { return nil }
    let columns = longestUsualColumns
    guard (30...130).contains(columns) else { return nil }
    let full = continued.count {
      $0.columns + 1 + $0.nextWord > columns && $0.columns <= columns * 2
    }
    guard full * 4 >= continued.count * 3 else { return nil }
    guard continued.count(where: \.nextIsSmall) * 3 >= continued.count else { return nil }
    let sameLength = continued.count { $0.columns == columns && !$0.isIdeographic }
    guard sameLength * 5 < continued.count * 4 || continued.count < 8 else { return nil }
    guard continued.count(where: \.hasSpace) * 4 >= continued.count * 3 else { return nil }
    return columns
  }

  /// The indent that nearly all paragraphs begin with, where few are told by a blank line.
  private var paragraphIndent: Int? {
    let all = indented.reduce(0, +)
    guard all >= 5, all > spaced, let most = indented.max(), most * 4 >= all * 3 else { return nil }
    return indented.firstIndex(of: most)
  }

  /// The columns that nine of ten lines have at most; 255 where that is more.
  private var longestUsualColumns: Int {
    var counts = [Int](repeating: 0, count: 256)
    for line in continued { counts[min(line.columns, 255)] += 1 }
    var left = continued.count * 9 / 10
    return counts.firstIndex { count in
      left -= count
      return left < 0
    } ?? 255
  }

  mutating func add(_ sample: UnsafeRawBufferPointer, isStart: Bool) {
    if isStart { isGutenberg = contains("Project Gutenberg", in: sample) }
    if sample.contains(UInt8(ascii: "\n")) { hasLineFeed = true }
    if sample.contains(UInt8(ascii: "\r")) { hasCarriageReturn = true }
    let terminator = UInt8(ascii: hasLineFeed ? "\n" : "\r")
    // The first line of a sample from the middle and the last of every sample may be cut.
    var start = 0
    if !isStart {
      let end = sample.firstIndex(of: terminator, from: 0, to: sample.count)
      start = end.map { $0 + 1 } ?? sample.count
    }
    var former: SourceLine?
    var beforeThat: SourceLine?
    while let end = sample.firstIndex(of: terminator, from: start, to: sample.count) {
      let line = SourceLine(content(sample[start..<end]))
      if let first = former, let second = line, !second.isIndented,
        first.indent <= SourceLine.largestFirstIndent
      {
        continued.append(
          ContinuedLine(
            columns: first.columns, nextWord: second.firstWordColumns, hasSpace: first.hasSpace,
            nextIsSmall: second.beginsSmall, isIdeographic: first.isIdeographic))
      }
      if let second = line, !second.isIndented, let first = former {
        // A line that goes on with one that is indented: that one begins a paragraph.
        if first.isIndented, first.indent <= SourceLine.largestFirstIndent, beforeThat != nil {
          indented[first.indent] += 1
        } else if !first.isIndented, beforeThat == nil {
          spaced += 1
        }
      }
      beforeThat = former
      former = line
      start = end + 1
    }
  }

  /// What a line says, without the carriage return before a line feed.
  private func content(_ line: Slice<UnsafeRawBufferPointer>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      rebasing: line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
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

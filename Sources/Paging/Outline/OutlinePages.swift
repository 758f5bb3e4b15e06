package import Books

extension Pagination {
  /// The 0-based page that each entry of `outline` begins on; `source` is the paginated text.
  ///
  /// - Complexity: O(*k*) looks at 128 KB of the text, where *k* is the number of such stretches
  ///   that have entries.
  package func pages(
    of outline: Outline, in source: any TextSource
  ) throws(TextError) -> [Int] {
    let text = LaidOutText(
      Manuscript(source, traits: traits), settings: format.settings)
    var pages: [Int] = []
    pages.reserveCapacity(outline.entries.count)
    var next = 0
    while next < outline.entries.count {
      let lines = try text.lines(
        atStartsOf: outline.entries[next...], in: index, bytes: bytes)
      pages += lines.map { page(containingLine: $0) }
      next += lines.count
    }
    return pages
  }
}

extension LaidOutText {
  /// The numbers of the lines that the first of `entries` begin on: of all that stand between two
  /// checkpoints of the index.
  ///
  /// Headings begin paragraphs, so that nothing needs to be laid out to know their lines. An entry of
  /// a structured text may lead into the midst of a paragraph: its line is looked up.
  fileprivate func lines(
    atStartsOf entries: ArraySlice<Outline.Entry>, in index: LineIndex, bytes: Int
  ) throws(TextError) -> [Int] {
    guard let first = entries.first else { return [] }
    let found = index.checkpoint(atOrBeforeOffset: first.offset)
    guard let found, found.position.giantStart == nil, first.offset < bytes else {
      return [try line(containing: min(first.offset, bytes - 1), in: index).number]
    }
    let end = found.position.offset + LineIndex.checkpointDistance
    var walk = ParagraphLines(from: found, scan(from: found.position.paragraph))
    var lines: [Int] = []
    for entry in entries {
      // Past the next checkpoint it is nearer to begin anew.
      if !lines.isEmpty, entry.offset >= end { break }
      guard let start = try walk.line(ofParagraphAt: entry.offset, in: index),
        entry.offset - start.offset < (structure == nil ? settings.measure : 1)
      else { return lines.isEmpty ? [try line(containing: first.offset, in: index).number] : lines }
      lines.append(start.line)
    }
    return lines
  }
}

/// Walks paragraphs and their numbers of lines together.
private struct ParagraphLines: ~Copyable {
  private var scanner: ParagraphScanner
  private var counts: LineCounts
  private var nextLine: Int
  /// The blank lines of an item of the counts that have not been walked over.
  private var blanks = 0
  private var pageEnds = PageEnds()
  /// The paragraph that was walked over last.
  private var current: (line: Int, offset: Int)?

  init(from checkpoint: LineIndex.Checkpoint, _ scanner: consuming ParagraphScanner) {
    self.scanner = scanner
    counts = LineCounts(from: checkpoint.code)
    nextLine = checkpoint.line
  }

  /// The first line and the offset of the paragraph that holds the byte at `offset`, at or behind
  /// the last one asked for; `nil` if there is none, or a giant comes first.
  mutating func line(
    ofParagraphAt offset: Int, in index: LineIndex
  ) throws(TextError) -> (line: Int, offset: Int)? {
    while scanner.position <= offset {
      guard try scanner.advance(), !scanner.paragraph.isGiant else { return nil }
      current = (nextLine, scanner.paragraph.range.lowerBound)
      guard pageEnds.takes(scanner.paragraph.kind) else {
        scanner.skipFormFeeds()
        continue
      }
      if scanner.paragraph.kind == .blank {
        // A run of blank lines is one item of the counts, whatever form feeds stand in it.
        if blanks == 0 { blanks = count(index) }
        let lines = 1 + (try scanner.skipBlankLines())
        blanks = max(blanks - lines, 0)
        nextLine += lines
      } else {
        nextLine += count(index)
      }
    }
    return current
  }

  private mutating func count(_ index: LineIndex) -> Int {
    index.codes.withUnsafeBufferPointer { counts.next(in: $0)?.lines } ?? 1
  }
}

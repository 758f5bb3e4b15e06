import Books
import Glibc

/// Finds where the paragraph that holds a given byte begins, by looking back from it.
struct ParagraphFinder {
  /// How far back a paragraph's start is looked for, at most.
  private static let farthest = 1 << 20

  let source: any TextSource
  let traits: TextTraits
  let joinsLines: Bool

  /// The finder for `source` with these traits.
  init(_ source: any TextSource, traits: TextTraits, joinsLines: Bool) {
    self.source = source
    self.traits = traits
    self.joinsLines = joinsLines && traits.wrapColumns != nil
  }

  /// The start of the paragraph that holds the byte at `offset`.
  ///
  /// Where none is found within a megabyte, a spot behind a space is made a provisional start: lines
  /// laid out from there are good, but not those of the paragraph's first line.
  func start(ofParagraphAt offset: Int) throws(TextError) -> ParagraphStart {
    guard offset > 0 else { return .textStart }
    var length = 4 << 10
    while true {
      let from = max(offset - length, 0)
      let block = UnsafeMutableRawBufferPointer.allocate(
        byteCount: offset - from + 1, alignment: 16)
      defer { block.deallocate() }
      let count = try source.read(into: block, at: from)
      let search = Search(
        finder: self, bytes: UnsafeRawBufferPointer(rebasing: block[..<count]), base: from,
        offset: min(offset, from + count))
      if let start = search.start() { return start }
      if length >= Self.farthest { return search.provisionalStart() }
      length *= 8
    }
  }

  /// A look back through a block of the text.
  private struct Search {
    let finder: ParagraphFinder
    let bytes: UnsafeRawBufferPointer
    let base: Int
    let offset: Int

    /// The paragraph's start, or `nil` where the block begins too late to tell.
    func start() -> ParagraphStart? {
      guard let first = lineStart(before: offset - base) else { return nil }
      var line = first
      while line > 0 || base > 0 {
        guard let previous = previousLine(before: line) else {
          return offset - base - line >= 2 * ParagraphScanner.blockLength
            ? forcedStart(from: first) : nil
        }
        guard isContinued(previous, by: line) else { break }
        line = previous.lowerBound
      }
      if let forced = forcedStart(from: first, naturalStart: base + line) { return forced }
      return ParagraphStart(offset: base + line, followsBlank: followsBlank(line))
    }

    /// The start of a line that holds the byte at `index`, within the block.
    private func lineStart(before index: Int) -> Int? {
      var index = index
      while index > 0 {
        if endsLine(bytes[index - 1]) { return index }
        index -= 1
      }
      return base == 0 ? 0 : nil
    }

    private func endsLine(_ byte: UInt8) -> Bool {
      byte == finder.traits.terminator || byte == 0x0C
    }

    /// The range of the line before the one at `line`, its terminator included.
    private func previousLine(before line: Int) -> Range<Int>? {
      guard line > 0 else { return nil }
      return lineStart(before: line - 1).map { $0..<line }
    }

    private func isContinued(_ previous: Range<Int>, by line: Int) -> Bool {
      guard finder.joinsLines, let wrapColumns = finder.traits.wrapColumns,
        bytes[line - 1] != 0x0C
      else { return false }
      var end = line
      while end < bytes.count, !endsLine(bytes[end]) { end += 1 }
      guard
        let first = SourceLine(UnsafeRawBufferPointer(rebasing: bytes[previous])),
        let second = SourceLine(UnsafeRawBufferPointer(rebasing: bytes[line..<end]))
      else { return false }
      return first.isContinued(by: second, wrapColumns: wrapColumns)
    }

    private func followsBlank(_ line: Int) -> Bool {
      guard line > 0 else { return base == 0 }
      if bytes[line - 1] == 0x0C { return true }
      guard let previous = previousLine(before: line) else { return false }
      return bytes[previous].allSatisfy { $0 <= 0x20 }
    }

    /// The last start that a paragraph's length forced, at or before the line at `first`.
    private func forcedStart(from first: Int, naturalStart: Int? = nil) -> ParagraphStart? {
      guard finder.joinsLines else { return nil }
      let length = ParagraphScanner.blockLength
      let block = (base + first) & ~(length - 1)
      if let naturalStart, naturalStart > block - length { return nil }
      guard let line = lineStart(atOrAfter: block - base), line <= first else { return nil }
      return ParagraphStart(offset: base + line, followsBlank: false, isForced: true)
    }

    private func lineStart(atOrAfter index: Int) -> Int? {
      guard index > 0 else { return index == 0 && base == 0 ? 0 : nil }
      var index = index
      while index <= bytes.count {
        if endsLine(bytes[index - 1]) { return index }
        index += 1
      }
      return nil
    }

    /// A spot behind a space or at a whole character, as early in the block as there is one.
    func provisionalStart() -> ParagraphStart {
      let space = bytes.firstIndex(of: 0x20)
      var start = space.map { $0 + 1 } ?? 0
      while start < bytes.count, bytes[start] & 0xC0 == 0x80 || bytes[start] == 0x20 { start += 1 }
      return ParagraphStart(
        offset: min(base + start, offset), followsBlank: false, isProvisional: true)
    }
  }
}

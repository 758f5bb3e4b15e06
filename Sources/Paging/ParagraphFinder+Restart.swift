import Books
import Glibc

extension ParagraphFinder {
  /// The first paragraph with something in it that begins behind a whole line after `offset`, or
  /// `nil` where none begins before `end`.
  ///
  /// It depends on nothing that stands before `offset`, so that parts of a text can be laid out by
  /// themselves, each up to where the next one begins.
  func restart(after offset: Int, before end: Int, limit: Int) throws(TextError) -> ParagraphStart?
  {
    guard let line = try lineStart(after: offset, before: end) else { return nil }
    var scanner = ParagraphScanner(
      source, traits: traits, joinsLines: joinsLines,
      from: ParagraphStart(offset: line, followsBlank: false), limit: limit, capacity: 64 << 10)
    // Where this first paragraph begins may be in the midst of one; where it ends does not
    // depend on that.
    var isFirst = true
    while true {
      let start = scanner.next
      guard start.offset < end, try scanner.advance() else { return nil }
      switch scanner.paragraph.kind {
      case .text, .heading:
        if !isFirst, !start.isForced { return start }
        isFirst = false
      case .blank, .pageBreak: isFirst = false
      }
      if scanner.paragraph.isGiant {
        guard
          let next = try lineStart(after: scanner.paragraph.range.lowerBound, before: end)
        else { return nil }
        scanner.leaveGiant(at: next)
      }
    }
  }

  /// The start of the first line that begins after `offset` and before `end`.
  private func lineStart(after offset: Int, before end: Int) throws(TextError) -> Int? {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 16)
    defer { block.deallocate() }
    var from = offset
    while from < end {
      let count = try source.read(into: block, at: from)
      guard count > 0, let base = block.baseAddress else { return nil }
      let newline = memchr(base, CInt(traits.terminator), count).map { $0 - base }
      let feed = memchr(base, 0x0C, newline ?? count).map { $0 - base }
      if let found = feed ?? newline { return from + found + 1 }
      from += count
    }
    return nil
  }
}

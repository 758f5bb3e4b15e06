import Books
import Synchronization

extension ParagraphFinder {
  /// The bytes that are read at once.
  private static let capacity = 64 << 10

  /// The first paragraph with something in it that begins behind a whole line after `offset`, or
  /// `nil` if none begins before `end`.
  ///
  /// It depends on nothing that stands before `offset`, so that parts of a text can be laid out by
  /// themselves, each up to where the next one begins. At most 64 KB are read past `end`.
  ///
  /// - Parameter isCancelled: Asked after every few microseconds: nobody wants to know any more.
  func restart(
    after offset: Int, before end: Int, limit: Int,
    _ isCancelled: borrowing Atomic<Bool>
  ) throws(TextError) -> ParagraphStart? {
    guard let first = try lineEnd(after: offset, before: end, isCancelled) else {
      return nil
    }
    let line = first.offset + 1
    var scanner = ParagraphScanner(
      source, traits: traits, joining: joining,
      from: ParagraphStart(offset: line, followsBlank: false), limit: limit,
      capacity: Self.capacity)
    // This first paragraph may begin in the midst of one; where it ends does not depend on that.
    var isFirst = true
    while true {
      let start = scanner.next
      guard start.offset < end, !isCancelled.load(ordering: .relaxed), try scanner.advance()
      else { return nil }
      switch scanner.paragraph.kind {
      case .text, .heading, .closing, .picture, .captionedPicture: if !isFirst { return start }
      case .blank: _ = try scanner.skipBlankLines()
      case .pageBreak: scanner.skipFormFeeds()
      }
      isFirst = false
      if scanner.paragraph.isGiant {
        let giant = scanner.paragraph.range.lowerBound
        guard let last = try lineEnd(after: giant, before: end, isCancelled) else {
          return nil
        }
        scanner.leaveGiant(at: last.isFormFeed ? last.offset : last.offset + 1)
      }
    }
  }

  /// The first terminator or form feed at or after `offset`, if a line begins behind it before `end`.
  private func lineEnd(
    after offset: Int, before end: Int, _ isCancelled: borrowing Atomic<Bool>
  ) throws(TextError) -> (offset: Int, isFormFeed: Bool)? {
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.capacity, alignment: 16)
    defer { block.deallocate() }
    var from = offset
    while from < end, !isCancelled.load(ordering: .relaxed) {
      let wanted = UnsafeMutableRawBufferPointer(rebasing: block[..<min(Self.capacity, end - from)])
      let count = try source.read(into: wanted, at: from)
      guard count > 0 else { return nil }
      let bytes = UnsafeRawBufferPointer(wanted)
      let newline = bytes.firstIndex(of: traits.terminator, from: 0, to: count)
      let feed = bytes.firstIndex(of: 0x0C, from: 0, to: newline ?? count)
      if let found = feed ?? newline {
        return from + found + 1 < end ? (from + found, feed != nil) : nil
      }
      from += count
    }
    return nil
  }
}

extension ParagraphScanner {
  /// Joins lines of plain prose to `last`, a line of the paragraph that begins at `paragraphStart`, as
  /// long as it is plain that they go on with it.
  ///
  /// It decides nothing that `LineJoining.joins` would not decide so.
  ///
  /// - Returns: The blank line that the paragraph ends with; `nil` if what follows takes a closer
  ///   look.
  @inline(__always)
  mutating func joinPlainLines(
    to last: inout FileLine, of paragraphStart: Int, _ lines: inout Int, _ joining: LineJoining
  ) -> FileLine? {
    let terminator = traits.terminator
    // Nothing is read on the way, so that the bytes stay where they are.
    let reach = window.end &- PlainLine.reach
    var start = last.start
    var bytes = window.pointer(at: start)
    var line = PlainLine()
    while start <= reach {
      let nextBytes = bytes + line.length
      guard let next = PlainLine(at: nextBytes, terminator: terminator) else {
        return line.count == 0
          ? nil : Self.emptyLine(at: start, nextBytes, terminator: terminator)
      }
      if line.count > 0 {
        guard (last.start ^ start) & ~(Self.blockLength &- 1) == 0,
          line.count <= joining.wrapColumns &* 8, line.columns <= joining.wrapColumns &* 2,
          joining.isFull(
            line.columns, before: next.firstWordColumns(nextBytes),
            nextIsSmall: SourceLine.beginsSmall(
              UnsafeRawBufferPointer(start: nextBytes, count: next.count))),
          line.firstWord < line.count || next.firstWord < next.count, line.endsWord(bytes)
        else { return nil }
        let following = FileLine(
          start: start, contentEnd: start &+ next.count, end: start &+ next.length)
        if !joinCopied(following, at: nextBytes, to: last) {
          join(
            following, to: last, Joint(end: last.contentEnd, start: start, isSpace: true),
            paragraphStart: paragraphStart)
        }
        last = following
        lines &+= 1
      } else if next.length != last.end &- start {
        return nil
      }
      line = next
      bytes = nextBytes
      start = last.end
    }
    return nil
  }

  /// The line at `start`, of which the first byte is at `bytes`, if nothing at all stands on it.
  @inline(__always)
  private static func emptyLine(
    at start: Int, _ bytes: UnsafePointer<UInt8>, terminator: UInt8
  ) -> FileLine? {
    if bytes[0] == terminator {
      return FileLine(start: start, contentEnd: start, end: start &+ 1)
    }
    guard bytes[0] == 0x0D, bytes[1] == 0x0A, terminator == 0x0A else { return nil }
    return FileLine(start: start, contentEnd: start, end: start &+ 2)
  }
}

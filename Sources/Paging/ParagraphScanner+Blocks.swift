import Books

// A paragraph of a structured text is one line of the file. Its block is found by its first byte
// alone, so that it does not matter where a walk begins. Giants are laid out as plain paragraphs.

extension ParagraphScanner {
  /// The block of the current paragraph; `nil` for a plain paragraph and for anything else.
  var block: BlockRecord? {
    guard let found = foundBlock, !paragraph.isGiant,
      found.offset == paragraph.range.lowerBound
    else { return nil }
    return found
  }

  /// Reads the paragraph of a structured text that is the line `line`.
  mutating func read(blockFrom line: FileLine) throws(TextError) {
    contentEnd = line.contentEnd
    position = line.end
    let block = try block(at: line.start)
    foundBlock = block
    paragraph = Paragraph(
      kind: block?.isKeptWithNext == true ? .heading : .text, range: line.start..<line.end)
    if let block, let blocks {
      paragraph.indent = blocks.indent(of: block)
      paragraph.hang = blocks.hang(of: block)
    }
    let followedBlank = followsBlank
    followsBlank = false
    guard setting.indent > 0, block?.isProse ?? true else { return }
    if followedBlank, block?.flags.contains(.isFlush) != true { paragraph.indent += setting.indent }
    try takeBlank(behind: line, of: block)
  }

  /// Gives the current paragraph the blank line behind it, if that alone stands between it and another
  /// paragraph of prose whose first line is indented instead.
  private mutating func takeBlank(
    behind line: FileLine, of block: BlockRecord?
  ) throws(TextError) {
    guard let blank = try peek(after: line, keeping: line.start) else { return }
    lookedAt = blank
    guard isBlank(blank), !blank.endsWithFormFeed,
      let next = try peek(after: blank, keeping: line.start), !isBlank(next)
    else { return }
    let following = try self.block(at: next.start)
    guard following?.isProse ?? true, following?.flags.contains(.isFlush) != true,
      following?.indent ?? 0 == block?.indent ?? 0
    else { return }
    paragraph.range = line.start..<blank.end
    position = blank.end
    lookedAt = next
    followsBlank = true
  }

  private mutating func block(at offset: Int) throws(TextError) -> BlockRecord? {
    let limit = limit
    return try blocks?.block(at: offset, limit: limit)
  }
}

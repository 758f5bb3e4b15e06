import Books

// A paragraph of a structured text is one line of the file. Its block is found by its first byte
// alone, so that it does not matter where a walk begins. Giants are laid out as plain paragraphs.

extension ParagraphScanner {
  /// The block of the current paragraph; `nil` for a plain paragraph and for anything else.
  var block: BlockRecord? {
    guard let found = blocks?.current, !paragraph.isGiant,
      found.offset == paragraph.range.lowerBound
    else { return nil }
    return found
  }

  /// Whether the lines of the current paragraph may be wider than others.
  var isWide: Bool {
    guard let blocks, let block else { return false }
    return blocks.isWide(block)
  }

  /// The cells of the current paragraph if it is a picture.
  var sizeOfPicture: PictureSize? { blocks?.size }

  /// The rows of the current paragraph if it is a picture, else 1.
  var rows: Int { blocks?.size?.rows ?? 1 }

  /// Reads the paragraph of a structured text that is the line `line`.
  mutating func read(_ line: FileLine, of blocks: BlockCursor) throws(TextError) {
    contentStart = line.start
    contentEnd = line.contentEnd
    position = line.end
    let block = try blocks.block(at: line.start, limit: limit)
    blocks.current = block
    paragraph = Paragraph(
      kind: block?.isKeptWithNext == true
        ? .heading : block?.isKeptWithPrevious == true ? .closing : .text,
      range: line.start..<line.end)
    if block?.kind == .picture, let picture = try blocks.picture() {
      followsBlank = false
      let columns = try captionColumns(below: line, of: blocks)
      blocks.measure(picture, captionColumns: columns, length: line.contentEnd - line.start)
      paragraph.kind = columns > 0 ? .captionedPicture : .picture
      return
    }
    paragraph.indent = blocks.indent(of: block)
    paragraph.hang = blocks.hang(of: block)
    if let block, block.kind == .row {
      let free = partCells(of: line, isGrid: blocks.isGrid(block))
      if free > 0 {
        // What is in the other columns stands as deep whether the first cell has words or not.
        contentStart += free
        if !block.flags.contains(.isFlush) { paragraph.indent = paragraph.hang }
      }
    }
    let followedBlank = followsBlank
    followsBlank = false
    guard setting.takesBlanks, block?.isProse ?? true else { return }
    if block?.flags.contains(.isIndented) == true { paragraph.indent += setting.printedIndent }
    if followedBlank, block?.flags.contains(.isFlush) != true { paragraph.indent += setting.indent }
    // What the book says is known without a look at the lines: a blank one is a byte.
    if setting.indent == 0 {
      let following = try blocks.block(at: line.end + 1, limit: limit)
      guard following?.flags.contains(.isIndented) == true else { return }
    }
    try takeBlank(behind: line, in: block?.indent ?? 0, of: blocks)
  }

  /// About how many columns the words have that stand right below the picture in `line`; 0 if none do.
  private mutating func captionColumns(
    below line: FileLine, of blocks: BlockCursor
  ) throws(TextError) -> Int {
    guard let next = try peek(after: line, keeping: line.start) else { return 0 }
    lookedAt = next
    guard !isBlank(next), let block = try blocks.block(at: next.start, limit: limit),
      block.kind == .picture, !block.hasPicture
    else { return 0 }
    let bytes = UnsafeBufferPointer(
      start: window.pointer(at: next.start), count: next.contentEnd - next.start)
    return bytes.reduce(0) { $0 + ($1 >= 0xE0 ? 2 : $1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Makes the tabs between the cells of a row spaces, since the cells of a grid are padded already, or
  /// else ends of lines.
  ///
  /// - Returns: The bytes of empty cells before the first word, which take no room unless in a grid.
  private func partCells(of line: FileLine, isGrid: Bool) -> Int {
    let bytes = window.pointer(at: line.start)
    let count = line.contentEnd - line.start
    /// The first byte of a word at or behind `index`, or of a tab if that comes first. Some cells have
    /// nothing but a space that is not broken, which is two bytes.
    func words(from index: Int) -> Int {
      var next = index
      while next < count {
        if bytes[next] == 0x20 {
          next += 1
        } else if bytes[next] == 0xC2, next + 1 < count, bytes[next + 1] == 0xA0 {
          next += 2
        } else {
          break
        }
      }
      return next
    }
    // No cell begins with a space of its own.
    let first = isGrid ? 0 : words(from: 0)
    var hasWords = first < count && bytes[first] != 0x09
    for index in 0..<count where bytes[index] == 0x09 {
      // An empty cell takes no line.
      let next = isGrid ? count : words(from: index + 1)
      let isCell = next < count && bytes[next] != 0x09
      window.replace(at: line.start + index, with: hasWords && isCell ? 0x0B : 0x20)
      hasWords = hasWords || isCell
    }
    let free = isGrid ? 0 : words(from: 0)
    return free < count ? free : 0
  }

  /// Gives the current paragraph the blank line behind it, if that alone stands between it and another
  /// paragraph of prose whose first line is indented instead, and which stands in by as many columns.
  private mutating func takeBlank(
    behind line: FileLine, in indent: Int, of blocks: BlockCursor
  ) throws(TextError) {
    guard let blank = try peek(after: line, keeping: line.start) else { return }
    lookedAt = blank
    guard isBlank(blank), !blank.endsWithFormFeed,
      let next = try peek(after: blank, keeping: line.start), !isBlank(next)
    else { return }
    let following = try blocks.block(at: next.start, limit: limit)
    guard following?.isProse ?? true, following?.flags.contains(.isFlush) != true,
      following?.indent ?? 0 == indent
    else { return }
    paragraph.range = line.start..<blank.end
    position = blank.end
    lookedAt = next
    followsBlank = true
  }
}

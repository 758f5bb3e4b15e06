import Books

/// Bytes that are put into a text that is written already, but not given out.
struct Insertions {
  /// What is put in, and before which byte of the text.
  private(set) var all: [(offset: Int, bytes: [UInt8])] = []
  /// The number of bytes that are put in before each of `all`, and in all.
  private var sums: [Int] = [0]

  /// Adds bytes that are put in before the one at `offset`, which is not before those added already.
  mutating func add(_ bytes: [UInt8], at offset: Int) {
    guard !bytes.isEmpty else { return }
    all.append((offset, bytes))
    sums.append(sums[sums.count - 1] + bytes.count)
  }

  /// Where the byte at `offset` stands in the new text.
  ///
  /// - Parameter behind: Whether an offset at which bytes are put in is that behind them.
  func moved(_ offset: Int, behind: Bool) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      let place = all[middle].offset
      if place < offset || (behind && place == offset) { low = middle + 1 } else { high = middle }
    }
    return offset + sums[low]
  }
}

extension MarkupBatch {
  /// Puts bytes in, and moves the records of all that stands at or behind `start`.
  ///
  /// - Parameters:
  ///   - spans: Gives a span that stands there as it is in the new text.
  ///   - blocks: Gives a block that begins there, with its new offset.
  mutating func put(
    in insertions: Insertions, from start: Int, spans movedSpan: (SpanRecord) -> SpanRecord,
    blocks movedBlock: (BlockRecord, Int) -> BlockRecord
  ) {
    var put: [UInt8] = []
    var done = 0
    for insertion in insertions.all {
      put += bytes[done..<insertion.offset - offset]
      put += insertion.bytes
      done = insertion.offset - offset
    }
    bytes = put + bytes[done...]
    for index in blocks.indices where blocks[index].offset >= start {
      let block = blocks[index]
      blocks[index] = movedBlock(block, insertions.moved(block.offset, behind: false))
    }
    spans = spans.map { $0.offset >= start ? movedSpan($0) : $0 }
    for index in pictures.indices where pictures[index].offset >= start {
      let picture = pictures[index]
      pictures[index] = PictureRecord(
        at: insertions.moved(picture.offset, behind: false), width: picture.width,
        height: picture.height, path: picture.path)
    }
    for index in anchors.indices where anchors[index].offset >= start {
      anchors[index].offset = insertions.moved(anchors[index].offset, behind: true)
    }
    for index in anchorEnds.indices where anchorEnds[index].end >= start {
      anchorEnds[index].end = insertions.moved(anchorEnds[index].end, behind: false)
    }
    headings = headings.map { heading in
      guard heading.offset >= start else { return heading }
      return Outline.Entry(
        heading: heading.title, level: heading.level,
        offset: insertions.moved(heading.offset, behind: false))
    }
  }
}

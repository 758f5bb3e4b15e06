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
    put(in: insertions)
    // From the end: a batch that is held back may have any number of records before these.
    for index in Self.indices(of: blocks, where: { $0.offset >= start }) {
      let block = blocks[index]
      blocks[index] = movedBlock(block, insertions.moved(block.offset, behind: false))
    }
    for index in Self.indices(of: spans, where: { $0.offset >= start }) {
      spans[index] = movedSpan(spans[index])
    }
    for index in Self.indices(of: pictures, where: { $0.offset >= start }) {
      let picture = pictures[index]
      pictures[index] = PictureRecord(
        at: insertions.moved(picture.offset, behind: false), width: picture.width,
        height: picture.height, path: picture.path)
    }
    for index in Self.indices(of: anchors, where: { $0.offset >= start }) {
      anchors[index].offset = insertions.moved(anchors[index].offset, behind: true)
    }
    for index in Self.indices(of: anchorEnds, where: { $0.end >= start }) {
      anchorEnds[index].end = insertions.moved(anchorEnds[index].end, behind: false)
    }
    for index in Self.indices(of: headings, where: { $0.offset >= start }) {
      let heading = headings[index]
      headings[index] = Outline.Entry(
        heading: heading.title, level: heading.level,
        offset: insertions.moved(heading.offset, behind: false))
    }
  }

  /// The indices of the last records, which stand where something is put in or behind it.
  private static func indices<Record>(
    of records: [Record], where isBehind: (Record) -> Bool
  ) -> Range<Int> {
    (records.lastIndex { !isBehind($0) } ?? -1) + 1..<records.count
  }

  /// Puts bytes in, without a copy of those before the first of them.
  private mutating func put(in insertions: Insertions) {
    guard let first = insertions.all.first?.offset else { return }
    var put: [UInt8] = []
    var done = first - offset
    for insertion in insertions.all {
      put += bytes[done..<insertion.offset - offset]
      put += insertion.bytes
      done = insertion.offset - offset
    }
    put += bytes[done...]
    bytes.replaceSubrange((first - offset)..., with: put)
  }
}

import Books

/// How much of a document has been handed out, so that the document can be read anew by another parser
/// and goes on where the first one stopped.
///
/// The two parsers may part lines otherwise, so what was handed out is counted in bytes that are no
/// white space: those are the same.
struct HandedOut {
  /// The bytes of the document that were handed out and are no white space.
  private var count = 0
  /// The white space behind them.
  private var tail = 0
  /// The bytes that are still to be left out, as they were handed out before, and the white space.
  private var (rest, restOfTail) = (0, 0)
  /// Whether a document is being read anew.
  private var isRepeating = false
  /// By how much the offsets of the writer are less than those of the text.
  private var shift = 0
  /// The end of the text.
  private var end = 0

  /// Notes that a document begins.
  mutating func beginUnit() {
    finishRepeat()
    (count, tail) = (0, 0)
  }

  /// Notes that the document is read anew from its beginning.
  mutating func repeatUnit() {
    (rest, restOfTail, isRepeating) = (count, tail, true)
  }

  /// What is new in `batch`, with the offsets that it has in the text.
  mutating func new(in batch: MarkupBatch) -> MarkupBatch {
    var left = 0
    if isRepeating {
      left = leftOut(of: batch.bytes)
      // What is left out here stands in the text already: what follows is at the text's end.
      shift = end - (batch.offset + left)
    }
    let new = left == 0 && shift == 0 ? batch : batch.moved(by: shift, leavingOut: left)
    if !new.bytes.isEmpty { note(new.bytes) }
    end = new.end
    return new
  }

  private mutating func finishRepeat() { (rest, restOfTail, isRepeating) = (0, 0, false) }

  private mutating func note(_ bytes: [UInt8]) {
    count += bytes.withUnsafeBytes { Self.ink(in: $0) }
    let blanks = bytes.reversed().prefix { $0 <= 0x20 }.count
    tail = blanks == bytes.count ? tail + blanks : blanks
  }

  /// The bytes at the beginning of `bytes` that were handed out before.
  private mutating func leftOut(of bytes: [UInt8]) -> Int {
    var index = 0
    while index < bytes.count, rest > 0 {
      if bytes[index] > 0x20 { rest -= 1 }
      index += 1
    }
    while index < bytes.count, restOfTail > 0, bytes[index] <= 0x20 {
      restOfTail -= 1
      index += 1
    }
    if index < bytes.count { isRepeating = false }
    return index
  }

  /// The number of bytes that are no white space.
  private static func ink(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var index = 0
    // Eight at once: a byte above a space sets the highest bit of its place.
    while index &+ 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      let low = word & 0x7F7F_7F7F_7F7F_7F7F
      let ink = (low &+ 0x5F5F_5F5F_5F5F_5F5F | word) & 0x8080_8080_8080_8080
      count &+= ink.nonzeroBitCount
      index &+= 8
    }
    while index < bytes.count {
      count &+= bytes[index] > 0x20 ? 1 : 0
      index &+= 1
    }
    return count
  }
}

extension MarkupBatch {
  /// The batch without its first `count` bytes and what is known of them, `shift` bytes further on.
  fileprivate func moved(by shift: Int, leavingOut count: Int) -> MarkupBatch {
    let start = offset + count
    var moved = MarkupBatch(at: start + shift)
    moved.bytes = Array(bytes[count...])
    moved.blocks = blocks.filter { $0.offset >= start }.map { $0.moved(by: shift) }
    moved.spans = spans.filter { $0.offset >= start }.map {
      SpanRecord($0.offset + shift..<$0.range.upperBound + shift, $0.kind, value: $0.value)
    }
    moved.pictures = pictures.filter { $0.offset >= start }.map {
      PictureRecord(at: $0.offset + shift, width: $0.width, height: $0.height, path: $0.path)
    }
    moved.anchors = anchors.map { ($0.name, max($0.offset, start) + shift) }
    moved.anchorEnds = anchorEnds.map { ($0.name, max($0.end, start) + shift) }
    moved.headings = headings.filter { $0.offset >= start }.map {
      Outline.Entry(heading: $0.title, level: $0.level, offset: $0.offset + shift)
    }
    return moved
  }
}

extension BlockRecord {
  fileprivate func moved(by shift: Int) -> BlockRecord {
    BlockRecord(
      at: offset + shift, kind, level: max(level, tableColumns), indent: indent, hang: hang,
      markerLength: markerLength, language: language, flags)
  }
}

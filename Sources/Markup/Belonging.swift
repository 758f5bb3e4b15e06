import Books

/// Which short lines belong to what stands above them: to a heading, as the author's name does, or to a
/// quotation, as its source does. A page is not to begin with them, or to end.
struct Belonging {
  /// The characters that such a line has at most.
  private static let longest = 120
  /// The characters that a line behind a quotation has at most which nothing but a dash marks as its source.
  private static let longestBehind = 80
  /// The lines that belong to a heading at most.
  private static let mostBylines = 2

  /// The end of the last line of a heading, or of one that belongs to it, and how many of these there are.
  private var heading = (end: -1, bylines: 0)
  /// The end of the last quotation.
  private var quotationEnd = -1
  /// Whether the line stands right below a heading or what belongs to it, or below a quotation.
  private var (followsHeading, followsQuotation) = (false, false)
  /// Whether the line is the source of a quotation, if the quotation ends with it.
  private(set) var mayEndQuotation = false
  /// The index of its block in the batch, which is not given out before it is known whether it does.
  var lastBlock: Int?

  /// Takes note of a block that was put among those before.
  mutating func noteBlock(insertedAt index: Int) {
    if let last = lastBlock, last >= index { lastBlock = last + 1 }
  }

  /// Begins a line behind the text's `end`.
  mutating func beginLine(at end: Int, beginsPage: Bool) {
    followsHeading = !beginsPage && heading.end == end
    followsQuotation = !beginsPage && quotationEnd == end
    lastBlock = nil
    mayEndQuotation = false
  }

  /// Whether the line that began may belong to the heading above it.
  var mayBeByline: Bool { followsHeading && heading.bylines < Self.mostBylines }

  /// Whether the line that begins with `words` belongs to the heading above it, as far as they tell.
  func isByline(_ block: BlockDraft, beginningWith words: UnsafeBufferPointer<UInt8>) -> Bool {
    guard mayBeByline, block.kind == .paragraph, words.count <= Self.longest else { return false }
    return block.isByline || !block.flags.isDisjoint(with: [.centred, .right])
      || Self.beginsWithBy(Array(words)) || words.elementsEqual("by".utf8)
      || words.elementsEqual("By".utf8)
  }

  /// Says of the line that ends what it belongs to.
  mutating func endLine(_ block: inout BlockDraft, _ line: [UInt8]) {
    guard block.kind == .paragraph || block.kind == .verse || block.kind == .note,
      block.releasedAt == nil
    else { return }
    func isShort(_ most: Int = Self.longest) -> Bool {
      line.count <= most || line.lazy.count { $0 & 0xC0 != 0x80 } <= most
    }
    let isSetApart = !block.flags.isDisjoint(with: [.centred, .right])
    if mayBeByline, block.kind == .paragraph,
      block.isByline || isSetApart || Self.beginsWithBy(line), isShort()
    {
      block.flags.insert(.keepsWithNext)
      return
    }
    let isMarked = block.flags.contains(.right) || Self.beginsWithDash(line)
    if block.isSource, isShort() {
      block.flags.insert(.keepsWithPrevious)
    } else if block.isInQuotation, isMarked || block.beginsWithSource, isShort() {
      mayEndQuotation = true
    } else if followsQuotation, isMarked, isShort(Self.longestBehind) {
      block.flags.insert(.keepsWithPrevious)
    }
  }

  /// Takes note of the end of a line.
  mutating func closeLine(_ block: BlockDraft, at end: Int) {
    if block.kind == .heading {
      heading = (end, 0)
    } else if followsHeading, block.flags.contains(.keepsWithNext) {
      heading = (end, heading.bylines + 1)
    }
  }

  /// Takes note of the end of a quotation.
  mutating func endQuotation(at end: Int) {
    quotationEnd = end
    lastBlock = nil
  }

  private static func beginsWithDash(_ line: [UInt8]) -> Bool {
    let dashes = ["—", "–", "―", "⸺", "--"]
    return dashes.contains { line.starts(with: $0.utf8) }
  }

  private static func beginsWithBy(_ line: [UInt8]) -> Bool {
    line.count <= 60 && (line.starts(with: "by ".utf8) || line.starts(with: "By ".utf8))
  }
}

extension TextWriter {
  /// Says that a quotation has ended: a last line that may be its source is.
  mutating func endQuotation() {
    if let index = belonging.lastBlock {
      batch.blocks[index] = batch.blocks[index].keptWithPrevious
    }
    belonging.endQuotation(at: end)
  }
}

extension BlockRecord {
  /// The same block, which stays on the page of what stands above it.
  fileprivate var keptWithPrevious: BlockRecord {
    BlockRecord(
      at: offset, kind, level: level, indent: indent, hang: hang, markerLength: markerLength,
      language: language, flags.union(.keepsWithPrevious))
  }
}

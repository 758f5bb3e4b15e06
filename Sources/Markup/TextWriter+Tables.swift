import Books
import Typeset

/// A table that is being written: where what belongs to it begins in the batch.
struct TableDraft {
  /// The bytes of a table from which on it is not made a grid, so that it can be read before its end.
  static let longest = 256 << 10

  /// The text's offset of its first line.
  let start: Int
  /// The number of blocks before it.
  let blocks: Int
  /// Whether something in it is no row of cells that are a line each.
  var isIrregular = false
}

extension TextWriter {
  /// Begins a table: what is written is not given out before its end, as long as it is short.
  mutating func beginTable() {
    table = TableDraft(start: batch.end, blocks: batch.blocks.count)
  }

  /// Ends the table: generated spaces make the cells of a column equally wide.
  mutating func endTable() {
    guard let draft = table else { return }
    table = nil
    guard !draft.isIrregular, let grid = TableGrid(batch, from: draft) else { return }
    batch.pad(grid, from: draft)
    headingEnd = -1
  }
}

/// How wide the columns of a table are, and which spaces make its cells so.
struct TableGrid {
  /// Tables that would be wider are not padded: no line is so long.
  private static let widest = 200
  /// The free columns between two columns of cells.
  private static let gap = 2

  /// The columns of all cells side by side.
  let columns: Int
  /// Where spaces are put in, as offsets of the text, and how many; in order.
  private(set) var pads: [(offset: Int, count: Int)] = []
  /// The number of spaces before each of `pads`, and of all.
  private var sums: [Int] = [0]

  private struct Cell {
    var end: Int
    var columns: Int
    var isNumber: Bool
  }

  /// The grid of the rows in `batch`; `nil` if they are no table of several columns that fits a line.
  init?(_ batch: MarkupBatch, from draft: TableDraft) {
    let rows = batch.blocks[draft.blocks...].filter { $0.kind == .row }.map { row in
      Self.cells(of: batch, at: row.offset)
    }
    let count = rows.map(\.count).max() ?? 0
    guard count > 1 else { return nil }
    var widths = [Int](repeating: 0, count: count)
    // What stands alone in its row reaches over all columns.
    for row in rows where row.count > 1 {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.columns) }
    }
    columns = widths.reduce(0, +) + (count - 1) * Self.gap
    guard columns <= Self.widest else { return nil }
    // A column of numbers stands at its right edge, whatever its heading is.
    let isRight = (0..<count).map { column in
      let body = rows.dropFirst().compactMap { $0.count > column ? $0[column] : nil }
        .filter { $0.columns > 0 }
      return column > 0 && !body.isEmpty && body.allSatisfy(\.isNumber)
    }
    for row in rows {
      for (column, cell) in row.enumerated().dropLast() {
        let next = row[column + 1]
        let right = isRight[column] ? 0 : widths[column] - cell.columns
        let left = isRight[column + 1] ? widths[column + 1] - next.columns : 0
        add(right + left + Self.gap - 1, at: cell.end)
      }
    }
  }

  private mutating func add(_ count: Int, at offset: Int) {
    guard count > 0 else { return }
    pads.append((offset, count))
    sums.append(sums[sums.count - 1] + count)
  }

  private static func cells(of batch: MarkupBatch, at offset: Int) -> [Cell] {
    var cells: [Cell] = []
    let line = batch.bytes[(offset - batch.offset)...].prefix { $0 != 0x0A }
    for cell in line.split(separator: 0x09, omittingEmptySubsequences: false) {
      let words = String(decoding: cell, as: UTF8.self)
      cells.append(
        Cell(
          end: batch.offset + cell.endIndex, columns: Typeset.columns(of: words),
          isNumber: words.allSatisfy { $0.isNumber || "., +-−–%$€£¥°".contains($0) }))
    }
    return cells
  }

  /// Where the byte at `offset` stands when the spaces are there: before those that are put in there, or
  /// behind.
  func moved(_ offset: Int, behind: Bool) -> Int {
    var low = 0
    var high = pads.count
    while low < high {
      let middle = (low + high) / 2
      if pads[middle].offset < offset || (behind && pads[middle].offset == offset) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return offset + sums[low]
  }
}

extension MarkupBatch {
  /// Puts in the spaces of `grid`, and moves the records of all that stands behind them.
  fileprivate mutating func pad(_ grid: TableGrid, from draft: TableDraft) {
    let start = draft.start
    var padded: [UInt8] = []
    padded.reserveCapacity(bytes.count + (grid.pads.count << 3))
    var done = 0
    for pad in grid.pads {
      padded += bytes[done..<pad.offset - offset]
      padded += repeatElement(0x20, count: pad.count)
      done = pad.offset - offset
    }
    bytes = padded + bytes[done...]
    for index in blocks.indices where blocks[index].offset >= start {
      let block = blocks[index]
      let isRow = block.kind == .row
      blocks[index] = BlockRecord(
        at: grid.moved(block.offset, behind: false), block.kind,
        level: isRow ? grid.columns : block.level, indent: block.indent, hang: block.hang,
        markerLength: block.markerLength, language: block.language, block.flags)
    }
    spans = spans.map { span in
      guard span.offset >= start else { return span }
      // The spaces before a tab are as generated as it is.
      let first = grid.moved(span.offset, behind: span.kind != .generated)
      return SpanRecord(
        first..<max(grid.moved(span.range.upperBound, behind: false), first), span.kind,
        value: span.value)
    }
    for index in anchors.indices where anchors[index].offset >= start {
      anchors[index].offset = grid.moved(anchors[index].offset, behind: true)
    }
    for index in anchorEnds.indices where anchorEnds[index].end >= start {
      anchorEnds[index].end = grid.moved(anchorEnds[index].end, behind: false)
    }
    headings = headings.map { heading in
      guard heading.offset >= start else { return heading }
      return Outline.Entry(
        heading: heading.title, level: heading.level,
        offset: grid.moved(heading.offset, behind: false))
    }
  }
}

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
  /// Whether its first row names its columns.
  var hasHeadings = false
  /// The columns of its widest row so far.
  var columns = 0
  /// Whether a row has several cells so far; a table without is there for layout only.
  var hasColumns = false
  /// Whether cells have paragraphs.
  var hasParagraphs = false
  /// Whether it is nothing but paragraphs so far, each in a row.
  var isOfParagraphs: Bool { hasParagraphs && !hasColumns }
  /// How the cells of a column stand in it, where the table says so.
  var alignments: [Int: Look.Alignment] = [:]
}

extension TextWriter {
  /// Begins a table: what is written is not given out before its end, as long as it is short.
  mutating func beginTable() {
    table = TableDraft(start: batch.end, blocks: batch.blocks.count)
  }

  /// Says that a cell begins that names its column.
  mutating func noteColumnHeading() {
    guard let draft = table else { return }
    let isFirstRow = !batch.blocks[draft.blocks...].contains { $0.kind == .row }
    if isFirstRow { table?.hasHeadings = true }
  }

  /// Says how the words of the cells in a column stand; what the last row says counts.
  mutating func align(column: Int, _ alignment: Look.Alignment) {
    table?.alignments[column] = alignment
  }

  /// The bytes of the words so far in the cell that is open.
  var cellLength: Int {
    guard isOpen else { return 0 }
    return line.count - (line.lastIndex(of: 0x09).map { $0 + 1 } ?? 0)
  }

  /// Sets words that come next in the open cell apart from those before them: they stood in a line of their
  /// own.
  ///
  /// - Parameters:
  ///   - isApart: Whether a blank line stood before them.
  ///   - next: The styles of the words.
  mutating func breakCell(isApart: Bool, before next: Styles) {
    let start = line.count
    space()
    if endsWithMark {
      styles = next
    } else {
      styles = Styles()
      generate("/")
      space()
    }
    writeSpace()
    cellBreaks.append(CellBreak(range: start..<line.count, isApart: isApart))
  }

  /// Ends a row that is a line: the lines of a lone cell are lines of the text.
  mutating func endRow(hasColumns: Bool) {
    if !hasColumns, table?.hasColumns != true { breakRow() }
  }

  /// Makes the cell that is open paragraphs, behind the cells before it in its row.
  ///
  /// - Parameter keepsCells: Whether it stays in its row if it is not the first.
  mutating func breakRow(keepsCells: Bool = false) {
    guard isOpen, block.kind == .row, block.releasedAt == nil else { return }
    guard let tab = line.lastIndex(of: 0x09) else {
      block.kind = .paragraph
      return splitCell()
    }
    guard !keepsCells else { return }
    let start = line[...tab].lastIndex { $0 != 0x09 && $0 != 0x20 }.map { $0 + 1 } ?? 0
    cellBreaks.removeAll { $0.range.lowerBound <= tab }
    cellBreaks.insert(CellBreak(range: start..<tab + 1, isApart: true), at: 0)
    splitCell(behindRow: true)
  }

  /// Ends the line that is open: it says who speaks what stands right below.
  mutating func closeLineOfSpeaker() {
    if isOpen { block.flags.formUnion([.isFlush, .keepsWithNext]) }
    closeLine()
  }

  /// Ends the table: generated spaces make the cells of a column equally wide, or generated words say
  /// which column a cell is of.
  mutating func endTable() {
    guard let draft = table else { return }
    table = nil
    if !draft.hasColumns { batch.makeParagraphs(from: draft) }
    guard !draft.isIrregular, let shape = TableShape(batch, from: draft) else { return }
    batch.shape(shape, from: draft)
    headingEnd = -1
  }
}

/// What is generated in a table: spaces that make its columns equally wide, or the columns' names.
///
/// The words of a last column that is too wide turn over beneath it, as in a list of options with what each
/// of them does. Those of another would be parted from each other in the text.
struct TableShape {
  /// Tables that would be wider are not padded: no line is so long.
  private static let widest = 120
  /// Tables with names for their columns that would be wider are lists: they have so much room on a screen of
  /// 80 columns.
  private static let widestNamed = 70
  /// The columns that words need at least to be read in lines of their own.
  private static let narrowestTurned = 24
  /// The free columns between two columns of cells; one if the table is too wide with two.
  private var gap = 2

  /// The columns of all cells side by side; 0 if each cell is a line of its own.
  private(set) var columns: Int
  /// What is put in.
  private(set) var insertions = Insertions()
  /// The columns before the last cell of a row, beneath which its words go on, by the row's offset; empty
  /// if each row is a line.
  private var hangs: [Int: Int] = [:]
  /// The offsets of rows that begin with the cell that names them, behind empty ones.
  private var flush: Set<Int> = []

  private struct Cell {
    var range: Range<Int>
    var columns: Int
    var isNumber: Bool
    /// Whether it has no words.
    var isBlank: Bool
  }

  /// The shape of the rows in `batch`; `nil` if nothing is generated in them.
  init?(_ batch: MarkupBatch, from draft: TableDraft) {
    let offsets = batch.blocks[draft.blocks...].filter { $0.kind == .row }.map(\.offset)
    let rows = offsets.map { Self.cells(of: batch, at: $0) }
    let count = rows.map(\.count).max() ?? 0
    guard count > 1 else { return nil }
    var widths = [Int](repeating: 0, count: count)
    // What stands alone in its row reaches over all columns.
    for row in rows where row.count > 1 {
      for (column, cell) in row.enumerated() {
        // A space that is there for room is a part of that between two columns.
        widths[column] = max(widths[column], cell.columns - (cell.isBlank ? 1 : 0))
      }
    }
    let cells = widths.reduce(0, +)
    let narrow = cells + count - 1
    if narrow <= Self.widestNamed, narrow + count - 1 > Self.widestNamed { gap = 1 }
    columns = cells + (count - 1) * gap
    let room = columns - widths[count - 1]
    if columns > Self.widestNamed, room + Self.narrowestTurned <= Self.widestNamed {
      columns = room + Self.narrowestTurned
      var alignments = draft.alignments
      alignments[count - 1] = .start
      pad(rows, to: widths, alignments)
      for (offset, row) in zip(offsets, rows) where row.count > 1 {
        hangs[offset] = widths.prefix(row.count - 1).reduce(0) { $0 + $1 + gap }
      }
    } else if draft.hasHeadings, columns > Self.widestNamed {
      columns = 0
      name(rows, at: offsets, in: batch)
    } else if columns <= Self.widest {
      pad(rows, to: widths, draft.alignments)
    } else {
      return nil
    }
  }

  private mutating func pad(
    _ rows: [[Cell]], to widths: [Int], _ said: [Int: Look.Alignment]
  ) {
    // A column of numbers stands at its right edge, whatever its heading is.
    let alignments = widths.indices.map { column -> Look.Alignment in
      if column == 0 { return .start }
      if let alignment = said[column] { return alignment }
      let body = rows.dropFirst().compactMap { $0.count > column ? $0[column] : nil }
        .filter { !$0.isBlank }
      return !body.isEmpty && body.allSatisfy(\.isNumber) ? .end : .start
    }
    /// The free columns before the words of a cell.
    func room(before cell: Cell, in column: Int) -> Int {
      let free = widths[column] - cell.columns
      switch alignments[column] {
      case .start: return 0
      case .centre: return free / 2
      case .end: return free
      }
    }
    for row in rows {
      for (column, cell) in row.enumerated().dropLast() {
        let right = widths[column] - cell.columns - room(before: cell, in: column)
        let spaces = right + room(before: row[column + 1], in: column + 1) + gap - 1
        insertions.add([UInt8](repeating: 0x20, count: max(spaces, 0)), at: cell.range.upperBound)
      }
    }
  }

  /// Puts the name of its column before each cell of a row but that in the first column with a name, which
  /// names the row, if no other stands before it.
  private mutating func name(_ rows: [[Cell]], at offsets: [Int], in batch: MarkupBatch) {
    guard let first = rows.first else { return }
    let names = first.map { cell -> [UInt8] in
      let name = batch.bytes[(cell.range.lowerBound - batch.offset)...].prefix(cell.range.count)
      guard !cell.isBlank, let last = name.last else { return [] }
      return name + (last == 0x3A ? [0x20] : [0x3A, 0x20])
    }
    let key = names.firstIndex { !$0.isEmpty } ?? 0
    for (offset, row) in zip(offsets, rows) {
      let lead = row.prefix(key).allSatisfy(\.isBlank) ? key : 0
      if lead > 0, row.count > key, !row[key].isBlank { flush.insert(offset) }
      guard offset != offsets.first else { continue }
      for (column, cell) in row.enumerated() where column > lead && !cell.isBlank {
        guard column < names.count else { break }
        insertions.add(names[column], at: cell.range.lowerBound)
      }
    }
  }

  private static func cells(of batch: MarkupBatch, at offset: Int) -> [Cell] {
    var cells: [Cell] = []
    let line = batch.bytes[(offset - batch.offset)...].prefix { $0 != 0x0A }
    for cell in line.split(separator: 0x09, omittingEmptySubsequences: false) {
      let words = String(decoding: cell, as: UTF8.self)
      let isBlank = words.allSatisfy(\.isWhitespace)
      cells.append(
        Cell(
          range: batch.offset + cell.startIndex..<batch.offset + cell.endIndex,
          columns: Typeset.columns(of: words),
          isNumber: !isBlank && words.allSatisfy { $0.isNumber || "., +-−–%$€£¥°".contains($0) },
          isBlank: isBlank))
    }
    return cells
  }

  /// The columns by which what turns over in `row` goes on further in than the row begins.
  func hang(of row: BlockRecord) -> Int { hangs[row.offset] ?? row.hang }

  /// What else is to be known of `row`.
  func flags(of row: BlockRecord) -> BlockRecord.Flags {
    flush.contains(row.offset) ? row.flags.union(.isFlush) : row.flags
  }

  /// Where `span` stands in the new text: what is put in is as generated as the tab beside it.
  func moved(_ span: SpanRecord) -> SpanRecord {
    let isGenerated = span.kind == .generated
    let first = insertions.moved(span.offset, behind: columns == 0 || !isGenerated)
    let last = insertions.moved(span.range.upperBound, behind: columns == 0 && isGenerated)
    return SpanRecord(first..<max(last, first), span.kind, value: span.value)
  }
}

/// A place in a row at which words of a cell begin that stood in a line of their own.
struct CellBreak {
  /// The bytes of the line that stand for the break: a space, or a sign between two.
  let range: Range<Int>
  /// Whether a blank line stood before the words.
  let isApart: Bool
}

extension MarkupBatch {
  /// Makes the rows of a table paragraphs, none of which has more than one cell.
  fileprivate mutating func makeParagraphs(from draft: TableDraft) {
    var kept: [BlockRecord] = []
    for block in blocks[draft.blocks...] {
      guard block.kind == .row else {
        kept.append(block)
        continue
      }
      var paragraph = BlockDraft()
      (paragraph.indent, paragraph.hang) = (block.indent, block.hang)
      (paragraph.language, paragraph.flags) = (block.language, block.flags)
      if let record = paragraph.record(at: block.offset, ofPictureOnly: false) {
        kept.append(record)
      }
    }
    // A batch that is held back may hold any number of tables before this one.
    blocks.replaceSubrange(draft.blocks..., with: kept)
  }

  /// Puts in what is generated in a table, and moves the records of all that stands behind.
  fileprivate mutating func shape(_ shape: TableShape, from draft: TableDraft) {
    put(
      in: shape.insertions, from: draft.start, spans: shape.moved,
      blocks: { block, offset in
        BlockRecord(
          at: offset, block.kind, level: block.kind == .row ? shape.columns : block.level,
          indent: block.indent, hang: shape.hang(of: block), markerLength: block.markerLength,
          language: block.language, shape.flags(of: block))
      })
  }
}

import Books

/// Tables, their captions, and figures, which have the same.
extension MarkupConverter {
  func beginTable(_ name: String) {
    beginBlock(name, Look())
    around.ending = .table
    tableDepth += 1
    // The lines of a cell stand as the cell says, wherever the table stands.
    around.alignment = .start
    if tableDepth == 1 { writer.beginTable() } else { writer.table?.isIrregular = true }
    outerRows.append(
      RowState(
        tabs: tabs, cells: cells, lastCell: lastCell, isBroken: isRowBroken, spans: rowSpans))
    (tabs, rowSpans) = (0, [])
  }

  func finishTable() {
    writer.closeLine()
    if let row = outerRows.popLast() {
      (tabs, cells, lastCell, isRowBroken) = (row.tabs, row.cells, row.lastCell, row.isBroken)
      rowSpans = row.spans
    }
    tableDepth -= 1
    if tableDepth == 0 { writer.endTable() }
  }

  /// The bytes at most of what stands before another block of a cell in its row: in a table of several
  /// columns, and before it is known to be one.
  private static let (longestCell, longestLoneCell) = (160, 40)
  /// The bytes of a cell from which on it is a paragraph, of which another one is set apart.
  static let longCell = 72

  /// Whether a line, or a paragraph, that comes next in the cell that is open has no room in its row.
  func isCellFull(forParagraph isParagraph: Bool) -> Bool {
    let length = writer.cellLength
    guard let table = writer.table, table.hasColumns else { return length > Self.longestLoneCell }
    // What stands in a row behind a cell that is set as blocks has no name of its column any more.
    let isWithin = tableDepth == 1 && table.hasHeadings && cells < table.columns
    return length > (isParagraph && !isWithin ? Self.longCell : Self.longestCell)
  }

  /// The columns that blocks of a cell stand in by, if the first cell of their row is what they tell of.
  var indentOfCell: Int {
    tableDepth == 1 && writer.table?.hasHeadings == true && lastCell > 0
      ? BlockRecord.columnsPerLevel : 0
  }

  func finishRow() {
    if tableDepth == 1 {
      let columns = writer.table?.columns ?? 0
      writer.table?.columns = max(columns, cells)
    }
    // A cell above may reach down behind the last one.
    for column in rowSpans.indices.dropFirst(cells) where rowSpans[column] > 0 {
      rowSpans[column] -= 1
    }
    if cells > 0, !isRowBroken { writer.endRow(hasColumns: lastCell > 0) }
    if isRowBroken { writer.wantsGap = true }
    if isRowOfVerse {
      writer.closeLine()
      writer.wantsGap = false
    }
    isRowOfVerse = false
  }

  /// Begins the words of a picture, which stand right below what stands for it, or right above.
  func beginCaption(_ name: String) {
    beginBlock(name, Look())
    if let figureStart = around.figureStart {
      around.isCaptionAbove = writer.end == figureStart
      if around.isCaptionAbove { around.hasGapAfter = false } else { writer.wantsGap = false }
    } else if writer.isBehindPicture {
      writer.wantsGap = false
    }
    around.isCaption = true
    around.styles.kinds.add(.emphasis)
  }

  /// Whether a block is called a caption and stands right below a picture, or is the first in a figure.
  func isCaption(_ name: String, _ attributes: Attributes) -> Bool {
    guard !around.isInCell, !around.isCaption, attributes["class"] != nil else { return false }
    let isFirst = around.figureStart == writer.end
    guard writer.isBehindPicture || isFirst else { return false }
    return attributes.words("class").contains {
      let word = $0.lowercased()
      return word.contains("caption") || word == "title" && around.figureStart != nil
    }
  }

  /// The classes of blocks that have a picture and its words: those of DocBook, of Asciidoctor, and as
  /// many write them.
  private static let figures: Set<String> = [
    "figure", "informalfigure", "mediaobject", "imageblock",
  ]

  /// Whether a block is called a figure.
  func isFigure(_ attributes: Attributes) -> Bool {
    guard !around.isInCell, attributes["class"] != nil else { return false }
    return attributes.words("class").contains { Self.figures.contains($0.lowercased()) }
  }

  func beginRow() {
    beginTightBlock()
    around.isInCell = false
    around.ending = .row
    (cells, lastCell) = (0, 0)
    (tabs, isRowBroken, isRowOfVerse) = (0, false, false)
  }

  func beginCell(_ name: String, _ attributes: Attributes, _ look: Look) {
    func span(_ name: String) -> Int { min(max(attributes[name].flatMap { Int($0) } ?? 1, 1), 50) }
    // The columns that a cell above reaches down into are empty.
    while cells < rowSpans.count, rowSpans[cells] > 0 {
      rowSpans[cells] -= 1
      cells += 1
    }
    if isRowBroken {
      writer.closeLine()
      writer.wantsGap = true
    } else {
      tabs += cells - lastCell
    }
    lastCell = cells
    if cells > 0 { writer.table?.hasColumns = true }
    if let said = look.alignment ?? attributes["align"].map({ Look.alignment($0.lowercased()) }) {
      writer.align(column: cells, said)
      around.alignment = said
    }
    let columns = span("colspan")
    while rowSpans.count < cells + columns { rowSpans.append(0) }
    for column in cells..<cells + columns { rowSpans[column] = span("rowspan") - 1 }
    cells += columns
    if name == "th" {
      around.styles.kinds.add(.strong)
      if cells > columns { writer.noteColumnHeading() }
    }
    writer.space()
    (breaksCell, isCellApart, isInHeadingCell) = (false, false, name == "th")
    around.isInCell = true
    around.isBlock = false
    around.headingLevel = 0
    if isRowBroken { around.indent += indentOfCell }
    if around.verse != .none, outerVerse == .none, attributes.hasType { beginCellOfVerse() }
  }

  /// Sets a cell as lines of verse below the words before it in its row, such as the name of who speaks.
  private func beginCellOfVerse() {
    leaveCell()
    writer.closeLineOfSpeaker()
    isRowOfVerse = true
    // No blank line stands between the two.
    isAtDefinition = true
    around.indent += BlockRecord.columnsPerLevel
  }
}

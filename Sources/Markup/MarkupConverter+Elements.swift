import Books

extension MarkupConverter {
  /// Begins an element that is shown.
  ///
  /// - Parameter saying: What style sheets say of it; `nil` if they say nothing.
  func begin(_ element: Element, name: String, _ attributes: Attributes, saying: Look?) {
    if !attributes.isEmpty { enterPlace(name, attributes) }
    if case .inline(let inline) = element { begin(inline) }
    if let saying {
      apply(saying, to: element)
      begin(element, name: name, attributes, saying)
    } else {
      begin(element, name: name, attributes, Self.noLook)
    }
  }

  private func begin(_ element: Element, name: String, _ attributes: Attributes, _ look: Look) {
    if look.beginsPage == true { beginPage() }
    if !attributes.isEmpty {
      if attributes.hasType { enterType(attributes) }
      if attributes["class"] != nil || attributes.hasType {
        enterKind(attributes, isBlock: element.isBlock || look.isBlock == true)
      }
      if element.isBlock, look.alignment == nil, let value = attributes["align"] {
        around.alignment = Look.alignment(value.lowercased())
      }
    }
    if case .block = element { enterBlock(name) }
    if around.isInQuotation, name == "cite", look.isBlock == true { around.isSource = true }
    switch element {
    case .heading(let level): beginHeading(level)
    case .block where name == "p" && around.isHeadingGroup: beginHeading(lastHeadingLevel)
    case .block where isCaption(name, attributes): beginCaption(name)
    case .block:
      beginBlock(name, look)
      if around.figureStart == nil, isFigure(attributes) { around.figureStart = writer.end }
    case .figure:
      beginBlock(name, look)
      around.figureStart = writer.end
    case .body: around.isBlock = true
    case .quotation:
      beginBlock(name, Look())
      around.indent += BlockRecord.columnsPerLevel
      around.isInQuotation = true
      around.ending = .quotation
    case .list(let isOrdered): beginList(isOrdered, attributes, look)
    case .item: beginItem(attributes, look)
    case .definitionList:
      beginBlock(name, Look())
      around.termIndent = around.indent
    case .table: beginTable(name)
    case .caption: beginCaption(name)
    case .headingGroup:
      beginBlock(name, Look())
      around.isHeadingGroup = true
    case .term:
      let isBelowTerm = writer.end == termEnd && !writer.isOpen
      beginBlock(name, Look())
      if isBelowTerm { writer.wantsGap = false }
      around.indent = around.termIndent ?? around.indent
      around.hasGapAfter = false
      around.isTerm = true
      around.ending = .term
    case .definition:
      beginTightBlock()
      around.isTerm = false
      isAtDefinition = writer.end == termEnd
      // In HTML the one before may not have been ended.
      around.indent = (around.termIndent ?? around.indent) + 2 * BlockRecord.columnsPerLevel
    case .row: beginRow()
    case .cell: beginCell(name, attributes, look)
    case .preformatted:
      beginBlock(name, Look())
      (around.keepsSpace, around.isPreformatted) = (true, true)
    case .rule: addRule()
    case .lineBreak: breakLine()
    case .image: addImage(attributes, look)
    case .object: beginObject(name, attributes, look)
    case .anchor:
      // The sign by which documentation links a heading to itself.
      if attributes["class"] == "headerlink" { around.isHidden = true }
      beginAnchor(attributes)
    case .date:
      let written = attributes["datetime"] ?? attributes["value"]
      if let date = written.flatMap({ ExactDate($0) }) { around.styles.date = date.value }
    case .ruby: hasRubyParentheses = false
    case .rubyParenthesis: hasRubyParentheses = true
    case .rubyText:
      if !hasRubyParentheses { generate("(") }
      around.ending = .rubyText
    case .math: beginMath(attributes)
    case .quoted:
      generate(around.quotations % 2 == 0 ? "“" : "‘")
      around.quotations += 1
      around.ending = .quoted
    case .input:
      if attributes["type"]?.lowercased() == "checkbox" {
        generate(attributes["checked"] == nil ? "☐" : "☑")
        writer.space()
      }
    case .transparent, .note, .hidden, .inline: break
    }
    if look.floatsRight == true, !around.isBlock, writer.isOpen { setApart() }
    switch element {
    case .transparent, .inline, .anchor, .date:
      if look.isBlock == true { beginStyledBlock(name, look) }
    default: break
    }
  }

  private static let noLook = Look()

  /// Takes note of what the name of a block says.
  private func enterBlock(_ name: String) {
    switch name {
    case "p": if around.isInHeader { around.isByline = true }
    case "center": around.alignment = .centre
    case "header": around.isInHeader = true
    case "footer" where around.isInQuotation: around.isSource = true
    default: break
    }
  }

  /// Takes note of an element's names, and of how its words are written.
  private func enterPlace(_ name: String, _ attributes: Attributes) {
    if let id = attributes["id"] ?? (name == "a" ? attributes["name"] : nil), !id.isEmpty {
      addAnchor(id)
    }
    if let tag = attributes["xml:lang"] ?? attributes["lang"] {
      around.language = languageNumber(tag)
    }
    switch attributes["dir"] {
    case "rtl": around.isRightToLeft = true
    case "ltr": around.isRightToLeft = false
    default: break
    }
  }

  /// Ends an element that had `inner` around its words.
  func finish(_ inner: Surroundings) {
    switch inner.ending {
    case .nothing: break
    case .quotation:
      writer.closeLine()
      writer.endQuotation()
    case .list: finishList()
    case .item:
      if marker != nil, !writer.isOpen { marker = nil }
    case .rubyText: if !hasRubyParentheses { generate(")", endsWords: true) }
    case .unhide: finishStyle()
    case .math: finishMath()
    case .object: finishObject()
    case .table: finishTable()
    case .row: finishRow()
    case .term:
      writer.closeLine()
      termEnd = writer.end
    case .quoted:
      writer.dropSpace()
      generate(inner.quotations % 2 == 1 ? "”" : "’", endsWords: true)
    }
    guard inner.isBlock else { return }
    if wantsGapBehindPicture, inner.divStart != nil { writer.wantsGap = true }
    wantsGapBehindPicture = false
    if inner.isInCell, !inner.hasGapAfter {
      writer.space()
      if let line = inner.cellLine { beginLineOfCell(isApart: line == .paragraph) }
      return
    }
    writer.closeLine()
    if inner.hasGapAfter || inner.divStart != nil && writer.isBehindLongLine {
      writer.wantsGap = true
    }
    if inner.isCaptionAbove { captionEnd = writer.end }
  }

  // MARK: - Blocks

  /// Ends the line, and begins a block that blank lines set off.
  func beginBlock(_ name: String, _ look: Look) {
    around.isBlock = true
    if wantsGapBehindPicture { writer.wantsGap = true }
    wantsGapBehindPicture = false
    if around.isInCell, ["p", "div", "section"].contains(name), staysInRow(name) {
      around.hasGapAfter = false
      return
    }
    if around.isInCell { leaveCell() }
    writer.closeLine()
    let isLine =
      outerVerse == .stanza || (outerVerse == .poem && name == "div" && around.verse == .poem)
    beginQuotedLine(look)
    // The first block of an item stands behind its marker.
    let isTight = isTightDiv(name, look)
    around.divStart = isTight ? writer.end : nil
    let hasGap =
      !isLine && !isTight && !Self.gapless.contains(name) && !around.isHeadingGroup
      && !around.isCaption && around.headingLevel == 0 && around.quotedLineStart == nil
    let isBelowCaption = around.figureStart != nil && captionEnd == writer.end
    if hasGap, marker == nil, !isAtDefinition, !isBelowCaption { writer.wantsGap = true }
    if name == "p", !lists.isEmpty { noteParagraphOfItem() }
    around.hasGapAfter = hasGap && !isRowOfVerse
    around.lineIndent = 0
    indent(name, look)
  }

  /// Whether a block in a cell stands in the row: the first does, and what comes behind a short one. If the
  /// row turns out to have no other cell, they are lines then.
  private func staysInRow(_ name: String) -> Bool {
    let length = writer.cellLength
    around.cellLine = name == "p" ? .paragraph : .line
    if length > 0 {
      let isOfColumns = writer.table?.hasColumns == true
      guard length <= (isOfColumns ? Self.longestCell : Self.longestLoneCell) else { return false }
      beginLineOfCell(isApart: name == "p")
    } else if name == "p" {
      if lastCell == 0, writer.table?.isOfParagraphs == true { writer.wantsGap = true }
      writer.table?.hasParagraphs = true
    }
    writer.space()
    return true
  }

  /// Sets what comes next in a cell apart from the words before it.
  func beginLineOfCell(isApart: Bool) {
    guard !isInHeadingCell else { return }
    (breaksCell, isCellApart) = (true, isApart || isCellApart)
  }

  /// The bytes at most of what stands before another block of a cell in its row: in a table of several
  /// columns, and before it is known to be one.
  private static let (longestCell, longestLoneCell) = (160, 40)

  /// Whether a block is a `div` by which lines are parted, and not paragraphs: nothing says that there is
  /// room above or below it, or that its first line stands in.
  private func isTightDiv(_ name: String, _ look: Look) -> Bool {
    name == "div" && look.hasRoom != true && (look.textIndent ?? 0) <= 0
      && around.verse == .none && !around.isInQuotation && !around.isNote && !around.isSource
      && !around.isByline && around.figureStart == nil
  }

  /// Makes a block a line of a quotation: a `div` in another, with no room above or below it.
  private func beginQuotedLine(_ look: Look) {
    let start = writer.end
    defer { around.quotedLineStart = isQuotedLine(look) ? start : nil }
    guard let outer = around.quotedLineStart, outer == start else { return }
    // The element around it has nothing but lines.
    makeOuterGroupOfLines()
    writer.wantsGap = true
  }

  private func isQuotedLine(_ look: Look) -> Bool {
    around.isInQuotation && around.verse == .none && !around.isInCell && look.hasRoom != true
      && isDivInDiv
  }

  /// Counts the paragraphs of an item. One that begins with a paragraph stands apart from the item above,
  /// whatever that ended with.
  private func noteParagraphOfItem() {
    let last = lists.count - 1
    lists[last].paragraphs += 1
    if marker != nil, lists[last].items > 1, lists[last].paragraphs == 1 { writer.wantsGap = true }
  }

  private static let gapless: Set<String> = [
    "thead", "tbody", "tfoot", "form", "option", "figcaption",
  ]

  /// Ends the line, and begins a block right below.
  func beginTightBlock() {
    around.isBlock = true
    around.hasGapAfter = false
    (around.quotedLineStart, around.divStart) = (nil, nil)
    writer.closeLine()
  }

  /// Begins an element within a line that a style sheet makes a block.
  private func beginStyledBlock(_ name: String, _ look: Look) {
    if around.isInCell {
      writer.space()
      (around.isBlock, around.hasGapAfter) = (true, false)
      return
    }
    beginTightBlock()
    around.lineIndent = 0
    indent(name, look)
  }

  /// Indents a block as its look says: in verse by its ems, elsewhere by a level.
  private func indent(_ name: String, _ look: Look) {
    if around.verse != .none && outerVerse != .none || around.quotedLineStart != nil {
      let ems = (look.left ?? 0) + (look.textIndent ?? 0)
      around.lineIndent = max(0, min(Int(ems.rounded()), 20))
    } else if name != "body", name != "figure", let left = look.left, left >= 1.5 {
      around.indent += BlockRecord.columnsPerLevel
    }
  }

  private func beginPage() {
    writer.closeLine()
    writer.wantsPage = true
  }

  private func beginHeading(_ level: Int) {
    beginBlock("h", Look())
    lastHeadingLevel = level
    around.isInCell = false
    around.headingLevel = level
    around.verse = .none
    around.indent = 0
  }

  /// Sets what is inherited by what is inside the element.
  private func apply(_ look: Look, to element: Element) {
    func set(_ style: TextStyles, _ isOn: Bool?) {
      guard let isOn else { return }
      if isOn { around.styles.kinds.insert(style) } else { around.styles.kinds.remove(style) }
    }
    set(.emphasis, look.isItalic)
    set(.strong, look.isBold)
    set(TextStyles(.smallCaps), look.isSmallCaps)
    set(.strike, look.isStruck)
    set(.capitals, look.letterCase.map { $0 == .capitals })
    set(.smallLetters, look.letterCase.map { $0 == .small })
    if let shift = look.shift {
      set(TextStyles(.superscript), shift > 0)
      set(TextStyles(.subscript), shift < 0)
    }
    // The lines that words stand in are those of the block around them.
    if let alignment = look.alignment, look.isBlock == true || !element.isWithinLine {
      around.alignment = alignment
    }
    if let keepsSpace = look.keepsSpace {
      around.keepsSpace = keepsSpace
      if !keepsSpace || element.isBlock || look.isBlock == true {
        around.isPreformatted = keepsSpace
      }
    }
  }

  /// Takes note of what an element says that it is for.
  private func enterType(_ attributes: Attributes) {
    let isNoteType = attributes.isOfType(
      "footnote", "endnote", "rearnote", "annotation", "doc-footnote", "doc-endnote")
    if isNoteType { beginNote() }
    if attributes.isOfType("pagebreak", "doc-pagebreak") {
      // The number of a printed page is small, wherever it stands.
      around.styles.kinds.formUnion([.superscript, .pageNumber])
      around.isPageNumber = true
      if let label = attributes.pageLabel { writer.addAnchor(PrintedPage.anchorPrefix + label) }
    }
  }

  private func beginNote() {
    around.isNote = true
    (around.noteStart, around.noteDepth) = (writer.end, path.count)
  }

  /// Takes note of what an element is called.
  private func enterKind(_ attributes: Attributes, isBlock: Bool) {
    for name in ["class", "epub:type", "role"] {
      guard let words = attributes[name], !plainWords.contains(words) else { continue }
      var isPlain = true
      for word in attributes.words(name) {
        let word = word.hasPrefix("z3998:") ? word.dropFirst(6) : word
        switch word.lowercased() {
        case "poem", "poetry", "verse", "song", "poetry-container", "hymn", "lyrics":
          isPlain = false
          // A verse of the Bible is called so too.
          if around.isInCell, isBlock, name != "class" || word != "verse" { leaveCell() }
          if around.verse == .none { around.verse = .poem }
        case "stanza", "linegroup", "line-group", "lg":
          isPlain = false
          around.verse = .stanza
        case "epigraph", "doc-epigraph":
          isPlain = false
          around.isInQuotation = true
          if isBlock { around.ending = .quotation }
        case "footnote", "endnote", "rearnote":
          isPlain = false
          if isBlock { (around.noteStart, around.noteDepth) = (writer.end, path.count) }
        case "attribution", "attrib", "source", "cite", "citation", "quote-source", "signature",
          "signed", "sender", "valediction", "doc-credit":
          isPlain = false
          if isBlock { around.isSource = true }
        case "byline", "subtitle", "sub-title", "author", "doc-subtitle", "dateline":
          isPlain = false
          if isBlock { around.isByline = true }
        default: break
        }
      }
      if isPlain, plainWords.count < Self.mostPlainWords { plainWords.insert(words) }
    }
  }

  // MARK: - Tables

  private func beginTable(_ name: String) {
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

  private func finishTable() {
    writer.closeLine()
    if let row = outerRows.popLast() {
      (tabs, cells, lastCell, isRowBroken) = (row.tabs, row.cells, row.lastCell, row.isBroken)
      rowSpans = row.spans
    }
    tableDepth -= 1
    if tableDepth == 0 { writer.endTable() }
  }

  private func finishRow() {
    if cells > 0, !isRowBroken { writer.endRow(hasColumns: lastCell > 0) }
    if isRowBroken { writer.wantsGap = true }
    if isRowOfVerse {
      writer.closeLine()
      writer.wantsGap = false
    }
    isRowOfVerse = false
  }

  /// Begins the words of a picture, which stand right below what stands for it, or right above.
  private func beginCaption(_ name: String) {
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
  private func isCaption(_ name: String, _ attributes: Attributes) -> Bool {
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
  private func isFigure(_ attributes: Attributes) -> Bool {
    guard !around.isInCell, attributes["class"] != nil else { return false }
    return attributes.words("class").contains { Self.figures.contains($0.lowercased()) }
  }

  private func beginRow() {
    beginTightBlock()
    around.isInCell = false
    around.ending = .row
    (cells, lastCell) = (0, 0)
    (tabs, isRowBroken, isRowOfVerse) = (0, false, false)
  }

  private func beginCell(_ name: String, _ attributes: Attributes, _ look: Look) {
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

  // MARK: - What stands within a line

  private func addRule() {
    writer.closeLine()
    writer.wantsGap = true
    let before = around
    around.alignment = .centre
    around.isRule = true
    generate("* * *")
    writer.closeLine()
    writer.wantsGap = true
    around = before
  }

  private func begin(_ inline: Element.Inline) {
    switch inline {
    case .emphasis: around.styles.kinds.add(.emphasis)
    case .strong: around.styles.kinds.add(.strong)
    case .code: around.styles.kinds.add(.code)
    case .smallCaps: around.styles.kinds.add(.smallCaps)
    case .superscript: around.styles.kinds.add(.superscript)
    case .subscript: around.styles.kinds.add(.subscript)
    case .strike: around.styles.kinds.add(.strike)
    }
  }

  private func beginAnchor(_ attributes: Attributes) {
    guard let written = attributes["href"] ?? attributes["xlink:href", "l:href"] else { return }
    let href = written.trimmed
    let kind: SpanRecord.Kind =
      !attributes.hasType
      ? attributes["type"] == "note" || isSphinxReference(attributes) ? .noteReference : .link
      : attributes.isOfType("noteref", "annoref", "doc-noteref") || attributes["type"] == "note"
        ? .noteReference
        : attributes.isOfType("backlink", "doc-backlink") ? .backLink : .link
    around.styles.link = StyledSpan(kind: kind, value: addressNumber(href))
  }

  /// Whether a link is the mark of a note as Sphinx writes it.
  private func isSphinxReference(_ attributes: Attributes) -> Bool {
    guard let names = attributes["class"], names.utf8.count >= 18 else { return false }
    return attributes.words("class").contains("footnote-reference")
  }

  /// Sets words apart that stand at the right edge of the line, such as the number of a verse.
  private func setApart() {
    writer.dropSpace()
    writer.styles = Styles()
    writer.generate("   ")
  }
}

extension Attributes {
  /// Whether the element says what it is for.
  var hasType: Bool { self["epub:type"] != nil || self["role"] != nil }

  /// Whether the element says that it is one of `types`.
  func isOfType(_ types: String...) -> Bool {
    for name in ["epub:type", "role"] {
      for word in words(name) where types.contains(String(word)) { return true }
    }
    return false
  }

  /// What is printed on the page that a page break begins: the break says so, or its name does, as
  /// `page_xii`.
  fileprivate var pageLabel: String? {
    for name in ["title", "aria-label", "id"] {
      guard let value = self[name] else { continue }
      let words = value.split { !$0.isLetter && !$0.isNumber }.drop {
        ["page", "pg", "p"].contains($0.lowercased())
      }
      guard words.count == 1, var label = words.first else { continue }
      if name == "id" {
        for prefix in ["page", "pg", "p"] where label.lowercased().hasPrefix(prefix) {
          label = label.dropFirst(prefix.count)
          break
        }
        guard label.contains(where: \.isNumber) || words.startIndex > 0 else { continue }
      }
      if !label.isEmpty, label.count <= 12 { return String(label) }
    }
    return nil
  }
}

extension PrintedPage {
  /// What the names of anchors begin with at which pages of the printed book begin.
  static let anchorPrefix = "\u{2}"

  /// Whether such a page begins at the anchor with this name.
  static func isAnchor(_ name: String) -> Bool { name.utf8.first == 2 }
}

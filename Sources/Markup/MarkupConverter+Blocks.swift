import Books

/// Blocks: paragraphs, headings, quoted lines, and what they are for.
extension MarkupConverter {
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
    beginParagraph(name, look)
    let isTightItem = name == "p" && !lists.isEmpty && beginParagraphOfItem()
    around.flush = nil
    let isFlush = name == "p" && !isTightItem && beginFlush(look)
    let isTight = isTightDiv(name, look)
    around.divStart = isTight || isFlush ? writer.end : nil
    let hasGap =
      !isLine && !isTight && !isTightItem && !Self.gapless.contains(name) && !around.isHeadingGroup
      && !around.isCaption && around.headingLevel == 0 && around.quotedLineStart == nil
    let isBelowCaption =
      around.figureStart != nil && captionEnd == writer.end || titleEnd == writer.end
    if isFlush {
      writer.wantsGap = false
    } else if hasGap, marker == nil, !isAtDefinition, !isBelowCaption {
      wantGap()
    }
    around.hasGapAfter = hasGap && !isRowOfVerse && !around.isTitleOfBox
    around.lineIndent = 0
    indent(name, look)
  }

  /// Whether a block in a cell stands in the row: the first does, and what comes behind a short one. If the
  /// row turns out to have no other cell, they are lines then.
  private func staysInRow(_ name: String) -> Bool {
    around.cellLine = name == "p" ? .paragraph : .line
    if writer.cellLength > 0 {
      guard !isCellFull(forParagraph: name == "p") else { return false }
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

  /// Whether a block is a `div` by which lines are parted, and not paragraphs: nothing says that there is
  /// room above or below it, or that its first line stands in.
  private func isTightDiv(_ name: String, _ look: Look) -> Bool {
    name == "div" && !look.hasRoom && !around.indentsBlock && (look.textIndent ?? 0) <= 0
      && around.verse == .none && !around.isInQuotation && !around.isNote && !around.isSource
      && !around.isByline && around.figureStart == nil
  }

  /// Takes note of a paragraph of which the book says that there is no room above it or below it, and that its
  /// first line does not stand in.
  ///
  /// - Returns: Whether it is a line that stands right below another one.
  private func beginFlush(_ look: Look) -> Bool {
    guard look.hasRoomAbove == false || look.hasRoomBelow == false,
      around.textIndent < Self.leastIndent, around.verse == .none, around.headingLevel == 0,
      !around.isNote, !around.isSource, !around.isByline, around.figureStart == nil,
      around.quotedLineStart == nil, let attributes = path.last?.attributes,
      // What sheets of pages take away they give back by other means.
      !hasSheetsOfPages || attributes["style"] != nil
    else { return false }
    let kind = flushKinds.number(of: attributes)
    let areLines = flushKinds.areLines(kind)
    around.flush = Surroundings.Flush(
      kind: kind, start: writer.end, hasRoomBelow: look.hasRoomBelow != false || !areLines)
    return areLines && look.hasRoomAbove == false && flushEnd == writer.end && !writer.followsTitle
  }

  /// Says that there is room above what comes next, whatever stands there.
  func wantGap() {
    writer.wantsGap = true
    flushEnd = -1
  }

  /// Takes note of whether the first line of a paragraph is indented in place of room above it.
  private func beginParagraph(_ name: String, _ look: Look) {
    if let indent = look.textIndent { around.textIndent = indent }
    around.indentedStart = nil
    guard name == "p" || name == "div" else { return }
    // Where nothing is said, there is room around paragraphs.
    let isRoom = name == "p"
    let hasRoomAbove = look.hasRoomAbove ?? isRoom
    around.hasRoomBelow = look.hasRoomBelow ?? isRoom
    if hasRoomAbove { roomEnd = writer.end }
    guard around.textIndent >= Self.leastIndent, roomEnd != writer.end else { return }
    around.indentedStart = writer.end
  }

  /// How far first lines stand in that are indented, in ems.
  private static let leastIndent = 0.5

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
    around.isInQuotation && around.verse == .none && !around.isInCell && !look.hasRoom
      && isDivInDiv
  }

  private static let gapless: Set<String> = [
    "thead", "tbody", "tfoot", "form", "option", "figcaption",
  ]

  /// Ends the line, and begins a block right below.
  func beginTightBlock() {
    around.isBlock = true
    around.hasGapAfter = false
    (around.quotedLineStart, around.divStart, around.flush) = (nil, nil, nil)
    writer.closeLine()
  }

  /// Begins an element within a line that a style sheet makes a block.
  func beginStyledBlock(_ name: String, _ look: Look) {
    if around.isInCell {
      writer.space()
      (around.isBlock, around.hasGapAfter) = (true, false)
      return
    }
    beginTightBlock()
    around.lineIndent = 0
    indent(name, look)
  }

  /// Indents a block as its look says: in verse by its ems, elsewhere by levels.
  func indent(_ name: String, _ look: Look) {
    if around.verse != .none && outerVerse != .none || around.quotedLineStart != nil {
      let ems = (look.left ?? 0) + (look.textIndent ?? 0)
      around.lineIndent = max(0, min(Int(ems.rounded()), 20))
    } else if name != "body", name != "figure" {
      let levels = max(levels(of: look), around.indentsBlock ? 1 : 0)
      around.indent += levels * BlockRecord.columnsPerLevel
    }
  }

  /// The levels that a margin at the left is at most.
  private static let mostLevels = 4

  /// The levels that a block stands in by. Where its first line hangs out, as in an index, it is that line that
  /// stands in, by as much as a line hangs out for each level.
  private func levels(of look: Look) -> Int {
    guard let left = look.left else { return 0 }
    let hang = -around.textIndent
    // A poem is set in the midst of the page.
    let most = around.verse == .none ? Self.mostLevels : 1
    let levels =
      hang >= 0.5 && most > 1 ? (left - hang) / max(hang, 1) : left < 1.5 ? 0 : left / 2 - 0.25
    return max(0, min(Int(levels.rounded()), most))
  }

  func beginPage() {
    writer.closeLine()
    writer.wantsPage = true
  }

  func beginHeading(_ level: Int) {
    beginBlock("h", Look())
    lastHeadingLevel = level
    around.isInCell = false
    around.headingLevel = level
    around.verse = .none
    around.indent = 0
  }

  /// Sets what is inherited by what is inside the element.
  func apply(_ look: Look, to element: Element) {
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
    if let isRightToLeft = look.isRightToLeft { around.isRightToLeft = isRightToLeft }
    // On the base line of what is raised, words are raised as that is.
    if let shift = look.shift, shift != 0 || element.isScript {
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
  func enterType(_ attributes: Attributes) {
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
  ///
  /// - Parameter isOutOfFlow: Whether it stands elsewhere, as in the margin.
  func enterKind(_ attributes: Attributes, isBlock: Bool, isOutOfFlow: Bool) {
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
        case "linenos", "lineno", "linenumbers", "line-numbers", "src-line-numbers", "ln", "lnt",
          "gutter":
          isPlain = false
          if name == "class" { enterLineNumbers(word.lowercased()) }
        case "pagenum", "pagenumber", "page-number", "page_number", "pageno", "pgnum":
          isPlain = false
          if name == "class", isOutOfFlow || word.lowercased().hasPrefix("pagenum") {
            enterPrintedNumber(isOfPage: true)
          }
        case "linenum", "linenumber", "line-number", "lnum":
          isPlain = false
          if name == "class", isOutOfFlow { enterPrintedNumber(isOfPage: false) }
        case "admonition", "admonitionblock", "markdown-alert", "theme-admonition",
          "custom-block", "callout-note", "callout-tip", "callout-warning", "callout-important",
          "callout-caution", "admonition-title", "markdown-alert-title", "custom-block-title",
          "callout-title", "callout-title-container", "admonition-heading":
          isPlain = false
          if name == "class", isBlock { enterBox(word.lowercased()) }
        case "mw-editsection", "mw-jump-link", "mw-jump", "toctogglespan", "toctogglecheckbox",
          "nv-view", "nv-talk", "nv-edit", "nv-hist":
          isPlain = false
          // What is pressed, and not read.
          if name == "class" { around.isHidden = true }
        case "math", "arithmatex", "katex-html", "mathjax", "mathjax_svg", "mathjax_chtml",
          "mjx-chtml", "mathjax_preview":
          isPlain = false
          if name == "class" { enterFormula(word.lowercased(), attributes) }
        case "headerlink", "copiable-link", "copiable-anchor", "hash-link":
          isPlain = false
          if name == "class" { enterSelfLink(isSign: true) }
        case "anchor", "header-anchor", "anchor-link", "doc-anchor", "permalink":
          isPlain = false
          if name == "class" { enterSelfLink(isSign: false) }
        case let word where word.hasPrefix("admonitionheading_"):
          isPlain = false
          if isBlock { enterBox("admonition-heading") }
        default: break
        }
      }
      if isPlain, plainWords.count < Self.mostPlainWords { plainWords.insert(words) }
    }
  }
}

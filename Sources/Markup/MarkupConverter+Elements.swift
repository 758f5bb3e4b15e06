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
        enterKind(
          attributes, isBlock: element.isBlock || look.isBlock == true,
          isOutOfFlow: look.isOutOfFlow == true)
        if around.isHidden { return }
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
    case .body:
      around.isBlock = true
      if let type = attributes["epub:type"] { writer.addAnchor(Landmark.anchorPrefix + type) }
    case .quotation:
      beginBlock(name, Look())
      around.indent += BlockRecord.columnsPerLevel
      around.isInQuotation = true
      around.ending = .quotation
    case .list where look.isInline == true && writer.isOpen: beginInlineList()
    case .item where look.isInline == true && !around.isInCell: beginInlineItem()
    case .list(let isOrdered): beginList(isOrdered, attributes, look)
    case .item: beginItem(attributes, look)
    case .definitionList:
      beginBlock(name, Look())
      around.termIndent = around.indent
    case .table where around.isTableOfBox, .row where around.isTableOfBox: beginTightBlock()
    case .cell where around.isTableOfBox: beginCellOfBox(attributes)
    case .alternative: beginAlternative(name, attributes)
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
    case .cell where around.furniture == .numberColumn: break
    case .cell: beginCell(name, attributes, look)
    case .preformatted:
      beginBlock(name, Look())
      (around.keepsSpace, around.isPreformatted) = (true, true)
    case .rule: addRule()
    case .lineBreak: breakLine()
    case .image where around.isTitleOfBox: addSignOfBox(attributes["alt"])
    case .image: addImage(attributes, look)
    case .object: beginObject(name, attributes, look)
    case .frame: addFrame(attributes, isBlock: true)
    case .anchor:
      beginAnchor(attributes)
    case .date:
      let written = attributes["datetime"] ?? attributes["value"]
      if let date = written.flatMap({ ExactDate($0) }) { around.styles.date = date.value }
    case .ruby: hasRubyParentheses = false
    case .rubyParenthesis:
      hasRubyParentheses = true
      around.styles.kinds.add(.reading)
    case .rubyText:
      around.styles.kinds.add(.reading)
      if !hasRubyParentheses { generate("(") }
      around.ending = .rubyText
    case .math: beginMath(attributes)
    case .quoted:
      generate(around.quotations % 2 == 0 ? "“" : "‘")
      around.quotations += 1
      around.ending = .quoted
    case .input:
      if attributes["type"]?.lowercased() == "checkbox", !around.isGone,
        attributes["role"] != "button"
      {
        generate(attributes["checked"] == nil ? "☐" : "☑")
        writer.space()
      }
    case .inline where around.isTitleOfBox: addSignOfBox(attributes["title"])
    case .noScript: if around.furniture == .none { around.furniture = .noScript }
    case .transparent, .note, .hidden, .inline: break
    }
    if look.floatsRight == true, !around.isBlock, writer.isOpen { setApart() }
    switch element {
    case .transparent, .inline, .anchor, .date:
      if look.isBlock == true { beginStyledBlock(name, look) } else { noteRoom(look) }
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
    switch attributes["dir"]?.lowercased() {
    case "auto": around.isRightToLeft = nil
    case "rtl": around.isRightToLeft = true
    case "ltr": around.isRightToLeft = false
    default: break
    }
  }

  /// Ends an element that had `inner` around its words.
  func finish(_ inner: Surroundings) {
    switch inner.ending {
    case .nothing: break
    case .formulaSettings: finishFormulaSettings()
    case .quotation:
      writer.closeLine()
      writer.endQuotation()
    case .list: finishList()
    case .item:
      if marker != nil, !writer.isOpen { marker = nil }
      finishItem()
    case .rubyText: if !hasRubyParentheses { generate(")", endsWords: true) }
    case .unhide: finishStyle()
    case .inlineItem: inlineItemEnd = writer.end
    case .math: finishMath()
    case .tex: finishTeX()
    case .texScript: finishFormulaScript(isDisplay: false)
    case .displayTeXScript: finishFormulaScript(isDisplay: true)
    case .object: finishObject()
    case .lineNumber: finishLineNumber()
    case .pageNumber: finishPrintedNumber(isOfPage: true)
    case .printedLine: finishPrintedNumber(isOfPage: false)
    case .table: finishTable()
    case .row: finishRow()
    case .term:
      writer.closeLine()
      termEnd = writer.end
    case .quoted:
      writer.dropSpace()
      generate(inner.quotations % 2 == 1 ? "”" : "’", endsWords: true)
    }
    if inner.hasRoomBehind { noteNumber() }
    guard inner.isBlock else { return }
    if wantsGapBehindPicture, inner.divStart != nil { writer.wantsGap = true }
    wantsGapBehindPicture = false
    if inner.isInCell, !inner.hasGapAfter {
      writer.space()
      if let line = inner.cellLine { beginLineOfCell(isApart: line == .paragraph) }
      return
    }
    writer.closeLine()
    if inner.hasGapAfter || inner.divStart != nil && writer.isBehindLongLine { wantGap() }
    if let flush = inner.flush, writer.end > flush.start {
      flushKinds.note(flush.kind, isLong: writer.isBehindLongLine)
      if !flush.hasRoomBelow, !writer.isBehindLongLine { flushEnd = writer.end }
    }
    if inner.hasRoomBelow { roomEnd = writer.end }
    if inner.isCaptionAbove { captionEnd = writer.end }
    if inner.isTitleOfBox { titleEnd = writer.end }
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
    // A number that leads elsewhere is one in a list of contents.
    if around.furniture == .printedNumber { leavePrintedNumber() }
    // The number of a line leads to that line.
    if around.furniture == .lineNumber, href.hasPrefix("#") { return }
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
  var pageLabel: String? {
    for name in ["title", "aria-label", "id"] {
      guard let value = self[name] else { continue }
      let words = PrintedPage.words(of: value)
      guard words.count == 1, var label = words.first else { continue }
      if name == "id" {
        for prefix in ["pagebreak", "page", "pg", "pb", "p"]
        where label.lowercased().hasPrefix(prefix) {
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

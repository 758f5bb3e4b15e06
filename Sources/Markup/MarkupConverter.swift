import Books

/// Turns the documents of a book of markup, one after the other, into a text and its records.
///
/// The same documents give the same text, in whatever pieces they come. The text without its generated
/// characters is the characters of the documents' bodies, white space aside.
package final class MarkupConverter: MarkupHandler {
  /// The depth from which on elements only have their words shown.
  private static let deepest = 512

  var writer = TextWriter()
  var around = Surroundings()
  /// What was around each open element before it began.
  private var outer: [Surroundings] = []
  /// The open elements.
  var path: [OpenElement] = []
  /// The elements that links may lead to, whose blocks have not ended, and how deep they are.
  private var openAnchors: [(name: String, depth: Int)] = []
  /// Those of them that nothing has been written of yet: if an element ends without words, the blocks
  /// that follow it are led to.
  private var waitingAnchors: [(name: String, depth: Int)] = []
  /// Values of attributes that say nothing of verse, so that they are looked at once.
  var plainWords: Set<String> = []
  static let mostPlainWords = 1000
  /// The number of open elements that are deeper than is looked at.
  private var tooDeep = 0
  var lists: [OpenList] = []
  /// The marker of an item that has had no words yet.
  var marker: String?
  /// What is known of that marker's number if it is to be known only at the end of the list.
  var laterNumber: LaterNumber?
  /// The cells of the row before which nothing has been written yet.
  var tabs = 0
  /// The number of cells in the row so far, with those that others reach over.
  var cells = 0
  /// The column of the last cell that began in the row, from 0.
  var lastCell = 0
  /// Whether the last cell that began names a column or a row.
  var isInHeadingCell = false
  /// Whether the words of the cell that come next stood in a line of their own.
  var breaksCell = false
  /// Whether a blank line stood before them.
  var isCellApart = false
  /// Whether a cell of the row had more than a line, so that its blocks are set as any others.
  var isRowBroken = false
  /// Whether a cell of the row is verse.
  var isRowOfVerse = false
  /// How many more rows a cell above reaches down, by columns.
  var rowSpans: [Int] = []
  /// The end of the text behind the last item of a list that stood within its line.
  var inlineItemEnd = -1
  /// The end of the last line that was a term.
  var termEnd = -1
  /// The end of the last line that was the words of the picture below it.
  var captionEnd = -1
  /// The end of the text when the number of a line of code had been written.
  var lineNumberEnd = -1
  /// Whether nothing has been written yet of what defines the term above.
  var isAtDefinition = false
  /// How many tables are open.
  var tableDepth = 0
  /// The rows that the open tables stand in.
  var outerRows: [RowState] = []
  /// The level of the last heading: that of the lines with it in a group.
  var lastHeadingLevel = 1
  /// Whether a line break came since the last words.
  private var hasBroken = false
  /// Whether the element of ruby text has parentheses of its own.
  var hasRubyParentheses = false
  /// The end of the last formula, and the words that the book has for it.
  var formulaEnd = -1
  var formulaWords: String?
  /// The characters of the element that may be a formula of TeX.
  var texSource: [UInt8] = []
  /// Whether the element says that it stands by itself.
  var isDisplayTeX = false
  /// The formula that is being read.
  var formula: FormulaTree?
  /// The drawing that is being read.
  var drawing: DrawingDraft?
  /// Drawings that nothing has followed yet: they stand within a line if words of their block do.
  var waitingDrawings: [FoundDrawing] = []
  /// The drawings of the document that have begun.
  private var drawings = 0
  /// The ids of elements of the document's drawings so far.
  var definitions: Set<String> = []
  /// Whether the document is Markdown, and drawings stand in pieces of HTML in it.
  var isMarkdown = false
  /// Whether the elements of a drawing that is no picture are told now.
  var isReplaying = false
  /// Gives the first bytes of the picture at a path of the book, at most so many; `nil` if the book's
  /// pictures cannot be read.
  var imageHead: ((_ path: String, _ count: Int) -> [UInt8]?)?
  /// What was found out of pictures, by their paths.
  var knownPictures: [String: PictureDraft?] = [:]
  /// The pictures that were met, of both kinds.
  var pictures = PictureSources()
  /// The open elements that show a file which is a picture, or may be one.
  var objects: [ObjectDraft] = []
  /// A letter that is a picture and waits for the words that it begins.
  var waitingInitial: WaitingInitial?
  /// Whether words that go on behind a picture are to be set off from it.
  var wantsGapBehindPicture = false
  /// The text's offset at which the book leaves room between two paragraphs; -1 if there was none yet.
  var roomEnd = -1
  /// The document's kinds of paragraphs without room around them.
  var flushKinds = FlushKinds()
  /// The end of the last of them if there is no room below it but for what comes next.
  var flushEnd = -1

  /// The characters of the element that may be the number of a printed page or line.
  var printedNumber: [UInt8] = []
  /// The end of the text behind a number that the book leaves room behind; -1 if there was none yet.
  var numberEnd = -1
  /// What stands there, if no number does.
  var edge = Edge.number
  /// Where formulas stand among words.
  var search = FormulaSearch()

  /// What the words behind it are set off from, or joined to.
  enum Edge {
    case number
    /// A letter that is a picture.
    case initial
    /// A formula by itself.
    case formula
  }
  /// The end of the last line that was the title of a note in the margin or a box.
  var titleEnd = -1
  /// Where the document leads by itself.
  var refresh: String?

  /// An element that has begun and not ended.
  struct OpenElement {
    let name: String
    let attributes: Attributes
    /// What rules select it by; `nil` if there are none.
    var styled: StyledElement?
    /// The last element that began right in it.
    var lastInside: StyledElement?
  }

  /// Where the own words of a page begin; `nil` in a document of a book.
  var mainPart: MainPart?

  /// The document's place in the book, which relative addresses and anchors begin with.
  private(set) var unit = ""
  /// The rules of the style sheets that the document names.
  var cascade = Cascade()
  /// The rules of documents before, by the paths of the style sheets that they were put together from: the
  /// documents of a book name the same.
  var cascades: [[String]: Cascade] = [:]
  /// The rules of the document before, which alone know the elements that they met.
  var lastCascade: Cascade?
  /// The paths that the style sheet of the document was put together from; nil if some of it is its own.
  var sheetPaths: [String]? = []
  /// The text of the `style` that is open.
  var styleText: [UInt8] = []
  /// Whether another program made the document of one whose lists say nothing of blank lines between items.
  var isConverted = false
  /// Gives the rules of the style sheet at an address, if there are any.
  var styleSheet: (String) -> String?
  /// Whether style sheets are made for pages of the net, whose margins make room for what is around the
  /// words.
  var hasSheetsOfPages = false
  /// The links' addresses, by the value of their spans.
  package private(set) var addresses: [String] = []
  /// The languages, by their numbers; the first is the book's.
  package private(set) var languages: [String] = [""]

  /// A converter of a book.
  ///
  /// - Parameter styleSheet: Gives the text of the style sheet at a path of the book.
  package init(styleSheet: @escaping (String) -> String? = { _ in nil }) {
    self.styleSheet = styleSheet
  }

  /// Begins the document at `path`.
  ///
  /// - Parameter beginsPage: Whether it begins a page whatever it begins with.
  package func beginUnit(_ path: String, beginsPage: Bool) {
    unit = path
    reset(beginsPage: beginsPage)
    writer.addAnchor(path)
  }

  /// What a converter is at the beginning of a document.
  struct Checkpoint {
    fileprivate var writer: TextWriter
    fileprivate var mainPart: MainPart?
    fileprivate var beginsPage: Bool
  }

  /// What the converter is now, when a document has begun and nothing of it has been read.
  var checkpoint: Checkpoint {
    Checkpoint(writer: writer, mainPart: mainPart, beginsPage: writer.wantsPage)
  }

  /// Goes back to the beginning of the document that is being read, to read it anew.
  func goBack(to checkpoint: Checkpoint) {
    writer = checkpoint.writer
    mainPart = checkpoint.mainPart
    reset(beginsPage: checkpoint.beginsPage)
  }

  private func reset(beginsPage: Bool) {
    around = Surroundings()
    outer = []
    (tableDepth, rowSpans, lastCell, lastHeadingLevel) = (0, [], 0, 1)
    (openAnchors, waitingAnchors) = ([], [])
    path = []
    tooDeep = 0
    lists = []
    (marker, laterNumber, writer.reversedLists) = (nil, nil, 0)
    (tabs, cells, isRowBroken, isRowOfVerse, outerRows) = (0, 0, false, false, [])
    formula = nil
    (drawing, drawings, isReplaying) = (nil, 0, false)
    (waitingDrawings, definitions, objects) = ([], [], [])
    wantsGapBehindPicture = false
    (roomEnd, flushEnd, numberEnd, titleEnd) = (-1, -1, -1, -1)
    (waitingInitial, search) = (nil, FormulaSearch())
    // A document alone gives the text that it gives in its book.
    flushKinds = FlushKinds()
    leaveCascade()
    writer.wantsGap = true
    writer.wantsPage = beginsPage
    mayBeginPage = true
  }

  /// The verse that the element that begins is in.
  var outerVerse: Surroundings.Verse { outer.last?.verse ?? .none }
  /// Whether the element that begins is a `div` in another.
  var isDivInDiv: Bool {
    path.count > 1 && path[path.count - 1].name == "div" && path[path.count - 2].name == "div"
  }
  /// Says that the element around the one that begins, a line of a quotation until now, has lines in it.
  func makeOuterGroupOfLines() {
    guard !outer.isEmpty else { return }
    outer[outer.count - 1].quotedLineStart = nil
    outer[outer.count - 1].hasGapAfter = true
  }
  /// Says that the cell that is open is set as blocks: it has more than a row has room for.
  func leaveCell() {
    let indent = isRowBroken ? 0 : indentOfCell
    around.isInCell = false
    around.indent += indent
    for index in outer.indices.reversed() {
      guard outer[index].isInCell else { break }
      outer[index].isInCell = false
      outer[index].indent += indent
    }
    (isRowBroken, tabs, breaksCell) = (true, 0, false)
    writer.breakRow(keepsCells: indent > 0 || writer.cellLength <= Self.longCell)
  }
  /// Whether an alternative to the element that begins has been shown.
  var hasShownAlternative: Bool { outer.last?.hasShownAlternative ?? false }
  /// Says that the element that begins is the one of several alternatives that is shown.
  func noteShownAlternative() {
    if !outer.isEmpty { outer[outer.count - 1].hasShownAlternative = true }
  }
  /// Says that the open elements hold words like any other.
  func leaveFurniture() {
    around.furniture = .none
    for index in outer.indices { outer[index].furniture = .none }
  }
  /// Whether a heading or a picture that comes next is the first of its document.
  var mayBeginPage = false

  /// Ends the document.
  package func endUnit() {
    leaveDrawing()
    settleDrawings(inLine: false)
    leaveInitial()
    while !outer.isEmpty { end() }
    finishRefresh()
    writer.closeLine()
    writer.endAnchors()
  }

  /// The bytes that `takeBatch` would give.
  package var readyCount: Int { writer.readyCount }

  /// Gives out the text and the records that are ready.
  package func takeBatch() -> MarkupBatch { writer.takeBatch() }

  package func begin(_ name: String, _ attributes: Attributes) {
    if search.isPending { leaveFormulaSearch() }
    if name == "svg", !isReplaying { beginDrawing(attributes) }
    if drawing != nil {
      addToDrawing(name, attributes)
      return
    }
    if formula != nil {
      formula?.begin(name, attributes)
      return
    }
    guard outer.count < Self.deepest else {
      tooDeep += 1
      return
    }
    let element = Element(name)
    if !waitingDrawings.isEmpty, endsLine(element, name, attributes) {
      settleDrawings(inLine: false)
    }
    outer.append(around)
    around.ending = .nothing
    if around.furniture == .tex { beginInTeX() }
    (around.isBlock, around.hasGapAfter, around.hasRoomBelow) = (false, false, false)
    (around.hasRoomBehind, around.indentsBlock) = (false, false)
    let opening = opened(name, attributes)
    if !path.isEmpty { path[path.count - 1].lastInside = opening.styled }
    path.append(opening)
    guard !around.isHidden else { return note(name, attributes) }
    if element.isHidden || isMisplacedTitle(element, name) {
      around.isHidden = true
      return note(name, attributes)
    }
    if attributes["hidden"] != nil {
      around.isHidden = true
      return
    }
    let look = said(of: path[path.count - 1])
    if look?.isGone == true { around.isGone = true }
    if attributes["aria-hidden"] == "true" {
      around.isOrnament = true
      if around.furniture == .drawnFormula {
        around.isHidden = true
        return
      }
    }
    if mainPart != nil { noteMain(element, name, attributes) }
    begin(element, name: name, attributes, saying: look)
  }

  /// Whether an element is the title of the document, behind words that ended its head before its time.
  private func isMisplacedTitle(_ element: Element, _ name: String) -> Bool {
    guard case .block = element, name == "title" else { return false }
    return !path.contains { $0.name == "svg" }
  }

  /// Whether the words of an element that begins here do not go on in the line before.
  private func endsLine(_ element: Element, _ name: String, _ attributes: Attributes) -> Bool {
    switch element {
    case .hidden: false
    case .inline, .anchor, .date, .transparent, .quoted, .input, .ruby, .rubyText, .rubyParenthesis,
      .math, .object:
      look(of: name, attributes).isBlock == true
    default: true
    }
  }

  /// Counts a drawing that begins, and keeps it if it may be a picture.
  private func beginDrawing(_ attributes: Attributes) {
    drawings += 1
    guard drawing == nil, formula == nil, outer.count < Self.deepest else { return }
    drawing = DrawingDraft(number: drawings, isHidden: around.isHidden)
  }

  /// The variables of CSS that the style sheets of the document set.
  var styleVariables: Set<String> { cascade.sheet.variables }

  /// How an element that begins here looks.
  func look(of name: String, _ attributes: Attributes) -> Look {
    said(of: opened(name, attributes)) ?? Look()
  }

  /// An element that begins here.
  private func opened(_ name: String, _ attributes: Attributes) -> OpenElement {
    OpenElement(
      name: name, attributes: attributes,
      styled: cascade.element(
        name, attributes, in: path.last?.styled, after: path.last?.lastInside))
  }

  /// What is said of how an element looks; `nil` if nothing is.
  private func said(of element: OpenElement) -> Look? {
    var look = element.styled.flatMap { cascade.look(of: $0) }
    if let style = element.attributes["style"] {
      var said = look ?? Look()
      said.apply(Look(declarations: style))
      look = said
    }
    return look
  }

  package func end() {
    if search.isPending { leaveFormulaSearch() }
    if drawing != nil {
      if drawing?.end() == true { finishDrawing() }
      return
    }
    if formula?.isOpen == true {
      formula?.end()
      return
    }
    if tooDeep > 0 {
      tooDeep -= 1
      return
    }
    guard !outer.isEmpty else { return }
    if around.isBlock || outer.count == 1 { settleDrawings(inLine: false) }
    if around.noteDepth == path.count, writer.hasWaitingAnchors { endEmptyNote() }
    let isTerm = around.isTerm && path[path.count - 1].name == "dt"
    path.removeLast()
    finish(around)
    // What defines a term belongs to it.
    if around.isBlock, !isTerm, !writer.isOpen { endAnchors(from: outer.count) }
    around = outer.removeLast()
  }

  /// Notes that the element that begins can be led to.
  func addAnchor(_ id: String) {
    let name = unit + "#" + id
    settleAnchors()
    writer.addAnchor(name)
    // What a note begins with leads to all of it.
    let depth = around.noteStart == writer.end ? around.noteDepth : outer.count
    waitingAnchors.append((name, depth))
  }

  /// Takes note of which elements have begun by now.
  private func settleAnchors() {
    guard !waitingAnchors.isEmpty, !writer.hasWaitingAnchors else { return }
    openAnchors += waitingAnchors
    waitingAnchors.removeAll(keepingCapacity: true)
  }

  /// Ends a note, the innermost element, that may have no words: what follows it is another note.
  private func endEmptyNote() {
    guard let id = path[path.count - 1].attributes["id"],
      let first = waitingAnchors.lastIndex(where: { $0.name == unit + "#" + id })
    else { return }
    writer.endWithoutWords(waitingAnchors[first...].map(\.name))
    waitingAnchors.removeSubrange(first...)
  }

  private func endAnchors(from depth: Int) {
    settleAnchors()
    while let last = openAnchors.last, last.depth >= depth {
      writer.endAnchor(last.name)
      openAnchors.removeLast()
    }
  }

  package func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let meant = WindowsCharacters.meant(by: bytes) {
      return meant.withUnsafeBufferPointer { write($0) }
    }
    write(bytes)
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    if drawing != nil {
      drawing?.add(bytes)
      if drawing?.isTooLong == true { leaveDrawing() }
      return
    }
    guard !around.isHidden else { return styleCharacters(bytes) }
    if formula != nil {
      formula?.add(bytes)
      return
    }
    if around.furniture != .none, takeFurniture(bytes) { return }
    if around.keepsSpace, !around.isInCell {
      writeKept(bytes)
    } else if search.isOn {
      readFormulas(bytes)
    } else {
      writeCollapsed(bytes)
    }
  }

  // MARK: - Languages and addresses

  /// The number of a language.
  func languageNumber(_ tag: String) -> Int {
    if let number = languages.firstIndex(of: tag) { return number }
    guard languages.count < 1000 else { return 0 }
    languages.append(tag)
    return languages.count - 1
  }

  /// Makes an address of the document a whole one; `nil` for a document of a book, or by itself.
  var resolve: ((String) -> String)?

  /// The number of an address: that of a link's span.
  func addressNumber(_ href: String) -> Int {
    let address =
      BookPath.isOutside(href)
      ? href
      : href.hasPrefix("#")
        ? BookPath.address(href, in: unit)
        : resolve?(href) ?? BookPath.address(href, in: unit)
    return number(ofAddress: address)
  }

  /// The number of an address that is whole.
  func number(ofAddress address: String) -> Int {
    if addresses.last == address { return addresses.count - 1 }
    addresses.append(address)
    return addresses.count - 1
  }

  // MARK: - Lines

  /// Breaks the line.
  func breakLine() {
    wantsGapBehindPicture = false
    // A row is one line.
    if around.isInCell {
      isCellApart = breaksCell
      breaksCell = !isInHeadingCell
      guard isCellApart, isCellFull(forParagraph: true) else { return writer.space() }
      leaveCell()
      writer.closeLine()
      writer.wantsGap = true
      return
    }
    if writer.isOpen {
      writer.breakLine()
    } else if hasBroken {
      writer.endBrokenLines()
      writer.wantsGap = true
    }
    hasBroken = true
  }

  /// Begins a line, if none is open, for words that come next.
  func openLine() {
    settleDrawings(inLine: true)
    hasBroken = false
    if writer.isOpen { return }
    if around.headingLevel > 0 { leaveInitial() }
    isAtDefinition = false
    if wantsGapBehindPicture { writer.wantsGap = true }
    wantsGapBehindPicture = false
    if mayBeginPage, around.headingLevel > 0 { writer.wantsPage = true }
    mayBeginPage = false
    let marker = marker
    self.marker = nil
    // The draft asks the writer how far the text is, so it is made before that is changed.
    let draft = draft(marker: marker)
    writer.openLine(draft)
    if let marker { write(marker) }
    settleInitial()
  }

  private func draft(marker: String?) -> BlockDraft {
    var draft = BlockDraft()
    draft.language = around.language
    draft.indent = around.indent
    switch around.alignment {
    // The columns of a table stand below each other, wherever the words of one cell stand in it.
    case _ where around.isInCell: break
    case .start: break
    case .centre: draft.flags.insert(.centred)
    case .end: draft.flags.insert(.right)
    }
    if around.isCaptionAbove || around.isTerm || around.isTitleOfBox {
      draft.flags.insert(.keepsWithNext)
    }
    draft.isPageNumber = around.isPageNumber
    draft.beginsDiv = around.divStart == writer.end && around.divStart != nil
    (draft.isSource, draft.isByline) = (around.isSource, around.isByline)
    draft.isInQuotation = around.isInQuotation
    draft.beginsWithSource = path.last?.name == "cite"
    if around.isRightToLeft == true { draft.flags.insert(.rightToLeft) }
    draft.tellsDirection =
      around.isRightToLeft == nil && !around.isInCell && !around.isPreformatted
    if around.isRule {
      draft.kind = .rule
      draft.indent = 0
    } else if around.headingLevel > 0 {
      draft.kind = .heading
      draft.level = around.headingLevel
    } else if let marker {
      draft.kind = .item
      draft.hang = marker.unicodeScalars.count
      draft.indent = max(draft.indent - draft.hang, 0)
    } else if around.isInCell {
      draft.kind = .row
    } else if around.isCaption {
      draft.kind = .picture
    } else if around.isPreformatted {
      draft.kind = .pre
    } else if around.verse != .none {
      draft.kind = .verse
      draft.indent += around.lineIndent
    } else if around.quotedLineStart != nil {
      draft.kind = .verse
      draft.isQuotedLine = true
      draft.indent += around.lineIndent
    } else if around.isNote {
      draft.kind = .note
    } else if around.indentedStart == writer.end {
      draft.flags.insert(.isIndented)
    }
    return draft
  }
}

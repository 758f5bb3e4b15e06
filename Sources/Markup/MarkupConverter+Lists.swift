import Books

// Lists and their items, numbered as browsers number them.

extension MarkupConverter {
  /// Begins a list.
  func beginList(_ isOrdered: Bool, _ attributes: Attributes, _ look: Look) {
    let isInner = !lists.isEmpty
    around.isBlock = true
    around.hasGapAfter = !isInner
    around.divStart = nil
    around.ending = .list
    if around.isInCell { leaveCell() }
    writer.closeLine()
    if !isInner, marker == nil { wantGap() }
    // What belongs to an item stands right below its only paragraph.
    if isInner, marker == nil, lists[lists.count - 1].paragraphs == 1 { writer.wantsGap = false }
    indentListInList()
    var list = OpenList()
    list.spacing = spacing(of: attributes)
    if isOrdered { list.marker = .number("1") }
    list.marker = look.listMarker ?? attributes["type"].flatMap(ListMarker.init) ?? list.marker
    // The entries of a table of contents have their own numbers, or none.
    if path.contains(where: { $0.name == "nav" }) { list.marker = .none }
    let start = attributes["start"].flatMap { Int($0) }
    list.number = start ?? 1
    if isOrdered, attributes["reversed"] != nil {
      list.isReversed = true
      list.isNumberedLater = start == nil
      list.waitsForEnd = start == nil
      if start == nil { writer.beginReversedList() }
    }
    lists.append(list)
  }

  /// Begins a list that stands within a line.
  func beginInlineList() { around.isInInlineList = true }

  /// Begins an item that stands within a line, set off from the one before it.
  func beginInlineItem() {
    around.ending = .inlineItem
    around.divStart = nil
    guard writer.isOpen, inlineItemEnd == writer.end else { return }
    writer.dropSpace()
    generate(around.isInInlineList ? ", " : " · ")
  }

  /// How far the items stand apart of a list that begins: as far as those of the list around it. Documents
  /// that say nothing of it, and what docutils calls simple, have the first item tell.
  private func spacing(of attributes: Attributes) -> OpenList.Spacing {
    settleSpacing()
    if lists.last?.spacing == .tight { return .tight }
    if lists.isEmpty, isConverted { return .unknown }
    guard attributes["class"] != nil else { return .loose }
    return attributes.words("class").contains("simple") ? .unknown : .loose
  }

  /// Has the first item of the innermost list tell how far the others stand apart: if it is one short
  /// paragraph, they stand right below each other.
  private func settleSpacing() {
    guard let last = lists.indices.last, lists[last].spacing == .unknown else { return }
    let paragraphs = lists[last].paragraphs
    let isShort = paragraphs == 0 || paragraphs == 1 && !writer.isBehindLongLine
    lists[last].spacing = isShort ? .tight : .loose
    if !isShort { writer.wantsGap = true }
  }

  /// Counts the paragraphs of an item.
  ///
  /// - Returns: Whether it is the first, without room around it. If there is room, an item stands apart from
  ///   the one above, whatever that ended with.
  func beginParagraphOfItem() -> Bool {
    let last = lists.count - 1
    lists[last].paragraphs += 1
    guard lists[last].paragraphs == 1 else {
      settleSpacing()
      return false
    }
    guard lists[last].spacing == .loose else { return true }
    let isInLooseItem = last > 0 && lists[last - 1].paragraphs > 0
    if marker != nil, lists[last].items > 1 || isInLooseItem { writer.wantsGap = true }
    return false
  }

  /// Has a list that begins right in another one, and not in an item of it, stand where one in the item
  /// above would: old pages and editors write lists so.
  private func indentListInList() {
    guard let outer = lists.last, !outer.isInItem else { return }
    let marker = OpenList.text(outer.marker, number: outer.number, depth: lists.count)
    around.indent = outer.itemIndent ?? (around.indent + columns(ofMarker: marker))
  }

  /// The columns by which the words behind a marker of the innermost list stand in.
  private func columns(ofMarker marker: String?) -> Int {
    guard let marker else { return BlockRecord.columnsPerLevel }
    return marker.unicodeScalars.count + (lists.count == 1 ? BlockRecord.columnsPerLevel : 0)
  }

  /// Begins an item: its marker comes with its first words.
  func beginItem(_ attributes: Attributes, _ look: Look) {
    beginTightBlock()
    around.ending = .item
    around.isInCell = false
    guard !lists.isEmpty else {
      around.indent += BlockRecord.columnsPerLevel
      return
    }
    let last = lists.count - 1
    if let value = attributes["value"].flatMap({ Int($0) }) {
      lists[last].number = value
      lists[last].isNumberedLater = false
    }
    let list = lists[last]
    lists[last].items += 1
    lists[last].paragraphs = 0
    lists[last].number = list.number &+ (list.isReversed ? -1 : 1)
    let style =
      list.marker == .none
      ? .none : look.listMarker ?? attributes["type"].flatMap(ListMarker.init) ?? list.marker
    laterNumber = nil
    var text = OpenList.text(style, number: list.number, depth: lists.count)
    if text != nil, list.isNumberedLater, case .number(let style) = style {
      text = OpenList.numberToCome
      laterNumber = LaterNumber(list: last, style: style, itemsBefore: list.items)
    }
    around.indent += columns(ofMarker: text)
    (lists[last].itemIndent, lists[last].isInItem) = (around.indent, true)
    if let text { marker = text }
  }

  /// Ends an item.
  func finishItem() {
    settleSpacing()
    if let last = lists.indices.last { lists[last].isInItem = false }
  }

  /// Writes the marker of an item at the beginning of a line.
  func write(_ marker: String) {
    if var number = laterNumber, lists.indices.contains(number.list) {
      number.offset = writer.end
      lists[number.list].laterNumbers.append(number)
    }
    laterNumber = nil
    writer.writeMarker(marker)
  }

  /// Ends a list: the numbers of one that is numbered backward are known.
  func finishList() {
    guard let list = lists.popLast(), list.waitsForEnd else { return }
    writer.closeLine()
    writer.endReversedList(
      numbers: list.laterNumbers.map {
        (offset: $0.offset, text: OpenList.text(of: list.items - $0.itemsBefore, as: $0.style))
      })
  }
}

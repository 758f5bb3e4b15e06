import Books
import Screen
import Typeset
import Widgets

/// A list of a text's parts and chapters, or of its dated entries, to choose from.
package struct ContentsSheet: Equatable, Sendable {
  /// What is listed.
  enum List: CaseIterable {
    case chapters, entries

    /// What the list is called.
    var title: String {
      switch self {
      case .chapters: "Contents"
      case .entries: "Entries"
      }
    }
  }

  /// The longest thing that can be typed.
  private static let capacity = 60

  /// What is listed.
  let list: List
  /// What is looked for among the titles; `nil` if nothing is.
  package private(set) var typed: String?
  /// The indices of the entries that have it; `nil` for all.
  private var matches: [Int]?
  /// Where in what is listed the reader is.
  private var rows: ListSelection

  /// The list with the entry selected that the reader is in, in the middle of the screen.
  init(_ list: List = .chapters, over book: BookPlace, layout: ScreenLayout) {
    self.list = list
    let here = book.entry(in: list) ?? 0
    rows = ListSelection(here, top: here - layout.body.rows / 2)
  }

  /// The first list that has something in it; `nil` if none has.
  static func first(over book: BookPlace, layout: ScreenLayout) -> ContentsSheet? {
    book.lists.first.map { ContentsSheet($0, over: book, layout: layout) }
  }

  /// The sheet that Tab leads to.
  private func next(over book: BookPlace, layout: ScreenLayout) -> Sheet {
    guard list == .chapters, book.lists.contains(.entries) else {
      return .marks(MarksSheet(.bookmarks, over: book))
    }
    return .contents(ContentsSheet(.entries, over: book, layout: layout))
  }

  /// The number of entries that are listed.
  private func count(in contents: Contents) -> Int { matches?.count ?? contents.entries.count }

  /// The index of the entry in a row of the list.
  private func entry(inRow row: Int) -> Int { matches.map { $0[row] } ?? row }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols, over book: BookPlace) -> [String] {
    let moves = "\(symbols.upKey) \(symbols.downKey) move"
    let enter = "\(symbols.enterKey) go"
    guard typed == nil else { return [moves, enter, "Esc show all"] }
    var hints = [moves, enter, "/ find", "Esc back"]
    switch list {
    case .chapters:
      if book.dates.isDoubtful { hints.insert("x a diary", at: 2) }
      if book.lists.contains(.entries) { hints.insert("Tab entries", at: 2) }
    case .entries: hints.insert(book.dates.text == nil ? "x a diary" : "x no diary", at: 2)
    }
    return hints
  }
}

// MARK: - Keys and the mouse

extension ContentsSheet {
  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout, over book: BookPlace) -> Response {
    guard let contents = book.contents(list) else { return .handled([.dismiss]) }
    let height = max(area(layout).rows, 1)
    rows.settle(rows: height, count: count(in: contents))
    defer { rows.settle(rows: height, count: count(in: contents)) }
    if typed != nil, type(key, contents, book) { return .handled() }
    switch key {
    case .enter:
      guard rows.selected < count(in: contents) else { return .handled() }
      return .handled([.dismiss, request(for: entry(inRow: rows.selected))])
    case .escape where typed != nil: showAll()
    case .escape, .character("q"), .character("o"), .backspace, .left:
      return .handled([.dismiss])
    case .character("/"): typed = ""
    case .tab where typed == nil:
      return .handled([.present(next(over: book, layout: layout))])
    case .character("x") where list == .entries || book.dates.isDoubtful:
      return .handled([.dates(.rule(isDated: book.dates.text == nil))])
    case .character("Q"): return .ignored
    default: rows.handle(key, rows: height, count: count(in: contents))
    }
    return .handled()
  }

  /// Responds to a click on a cell.
  func click(row: Int, column: Int, layout: ScreenLayout, over book: BookPlace) -> [Request] {
    let area = area(layout)
    guard let contents = book.contents(list), area.contains(row: row, column: column) else {
      return [.dismiss]
    }
    let rows = rows.settled(rows: max(area.rows, 1), count: count(in: contents))
    let index = rows.top + row - area.row
    guard index < count(in: contents) else { return [] }
    return [.dismiss, request(for: entry(inRow: index))]
  }

  private func request(for index: Int) -> Request {
    list == .entries ? .dates(.go(index)) : .goToEntry(index)
  }

  /// Takes a key of the field; says whether it was one.
  private mutating func type(_ key: Key, _ contents: Contents, _ book: BookPlace) -> Bool {
    guard var text = typed else { return false }
    switch key {
    case .character(let character):
      guard text.count < Self.capacity else { return true }
      text.append(character)
    case .backspace:
      guard !text.isEmpty else {
        showAll()
        return true
      }
      text.removeLast()
    case .control("u"): text = ""
    default: return false
    }
    let isListed = rows.selected < count(in: contents)
    let chosen = isListed ? entry(inRow: rows.selected) : book.entry(in: list) ?? 0
    typed = text
    matches = text.isEmpty ? nil : contents.entries(matching: text)
    // The entry stays selected, or the next one that is listed.
    rows.selected = matches.map { $0.partitioned(before: chosen) } ?? chosen
    return true
  }

  /// Ends looking for words; what was selected stays so.
  private mutating func showAll() {
    if let matches, rows.selected < matches.count { rows.selected = matches[rows.selected] }
    typed = nil
    matches = nil
  }
}

extension [Int] {
  /// The number of elements before `value` in an ascending array, at most the last index.
  fileprivate func partitioned(before value: Int) -> Int {
    Swift.min(firstIndex { $0 >= value } ?? count - 1, Swift.max(count - 1, 0))
  }
}

// MARK: - Drawing

extension ContentsSheet {
  private func area(_ layout: ScreenLayout) -> Rect {
    ListFrame.area(layout, hasField: typed != nil)
  }

  /// Draws itself instead of the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    guard let contents = book.contents(list) else { return }
    surface.fill(layout.body)
    let count = count(in: contents)
    let frame = ListFrame(layout, symbols)
    let name = list == .entries && book.dates.text == nil ? "Dates" : list.title
    frame.drawTopBar(
      "\(book.title.title) \(symbols.middleDot) \(name)", or: name,
      count: count == 1 ? "1 entry" : "\(count) entries", into: &surface)
    let area = area(layout)
    let rows = rows.settled(rows: max(area.rows, 1), count: count)
    surface.cursor = CellPosition(row: area.row + rows.selected - rows.top, column: 1)
    if let typed { frame.drawField(typed, into: &surface) }
    let columns = Columns(list, contents, book, area: area)
    for row in 0..<min(area.rows, count - rows.top) {
      let index = entry(inRow: rows.top + row)
      columns.draw(
        index, into: &surface, row: area.row + row,
        isSelected: rows.top + row == rows.selected, symbols)
    }
    if count == 0 {
      surface.put("no match", row: area.row, column: 4, style: .faint)
    }
  }
}

/// What stands where in a row of the list.
private struct Columns {
  /// From this many columns on there is room for the page and the percentage.
  private static let narrowestWithPercent = 44

  private let list: ContentsSheet.List
  private let contents: Contents
  private let book: BookPlace
  private let area: Rect
  private let here: Int?
  private let numberColumns: Int

  init(_ list: ContentsSheet.List, _ contents: Contents, _ book: BookPlace, area: Rect) {
    (self.list, self.contents, self.book, self.area) = (list, contents, book, area)
    here = book.entry(in: list)
    let largest = contents.entries.last { $0.number != nil }?.number ?? 0
    numberColumns = max(String(largest).utf8.count, 3)
  }

  func draw(
    _ index: Int, into surface: inout Surface, row: Int, isSelected: Bool, _ symbols: Symbols
  ) {
    let entry = contents.entries[index]
    let style: Style = isSelected ? .selectedRow : []
    if isSelected { surface.put(symbols.selection, row: row, column: 1, style: style) }
    let end = drawPlace(of: index, into: &surface, row: row, style)
    var column = 3
    var title = entry.title
    if list == .entries {
      // Dates stand at the left.
    } else if entry.level == contents.chapterLevel {
      if let number = entry.number, !entry.name.isEmpty {
        title = entry.name
        let digits = String(number)
        surface.put(
          digits, row: row, column: column + max(numberColumns - digits.utf8.count, 0), style: style
        )
      }
      column += numberColumns + 2
    } else if entry.level > contents.chapterLevel {
      column += numberColumns + 2 + 2 * min(entry.level - contents.chapterLevel, 4)
    }
    let room = max(end - column - 1, 0)
    surface.put(
      truncate(title, to: room, ellipsis: symbols.ellipsis), row: row, column: column, style: style,
      within: area.columnRange)
  }

  /// Draws `here`, the page and the percentage; the column where they begin.
  private func drawPlace(
    of index: Int, into surface: inout Surface, row: Int, _ style: Style
  ) -> Int {
    let page = book.page(ofEntry: index, in: contents)
    let isWide = area.columns >= Self.narrowestWithPercent
    var words = padded("\(page.isExact ? "" : "~")\(page.number + 1)", isWide ? 7 : 6)
    if isWide { words += padded("\(book.percent(at: contents.entries[index].offset)) %", 8) }
    if index == here { words = "here" + words }
    let column = area.columnRange.upperBound - words.utf8.count - 1
    surface.put(words, row: row, column: column, style: style, within: area.columnRange)
    return column
  }

  private func padded(_ words: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(columns - words.utf8.count, 1)) + words
  }
}

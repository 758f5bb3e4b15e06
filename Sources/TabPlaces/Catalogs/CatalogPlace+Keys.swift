import Catalogs
package import Screen
package import Widgets

extension CatalogPlace {
  package static let keys = KeyTable<ListCommand>([
    .listMoves(open: "opens the catalog, the feed or the book", hint: "open"),
    KeyTable<ListCommand>.Section(
      title: "Catalogs",
      bindings: [
        Binding(
          .search, [.character("/")], "narrows the list as you type; Enter asks the catalog",
          hint: "search"),
        Binding(.filter, [.character("f")], "other orders and filters of the list"),
        Binding(.add, [.character("a")], "adds a catalog", hint: "add"),
        Binding(.edit, [.character("e")], "edits its name, address, user and password"),
        Binding(.remove, [.character("D")], "removes the catalog from the list"),
        Binding(
          .undo, [.character("u")], "undoes a change of the list; in a feed, retries"),
        Binding(.details, [.character("i")], "shows a downloaded book in the library"),
      ]),
    .ways(),
    .room(leave: "back"),
  ])

  package var isTyping: Bool {
    leaving == nil && (form?.fields.isTyping ?? (search != nil))
  }

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    if let leaving { return answer(leaving, key) }
    if form != nil { return typeForm(key) }
    guard var field = search else {
      if case .book = level { return pressInBook(key, frame) }
      return nil
    }
    switch key {
    case .enter:
      search = nil
      let words = field.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? [] : look(for: words)
    case .escape:
      search = nil
      narrow(to: "")
    // The keys go to the list, which stays narrowed.
    case .down, .up, .pageDown, .pageUp:
      search = nil
      return nil
    default:
      let former = field.text
      _ = field.handle(key)
      search = field
      if field.text != former { narrow(to: field.text) }
    }
    settle(frame)
    return []
  }

  /// The keys that turn the pages of a summary: where there is one way to a book, all that move.
  private mutating func pressInBook(_ key: Key, _ frame: TabFrame) -> Answer? {
    guard case .book(var book) = level else { return nil }
    let isScrolling: Bool
    switch frame.keys[key] {
    case .pageUp, .pageDown: isScrolling = true
    case .up, .down, .first, .last:
      isScrolling = book.entry.files.count < 2
    default: isScrolling = false
    }
    guard isScrolling else { return nil }
    let lines = CatalogCanvas.summary(of: book, in: self, frame)
    book.scroll.handle(key, rows: max(lines.area.rows, 1), count: lines.lines.count)
    level = .book(book)
    return []
  }

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    defer { settle(frame) }
    let step = max(CatalogCanvas.rows(of: self, frame).rows - 1, 1)
    let count = count
    switch command {
    case .up: changeRows { $0.selected -= 1 }
    case .down: changeRows { $0.selected += 1 }
    case .pageUp: changeRows { $0.selected -= step }
    case .pageDown: changeRows { $0.selected += step }
    case .first: changeRows { $0.selected = 0 }
    case .last: changeRows { $0.selected = count - 1 }
    case .search: return beginSearch()
    case .leave: return leave()
    case .open: return open(frame)
    case .filter: return showChoices()
    case .undo: return levels.count == 1 ? undo() : tryAgain()
    case .details: return showInLibrary()
    case .add: return edit(isNew: true)
    case .edit: return edit(isNew: false)
    case .remove: return remove()
    // They are here already.
    case .catalogs: return []
    default: return nil
    }
    return []
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    if leaving == nil, var form {
      form.click(row: row, column: column, frame)
      self.form = form
    }
    guard leaving == nil, form == nil, search == nil else { return [] }
    let area = CatalogCanvas.rows(of: self, frame)
    guard area.contains(row: row, column: column) else { return [] }
    let clicked = rows.settled(rows: max(area.rows, 1), count: count).top + row - area.row
    guard clicked < count else { return [] }
    let isSelected = clicked == rows.selected
    changeRows { $0.selected = clicked }
    return isSelected ? open(frame) : []
  }
}

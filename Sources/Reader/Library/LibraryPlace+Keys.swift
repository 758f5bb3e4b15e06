import Books
import Holdings
package import Screen

extension LibraryPlace {
  package static let keys = KeyTable([
    .listMoves(open: "into the details of the book, and from there into its text", hint: "details"),
    KeyTable.Section(
      title: "The list",
      bindings: [
        Binding(.list(.read), [.character("o")], "opens the book", hint: "open"),
        Binding(.search, [.character("/")], "finds titles and authors as you type", hint: "find"),
        Binding(
          .list(.filter), [.character("f")], "the shelves: by status and by tag", hint: "filter"),
        Binding(.list(.sort), [.character("S"), .character("s")], "another order", hint: "sort"),
        Binding(.list(.reverse), [.character("r")], "the order the other way"),
        Binding(.list(.nextPane), [.tab, .right, .character("l")], "the next pane"),
        Binding(.list(.previousPane), [.backTab, .left, .character("h")], "the pane before"),
      ]),
    KeyTable.Section(
      title: "Books",
      bindings: [
        Binding(.list(.add), [.character("a")], "adds books", hint: "add"),
        Binding(
          .list(.edit), [.character("e")], "changes title, author, status, tags, rating, note",
          hint: "edit"),
        Binding(
          .list(.status), [.character("m")], "to read, reading, finished: the next of them"),
        Binding(.list(.locate), [.character("p")], "points the book to another file"),
        Binding(.list(.remove), [.character("D")], "removes the book", hint: "delete"),
        Binding(.list(.undo), [.character("u")], "takes the last change back"),
      ]),
    .ways(),
    .room(leave: "back"),
  ])

  package mutating func obey(_ command: Command, _ frame: TabFrame) -> Answer? {
    switch command {
    case .search: beginSearch()
    case .leave: return leave(frame)
    case .list(let command): return obey(command, frame)
    default: return nil
    }
    return []
  }

  private mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    switch command {
    case .up, .down, .pageUp, .pageDown, .first, .last: return move(command, frame)
    case .open: return open(frame)
    case .read: return openText()
    case .filter: pane = .shelves
    case .nextPane: return change(pane: 1, frame)
    case .previousPane: return change(pane: -1, frame)
    case .sort: sheet = .sort(SortSheet(order))
    case .reverse: return sort(order.reversed, frame)
    case .add: return [.own(.add)]
    case .edit: return edit()
    case .status: return cycleStatus()
    case .locate:
      guard let book = selected else { return [] }
      var field = PathField(
        book.path.map { String($0[...($0.lastIndex(of: "/") ?? $0.startIndex)]) } ?? "~/")
      let folder = field.wantedFolder()
      sheet = .locate(book.id, field)
      return folder.map { [.own(.listFolder($0))] } ?? []
    case .remove:
      guard let book = selected else { return [] }
      sheet = .remove(RemoveSheet(book))
    case .undo:
      guard let undo = undos.popLast() else { return [.tell("There is nothing to take back.")] }
      return [.own(.undo(undo))]
    case .tab, .details, .write, .datebook, .complete, .catalogs: return nil
    }
    return []
  }
}

// MARK: - Moving

extension LibraryPlace {
  private mutating func move(_ command: ListCommand, _ frame: TabFrame) -> Answer {
    let layout = LibraryLayout(frame)
    let key = command.key
    switch pane {
    case .list:
      selection.take(key, rows: layout.rows.rows, count: rows.count)
      settle(frame)
      return askForDetails()
    case .details:
      let lines = detailLines(frame, columns: layout.details.columns)
      detailsScroll.take(key, rows: layout.details.rows, count: lines.count)
    case .shelves:
      let former = shelves.selection.selected
      shelves.selection.take(key, rows: layout.shelves.rows, count: shelves.all.count)
      shelves.selection.settle(rows: layout.shelves.rows, count: shelves.all.count)
      guard shelves.selection.selected != former, layout.isWide else { return [] }
      return takeShelf(frame)
    }
    return []
  }

  /// Lists what the chosen shelf has; the words that are looked for stay.
  private mutating func takeShelf(_ frame: TabFrame) -> Answer {
    let book = selected?.id
    let words = filter.words
    filter = shelves.chosen.filter
    filter.words = words
    selection = ListSelection(0)
    list(keeping: book, frame)
    return askForDetails()
  }

  private mutating func open(_ frame: TabFrame) -> Answer {
    switch pane {
    case .shelves:
      defer { pane = .list }
      return takeShelf(frame)
    case .list:
      if selected != nil { pane = .details }
      return []
    case .details: return openText()
    }
  }

  private func openText() -> Answer {
    guard let book = selected else { return [] }
    if book.isMissing {
      return [.tell("The file of this book is gone: p points it to its new place.")]
    }
    return [.own(.open(book.id))]
  }

  private mutating func change(pane step: Int, _ frame: TabFrame) -> Answer {
    let panes: [Pane] = [.shelves, .list, .details]
    let next = (panes.firstIndex(of: pane) ?? 1) + step
    guard panes.indices.contains(next), panes[next] != .details || selected != nil else {
      return []
    }
    let wasShelves = pane == .shelves
    pane = panes[next]
    return wasShelves ? takeShelf(frame) : []
  }

  /// Goes back: from the details or the shelves to the list, from words to all books, then out.
  private mutating func leave(_ frame: TabFrame) -> Answer? {
    if pane != .list {
      if pane == .shelves { shelves.choose(filter) }
      pane = .list
      return []
    }
    guard !filter.words.isEmpty else { return nil }
    let book = selected?.id
    filter.words = ""
    list(keeping: book, frame)
    return askForDetails()
  }
}

extension ListCommand {
  /// The key that a list takes for it.
  fileprivate var key: Key {
    switch self {
    case .up: .up
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .first: .home
    case .last: .end
    default: .down
    }
  }
}

// MARK: - Searching and sorting

extension LibraryPlace {
  private mutating func beginSearch() {
    pane = .list
    search = BookSearch(filter.words, former: selection)
  }

  /// Takes a key while words are typed; `nil` where it is for the list.
  mutating func typeSearch(_ key: Key, _ frame: TabFrame) -> Answer? {
    guard var search else { return nil }
    switch key {
    case .enter:
      self.search = nil
      return []
    case .escape:
      self.search = nil
      filter.words = search.formerWords
      selection = search.former
      list(keeping: nil, frame)
      return askForDetails()
    case .up, .down, .pageUp, .pageDown:
      let layout = LibraryLayout(frame)
      selection.take(key, rows: layout.rows.rows, count: rows.count)
      settle(frame)
      return askForDetails()
    default: break
    }
    let words = search.field.text
    guard search.field.take(key) else { return [] }
    self.search = search
    guard search.field.text != words else { return [] }
    filter.words = search.field.text
    // The best is the first, and what is typed is for it.
    selection = ListSelection(0)
    list(keeping: nil, frame)
    return askForDetails()
  }

  mutating func sort(_ order: BookOrder, _ frame: TabFrame) -> Answer {
    let book = selected?.id
    self.order = order
    list(keeping: book, frame)
    return askForDetails()
  }
}

// MARK: - Changing books

extension LibraryPlace {
  private mutating func edit() -> Answer {
    guard let book = selected else { return [] }
    guard let details, details.record.id == book.id else {
      return [.tell("What is known of this book is still being read.")]
    }
    form = BookForm(details)
    pane = .details
    return []
  }

  private mutating func cycleStatus() -> Answer {
    guard let book = selected else { return [] }
    let order: [BookStatus] = [.toRead, .reading, .finished]
    let next = order[((order.firstIndex(of: book.status) ?? 0) + 1) % order.count]
    return [.own(.edit([book.id], [.status(next)]))]
  }

  /// Takes a key while a book is being changed.
  mutating func typeForm(_ key: Key) -> Answer? {
    guard var form else { return nil }
    defer { if self.form != nil { self.form = form } }
    switch form.take(key) {
    case .stay: return []
    case .keep: return keepForm(form)
    case .leave:
      if form.edits.isEmpty { self.form = nil } else { sheet = .unsaved(nil) }
      return []
    }
  }

  private mutating func keepForm(_ form: BookForm) -> Answer {
    self.form = nil
    let edits = form.edits
    return edits.isEmpty ? [] : [.own(.edit([form.book], edits))]
  }

  /// Whether the place may be left for `request`: a book that is half changed is asked about first.
  package mutating func mayLeave(for request: TabRequest) -> Bool {
    guard let form, !form.edits.isEmpty else {
      if request != .repaint { self.form = nil }
      return true
    }
    sheet = .unsaved(request)
    return false
  }
}

// MARK: - Keys as they are

extension LibraryPlace {
  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    // What the reader does now is later than what was to be shown.
    wanted = nil
    if sheet != nil { return pressSheet(key, frame) }
    if form != nil { return typeForm(key) }
    return typeSearch(key, frame)
  }

  private mutating func pressSheet(_ key: Key, _ frame: TabFrame) -> Answer {
    guard var sheet else { return [] }
    let answer = sheet.take(key)
    self.sheet = sheet
    switch answer {
    case .stay: return []
    case .ask(let effect): return [.own(effect)]
    case .close:
      self.sheet = nil
      return []
    case .sort(let order):
      self.sheet = nil
      return sort(order, frame)
    case .done(let effect):
      self.sheet = nil
      return [.own(effect)]
    case .keepForm(let request):
      self.sheet = nil
      let kept = form.map { keepForm($0) } ?? []
      return kept + (request.map { [.go($0)] } ?? [])
    case .dropForm(let request):
      (self.sheet, form) = (nil, nil)
      return request.map { [.go($0)] } ?? []
    }
  }

  package mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    guard sheet == nil, form == nil else { return [] }
    let layout = LibraryLayout(frame)
    if layout.isWide, layout.shelves.contains(row: row, column: column) {
      guard let index = shelfIndex(atRow: row, layout.shelves) else { return [] }
      shelves.selection.selected = index
      (pane, search) = (.list, nil)
      return takeShelf(frame)
    }
    if layout.isWide ? layout.list.contains(row: row, column: column) : pane == .list {
      if row == layout.headRow, let key = sortKey(atColumn: column, frame) {
        return sort(order.key == key ? order.reversed : BookOrder(key), frame)
      }
      guard layout.rows.rowRange.contains(row) else { return [] }
      let wanted = selection.top + row - layout.rows.row
      guard rows.indices.contains(wanted) else { return [] }
      let isSelected = wanted == selection.selected
      (selection.selected, search) = (wanted, nil)
      let wasList = pane == .list
      pane = isSelected && wasList ? .details : .list
      settle(frame)
      return askForDetails()
    }
    if layout.isWide, layout.details.contains(row: row, column: column) {
      return pane == .details ? openText() : change(pane: pane == .list ? 1 : 2, frame)
    }
    if pane == .shelves, let index = shelfIndex(atRow: row, layout.shelves) {
      shelves.selection.selected = index
      return open(frame)
    }
    return pane == .details ? openText() : []
  }
}

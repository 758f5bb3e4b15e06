import Books
import Holdings
import Screen
import Widgets

extension LibraryPlace {
  mutating func move(_ command: ListCommand, _ frame: TabFrame) -> Answer {
    guard let key = command.move else { return [] }
    guard index != nil else {
      earlyMoves = earlyMoves.suffix(99) + [command]
      return []
    }
    let layout = LibraryLayout(frame)
    switch pane {
    case .list:
      moveInList(key, frame)
      return askForDetails()
    case .details:
      let lines = detailLines(frame, columns: layout.details.columns)
      detailsScroll.handle(key, rows: detailArea(layout).rows, count: lines.count)
    case .shelves:
      let former = shelves.selection.selected
      shelves.selection.handle(key, rows: layout.shelves.rows, count: shelves.all.count)
      shelves.selection.settle(rows: layout.shelves.rows, count: shelves.all.count)
      guard shelves.selection.selected != former, layout.isWide else { return [] }
      return takeShelf(frame)
    }
    return []
  }

  /// Makes the moves that were asked for before the list was known.
  mutating func takeEarlyMoves(_ frame: TabFrame) {
    let moves = earlyMoves
    earlyMoves = []
    for command in moves where pane == .list {
      guard let key = command.move else { continue }
      moveInList(key, frame)
    }
  }

  /// Lists what the chosen shelf has; the words that are looked for stay.
  mutating func takeShelf(_ frame: TabFrame) -> Answer {
    let book = selected?.id
    choose(shelves.chosen.filter)
    selection = ListSelection(0)
    list(keeping: book, frame)
    return askForDetails()
  }

  /// Lists what the chosen shelf has of what was listed before, or takes that choice back.
  mutating func combineShelf(_ frame: TabFrame) -> Answer {
    let chosen = shelves.chosen.filter
    var combined = shelves.former
    if let status = chosen.status { combined.status = combined.status == status ? nil : status }
    if let tag = chosen.tag {
      combined.tag = BookFilter.isSame(combined.tag ?? "", tag) ? nil : tag
    }
    if chosen.isEmpty { combined = BookFilter() }
    choose(combined)
    (pane, selection) = (.list, ListSelection(0))
    shelves.choose(filter)
    list(keeping: nil, frame)
    return askForDetails()
  }

  /// Takes which books the reader wants to be listed; the words that are looked for stay.
  private mutating func choose(_ wanted: BookFilter) {
    kept.filter = wanted
    (filter.status, filter.tag) = (wanted.status, wanted.tag)
  }

  /// Goes to the shelves, which know then what was listed before.
  mutating func showShelves() {
    if pane != .shelves { shelves.former = filter }
    pane = .shelves
  }

  mutating func open(_ frame: TabFrame) -> Answer {
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

  func openText() -> Answer { selected.map { [.own(.open($0.id))] } ?? [] }

  mutating func change(pane step: Int, _ frame: TabFrame) -> Answer {
    let panes: [Pane] = [.shelves, .list, .details]
    let next = (panes.firstIndex(of: pane) ?? 1) + step
    guard panes.indices.contains(next), panes[next] != .details || selected != nil else {
      return []
    }
    let isShelfChosen = pane == .shelves && !shelves.isChosen(shelves.former)
    if panes[next] == .shelves { showShelves() }
    pane = panes[next]
    return isShelfChosen ? takeShelf(frame) : []
  }

  /// Goes back: from the details or the shelves to the list, from words to all books, then out.
  mutating func leave(_ frame: TabFrame) -> Answer? {
    if pane == .details, isForOneBook { return nil }
    if pane != .list {
      if pane == .shelves { shelves.choose(filter) }
      pane = .list
      return []
    }
    if !marked.isEmpty {
      marked = []
      return []
    }
    guard !filter.words.isEmpty else { return nil }
    let book = selected?.id
    filter.words = ""
    list(keeping: book, frame)
    return askForDetails()
  }
}

// MARK: - Searching and sorting

extension LibraryPlace {
  mutating func beginSearch() {
    pane = .list
    search = BookSearch(filter.words, former: selection, isByFit: isByFit)
  }

  /// Takes a key while words are typed; `nil` if it is for the list.
  mutating func typeSearch(_ key: Key, _ frame: TabFrame) -> Answer? {
    guard var search else { return nil }
    switch key {
    case .enter:
      self.search = nil
      return catchUp(frame)
    case .escape:
      self.search = nil
      (filter.words, isByFit) = (search.formerWords, search.wasByFit)
      selection = search.former
      list(keeping: nil, frame)
      return askForDetails()
    case .up, .down, .pageUp, .pageDown:
      _ = catchUp(frame)
      moveInList(key, frame)
      return askForDetails()
    default: break
    }
    let words = search.field.text
    guard search.field.handle(key) else { return [] }
    self.search = search
    guard search.field.text != words else { return [] }
    // The best is the first, and what is typed is for it.
    (filter.words, isByFit) = (search.field.text, true)
    selection = ListSelection(0)
    putOff(.words)
    return []
  }

  mutating func sort(_ order: BookOrder, _ frame: TabFrame) -> Answer {
    let book = selected?.id
    (self.order, isByFit, kept.order) = (order, false, order)
    // A shelf that was left for there is none of it any more is not come back to.
    if lostTag == kept.tag { kept.tag = nil }
    list(keeping: book, frame)
    return askForDetails()
  }
}

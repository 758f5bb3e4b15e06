import Books
import Holdings
import Screen

extension LibraryPlace {
  mutating func move(_ command: ListCommand, _ frame: TabFrame) -> Answer {
    guard let key = command.move else { return [] }
    let layout = LibraryLayout(frame)
    switch pane {
    case .list:
      selection.take(key, rows: layout.rows.rows, count: rows.count)
      settle(frame)
      return askForDetails()
    case .details:
      let lines = detailLines(frame, columns: layout.details.columns)
      detailsScroll.take(key, rows: detailArea(layout).rows, count: lines.count)
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
  mutating func takeShelf(_ frame: TabFrame) -> Answer {
    let book = selected?.id
    let words = filter.words
    filter = shelves.chosen.filter
    filter.words = words
    selection = ListSelection(0)
    list(keeping: book, frame)
    return askForDetails()
  }

  mutating func open(_ frame: TabFrame) -> Answer {
    switch pane {
    case .shelves:
      defer { pane = .list }
      return takeShelf(frame)
    case .list:
      if selected != nil { pane = .details }
      return []
    case .details: return openText(frame)
    }
  }

  func openText(_ frame: TabFrame) -> Answer {
    guard let book = selected else { return [] }
    if book.isMissing {
      return [
        .tell(
          frame.sentence(
            "The file of this book is gone", (.list(.locate), "points it to its new place")))
      ]
    }
    return [.own(.open(book.id))]
  }

  mutating func change(pane step: Int, _ frame: TabFrame) -> Answer {
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
  mutating func leave(_ frame: TabFrame) -> Answer? {
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

// MARK: - Searching and sorting

extension LibraryPlace {
  mutating func beginSearch() {
    pane = .list
    search = BookSearch(filter.words, former: selection, isByFit: isByFit)
  }

  /// Takes a key while words are typed; `nil` where it is for the list.
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
    // The best is the first, and what is typed is for it.
    (filter.words, isByFit) = (search.field.text, true)
    selection = ListSelection(0)
    putOff(.words)
    return []
  }

  mutating func sort(_ order: BookOrder, _ frame: TabFrame) -> Answer {
    let book = selected?.id
    (self.order, isByFit) = (order, false)
    list(keeping: book, frame)
    return askForDetails()
  }
}

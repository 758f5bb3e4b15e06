import Books
import Holdings
package import Screen
import Typeset
import Widgets

extension LibraryPlace {
  package func title(_ frame: TabFrame) -> String? {
    guard !LibraryLayout(frame).isWide, pane == .details, let book = selected,
      form?.book ?? book.id == book.id
    else { return "Library" }
    return book.author.map { frame.joined([book.title, $0]) } ?? book.title
  }

  package func label(_ frame: TabFrame) -> String {
    guard let index else { return "" }
    let books = Self.counted(index.books.count)
    if !LibraryLayout(frame).isWide, pane == .details {
      return rows.isEmpty ? "" : "\(selection.selected + 1)/\(rows.count)"
    }
    if !marked.isEmpty {
      let unlisted = unlistedMarks
      let words = "\(marked.count) marked" + (unlisted > 0 ? ", \(unlisted) not listed" : "")
      return frame.size.columns < 40 ? words : frame.joined([books, words])
    }
    if filter.isEmpty { return books }
    return frame.size.columns < 40
      ? "\(rows.count) of \(index.books.count)" : frame.joined([books, "\(rows.count) shown"])
  }

  static func counted(_ books: Int) -> String { books == 1 ? "1 book" : "\(books) books" }

  package func hints(_ frame: TabFrame) -> [String]? {
    let symbols = frame.symbols
    if let sheet { return sheet.hints(symbols) }
    if let form { return form.fields.hints(in: symbols) }
    if search != nil {
      return [
        "\(symbols.enterKey) keep", "Esc cancel", "\(symbols.upDown) move",
        "type to find",
      ]
    }
    switch pane {
    case .list where index?.books.isEmpty == true:
      let repair = isDamaged ? frame.hints((.repair, "repair")) : []
      return repair
        + frame.hints(
          (.add, "add books"), (.catalogs, "books on the net"), (.help, "help"),
          (.leave, "back"))
    case .list where !marked.isEmpty:
      return frame.hints(
        (.mark, "mark"), (.markAll, "all"), (.edit, "edit all \(marked.count)"),
        (.status, "status"),
        (.remove, "remove"), (.undo, "undo"), (.help, "help"), (.leave, "unmark"))
    case .list where coverGrid(LibraryLayout(frame)) != nil:
      return frame.hints(
        (.open, "details"), (.read, "open"), (.search, "find"), (.filter, "filter"),
        (.sort, "sort"), (.covers, "rows"), (.add, "add"), (.edit, "edit"), (.remove, "remove"),
        (.today, "today"), (.help, "help"), (.leave, "back"))
    case .list: return nil
    case .shelves:
      return [
        "\(symbols.enterKey) list it", "\(symbols.upDown) move",
        "Space combine",
        "Esc back",
      ]
    case .details:
      return ["\(symbols.enterKey) open"]
        + frame.hints(
          (.edit, "edit"), (.status, "status"), (.locate, "file"),
          (.remove, "remove"), (.copyLink, "link"), (.undo, "undo"), (.help, "help"),
          (.leave, "back"))
    }
  }

  package func draw(into surface: inout Surface, _ frame: TabFrame) {
    let layout = LibraryLayout(frame)
    if layout.isWide || pane == .shelves { drawShelves(into: &surface, frame, layout) }
    if layout.isWide || pane == .list { drawList(into: &surface, frame, layout) }
    if layout.isWide || pane == .details { drawDetails(into: &surface, frame, layout) }
    if layout.isWide {
      for pane in [layout.list, layout.details] {
        let line = Rect(row: pane.row, column: pane.column - 1, rows: pane.rows, columns: 1)
        surface.fill(line, with: frame.symbols.vertical, style: .rail)
      }
    }
    form?.fields.question(in: frame.symbols)?
      .draw(into: &surface, layout: frame.layout, symbols: frame.symbols)
    sheet?.draw(into: &surface, frame)
  }
}

// MARK: - The list

extension LibraryPlace {
  private func drawList(
    into surface: inout Surface, _ frame: TabFrame, _ layout: LibraryLayout
  ) {
    drawStatus(into: &surface, frame, layout)
    guard let index else {
      let sentence = problem ?? "The library is being read \(frame.symbols.ellipsis)"
      let lines = frame.wrapped(sentence, layout.rows.columns - 4)
      for (index, line) in lines.prefix(layout.rows.rows).enumerated() {
        surface.put(
          line, row: layout.rows.row + index, column: layout.rows.column + 2,
          style: problem == nil ? .faint : .bold)
      }
      return
    }
    let grid = coverGrid(layout)
    let columns = BookColumns(layout)
    if grid == nil, let row = layout.headRow {
      drawHead(into: &surface, row: row, columns, frame)
    }
    if rows.isEmpty { return drawEmpty(into: &surface, frame, layout) }
    if let grid { return drawShelf(grid, of: index, into: &surface, frame) }
    let top = selection.top
    let places = rows.dropFirst(top).prefix(layout.rows.rows)
    let titles = places.map { index.books[$0].title }
    for (offset, place) in places.enumerated() {
      let above = offset > 0 ? rows[top + offset - 1] : nil
      draw(
        ListedBook(index, place, below: above), among: titles, into: &surface,
        row: layout.rows.row + offset, isSelected: top + offset == selection.selected, columns,
        frame)
    }
    if top > 0 {
      surface.put(
        frame.symbols.ascending, row: layout.rows.row,
        column: layout.rows.columnRange.upperBound - 1, style: .faint)
    }
    if top + layout.rows.rows < rows.count {
      surface.put(
        frame.symbols.descending, row: layout.rows.rowRange.upperBound - 1,
        column: layout.rows.columnRange.upperBound - 1, style: .faint)
    }
  }

  /// Tells what is listed: the shelf, the order, and the words that are looked for.
  private func drawStatus(
    into surface: inout Surface, _ frame: TabFrame, _ layout: LibraryLayout
  ) {
    let symbols = frame.symbols
    // If there is no row for it, what is typed takes the top bar's.
    guard let row = layout.statusRow ?? (search == nil ? nil : 0) else { return }
    var column = layout.list.column + 2
    let end = layout.list.columnRange.upperBound - 1
    if row == 0 {
      column = TopBar.todayButton.upperBound + 1
      surface.fill(Rect(row: 0, column: column, rows: 1, columns: frame.size.columns - column))
    }
    if search == nil || layout.list.columns >= 44 {
      let line = Label.hints(statusParts(symbols), in: end - column)
      surface.put(line, row: row, column: column, style: .faint)
      column += Typeset.columns(of: line) + 4
    }
    if let search {
      let shown = Label.end(of: search.field.text, in: end - column - 3)
      surface.put(
        "/ \(shown)\(symbols.caret)", row: row, column: column, style: .field,
        within: column..<max(end, column))
      surface.cursor = CellPosition(row: row, column: column + 2 + Typeset.columns(of: shown))
    } else if isDamaged, filter.words.isEmpty {
      let words = frame.sentence("The library was damaged", (.repair, "repairs it"))
      surface.put(frame.fit(words, end - column), row: row, column: column, style: .bold)
    } else if !filter.words.isEmpty, column + 4 < end {
      surface.put(
        frame.fit("/ \(filter.words)", end - column), row: row, column: column, style: .field)
    }
  }

  /// What is listed: the shelf, the order, and the tag where one was chosen.
  func statusParts(_ symbols: Symbols) -> [String] {
    let way = order.isDescending ? symbols.descending : symbols.ascending
    return [
      "\(filter.status?.name ?? "All") \(symbols.descending)",
      isListedByFit ? "Best match" : "\(order.key.name) \(way)",
    ] + (filter.tag.map { ["#\($0)"] } ?? [])
  }

  private func drawHead(
    into surface: inout Surface, row: Int, _ columns: BookColumns, _ frame: TabFrame
  ) {
    for (key, range) in columns.heads {
      let name = key == .progress && range.count < 8 ? "" : key.name
      surface.put(
        frame.fit(name, range.count), row: row, column: range.lowerBound,
        style: key == order.key && !isListedByFit ? .heading : .sheetHeading)
    }
  }

  /// What the column of names under a click sorts by.
  func sortKey(atColumn column: Int, _ frame: TabFrame) -> BookOrder.Key? {
    BookColumns(LibraryLayout(frame)).heads.first { $0.range.contains(column) }?.key
  }

  private func drawEmpty(
    into surface: inout Surface, _ frame: TabFrame, _ layout: LibraryLayout
  ) {
    var sentence =
      filter.hasWords
      ? frame.sentence(
        "No book matches", (.leave, "shows all again"), (.filter, "other shelves"))
      : frame.sentence("No book matches", (.filter, "other shelves"))
    if search != nil { sentence = "No book matches. Esc goes back." }
    if isDamaged {
      sentence = frame.sentence(
        "The library was damaged", (.repair, "brings back what can be read of it and its backup"))
    } else if index?.books.isEmpty == true {
      sentence = frame.sentence("No books yet", (.add, "adds some"))
    }
    let lines = frame.wrapped(sentence, layout.rows.columns - 4)
    for (offset, line) in lines.prefix(layout.rows.rows).enumerated() {
      surface.put(
        line, row: layout.rows.row + offset, column: layout.rows.column + 2, style: .faint)
    }
    if search == nil {
      surface.cursor = CellPosition(row: layout.rows.row, column: layout.rows.column + 2)
    }
  }
}

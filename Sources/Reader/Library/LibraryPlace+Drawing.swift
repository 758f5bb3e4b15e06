import Books
import Holdings
package import Screen
import Typeset

extension LibraryPlace {
  package func title(_ frame: TabFrame) -> String? {
    guard !LibraryLayout(frame).isWide, pane == .details, let book = selected else {
      return "Library"
    }
    return book.author.map { frame.joined([book.title, $0]) } ?? book.title
  }

  package func label(_ frame: TabFrame) -> String {
    guard let index else { return "" }
    let books = Self.counted(index.books.count)
    if !LibraryLayout(frame).isWide, pane == .details {
      return rows.isEmpty ? "" : "\(selection.selected + 1)/\(rows.count)"
    }
    return filter.isEmpty ? books : frame.joined([books, "\(rows.count) shown"])
  }

  static func counted(_ books: Int) -> String { books == 1 ? "1 book" : "\(books) books" }

  package func hints(_ frame: TabFrame) -> [String]? {
    let symbols = frame.symbols
    if let sheet { return sheet.hints(symbols) }
    if let form { return form.hints(symbols) }
    if search != nil {
      return [
        "type to find", "\(symbols.upKey)\(symbols.downKey) move", "\(symbols.enterKey) keep",
        "Esc as before",
      ]
    }
    switch pane {
    case .list: return nil
    case .shelves:
      return ["\(symbols.enterKey) list it", "\(symbols.upKey)\(symbols.downKey) move", "Esc back"]
    case .details:
      let keys = frame.keys
      func hint(_ command: Command, _ words: String) -> String? {
        keys.keys(of: command).first.map { "\($0.name(in: symbols)) \(words)" }
      }
      return [
        "\(symbols.enterKey) open", hint(.list(.edit), "edit"), hint(.list(.status), "status"),
        hint(.list(.locate), "file"), hint(.list(.remove), "delete"), hint(.list(.undo), "undo"),
        hint(.help, "help"), hint(.leave, "back"),
      ].compactMap { $0 }
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
      surface.put(
        frame.fit("The library is being read \(frame.symbols.ellipsis)", layout.rows.columns - 4),
        row: layout.rows.row, column: layout.rows.column + 2, style: .faint)
      return
    }
    let columns = BookColumns(layout.rows)
    if let row = layout.headRow { drawHead(into: &surface, row: row, columns, frame) }
    if rows.isEmpty { return drawEmpty(into: &surface, frame, layout) }
    let top = selection.top
    for (offset, place) in rows.dropFirst(top).prefix(layout.rows.rows).enumerated() {
      draw(
        index.books[place], into: &surface, row: layout.rows.row + offset,
        isSelected: top + offset == selection.selected, columns, frame)
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
    // Where there is no row for it, what is typed takes the top bar's.
    guard let row = layout.statusRow ?? (search == nil ? nil : 0) else { return }
    var column = layout.list.column + 2
    let end = layout.list.columnRange.upperBound - 1
    if row == 0 {
      column = BookPlace.todayButton.upperBound + 1
      surface.fill(Rect(row: 0, column: column, rows: 1, columns: frame.size.columns - column))
    }
    if search == nil || layout.list.columns >= 44 {
      var parts = [
        "\(filter.status?.name ?? "All") \(symbols.descending)",
        "\(order.key.name) \(order.isDescending ? symbols.descending : symbols.ascending)",
      ]
      if let tag = filter.tag { parts.append("#\(tag)") }
      let line = Label.hints(parts, in: end - column)
      surface.put(line, row: row, column: column, style: .faint)
      column += Typeset.columns(of: line) + 4
    }
    if let search {
      let shown = Label.end(of: search.field.text, in: end - column - 3)
      surface.put(
        "/ \(shown)\(symbols.caret)", row: row, column: column, style: .field,
        within: column..<max(end, column))
      surface.cursor = CellPosition(row: row, column: column + 2 + Typeset.columns(of: shown))
    } else if !filter.words.isEmpty, column + 4 < end {
      surface.put(
        frame.fit("/ \(filter.words)", end - column), row: row, column: column, style: .field)
    }
  }

  private func drawHead(
    into surface: inout Surface, row: Int, _ columns: BookColumns, _ frame: TabFrame
  ) {
    for (key, range) in columns.heads {
      let name = key == .progress && range.count < 8 ? "" : key.name
      surface.put(
        frame.fit(name, range.count), row: row, column: range.lowerBound,
        style: key == order.key ? .heading : .sheetHeading)
    }
  }

  /// What the column of names under a click sorts by.
  func sortKey(atColumn column: Int, _ frame: TabFrame) -> BookOrder.Key? {
    BookColumns(LibraryLayout(frame).rows).heads.first { $0.range.contains(column) }?.key
  }

  private func drawEmpty(
    into surface: inout Surface, _ frame: TabFrame, _ layout: LibraryLayout
  ) {
    let add = frame.keys.keys(of: .list(.add)).first?.name(in: frame.symbols) ?? "a"
    let sentence =
      index?.books.isEmpty == true
      ? "No books yet: \(add) adds some." : "No book is so: Esc shows all again, f other shelves."
    surface.put(
      frame.fit(sentence, layout.rows.columns - 4), row: layout.rows.row,
      column: layout.rows.column + 2, style: .faint)
    if search == nil {
      surface.cursor = CellPosition(row: layout.rows.row, column: layout.rows.column + 2)
    }
  }

  private func draw(
    _ book: BookRecord, into surface: inout Surface, row: Int, isSelected: Bool,
    _ columns: BookColumns, _ frame: TabFrame
  ) {
    let hasFocus = pane == .list && search == nil
    let cursor = surface.cursor
    let style = frame.select(
      isSelected, into: &surface, row: row,
      columns: columns.area.column + 1..<columns.area.columnRange.upperBound - 1)
    if !hasFocus { surface.cursor = cursor }
    func put(_ text: String, _ range: Range<Int>?, _ style: Style) {
      guard let range else { return }
      surface.put(
        truncate(text, to: range.count, ellipsis: frame.symbols.ellipsis), row: row,
        column: range.lowerBound, style: style)
    }
    put(book.title, columns.title, style)
    put(book.author ?? "", columns.author, style)
    if let tags = columns.tags { drawTags(of: book, into: &surface, row: row, tags, frame, style) }
    if book.isMissing, columns.when == nil {
      put("gone", columns.progress.suffix(5), style.union(.bold))
      return
    }
    frame.drawProgress(
      book.progress, cells: columns.cells, into: &surface, row: row,
      column: columns.progress.lowerBound, style: style)
    let when = book.lastReadAt.map { frame.when($0) } ?? frame.symbols.dash
    put(
      book.isMissing ? "file gone" : when, columns.when,
      style.union(book.isMissing ? .bold : .faint))
  }

  private func drawTags(
    of book: BookRecord, into surface: inout Surface, row: Int, _ range: Range<Int>,
    _ frame: TabFrame, _ style: Style
  ) {
    var column = range.lowerBound
    for tag in book.tags {
      guard column + 1 + Typeset.columns(of: tag.name) <= range.upperBound else { break }
      column +=
        tag.draw(into: &surface, row: row, column: column, within: range, style: style) + 1
    }
  }
}

extension BookTag {
  /// Puts the tag on the screen, its sign in its colour; gives the columns that it takes.
  func draw(
    into surface: inout Surface, row: Int, column: Int, within limits: Range<Int>,
    style: Style = []
  ) -> Int {
    let sign = surface.put(
      "#", row: row, column: column, style: style.union(colour.style), within: limits)
    return sign
      + surface.put(name, row: row, column: column + sign, style: style, within: limits)
  }
}

extension TagColour {
  /// The look of a tag: the marks' colours, by which a reader knows them already.
  var style: Style {
    switch self {
    case .grey: .faint
    case .yellow, .orange: .highlight(1)
    case .green: .highlight(2)
    case .cyan, .blue: .highlight(3)
    case .red, .violet: .highlight(4)
    }
  }
}

/// The columns of a row of the list.
struct BookColumns {
  let area: Rect
  let title: Range<Int>
  let author, tags, when: Range<Int>?
  let progress: Range<Int>
  /// The cells of the bar of progress.
  let cells: Int

  init(_ area: Rect) {
    self.area = area
    let start = area.column + 3
    var end = area.columnRange.upperBound - 2
    let room = end - start
    if room >= 60 {
      when = end - 9..<end
      end -= 11
    } else {
      when = nil
    }
    cells = room >= 90 ? 10 : room >= 64 ? 5 : room >= 40 ? 3 : 0
    let columns = TabFrame.progressColumns(cells: cells)
    progress = end - columns..<end
    end -= columns + 2
    if room >= 100 {
      tags = end - room / 6..<end
      end -= room / 6 + 2
    } else {
      tags = nil
    }
    if room >= 44 {
      let columns = (end - start) * 2 / 5
      author = end - columns..<end
      end -= columns + 2
    } else {
      author = nil
    }
    title = start..<max(end, start)
  }

  /// The columns that have names, by what they are sorted by.
  var heads: [(key: BookOrder.Key, range: Range<Int>)] {
    var heads: [(key: BookOrder.Key, range: Range<Int>)] = [(.title, title)]
    if let author { heads.append((.author, author)) }
    heads.append((.progress, progress))
    if let when { heads.append((.lastRead, when)) }
    return heads
  }
}

// MARK: - The shelves

extension LibraryPlace {
  /// The rows of the shelves: for each its index, `nil` for air.
  private func shelfRows(_ area: Rect) -> [Int?] {
    let hasAir = area.rows >= shelves.all.count + 2
    var rows: [Int?] = hasAir && area.rows > 12 ? [nil] : []
    for (index, shelf) in shelves.all.enumerated() {
      if shelf.beginsGroup, hasAir { rows.append(nil) }
      rows.append(index)
    }
    guard rows.count > area.rows else { return rows }
    let top = max(min(shelves.selection.selected - area.rows / 2, rows.count - area.rows), 0)
    return Array(rows.dropFirst(top).prefix(area.rows))
  }

  /// The shelf that stands in a row.
  func shelfIndex(atRow row: Int, _ area: Rect) -> Int? {
    let rows = shelfRows(area)
    let index = row - area.row
    return rows.indices.contains(index) ? rows[index] : nil
  }

  private func drawShelves(
    into surface: inout Surface, _ frame: TabFrame, _ layout: LibraryLayout
  ) {
    let area = layout.shelves
    let end = min(area.columnRange.upperBound - 2, area.column + 40)
    for (offset, index) in shelfRows(area).enumerated() {
      guard let index else { continue }
      let shelf = shelves.all[index]
      let row = area.row + offset
      let isChosen = index == shelves.selection.selected
      let cursor = surface.cursor
      let style =
        pane == .shelves
        ? frame.select(
          isChosen, into: &surface, row: row, columns: area.column + 1..<end + 1)
        : isChosen ? Style.bold : []
      if isChosen, pane != .shelves {
        surface.put(frame.symbols.selection, row: row, column: area.column + 1, style: style)
        surface.cursor = cursor
      }
      let count = "\(shelf.count)"
      let start = area.column + 3
      let width = end - start - Typeset.columns(of: count) - 1
      surface.put(
        frame.fit(shelf.name, width), row: row, column: start,
        style: style)
      if let colour = shelf.colour {
        surface.put("#", row: row, column: start, style: style.union(colour.style))
      }
      surface.put(
        count, row: row, column: end - Typeset.columns(of: count), style: style.union(.faint))
    }
  }
}

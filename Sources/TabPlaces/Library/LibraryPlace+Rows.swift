import Books
import Holdings
import Screen
import Typeset
import Widgets

/// A book as a row of the list shows it.
struct ListedBook {
  let record: BookRecord
  /// What tells it apart from books that are called the same; `nil` if there are none.
  let file: String?
  /// Whether it is another edition of the book in the row above.
  let isOtherEdition: Bool

  /// The book at `place` of `index`.
  ///
  /// - Parameter above: The place of the book in the row above; nil in the first row.
  init(_ index: BookIndex, _ place: Int, below above: Int?) {
    let book = index.books[place]
    let name =
      index.otherEditions(at: place).isEmpty
      ? nil : book.path?.split(separator: "/").last.map(String.init)
    record = book
    isOtherEdition = book.work != nil && above.map { index.books[$0].work } == book.work
    file = (index.nameAmongTwins(at: place) ?? name)?.visible
  }
}

// MARK: - Drawing

extension LibraryPlace {
  func draw(
    _ listed: ListedBook, among titles: [String], into surface: inout Surface, row: Int,
    isSelected: Bool, _ columns: BookColumns, _ frame: TabFrame
  ) {
    let book = listed.record
    let hasFocus = pane == .list && search == nil
    let cursor = surface.cursor
    // What is chosen where the keys do not go has its sign alone.
    let style = frame.select(
      isSelected && pane == .list, into: &surface, row: row,
      columns: columns.area.column + 1..<columns.area.columnRange.upperBound - 1)
    if isSelected, pane != .list {
      surface.put(
        frame.symbols.selection, row: row, column: columns.area.column + 1, style: .faint)
    }
    if !hasFocus { surface.cursor = cursor }
    if marked.contains(book.id) {
      surface.put(frame.symbols.dot, row: row, column: columns.area.column + 2, style: .match)
    }
    func put(_ text: String, _ range: Range<Int>?, _ style: Style) {
      guard let range else { return }
      surface.put(
        truncate(text, to: range.count, ellipsis: frame.symbols.ellipsis), row: row,
        column: range.lowerBound, style: style)
    }
    var title = columns.title(of: book)
    if listed.isOtherEdition, title.count > 8 {
      put(frame.symbols.bottomLeft, title.prefix(1), style.union(.faint))
      title = title.dropFirst(2)
    }
    let file = fileColumns(of: listed, in: title)
    let titleRoom = title.count - (file.isEmpty ? 0 : file.count + Self.fileGap)
    put(frame.fitTitle(book.title, titleRoom, among: titles), title, style)
    put(
      Label.shortened(listed.file ?? "", to: file.count, frame.symbols), file, style.union(.faint))
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

  /// The columns between a title and the file behind it.
  private static let fileGap = 2

  /// Where the file stands that tells a book apart: behind its title, for which it leaves at least half
  /// of the room.
  private func fileColumns(of listed: ListedBook, in title: Range<Int>) -> Range<Int> {
    guard let file = listed.file, title.count > 8 else {
      return title.upperBound..<title.upperBound
    }
    let words = Typeset.columns(of: listed.record.title)
    let room = max(title.count - words - Self.fileGap, title.count / 2 - Self.fileGap)
    let count = min(Typeset.columns(of: file), room)
    let start = min(title.lowerBound + words + Self.fileGap, title.upperBound - count)
    return start..<start + count
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

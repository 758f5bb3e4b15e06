package import Books
import Holdings
package import Screen
import Settings
import Widgets

/// A cover as it is wanted.
package struct CoverWish: Hashable, Sendable {
  /// The book that it is on, and the path of its file.
  package let book: BookID, path: String
  /// The cells that it may take.
  package let columns: Int, rows: Int
  /// How it is drawn.
  package let mode: PictureMode

  /// The cover of `book` in so many cells.
  package init(book: BookID, path: String, columns: Int, rows: Int, mode: PictureMode) {
    (self.book, self.path) = (book, path)
    (self.columns, self.rows, self.mode) = (columns, rows, mode)
  }
}

extension LibraryPlace {
  /// The rows of the smallest cover that can be recognised, and of the largest.
  private static let (fewestRows, mostRows) = (8, 20)

  /// Whether a cover is to be seen that the terminal may show in its own pixels.
  package var showsCover: Bool { covers.areWanted }

  /// The rows below what is known of the selected book: none if they are too few for a cover, or the
  /// details are not to be seen.
  private func coverArea(_ frame: TabFrame) -> Rect? {
    let layout = LibraryLayout(frame)
    let area = detailArea(layout)
    guard form == nil, layout.isWide || pane == .details, let book = selected,
      details?.record.id == book.id
    else { return nil }
    let taken = detailLines(frame, columns: layout.details.columns).count + 1
    let rows = min(area.rows - taken, Self.mostRows)
    guard rows >= Self.fewestRows, area.columns >= 2 * Self.fewestRows else { return nil }
    return Rect(
      row: area.row + taken, column: area.column, rows: rows,
      columns: min(area.columns, 3 * rows))
  }

  /// The cover of a book in so many cells; nil if it can have none, or pictures are off.
  private func wish(
    for book: BookRecord, columns: Int, rows: Int, _ frame: TabFrame
  ) -> CoverWish? {
    guard let path = book.path, !book.isMissing, let mode = covers.mode(frame) else { return nil }
    return CoverWish(book: book.id, path: path, columns: columns, rows: rows, mode: mode)
  }

  /// The cover of a book on the shelf of covers. Without colours a board says more than dots do: a
  /// light cover has none, and no letters can be read.
  func coverWish(of book: BookRecord, _ grid: CoverGrid, _ frame: TabFrame) -> CoverWish? {
    let wish = wish(for: book, columns: grid.coverColumns, rows: grid.coverRows, frame)
    return wish?.mode == .dots ? nil : wish
  }

  /// The cover below what is known of the selected book.
  private func detailsWish(in area: Rect, _ frame: TabFrame) -> CoverWish? {
    selected.flatMap { wish(for: $0, columns: area.columns, rows: area.rows, frame) }
  }

  /// Asks for the covers in view that are not there and were not asked for yet.
  mutating func askForCovers(_ frame: TabFrame) -> Answer {
    var wishes: [CoverWish] = []
    if let area = coverArea(frame), let wish = detailsWish(in: area, frame) { wishes = [wish] }
    let layout = LibraryLayout(frame)
    if layout.isWide || pane == .list, let grid = coverGrid(layout) {
      wishes += booksInView(grid).compactMap { coverWish(of: $0, grid, frame) }
    }
    return covers.ask(for: wishes).map { [.own(.findCovers($0))] } ?? []
  }

  /// Draws the cover below what is known of the book.
  func drawCover(into surface: inout Surface, _ frame: TabFrame) {
    guard let area = coverArea(frame), let wish = detailsWish(in: area, frame) else { return }
    covers.draw(wish, into: &surface, row: area.row, column: area.column)
  }
}

package import Books
package import Screen
import Holdings
import Settings
import Widgets

/// A cover as it is wanted.
package struct CoverWish: Hashable, Sendable {
  /// The book that it is on.
  package let book: BookID
  /// The cells that it may take.
  package let columns: Int, rows: Int
  /// How it is drawn.
  package let mode: PictureMode
}

/// The cover of the selected book.
struct BookCoverPlace: Equatable, Sendable {
  /// What the terminal shows.
  var graphics = TerminalGraphics()
  var depth = ColorDepth.none
  /// What was asked for last.
  var asked: CoverWish?
  /// What came of it; `nil` if nothing did, or the book has no cover.
  var picture: CellPicture?
}

extension LibraryPlace {
  /// The rows of the smallest cover that can be recognised, and of the largest.
  private static let (fewestRows, mostRows) = (8, 20)

  /// Whether a cover is to be seen that the terminal may show in its own pixels.
  package var showsCover: Bool { cover.asked != nil }

  /// The rows below what is known of the selected book: none if they are too few for a cover, or the
  /// details are not to be seen.
  private func coverArea(_ frame: TabFrame) -> Rect? {
    let layout = LibraryLayout(frame)
    let area = detailArea(layout)
    guard form == nil, layout.isWide || pane == .details, let book = selected, book.path != nil,
      !book.isMissing, details?.record.id == book.id, frame.symbols == .unicode,
      frame.preferences.pictures != "off"
    else { return nil }
    let taken = detailLines(frame, columns: layout.details.columns).count + 1
    let rows = min(area.rows - taken, Self.mostRows)
    guard rows >= Self.fewestRows, area.columns >= 2 * Self.fewestRows else { return nil }
    return Rect(
      row: area.row + taken, column: area.column, rows: rows,
      columns: min(area.columns, 3 * rows))
  }

  /// Asks for the cover of the selected book if there is room for it and it was not asked for yet.
  mutating func askForCover(_ frame: TabFrame) -> Answer {
    guard let area = coverArea(frame), let book = selected, let path = book.path else {
      // The details of the next book are not known yet: its cover is not that of the last one.
      if selected?.id != cover.asked?.book { (cover.asked, cover.picture) = (nil, nil) }
      return []
    }
    let mode = cover.graphics.mode(
      preferring: frame.preferences.pictures, depth: cover.depth)
    let wish = CoverWish(book: book.id, columns: area.columns, rows: area.rows, mode: mode)
    guard wish != cover.asked else { return [] }
    if wish.book != cover.asked?.book { cover.picture = nil }
    cover.asked = wish
    return [.own(.findCover(wish, path: path))]
  }

  /// Draws the cover below what is known of the book.
  func drawCover(into surface: inout Surface, _ frame: TabFrame) {
    guard let picture = cover.picture, cover.asked?.book == selected?.id,
      let area = coverArea(frame), picture.rows <= area.rows, picture.columns <= area.columns
    else { return }
    for row in 0..<picture.rows {
      surface.put(
        picture, row: row, columns: 0..<picture.columns, atRow: area.row + row,
        column: area.column)
    }
  }
}

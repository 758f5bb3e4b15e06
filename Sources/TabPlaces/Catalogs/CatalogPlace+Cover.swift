import Catalogs
package import Screen
import Widgets

/// The cover of a book of a catalog, as it is wanted.
package struct CatalogCoverWish: Hashable, Sendable {
  /// The address of the picture, which may have it in itself.
  package let address: String
  /// The catalog that named it: its password may be asked for.
  package let source: CatalogSource
  /// The cells that it may take.
  package let columns: Int, rows: Int
  /// How it is drawn.
  package let mode: PictureMode
}

extension CatalogPlace {
  /// Whether a cover is to be seen that the terminal may show in its own pixels.
  package var showsCover: Bool { covers.areWanted }

  /// The book whose cover is in view, if it names one: that whose page is shown, or the selected one.
  private var coveredEntry: (entry: CatalogEntry, source: CatalogSource)? {
    switch level {
    case .book(let book): (book.entry, book.source)
    case .feed(let feed) where feed.entries.indices.contains(feed.rows.selected):
      (feed.entries[feed.rows.selected], feed.source)
    case .feed, .catalogs, .choices: nil
    }
  }

  /// Whether the terminal can show covers, and the reader wants to see them. Dots would say nothing.
  func showsCovers(_ frame: TabFrame) -> Bool { (covers.mode(frame) ?? .dots) != .dots }

  /// The cover in view; nil if there is no room for one, or none to be shown.
  private func coverWish(_ frame: TabFrame) -> (wish: CatalogCoverWish, area: Rect)? {
    guard let (entry, source) = coveredEntry, let address = entry.cover,
      let area = CatalogCanvas.cover(of: self, frame), let mode = covers.mode(frame)
    else { return nil }
    let wish = CatalogCoverWish(
      address: address, source: source, columns: area.columns, rows: area.rows, mode: mode)
    return (wish, area)
  }

  package mutating func catchUp(_ frame: TabFrame) -> Answer {
    let wishes = coverWish(frame).map { [$0.wish] } ?? []
    return covers.ask(for: wishes).map { [.own(.findCovers($0))] } ?? []
  }

  func drawCover(into surface: inout Surface, _ frame: TabFrame) {
    guard let (wish, area) = coverWish(frame) else { return }
    covers.draw(wish, into: &surface, row: area.row, column: area.column)
  }
}

import Books
import Dispatch
import Formats
import Pictures
package import Screen
import TabPlaces
import Workers

/// Finds and decodes the covers of the books that the reader stays at, in the background.
package final class CoverFinder<Wish: Sendable>: BackgroundWorker {
  private let work = LatestWork("covers")
  private let patience: DispatchTimeInterval
  private let picture: @Sendable (Wish) -> CellPicture?
  private let report: @Sendable (Wish, CellPicture?) -> Void

  /// - Parameters:
  ///   - patience: How long the reader stays at books before their covers are looked for, in
  ///     milliseconds.
  ///   - picture: Finds a cover; nil if there is none that can be shown. Called on another thread.
  ///   - report: Is given what was found, on that thread.
  package init(
    patience: Int = 60, picture: @escaping @Sendable (Wish) -> CellPicture?,
    report: @escaping @Sendable (Wish, CellPicture?) -> Void
  ) {
    self.patience = .milliseconds(patience)
    (self.picture, self.report) = (picture, report)
  }

  /// Finds these covers one after the other, and forgets those wanted before that were not begun.
  package func find(_ wishes: [Wish]) {
    work.begin(after: patience) { [self] isWanted in
      for wish in wishes {
        guard isWanted() else { return }
        let found = picture(wish)
        // Of one that was broken off it is not known whether there is a picture.
        if found != nil || isWanted() { report(wish, found) }
      }
    }
  }

  package func end() { work.end() }
}

extension CoverFinder<CoverWish> {
  /// Finds covers in the files of books.
  ///
  /// - Parameter folder: Where decoded pictures are kept; nil to keep none.
  convenience init(
    cacheFolder folder: String?, report: @escaping @Sendable (Wish, CellPicture?) -> Void
  ) {
    let decoder = PictureDecoder(forCacheIn: folder)
    self.init(
      picture: { wish in
        BookCover.picture(ofFileAt: wish.path).flatMap {
          decoder.cells(of: $0, columns: wish.columns, rows: wish.rows, wish.mode)
        }
      }, report: report)
  }
}

extension PictureDecoder {
  /// A decoder that keeps what it decodes in the program's folder for that; nil to keep nothing.
  init(forCacheIn folder: String?) { self.init(cacheFolder: folder.map { $0 + "/pictures" }) }

  /// A cover in at most so many cells; nil if it cannot be shown.
  func cells(
    of cover: BookCover.Picture, columns: Int, rows: Int, _ mode: PictureMode
  ) -> CellPicture? {
    let size = PictureSize(
      width: cover.width, height: cover.height, inColumns: columns, rows: rows, enlarges: true)
    return cells(
      of: cover.bytes, shape: (cover.width, cover.height), columns: size.columns, rows: size.rows,
      mode)
  }
}

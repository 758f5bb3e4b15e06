import Books
import Dispatch
import Formats
import Pictures
package import Screen
package import TabPlaces
import Workers

/// Finds and decodes the covers of the books that the reader stays at, in the background.
package final class CoverFinder: BackgroundWorker {
  /// How long the reader stays at books before their covers are looked for.
  private static let patience = DispatchTimeInterval.milliseconds(60)

  private let work = LatestWork("covers")
  private let picture: @Sendable (CoverWish) -> CellPicture?
  private let report: @Sendable (CoverWish, CellPicture?) -> Void

  /// - Parameters:
  ///   - picture: Finds a cover; nil if there is none that can be shown. Called on another thread.
  ///   - report: Is given what was found, on that thread.
  package init(
    picture: @escaping @Sendable (CoverWish) -> CellPicture?,
    report: @escaping @Sendable (CoverWish, CellPicture?) -> Void
  ) {
    (self.picture, self.report) = (picture, report)
  }

  /// Finds covers in the files of books.
  ///
  /// - Parameter folder: Where decoded pictures are kept; nil to keep none.
  convenience init(
    cacheFolder folder: String?, report: @escaping @Sendable (CoverWish, CellPicture?) -> Void
  ) {
    let decoder = PictureDecoder(cacheFolder: folder.map { $0 + "/pictures" })
    self.init(picture: { Self.picture($0, decoder) }, report: report)
  }

  /// Finds these covers one after the other, and forgets those wanted before that were not begun.
  package func find(_ wishes: [CoverWish]) {
    work.begin(after: Self.patience) { [self] isWanted in
      for wish in wishes {
        guard isWanted() else { return }
        report(wish, picture(wish))
      }
    }
  }

  private static func picture(_ wish: CoverWish, _ decoder: PictureDecoder) -> CellPicture? {
    guard let cover = BookCover.picture(ofFileAt: wish.path) else { return nil }
    let size = PictureSize(
      width: cover.width, height: cover.height, inColumns: wish.columns, rows: wish.rows,
      enlarges: true)
    return decoder.cells(
      of: cover.bytes, shape: (cover.width, cover.height), columns: size.columns, rows: size.rows,
      wish.mode)
  }

  package func end() { work.end() }
}

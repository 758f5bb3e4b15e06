import Books
import Dispatch
import Formats
import Pictures
import Screen
import TabPlaces
import Workers

/// Finds and decodes the covers of the books that the reader stays at, in the background.
final class CoverFinder: BackgroundWorker {
  /// How long the reader stays at a book before its cover is looked for.
  private static let patience = DispatchTimeInterval.milliseconds(60)

  private let work = LatestWork("covers")
  private let decoder: PictureDecoder
  private let report: @Sendable (CoverWish, CellPicture?) -> Void

  /// - Parameters:
  ///   - folder: Where decoded pictures are kept; nil to keep none.
  ///   - report: Is given what was decoded, on another thread.
  init(
    cacheFolder folder: String?, report: @escaping @Sendable (CoverWish, CellPicture?) -> Void
  ) {
    decoder = PictureDecoder(cacheFolder: folder.map { $0 + "/pictures" })
    self.report = report
  }

  /// Finds the cover of the book in the file at `path`, and forgets what was wanted before.
  func find(_ wish: CoverWish, at path: String) {
    work.begin(after: Self.patience) { [self] _ in report(wish, picture(wish, path)) }
  }

  private func picture(_ wish: CoverWish, _ path: String) -> CellPicture? {
    guard let cover = BookCover.picture(ofFileAt: path) else { return nil }
    let size = PictureSize(
      width: cover.width, height: cover.height, inColumns: wish.columns, rows: wish.rows,
      enlarges: true)
    return decoder.cells(
      of: cover.bytes, shape: (cover.width, cover.height), columns: size.columns, rows: size.rows,
      wish.mode)
  }

  func end() { work.end() }
}

import Dispatch
import Formats
import Books
import Pictures
import Screen
import Synchronization
import TabPlaces

/// Finds and decodes the covers of the books that the reader stays at, in the background.
final class CoverFinder: BackgroundWorker {
  /// How long the reader stays at a book before its cover is looked for.
  private static let patience = DispatchTimeInterval.milliseconds(60)

  private let queue = DispatchQueue(label: "covers", qos: .userInitiated)
  private let number = Mutex(0)
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
    let number = next()
    queue.asyncAfter(deadline: .now() + Self.patience) { [self] in
      guard isCurrent(number) else { return }
      report(wish, picture(wish, path))
    }
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

  func end() { _ = next() }

  private func next() -> Int {
    number.withLock { number in
      number += 1
      return number
    }
  }

  private func isCurrent(_ wanted: Int) -> Bool { number.withLock { $0 == wanted } }
}

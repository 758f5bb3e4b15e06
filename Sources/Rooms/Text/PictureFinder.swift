import Books
import Dispatch
import Formats
import Pictures
import Profiles
import Programs
import Screen
import Setup
import TextPlace
import Widgets
import Workers

/// Decodes the pictures of the pages that the reader stays at, in the background.
final class PictureFinder: BackgroundWorker {
  /// How long the reader stays at a page before its pictures are decoded: longer than at one that is
  /// turned over with a key held down.
  private static let patience = DispatchTimeInterval.milliseconds(20)

  private let work = LatestWork("pictures")
  private let report: @Sendable (PicturesEvent) -> Void

  /// A finder that tells what it decoded to `report`, from another thread.
  init(report: @escaping @Sendable (PicturesEvent) -> Void) { self.report = report }

  /// Decodes these pictures of `source`, and forgets what was wanted before.
  func draw(_ wishes: [PictureWish], of source: any LiveText, _ decoder: PictureDecoder) {
    work.begin(after: Self.patience) { [report] isWanted in
      for wish in wishes {
        guard isWanted() else { return }
        let bytes = source.pictureBytes(at: wish.path)
        let picture = bytes.flatMap {
          decoder.cells(
            of: $0, shape: (wish.width, wish.height), columns: wish.size.columns,
            rows: wish.size.rows, wish.mode,
            window: wish.window.map {
              Rect(row: $0.row, column: $0.column, rows: $0.rows, columns: $0.columns)
            }, fillsCells: wish.fillsCells)
        }
        if picture == nil, let package = bytes.flatMap({ PictureDecoder.missingPackage(for: $0) }) {
          report(.lacked(wish, package: package))
        } else {
          report(.drawn(wish, picture))
        }
      }
    }
  }

  func end() { work.end() }
}

extension ReadingRoom {
  /// Does what the model asks for pictures.
  mutating func perform(_ effect: PicturesEffect) throws(TextError) -> [TextEffect] {
    switch effect {
    case .draw(let wishes):
      let decoder = PictureDecoder(
        cacheFolder: configuration.folders.cache.map { $0 + "/pictures" })
      pictures.draw(wishes, of: text.source, decoder)
    case .open(let path):
      if let refusal = Household.current?.refusal(of: .program) {
        return model.update(.notice(refusal))
      }
      guard let file = pictureFile(path) else {
        return model.update(.notice("The picture’s file cannot be read."))
      }
      Background.run("picture", qos: .userInitiated) { [onNotice] in
        if let failure = DesktopProgram.open(file) { onNotice(failure) }
      }
      return model.update(.notice("Asked the desktop to show the picture."))
    // The interpreter answers it.
    case .copyPath: break
    }
    return []
  }

  func pictureFile(_ path: String) -> String? {
    if let file = text.source.pictureFile(at: path) { return file }
    guard let folder = configuration.folders.cache,
      let bytes = text.source.pictureBytes(at: path)
    else { return nil }
    return PictureCopy.write(bytes, named: path, in: folder + "/pictures/files")
  }
}

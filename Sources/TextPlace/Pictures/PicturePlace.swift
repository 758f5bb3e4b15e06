package import Books
import Paging
package import Screen

/// A picture as it is wanted on the page.
package struct PictureWish: Hashable, Sendable {
  /// Where its bytes are.
  package var path: String
  /// The cells that it is drawn into.
  package var size: PictureSize
  /// How it is drawn.
  package var mode: PictureMode
  /// Its width and height in its own pixels.
  package var width: Int, height: Int
  /// The cells of it that are wanted; `nil` for all.
  package var window: PictureWindow?
  /// Whether it fills its cells, whatever shape these have on the screen.
  package var fillsCells = false

  /// The picture of a record in so many cells, or a window of it.
  package init(
    _ picture: PictureRecord, size: PictureSize, mode: PictureMode, window: PictureWindow? = nil
  ) {
    path = picture.path
    (width, height) = (picture.width, picture.height)
    (self.size, self.mode, self.window) = (size, mode, window)
  }

  /// The rows that are decoded together, at most, of a picture on several pages: of one in pixels, which
  /// take longer to send, no more than a page shows.
  private static let bandRows = 96

  /// The picture that `strip` is a row of: of one on several pages, the parts around it.
  init(_ strip: PictureStrip, mode: PictureMode) {
    self.init(strip.picture, size: strip.size, mode: mode)
    guard strip.partRows < strip.size.rows else { return }
    // Room left free above it and below it could be a whole page.
    fillsCells = true
    var rows = strip.partRows
    if case .pixels = mode {} else { rows *= max(Self.bandRows / rows, 1) }
    let first = strip.row / rows * rows
    window = PictureWindow(
      row: first, column: 0, rows: min(rows, strip.size.rows - first), columns: strip.size.columns)
  }
}

/// A part of a picture, in cells.
package struct PictureWindow: Hashable, Sendable {
  /// The first row and column of it.
  package var row: Int, column: Int
  /// Its size.
  package var rows: Int, columns: Int
}

/// What pictures of a text ask of the world outside.
package enum PicturesEffect: Equatable, Sendable {
  /// Decode these, and nothing else. Answered later by ``PicturesEvent/drawn(_:_:)``, once the reader has
  /// stayed at them.
  case draw([PictureWish])
  /// Copy the path of a picture's file out of the program, and say where it went: a copy of one that is
  /// in a book.
  case copyPath(String)
  /// Hand the file of a picture to the desktop's program for it.
  case open(String)
}

/// What pictures of a text hear from outside.
package enum PicturesEvent: Equatable, Sendable {
  /// A picture was decoded; nothing is there of one that cannot be shown.
  case drawn(PictureWish, CellPicture?)
  /// A picture cannot be shown without this package, which is not installed.
  case lacked(PictureWish, package: String)
  /// The terminal has said what it can show.
  case terminal(TerminalGraphics)
}

/// The pictures of a text that were decoded for the screen.
package struct PicturePlace: Equatable, Sendable {
  /// How pictures are drawn.
  package internal(set) var mode = PictureMode.blocks
  /// Those of some pages, to turn back to.
  private var decoded = DecodedPictures<PictureWish>(most: 24)
  /// The packages that pictures need which are not installed, by the pictures' paths.
  private var packages: [String: String] = [:]

  /// The picture of a wish; `nil` if it is not there yet, or cannot be shown.
  func picture(_ wish: PictureWish) -> CellPicture? { decoded.picture(wish) }

  /// Why the picture of a wish cannot be shown; nil if it can, or nobody knows yet.
  func failure(of wish: PictureWish) -> String? {
    guard decoded.hasFailed(wish) else { return nil }
    return packages[wish.path].map { "The package \($0) shows this picture." }
      ?? "This picture cannot be shown."
  }

  /// Receives what was decoded.
  mutating func receive(_ wish: PictureWish, _ picture: CellPicture?) {
    decoded.receive(wish, picture)
  }

  /// Receives the package that a picture needs.
  mutating func receive(_ wish: PictureWish, lacking package: String) {
    packages[wish.path] = package
    decoded.receive(wish, nil)
  }

  /// What is to be asked for so that `wishes` are there; `nil` if that was asked for already.
  mutating func ask(for wishes: [PictureWish]) -> [PictureWish]? { decoded.ask(for: wishes) }
}

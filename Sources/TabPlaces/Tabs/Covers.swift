import Screen
import Settings
import Widgets

/// The covers in view of a list of books, by what was wished.
struct Covers<Wish: Hashable & Sendable>: Equatable, Sendable {
  /// What the terminal shows.
  var graphics = TerminalGraphics()
  var depth = ColorDepth.none
  private var decoded = DecodedPictures<Wish>(most: 400)

  /// Whether any covers are in view that the terminal may show.
  var areWanted: Bool { !decoded.wanted.isEmpty }

  /// How covers are drawn; nil if none can be, or the reader wants no pictures.
  func mode(_ frame: TabFrame) -> PictureMode? {
    guard frame.symbols == .unicode, frame.preferences.pictures != "off" else { return nil }
    return graphics.mode(preferring: frame.preferences.pictures, depth: depth)
  }

  /// The picture of a wish; nil if it is not there yet, or the book has none.
  func picture(_ wish: Wish) -> CellPicture? { decoded.picture(wish) }

  /// Receives what was found.
  mutating func receive(_ wish: Wish, _ picture: CellPicture?) { decoded.receive(wish, picture) }

  /// What is to be asked for so that `wishes` are there; nil if that was asked for already.
  mutating func ask(for wishes: [Wish]) -> [Wish]? { decoded.ask(for: wishes) }

  /// Draws the cover of a wish, if it is there.
  func draw(_ wish: Wish, into surface: inout Surface, row: Int, column: Int) {
    guard let picture = picture(wish) else { return }
    for index in 0..<picture.rows {
      surface.put(
        picture, row: index, columns: 0..<picture.columns, atRow: row + index, column: column)
    }
  }
}

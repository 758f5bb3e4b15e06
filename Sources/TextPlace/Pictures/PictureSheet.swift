import Books
import Paging
import Screen
import Widgets

/// A picture of the book over the whole screen: fitted to it, or enlarged.
package struct PictureSheet: Equatable, Sendable {
  /// The cells of an enlarged picture, at most.
  private static let mostCells = 120_000
  /// The pixels of a side of one, and of all of it, at most.
  private static let (mostLength, mostPixels) = (8192, 16 << 20)

  /// What a frame says on a terminal with too few signs.
  private static let absence = "This terminal shows no pictures."

  private let strip: PictureStrip
  /// The link that it stands in, if any.
  private let link: PageLink?
  /// How often it is doubled.
  private var zoom = 0
  /// The part of the picture left of the middle of what is shown, and above it.
  private var (across, down) = (0.5, 0.5)

  /// A sheet with the picture that a page shows by `strip`.
  ///
  /// - Parameter link: The link that it stands in, if any.
  init(_ strip: PictureStrip, in link: PageLink? = nil) { (self.strip, self.link) = (strip, link) }

  private func area(_ layout: ScreenLayout) -> Rect {
    Rect(row: 0, column: 0, rows: max(layout.size.rows - 1, 1), columns: layout.size.columns)
  }

  /// The cells of all of it on a screen of the given layout.
  private func size(_ layout: ScreenLayout, zoom: Int) -> PictureSize {
    let area = area(layout)
    let fitted = PictureSize(
      width: strip.picture.width, height: strip.picture.height, inColumns: area.columns,
      rows: area.rows, enlarges: true)
    return PictureSize(columns: fitted.columns << zoom, rows: fitted.rows << zoom)
  }

  /// What is to be decoded for it.
  func wish(_ layout: ScreenLayout, _ mode: PictureMode) -> PictureWish {
    PictureWish(
      strip.picture, size: size(layout, zoom: zoom), mode: mode, window: window(layout, mode))
  }

  /// What is wanted of it in the terminal's own pixels, of which all would be too many to send; `nil` for
  /// all of it.
  private func window(_ layout: ScreenLayout, _ mode: PictureMode) -> PictureWindow? {
    guard case .pixels = mode, zoom > 0 else { return nil }
    let (size, area) = (size(layout, zoom: zoom), area(layout))
    return PictureWindow(
      row: Self.first(down, size.rows, area.rows),
      column: Self.first(across, size.columns, area.columns),
      rows: min(size.rows, area.rows), columns: min(size.columns, area.columns))
  }

  /// Whether a picture of this size can be decoded.
  private func canBeDrawn(_ size: PictureSize, _ mode: PictureMode) -> Bool {
    let width = size.columns * mode.pixels.columns
    let height = size.rows * mode.pixels.rows
    guard case .pixels = mode else { return size.columns * size.rows <= Self.mostCells }
    return max(width, height) <= Self.mostLength && width * height <= Self.mostPixels
  }

  /// Responds to a key.
  mutating func handle(_ key: Key, layout: ScreenLayout, _ mode: PictureMode) -> Response {
    switch KeyTable.picture[key] {
    case .enlarge: if canBeDrawn(size(layout, zoom: zoom + 1), mode) { zoom += 1 }
    case .reduce:
      zoom = max(zoom - 1, 0)
      if zoom == 0 { (across, down) = (0.5, 0.5) }
    case .fit: (zoom, across, down) = (0, 0.5, 0.5)
    case .left: move(across: -1, 0, layout)
    case .right: move(across: 1, 0, layout)
    case .up: move(across: 0, -1, layout)
    case .down: move(across: 0, 1, layout)
    case .copyPath: return .handled([.effect(.pictures(.copyPath(strip.picture.path)))])
    case .open: return .handled([.effect(.pictures(.open(strip.picture.path)))])
    case .follow:
      return .handled(link.map { [.dismiss, .follow($0)] } ?? [])
    case .frame(.leave): return .handled([.dismiss])
    case .frame(.quit): return .ignored
    case .frame, nil: break
    }
    return .handled()
  }

  /// Moves what is shown by a quarter of the screen.
  private mutating func move(across x: Double, _ y: Double, _ layout: ScreenLayout) {
    let (area, size) = (area(layout), size(layout, zoom: zoom))
    func moved(_ place: Double, by step: Double, _ shown: Int, _ all: Int) -> Double {
      guard all > shown else { return 0.5 }
      let part = Double(shown) / Double(all)
      return min(max(place + step * part / 4, part / 2), 1 - part / 2)
    }
    across = moved(across, by: x, area.columns, size.columns)
    down = moved(down, by: y, area.rows, size.rows)
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    let move = "\(symbols.leftKey)\(symbols.rightKey)\(symbols.upDown) move"
    return ["+ - size"] + (zoom > 0 ? [move] : []) + (link == nil ? [] : ["g follow its link"]) + [
      "y copy path", "\(symbols.enterKey) open with…", "q back",
    ]
  }

  /// Draws itself over the whole screen.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let area = area(layout)
    surface.fill(area)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    let wish = wish(layout, book.pictures.mode)
    guard let picture = book.pictures.picture(wish) else {
      // A window of a picture is there in a moment: no frame flickers before it.
      if wish.window == nil || book.pictures.failure(of: wish) != nil {
        drawFrame(into: &surface, area, layout, symbols, over: book)
      }
      return
    }
    let left = wish.window == nil ? Self.first(across, picture.columns, area.columns) : 0
    let top = wish.window == nil ? Self.first(down, picture.rows, area.rows) : 0
    let (column, row) = (
      max((area.columns - picture.columns) / 2, 0), max((area.rows - picture.rows) / 2, 0)
    )
    for y in 0..<min(picture.rows, area.rows) {
      surface.put(
        picture, row: top + y, columns: left..<left + min(picture.columns, area.columns),
        atRow: area.row + row + y, column: column)
    }
  }

  /// A frame with the words of the picture, as long as it is not there.
  private func drawFrame(
    into surface: inout Surface, _ area: Rect, _ layout: ScreenLayout, _ symbols: Symbols,
    over book: BookPlace
  ) {
    var frame = strip
    frame.size = size(layout, zoom: 0)
    frame.partRows = frame.size.rows
    let failure =
      book.canShowPictures
      ? book.pictures.failure(of: wish(layout, book.pictures.mode)) : Self.absence
    for row in 0..<frame.size.rows {
      frame.row = row
      book.drawFrame(
        of: frame, into: &surface, row: area.row + (area.rows - frame.size.rows) / 2 + row,
        column: (area.columns - frame.size.columns) / 2, isMatch: false,
        failure: failure, symbols)
    }
  }

  /// The first of `all` rows or columns that is shown, of which `shown` are.
  private static func first(_ middle: Double, _ all: Int, _ shown: Int) -> Int {
    min(max(Int(middle * Double(all)) - shown / 2, 0), max(all - shown, 0))
  }
}

import Catalogs
import Screen
import TabPlaces
import Testing
import Widgets

/// The covers of the books of a catalog.
@Suite struct CatalogCovers {
  private var rig: CatalogRig

  init() {
    rig = CatalogRig()
  }

  /// The popular books, the first two with covers, on a screen of a size; the first one is selected.
  private mutating func open(_ rows: Int, _ columns: Int, depth: ColorDepth = .direct) throws {
    var feeds = CatalogWorld.feeds
    guard case .value(var feed) = feeds["https://books.example/popular"] else { return }
    for index in 0..<2 { feed.entries[index].cover = "https://books.example/c\(index).jpg" }
    feeds["https://books.example/popular"] = .value(feed)
    rig = CatalogRig(rows: rows, columns: columns, feeds: feeds)
    rig.happen(.own(.terminal(TerminalGraphics(), depth)))
    rig.press(.enter, .enter)
  }

  private func picture(_ wish: CatalogCoverWish) throws -> CellPicture {
    let (columns, rows) = (10, 7)
    let raster = Raster(
      width: columns, height: 2 * rows, bytes: Array(repeating: 90, count: columns * rows * 6))
    return CellPicture(try #require(raster), .blocks)
  }

  /// The rows that show a picture.
  private var picturedRows: Int { rig.lines.filter { $0.contains("▀▀▀▀▀▀▀▀▀▀") }.count }

  @Test mutating func `the cover of the selected book alone is asked for, where there is room`()
    throws
  {
    try open(40, 120)
    #expect(rig.coverWishes.map(\.address) == ["https://books.example/c0.jpg"])
    #expect(rig.coverWishes[0].source == CatalogWorld.shelf)
    let before = rig.lines
    rig.happen(.own(.coverKnown(rig.coverWishes[0], try picture(rig.coverWishes[0]))))
    #expect(picturedRows == 7)
    // Nothing moves, and nothing is written over.
    #expect(zip(before, rig.lines).allSatisfy { $0 == $1 || $1.contains("▀") })
    #expect(rig.screen.contains("Herman Melville"))
    rig.press(.down)
    #expect(rig.coverWishes.count == 2 && picturedRows == 0)
    // What was seen is there at once; a book that names no cover has none.
    rig.press(.up)
    #expect(rig.coverWishes.count == 2 && picturedRows == 7)
    rig.press(.down, .down)
    #expect(rig.coverWishes.count == 3 && picturedRows == 0)
  }

  @Test mutating func `in a narrow list there are none, on the page of a book there is one`() throws
  {
    try open(24, 80)
    #expect(rig.coverWishes.isEmpty)
    rig.press(.enter)
    #expect(rig.coverWishes.map(\.address) == ["https://books.example/c0.jpg"])
    rig.happen(.own(.coverKnown(rig.coverWishes[0], try picture(rig.coverWishes[0]))))
    #expect(picturedRows == 7)
    #expect(rig.screen.contains("817 kB") && rig.screen.contains("Whaling"))
    rig.resize(12, 40)
    #expect(picturedRows == 0)
  }

  @Test(arguments: [ColorDepth.none, .direct])
  mutating func `without colours, or if pictures are off, no server is asked`(_ depth: ColorDepth)
    throws
  {
    try open(40, 120, depth: depth)
    #expect(rig.coverWishes.count == (depth == .none ? 0 : 1))
  }
}

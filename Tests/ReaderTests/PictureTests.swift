import Books
import Paging
import Screen
import Settings
import TestSupport
import Testing
import TextPlace
import Widgets

/// A book with two pictures, and a rig that shows it.
@Suite struct PicturesInATextPlace {
  private static let book: StructuredText = {
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, "A Voyage")
    draft.addBlank()
    draft.add("The ship lay in the harbour, as it is seen here.")
    draft.addBlank()
    draft.addPicture(width: 240, height: 96, path: "ship.png", "[The ship in the harbour]")
    draft.add(.picture, "The ship.")
    draft.addBlank()
    draft.add("Then it sailed.")
    draft.addBlank()
    draft.addPicture(width: 600, height: 900, path: "map.png", "[A map of the way]")
    draft.addBlank()
    draft.add("And came back.")
    return StructuredText(draft)
  }()

  private func rig(rows: Int = 24, preferences: Preferences = Preferences()) throws -> Rig {
    let text = String(decoding: Self.book.bytes, as: UTF8.self)
    var view = ViewSettings(preferences)
    view.spread = .off
    return try Rig(
      text, rows: rows, columns: 80, view: view, preferences: preferences, structure: Self.book)
  }

  private func picture(_ wish: PictureWish) throws -> CellPicture {
    let (columns, rows) = (
      wish.size.columns * wish.mode.pixels.columns, wish.size.rows * wish.mode.pixels.rows
    )
    var bytes: [UInt8] = []
    for y in 0..<rows {
      for x in 0..<columns {
        bytes += [UInt8(x * 255 / columns), UInt8(y * 255 / rows), 64]
      }
    }
    let raster = try #require(Raster(width: columns, height: rows, bytes: bytes))
    return CellPicture(raster, wish.mode)
  }

  @Test func `a frame stands on the page until the picture is there, and nothing moves then`()
    throws
  {
    var rig = try rig()
    #expect(rig.drawn.map(\.path) == ["ship.png"])
    let before = rig.lines
    #expect(before.contains { $0.contains("┌" + String(repeating: "─", count: 28) + "┐") })
    #expect(before.contains { $0.contains("The ship in the harbour") })
    let wish = try #require(rig.drawn.first)
    #expect(wish.size == PictureSize(columns: 30, rows: 6))
    try rig.happen(.pictures(.drawn(wish, try picture(wish))))
    let after = rig.lines
    #expect(after.filter { $0.contains("▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀") }.count == 6)
    #expect(zip(before, after).allSatisfy { $0 == $1 || $1.contains("▀") })
    #expect(rig.drawn.count == 1)
  }

  @Test func `one that cannot be shown says so in its frame, and is not asked for again`() throws {
    var rig = try rig()
    let before = rig.lines
    let failure = "This picture cannot be"
    try rig.happen(.pictures(.drawn(try #require(rig.drawn.first), nil)))
    #expect(zip(before, rig.lines).count { $0 != $1 } <= 3)
    #expect(rig.lines.contains { $0.contains("The ship in the harbour") })
    #expect(!before.contains { $0.contains(failure) })
    #expect(rig.lines.contains { $0.contains(failure) })
    try rig.press(.right)
    try rig.press(.left)
    #expect(rig.drawn.filter { $0.path == "ship.png" }.count == 1)
    try rig.press(.character("f"))
    #expect(!rig.lines.contains { $0.contains(failure) })
    try rig.happen(.pictures(.drawn(try #require(rig.drawn.last), nil)))
    #expect(rig.lines.contains { $0.contains(failure) })
  }

  @Test func `a picture that does not fit begins the next page, and a turn back asks for nothing`()
    throws
  {
    var rig = try rig()
    try rig.press(.right)
    #expect(rig.page.lines.first?.strip?.picture.path == "map.png")
    #expect(rig.drawn.map(\.path) == ["ship.png", "map.png"])
    for wish in rig.drawn { try rig.happen(.pictures(.drawn(wish, try picture(wish)))) }
    try rig.press(.left, .right, .left)
    #expect(rig.drawn.count == 2)
  }

  @Test func `with pictures off, the words stand for them`() throws {
    var preferences = Preferences()
    preferences.pictures = "off"
    let rig = try rig(preferences: preferences)
    #expect(rig.drawn.isEmpty)
    #expect(rig.lines.contains { $0.contains("│ [The ship in the harbour]") })
    #expect(rig.lines.contains { $0.contains("[A map of the way]") })
  }

  @Test func `f opens the picture of a page whole, + enlarges it, and y copies its path`() throws {
    var rig = try rig()
    let small = try #require(rig.drawn.last)
    try rig.happen(.pictures(.drawn(small, try picture(small))))
    try rig.press(.character("f"))
    let wish = try #require(rig.drawn.last)
    #expect(wish.size == PictureSize(columns: 80, rows: 16))
    try rig.happen(.pictures(.drawn(wish, try picture(wish))))
    #expect(rig.lines.filter { $0 == String(repeating: "▀", count: 80) }.count == 16)
    try rig.press(.character("+"))
    let large = try #require(rig.drawn.last)
    #expect(large.size == PictureSize(columns: 160, rows: 32))
    try rig.happen(.pictures(.drawn(large, try picture(large))))
    let middle = rig.surface[0, 0]
    try rig.press(.left, .left, .left, .up, .up, .up)
    #expect(rig.surface[0, 0] == (try picture(large))[0, 0])
    #expect(rig.surface[0, 0] != middle)
    try rig.press(.character("y"))
    #expect(rig.copiedWords == ["/pictures/ship.png"])
    try rig.press(.enter)
    #expect(rig.openedPictures == ["ship.png"])
    try rig.press(.character("q"))
    #expect(rig.model.sheet == nil)
  }

  // MARK: - Pictures that are shown as words

  @Test(arguments: ["off", "blocks"])
  func `f reaches the pictures for which words stand on the page`(_ setting: String) throws {
    var preferences = Preferences()
    preferences.pictures = setting
    var rig = try rig(preferences: preferences)
    // Their words are on one page.
    try rig.type(setting == "off" ? "fay" : "fy")
    #expect(rig.copiedWords == ["/pictures/ship.png"])
    try rig.press(.enter)
    #expect(rig.openedPictures == ["ship.png"])
  }

  @Test func `pictures within a line have letters beside those of links`() throws {
    var draft = StructuredDraft()
    draft.add(
      "Press ", .init("[x]", .picture, to: "x.avif"), " or see ", .init("it", .link, to: "a:b"))
    draft.addBlank()
    draft.add(.row, "one\t", .init("[y]", .picture, to: "y.png"))
    let text = StructuredText(draft)
    var rig = try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: 24, columns: 80, structure: text)
    try rig.type("f")
    #expect(rig.screen.contains("Press ax] or see bt") && rig.screen.contains("cy]"))
    try rig.type("c\n")
    #expect(rig.openedPictures == ["y.png"])
    try rig.type("qfa\n")
    #expect(rig.openedPictures == ["y.png", "x.avif"])
    try rig.happen(.pictures(.drawn(try #require(rig.drawn.last), nil)))
    #expect(rig.screen.contains("This picture cannot be shown."))
  }

  @Test func `a picture in a link has a letter of its own, behind that of the link`() throws {
    var draft = StructuredDraft()
    draft.add(.init("[badge]", .link, .picture, to: "https://a.b"))
    let text = StructuredText(draft)
    var rig = try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: 24, columns: 80, structure: text)
    try rig.type("f")
    #expect(rig.screen.contains("abadge]"))
    try rig.type("b\n")
    #expect(rig.openedPictures == ["https://a.b"])
    try rig.type("qfa")
    #expect(rig.footer.contains("open in the browser"))
  }

  @Test func `a click on the words for a picture opens it`() throws {
    var preferences = Preferences()
    preferences.pictures = "off"
    var rig = try rig(preferences: preferences)
    let row = try #require(rig.lines.firstIndex { $0.contains("[The ship in the harbour]") })
    let column = try #require(rig.lines[row].firstRange(of: "[The")).lowerBound
    try rig.click(
      row: row, column: rig.lines[row].distance(from: rig.lines[row].startIndex, to: column) + 1)
    #expect(rig.footer.contains("copy path"))
  }

  @Test func `a click on a picture among words opens it, and one on a page of its own turns that`()
    throws
  {
    var rig = try rig()
    let row = try #require(rig.lines.firstIndex { $0.contains("The ship in the harbour") })
    try rig.click(row: row, column: 40)
    #expect(rig.footer.contains("copy path"))
    var draft = StructuredDraft()
    draft.addPicture(width: 600, height: 1200, path: "map.png", "[A map of the way]")
    draft.addBlank()
    draft.add("And came back.")
    let text = StructuredText(draft)
    rig = try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: 12, columns: 80, structure: text)
    try rig.click(row: 5, column: 40)
    #expect(rig.screen.contains("And came back.") && !rig.footer.contains("copy path"))
  }

  @Test func `a picture that stands in a link leads on by a key, and by a click`() throws {
    var draft = StructuredDraft()
    draft.add("Words.")
    draft.addBlank()
    draft.addPicture(width: 240, height: 96, "[The ship]", in: "https://a.b")
    let text = StructuredText(draft)
    var rig = try Rig(
      String(decoding: text.bytes, as: UTF8.self), rows: 24, columns: 80, structure: text)
    try rig.type("f")
    #expect(rig.footer.contains("g follow its link"))
    try rig.type("g")
    #expect(rig.screen.contains("https://a.b") && rig.footer.contains("open in the browser"))
    try rig.type("q")
    let row = try #require(rig.lines.firstIndex { $0.contains("The ship") })
    try rig.click(row: row, column: 40)
    #expect(rig.screen.contains("https://a.b"))
  }

  @Test func `without a picture or a link, f says so`() throws {
    var rig = try Rig("Just words.", rows: 24, columns: 80)
    try rig.type("f")
    #expect(rig.footer.contains("There is no note, link or picture on this page."))
  }

  // MARK: - What the whole picture says

  @Test func `the keys of a picture shown whole are told by ? and F1`() throws {
    var rig = try rig()
    for key in [Key.character("?"), .function(1)] {
      try rig.press(.character("f"), key)
      #expect(rig.screen.contains("twice as large") && rig.screen.contains("copy the path"))
      try rig.press(.escape)
      #expect(!rig.screen.contains("twice as large") && rig.footer.contains("copy path"))
      try rig.press(.character("q"))
    }
  }

  @Test func `a picture that a package would show names it`() throws {
    var rig = try rig()
    let wish = try #require(rig.drawn.first)
    try rig.happen(.pictures(.lacked(wish, package: "librsvg2-bin")))
    #expect(rig.screen.contains("The package librsvg2-bin"))
    try rig.press(.character("f"))
    try rig.happen(.pictures(.lacked(try #require(rig.drawn.last), package: "librsvg2-bin")))
    #expect(rig.screen.contains("The package librsvg2-bin shows this picture."))
    #expect(rig.drawn.count == 2)
  }

  @Test func `each part of a picture on several pages that cannot be shown has a frame of its own`()
    throws
  {
    var draft = StructuredDraft()
    draft.addPicture(width: 800, height: 1200, path: "1.png", "[Page 1]")
    var metadata = BookMetadata(format: "Comic")
    metadata.isComic = true
    let comic = StructuredText(draft, metadata)
    var rig = try Rig(
      String(decoding: comic.bytes, as: UTF8.self), rows: 24, columns: 80, structure: comic)
    try rig.type("a")
    for step in [Key.home, .right] {
      try rig.press(step)
      let wish = try #require(rig.drawn.last)
      try rig.happen(.pictures(.drawn(wish, nil)))
      #expect(rig.lines.contains { $0.contains("┌─") } && rig.lines.contains { $0.contains("└─") })
      #expect(rig.screen.contains("Page 1") && rig.screen.contains("This picture cannot be shown."))
      let row = try #require(rig.lines.firstIndex { $0.contains("This picture cannot be") })
      #expect((6..<18).contains(row))
    }
  }

  @Test func `words found in a picture's words stand in its first row, and the picture stays`()
    throws
  {
    var rig = try rig()
    let wish = try #require(rig.drawn.first)
    try rig.happen(.pictures(.drawn(wish, try picture(wish))))
    try rig.type("/harbour\nn")
    let row = try #require(rig.lines.firstIndex { $0.contains("The ship in the harbour") })
    #expect(rig.lines[row + 1..<row + 6].allSatisfy { $0.contains("▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀") })
  }
}

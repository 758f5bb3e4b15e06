import Screen
import TestSupport
import Testing

/// Pictures in the terminal's own pixels, as cells and in few colours.
@Suite struct PixelPictures {
  private func raster(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8)
  ) throws -> Raster {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = pixel(x, y)
        bytes += [red, green, blue]
      }
    }
    return try #require(Raster(width: width, height: height, bytes: bytes))
  }

  @Test func `each cell of the largest picture tells its own row and column`() throws {
    #expect(PicturePart.most == 297)
    for number in 0..<PicturePart.most {
      let part = PicturePart(key: 0x01_02_03, row: number, column: PicturePart.most - 1 - number)
      #expect(PicturePart(part.cell) == part)
      #expect(part.cell.text.unicodeScalars.count == 3)
    }
    // The first and the last of kitty's list.
    #expect(PicturePart(key: 1, row: 0, column: 296).cell.text == "\u{10EEEE}\u{305}\u{1D244}")
    #expect(PicturePart(Cell()) == nil)
    #expect(PicturePart(Cell(text: "\u{10EEEE}")) == nil)
  }

  @Test func `what is put over a cell takes its part of the picture away`() throws {
    let cell = try #require(CellPixels(width: 2, height: 4))
    let mode = PictureMode.pixels(.kitty, cell)
    let picture = CellPicture(
      try raster(6, 8) { x, y in (UInt8(x), UInt8(y), 0) }, mode, columns: 3, rows: 2)
    var surface = Surface(rows: 2, columns: 3)
    for row in 0..<2 {
      surface.put(picture, row: row, columns: 0..<3, atRow: row, column: 0)
    }
    let key = try #require(picture.pixels).key
    #expect(surface.pictures[key] == picture.pixels)
    surface.put("a", row: 0, column: 1)
    surface.apply(.match, to: Rect(row: 1, column: 0, rows: 1, columns: 1))
    let parts = (0..<2).map { row in (0..<3).map { PicturePart(surface[row, $0]) } }
    #expect(
      parts[0] == [.init(key: key, row: 0, column: 0), nil, .init(key: key, row: 0, column: 2)])
    #expect(
      parts[1] == [nil, .init(key: key, row: 1, column: 1), .init(key: key, row: 1, column: 2)])
    var other = Surface(rows: 2, columns: 3)
    other.copy(other.bounds, of: surface)
    #expect(other.pictures == surface.pictures)
  }

  @Test func `a picture of few colours keeps them, in the middle of its area`() throws {
    let picture = IndexedRaster(
      try raster(4, 2) { x, _ in x < 2 ? (255, 0, 0) : (0, 0, 255) }, colors: 16, inWidth: 8,
      height: 4)
    #expect(picture.palette.count == 2)
    #expect(Set(picture.palette) == [[100, 0, 0], [0, 0, 100]])
    let nothing = IndexedRaster.nothing
    for y in 0..<4 {
      for x in 0..<8 {
        let number = picture.numbers[y * 8 + x]
        guard (1..<3).contains(y), (2..<6).contains(x) else {
          #expect(number == nothing)
          continue
        }
        #expect(picture.palette[Int(number)] == (x < 4 ? [100, 0, 0] : [0, 0, 100]))
      }
    }
  }

  @Test(arguments: [2, 16, 255])
  func `few colours are mixed to the picture's own`(_ colors: Int) throws {
    // Greys of a ramp: two colours are to mix all of them.
    let size = 96
    let picture = IndexedRaster(
      try raster(size, size) { x, _ in
        let grey = UInt8(40 + x * 160 / size)
        return (grey, grey, grey)
      }, colors: colors, inWidth: size, height: size)
    #expect(picture.palette.count <= colors)
    for part in 0..<4 {
      var sum = 0.0
      for y in 0..<size {
        for x in part * 24..<(part + 1) * 24 {
          sum += Double(picture.palette[Int(picture.numbers[y * size + x])].x) * 2.55
        }
      }
      let wanted = 40 + (Double(part) * 24 + 11.5) * 160 / Double(size)
      // Of two colours, both are means of halves: the ends of the ramp are out of reach.
      let least = colors == 2 ? 25.0 : 2
      #expect(abs(sum / Double(24 * size) - wanted) <= least)
    }
  }

  @Test(arguments: [
    (0x1F, 0x48, 0x4C), (0x30, 0x10, 0x50), (0x7B, 0x6F, 0x62), (0xE8, 0xE0, 0xC8),
  ])
  func `in 256 colours each part of a picture has its own colour`(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8
  ) throws {
    let cells = CellPicture(try raster(24, 24) { _, _ in (red, green, blue) }, .indexed)
    var sum = SIMD3<Int>.zero
    for row in 0..<12 {
      for column in 0..<24 {
        let ink = cells[row, column].style.ink
        for color in [ink.letters, ink.ground] {
          guard case .rgb(let red, let green, let blue)? = color else {
            Issue.record("no colour")
            continue
          }
          // It is one that the terminal has.
          let parts = [red, green, blue]
          #expect(
            parts.allSatisfy { [0, 95, 135, 175, 215, 255].contains($0) }
              || Set(parts).count == 1 && red % 10 == 8)
          sum &+= SIMD3(Int(red), Int(green), Int(blue))
        }
      }
    }
    let difference = sum / (24 * 24) &- SIMD3(Int(red), Int(green), Int(blue))
    #expect(
      [difference.x, difference.y, difference.z].allSatisfy { abs($0) <= 6 }, "\(difference)")
  }

  @Test func `a picture keeps its shape in cells that are not twice as high as wide`() throws {
    let cell = try #require(CellPixels(width: 10, height: 18))
    let size = PictureMode.pixels(.kitty, cell).size(
      ofWidth: 400, height: 400, inColumns: 40, rows: 20)
    #expect(size == (360, 360))
    #expect(PictureMode.blocks.size(ofWidth: 400, height: 400, inColumns: 40, rows: 20) == (40, 40))
    let line = PictureMode.pixels(.kitty, cell).size(
      ofWidth: 10_000, height: 1, inColumns: 4, rows: 1)
    #expect(line == (40, 1))
  }

  @Test(arguments: [
    ("auto", true, 256, false, ColorDepth.direct, "kitty"),
    ("auto", true, 256, false, .none, "dots"),
    ("auto", true, 256, true, .direct, "blocks"),
    ("auto", false, 256, false, .indexed, "sixel"),
    ("auto", false, 0, false, .sixteen, "sixteen"),
    ("auto", false, 0, false, .indexed, "indexed"),
    ("blocks", true, 256, false, .indexed, "indexed"),
    ("kitty", false, 0, true, .direct, "kitty"),
    ("sixel", true, 0, true, .eight, "sixel"),
    ("blocks", true, 256, false, .direct, "blocks"),
    ("dots", true, 256, false, .direct, "dots"),
  ])
  func `pictures are drawn as fine as the terminal can, or as the reader wants`(
    _ name: String, _ hasPlaceholders: Bool, _ colors: Int, _ isRemote: Bool,
    _ depth: ColorDepth, _ expected: String
  ) {
    var graphics = TerminalGraphics()
    (graphics.hasPlaceholders, graphics.sixelColors) = (hasPlaceholders, colors > 0 ? colors : nil)
    (graphics.isRemote, graphics.cell) = (isRemote, .usual)
    let word: String
    switch graphics.mode(preferring: name, depth: depth) {
    case .pixels(.kitty, _): word = "kitty"
    case .pixels(.sixel, _): word = "sixel"
    case let mode: word = "\(mode)"
    }
    #expect(word == expected)
  }

  @Test func `sixels wait until the size of a cell is known`() {
    var graphics = TerminalGraphics()
    graphics.sixelColors = 256
    #expect(graphics.mode(preferring: "auto", depth: .direct) == .blocks)
  }
}

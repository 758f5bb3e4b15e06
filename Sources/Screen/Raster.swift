/// A picture in pixels of red, green and blue, row by row.
package struct Raster: Equatable, Sendable {
  /// The size in pixels.
  package let width: Int, height: Int
  private let bytes: [UInt8]

  /// The picture of `width` × `height` pixels with three bytes each; `nil` if there are more or fewer.
  package init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 3 else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The colour of a pixel.
  package func color(column: Int, row: Int) -> Color {
    let index = (row * width + column) * 3
    return .rgb(bytes[index], bytes[index + 1], bytes[index + 2])
  }

  /// The parts of a pixel's colour, from 0 to 255.
  func pixel(column: Int, row: Int) -> SIMD3<Float> {
    let index = (row * width + column) * 3
    return SIMD3(Float(bytes[index]), Float(bytes[index + 1]), Float(bytes[index + 2]))
  }

  /// How light a pixel looks, from 0 to 255.
  func lightness(column: Int, row: Int) -> Int {
    let index = (row * width + column) * 3
    return (Int(bytes[index]) * 54 + Int(bytes[index + 1]) * 183 + Int(bytes[index + 2]) * 19) >> 8
  }
}

extension Raster {
  /// Calls `body` with its bytes: three for each pixel.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer(body)
  }

  /// The part of it that begins at a pixel, and is cut off at its edges.
  package func part(left: Int, top: Int, width: Int, height: Int) -> Raster? {
    let columns = max(left, 0)..<max(min(left + width, self.width), max(left, 0))
    let rows = max(top, 0)..<max(min(top + height, self.height), max(top, 0))
    var part: [UInt8] = []
    part.reserveCapacity(columns.count * rows.count * 3)
    for row in rows {
      let start = (row * self.width + columns.lowerBound) * 3
      part += bytes[start..<start + columns.count * 3]
    }
    return Raster(width: columns.count, height: rows.count, bytes: part)
  }

  /// A digest of its pixels, by FNV-1a over words of eight bytes.
  var digest: UInt64 {
    bytes.withUnsafeBytes { bytes in
      var digest: UInt64 = 0xCBF2_9CE4_8422_2325
      var at = 0
      while at + 8 <= bytes.count {
        digest =
          (digest ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
          &* 0x100_0000_01B3
        digest ^= digest >> 29
        at += 8
      }
      while at < bytes.count {
        digest = (digest ^ UInt64(bytes[at])) &* 0x100_0000_01B3
        at += 1
      }
      return digest
    }
  }
}

/// How pictures are drawn in cells.
package enum PictureMode: Hashable, Sendable {
  /// Two pixels a cell, one above the other, in colours.
  case blocks
  /// The same in the first 8 or 16 colours of a terminal, mixed.
  case eight, sixteen
  /// The same in the colours that a terminal with 256 has for all: a cube of 216 and 24 greys.
  case indexed
  /// Eight dots a cell in the colour of the text, as ink on paper.
  case dots
  /// The terminal's own pixels, of which a cell has so many.
  case pixels(PixelWay, CellPixels)

  /// The pixels of a cell.
  package var pixels: (columns: Int, rows: Int) {
    switch self {
    case .blocks, .eight, .sixteen, .indexed: (1, 2)
    case .dots: (2, 4)
    case .pixels(_, let cell): (cell.width, cell.height)
    }
  }

  /// The size in pixels at which a picture of `width` × `height` is drawn into `columns` × `rows` cells.
  ///
  /// Cells of a few pixels are filled; in the terminal's own pixels the picture keeps its shape, as pages
  /// take all cells to be twice as high as wide, and some are not.
  ///
  /// - Parameter fillsCells: Whether they are filled in any case.
  package func size(
    ofWidth width: Int, height: Int, inColumns columns: Int, rows: Int, fillsCells: Bool = false
  ) -> (width: Int, height: Int) {
    let area = (width: columns * pixels.columns, height: rows * pixels.rows)
    guard !fillsCells, case .pixels = self else { return area }
    let scale = min(
      Double(area.width) / Double(max(width, 1)), Double(area.height) / Double(max(height, 1)))
    func scaled(_ length: Int, _ most: Int) -> Int {
      min(max(Int((Double(length) * scale).rounded()), 1), most)
    }
    return (scaled(width, area.width), scaled(height, area.height))
  }
}

/// A picture as it stands in cells, with nothing left to compute.
package struct CellPicture: Equatable, Sendable {
  /// The size in cells.
  package let columns: Int, rows: Int
  /// The picture that the terminal itself draws; `nil` if the cells are all there is.
  package let pixels: PixelPicture?
  private let cells: [Cell]

  /// The cells of `raster`, whose size is `mode`'s pixels for each of them.
  package init(_ raster: Raster, _ mode: PictureMode) {
    self.init(
      raster, mode, columns: raster.width / mode.pixels.columns,
      rows: raster.height / mode.pixels.rows)
  }

  /// The picture of `raster` over so many cells, of which the terminal's own pixels need not fill all.
  package init(_ raster: Raster, _ mode: PictureMode, columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    if case .pixels(let way, let cell) = mode {
      pixels = PixelPicture(raster, columns: columns, rows: rows, way, cell)
      cells = []
      return
    }
    pixels = nil
    cells =
      switch mode {
      case .pixels: []
      case .blocks: Self.blocks(columns, rows) { raster.color(column: $0, row: $1) }
      case .eight: Self.mixed(raster, columns, rows, of: 8)
      case .sixteen: Self.mixed(raster, columns, rows, of: 16)
      case .indexed: Self.mixed(raster, columns, rows)
      case .dots: Self.dots(raster, columns, rows)
      }
  }

  /// The cell at `row` and `column` of the picture.
  package subscript(row: Int, column: Int) -> Cell {
    guard let pixels else { return cells[row * columns + column] }
    guard row < PicturePart.most, column < PicturePart.most else { return Cell() }
    return PicturePart(key: pixels.key, row: row, column: column).cell
  }

  /// The bytes that it takes in memory, about.
  package var byteCount: Int { pixels?.byteCount ?? cells.count * MemoryLayout<Cell>.stride }

  private static func blocks(
    _ columns: Int, _ rows: Int, _ color: (_ column: Int, _ row: Int) -> Color
  ) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        var style = Style(.text)
        style.ink = Ink(letters: color(column, 2 * row), ground: color(column, 2 * row + 1))
        cells.append(Cell(text: "▀", style: style))
      }
    }
    return cells
  }

  /// Pixels of a terminal's first colours, as they are on xterm, so many of each that each part has the
  /// colour of the picture: by the diffusion of errors of Floyd and Steinberg.
  private static func mixed(
    _ raster: Raster, _ columns: Int, _ rows: Int, of count: Int
  ) -> [Cell] {
    let palette = (0..<count).map(parts(ofColor:))
    return mixed(raster, columns, rows) { wanted, _ in
      var (best, least) = (0, Float.infinity)
      for (number, color) in palette.enumerated() {
        let difference = wanted - color
        let distance = (difference * difference).sum()
        if distance < least { (best, least) = (number, distance) }
      }
      return (.terminal(UInt8(best)), palette[best])
    }
  }

  /// The parts of the colour of a terminal of 256 with this number.
  private static func parts(ofColor number: Int) -> SIMD3<Float> {
    let value = Color.value(of: number)
    return SIMD3(Float(value >> 16 & 255), Float(value >> 8 & 255), Float(value & 255))
  }

  /// The same in the colours of a terminal of 256 that are the same everywhere.
  ///
  /// Of the cube's colours the nearest is the one with the nearest level of each part: few are tried. The
  /// pixel's own colour counts too, and a part of the error is dropped, or dark waters would be full of
  /// specks.
  private static func mixed(_ raster: Raster, _ columns: Int, _ rows: Int) -> [Cell] {
    let palette = (0..<256).map(parts(ofColor:))
    func step(_ part: Float) -> Int {
      part < 48 ? 0 : part < 115 ? 1 : min(Int((part - 35) / 40), 5)
    }
    func cube(_ color: SIMD3<Float>) -> Int {
      16 + 36 * step(color.x) + 6 * step(color.y) + step(color.z)
    }
    func grey(_ color: SIMD3<Float>) -> Int {
      232 + min(max(Int((color.sum() / 3 - 3) / 10), 0), 23)
    }
    return mixed(raster, columns, rows, part: 0.8) { wanted, own in
      var (best, least) = (0, Float.infinity)
      func consider(_ number: Int) {
        let (error, change) = (wanted - palette[number], own - palette[number])
        let distance = (error * error).sum() + (change * change).sum() / 2
        if distance < least { (best, least) = (number, distance) }
      }
      consider(cube(wanted))
      consider(grey(wanted))
      consider(cube(own))
      consider(grey(own))
      return (.hex(Color.value(of: best)), palette[best])
    }
  }

  private static func mixed(
    _ raster: Raster, _ columns: Int, _ rows: Int, part: Float = 1,
    nearest: (_ wanted: SIMD3<Float>, _ own: SIMD3<Float>) -> (color: Color, parts: SIMD3<Float>)
  ) -> [Cell] {
    let (width, height) = (columns, rows * 2)
    var colors = [Color](repeating: .standard, count: width * height)
    var errors = [SIMD3<Float>](repeating: .zero, count: width + 2)
    for y in 0..<height {
      var below = [SIMD3<Float>](repeating: .zero, count: width + 2)
      let step = y % 2 == 0 ? 1 : -1
      for place in 0..<width {
        let x = step > 0 ? place : width - 1 - place
        // Colours that no mixture gives would be carried over the whole picture.
        let own = raster.pixel(column: x, row: y)
        let wanted = (own + errors[x + 1] * part).clamped(
          lowerBound: .init(repeating: -32), upperBound: .init(repeating: 287))
        let best = nearest(wanted, own)
        colors[y * width + x] = best.color
        let error = (wanted - best.parts) / 16
        errors[x + 1 + step] += error * 7
        below[x + 1 - step] += error * 3
        below[x + 1] += error * 5
        below[x + 1 + step] += error
      }
      errors = below
    }
    return blocks(columns, rows) { colors[$1 * width + $0] }
  }

  /// Dots where the picture is dark, so many that each part is as dark as in the picture: by the
  /// diffusion of errors of Floyd and Steinberg, every other row from right to left.
  private static func dots(_ raster: Raster, _ columns: Int, _ rows: Int) -> [Cell] {
    let (width, height) = (columns * 2, rows * 4)
    var ink = [Bool](repeating: false, count: width * height)
    var errors = [Int](repeating: 0, count: width + 2)
    for y in 0..<height {
      var below = [Int](repeating: 0, count: width + 2)
      let step = y % 2 == 0 ? 1 : -1
      for x in step > 0 ? Array(0..<width) : Array((0..<width).reversed()) {
        let wanted = raster.lightness(column: x, row: y) * 16 + errors[x + 1]
        let isInk = wanted < 128 * 16
        ink[y * width + x] = isInk
        let error = (wanted - (isInk ? 0 : 255 * 16)) / 16
        errors[x + 1 + step] += error * 7
        below[x + 1 - step] += error * 3
        below[x + 1] += error * 5
        below[x + 1 + step] += error
      }
      errors = below
    }
    // The dots of braille: the bits of the left column from above, and of the right one.
    let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
    var cells: [Cell] = []
    for row in 0..<rows {
      for column in 0..<columns {
        var pattern: UInt32 = 0
        for y in 0..<4 {
          for x in 0..<2 where ink[(row * 4 + y) * width + column * 2 + x] { pattern |= bits[y][x] }
        }
        let scalar = Unicode.Scalar(0x2800 + pattern).map(String.init) ?? " "
        cells.append(Cell(text: pattern == 0 ? " " : scalar))
      }
    }
    return cells
  }
}

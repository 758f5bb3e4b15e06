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

  /// How light a pixel looks, from 0 to 255.
  func lightness(column: Int, row: Int) -> Int {
    let index = (row * width + column) * 3
    return (Int(bytes[index]) * 54 + Int(bytes[index + 1]) * 183 + Int(bytes[index + 2]) * 19) >> 8
  }
}

/// How pictures are drawn in cells.
package enum PictureMode: String, Hashable, Sendable {
  /// Two pixels a cell, one above the other, in colours.
  case blocks
  /// Eight dots a cell in the colour of the text, as ink on paper.
  case dots

  /// The pixels of a cell.
  package var pixels: (columns: Int, rows: Int) {
    switch self {
    case .blocks: (1, 2)
    case .dots: (2, 4)
    }
  }
}

/// A picture as it stands in cells, with nothing left to compute.
package struct CellPicture: Equatable, Sendable {
  /// The size in cells.
  package let columns: Int, rows: Int
  private let cells: [Cell]

  /// The cells of `raster`, whose size is `mode`'s pixels for each of them.
  package init(_ raster: Raster, _ mode: PictureMode) {
    columns = raster.width / mode.pixels.columns
    rows = raster.height / mode.pixels.rows
    cells =
      switch mode {
      case .blocks: Self.blocks(raster, columns, rows)
      case .dots: Self.dots(raster, columns, rows)
      }
  }

  /// The cell at `row` and `column` of the picture.
  package subscript(row: Int, column: Int) -> Cell { cells[row * columns + column] }

  private static func blocks(_ raster: Raster, _ columns: Int, _ rows: Int) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(columns * rows)
    for row in 0..<rows {
      for column in 0..<columns {
        let upper = raster.color(column: column, row: 2 * row)
        let lower = raster.color(column: column, row: 2 * row + 1)
        var style = Style(.text)
        style.ink = Ink(letters: upper, ground: lower)
        cells.append(Cell(text: "▀", style: style))
      }
    }
    return cells
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

/// A picture in the pixels of a terminal, over a rectangle of cells.
package struct PixelPicture: Equatable, Sendable {
  /// What is to be sent to the terminal.
  package enum Content: Sendable {
    /// All colours; the terminal fits it into the cells, in their middle.
    case raster(Raster)
    /// A few colours, over all of the cells.
    case indexed(IndexedRaster)
  }

  /// What tells it from other pictures: 24 bits of a digest of what it shows.
  package let key: UInt32
  /// Its size in cells.
  package let columns: Int, rows: Int
  /// What it shows.
  package let content: Content

  /// The picture of `raster`, as wide or as high as the cells, in their middle.
  package init(
    _ raster: Raster, columns: Int, rows: Int, _ way: PixelWay, _ cell: CellPixels
  ) {
    (self.columns, self.rows) = (columns, rows)
    var digest = raster.digest
    for part in [raster.width, raster.height, columns, rows] {
      digest = (digest ^ UInt64(part)) &* 0x100_0000_01B3
    }
    // Colours below 256 may be numbers of a palette.
    key = UInt32(truncatingIfNeeded: digest ^ digest >> 32) & 0xFF_FFFF | 0x01_00_00
    content =
      switch way {
      case .kitty: .raster(raster)
      case .sixel(let colors):
        .indexed(
          IndexedRaster(
            raster, colors: colors, inWidth: columns * cell.width, height: rows * cell.height))
      }
  }

  /// The bytes that it takes in memory, about.
  package var byteCount: Int {
    switch content {
    case .raster(let raster): raster.width * raster.height * 3
    case .indexed(let raster): raster.width * raster.height
    }
  }

  package static func == (one: Self, other: Self) -> Bool {
    (one.key, one.columns, one.rows) == (other.key, other.columns, other.rows)
  }
}

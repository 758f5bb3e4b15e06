/// A picture of a book: where it stands in the text, how large it is, and where its bytes are.
package struct PictureRecord: Equatable, Hashable, Sendable {
  /// The text's offset of the first byte of the words that stand for it: those are a block.
  package var offset: Int
  /// Its width and height in pixels, as the head of its file says; at least 1.
  package var width: Int, height: Int
  /// Where its bytes are: a path in the book, or of a file beside it.
  package var path: String

  /// The picture of `width` × `height` pixels at `path`.
  package init(at offset: Int, width: Int, height: Int, path: String) {
    self.offset = offset
    (self.width, self.height) = (max(width, 1), max(height, 1))
    self.path = path
  }

  /// From this many pixels of width on a picture may be a page, or several.
  package static let widthOfPages = 400
  /// The pages that a picture is parted among, at most.
  package static let mostParts = 4096

  /// The bytes that the words for it have, at least: each page that it is parted among begins with one of
  /// its own.
  ///
  /// They are enough for a picture as wide as the lines, if these have no more than 32 times as many columns
  /// as the page has rows. Pictures that are wider than high are on few pages.
  package static func leastWords(forWidth width: Int, height: Int) -> Int {
    guard width >= widthOfPages, height > width else { return 0 }
    return min((16 * height + width - 1) / width, mostParts)
  }
}

/// The cells that a picture is drawn into.
package struct PictureSize: Equatable, Hashable, Sendable {
  /// At least 1.
  package var columns: Int, rows: Int

  /// So many columns and rows.
  package init(columns: Int, rows: Int) {
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
  }

  /// How many times as high as wide a cell is taken to be, on every terminal: pages must not depend
  /// on its font.
  private static let cellAspect = 2.0
  /// The pixels that a column stands for in a picture that has room: those of a common font.
  private static let pixelsPerColumn = 8.0

  /// The size at which a picture of `width` × `height` pixels is drawn in an area of so many columns and
  /// rows: its own where that fits, and otherwise as large as the area lets it be.
  package init(width: Int, height: Int, inColumns columns: Int, rows: Int, enlarges: Bool = false) {
    let ratio = Double(max(height, 1)) / Double(max(width, 1)) / Self.cellAspect
    let own = enlarges ? .infinity : (Double(width) / Self.pixelsPerColumn).rounded(.up)
    var wide = max(min(own, Double(max(columns, 1))), 1)
    if wide * ratio > Double(max(rows, 1)) { wide = (Double(max(rows, 1)) / ratio).rounded(.down) }
    wide = max(wide, 1)
    let high = min((wide * ratio).rounded(), Double(max(rows, 1)))
    self.init(columns: Int(wide), rows: Int(high))
  }
}

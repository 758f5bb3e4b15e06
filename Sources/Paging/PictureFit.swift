import Books

/// How large pictures are drawn that are large enough to be pages.
package enum PictureFit: String, CaseIterable, Sendable {
  /// On one page, whole.
  case whole
  /// On two pages, the upper half and the lower one.
  case halves
  /// As wide as the lines, on as many pages as that takes.
  case width
}

/// The rows of a picture, and the pages that they are parted among: as few as can be, each with as many
/// rows.
struct PictureParts: Equatable {
  /// All rows.
  let rows: Int
  /// The rows of a part; the last may have fewer.
  let height: Int

  /// The rows that are left free for the words below a picture.
  private static let captionRows = 2

  /// The rows that a picture has at most on a page of `pageRows`.
  static func room(onPageOf pageRows: Int, isCaptioned: Bool) -> Int {
    isCaptioned && pageRows >= 3 * captionRows ? pageRows - captionRows : max(pageRows, 1)
  }

  /// A picture of `rows` rows on pages of `pageRows`.
  init(rows: Int, pageRows: Int, isCaptioned: Bool) {
    self.rows = rows
    let room = Self.room(onPageOf: pageRows, isCaptioned: isCaptioned)
    let count = max((rows + room - 1) / room, 1)
    height = max((rows + count - 1) / count, 1)
  }

  /// Whether it is on several pages.
  var areMany: Bool { rows > height }

  /// The first row of the part that has `row`.
  func start(ofPartWith row: Int) -> Int { row / height * height }
}

extension PictureRecord {
  /// The cells that it is drawn into in lines of `measure` columns on pages of `pageRows` rows.
  ///
  /// It depends on nothing else, so that pages are known before a picture is decoded.
  ///
  /// - Parameters:
  ///   - captionRows: The rows that the words below it may take; 0 if it has none.
  ///   - headingRows: The rows of the heading right above it; 0 if there is none.
  ///   - length: The bytes of the words that stand for it: no two pages begin with the same.
  func size(
    measure: Int, pageRows: Int, _ fit: PictureFit, captionRows: Int, headingRows: Int, length: Int
  ) -> PictureSize {
    let isPage = fit != .whole && width >= Self.widthOfPages
    var room = PictureParts.room(onPageOf: pageRows, isCaptioned: captionRows > 0)
    if !isPage {
      let heading = pageRows >= 3 * headingRows ? headingRows : 0
      room = min(room, pageRows - min(captionRows, pageRows / 3) - heading)
    }
    let parts = isPage ? min(fit == .halves ? 2 : Self.mostParts, max(length, 1)) : 1
    return PictureSize(
      width: width, height: height, inColumns: measure, rows: room * parts, enlarges: isPage)
  }
}

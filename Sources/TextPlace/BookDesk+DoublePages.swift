package import Books
import Paging
import Typeset
import Widgets

/// Double pages of a comic: pictures that are wider than high. In a spread such a one stands alone, across
/// both columns, and pages are paired anew behind it.
extension Page {
  /// The picture that is all of the page, if that is wider than high.
  var doublePage: PictureStrip? {
    guard let strip = lines.first?.strip, strip.picture.width > strip.picture.height,
      lines.allSatisfy({ $0.kind == .blank || $0.strip?.picture == strip.picture })
    else { return nil }
    return strip
  }

  /// The page with its picture as large as so many columns and rows let it be.
  func across(columns: Int, rows: Int) -> Page {
    guard let strip = doublePage else { return self }
    let size = PictureSize(
      width: strip.picture.width, height: strip.picture.height, inColumns: columns, rows: rows)
    let shown = lines.filter { $0.strip != nil }
    var page = self
    page.lines = (0..<size.rows).map { row in
      var line = shown[min(row, shown.count - 1)]
      let start = line.range.lowerBound
      let end =
        row + 1 == size.rows
        ? shown[shown.count - 1].range.upperBound
        : shown[min(row + 1, shown.count - 1)].range.lowerBound
      line.range = start..<end
      line.indent = max((columns - size.columns) / 2, 0)
      line.strip?.row = row
      line.strip?.size = size
      line.strip?.partRows = size.rows
      return line
    }
    return page
  }
}

/// The pages of a comic that are wider than high, by their numbers on the grid.
struct DoublePages: Sendable {
  /// In order.
  private let numbers: [Int]

  /// The double pages of the comic that `manuscript` is; none of any other text.
  init(of manuscript: Manuscript, _ pagination: Pagination) throws(TextError) {
    var numbers: [Int] = []
    var pages = try PageNumbers(pagination, of: manuscript)
    if manuscript.kind == .comic {
      try manuscript.forEachPicture { (offset, picture) throws(TextError) in
        guard let picture, picture.width > picture.height else { return }
        numbers.append(try pages.page(containing: offset))
      }
    }
    self.numbers = numbers
  }

  /// The number of the left page of the spread with page `number`: pages are paired from the first one on,
  /// and behind each double page.
  ///
  /// Before the first double page, which stands on both sides of an open book, the cover is alone if pages
  /// would not come out even.
  func left(of number: Int) -> Int {
    let next = numbers.partitioningIndex { $0 < number }
    if next < numbers.count, numbers[next] == number { return number }
    let first = next > 0 ? numbers[next - 1] + 1 : (numbers.first ?? 0) % 2
    return number < first ? number : number - (number - first) % 2
  }
}

extension Manuscript {
  /// Calls `body` with the offset of each picture, in order, and with its record if its size is known.
  fileprivate func forEachPicture(
    _ body: (Int, PictureRecord?) throws(TextError) -> Void
  ) throws(TextError) {
    guard let structure else { return }
    var offset = 0
    while true {
      let blocks = try structure.blocks(from: offset, count: 256)
      for block in blocks where block.kind == .picture {
        try body(block.offset, block.hasPicture ? structure.picture(at: block.offset) : nil)
      }
      guard let last = blocks.last else { return }
      offset = last.offset + 1
    }
  }
}

extension BookDesk {
  /// The pages of a comic; `nil` for any other text.
  package func countPictures() throws(TextError) -> PictureCount? {
    guard manuscript.kind == .comic else { return nil }
    var count = PictureCount(pages: 0, doublePages: 0)
    try manuscript.forEachPicture { (_, picture) throws(TextError) in
      count.pages += 1
      if let picture, picture.width > picture.height { count.doublePages += 1 }
    }
    return count
  }
}

import Books

/// A picture at the end of a page that is drawn in the rows that are left there.
///
/// Lines are laid out, counted and scrolled with all rows of a picture, since where a page ends is not
/// known then. Only the page that ends with the picture shows fewer, and has all of its lines.
struct ShrunkPicture: Equatable {
  /// The row of the page that it begins in.
  var row: Int
  /// The rows that it is laid out with, and the ones that are left.
  var rows: Int, shownRows: Int
  /// The row after it and the words below it, if all its rows are counted.
  var end: Int

  /// Whether a picture of `rows` rows may be drawn in `shown`: in three quarters of them, or in half of
  /// them if a quarter of the page were empty otherwise.
  static func isEnough(_ shown: Int, of rows: Int, pageRows: Int) -> Bool {
    shown * 4 >= rows * 3 || shown * 2 >= rows && shown * 4 >= pageRows
  }

  /// The lines of its page, of which `lines` are the first, with all its rows.
  func shown(_ lines: [PageLine], measure: Int) -> [PageLine] {
    guard let strip = lines[row].strip else { return Array(lines[..<row] + lines[(row + rows)...]) }
    let size = PictureSize(
      width: strip.picture.width, height: strip.picture.height, inColumns: strip.size.columns,
      rows: shownRows)
    var picture = Array(lines[row..<row + size.rows])
    for index in picture.indices {
      picture[index].strip?.size = size
      picture[index].strip?.partRows = size.rows
      picture[index].indent = max((measure - size.columns) / 2, 0)
    }
    let last = size.rows - 1
    let end = lines[row + rows - 1].range.upperBound
    picture[last].range = picture[last].range.lowerBound..<end
    return lines[..<row] + picture + lines[(row + rows)...]
  }
}

extension LaidOutText {
  /// Finds out whether a page ends with a picture in fewer rows.
  ///
  /// - Parameters:
  ///   - lines: The lines that fit the page, and one more. If the page does, up to the end of the
  ///     picture with all its rows and of the words below it.
  ///   - breaking: Where pages end.
  ///   - walker: The walk that is at the last of the lines, before and afterwards.
  func shrinkPicture(
    endingPage lines: inout [PageComposer.Candidate], _ breaking: PageBreaking,
    _ walker: inout LineWalker
  ) throws(TextError) -> ShrunkPicture? {
    guard let overflow = lines.last?.line, overflow.kind != .blank,
      lines.contains(where: { $0.line.kind.isPicture })
    else { return nil }
    let parts = PageBreaking.parts(of: lines.map(\.line))
    guard let picture = breaking.shrinkable(of: parts).map({ parts[$0] }) else { return nil }
    let pictureEnd = picture.row + picture.lines
    let leastLines = pictureEnd + (picture.kind == .captionedPicture ? 1 : 0)
    var more = lines
    var ahead = try walk(from: overflow.position)
    guard try ahead.advance() else { return nil }
    more[more.count - 1].shown = try ahead.pageLine()
    while more.count < leastLines || !ahead.line.isLast {
      guard more.count < pictureEnd + breaking.rows, try ahead.advance(),
        ahead.line.kind != .pageBreak
      else { return nil }
      more.append(PageComposer.Candidate(line: ahead.line, shown: try ahead.pageLine()))
    }
    guard let shrunk = breaking.shrunkPicture(of: PageBreaking.parts(of: more.map(\.line))),
      more.count == shrunk.end
    else { return nil }
    lines = more
    walker = ahead
    return shrunk
  }
}

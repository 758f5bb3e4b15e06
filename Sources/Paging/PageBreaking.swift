/// Where a page of a given height ends, so that headings, first and last lines of paragraphs do
/// not stand alone.
///
/// A page is filled, then gives up lines at its end: as many lines of text as the rules can ask
/// for, the headings above them and the blank lines between, but never more than half its rows of
/// what is to be read. Of the ends it can have, the one counts that is in the midst of no heading
/// and keeps a heading with two lines of what follows; among those, one that leaves no source of a
/// quotation over; then one that leaves no first line of a paragraph behind; then one that leaves no
/// last line over; then the one that gives up least.
struct PageBreaking {
  /// A paragraph, or the part of it that stands on the page.
  struct Part {
    var kind: Paragraph.Kind
    /// The row of its first line: negative where it began on an earlier page.
    var row: Int
    /// The number of its lines, or more than will ever fit where they have not been counted.
    var lines: Int

    /// Whether the end of a page before `row` cuts a picture in two where it needs not be cut, or parts
    /// it from the words below it.
    ///
    /// - Parameter pageRows: The lines a page holds.
    func isParted(before row: Int, onPagesOf pageRows: Int) -> Bool {
      guard kind.isPicture, row > self.row else { return false }
      if row >= self.row + lines { return kind == .captionedPicture && row == self.row + lines }
      return (row - self.row) % parts(onPagesOf: pageRows).height != 0
    }

    /// The rows of the picture that it is.
    func parts(onPagesOf pageRows: Int) -> PictureParts {
      PictureParts(rows: lines, pageRows: pageRows, isCaptioned: kind == .captionedPicture)
    }
  }

  /// The lines that a page gives up.
  struct Gift {
    /// A paragraph of three lines gives up two, and below a heading the line above it may go too.
    private static let mostText = 3
    /// A book, a part and a chapter may begin together. More headings are a list of them.
    private static let mostHeadings = 3

    private var text = 0
    private var headings = 0
    private var ink = 0
    private let mostInk: Int

    /// Nothing given up yet by a page of `rows` rows.
    init(rows: Int) { mostInk = rows / 2 }

    /// Gives up one more line; blank ones are seen by nobody.
    ///
    /// - Parameter isFirst: Whether it is the first one given up of its paragraph.
    /// - Returns: Whether the page can spare it.
    mutating func add(_ kind: Paragraph.Kind, isFirst: Bool) -> Bool {
      switch kind {
      case .blank, .pageBreak: return true
      case .text, .closing: text += 1
      case .heading: headings += isFirst ? 1 : 0
      // What stands below a picture would follow it, and leave a page with nothing else.
      case .picture, .captionedPicture: return false
      }
      ink += 1
      return text <= Self.mostText && headings <= Self.mostHeadings && ink <= mostInk
    }
  }

  /// The lines a page holds.
  let rows: Int

  /// The row at which the page ends that is filled with `parts`, of which more than `rows` lines
  /// are there.
  ///
  /// - Parameter parts: The paragraphs in order, at least up to the one that has the row `rows`, and the
  ///   one behind that if that is blank.
  /// - Complexity: O(*n*) in the parts, but for pages of headings alone.
  func end(of parts: ArraySlice<Part>) -> Int {
    let rows = endBeforePicture(of: parts)
    var best = rows
    var bestPenalty = penalty(forBreakAt: rows, in: parts)
    guard bestPenalty > 0, let first = parts.first(where: { $0.kind != .blank }),
      var index = parts.lastIndex(where: { $0.row < rows })
    else { return rows }
    var gift = Gift(rows: self.rows)
    var row = rows
    // Something to read stays on the page.
    while bestPenalty > 0, row - 1 > max(first.row, 0) {
      while parts[index].row >= row { index -= 1 }
      let part = parts[index]
      guard gift.add(part.kind, isFirst: row == min(part.row + part.lines, rows)) else { break }
      row -= 1
      guard part.kind != .blank else { continue }
      let penalty = penalty(forBreakAt: row, in: parts)
      if penalty < bestPenalty {
        best = row
        bestPenalty = penalty
      }
    }
    return best
  }

  /// The picture that a page ends with in fewer rows than it has, so that it needs not begin the next
  /// page and leave most of this one empty; `nil` if there is none.
  ///
  /// - Parameter parts: As in `end(of:)`, with all lines of the words below the picture.
  func shrunkPicture(of parts: ArraySlice<Part>) -> ShrunkPicture? {
    guard let index = shrinkable(of: parts) else { return nil }
    let picture = parts[index]
    var caption = 0
    if picture.kind == .captionedPicture {
      guard index + 1 < parts.endIndex, parts[index + 1].kind == .text else { return nil }
      caption = parts[index + 1].lines
    }
    let isTooHigh = picture.row + picture.lines + caption > rows
    let shown = rows - picture.row - caption
    guard isTooHigh, ShrunkPicture.isEnough(shown, of: picture.lines, pageRows: rows) else {
      return nil
    }
    return ShrunkPicture(
      row: picture.row, rows: picture.lines, shownRows: shown,
      end: picture.row + picture.lines + caption)
  }

  /// The index of the last picture that begins on the page and can be drawn in fewer rows, if it or the
  /// words below it are at the page's end.
  func shrinkable(of parts: ArraySlice<Part>) -> Int? {
    guard var index = parts.lastIndex(where: { $0.row < rows }) else { return nil }
    if !parts[index].kind.isPicture, index > parts.startIndex,
      parts[index - 1].kind == .captionedPicture
    {
      index -= 1
    }
    let part = parts[index]
    guard part.kind.isPicture, part.row > 0, !part.parts(onPagesOf: rows).areMany,
      ShrunkPicture.isEnough(rows - part.row, of: part.lines, pageRows: rows),
      parts[..<index].contains(where: { $0.kind != .blank })
    else { return nil }
    return index
  }

  /// The row at which a page ends that is filled, but with no picture cut in two or parted from the words
  /// below it: those begin the next page, unless this one begins with them. Of a picture on several pages
  /// each has a part.
  private func endBeforePicture(of parts: ArraySlice<Part>) -> Int {
    if let captioned = pictureOfCaption(withRow: rows, of: parts),
      parts[captioned].parts(onPagesOf: rows).areMany == false,
      parts[..<captioned].contains(where: { $0.kind != .blank })
    {
      return parts[captioned].row
    }
    guard let index = parts.lastIndex(where: { $0.row < rows }), parts[index].kind.isPicture,
      parts[index].isParted(before: rows, onPagesOf: rows)
    else { return rows }
    let part = parts[index]
    if parts[..<index].contains(where: { $0.kind != .blank }) { return part.row }
    // The words below it stay with the last part.
    let height = part.parts(onPagesOf: rows).height
    let end = part.row + min((rows - part.row) / height, (part.lines - 1) / height) * height
    return end > 0 ? end : rows
  }

  /// The index of the picture whose words a page would part that ended before `row`.
  private func pictureOfCaption(withRow row: Int, of parts: ArraySlice<Part>) -> Int? {
    guard let index = parts.lastIndex(where: { $0.row <= row }), index > parts.startIndex,
      parts[index].row < row, parts[index - 1].kind == .captionedPicture
    else { return nil }
    return index - 1
  }

  /// The row at or after `row` that a page can begin with: in the midst of no picture, and not with the
  /// words below one.
  ///
  /// - Parameter end: The row after the last; if nothing before it is better, the answer is `row`.
  func start(atOrAfter row: Int, of parts: ArraySlice<Part>, before end: Int) -> Int {
    guard let cut = parts.lastIndex(where: { $0.row < row && $0.kind != .blank }),
      parts[cut].isParted(before: row, onPagesOf: rows)
    else { return row }
    let height = parts[cut].parts(onPagesOf: rows).height
    let part = parts[cut].row + (row - parts[cut].row + height - 1) / height * height
    if part < min(parts[cut].row + parts[cut].lines, end) { return part }
    var next = cut + 1
    if parts[cut].kind == .captionedPicture { next += 1 }
    while next < parts.endIndex, parts[next].kind == .blank { next += 1 }
    return next < parts.endIndex && parts[next].row < end ? parts[next].row : row
  }

  /// How bad a break before `row` is: 64 for a picture cut or parted from its words, 32 for those words
  /// broken in two, 16 for a heading broken in two, 8 for one left behind, 4 for the source of a
  /// quotation left over, 2 for a first line, 1 for a last line left over or a lone one with such a
  /// source, together.
  func penalty(forBreakAt row: Int, in parts: ArraySlice<Part>) -> Int {
    guard let index = parts.lastIndex(where: { $0.row <= row }) else { return 0 }
    var penalty = Self.leavesHeading(before: row, index, in: parts) ? 8 : 0
    let part = parts[index]
    if part.kind == .heading, row > part.row { penalty += 16 }
    let isAfterPicture =
      index > parts.startIndex && parts[index - 1].isParted(before: row, onPagesOf: rows)
    if part.kind.isPicture && part.isParted(before: row, onPagesOf: rows) || isAfterPicture {
      penalty += 64
    } else if part.kind == .text, row > part.row, index > parts.startIndex,
      parts[index - 1].kind == .captionedPicture
    {
      penalty += 32
    }
    penalty += Self.penaltyForClosing(before: row, index, in: parts)
    guard part.kind == .text, part.lines > 1 else { return penalty }
    if row - part.row == 1 { penalty += 2 }
    if row - part.row == part.lines - 1 { penalty += 1 }
    return penalty
  }

  /// How bad it is that a page begins at `row` with the source of a quotation, or with one line above it.
  private static func penaltyForClosing(
    before row: Int, _ index: Int, in parts: ArraySlice<Part>
  ) -> Int {
    func follows(_ index: Int) -> Part? { parts[index...].first { $0.kind != .blank } }
    let part = parts[index]
    switch part.kind {
    case .closing where row > part.row: return 4
    case .closing, .blank:
      guard follows(index)?.kind == .closing,
        let above = parts[..<index].last(where: { $0.kind != .blank })
      else { return 0 }
      return above.kind == .text || above.kind == .closing ? 4 : 0
    case .text where part.lines == 1:
      guard follows(index + 1)?.kind == .closing,
        let above = parts[..<index].last(where: { $0.kind != .blank })
      else { return 0 }
      return above.kind == .text ? 1 : 0
    default: return 0
    }
  }

  /// Whether a heading stands before `row` with fewer than two lines of what it names.
  private static func leavesHeading(
    before row: Int, _ index: Int, in parts: ArraySlice<Part>
  ) -> Bool {
    var following = 0
    var index = index
    while index >= parts.startIndex {
      let part = parts[index]
      let lines = min(row, part.row + part.lines) - part.row
      switch part.kind {
      case .heading where lines > 0: return following < 2
      case .picture, .captionedPicture: following += lines > 0 ? 2 : 0
      case .text, .closing: following += lines
      case .heading, .blank, .pageBreak: break
      }
      if following >= 2 { return false }
      index -= 1
    }
    return false
  }
}

extension PageBreaking {
  /// The paragraphs that laid-out lines belong to, the first of them in row 0.
  static func parts(of lines: [LineWalker.Line]) -> ArraySlice<Part> {
    var parts: [Part] = []
    var open: Part?
    for (row, line) in lines.enumerated() {
      var part =
        open
        ?? Part(kind: line.kind, row: row - line.position.lineInParagraph, lines: Int.max / 2)
      if line.isLast { part.lines = row + 1 - part.row }
      if line.kind.isPicture { part.lines = line.rowsOfPicture }
      if open == nil { parts.append(part) } else { parts[parts.count - 1] = part }
      open = line.isLast ? nil : part
    }
    return parts[...]
  }
}

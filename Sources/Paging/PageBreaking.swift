/// Where a page of a given height ends, so that headings, first and last lines of paragraphs do
/// not stand alone.
///
/// A page is filled, then gives up lines at its end: at most 3, and at most a quarter of its rows.
/// Of the ends it can have, the one counts that keeps a heading with two lines of what follows;
/// among those, one that leaves no first line of a paragraph behind; then one that leaves no last
/// line over; then the one that gives up least.
struct PageBreaking {
  /// A paragraph, or the part of it that stands on the page.
  struct Part {
    var kind: Paragraph.Kind
    /// The row of its first line: negative where it began on an earlier page.
    var row: Int
    /// The number of its lines, or more than will ever fit where they have not been counted.
    var lines: Int
  }

  /// The lines a page holds.
  let rows: Int

  /// The number of lines that a page gives up at most.
  var largestGift: Int { min(3, rows / 4) }

  /// The row at which the page ends that is filled with `parts`, of which more than `rows` lines
  /// are there.
  ///
  /// - Parameter parts: The paragraphs in order, at least up to the one that has the row `rows`.
  func end(of parts: ArraySlice<Part>) -> Int {
    var best = rows
    var bestPenalty = Int.max
    for gift in 0...largestGift {
      let row = rows - gift
      guard row > 0 else { break }
      let penalty = Self.penalty(forBreakAt: row, in: parts)
      if penalty < bestPenalty {
        best = row
        bestPenalty = penalty
      }
      if penalty == 0 { break }
    }
    return best
  }

  /// How bad a break before `row` is: 4 for a heading left behind, 2 for a first line, 1 for a
  /// last line left over, together.
  static func penalty(forBreakAt row: Int, in parts: ArraySlice<Part>) -> Int {
    guard let index = parts.lastIndex(where: { $0.row <= row }) else { return 0 }
    var penalty = leavesHeading(before: row, index, in: parts) ? 4 : 0
    let part = parts[index]
    guard part.kind == .text, part.lines > 1 else { return penalty }
    if row - part.row == 1 { penalty += 2 }
    if row - part.row == part.lines - 1 { penalty += 1 }
    return penalty
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
      case .text: following += lines
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
      if open == nil { parts.append(part) } else { parts[parts.count - 1] = part }
      open = line.isLast ? nil : part
    }
    return parts[...]
  }
}

package import Books

/// A page of a text: the lines one screenful shows.
package struct Page: Equatable, Sendable {
  /// Where it begins and ends.
  package var bounds: PageBounds
  /// Its lines, at most as many as the page's rows.
  package var lines: [PageLine]
  /// Its number on the grid, from 0; `nil` for a page off the grid or before all is counted.
  package var number: Int?
  /// Whether the text ends with it.
  package var isLast: Bool

  /// A page of `lines`.
  package init(bounds: PageBounds, lines: [PageLine], number: Int? = nil, isLast: Bool) {
    self.bounds = bounds
    self.lines = lines
    self.number = number
    self.isLast = isLast
  }

  /// The text's offsets from its first byte to the first of the next page.
  package var range: Range<Int> { bounds.range }
  /// Whether the text begins with it.
  package var isFirst: Bool { range.lowerBound == 0 }
}

/// A line of a page, with the text's bytes for each of its cells.
package struct PageLine: Equatable, Sendable {
  /// What a line is set as.
  package enum Kind: Equatable, Sendable {
    /// A line of running text, or one that stands as it is.
    case text
    /// A line of a heading.
    case heading
    /// A line with nothing on it.
    case blank
  }

  /// What it is set as.
  package var kind: Kind
  /// The text's offsets from its first byte to the first byte of the next line.
  package var range: Range<Int>
  /// The columns that stand free before its glyphs.
  package var indent = 0
  /// Its glyphs in the order of the text, which fill the columns from `indent` on without gaps.
  package var glyphs: [PageGlyph]
  /// Whether its words stand for a picture, or are those below one.
  package var isPicture = false
  /// The row of a picture that it shows instead of words; it has no glyphs then.
  package var strip: PictureStrip?
  /// The indices of the glyphs from left to right; empty if they stand in the order of the text.
  package var visualOrder: [Int] = []
  /// Whether it goes on with a line of the file that was broken, though it is no prose. A sign in the
  /// margin tells so, which is no text: it is neither copied nor found nor printed.
  package var isContinuation = false
  /// Whether the line of the file goes on beyond the left edge, or the right one: it was chopped.
  package var isCutLeft = false, isCutRight = false
  /// The text's offsets of what is not shown of a rule that is wider than the measure: signs like the
  /// ones before and after them.
  package var hidden: Range<Int>?
  /// The emphases that reach into the line and whose marks are not shown: each runs from the text's offset
  /// of its opening mark to that of the closing one.
  package var emphases: [EmphasisRange] = []

  /// The glyphs with the columns that they begin in, from left to right.
  package var placedGlyphs: [PlacedGlyph] {
    var column = indent
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(glyphs.count)
    func place(_ glyph: PageGlyph) {
      placed.append(PlacedGlyph(glyph: glyph, column: column))
      column += glyph.columns
    }
    if visualOrder.isEmpty {
      for glyph in glyphs { place(glyph) }
    } else {
      // The end of a line may have been taken off.
      for index in visualOrder where index < glyphs.count { place(glyphs[index]) }
    }
    return placed
  }

  /// The number of columns that it takes.
  package var columns: Int { glyphs.reduce(indent) { $0 + $1.columns } }
  /// What it shows, without white space at its end.
  package var text: String {
    var text = String(repeating: " ", count: indent) + glyphs.map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }
}

/// A glyph and the column of its line that it begins in.
package struct PlacedGlyph: Sendable {
  /// The glyph.
  package var glyph: PageGlyph
  /// The column, from 0.
  package var column: Int
}

/// A row of a picture on a page.
package struct PictureStrip: Equatable, Sendable {
  /// The picture.
  package var picture: PictureRecord
  /// The cells of all of it.
  package var size: PictureSize
  /// Which of its rows this is, from 0.
  package var row: Int
  /// The rows of it that a page shows; all, if it is on one page.
  package var partRows: Int
  /// The words that stand for it, without the spaces behind them.
  package var words: String

  /// A row of a picture that is drawn into `size`, of which a page shows so many rows.
  package init(
    picture: PictureRecord, size: PictureSize, row: Int, partRows: Int, words: String
  ) {
    (self.picture, self.size, self.row) = (picture, size, row)
    (self.partRows, self.words) = (partRows, words)
  }
}

/// A glyph on a line, with the place in the text it stands for.
package struct PageGlyph: Equatable, Sendable {
  /// What is drawn: one spacing code point with its marks, or a stand-in.
  package var text: String
  /// The columns it takes.
  package var columns: Int
  /// The text's offset of its first byte.
  package var offset: Int
  /// Whether a grapheme cluster begins with it.
  package var startsCluster: Bool
  /// What its words are beside words: emphasised, a link, code.
  package var styles: TextStyles
  /// The colours that the text asks for.
  package var colors = TextColors()

  /// Whether it is set in italics.
  package var isEmphasized: Bool { styles.contains(.emphasis) }
}

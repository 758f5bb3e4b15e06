import Typeset

/// A grid of cells that a screen is drawn into, and that tests read.
///
/// Whatever is drawn past its edges is cut off, so that drawing needs no bounds checks and a
/// surface of no rows or no columns is as good as any. Two things always hold: each row is
/// exactly `columns` wide, and each wide glyph has both of its halves.
package struct Surface: Equatable, Sendable {
  /// The number of rows, at least 0.
  package let rows: Int
  /// The number of columns, at least 0.
  package let columns: Int
  /// Where the reader's focus is, for screen readers and braille displays; `nil` for the corner.
  package var cursor: CellPosition?
  /// The pictures in the terminal's own pixels that cells may show parts of, by their keys.
  package private(set) var pictures: [UInt32: PixelPicture] = [:]
  /// Whether another surface follows at once, as in an animation.
  package var isMoving = false
  private var cells: [Cell]

  /// A blank surface of the given size; negative sizes count as 0.
  package init(rows: Int, columns: Int) {
    self.rows = max(rows, 0)
    self.columns = max(columns, 0)
    cells = Array(repeating: Cell(), count: self.rows * self.columns)
  }

  /// The whole surface as a rectangle.
  package var bounds: Rect { Rect(row: 0, column: 0, rows: rows, columns: columns) }

  /// The cell at `row` and `column`; a blank one outside of the surface.
  package subscript(row: Int, column: Int) -> Cell {
    bounds.contains(row: row, column: column) ? cells[row * columns + column] : Cell()
  }

  /// Calls `body` with the cells of `row`, left to right, without copying them.
  package func withRow<Result>(_ row: Int, _ body: (ArraySlice<Cell>) -> Result) -> Result {
    precondition(row >= 0 && row < rows, "a surface of \(rows) rows has no row \(row)")
    return body(cells[row * columns..<(row + 1) * columns])
  }
}

// MARK: - Drawing

extension Surface {
  /// Writes `text` from `column` on, and returns how many columns it advanced.
  ///
  /// Drawing ends at the first glyph that would pass the right end of `within` (the whole row
  /// when it is `nil`); what lies left of its start is skipped, but counted. A wide glyph is never
  /// half drawn: where only one of its columns is inside, that one becomes blank.
  ///
  /// - Returns: The columns from `column` to where the next text would follow.
  /// - Complexity: O(*n*), where *n* is the length of the text; of ASCII, of what is drawn.
  @discardableResult
  package mutating func put(
    _ text: String, row: Int, column: Int, style: Style = [], within limits: Range<Int>? = nil
  ) -> Int {
    let limits = (limits ?? 0..<columns).clamped(to: 0..<columns)
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return put(ascii: text, row: row, column: column, style: style, within: limits)
    }
    var at = column
    for glyph in Typesetter.glyphs(of: text) {
      guard at + glyph.columns <= limits.upperBound else {
        if row >= 0, row < rows, limits.contains(at) {
          set(" ", columns: 1, row: row, column: at, style: style)
        }
        break
      }
      put(
        glyph: glyph.text, columns: glyph.columns, row: row, column: at, style: style,
        within: limits)
      at += glyph.columns
    }
    return at - column
  }

  /// Writes text of which each byte is a glyph: most of what the program itself says.
  private mutating func put(
    ascii text: String, row: Int, column: Int, style: Style, within limits: Range<Int>
  ) -> Int {
    var at = column
    for byte in text.utf8 {
      guard at < limits.upperBound else { break }
      if at >= limits.lowerBound, row >= 0, row < rows {
        set(String(Unicode.Scalar(byte)), columns: 1, row: row, column: at, style: style)
      }
      at += 1
    }
    return at - column
  }

  /// Puts one glyph, of the columns that layout gave it, into its cells.
  ///
  /// - Parameters:
  ///   - text: A spacing character with its marks; one of no columns is left out.
  ///   - width: Its columns: 1 or 2. A wider one gets blanks to its right.
  package mutating func put(
    glyph text: String, columns width: Int, row: Int, column: Int, style: Style = [],
    within limits: Range<Int>? = nil
  ) {
    guard row >= 0, row < rows, width > 0 else { return }
    let limits = (limits ?? 0..<columns).clamped(to: 0..<columns)
    let wanted = column..<column + width
    let inside = wanted.clamped(to: limits)
    guard inside == wanted, width <= 2 else {
      if width > 2, limits.contains(column) {
        set(text, columns: 1, row: row, column: column, style: style)
      }
      for blank in inside where width <= 2 || blank > column {
        set(" ", columns: 1, row: row, column: blank, style: style)
      }
      return
    }
    set(text, columns: width, row: row, column: column, style: style)
  }

  /// Fills `area` with blanks in `style`.
  package mutating func fill(_ area: Rect, style: Style = []) {
    fill(area, with: " ", style: style)
  }

  /// Fills `area` with copies of `glyph`, which is one column wide.
  package mutating func fill(_ area: Rect, with glyph: String, style: Style = []) {
    let area = area.intersection(bounds)
    for row in area.rowRange {
      for column in area.columnRange {
        set(glyph, columns: 1, row: row, column: column, style: style)
      }
    }
  }

  /// Adds `style` to what the cells of `area` have already, both halves of a wide glyph alike.
  package mutating func apply(_ style: Style, to area: Rect) {
    let area = area.intersection(bounds)
    for row in area.rowRange where !area.isEmpty {
      let start = row * columns
      var range = area.columnRange
      if cells[start + range.lowerBound].isContinuation {
        range = range.lowerBound - 1..<range.upperBound
      }
      if range.upperBound < columns, cells[start + range.upperBound].isContinuation {
        range = range.lowerBound..<range.upperBound + 1
      }
      for column in range { cells[start + column].style.formUnion(style) }
    }
  }

  /// Puts columns of a row of `picture` into the cells from `row` and `column` on.
  package mutating func put(
    _ picture: CellPicture, row pictureRow: Int, columns shown: Range<Int>, atRow row: Int,
    column: Int
  ) {
    if let pixels = picture.pixels { pictures[pixels.key] = pixels }
    for x in shown {
      let cell = picture[pictureRow, x]
      put(
        glyph: cell.text, columns: 1, row: row, column: column + x - shown.lowerBound,
        style: cell.style)
    }
  }

  /// Draws all of `other` with its top left corner at `row` and `column`.
  package mutating func draw(_ other: Surface, row: Int, column: Int) {
    if !other.pictures.isEmpty { pictures.merge(other.pictures) { $1 } }
    for y in 0..<other.rows {
      for x in 0..<other.columns {
        let cell = other[y, x]
        guard !cell.isContinuation else { continue }
        put(
          glyph: cell.text, columns: other[y, x + 1].isContinuation ? 2 : 1,
          row: row + y, column: column + x, style: cell.style)
      }
    }
  }

  /// Sets one or two cells that are inside, and blanks the halves of wide glyphs it cuts.
  private mutating func set(
    _ text: String, columns width: Int, row: Int, column: Int, style: Style
  ) {
    let at = row * columns + column
    if cells[at].isContinuation { cells[at - 1].text = " " }
    if column + width < columns, cells[at + width].isContinuation {
      cells[at + width].text = " "
      cells[at + width].isContinuation = false
    }
    cells[at] = Cell(text: text, style: style)
    if width == 2 { cells[at + 1] = Cell(text: "", style: style, isContinuation: true) }
  }
}

// MARK: - Parts of other surfaces

extension Surface {
  /// Puts the cells of `area` here as they are in `other`, at the same place.
  ///
  /// A wide glyph of which one half lies outside of the area becomes a blank.
  package mutating func copy(_ area: Rect, of other: Surface) {
    let area = area.intersection(bounds).intersection(other.bounds)
    if !other.pictures.isEmpty { pictures.merge(other.pictures) { $1 } }
    for row in area.rowRange {
      for column in area.columnRange {
        let cell = other[row, column]
        if cell.isContinuation {
          guard column == area.column else { continue }
          put(" ", row: row, column: column, style: cell.style)
        } else {
          put(
            glyph: cell.text, columns: other[row, column + 1].isContinuation ? 2 : 1, row: row,
            column: column, style: cell.style, within: area.columnRange)
        }
      }
    }
  }
}

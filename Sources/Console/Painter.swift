private import CNcurses
import Screen

/// Draws rows of cells: runs of ASCII in one style as one string, all else glyph by glyph.
///
/// ncurses loses marks after wide characters when it draws them as strings.
struct Painter {
  /// Whether more than ASCII can be drawn.
  let isUTF8: Bool
  /// What styles are on this terminal.
  let palette: Palette
  /// The numbers of the pictures that the terminal has, by their keys.
  private let pictures: [UInt32: UInt32]
  private var run: [UInt8] = []

  init(isUTF8: Bool, palette: Palette, pictures: [UInt32: UInt32] = [:]) {
    self.isUTF8 = isUTF8
    self.palette = palette
    self.pictures = pictures
    run.reserveCapacity(512)
  }

  /// Draws `cells` from the left edge of `row` on.
  mutating func draw(_ cells: ArraySlice<Cell>, row: Int) {
    var at = cells.startIndex
    while at < cells.endIndex {
      let cell = cells[at]
      if cell.isContinuation || cell.isBlank {
        at += 1
        continue
      }
      let column = at - cells.startIndex
      if let part = PicturePart(cell) {
        draw(part, cell, row: row, column: column)
        at += 1
        continue
      }
      run.removeAll(keepingCapacity: true)
      while at < cells.endIndex, cells[at].style == cell.style, let byte = cells[at].ascii {
        run.append(byte)
        at += 1
      }
      if !run.isEmpty {
        put(run, cell.style, row: row, column: column)
        continue
      }
      let isWide = at + 1 < cells.endIndex && cells[at + 1].isContinuation
      draw(cell, columns: isWide ? 2 : 1, row: row, column: column)
      at += 1
    }
  }

  /// Draws a placeholder in the colour that names its picture; where the terminal has no such picture, the
  /// cell stays blank.
  private func draw(_ part: PicturePart, _ cell: Cell, row: Int, column: Int) {
    guard isUTF8, let id = pictures[part.key] else { return }
    put(cell.text, 1, attributes: 0, pair: palette.pair(of: id), row: row, column: column)
  }

  private func draw(_ cell: Cell, columns: Int, row: Int, column: Int) {
    guard isUTF8 else {
      putASCII(
        StandIn.ascii(for: cell.text, columns: columns), cell.style, row: row, column: column)
      return
    }
    guard !put(cell.text, columns, cell.style, row: row, column: column) else { return }
    let standIn = StandIn.unicode(for: cell.text, columns: columns)
    let first = String(standIn.prefix(1))
    putASCII(
      String(repeating: " ", count: columns), cell.style, row: row, column: column)
    if !put(first, 1, cell.style, row: row, column: column) {
      putASCII("?", cell.style, row: row, column: column)
    }
  }

  /// Draws one glyph; `false` if ncurses would give it other columns.
  private func put(
    _ text: String, _ columns: Int, _ style: Style, row: Int, column: Int
  ) -> Bool {
    let look = palette.look(of: style)
    return put(
      text, columns, attributes: look.attributes, pair: look.pair, row: row, column: column)
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
  /// U+2060, which is not seen. tmux draws what follows a cell that ends with a joiner into the same
  /// cell, and the rest of the row a column too far to the left: behind this one it does not.
  private static let unseenMark: UInt32 = 0x2060

  @discardableResult
  private func put(
    _ text: String, _ columns: Int, attributes: UInt32, pair: CInt, row: Int, column: Int
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 5) { scalars in
      var count = 0
      for scalar in text.unicodeScalars {
        let isJoiner = scalar == Self.joiner
        guard count + (isJoiner ? 2 : 1) <= scalars.count else { break }
        scalars.initializeElement(at: count, to: scalar.value)
        count += 1
        if isJoiner {
          scalars.initializeElement(at: count, to: Self.unseenMark)
          count += 1
        }
      }
      return cnc_put_glyph(
        CInt(row), CInt(column), scalars.baseAddress, CInt(count), CInt(columns), attributes, pair)
    }
  }

  private func putASCII(_ text: String, _ style: Style, row: Int, column: Int) {
    put(Array(text.utf8), style, row: row, column: column)
  }

  private func put(_ bytes: [UInt8], _ style: Style, row: Int, column: Int) {
    let look = palette.look(of: style)
    cnc_put_ascii(
      CInt(row), CInt(column), bytes, CInt(bytes.count), look.attributes, look.pair)
  }
}

extension Cell {
  /// Its text as a byte, where it is one printable character of ASCII.
  fileprivate var ascii: UInt8? {
    let utf8 = text.utf8
    guard let byte = utf8.first, utf8.count == 1, (0x20..<0x7F).contains(byte) else { return nil }
    return byte
  }
}

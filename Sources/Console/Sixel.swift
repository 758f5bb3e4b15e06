package import Screen

/// Pictures as DEC's VT340 draws them: strips of six rows, a colour at a time.
///
/// Source: "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.
package enum Sixel {
  /// The sequence that draws a rectangle of `raster` from the cursor on, and leaves what is nothing.
  ///
  /// - Parameters:
  ///   - left: The first column of pixels; with `top`, `width` and `height` inside of the raster.
  package static func sequence(
    of raster: IndexedRaster, left: Int, top: Int, width: Int, height: Int
  ) -> [UInt8] {
    var bytes = Array("\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8)
    let colors = raster.palette.count
    var isUsed = [Bool](repeating: false, count: 256)
    raster.numbers.withUnsafeBufferPointer { numbers in
      for y in top..<top + height {
        for x in left..<left + width { isUsed[Int(numbers[y * raster.width + x])] = true }
      }
    }
    for number in 0..<colors where isUsed[number] {
      let color = raster.palette[number]
      bytes += Array("#\(number);2;\(color.x);\(color.y);\(color.z)".utf8)
    }
    // What of a strip each colour has, from the first column to the last.
    var strips = [UInt8](repeating: 0, count: colors * width)
    for strip in stride(from: 0, to: height, by: 6) {
      var spans = [(first: Int, last: Int)](repeating: (width, -1), count: colors)
      raster.numbers.withUnsafeBufferPointer { numbers in
        strips.withUnsafeMutableBufferPointer { strips in
          for y in 0..<min(6, height - strip) {
            let row = (top + strip + y) * raster.width + left
            for x in 0..<width {
              let number = Int(numbers[row + x])
              guard number < colors else { continue }
              strips[number * width + x] |= 1 << UInt8(y)
              if x < spans[number].first { spans[number].first = x }
              if x > spans[number].last { spans[number].last = x }
            }
          }
        }
      }
      if strip > 0 { bytes.append(UInt8(ascii: "-")) }
      var isFirst = true
      for number in 0..<colors where spans[number].last >= 0 {
        if !isFirst { bytes.append(UInt8(ascii: "$")) }
        isFirst = false
        bytes += Array("#\(number)".utf8)
        let start = number * width
        append(0, spans[number].first, to: &bytes)
        var x = spans[number].first
        while x <= spans[number].last {
          let bits = strips[start + x]
          var end = x + 1
          while end <= spans[number].last, strips[start + end] == bits { end += 1 }
          append(bits, end - x, to: &bytes)
          x = end
        }
        for x in spans[number].first...spans[number].last { strips[start + x] = 0 }
      }
    }
    return bytes + [0x1B, UInt8(ascii: "\\")]
  }

  /// Adds so many columns with these pixels of a strip.
  private static func append(_ bits: UInt8, _ count: Int, to bytes: inout [UInt8]) {
    let sign = 0x3F + bits
    if count > 3 {
      bytes.append(UInt8(ascii: "!"))
      bytes += Array(String(count).utf8)
      bytes.append(sign)
    } else {
      for _ in 0..<count { bytes.append(sign) }
    }
  }
}

/// A rectangle of cells that shows a rectangle of a picture.
package struct PlacedPart: Equatable {
  /// Where it is on the screen.
  package var area: Rect
  /// The picture's key, and its cell in the top left corner.
  package var part: PicturePart

  /// The same in pieces of so many columns and rows at most.
  func pieces(columns: Int, rows: Int) -> [PlacedPart] {
    var pieces: [PlacedPart] = []
    for row in stride(from: 0, to: area.rows, by: rows) {
      for column in stride(from: 0, to: area.columns, by: columns) {
        var piece = self
        piece.area = Rect(
          row: area.row + row, column: area.column + column, rows: min(rows, area.rows - row),
          columns: min(columns, area.columns - column))
        piece.part.row += row
        piece.part.column += column
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// What `surface` shows of pictures, as far as it is not covered, in the first `rows` rows.
  package static func all(on surface: Surface, rows: Int, columns: Int) -> [PlacedPart] {
    guard !surface.pictures.isEmpty else { return [] }
    var placed: [PlacedPart] = []
    // Those that end at the row above, and may go on.
    var open: [Int] = []
    for row in 0..<min(rows, surface.rows) {
      var runs: [PlacedPart] = []
      surface.withRow(row) { cells in
        for (column, cell) in cells.prefix(columns).enumerated() {
          guard let part = PicturePart(cell), surface.pictures[part.key] != nil else { continue }
          if let last = runs.last, last.area.columnRange.upperBound == column,
            last.part.key == part.key, last.part.row == part.row,
            last.part.column + last.area.columns == part.column
          {
            runs[runs.count - 1].area.columns += 1
          } else {
            let area = Rect(row: row, column: column, rows: 1, columns: 1)
            runs.append(PlacedPart(area: area, part: part))
          }
        }
      }
      open = runs.map { run in
        let above = open.first { index in
          let former = placed[index]
          return former.area.columnRange == run.area.columnRange
            && former.part.key == run.part.key && former.part.column == run.part.column
            && former.part.row + former.area.rows == run.part.row
        }
        guard let above else {
          placed.append(run)
          return placed.count - 1
        }
        placed[above].area.rows += 1
        return above
      }
    }
    return placed
  }
}

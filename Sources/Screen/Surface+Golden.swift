extension Surface {
  /// The text of each row without trailing blanks: what golden screens compare.
  package var lines: [String] {
    (0..<rows).map { row in
      withRow(row) { cells in
        String(cells.map(\.text).joined().trimmingTrailingBlanks())
      }
    }
  }

  /// The rows with their styles as they are without colours: a run is written `⟨br:text⟩`.
  ///
  /// The letters are those of ``Style/letters``. Blanks at a row's end are removed, unless a style
  /// makes them visible.
  package var styledLines: [String] {
    (0..<rows).map { row in
      withRow(row) { cells in
        var line = ""
        var style: Attributes = []
        for cell in cells {
          if cell.style.plain != style {
            if !style.isEmpty { line += "⟩" }
            if !cell.style.plain.isEmpty { line += "⟨\(cell.style.letters):" }
            style = cell.style.plain
          }
          line += cell.text
        }
        return style.isEmpty ? String(line.trimmingTrailingBlanks()) : line + "⟩"
      }
    }
  }
}

extension String {
  fileprivate func trimmingTrailingBlanks() -> Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...last]
  }
}

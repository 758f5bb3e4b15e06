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
  /// The letters are those of ``Style/letters``, with the colours that a text asks for. Blanks at a row's end are removed, unless a style
  /// makes them visible.
  package var styledLines: [String] {
    (0..<rows).map { row in
      withRow(row) { cells in
        var line = ""
        var letters = ""
        for cell in cells {
          if cell.style.letters != letters {
            if !letters.isEmpty { line += "⟩" }
            letters = cell.style.letters
            if !letters.isEmpty { line += "⟨\(letters):" }
          }
          line += cell.text
        }
        return letters.isEmpty ? String(line.trimmingTrailingBlanks()) : line + "⟩"
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

import Datebook
import Screen
import Typeset

/// A row of a note as a page shows it, with the links in it.
struct NoteRow: Equatable {
  /// A link, or the part of one that stands in the row.
  struct Link: Equatable {
    var column: Int
    var text: String
    var target: NoteLink.Target
  }

  var text: String
  var links: [Link]

  /// What stands behind a link to a book that the library does not have.
  static let absentSign = "?"

  /// The first rows of a text in so many columns.
  ///
  /// - Parameters:
  ///   - count: How many rows are wanted at most.
  ///   - absent: The titles of books that the library does not have.
  static func rows(
    of text: String, in columns: Int, atMost count: Int, absent: Set<String> = []
  ) -> [NoteRow] {
    let note = NoteText(text, atMost: count * columns) { target in
      target.title.map(absent.contains) == true ? absentSign : ""
    }
    return TextEditor.rows(of: note.characters, in: columns).prefix(count).map { range in
      let shown = note.links.filter { $0.range.overlaps(range) }.map { link in
        let part = link.range.clamped(to: range)
        let before = String(note.characters[range.lowerBound..<part.lowerBound])
        return Link(
          column: Typeset.columns(of: before), text: String(note.characters[part]),
          target: link.target)
      }
      return NoteRow(text: String(note.characters[range]), links: shown)
    }
  }
}

extension DatebookCanvas {
  /// The rows of what is written on the page, in so many columns, as far as the page can have them and
  /// one more; none where nothing is.
  func noteLines(in columns: Int) -> [NoteRow] {
    guard shows(.notes), let text = place.known.text(of: place.page) else { return [] }
    return NoteRow.rows(
      of: text, in: columns + 1, atMost: body.rows + 1, absent: place.known.absentTitles)
  }

  /// Puts rows of a note of so many columns on the page, with links that can be followed; where not
  /// all of them fit, the last one ends with a sign of that.
  mutating func put(
    _ note: [NoteRow], _ row: Int, _ column: Int, columns: Int, atMost count: Int = .max
  ) {
    for (index, line) in note.prefix(max(count, 0)).enumerated() {
      put(line.text, row + index, column)
      if index == count - 1, note.count > count {
        let end = min(
          Typeset.columns(of: line.text), columns - Typeset.columns(of: symbols.ellipsis))
        put(symbols.ellipsis, row + index, column + max(end, 0))
      }
      for link in line.links {
        let start = column + link.column
        put(link.text, row + index, start, .underline)
        self.link(
          row + index, start..<start + Typeset.columns(of: link.text), to: .note(link.target))
      }
    }
  }
}

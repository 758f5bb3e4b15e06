package import Datebook
import Screen
import Typeset
import Widgets

/// A row of a note as a page shows it, with the links in it.
package struct NoteRow: Equatable {
  /// A link, or the part of one that stands in the row.
  package struct Link: Equatable {
    package var column: Int
    package var text: String
    package var target: NoteLink.Target
  }

  package var text: String
  package var links: [Link]
  /// Whether its line of the note ends with it.
  package var endsLine = true

  /// What stands behind a link to a book that the library does not have.
  package static let absentSign = "?"

  /// The first rows of a text in so many columns.
  ///
  /// - Parameters:
  ///   - count: How many rows are wanted at most.
  ///   - absent: The titles of books that the library does not have.
  package static func rows(
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
      let next = note.characters[range.upperBound...].first
      let endsLine = next == nil || next == "\n"
      return NoteRow(text: String(note.characters[range]), links: shown, endsLine: endsLine)
    }
  }
}

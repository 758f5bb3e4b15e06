import Datebook
import Screen
import Typeset
import Widgets

/// From where on a note is shown that is longer than its page.
enum NoteStart: Equatable, Sendable {
  case row(Int)
  /// The row that has the words that were looked for.
  case words(NoteWords)
}

/// What of a note is on its page: so many rows from one on.
struct NoteView: Equatable {
  var top: Int
  var rows: Int
  /// The rows that it has, as far as they are known: those of a page behind these at least.
  var count: Int
  /// Whether its first line stands in a rule at least.
  var isBegun = false

  /// Whether nothing of it is to be seen.
  var isHidden: Bool { rows == 0 && count > 0 && !isBegun }

  /// Where it begins a page of it on, or back.
  func top(turned pages: Int) -> Int {
    min(max(top + pages * max(rows - 1, 1), 0), max(count - rows, 0))
  }
}

extension DatebookCanvas {
  /// The rows of what is written on the page, in so many columns, as far as the page can have them and
  /// the ones after; none where nothing is.
  func noteLines(in columns: Int) -> [NoteRow] {
    guard shows(.notes), let text = place.known.text(of: place.page) else { return [] }
    let count =
      switch place.noteStart {
      case .row(let row): row + 2 * body.rows
      case .words: text.utf8.count + 1
      }
    return NoteRow.rows(
      of: text, in: columns + 1, atMost: count, absent: place.known.absentTitles)
  }

  /// Puts rows of a note of so many columns on the page, with links that can be followed; where not
  /// all of them fit, the first and the last one end with signs of that, and the keys to the others.
  mutating func put(
    _ note: [NoteRow], _ row: Int, _ column: Int, columns: Int, atMost count: Int = .max
  ) {
    let view = view(of: note, rows: min(max(count, 0), note.count))
    noteView = view
    let shown = note[view.top..<view.top + view.rows]
    for (index, line) in shown.enumerated() {
      put(line.text, row + index, column)
      for link in line.links {
        let start = column + link.column
        put(link.text, row + index, start, .underline)
        self.link(
          row + index, start..<start + Typeset.columns(of: link.text), to: .note(link.target))
      }
    }
    guard let first = shown.first, let last = shown.last else { return }
    if view.top > 0 {
      put(sign(symbols.ascending, of: .noteUp), behind: first, row, column, columns)
    }
    if view.top + view.rows < view.count {
      let sign = sign(symbols.ellipsis, of: .noteDown)
      put(sign, behind: last, row + view.rows - 1, column, columns)
    }
  }

  /// Puts the first line of a note into the rule in this row, where it has no row of its own.
  mutating func put(firstOf note: [NoteRow], inRule row: Int) {
    guard let line = note.first else { return }
    noteView?.isBegun = true
    let words = "\(symbols.openQuote)\(line.text)\(symbols.closeQuote)"
    put(" \(fit(words, body.columns - 8)) ", row, body.column + 3)
  }

  /// A sign that a note goes on, with the key that leads there.
  private func sign(_ glyph: String, of command: DatebookCommand) -> String {
    key(of: command).map { "\(glyph) \($0)" } ?? glyph
  }

  private mutating func put(
    _ sign: String, behind line: NoteRow, _ row: Int, _ column: Int, _ columns: Int
  ) {
    let end = min(Typeset.columns(of: line.text), columns - Typeset.columns(of: sign))
    put(sign, row, column + max(end, 0))
  }

  private func view(of note: [NoteRow], rows: Int) -> NoteView {
    let top =
      switch place.noteStart {
      case .row(let row): row
      case .words(let words): self.top(showing: words, in: note, rows)
      }
    return NoteView(top: min(top, note.count - rows), rows: rows, count: note.count)
  }

  /// The row to begin with so that the words that were looked for are seen.
  private func top(showing words: NoteWords, in note: [NoteRow], _ rows: Int) -> Int {
    var lines: [Range<Int>] = []
    for (index, row) in note.enumerated() where row.endsLine {
      lines.append((lines.last?.upperBound ?? 0)..<index + 1)
    }
    guard let line = words.best(of: lines, { note[$0].map(\.text).joined() }) else { return 0 }
    let row = line.first { words.areBegun(in: note[$0].text) } ?? line.lowerBound
    // What is on the first page of it needs no other one, and before the words something is to stand.
    return row < rows ? 0 : row - rows / 3
  }
}

extension DatebookModel {
  /// Goes on in a note that is longer than the page, or back.
  mutating func scrollNote(_ pages: Int) {
    guard let view = canvas().noteView, view.count > 0 else {
      return tell("There is no note to scroll here.")
    }
    guard view.rows > 0 else {
      let sentence = "There is no room for the note"
      return tell(keys.sentence(sentence, [(.write, "opens it")], in: symbols))
    }
    guard view.rows < view.count else { return tell("The whole note is shown.") }
    place.noteStart = .row(view.top(turned: pages))
  }
}

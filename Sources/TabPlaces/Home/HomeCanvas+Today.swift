import Datebook
import DayPlace
import Screen
import Typeset
import Widgets

extension HomeCanvas {
  mutating func drawToday() {
    let area = layout.today
    if let row = layout.todayHeadingRow {
      put("Today", row, area.column + 2..<area.columnRange.upperBound, .heading)
    }
    let (count, rows) = layout.offers
    for (index, offer) in place.offers.prefix(count).enumerated() {
      let isFirst = place.offers.firstIndex { $0.kind == offer.kind } == index
      let label =
        switch offer.kind {
        case .portion: "Portion"
        case .entry: frame.locale.shortDate(frame.today)
        case .story: "Tonight"
        }
      draw(
        .offer(index), isFirst ? label : "", offer.title, offer.words(in: symbols),
        Rect(row: area.row + index * rows, column: area.column, rows: rows, columns: area.columns))
    }
    drawNote(
      Rect(
        row: area.row + count * rows, column: area.column, rows: layout.noteRows,
        columns: area.columns))
  }

  private mutating func drawNote(_ area: Rect) {
    guard let note = place.note(frame) else {
      let isKnown = place.known.note(on: NoteSubject(.day, from: frame.today)) != nil
      let words = ["none yet"] + frame.hints((.write, "to write one"))
      let sentence = isKnown ? words.joined(separator: " \(symbols.dash) ") : ""
      return draw(.note, "Note", "", sentence, area)
    }
    let columns = textColumns(area)
    guard area.rows > 1 else {
      let title = DatebookNote(on: NoteSubject(.day, from: frame.today), note).title
      return draw(.note, "Note", title, "", area)
    }
    let style = begin(.note, area)
    put("Note", area.row, area.column + 3..<columns.lowerBound, style.union(.faint))
    let lines = NoteRow.rows(of: note, in: columns.count + 1, atMost: area.rows + 1)
    for (index, line) in lines.prefix(area.rows).enumerated() {
      let isCut = index == area.rows - 1 && lines.count > area.rows
      let room = columns.count - (isCut ? Typeset.columns(of: symbols.ellipsis) : 0)
      let words = truncate(line.text, to: room, ellipsis: "") + (isCut ? symbols.ellipsis : "")
      put(words, area.row + index, columns, style)
    }
  }

  /// The columns of what stands behind the name of its kind.
  private func textColumns(_ area: Rect) -> Range<Int> {
    let end = area.columnRange.upperBound - 2
    return min(area.column + 3 + layout.labelColumns, end)..<end
  }

  /// Draws something of today: its words behind its title, or in a row of their own.
  private mutating func draw(
    _ row: HomePlace.Row, _ label: String, _ title: String, _ words: String, _ area: Rect
  ) {
    let style = begin(row, area)
    let columns = textColumns(area)
    put(label, area.row, area.column + 3..<columns.lowerBound, style.union(.faint))
    put(title, area.row, columns, style)
    guard area.rows == 1 else { return put(words, area.row + 1, columns, style.union(.faint)) }
    let next =
      title.isEmpty
      ? columns.lowerBound
      : columns.lowerBound + Typeset.columns(of: frame.fit(title, columns.count)) + 2
    guard next < columns.upperBound else { return }
    put(words, area.row, next..<columns.upperBound, style.union(.faint))
  }
}

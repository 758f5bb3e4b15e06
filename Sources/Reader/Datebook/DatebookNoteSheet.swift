import Datebook
import Screen
import Typeset

/// A note that is being written: what is typed is kept as it is typed.
struct DatebookNoteSheet: Equatable, Sendable {
  let subject: NoteSubject
  private var editor: TextEditor

  init(_ note: DatebookNote) {
    subject = note.subject
    editor = TextEditor(note.text)
  }

  mutating func handle(_ key: Key, layout: ScreenLayout) -> DatebookSheet.Answer {
    if key == .escape { return .close }
    let former = editor.text
    _ = editor.take(key, columns: frame(layout).inside.columns)
    return editor.text == former ? .stay : .keep(DatebookNote(on: subject, editor.text))
  }

  /// As much as the screen has, but a page's text is not wider than one reads well.
  private func frame(_ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: max(layout.body.rows - 4, 1), columns: 68, layout: layout)
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    let frame = frame(layout)
    frame.draw(
      place.locale.name(of: subject, rule: place.locale.rule), into: &surface, symbols: symbols)
    let area = frame.inside
    guard area.rows > 0 else { return }
    let (lines, caret) = editor.lines(in: area.columns)
    let top = max(min(caret.row - area.rows / 2, lines.count - area.rows), 0)
    for (row, line) in lines.dropFirst(top).prefix(area.rows).enumerated() {
      surface.put(
        line, row: area.row + row, column: area.column, style: .field, within: area.columnRange)
    }
    let spot = CellPosition(row: area.row + caret.row - top, column: area.column + caret.column)
    // The caret is drawn where nothing stands, so that no letter goes.
    if surface[spot.row, spot.column].text == " " {
      surface.put(symbols.caret, row: spot.row, column: spot.column, style: .field)
    }
    surface.cursor = spot
  }
}

extension CalendarLocale {
  /// What a note is written on, in words.
  func name(of subject: NoteSubject, rule: WeekRule) -> String {
    switch subject.kind {
    case .day:
      return "\(names.name(of: subject.day.weekday)) \(date(subject.day)) \(subject.day.year)"
    case .week:
      let week = Week(of: subject.day, by: rule)
      return "Week \(week.number) of \(week.year)"
    case .month: return month(subject.day.month, of: subject.day.year)
    case .year: return "\(subject.day.year)"
    }
  }
}

/// The list of all notes, narrowed by what is typed.
struct DatebookNotes: Equatable, Sendable {
  /// The notes, in order; `nil` before they are known.
  private let notes: [DatebookNote]?
  private var typed = ""
  /// Which of those that are shown is chosen, from 0; the last where there is none yet.
  private var selected: Int

  init(_ notes: [DatebookNote]?) {
    self.notes = notes
    selected = max((notes?.count ?? 1) - 1, 0)
  }

  /// The notes that have all words that were typed.
  private func shown(in place: DatebookPlace) -> [DatebookNote] {
    let words = typed.lowercased().split(separator: " ")
    guard !words.isEmpty else { return notes ?? [] }
    return (notes ?? []).filter { note in
      let text = "\(label(of: note.subject, place)) \(note.subject.day) \(note.text)".lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  mutating func handle(
    _ key: Key, layout: ScreenLayout, over place: DatebookPlace
  ) -> DatebookSheet.Answer {
    let shown = shown(in: place)
    let step = max(SheetFrame(rows: 40, columns: 68, layout: layout).inside.rows - 3, 1)
    switch key {
    case .escape where typed.isEmpty: return .close
    case .escape, .control("u"): type("")
    case .backspace:
      guard !typed.isEmpty else { return .close }
      type(String(typed.dropLast()))
    case .up: selected -= 1
    case .down: selected += 1
    case .pageUp: selected -= step
    case .pageDown: selected += step
    case .home: selected = 0
    case .end: selected = .max
    case .enter: return shown.isEmpty ? .stay : .open(shown[selected].subject)
    case .character(let character): type(typed + String(character))
    default: break
    }
    selected = max(min(selected, self.shown(in: place).count - 1), 0)
    return .stay
  }

  private mutating func type(_ words: String) {
    typed = String(words.prefix(60))
    selected = .max
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    let shown = shown(in: place)
    let rows = max(min(shown.count, 36), 1) + 2
    let frame = SheetFrame(rows: rows, columns: 68, layout: layout)
    frame.draw("Notes", into: &surface, symbols: symbols)
    let area = frame.inside
    surface.put(
      "/ \(typed)\(symbols.caret)", row: area.row, column: area.column, style: .field,
      within: area.columnRange)
    surface.cursor = CellPosition(
      row: area.row, column: area.column + 2 + Typeset.columns(of: typed))
    let visible = max(area.rows - 2, 1)
    let first = area.row + area.rows - visible
    guard !shown.isEmpty else {
      let sentence =
        notes == nil
        ? "Notes are being looked for \(symbols.ellipsis)"
        : typed.isEmpty ? "No notes yet: e writes one." : "No note has these words."
      let words = truncate(sentence, to: area.columns, ellipsis: symbols.ellipsis)
      surface.put(words, row: first, column: area.column, style: .faint)
      return
    }
    let top = max(min(selected - visible / 2, shown.count - visible), 0)
    for (index, note) in shown.enumerated().dropFirst(top).prefix(visible) {
      let row = first + index - top
      let isSelected = index == selected
      let name = label(of: note.subject, place)
      let style: Style = isSelected ? .selectedRow : .sheet
      surface.put(
        isSelected ? symbols.selection : " ", row: row, column: area.column, style: style)
      surface.put(
        truncate(name, to: 13, ellipsis: symbols.ellipsis), row: row, column: area.column + 2,
        style: style, within: area.columnRange)
      let words = truncate(note.title, to: max(area.columns - 16, 0), ellipsis: symbols.ellipsis)
      surface.put(words, row: row, column: area.column + 16, style: style, within: area.columnRange)
    }
  }

  /// What a note is written on, in 13 columns.
  private func label(of subject: NoteSubject, _ place: DatebookPlace) -> String {
    switch subject.kind {
    case .day: return "\(place.locale.shortDate(subject.day)) \(subject.day.year)"
    case .week:
      let week = Week(of: subject.day, by: place.locale.rule)
      return "W\(week.number) \(week.year)"
    case .month:
      return "\(place.locale.names.shortName(ofMonth: subject.day.month)) \(subject.day.year)"
    case .year: return "\(subject.day.year)"
    }
  }
}

import Datebook
import Screen
import Search
import Typeset
import Widgets

/// The list of all notes, narrowed by what is typed.
///
/// Words are looked for in the notes themselves, without an index: they are a few megabytes at most,
/// which are folded once, when the first letter is typed. Case and accents do not count.
struct DatebookNotes: Equatable, Sendable {
  /// A note with what is searched of it.
  private struct Entry: Equatable {
    var note: DatebookNote
    var label: String
  }

  /// The notes, in order; `nil` before they are known.
  private let entries: [Entry]?
  /// The date and the text of each, folded; empty before something is typed.
  private var folded: [[UInt8]] = []
  /// The words that were typed.
  private(set) var typed = ""
  /// The indices of the notes that have all of them.
  private var shown: [Int] = []
  private var list = ListSelection(0)
  /// The keys in force.
  private let keys: KeyTable<DatebookCommand>

  init(
    _ notes: [DatebookNote]?, in place: DatebookPlace, keys: KeyTable<DatebookCommand>,
    typed: String = ""
  ) {
    self.keys = keys
    entries = notes?.map { note in
      Entry(note: note, label: Self.label(of: note.subject, place))
    }
    self.typed = typed
    narrow()
  }

  /// Shows the notes that have all words; the last one is chosen.
  private mutating func narrow() {
    let entries = entries ?? []
    let words = NoteWords(typed)
    if !words.isEmpty, folded.isEmpty {
      folded = entries.map {
        SearchFolding.folded("\($0.label) \($0.note.subject.day) \($0.note.text)")
      }
    }
    shown = entries.indices.filter { words.isEmpty || words.areAll(in: folded[$0]) }
    list = ListSelection(max(shown.count - 1, 0))
  }

  private func frame(_ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: max(min(shown.count, 36), 1) + 2, columns: 68, layout: layout)
  }

  private func rows(_ layout: ScreenLayout) -> Int { max(frame(layout).inside.rows - 2, 1) }

  mutating func handle(
    _ key: Key, layout: ScreenLayout, over place: DatebookPlace
  ) -> DatebookSheet.Answer {
    list.settle(rows: rows(layout), count: shown.count)
    switch key {
    case .escape where typed.isEmpty: return .close
    case .escape, .control("u"): type("")
    case .backspace:
      guard !typed.isEmpty else { return .close }
      type(String(typed.dropLast()))
    case .enter:
      guard let entries, list.selected < shown.count else { return .stay }
      return .open(entries[shown[list.selected]].note.subject, finding: NoteWords(typed))
    case .character(let character): type(typed + String(character))
    default: list.take(key, rows: rows(layout), count: shown.count)
    }
    return .stay
  }

  private mutating func type(_ words: String) {
    typed = String(words.prefix(60))
    narrow()
  }

  /// The first line of a note that has all words, or else the first one, from near that where it stands far
  /// behind; or its title.
  private func line(of note: DatebookNote, in columns: Int, _ symbols: Symbols) -> String {
    let sought = NoteWords(typed)
    let lines = note.text.split(whereSeparator: \.isNewline)
    guard let line = sought.best(of: lines, String.init) else { return note.title }
    let words = line.split(separator: " ")
    let found = words.firstIndex { sought.areBegun(in: $0) } ?? 0
    let before = words[...found].joined(separator: " ")
    guard Typeset.columns(of: before) >= columns else { return String(line) }
    return symbols.ellipsis + words[max(found - 2, 0)...].joined(separator: " ")
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    let frame = frame(layout)
    frame.draw(place.locale.words.notes, into: &surface, symbols: symbols)
    let area = frame.inside
    surface.put(
      "/ \(typed)\(symbols.caret)", row: area.row, column: area.column, style: .field,
      within: area.columnRange)
    surface.cursor = CellPosition(
      row: area.row, column: area.column + 2 + Typeset.columns(of: typed))
    let visible = rows(layout)
    let first = area.row + area.rows - visible
    guard let entries, !shown.isEmpty else {
      let sentence =
        entries == nil
        ? "Loading notes \(symbols.ellipsis)"
        : typed.isEmpty
          ? keys.sentence("No notes yet", [(.write, "writes one")], in: symbols)
          : "No note matches."
      let words = truncate(sentence, to: area.columns, ellipsis: symbols.ellipsis)
      surface.put(words, row: first, column: area.column, style: .faint)
      return
    }
    let widest = shown.map { Typeset.columns(of: entries[$0].label) }.max() ?? 0
    let labels = min(max(widest, 13), 18)
    let list = list.settled(rows: visible, count: shown.count)
    for (index, entry) in shown.enumerated().dropFirst(list.top).prefix(visible) {
      let row = first + index - list.top
      let isSelected = index == list.selected
      let style: Style = isSelected ? .selectedRow : .sheet
      surface.put(
        isSelected ? symbols.selection : " ", row: row, column: area.column, style: style)
      surface.put(
        truncate(entries[entry].label, to: labels, ellipsis: symbols.ellipsis), row: row,
        column: area.column + 2, style: style, within: area.columnRange)
      let room = max(area.columns - labels - 3, 0)
      let words = truncate(
        line(of: entries[entry].note, in: room, symbols), to: room, ellipsis: symbols.ellipsis)
      surface.put(
        words, row: row, column: area.column + labels + 3, style: style, within: area.columnRange)
    }
  }

  /// What a note is written on: about 13 columns.
  private static func label(of subject: NoteSubject, _ place: DatebookPlace) -> String {
    switch subject.kind {
    case .day: return place.locale.mediumDate(subject.day)
    case .week:
      let week = Week(of: subject.day, by: place.locale.rule)
      return "\(place.locale.words.weekLabel(week.number)) \(week.year)"
    case .month:
      return "\(place.locale.names.shortName(ofMonth: subject.day.month)) \(subject.day.year)"
    case .year: return "\(subject.day.year)"
    }
  }
}

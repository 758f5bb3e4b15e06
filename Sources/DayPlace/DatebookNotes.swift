import Calendars
import Datebook
import Screen
import Search
import Typeset
import Widgets

/// The list of all notes, narrowed by what is typed; then events are found too.
///
/// Words are looked for in the notes themselves, without an index: they are a few megabytes at most,
/// which are folded once, when the first letter is typed. Case and accents do not count.
struct DatebookNotes: Equatable, Sendable {
  /// A note or an event with what is searched of it.
  private struct Entry: Equatable {
    var content: Content
    var label: String
    /// What is searched beside the label: its date and its text.
    var text: String
  }

  private enum Content: Equatable {
    case note(DatebookNote)
    case event(DayEvent)
  }

  /// The notes, in order; `nil` before they are known.
  private var notes: [Entry]?
  /// The events, in order.
  private var events: [Entry] = []
  /// The notes, then the events.
  private var entries: [Entry]? { notes.map { $0 + events } }
  /// The label and the text of each, folded; empty before something is typed.
  private var folded: [[UInt8]] = []
  /// The words that were typed.
  private(set) var typed = ""
  /// The indices of the notes that have all of them.
  private var shown: [Int] = []
  private var list = ListSelection(0)
  /// The keys in force.
  private let keys: KeyTable<DatebookCommand>

  /// A list that notes are looked for.
  init(keys: KeyTable<DatebookCommand>) {
    self.keys = keys
  }

  /// The list of all notes, narrowed by what was typed.
  func with(_ notes: [DatebookNote], in place: DatebookPlace) -> DatebookNotes {
    var list = self
    list.notes = notes.map { note in
      Entry(
        content: .note(note), label: place.label(of: note.subject),
        text: "\(note.subject.day) \(note.text)")
    }
    list.folded = []
    list.narrow(today: place.today)
    return list
  }

  /// Receives all events: they are found by what is typed.
  mutating func receive(_ events: [DayEvent], in place: DatebookPlace) {
    self.events = events.compactMap { event in
      guard let whole = event.whole else { return nil }
      let day = whole.days.lowerBound
      let parts = ["\(day)", event.title, event.place, whole.details.description]
      return Entry(
        content: .event(event), label: place.locale.mediumDate(day),
        text: parts.joined(separator: " "))
    }
    folded = []
    narrow(today: place.today)
  }

  /// Shows the notes that have all words, and where some are typed the events too: the last note is
  /// chosen, or else the next event.
  private mutating func narrow(today: Day) {
    let entries = entries ?? []
    let words = NoteWords(typed)
    if !words.isEmpty, folded.isEmpty {
      folded = entries.map { SearchFolding.folded("\($0.label) \($0.text)") }
    }
    let count = notes?.count ?? 0
    shown =
      words.isEmpty
      ? Array(0..<count) : entries.indices.filter { words.areAll(in: folded[$0]) }
    let noted = shown.count { $0 < count }
    let next = shown.firstIndex { index in
      guard case .event(let event) = entries[index].content else { return false }
      return event.whole.map { $0.days.upperBound >= today } ?? false
    }
    list = ListSelection(noted > 0 ? noted - 1 : next ?? max(shown.count - 1, 0))
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
    case .escape, .control("u"): type("", place)
    case .backspace:
      guard !typed.isEmpty else { return .close }
      type(String(typed.dropLast()), place)
    case .enter:
      guard let entries, list.selected < shown.count else { return .stay }
      switch entries[shown[list.selected]].content {
      case .note(let note): return .open(note.subject, finding: NoteWords(typed))
      case .event(let event): return .openDay(of: event)
      }
    case .character(let character): type(typed + String(character), place)
    default: list.handle(key, rows: rows(layout), count: shown.count)
    }
    return .stay
  }

  /// Takes a pasted line behind what was typed.
  mutating func paste(_ line: PastedLine, over place: DatebookPlace) {
    type(typed + String(line.characters), place)
  }

  /// Takes letters that came at once behind what was typed.
  mutating func type(_ keys: [Key], over place: DatebookPlace) {
    let letters = keys.compactMap { if case .character(let letter) = $0 { letter } else { nil } }
    type(typed + String(letters), place)
  }

  private mutating func type(_ words: String, _ place: DatebookPlace) {
    let words = String(words.prefix(60))
    // What is typed into a full field changes nothing.
    guard words != typed else { return }
    typed = words
    narrow(today: place.today)
  }

  /// What a row tells of a note or an event.
  private func line(
    of entry: Entry, in columns: Int, over place: DatebookPlace, _ symbols: Symbols
  ) -> String {
    switch entry.content {
    case .note(let note): return line(of: note, in: columns, symbols)
    case .event(let event): return "e " + event.words(place.locale, symbols, withPlace: true)
    }
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
          : events.isEmpty ? "No note matches." : "No note or event matches."
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
        line(of: entries[entry], in: room, over: place, symbols), to: room,
        ellipsis: symbols.ellipsis)
      surface.put(
        words, row: row, column: area.column + labels + 3, style: style, within: area.columnRange)
    }
  }
}

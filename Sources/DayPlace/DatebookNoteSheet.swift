import Datebook
import Screen
import Typeset
import Widgets

/// A note that is being written: what is typed is kept as it is typed.
struct DatebookNoteSheet: Equatable, Sendable {
  let subject: NoteSubject
  /// What stood there when it was opened, or when others had written there.
  private(set) var former: String
  private var editor: TextEditor
  /// Whether nothing was written yet.
  private(set) var isUntouched = true

  init(_ note: DatebookNote) {
    subject = note.subject
    former = note.text
    editor = TextEditor(note.text)
  }

  /// Shows what stands there by now, as long as nothing was written.
  mutating func see(_ text: String) {
    guard isUntouched, text != former else { return }
    self = DatebookNoteSheet(DatebookNote(on: subject, text))
  }

  /// What is written.
  var text: String { editor.text }

  /// Has a text with what others wrote, who made it of `former`; the caret stays where it is.
  mutating func join(_ text: String, over former: String) {
    self.former = former
    guard text != editor.text else { return }
    let caret = DatebookNote.caret(editor.caret, of: editor.text, in: text)
    editor.replace(with: text, caret: caret)
  }

  /// What is written now is to be kept.
  private mutating func kept() -> DatebookSheet.Answer {
    isUntouched = false
    return .keep(DatebookNote(on: subject, editor.text), over: former)
  }

  mutating func handle(_ key: Key, layout: ScreenLayout) -> DatebookSheet.Answer {
    if key == .escape { return .close }
    if key == .control("x") { return .editOutside(DatebookNote(on: subject, editor.text)) }
    return handle([key], layout)
  }

  /// Takes letters that came at once: what they make of the note is kept once.
  mutating func type(_ keys: [Key], layout: ScreenLayout) -> DatebookSheet.Answer {
    handle(keys, layout)
  }

  private mutating func handle(_ keys: [Key], _ layout: ScreenLayout) -> DatebookSheet.Answer {
    let before = editor.changeCount
    let columns = frame(layout).inside.columns
    for key in keys { _ = editor.handle(key, columns: columns) }
    guard editor.changeCount == before else { return kept() }
    return keys.contains(where: \.isTyped) && !editor.hasRoom() ? .tell(Self.fullSentence) : .stay
  }

  /// Takes a text that was pasted, as it is, or not at all.
  mutating func paste(_ text: String) -> DatebookSheet.Answer {
    guard editor.insert(text) else { return .tell(Self.fullSentence) }
    return kept()
  }

  /// What is told of a text that there is no room for; ^X opens the note in an editor that has room.
  private static let fullSentence =
    "No room for that: a note holds \(TextEditor.capacity / 1000),000 characters. "
    + "^X opens your editor."

  /// Inserts what another editor made of the text.
  mutating func insert(_ text: String) {
    isUntouched = false
    editor.replace(with: text)
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

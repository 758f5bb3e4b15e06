import Datebook
import Screen
import Widgets

/// A screen laid over a page of a datebook.
enum DatebookSheet: Equatable, Sendable {
  case goTo(DatebookGoTo)
  case note(DatebookNoteSheet)
  case notes(DatebookNotes)
  case items(DatebookItems)
  case calendars(DatebookCalendars)
  case event(DatebookEventSheet)
  case agenda(DatebookAgenda)

  /// What a sheet does with a key.
  enum Answer: Equatable {
    case ignored
    case stay
    case close
    case go(DateWish)
    /// A note says something else now than when it was opened.
    case keep(DatebookNote, over: String)
    /// Something was not done, and why.
    case tell(String)
    /// Let the reader's own editor have a note.
    case editOutside(DatebookNote)
    /// Go to what a note was written on, where it has these words.
    case open(NoteSubject, finding: NoteWords)
    /// Go to the day of an event, and tell what is known of it.
    case openDay(of: DayEvent)
    /// Show a page of the web.
    case openAddress(String)
    /// Go where a row of a list leads.
    case follow(DatebookLink)
  }

  mutating func handle(
    _ key: Key, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) -> Answer {
    switch self {
    case .goTo(var sheet):
      defer { self = .goTo(sheet) }
      return sheet.handle(key, over: place)
    case .note(var sheet):
      defer { self = .note(sheet) }
      return sheet.handle(key, layout: layout)
    case .notes(var sheet):
      defer { self = .notes(sheet) }
      return sheet.handle(key, layout: layout, over: place)
    case .items(var sheet):
      defer { self = .items(sheet) }
      return sheet.handle(key, layout: layout)
    case .calendars(var sheet):
      defer { self = .calendars(sheet) }
      return sheet.handle(key, layout: layout, symbols: symbols)
    case .event(var sheet):
      defer { self = .event(sheet) }
      return sheet.handle(key, layout: layout, symbols: symbols)
    case .agenda(var sheet):
      defer { self = .agenda(sheet) }
      return sheet.handle(key, layout: layout, over: place)
    }
  }

  /// Takes a text that was pasted: `nil` if nothing is typed, since its letters are no commands.
  mutating func paste(
    _ text: String, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) -> Answer? {
    switch self {
    case .items, .calendars, .event, .agenda: return nil
    case .note(var sheet):
      defer { self = .note(sheet) }
      return sheet.paste(text)
    case .notes(var sheet):
      defer { self = .notes(sheet) }
      sheet.paste(PastedLine(text), over: place)
      return .stay
    case .goTo:
      for character in PastedLine(text).characters {
        _ = handle(.character(character), layout: layout, symbols: symbols, over: place)
      }
      return .stay
    }
  }

  /// Where a click on a cell leads; `nil` if it takes the sheet away.
  func link(row: Int, column: Int, layout: ScreenLayout) -> DatebookLink? {
    switch self {
    case .items(let sheet): return sheet.link(row: row, column: column, layout: layout)
    case .agenda(let sheet): return sheet.link(row: row, column: column, layout: layout)
    case .goTo, .note, .notes, .calendars, .event: return nil
    }
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    switch self {
    case .goTo(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    case .note(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    case .notes(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    case .items(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    case .calendars(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .event(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .agenda(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    }
  }

  /// What the last row says of its keys.
  ///
  /// - Parameter isKept: Whether what is typed can be kept.
  func hints(in symbols: Symbols, layout: ScreenLayout, isKept: Bool) -> [String] {
    switch self {
    case .goTo: ["\(symbols.enterKey) go", "Esc stay", "^O back afterwards"]
    case .calendars(let sheet): sheet.hints(in: symbols, layout: layout)
    case .event(let sheet): sheet.hints(in: symbols, layout: layout)
    case .agenda: ["\(symbols.upDown) move", "\(symbols.enterKey) open", "Esc back"]
    case .note:
      [isKept ? "Esc done: it is kept as you type" : "Esc done", "^_ undo", "^X your editor"]
    case .items:
      ["\(symbols.upDown) move", "\(symbols.enterKey) open", "Esc back"]
    case .notes:
      [
        "\(symbols.upDown) move", "\(symbols.enterKey) go", "type to find",
        "Esc back",
      ]
    }
  }
}

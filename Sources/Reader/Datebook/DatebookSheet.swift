import Datebook
import Screen
import Typeset

/// A screen laid over a page of a datebook.
enum DatebookSheet: Equatable, Sendable {
  case goTo(DatebookGoTo)
  case help(HelpSheet)
  case note(DatebookNoteSheet)
  case notes(DatebookNotes)
  case items(DatebookItems)

  /// What a sheet does with a key.
  enum Answer: Equatable {
    case ignored
    case stay
    case close
    case go(DateWish)
    /// A note says something else now.
    case keep(DatebookNote)
    /// Something was not done, and why.
    case tell(String)
    /// Let the reader's own editor have a note.
    case editOutside(DatebookNote)
    /// Go to what a note was written on.
    case open(NoteSubject)
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
    case .help(var sheet):
      defer { self = .help(sheet) }
      switch sheet.handle(key, layout: layout, symbols: symbols) {
      case .ignored, .passedOn: return .ignored
      case .handled(let requests): return requests.isEmpty ? .stay : .close
      }
    case .note(var sheet):
      defer { self = .note(sheet) }
      return sheet.handle(key, layout: layout)
    case .notes(var sheet):
      defer { self = .notes(sheet) }
      return sheet.handle(key, layout: layout, over: place)
    case .items(var sheet):
      defer { self = .items(sheet) }
      return sheet.handle(key, layout: layout)
    }
  }

  /// Takes a text that was pasted: `nil` where nothing is typed, since its letters are no commands.
  mutating func paste(
    _ text: String, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) -> Answer? {
    switch self {
    case .help, .items: return nil
    case .note(var sheet):
      defer { self = .note(sheet) }
      return sheet.paste(text)
    case .goTo, .notes:
      for character in PastedLine(text).characters {
        _ = handle(.character(character), layout: layout, symbols: symbols, over: place)
      }
      return .stay
    }
  }

  /// Where a click on a cell leads; `nil` where it takes the sheet away.
  func link(row: Int, column: Int, layout: ScreenLayout) -> DatebookLink? {
    guard case .items(let sheet) = self else { return nil }
    return sheet.link(row: row, column: column, layout: layout)
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    switch self {
    case .goTo(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    case .help(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .note(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    case .notes(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    case .items(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: place)
    }
  }

  func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    switch self {
    case .goTo: ["\(symbols.enterKey) go", "Esc stay", "^O back afterwards"]
    case .help(let sheet): sheet.hints(in: symbols, layout: layout)
    case .note: ["Esc done: it is kept as you type", "^_ undo", "^X your editor"]
    case .items:
      ["\(symbols.upKey)\(symbols.downKey) move", "\(symbols.enterKey) open", "Esc back"]
    case .notes:
      [
        "\(symbols.upKey)\(symbols.downKey) move", "\(symbols.enterKey) go", "type to find",
        "Esc back",
      ]
    }
  }
}

/// Asks which day or page to go to, and says where that would be.
struct DatebookGoTo: Equatable, Sendable {
  /// The longest thing that can be typed.
  private static let capacity = 40

  private(set) var typed: String

  init(typed: String = "") {
    self.typed = typed
  }

  mutating func handle(_ key: Key, over place: DatebookPlace) -> DatebookSheet.Answer {
    switch key {
    case .character(let character):
      if typed.count < Self.capacity { typed.append(character) }
      return .stay
    case .backspace:
      if typed.isEmpty { return .close }
      typed.removeLast()
      return .stay
    case .control("u"):
      typed = ""
      return .stay
    case .enter:
      if typed.isEmpty { return .close }
      return wish(over: place).map { .go($0) } ?? .stay
    case .escape: return .close
    default: return .stay
    }
  }

  private func wish(over place: DatebookPlace) -> DateWish? {
    DateWish(typed, at: place.cursor, today: place.today, locale: place.locale)
  }

  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over place: DatebookPlace
  ) {
    let frame = SheetFrame(rows: 3, columns: 55, layout: layout)
    frame.draw("Go to", into: &surface, symbols: symbols)
    let area = frame.inside
    let shown = Label.end(of: typed, in: area.columns - 1)
    surface.put(
      shown + symbols.caret, row: area.row, column: area.column, style: .field,
      within: area.columnRange)
    surface.cursor = CellPosition(
      row: area.row, column: area.column + Typeset.columns(of: shown))
    if area.rows > 2 {
      let hint = Label.fitting(
        "5 mar, 2026-03-05, +30, w10, tomorrow, mar 2027, 131", "5 mar, +30, w10, 131",
        in: area.columns, symbols)
      surface.put(hint, row: area.row + 1, column: area.column, style: .faint)
    }
    if area.rows > 1 {
      surface.put(
        preview(over: place, in: area.columns, symbols), row: area.row + area.rows - 1,
        column: area.column, within: area.columnRange)
    }
  }

  /// Where Enter would lead.
  private func preview(
    over place: DatebookPlace, in columns: Int, _ symbols: Symbols
  ) -> String {
    guard !typed.isEmpty else { return "" }
    guard let wish = wish(over: place) else {
      return Label.fitting(
        "that is no day, week, month, year or page", "that is no day", in: columns, symbols)
    }
    let page = wish.page(in: place.book)
    let book = YearBook(with: page, rule: place.locale.rule)
    let number = (book.number(of: page) ?? 0) + 1
    let locale = place.locale
    let name =
      switch page {
      case .cover(let year): "the cover of \(year)"
      case .year(let year): "the year \(year)"
      case .month(let year, let month): locale.month(month, of: year)
      case .week(let week):
        "week \(week.number), \(locale.range(week.days, dash: symbols.dash)) \(week.year)"
      case .day(let day):
        "\(locale.names.shortName(of: day.weekday)) \(locale.date(day)) \(day.year)"
      }
    return Label.fitting(
      "\(symbols.arrow) \(name) \(symbols.middleDot) page \(number) of \(book.count)",
      "\(symbols.arrow) \(name)", in: columns, symbols)
  }
}

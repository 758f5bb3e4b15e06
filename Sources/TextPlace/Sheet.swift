import Screen
package import Widgets

/// A screen laid over a place.
package enum Sheet: Equatable, Sendable {
  case goTo(GoToSheet)
  case contents(ContentsSheet)
  case search(SearchSheet)
  case matches(MatchesSheet)
  case marks(MarksSheet)
  case note(NoteSheet)
  case colour(ColourSheet)
  case themes(ThemeSheet)
  case settings(SettingsSheet)
  case info(InfoSheet)
  case lookUp(LookUpSheet)
  case plan(PlanSheet)
  case planOffer(PlanOfferSheet)
  case year(YearSheet)
  case words(WordLabels)
  case define(DefineSheet)
  case fileName(FileNameSheet)
  case letter(LetterSheet)
  case files(FilesSheet)
  case links(LinkLabels)
  case footnote(FootnoteSheet)
  case address(AddressSheet)
  case picture(PictureSheet)
  case voice(VoiceSheet)
  case telling(TellingSheet)

  /// Responds to a key on a screen of the given layout.
  mutating func handle(
    _ key: Key, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) -> Response {
    switch self {
    case .goTo(var sheet):
      defer { self = .goTo(sheet) }
      return sheet.handle(key, over: book)
    case .contents(var sheet):
      defer { self = .contents(sheet) }
      return sheet.handle(key, layout: layout, over: book)
    case .search(var sheet):
      defer { self = .search(sheet) }
      return sheet.handle(key)
    case .info(var sheet):
      defer { self = .info(sheet) }
      return sheet.handle(key, layout: layout, symbols: symbols, over: book)
    case .matches(var sheet):
      defer { self = .matches(sheet) }
      return sheet.handle(key, layout: layout, over: book)
    case .marks(var sheet):
      defer { self = .marks(sheet) }
      return sheet.handle(key, layout: layout, over: book)
    case .note(var sheet):
      defer { self = .note(sheet) }
      return sheet.handle(key)
    case .colour(var sheet):
      defer { self = .colour(sheet) }
      return sheet.handle(key)
    case .themes(var sheet):
      defer { self = .themes(sheet) }
      return sheet.handle(key)
    case .settings(var sheet):
      defer { self = .settings(sheet) }
      return Response(
        sheet.handle(key, showing: SettingsPanel(layout, over: book).list.rows), { .settings($0) })
    case .lookUp(var sheet):
      defer { self = .lookUp(sheet) }
      return sheet.handle(key, layout: layout)
    case .plan(var sheet):
      defer { self = .plan(sheet) }
      return sheet.handle(key, over: book)
    case .planOffer(let sheet): return sheet.handle(key)
    case .year(let sheet): return sheet.handle(key)
    case .words(var sheet):
      defer { self = .words(sheet) }
      return sheet.handle(key)
    case .define(var sheet):
      defer { self = .define(sheet) }
      return sheet.handle(key)
    case .fileName(var sheet):
      defer { self = .fileName(sheet) }
      return sheet.handle(key)
    case .letter(let sheet): return sheet.handle(key)
    case .files(var sheet):
      defer { self = .files(sheet) }
      return sheet.handle(key, layout: layout)
    case .links(var sheet):
      defer { self = .links(sheet) }
      return sheet.handle(key)
    case .footnote(var sheet):
      defer { self = .footnote(sheet) }
      return sheet.handle(key, layout: layout)
    case .address(let sheet): return sheet.handle(key)
    case .picture(var sheet):
      defer { self = .picture(sheet) }
      return sheet.handle(key, layout: layout, book.pictures.mode)
    case .voice(var sheet):
      defer { self = .voice(sheet) }
      return sheet.handle(key)
    case .telling(var sheet):
      defer { self = .telling(sheet) }
      guard let wish = sheet.press(key) else { return .handled() }
      return .handled([.dismiss] + (wish == .close ? [] : [.effect(.story(wish))]))
    }
  }

  /// Responds to a click on a cell; one that is nowhere in the sheet takes it away.
  func click(row: Int, column: Int, layout: ScreenLayout, over book: BookPlace) -> [Request] {
    switch self {
    case .contents(let sheet):
      sheet.click(row: row, column: column, layout: layout, over: book)
    case .matches(let sheet): sheet.click(row: row, column: column, layout: layout, over: book)
    case .marks(let sheet): sheet.click(row: row, column: column, layout: layout, over: book)
    case .note(let sheet): sheet.click()
    case .lookUp(let sheet): sheet.click()
    case .colour(let sheet): sheet.click(row: row, column: column, layout: layout)
    case .themes(let sheet): sheet.click(row: row, column: column, layout: layout)
    case .settings(let sheet):
      sheet.click(row: row, column: column, panel: SettingsPanel(layout, over: book))
        .map { .settings($0) }
    case .plan(let sheet): sheet.click(row: row, column: column, layout: layout, over: book)
    case .planOffer(let sheet): sheet.click(row: row, column: column, layout: layout)
    case .files(let sheet): sheet.click(row: row, column: column, layout: layout)
    case .footnote(let sheet): sheet.click(row: row, column: column, layout: layout)
    case .goTo, .info, .search, .year, .words, .define, .fileName, .letter, .links, .address,
      .picture, .voice, .telling:
      [.dismiss]
    }
  }

  /// Draws itself over `surface`.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols,
    keys: KeyTable<TextCommand>,
    over book: BookPlace
  ) {
    switch self {
    case .goTo(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .contents(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .search(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .info(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .matches(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .marks(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, keys: keys, over: book)
    case .note(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .colour(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .themes(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .settings(let sheet):
      sheet.draw(into: &surface, panel: SettingsPanel(layout, over: book), symbols: symbols)
    case .lookUp(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .plan(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .planOffer(let sheet): sheet.draw(into: &surface, layout: layout)
    case .year(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, keys: keys, over: book)
    case .words(let sheet): sheet.draw(into: &surface, layout: layout, over: book)
    case .links(let sheet): sheet.draw(into: &surface, layout: layout, over: book)
    case .footnote(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .address(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .define(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .fileName(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .letter(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .files(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .picture(let sheet):
      sheet.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    case .voice(let sheet): sheet.draw(into: &surface, layout: layout, symbols: symbols)
    case .telling(let sheet):
      sheet.question(in: symbols).draw(into: &surface, layout: layout, symbols: symbols)
    }
  }

  /// What the last row says of its keys, the most needed first.
  func hints(
    in symbols: Symbols, layout: ScreenLayout, keys: KeyTable<TextCommand>, over book: BookPlace
  ) -> [String] {
    switch self {
    case .goTo(let sheet): sheet.hints(in: symbols, over: book)
    case .contents(let sheet): sheet.hints(in: symbols, over: book)
    case .search, .colour, .planOffer, .define, .fileName, .letter: []
    case .files(let sheet): sheet.hints(in: symbols)
    case .words(let sheet): sheet.hints(in: symbols)
    case .links(let sheet): sheet.hints(in: symbols)
    case .footnote(let sheet): sheet.hints(in: symbols, layout: layout)
    case .address(let sheet): sheet.hints(in: symbols)
    case .picture(let sheet): sheet.hints(in: symbols)
    case .voice(let sheet): sheet.hints(in: symbols)
    case .telling(let sheet): sheet.question(in: symbols).hints
    case .plan(let sheet): sheet.hints(in: symbols)
    case .year(let sheet): sheet.hints(in: symbols, keys: keys)
    case .marks(let sheet): sheet.hints(in: symbols, over: book)
    case .note(let sheet): sheet.hints(in: symbols)
    case .info(let sheet): sheet.hints(in: symbols, layout: layout, over: book)
    case .lookUp(let sheet): sheet.hints(in: symbols, layout: layout)
    case .matches(let sheet): sheet.hints(in: symbols)
    case .themes: []
    case .settings(let sheet): sheet.hints(in: symbols)
    }
  }
}

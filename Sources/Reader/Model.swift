import Books
import Datebook
import Paging
package import Screen
package import Settings

/// The whole state of the reading room, as a value.
///
/// `update` applies what happened and says what must be done outside; `render` draws. Both are pure:
/// they read no clock, no file and no terminal.
package struct Model: Equatable, Sendable {
  package internal(set) var size: ScreenSize
  /// The glyphs that the program draws with.
  package var symbols: Symbols
  private var place: Place
  /// What is laid over the place.
  package internal(set) var sheet: Sheet?
  var usesMouse: Bool
  /// What the reader has set.
  package var preferences: Preferences
  /// The themes, and the one that is shown.
  package var looks = Looks()
  /// How the reader's language names days and counts weeks, before what is set.
  var locale = CalendarLocale.posix
  /// The keys in force.
  package internal(set) var keys: KeyTable
  /// Something told in the last row until the next key.
  var notice: String?
  /// The mouse's button that is down on the page.
  var held: HeldButton?
  /// Whether the last row tells of the matches until the next key.
  private var tellsMatches = false
  /// The page that is being turned, where that is to be seen.
  private var turn: PageTurn?
  /// Whether the terminal takes long to show what is sent to it.
  private var isLineSlow = false

  /// A reading room with one place.
  package init(
    place: Place, size: ScreenSize, symbols: Symbols = .unicode,
    preferences: Preferences = Preferences()
  ) {
    self.place = place
    self.size = size
    self.symbols = symbols
    usesMouse = preferences.mouse
    self.preferences = preferences
    keys = KeyTable.text.remapped(by: preferences.keys).table
    book.progressLine = ProgressLine(rawValue: preferences.progress) ?? .timeLeft
  }

  /// What stands where.
  var layout: ScreenLayout { ScreenLayout(size, book.view) }

  /// What must be done first.
  package var opening: [Effect] { book.opening }

  /// What can wait until the first page is on the screen.
  package mutating func afterOpening() -> [Effect] { book.tell(book.progressLine) }

  /// The text that is being read.
  package internal(set) var book: BookPlace {
    get {
      switch place {
      case .book(let book): book
      }
    }
    set { place = .book(newValue) }
  }

  /// Applies what happened, and says what must be done outside.
  package mutating func update(_ event: Event) -> [Effect] {
    let effects = apply(event) + unreadMatches(after: event)
    askAboutDates()
    return effects
  }

  private mutating func apply(_ event: Event) -> [Effect] {
    switch event {
    case .key(let key):
      notice = nil
      tellsMatches = false
      turn = nil
      return press(key)
    case .paste(let text):
      notice = nil
      return paste(text)
    case .mouse(let mouse):
      notice = nil
      tellsMatches = false
      turn = nil
      return click(mouse)
    case .resized(let size):
      self.size = size
      turn = nil
      return book.resize(to: size)
    case .pageMade(let made): return take(made)
    case .timePassed(let time):
      turn?.advance(by: time)
      if turn?.isOver == true { turn = nil }
      return []
    case .lineIsSlow(let isSlow):
      isLineSlow = isSlow
      if isSlow { turn = nil }
      return []
    case .counted(let count, let format): return book.take(count, format: format)
    case .spotsFound(let spots):
      book.take(spots)
      return []
    case .outlineFound(let contents):
      book.take(contents)
      // Dates can wait until chapters are found.
      return book.nameChapters() + book.dividePlan() + [.dates(.find)]
    case .searched(let news): return book.take(news)
    case .pageLeft(let stay):
      book.take(stay)
      return []
    case .figuresRead(let figures):
      book.take(figures)
      return []
    case .factsFound(let facts):
      book.take(facts)
      return []
    case .tallied(let tally): return book.take(tally)
    case .stablePageFound(let spot): return book.take(spot)
    case .matchesRead(let lines):
      take(lines)
      return []
    case .marks(let event): return book.take(event)
    case .dates(let event):
      book.take(event)
      return []
    case .plans(let event): return take(event)
    case .lookUp(let event): return take(event)
    case .textChanged(let length): return book.take(length)
    case .dayChanged(let day): return book.take(day)
    case .localeFound(let locale):
      self.locale = locale
      book.locale = locale.counting(by: preferences)
      return []
    case .themesFound(let themes): return take(themes)
    case .hyphenatorFound(let hyphenator): return take(hyphenator)
    case .notice(let sentence):
      notice = sentence
      return []
    }
  }

  /// Draws everything.
  package func render() -> Surface {
    var surface = Surface(rows: size.rows, columns: size.columns)
    var layout = layout
    if case .settings = sheet { layout.makeRoom(for: SettingsPanel(layout, over: book)) }
    if layout.isTooSmall {
      surface.put(
        truncate("too small: 24 × 6 at least", to: size.columns, ellipsis: ""), row: 0, column: 0)
      return surface
    }
    let hints =
      (sheet.map { $0.hints(in: symbols, layout: layout, over: book) }
      ?? book.selectionHints(in: symbols)).map { Label.hints($0, in: size.columns - 2) }
    book.draw(into: &surface, layout: layout, symbols: symbols, keys: keys, footer: hints)
    turn?.draw(over: &surface, symbols: symbols)
    sheet?.draw(into: &surface, layout: layout, symbols: symbols, over: book)
    drawNotice(into: &surface, layout)
    return surface
  }

  /// Tells the notice in the last row, over the text where that has it.
  private func drawNotice(into surface: inout Surface, _ layout: ScreenLayout) {
    let matches = tellsMatches ? book.search?.label(ellipsis: symbols.ellipsis) : nil
    guard let notice = notice ?? matches else { return }
    let row = size.rows - 1
    let style: Style = layout.hasFooter ? .notice : [.notice, .reversed]
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: size.columns), style: style)
    let sentence = truncate(notice, to: size.columns - 2, ellipsis: symbols.ellipsis)
    surface.put(sentence, row: row, column: 1, style: style)
  }
}

// MARK: - Turning

extension Model {
  /// Whether a page is being turned: time that passes is to be told.
  package var isTurning: Bool { turn != nil }

  /// Takes a page that was made, and lets it be turned to where the reader wants to see that.
  private mutating func take(_ made: MadePage) -> [Effect] {
    guard case .turned(let step) = made.cause, book.view.animates, !isLineSlow, sheet == nil,
      !layout.isTooSmall
    else {
      turn = nil
      return book.take(made)
    }
    turn = nil
    let former = render()
    let effects = book.take(made)
    turn = PageTurn(from: former, in: layout.body, isForward: step > 0)
    return effects
  }
}

// MARK: - Keys

extension Model {
  /// Goes somewhere in the book, as the go-to sheet would.
  package mutating func go(to place: GoTo) -> [Effect] {
    book.go(to: place)
  }

  /// Goes to the page with the byte at `offset`; where an entry of a dated text begins there, it is
  /// the one that is read.
  package mutating func go(toOffset offset: Int) -> [Effect] { book.open(at: offset) }

  /// Offers a key to the sheet, then to the place.
  mutating func press(_ key: Key) -> [Effect] {
    if layout.isTooSmall { return pressUnseen(key) }
    if var sheet {
      let response = sheet.handle(
        key, layout: layout, symbols: symbols, over: book)
      self.sheet = sheet
      switch response {
      case .handled(let requests): return perform(requests)
      case .passedOn(let requests):
        return perform(requests) + press(key)
      case .ignored: break
      }
    }
    if let effects = pressSelecting(key) { return effects }
    if case .character(let digit) = key, digit.isDigit, keys[key] == nil {
      return perform([.present(.goTo(GoToSheet(typed: String(digit))))])
    }
    guard let command = keys[key] else { return [] }
    return obey(command)
  }

  /// Where nothing can be seen, only the ways out are open.
  private mutating func pressUnseen(_ key: Key) -> [Effect] {
    guard let command = keys[key] else { return [] }
    switch command {
    case .leave where sheet != nil:
      sheet = nil
      return []
    case .leave, .quit, .repaint: return obey(command)
    default: return []
    }
  }

  mutating func obey(_ command: Command) -> [Effect] {
    tellsMatches = [.nextMatch, .previousMatch, .searchWord].contains(command)
    if tellsMatches || command == .matches, command != .searchWord, book.search == nil {
      notice = "Nothing was looked for yet: / does that."
    }
    if command == .spread { notice = book.obstacleToSpread(size) }
    if let effects = book.obey(command, size: size) {
      if command == .today { tellOfPortion() }
      return effects
    }
    if let effects = obeyMarks(command) { return effects }
    switch command {
    case .goTo: return perform([.present(.goTo(GoToSheet()))])
    case .contents: return openContents()
    case .search: return perform([.present(.search(SearchSheet(newQuery)))])
    case .matches: return listMatches()
    case .help: return perform([.present(.help(HelpSheet(keys)))])
    case .theme: return openThemes()
    case .settings: return openSettings()
    case .plan: return openPlan()
    case .info: return perform([.present(.info(InfoSheet()))]) + book.wantFacts()
    case .mouse:
      usesMouse.toggle()
      notice = usesMouse ? "The mouse turns pages." : "The mouse selects text."
      return [.useMouse(usesMouse)]
    case .repaint: return [.repaint]
    case .datebookYear: return [.openDatebook]
    case .home: return [.goHome]
    case .leave: return [.leave]
    case .quit: return [.quit]
    case .previousYear, .nextYear:
      notice = obstacleToYears
      return []
    default: return []
    }
  }

  /// Opens the contents, or says why there are none.
  private mutating func openContents() -> [Effect] {
    guard book.contents != nil else {
      notice = "The parts and chapters are still being looked for."
      return []
    }
    guard let list = ContentsSheet.first(over: book, layout: layout) else {
      notice = "No parts and chapters were found in this text."
      return []
    }
    return perform([.present(.contents(list))])
  }

  mutating func perform(_ requests: [Request]) -> [Effect] {
    var effects: [Effect] = []
    for request in requests {
      switch request {
      case .present(let sheet): self.sheet = sheet
      case .dismiss: sheet = nil
      case .goTo(let place): effects += book.go(to: place)
      case .goToEntry(let index): effects += book.go(toEntry: index)
      case .goToDate(let target): effects += book.go(to: target)
      case .search(let query): effects += book.look(for: query)
      case .stepMatch(let step): effects += book.step(match: step)
      case .leaveSearch: effects += book.leaveSearch()
      case .listMatches: effects += listMatches()
      case .seekStablePage(let number): effects += book.seek(stablePage: number)
      case .goToStablePage(let number): effects += book.go(toStablePage: number)
      case .goToMatch(let match):
        tellsMatches = true
        effects += book.go(toMatch: match)
      case .searchAround(let match): effects += book.search(around: match)
      case .stayAtMatch:
        tellsMatches = true
        effects += book.stayAtMatch()
      case .marks(let request): effects += perform(request)
      case .dates(let request): effects += perform(request)
      case .plan(let request): effects += perform(request)
      case .previewTheme(let name): effects += preview(name)
      case .set(let setting, let value): effects += set(setting, value)
      case .setKeys(let command, let keys): effects += set(keys, for: command)
      case .effect(let effect): effects.append(effect)
      case .leave: effects.append(.leave)
      }
    }
    return effects
  }
}

// MARK: - The list of matches

extension Model {
  /// Opens the list of all matches, where something is looked for that may be found.
  private mutating func listMatches() -> [Effect] {
    guard let search = book.search, search.count > 0 || search.state == .goesOn else {
      tellsMatches = true
      return []
    }
    return perform([.present(.matches(MatchesSheet(search)))])
  }

  private mutating func take(_ lines: [MatchLine]) {
    guard case .matches(var list) = sheet else { return }
    list.take(lines)
    sheet = .matches(list)
  }

  /// Asks for the words of the rows that came into sight.
  private mutating func unreadMatches(after event: Event) -> [Effect] {
    // An answer that does not tell all would be asked for without end.
    if case .matchesRead = event { return [] }
    guard case .matches(var list) = sheet else { return [] }
    let matches = list.unknownMatches(layout, over: book)
    sheet = .matches(list)
    return matches.isEmpty ? [] : [.readMatches(matches)]
  }
}

// MARK: - The mouse

extension Model {
  private mutating func click(_ mouse: MouseEvent) -> [Effect] {
    guard !layout.isTooSmall else { return [] }
    // What lies in the last row alone does not keep the mouse from the page.
    if case .planOffer = sheet, mouse.row < size.rows - 1 { sheet = nil }
    if let effects = select(with: mouse) { return effects }
    switch mouse.kind {
    case .wheelDown: return sheet == nil ? scroll(1) : press(.down)
    case .wheelUp: return sheet == nil ? scroll(-1) : press(.up)
    case .press(button: 1):
      if let sheet {
        return perform(
          sheet.click(row: mouse.row, column: mouse.column, layout: layout, over: book))
      }
      return command(at: mouse.row, mouse.column).map { obey($0) } ?? []
    case .press, .release, .drag: return []
    }
  }

  /// What a notch of the wheel does, down or up.
  private mutating func scroll(_ notches: Int) -> [Effect] {
    if book.isScrolling { return book.scroll(notches: notches) }
    return obey(notches > 0 ? .nextPage : .previousPage)
  }

  /// What a click on a cell does.
  func command(at row: Int, _ column: Int) -> Command? {
    if row == 0, !layout.isBare { return BookPlace.todayButton.contains(column) ? .today : nil }
    if layout.rail.contains(row: row, column: column) {
      if RailArrangement(layout.rail).yearRow == row { return .datebookYear }
      return book.rail.month(atRow: row, in: layout.rail).map { .month($0) }
    }
    guard layout.body.contains(row: row, column: column) else { return nil }
    return column < layout.body.columns / 2 ? .previousPage : .nextPage
  }
}

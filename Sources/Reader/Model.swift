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
  var place: Place
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
  /// Whether the way out leads back to another place, and not out of the program.
  package var leadsBack = false {
    didSet { keys = .text(preferences, leadsBack: leadsBack) }
  }
  /// Something told in the last row until the next key.
  var notice: String?
  /// The mouse's button that is down on the page.
  var held: HeldButton?
  /// Whether the last row tells of the matches until the next key.
  var tellsMatches = false
  /// The page that is being turned, where that is to be seen.
  var turn: PageTurn?
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
    keys = KeyTable.text(preferences, leadsBack: false)
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
    case .dates(let event): return book.take(event)
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
      surface.put(layout.tooSmall, row: 0, column: 0)
      return surface
    }
    let hints =
      (sheet.map { $0.hints(in: symbols, layout: layout, over: book) }
      ?? book.selectionHints(in: symbols)).map { Label.hints($0, in: size.columns - 2) }
    book.draw(into: &surface, layout: layout, symbols: symbols, keys: keys, footer: hints)
    turn?.draw(over: &surface, symbols: symbols)
    sheet?.draw(into: &surface, layout: layout, symbols: symbols, keys: keys, over: book)
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
    let sentence = Label.sentence(notice, in: size.columns - 2, symbols)
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

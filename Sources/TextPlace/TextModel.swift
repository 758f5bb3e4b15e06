import Books
import Datebook
import Paging
package import Screen
package import Settings
package import Widgets

/// The whole state of a text on the screen, as a value: the page, and what lies over it.
package struct TextModel: PlaceModel {
  package typealias Event = TextEvent
  package typealias Effect = TextEffect

  package var frame: PlaceFrame<TextCommand>
  /// The text that is being read.
  package internal(set) var book: BookPlace
  /// What is laid over the page.
  package internal(set) var sheet: Sheet?
  /// The note that an address, a picture or a look-up was opened from: it is there again behind that.
  var coveredNote: FootnoteSheet?
  /// The themes, and the one that is shown.
  package var looks = Looks()
  /// How many colours the terminal shows.
  package var colorDepth = ColorDepth.direct
  /// The pictures that the terminal shows, as far as it has said.
  package var graphics = TerminalGraphics()
  /// Whether a link of the text below led here: a jump back from the first place goes there.
  package var wasFollowed = false
  /// Whether the way out leads back to another place, and not out of the program.
  package var leadsBack = false {
    didSet { frame.keys = keys(frame.preferences) }
  }
  /// The mouse's button that is down on the page.
  var held: HeldButton?
  /// The last click on the page.
  var lastClick: PageClick?
  /// Whether the last row tells of the matches until the next key.
  var tellsMatches = false
  /// The files that were named on the command line; none if only this one is open.
  package var files = FileList(names: [], index: 0)
  /// The lines of half a screen, if the reader has said so.
  var halfScreen: Int?
  /// The lines that a screen of them moves by, if the reader has said so: fewer than on the screen if it
  /// is negative.
  package var window: Int?
  /// The columns that chopped lines are moved by, once a number of them was typed.
  package var sideStep: Int?
  /// The file in which a search began that goes on in this one.
  var searchOrigin: String?
  /// The places in other files of the command line that have letters.
  var otherLetters: [Character: LetterSpot] = [:]
  /// Whether the reader knows that a text without a plan is spread over the year.
  var knowsYear = false
  /// Who tells the story that the text is, as long as it comes.
  var storyteller: String?
  /// The page that is being turned, if that is to be seen.
  var turn: PageTurn?
  /// The number of the chapter that the text is to be opened at, once chapters are found.
  var awaitedChapter: Int?
  /// Whether the terminal takes long to show what is sent to it.
  private var isLineSlow = false

  /// A text on a screen of `size`.
  package init(
    _ book: BookPlace, size: ScreenSize, symbols: Symbols = .unicode,
    preferences: Preferences = Preferences()
  ) {
    self.book = book
    frame = PlaceFrame(
      size: size, symbols: symbols, today: book.today, preferences: preferences,
      keys: .text(
        preferences, leadsBack: false, turnsRightToLeft: book.view.turnsRightToLeft))
    self.book.progressLine = ProgressLine(rawValue: preferences.progress) ?? .timeLeft
  }

  package func keys(_ preferences: Preferences) -> KeyTable<TextCommand> {
    .text(preferences, leadsBack: leadsBack, turnsRightToLeft: book.view.turnsRightToLeft)
  }

  package var layout: ScreenLayout { ScreenLayout(frame.size, book.view) }

  /// Lets a step back wait until the jumps of earlier readings are there.
  package mutating func awaitJumps() { book.awaitsJumps = true }

  /// Chooses how pictures are drawn, by what the reader has set and the terminal can.
  package mutating func choosePictureMode() {
    // Colours that the terminal has not would leave nothing to see.
    book.pictures.mode = graphics.mode(preferring: preferences.pictures, depth: colorDepth)
    book.canShowPictures = symbols == .unicode
  }

  /// Offers a place that the reader has reached elsewhere, without going there.
  ///
  /// - Parameters:
  ///   - offset: Where that is in the text.
  ///   - page: The number of the page there, from 0, if the pages are counted.
  ///   - origin: Where and when it was reached: `on laptop, an hour ago`.
  package mutating func offer(_ offset: Int, onPage page: Int?, reached origin: String) {
    let page = book.offer(offset, onPage: page)
    tell(
      keys.sentence(
        "\(page.prefix(1).uppercased())\(page.dropFirst()) \(origin)", [(.forward, "goes there")],
        in: symbols))
  }

  /// Whether something is laid over the page.
  package var isCovered: Bool { sheet != nil || frame.help != nil }

  package mutating func opening() -> [TextEffect] { book.opening }

  /// What can wait until the first page is on the screen.
  package mutating func afterOpening() -> [TextEffect] { book.tell(book.progressLine) }
}

// MARK: - Events

extension TextModel {
  package mutating func prepare(for event: PlaceEvent<TextEvent>) {
    switch event {
    case .key:
      lastClick = nil
      forgetNews()
    case .mouse(let mouse):
      if mouse.isRelease { turn = nil } else { forgetNews() }
    case .resized: turn = nil
    default: break
    }
  }

  package mutating func handle(_ event: TextEvent) -> [TextEffect] {
    switch event {
    case .pageMade(let made): return receive(made) + followVoice(after: made.cause)
    case .doubleClicked(let cell): return lookUp(clicked: cell)
    case .timePassed(let time):
      turn?.advance(by: time)
      if turn?.isOver == true { turn = nil }
      return []
    case .lineIsSlow(let isSlow):
      isLineSlow = isSlow
      book.voice.showsWords = !isSlow
      if isSlow { turn = nil }
      return []
    case .counted(let count, let format): return book.receive(count, format: format)
    case .spotsFound(let spots):
      book.receive(spots)
      return []
    case .outlineFound(let contents):
      book.receive(contents)
      // Dates can wait until chapters are found.
      return book.nameChapters() + book.dividePlan() + goToAwaitedChapter() + [.dates(.find)]
    case .startFound(let start):
      book.start = start
      return []
    case .searched(let news): return book.receive(news)
    case .pageLeft(let stay):
      book.record(stay)
      return []
    case .figuresRead(let figures):
      book.receive(figures)
      return []
    case .factsFound(let facts):
      book.receive(facts)
      return []
    case .tallied(let tally): return book.receive(tally)
    case .jumpsLoaded(let jumps): return book.restore(jumps)
    case .yearExplained(let wasKnown): return goToToday(explaining: !wasKnown)
    case .whereaboutsFound(let found): return receive(found)
    case .lineFound(let line): return receive(line)
    case .bracketFound(let partner): return receive(partner)
    case .stablePageFound(let spot): return book.receive(spot)
    case .matchesRead(let lines):
      receive(lines)
      return []
    case .marks(.pagesFound(let pages, let format)):
      takePages(pages, format)
      return []
    case .marks(let event): return book.handle(event)
    case .dates(.noticeNoted(let wasKnown)):
      takeNotice(wasKnown: wasKnown)
      return []
    case .dates(let event): return book.handle(event)
    case .plans(let event): return handle(event)
    case .lookUp(let event): return handle(event)
    case .links(let event): return handle(event)
    case .pictures(.terminal(let graphics)):
      self.graphics = graphics
      choosePictureMode()
      return []
    case .pictures(.drawn(let wish, let picture)):
      book.pictures.receive(wish, picture)
      return []
    case .pictures(.lacked(let wish, let package)):
      book.pictures.receive(wish, lacking: package)
      return []
    case .voice(let event): return handle(event)
    case .story(let telling):
      receive(telling)
      return []
    case .textChanged(let length): return book.receive(length)
    case .linesCounted: return book.takeLineCount()
    case .shiftFound(let column): return book.show(fromColumn: column)
    case .kindFound(let kind, let widestLine):
      return book.adopt(kind, widestLine: widestLine, size)
    case .themesFound(let themes): return receive(themes)
    case .hyphenatorFound(let hyphenator): return receive(hyphenator)
    }
  }

  package mutating func followUp(_ event: PlaceEvent<TextEvent>) -> [TextEffect] {
    unreadMatches(after: event) + unknownPages(after: event) + unfittingNote + tellOfDates()
      + missingPictures()
  }

  package mutating func resize() -> [TextEffect] { book.resize(to: frame.size) }

  package mutating func changeDay() -> [TextEffect] { book.receive(frame.today) }

  package mutating func adopt(_ former: Preferences) -> [TextEffect] {
    book.locale = frame.locale
    return enforce(changedSince: former)
  }
}

// MARK: - Drawing

extension TextModel {
  package var sentence: String? {
    // If the line of progress is there, it tells its news itself, beside the page.
    let news = layout.footerRow == nil ? self.news.first : nil
    let following = book.isFollowing ? wordsOfFollowing : nil
    let telling = sheet == nil ? wordsOfTelling : nil
    return (frame.notice ?? following ?? telling ?? news).map {
      Label.sentence($0, in: columnsOfNotice, symbols)
    }
  }

  /// Forgets what was told until the next key.
  private mutating func forgetNews() {
    awaitedChapter = nil
    tellsMatches = false
    turn = nil
    (book.departure, book.aim) = (nil, nil)
    book.tellsDeparture = true
    book.goesBackLater = false
  }

  /// What the last row tells until the next key, from the longest wording on: the matches, and where
  /// a jump came from. None if there is nothing to tell.
  private var news: [String] {
    let matches =
      tellsMatches ? book.search?.label(naming: max(columnsOfNotice / 3, 8), symbols) : nil
    // Without a row of its own only what was asked for covers the text.
    let departure = layout.hasFooter ? book.departure : nil
    let back = departure.flatMap { departure in
      let page = "\(departure.isGuess ? "~" : "")\(departure.number + 1)"
      return keys.hints([(.back, "back to \(page)")], in: symbols).first
    }
    let aim = matches ?? departure?.aim
    let all = [aim, back].compactMap(\.self)
    if all.isEmpty, layout.footerRow != nil, book.voice.isOn {
      return book.voiceWordings(keys, symbols)
    }
    guard all.count > 1 else { return all }
    let whole = all.joined(separator: " \(symbols.middleDot) ")
    return [whole, matches ?? back ?? whole]
  }

  package func draw(into surface: inout Surface, hints: [String]?) {
    var layout = layout
    if case .settings = sheet {
      let panel = SettingsPanel(layout, over: book)
      if panel.movesText { layout.makeRoom(columns: panel.area.columns) }
    }
    let hints =
      hints ?? sheet.map { $0.hints(in: symbols, layout: layout, keys: keys, over: book) }
      ?? book.selectionHints(in: symbols)
    book.draw(
      into: &surface, layout: layout, symbols: symbols, keys: keys,
      footer: hints.map { Label.hints($0, in: size.columns - 2) }, news: news)
    turn?.draw(over: &surface, symbols: symbols)
    surface.isMoving = turn != nil
    sheet?.draw(into: &surface, layout: layout, symbols: symbols, keys: keys, over: book)
  }
}

// MARK: - Turning

extension TextModel {
  /// Whether a page is being turned: time that passes is to be told.
  package var isTurning: Bool { turn != nil }

  /// Receives a page that was made, and lets it be turned to if the reader wants to see that.
  private mutating func receive(_ made: MadePage) -> [TextEffect] {
    guard case .turned(let step) = made.cause, book.view.animates, !isLineSlow, !isCovered,
      !layout.isTooSmall
    else {
      turn = nil
      return book.receive(made)
    }
    turn = nil
    let former = render()
    let effects = book.receive(made)
    turn = PageTurn(
      from: former, in: layout.body, isForward: (step > 0) != book.view.turnsRightToLeft)
    return effects
  }
}

import Books
import Console
import Datebook
import Dispatch
import Files
import Formats
import Glibc
import Paging
import Programs
import Screen
import Settings
import Setup
import Shelf
import TextPlace
import Typeset
import Voices
import Widgets

/// A text that is being read, without its terminal: the model, and all that does what it asks.
struct ReadingRoom: Room {
  /// How long the first paint waits for the count.
  static let patience = Duration.milliseconds(2)
  /// How long `--page` waits for the count, so that the page is the right one.
  private static let patienceForPage = Duration.milliseconds(300)

  /// The state of the reading room.
  var model: TextModel
  let text: OpenedText
  /// How it was opened, and the way of letters to the room: to open it anew.
  let (options, address): (ReadOptions, RoomAddress)
  /// What goes on beside the room.
  let workers = BackgroundWorkers()
  var configuration: Configuration
  var desk: BookDesk
  private var clock: LocalClock
  private var today: Day
  let counter: PageCounter
  let outlines: OutlineFinder
  let dates: DateFinder
  let searcher: TextSearcher
  let characters: CharacterCounter
  let lineCounter: LineCounter
  let pictures: PictureFinder
  let reportFigures: @Sendable (ReadingFigures) -> Void
  /// Tells the jumps of earlier readings, from another thread.
  private let reportJumps: @Sendable (KeptJumps) -> Void
  /// Whether these were asked for.
  private var hasJumps = false
  /// Whether it was begun to be read aloud, where a link asked for that.
  private var hasListened = false
  /// Whether it was looked for places on other machines.
  var hasLookedElsewhere = false
  /// Shares the place through a sync server; nil if none is set.
  let progressDesk: ProgressDesk?
  /// The characters of a stable page.
  var stablePageLength: Int
  var count: PageCounter.Count?
  /// Whether that count runs.
  var isCounting = false
  /// Whether the first count begins when the first page is on the screen.
  var countsAfterPaint = false
  var estimate: PageEstimate?
  var patience: Duration
  private var isLineSlow = false
  private let target: OpeningSpot?
  /// Whether it is still to be told if parts of the text are missing: when it is opened for the first time.
  var tellsDamage: Bool
  /// What is told at the start.
  private let openingNotice: String?
  /// What is told at the start of a text that is another edition of a book.
  private let editionNotice: String?
  let keptBook: KeptBook?
  let keeper: PositionKeeper?
  let markKeeper: MarkKeeper?
  let datesKeeper: DatesKeeper?
  let planKeeper: PlanKeeper?
  /// The plan as it was loaded, until it fits the text.
  var planToFit: PlanOfText?
  /// Tells a plan that was fitted to the text, from another thread.
  let reportFittedPlan: @Sendable (PlanOfText) -> Void
  /// Tells the portions that a text was divided into, from another thread.
  let reportDivision: @Sendable (PlanDivision) -> Void
  let clipboard: Clipboard
  let dictionaries: Dictionaries
  /// The reader's own commands, as they are set now.
  var commands: OutsideCommands { OutsideCommands(model.preferences) }
  /// What reads the text aloud, once that was asked for.
  var voice: Voice?
  /// The language that it is read in, once that is known.
  var spokenLanguage: String?
  /// Tells what the voice does, from any thread.
  let reportVoice: @Sendable (VoiceEvent) -> Void
  /// Tells the reader something, from any thread.
  let onNotice: @Sendable (String) -> Void
  private let keepsAnchor: Bool
  /// What stands before the first page that is shown; nil if it was not passed over.
  private let passedFront: BookStart.Front?
  /// Whether it is known where the book begins: a text that is not opened there is looked through once
  /// its first page is shown.
  private var knowsStart: Bool
  /// Who makes pages be shown now: what is done in the reader's name sets it.
  var mover: PageMover
  /// An offset that is to be gone to, which the text does not have yet.
  var awaitedOffset: Int?
  /// The name of an element that a link of another text leads to, until that has come.
  var awaitedElement: String?
  /// A line that is to be gone to, which the text does not have yet.
  var awaitedLine: LineSeek?
  /// The page that the command line names, until the pages are counted; from 0.
  var awaitedPage: Int?
  /// When the text was opened.
  let opened = ContinuousClock.now
  /// Whether the file was cut off before the place that was read at: that one stays kept, as the rest
  /// of the file may come back.
  var isPlaceGone = false
  /// Tells a double click.
  private var clicks = DoubleClicks()
  /// Whether the reader wants no more of a pipe.
  var hasEndedArrival = false
  /// When something came last, of a text that arrives.
  var lastArrival = ContinuousClock.now - .seconds(60)
  /// Whether the room hears how its story is told.
  var hearsStory = false
  /// Whether the text is a story that comes word by word: nobody can have read it yet.
  var isStoryComing = false
  /// Whether the reader knows that the file grows.
  var isGrowthTold = false
  /// Tells when the file is touched, once the first page is there.
  var watch: FileWatch?
  let onTouch: @Sendable () -> Void
  /// Whether a text that is followed may have grown since its end was shown.
  var hasGrown = false
  /// Tells the same sooner, while the end of the text is followed.
  var closeWatch: FileWatch?
  /// What was counted last, also when the text has grown since or the rows have changed.
  var lastPagination: Pagination?
  /// The last bytes of what was counted, by which a text that has grown is known again.
  var countedEnd: [UInt8] = []

  /// Gets ready to open `text` at the place that was kept, or where `options` say, on a screen of
  /// `size`: the pages are being counted while the terminal is opened.
  init(_ reading: OpenedReading, size: ScreenSize, address: RoomAddress) throws(Failure) {
    let mailbox = Self.mailbox(at: address)
    let (text, options) = (reading.text, reading.options)
    let configuration = reading.configuration
    self.configuration = configuration
    self.text = text
    target = options.spot
    openingNotice = options.notice
    (self.options, self.address) = (options, address)
    mover = options.isLook ? .program : .reader
    clock = LocalClock(startHour: configuration.preferences.dayStart)
    today = clock.today
    counter = workers.add(PageCounter { mailbox.post(.counted($0)) })
    outlines = workers.add(OutlineFinder("outline") { mailbox.post(.outlineFound($0)) })
    reportFigures = { mailbox.post(.figuresRead($0)) }
    reportJumps = { mailbox.post(.jumpsRead($0)) }
    searcher = workers.add(TextSearcher { mailbox.post(.searched($0)) })
    characters = workers.add(
      CharacterCounter("characters") { mailbox.post(.charactersCounted($0)) })
    lineCounter = workers.add(LineCounter("lines") { mailbox.post(.linesCounted($0)) })
    pictures = workers.add(PictureFinder { mailbox.post(.picture($0)) })
    stablePageLength = configuration.preferences.stablePage
    dictionaries = workers.add(Dictionaries { mailbox.post(.lookedUp($0)) })
    reportVoice = { mailbox.post(.voice($0)) }
    workers.add(ending: text.source.stop)
    progressDesk = ProgressDesk(
      text, server: configuration.preferences.syncServer, folders: configuration.folders
    ) { address.tell($0) }
    onNotice = { address.tell($0) }
    onTouch = { mailbox.post(.fileTouched) }
    reportDivision = { mailbox.post(.divided($0)) }
    reportFittedPlan = { mailbox.post(.planFitted($0)) }
    if case .goTo(.page) = options.spot {
      patience = Self.patienceForPage
    } else {
      patience = Self.patience
    }
    do throws(TextError) {
      let manuscript = try Manuscript(text.source)
      let title: BookTitle
      if let known = options.title {
        title = BookTitle(title: known, author: nil)
      } else {
        title = try BookTitle(of: text)
      }
      let place = KeptPosition(text, title: title, in: configuration.folders)
      editionNotice = place.edition
      keptBook = place.book(clock: clock, isLook: options.isLook, address: address)
      markKeeper = keptBook.map { MarkKeeper($0) { mailbox.post(.marks($0)) } }
      datesKeeper = keptBook.map { DatesKeeper($0) }
      planKeeper = keptBook.map { PlanKeeper($0) { mailbox.post(.plan($0)) } }
      dates = workers.add(DateFinder(datesKeeper) { mailbox.post(.datesFound($0, ruling: $1)) })
      clipboard = Clipboard(folder: configuration.folders.state?.path, onNotice: onNotice)
      keepsAnchor = place.isFoundAnew
      if !options.opensAtStart, options.spot == nil { awaitedOffset = place.awaitedOffset }
      let beginsAtStart = !options.opensAtStart && place.isFirstOpening
      let start = beginsAtStart ? try BookStart(of: text.source) : nil
      let isUnread = place.isFirstOpening ? true : try place.isAtStart(of: text.source)
      keeper = keptBook.map { PositionKeeper($0, isUnread: isUnread) }
      let kept = options.opensAtStart ? 0 : start?.offset ?? place.anchor
      let anchor = options.returnOffset ?? kept
      knowsStart = start != nil
      // A file that is known as an edition only is opened for the first time too.
      tellsDamage = place.isFirstOpening || place.edition != nil
      passedFront = options.spot == nil && anchor == start?.offset ? start?.front : nil
      var settings = LayoutSettings(configuration.preferences)
      settings.hyphenator = reading.hyphenator
      settings.chopsLines = options.chopsLines
      var view = ViewSettings(configuration.preferences)
      view.numbersLines = options.numbersLines
      view.headerRows = options.headerRows
      if let row = options.jumpRow { view.jumpRow = row }
      view.widestLine = try text.widestLine(of: manuscript, settings, size)
      view.turnsRightToLeft = manuscript.structure?.metadata.turnsRightToLeft ?? false
      var book = BookPlace(
        title: place.title, length: TextLength(of: text.source), settings: settings,
        anchor: anchor, start: start?.offset ?? 0, today: today, size: size,
        view: view, kind: manuscript.kind)
      if let lines = place.lines { book.adopt(LineChoices(lines)) }
      desk = BookDesk(manuscript, format: book.format)
      desk.numbersLines = book.view.numbersLines
      desk.headerRows = options.headerRows
      model = TextModel(book, size: size, preferences: configuration.preferences)
      (model.window, model.sideStep) = (options.window, options.sideStep)
      if text.source.isComplete, text.source.count > Self.countedAtOnce {
        // The first paint waits for no count of a long text: its threads would only hold it up.
        countsAfterPaint = text.source.count > Self.quicklyCounted && patience == Self.patience
        if !countsAfterPaint { startCounting(book.format) }
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Shows the first page on a screen of `size`, drawn with `symbols`.
  mutating func open(size: ScreenSize, symbols: Symbols, colorDepth: ColorDepth) {
    model.symbols = symbols
    model.looks = Looks(configuration.theme, obstacle: Self.obstacle(to: colorDepth))
    model.colorDepth = colorDepth
    model.choosePictureMode()
    _ = model.update(.resized(size))
    _ = perform(model.opening())
    if let target { _ = perform(model.open(at: target)) }
    if case .goTo(.page(let number))? = target, desk.pagination == nil { awaitedPage = number }
    if model.book.view.numbersLines { _ = perform([.countLines]) }
    if let notice = openingNotice ?? configuration.notice ?? editionNotice {
      _ = apply(.notice(notice))
    } else if let passedFront, let page = model.book.shown {
      // The page may be one of the grid, and begin before the book does.
      let isBefore = page.lowerBound >= model.book.start
      if let sentence = passedFront.sentence(isBefore: isBefore) { _ = apply(.notice(sentence)) }
    }
    tellDamage()
    patience = Self.patience
  }

  /// Why no colours are shown; nil if they are.
  static func obstacle(to depth: ColorDepth) -> String? {
    guard depth == .none else { return nil }
    let isUnwanted = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return isUnwanted
      ? "No colours are shown: NO_COLOR is set." : "This terminal shows no colours."
  }

  /// Begins what can wait until after the first paint.
  mutating func begin() {
    if countsAfterPaint {
      countsAfterPaint = false
      _ = perform([.paginate(desk.format)])
    }
    hearStory()
    if !isStoryComing { keeper?.begin(showing: shownPage, in: text.source) }
    readFigures()
    // Names are a look into a big table: the first page is shown without.
    _ = apply(.languageFound(.environment))
    _ = perform(model.afterOpening())
    findStart()
    if keepsAnchor { _ = perform([.keepPosition(offset: model.book.anchor, isJump: false)]) }
    markKeeper?.load(in: text.source, asked: model.book.marks.changes)
    planKeeper?.load()
    if !hasJumps, let keeper {
      model.awaitJumps()
      keeper.loadJumps(reportJumps)
      findSpot()
      lookIntoEditions()
    }
    hasJumps = true
    watchFile()
    if let awaitedOffset { go(toOffset: awaitedOffset) }
    lookElsewhere()
    if options.isListening, !hasListened {
      hasListened = true
      _ = perform(model.beginSpeaking())
    }
  }

  /// Finds where the book begins, behind its licence and its list of contents.
  private mutating func findStart() {
    guard !knowsStart else { return }
    knowsStart = true
    // A text that cannot be read any more says so elsewhere.
    if let start = try? BookStart(of: text.source) { _ = apply(.startFound(start.offset)) }
  }

  var preferences: Preferences { model.preferences }

  func render() -> Surface { model.render() }

  var isTurning: Bool { model.isTurning }

  var showsLibrary: Bool { false }

  var spokenSentence: Int? {
    model.book.voice.isReading ? model.book.voice.litSentence?.lowerBound : nil
  }

  var placeWords: String? { model.book.page == nil ? nil : model.book.whereaboutsWords }

  /// What came through a pipe cannot be opened again.
  var returnOffset: Int? { text.digest == nil ? nil : model.book.anchor }

  mutating func name(_ files: FileList) { model.files = files }

  var pagerMemory: PagerMemory? { model.memory }

  mutating func recall(_ memory: PagerMemory) { _ = perform(model.recall(memory)) }

  mutating func handle(_ input: RoomInput) -> [TerminalRequest] {
    if case .key = input {
      (awaitedOffset, awaitedLine, awaitedPage) = (nil, nil, nil)
      awaitedElement = nil
    }
    switch input {
    case .key, .mouse: mover = .reader
    default: break
    }
    counter.giveWay()
    let start = ContinuousClock.now
    defer { clicks.leaveOut(.now - start) }
    if case .mouse(let mouse) = input, let cell = clicks.secondPress(mouse, at: start) {
      return apply(.doubleClicked(cell))
    }
    // What was told first is gone with the key.
    defer { tellDamage() }
    return switch input {
    case .key(let key): apply(.key(key))
    case .typed(let keys): apply(.typed(keys))
    case .paste(let text): apply(.paste(text))
    case .mouse(let mouse): apply(.mouse(mouse))
    case .resized(let size): apply(.resized(size))
    case .timePassed(let time): apply(.timePassed(time))
    case .edited: []
    }
  }

  /// Applies an event and does what it asks for, but what only the terminal's owner can do.
  mutating func apply(_ event: PlaceEvent<TextEvent>) -> [TerminalRequest] {
    perform(model.update(event))
  }

  /// Applies what a text alone hears, and does what follows.
  mutating func apply(_ event: TextEvent) -> [TerminalRequest] { apply(.own(event)) }

  /// Tells the model where the terminal has become slow, or fast.
  mutating func note(lineIsSlow isSlow: Bool) {
    guard isSlow != isLineSlow else { return }
    isLineSlow = isSlow
    _ = apply(.lineIsSlow(isSlow))
  }

  mutating func note(unkept: String?) { model.frame.unkept = unkept }

  var wantsGraphics: Bool { model.wantsGraphics }

  mutating func note(_ graphics: TerminalGraphics) {
    _ = apply(.pictures(.terminal(graphics)))
  }

  mutating func adopt(_ configuration: Configuration) {
    self.configuration = configuration
    _ = apply(.preferencesChanged(configuration.preferences))
  }

  var outbox: Outbox? { keptBook?.outbox }

  /// Lets the time stand still.
  mutating func pause() {
    _ = perform(model.suspendVoice())
    leavePage(isLeaving: false)
  }

  /// Goes on after a stop.
  mutating func resume() {
    begin()
    updateDay()
  }

  /// Notes the page that was shown last; says which plan was not made.
  func finish() -> String? {
    leavePage(isLeaving: true)
    return unmadePlan
  }
}

extension ReadingRoom {
  /// What is told of a plan that there was no time to make.
  private var unmadePlan: String? {
    guard model.isPlanWaiting else { return nil }
    return model.keys.sentence(
      "The plan was not made: the text was still being divided", [(.plan, "makes it")],
      in: model.symbols)
  }
}

// MARK: - Days

extension ReadingRoom {
  /// The time until the day changes by the reader's clock.
  var timeToNextDay: Duration { clock.timeToNextDay }

  /// Tells the model when another day has begun.
  mutating func updateDay() {
    guard clock.today != today else { return }
    today = clock.today
    _ = apply(.dayChanged(today))
  }

  /// Lets days begin at this hour from now on, in the log too.
  mutating func startDays(atHour hour: Int) -> [TextEffect] {
    clock = LocalClock(startHour: hour)
    keptBook?.use(clock)
    guard clock.today != today else { return [] }
    today = clock.today
    return model.update(.dayChanged(today))
  }
}

extension BookStart.Front {
  /// Says that a book is opened behind it; nil if there is nothing.
  ///
  /// - Parameter isBefore: Whether all of it is before the page that is shown.
  fileprivate func sentence(isBefore: Bool) -> String? {
    let name: String
    switch self {
    case .nothing: return nil
    case .licence: name = "licence"
    case .licenceAndContents: name = "licence and contents"
    case .frontMatter: name = "front matter"
    case .menus: name = "menus"
    }
    let verb = self == .licenceAndContents || self == .menus ? "are" : "is"
    let whole = self == .menus ? "document" : "book"
    return isBefore
      ? "The \(whole) begins here; its \(name) \(verb) before this page."
      : "The \(whole) begins on this page, behind its \(name)."
  }
}

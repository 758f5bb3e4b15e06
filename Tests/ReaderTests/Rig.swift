import Books
import Datebook
import Paging
import Screen
import Settings
import Speech
import Testing
import TextPlace
import Typeset
import Widgets

/// A model with a text under it and nothing else: effects are answered at once, as the program's
/// reading room answers them, and what would go outside is written down.
struct Rig: PlayedPlace {
  /// When the pages are counted.
  enum Counting {
    /// At once, so that every screen is exact.
    case atOnce
    /// When the test says so.
    case held
  }

  /// Saturday, 21 November 2026.
  static let today = Day.firstDay(ofYear: 2026).adding(days: 324)

  var model: TextModel
  var desk: BookDesk
  let text: ChangingText
  var counting: Counting
  /// When searches are performed; `nil` as pages are counted.
  var searching: Counting?
  /// What the library keeps of whether the text counts as dated.
  let ruling: Bool?
  /// What was kept of that, in order.
  private(set) var rulings: [Bool] = []
  /// When the text is divided into portions.
  var dividing = Counting.atOnce
  /// What was kept of the plan, in order.
  private(set) var planned: [PlanEffect] = []
  /// The places that the keeper was told of, in order; after a jump it waits until something was read.
  private(set) var kept: [Int] = []
  /// Whether the last of them was jumped to.
  private(set) var isLastJump = false
  /// The jumps that were kept last.
  private(set) var jumps: JumpList?
  /// What was chosen for the lines of the text, as it was kept last.
  private(set) var keptLines: LineChoices?
  /// Whether the reader was told that a text without a plan is spread over the year.
  var knowsYear = true
  /// Whether the reader was told that the book looks like a diary.
  private(set) var knowsDates: Bool
  /// What was changed in marks, and what was copied, in order.
  private(set) var marked: [MarksEffect] = []
  /// What was asked about words, in order.
  private(set) var lookUps: [LookUpEffect] = []
  /// The addresses that were opened, and the words that were copied, in order.
  private(set) var openedAddresses: [String] = []
  /// The files that lie beside the text.
  var filesBeside: Set<String> = []
  /// The sizes of the pictures that lie beside the text.
  var picturesBeside: [String: (width: Int, height: Int)] = [:]
  private(set) var copiedWords: [String] = []
  /// What was asked of the voice, in order.
  private(set) var voiced: [VoiceEffect] = []
  /// The pictures that were to be decoded, in order.
  private(set) var drawn: [PictureWish] = []
  /// The pictures that were handed to another program, in order.
  private(set) var openedPictures: [String] = []
  /// What is known when a look-up begins.
  var dictionaries = [LookUp.Dictionary("dict", .text(Texts.definition)), .init("sdcv")]
  /// What the log tells of a page that is left.
  var stay: PageStay?
  /// What the program would be told by another thread, in order.
  private var later: [TextEvent] = []
  /// Why the text could not be read.
  private var failure: TextError?
  /// What was asked of the terminal's owner.
  private(set) var requests: [TextEffect] = []
  /// What was kept of the settings, in order.
  private(set) var settings: [KeptSetting] = []
  /// The themes that are found.
  var ownThemes: [Theme] = []
  /// What is found to hyphenate the text.
  var hyphenator: Hyphenator?
  /// The formats that were to be counted, in order.
  private(set) var askedFormats: [PageFormat] = []
  /// What is known of the file.
  var facts = TextFacts(
    file: "/books/a.txt", size: 1_276_201, encoding: "UTF-8", language: "English")
  /// How often the log was to be read.
  private(set) var figuresAsked = 0
  /// How often the room was asked to look whether the file has changed.
  private(set) var looksAtFile = 0
  private(set) var finishes = 0
  /// The offsets at which the file was to be edited, in order.
  private(set) var edits: [Int] = []
  /// The files that the text was saved in, in order.
  private(set) var saved: [String] = []
  /// Whether the end was followed, and was no more, in order.
  private(set) var follows: [Bool] = []
  /// How often the characters were to be counted.
  private(set) var talliesAsked = 0
  /// The matches whose words were asked for, in order.
  private(set) var askedMatches: [[Range<Int>]] = []

  /// A setting as it was kept; without a value it was taken out.
  struct KeptSetting: Equatable {
    var path: [String]
    var value: TOMLValue?
  }

  init(
    _ text: String, rows: Int = 24, columns: Int = 80, counting: Counting = .atOnce,
    anchor: Int = 0, start: Int = 0, today: Day = Rig.today, symbols: Symbols = .unicode,
    title: BookTitle = BookTitle(title: "A Book"), measure: Int = 66, isComplete: Bool = true,
    view: ViewSettings = ViewSettings(), preferences: Preferences = Preferences(),
    ruling: Bool? = nil, knowsDates: Bool = false, structure: (any TextStructure)? = nil,
    spans: (any TextSpans)? = nil
  ) throws {
    let source = ChangingText(
      Array(text.utf8), isComplete: isComplete, structure: structure, spans: spans)
    let size = ScreenSize(rows: rows, columns: columns)
    let manuscript = try Manuscript(source)
    let book = BookPlace(
      title: title, length: TextLength(of: source), settings: LayoutSettings(measure: measure),
      anchor: anchor, start: start, today: today, size: size, view: view, kind: manuscript.kind)
    self.text = source
    self.counting = counting
    self.ruling = ruling
    self.knowsDates = knowsDates
    desk = BookDesk(manuscript, format: book.format)
    model = TextModel(
      book, size: size, symbols: symbols, preferences: preferences)
    try carryOut(model.opening())
    try carryOut(model.afterOpening())
  }

  var book: BookPlace { model.book }
  /// The page that is shown.
  var page: Page {
    guard let page = model.book.page else { preconditionFailure("no page was made") }
    return page
  }
  /// The last page that is shown: in a spread the right one.
  var last: Page { model.book.pages.last ?? page }
  /// The bytes of all that is shown.
  var shown: Range<Int> { model.book.shown ?? 0..<0 }
  /// The month whose tab is lit, where one is.
  var lit: Int? { model.book.rail.lit.first }
}

// MARK: - What happens

extension Rig {
  /// Applies an event and all that follows from it.
  mutating func happen(_ event: PlaceEvent<TextEvent>) throws { try carryOut(model.update(event)) }

  /// Goes to a month as its tab of the rail does.
  mutating func tab(_ month: Int) throws {
    model.prepare(for: .key(.character("t")))
    try carryOut(model.obey(.month(month)))
  }

  /// Has ^C come, as the room does; whether it ended something that was being typed.
  mutating func isInterrupted() throws -> Bool {
    if let effects = model.endUnfinished() {
      try carryOut(effects)
      return true
    }
    _ = model.outlivesInterrupt()
    return false
  }

  mutating func go(to place: GoTo) throws { try carryOut(model.go(to: place)) }

  /// Opens the text where the command line says.
  mutating func open(at spot: OpeningSpot) throws { try carryOut(model.open(at: spot)) }

  /// Goes on as when another file was left.
  mutating func recall(_ memory: PagerMemory) throws { try carryOut(model.recall(memory)) }

  /// Goes where something outside leads to.
  mutating func open(at offset: Int) throws { try carryOut(model.go(toOffset: offset)) }

  /// Gives the text other bytes and tells the model so.
  mutating func change(_ bytes: [UInt8], isComplete: Bool = true) throws {
    text.change(bytes, isComplete: isComplete)
    try happen(.textChanged(TextLength(of: text)))
  }

  /// Counts the characters of the text and tells the model.
  mutating func releaseTally() throws { try carryOut(countCharacters()) }

  /// Counts the pages of the present format and tells the model.
  mutating func release() throws { try carryOut(count(desk.format)) }
}

// MARK: - Effects

/// What the world answers in a test: at once, and what takes time in the program once all else is done.
extension Rig: TextEffectInterpreter {
  /// Does what the model asks, then takes what was answered later, as the program takes letters.
  private mutating func carryOut(_ effects: [TextEffect]) throws {
    _ = perform(effects)
    while !later.isEmpty {
      let event = later.removeFirst()
      _ = perform(model.update(event))
    }
    if let failure { throw failure }
  }

  mutating func willPerform(_ effect: TextEffect) {
    switch effect {
    case .readMatches(let matches): askedMatches.append(matches)
    case .marks(.findUnit), .marks(.findPages): break
    case .marks(let effect): marked.append(effect)
    case .lookUp(let effect): lookUps.append(effect)
    case .useStablePages, .startDays, .go: requests.append(effect)
    default: break
    }
  }

  mutating func perform(_ effect: PicturesEffect) throws(TextError) -> [TextEffect] {
    switch effect {
    case .draw(let wishes): drawn += wishes
    case .open(let path): openedPictures.append(path)
    case .copyPath: break
    }
    return []
  }

  func pictureFile(_ path: String) -> String? { "/pictures/\(path)" }

  mutating func lookAtFile(isAsked: Bool) { if isAsked { looksAtFile += 1 } }

  func awaits(_ request: PageRequest, _ cause: ShowCause) -> Bool { false }

  mutating func paginate(_ format: PageFormat) throws(TextError) -> [TextEffect] {
    askedFormats.append(format)
    let kind = try Manuscript(text).kind
    if kind != model.book.kind {
      let effects = model.update(.kindFound(kind, widestLine: 0))
      if !effects.isEmpty { return effects }
    }
    desk.lay(out: try Manuscript(text), format: format)
    return try counting == .atOnce ? count(format) : estimate(format)
  }

  mutating func tally() throws(TextError) -> [TextEffect] {
    talliesAsked += 1
    return counting == .atOnce ? try countCharacters() : []
  }

  mutating func countLines() throws(TextError) -> [TextEffect] {
    desk.fileLines = try FileLineRun(desk.manuscript).run()
    return model.update(.linesCounted)
  }

  mutating func useStablePages(length: Int) -> [TextEffect] {
    guard let index = desk.stablePages?.index else { return [] }
    desk.stablePages = StablePages(index, length: length)
    return desk.tally.map { model.update(.tallied($0)) } ?? []
  }

  mutating func findOutline() throws(TextError) {
    if let contents = try desk.findOutline(desk.manuscript.outlineSearch) {
      later.append(.outlineFound(contents))
    }
  }

  mutating func search(_ request: SearchRequest?) {
    guard let request, (searching ?? counting) == .atOnce else { return }
    var news: [SearchNews] = []
    TextSearchRun(request, in: text).run { news.append($0) }
    later += news.map { .searched($0) }
  }

  mutating func follow(_ isFollowing: Bool) throws(TextError) {
    follows.append(isFollowing)
    desk.lay(out: try Manuscript(text), format: desk.format)
  }

  var fileName: String { "a.txt" }

  mutating func edit(
    at offset: Int
  ) throws(TextError) -> (effects: [TextEffect], request: PlaceRequest?) {
    edits.append(offset)
    return ([], nil)
  }

  mutating func saveText(as name: String) -> [TextEffect] {
    saved.append(name)
    return []
  }

  mutating func findLine(_ line: LineNumber) throws(TextError) -> [TextEffect] {
    model.update(.lineFound(try desk.find(line)))
  }

  func findFacts() throws(TextError) -> TextFacts {
    var facts = facts
    facts.pictures = try desk.countPictures()
    return facts
  }

  mutating func follow(to offset: Int, isJump: Bool) throws(TextError) -> PageStay? {
    let position = try desk.position(at: offset)
    #expect(position.offset == offset)
    kept.append(offset)
    isLastJump = isJump
    return stay
  }

  mutating func keep(_ choices: LineChoices) { keptLines = choices }

  mutating func keep(_ jumps: JumpList) { self.jumps = jumps }

  mutating func noteYearExplained() -> Bool {
    defer { knowsYear = true }
    return knowsYear
  }

  mutating func finishBook() { finishes += 1 }

  mutating func readFigures() { figuresAsked += 1 }

  mutating func perform(_ effect: DatesEffect) throws(TextError) -> [TextEffect] {
    switch effect {
    case .find:
      if let found = try desk.findDates(desk.dateSearch()) {
        later.append(.dates(.found(found, ruling: ruling)))
      }
    case .noteNotice:
      defer { knowsDates = true }
      return model.update(.dates(.noticeNoted(wasKnown: knowsDates)))
    case .keep(let isDated): rulings.append(isDated)
    case .findSpot(let offset, let month):
      return model.update(try desk.findSpot(near: offset, month: month))
    }
    return []
  }

  mutating func perform(_ effect: PlanEffect) throws(TextError) -> [TextEffect] {
    guard case .divide(let wish, let chapters) = effect else {
      planned.append(effect)
      return []
    }
    if dividing == .atOnce {
      later.append(.plans(.divided(wish, try desk.divide(wish, chapters: chapters))))
    }
    return []
  }

  mutating func perform(
    _ effect: MarksEffect
  ) throws(TextError) -> (effects: [TextEffect], request: PlaceRequest?) {
    switch effect {
    case .findUnit(let request, let step):
      return (model.update(try desk.find(request, step)), nil)
    case .make(let draft):
      return (model.update(.marks(.made(try desk.mark(draft).mark))), nil)
    case .findPages(let offsets): return (model.update(try desk.findPages(of: offsets)), nil)
    case .change, .load, .copy, .copyLink: return ([], nil)
    }
  }

  /// Finds what is said; all else that the voice does is up to the test.
  mutating func perform(_ wish: TellingSheet.Wish) -> [PlaceRequest] { [] }

  mutating func perform(_ effect: VoiceEffect) throws(TextError) -> [TextEffect] {
    voiced.append(effect)
    switch effect {
    case .prepare(let offset, let notes):
      return model.update(
        .voice(.player(.prepared(try spokenText(notes).passage(from: offset)))))
    case .prepareBefore(let offset, let notes):
      return model.update(
        .voice(.player(.preparedBefore(try spokenText(notes).passage(before: offset)))))
    case .silence, .speak, .close, .keepSpot, .findVoices: return []
    }
  }

  private func spokenText(_ notes: NotesAloud) -> SpokenText {
    SpokenText(
      desk.manuscript, settings: desk.format.settings, Speakable(notes: notes))
  }

  /// Begins a look-up, whose answers are up to the test.
  mutating func perform(_ effect: LookUpEffect) throws(TextError) -> [TextEffect] {
    let (words, range): (String, Range<Int>)
    switch effect {
    case .define(let asked):
      (words, range) = (Question.headword(try desk.question(in: asked, limit: 1000)), asked)
    case .defineWords(let typed): (words, range) = (typed, 0..<0)
    default: return []
    }
    return model.update(
      .lookUp(.begun(LookUp(turn: lookUps.count, words: words, range: range, dictionaries))))
  }

  mutating func findFile(_ path: String) -> [TextEffect] {
    if let size = picturesBeside[path] {
      let picture = PictureRecord(at: 0, width: size.width, height: size.height, path: path)
      return model.update(.links(.pictureFound(desk.strip(of: picture))))
    }
    return model.update(.links(.fileFound(path, isThere: filesBeside.contains(path))))
  }

  mutating func openFile(_ path: String) -> [TextEffect] { [.go(.read(TextTarget(file: path)))] }

  mutating func open(address: String) -> [TextEffect] {
    openedAddresses.append(address)
    return []
  }

  mutating func copy(_ words: String) -> (effects: [TextEffect], request: PlaceRequest?) {
    copiedWords.append(words)
    return ([], nil)
  }

  mutating func findThemes() -> [TextEffect] { model.update(.themesFound(ownThemes)) }

  mutating func keepSetting(
    _ path: [String], _ value: TOMLValue?
  ) -> (effects: [TextEffect], request: PlaceRequest?) {
    settings.append(KeptSetting(path: path, value: value))
    return ([], nil)
  }

  mutating func findHyphenator(_ language: String) -> [TextEffect] {
    let effects = model.update(.hyphenatorFound(hyphenator))
    guard hyphenator == nil else { return effects }
    return effects + model.update(.notice("there is no dictionary"))
  }

  func startDays(atHour hour: Int) -> [TextEffect] { [] }

  func request(_ request: PlaceRequest) -> PlaceRequest { request }

  mutating func failed(_ error: TextError) -> [TextEffect] {
    failure = error
    return []
  }

  private mutating func count(_ format: PageFormat) throws(TextError) -> [TextEffect] {
    guard let pagination = try PaginationRun(desk.manuscript, format: format).run() else {
      preconditionFailure("nobody ends a count of a test")
    }
    guard text.isComplete else { return try estimate(format) }
    desk.pagination = pagination
    return model.update(
      .counted(PageCount(pages: pagination.count, isExact: true), format: format))
  }

  private mutating func countCharacters() throws(TextError) -> [TextEffect] {
    guard let index = try CharacterIndexRun(text).run() else {
      preconditionFailure("nobody ends a count of a test")
    }
    desk.stablePages = StablePages(index)
    return desk.tally.map { model.update(.tallied($0)) } ?? []
  }

  private mutating func estimate(_ format: PageFormat) throws(TextError) -> [TextEffect] {
    let estimate = try PageEstimate.sampled(desk.manuscript, format: format)
    let pages = estimate.count(bytes: text.expectedCount)
    return model.update(.counted(PageCount(pages: pages, isExact: false), format: format))
  }
}

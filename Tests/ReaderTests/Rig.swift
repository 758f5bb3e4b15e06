import Books
import Datebook
import Paging
import Screen
import Settings
import Testing
import TextPlace
import Typeset
import Widgets

/// A model with a text under it and nothing else: effects are answered at once, as the program's
/// reading room answers them, and what would go outside is written down.
struct Rig {
  /// When the pages are counted.
  enum Counting {
    /// At once, so that every screen is exact.
    case atOnce
    /// When the test says so.
    case held
  }

  /// Saturday, 21 November 2026.
  static let today = Day.firstDay(ofYear: 2026).adding(days: 324)

  private(set) var model: TextModel
  private(set) var desk: BookDesk
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
  /// The places that were kept, in order.
  private(set) var kept: [Int] = []
  /// What was changed in marks, and what was copied, in order.
  private(set) var marked: [MarksEffect] = []
  /// What was asked about words, in order.
  private(set) var lookUps: [LookUpEffect] = []
  /// What is known when a look-up begins.
  var dictionaries = [LookUp.Dictionary("dict", .text(Texts.definition)), .init("sdcv")]
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
    anchor: Int = 0, today: Day = Rig.today, symbols: Symbols = .unicode,
    title: BookTitle = BookTitle(title: "A Book"), measure: Int = 66, isComplete: Bool = true,
    view: ViewSettings = ViewSettings(), preferences: Preferences = Preferences(),
    ruling: Bool? = nil, structure: (any TextStructure)? = nil
  ) throws {
    let source = ChangingText(
      Array(text.utf8), isComplete: isComplete, structure: structure)
    let size = ScreenSize(rows: rows, columns: columns)
    let book = BookPlace(
      title: title, length: TextLength(of: source), settings: LayoutSettings(measure: measure),
      anchor: anchor, today: today, size: size, view: view)
    self.text = source
    self.counting = counting
    self.ruling = ruling
    desk = BookDesk(try Manuscript(source), format: book.format)
    model = TextModel(
      book, size: size, symbols: symbols, preferences: preferences)
    try perform(model.opening())
    try perform(model.afterOpening())
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
  var surface: Surface { model.render() }
  var lines: [String] { surface.lines }
  var screen: String { lines.joined(separator: "\n") }
  var styled: String { surface.styledLines.joined(separator: "\n") }
  /// The last row.
  var footer: String { lines.last ?? "" }
  /// The month whose tab is lit, where one is.
  var lit: Int? { model.book.rail.lit.first }
}

// MARK: - What happens

extension Rig {
  /// Applies an event and all that follows from it.
  mutating func happen(_ event: PlaceEvent<TextEvent>) throws { try perform(model.update(event)) }

  /// Applies what a text alone hears, and all that follows from it.
  mutating func happen(_ event: TextEvent) throws { try happen(.own(event)) }

  mutating func press(_ keys: Key...) throws {
    for key in keys { try happen(.key(key)) }
  }

  /// Types characters; a newline is Enter.
  mutating func type(_ text: String) throws {
    for character in text {
      try press(character == "\n" ? .enter : .character(character))
    }
  }

  mutating func resize(_ rows: Int, _ columns: Int) throws {
    try happen(.resized(ScreenSize(rows: rows, columns: columns)))
  }

  mutating func click(row: Int, column: Int) throws {
    try happen(.mouse(MouseEvent(row: row, column: column, kind: .press(button: 1))))
    try happen(.mouse(MouseEvent(row: row, column: column, kind: .release(button: 1))))
  }

  mutating func wheel(_ kind: MouseEvent.Kind) throws {
    try happen(.mouse(MouseEvent(row: 5, column: 5, kind: kind)))
  }

  mutating func go(to place: GoTo) throws { try perform(model.go(to: place)) }

  /// Goes where something outside leads to.
  mutating func open(at offset: Int) throws { try perform(model.go(toOffset: offset)) }

  /// Gives the text other bytes and tells the model so.
  mutating func change(_ bytes: [UInt8], isComplete: Bool = true) throws {
    text.change(bytes, isComplete: isComplete)
    try happen(.textChanged(TextLength(of: text)))
  }

  /// Counts the characters of the text and tells the model.
  mutating func releaseTally() throws { try perform(tally()) }

  /// Counts the pages of the present format and tells the model.
  mutating func release() throws { try perform(count(desk.format)) }
}

// MARK: - Effects

extension Rig {
  private mutating func perform(_ effects: [TextEffect]) throws {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      switch effect {
      case .show(let request, let arrangement, let cause):
        waiting = model.update(try desk.show(request, arrangement, cause)) + waiting
      case .turn(let bounds, let count, let arrangement, let cause):
        waiting =
          model.update(try desk.turn(from: bounds, count: count, arrangement, cause)) + waiting
      case .scroll(let bounds, let lines):
        waiting = model.update(try desk.scroll(from: bounds, lines: lines)) + waiting
      case .findSpots(let year, let dayOfYear):
        waiting += model.update(try desk.findSpots(year: year, dayOfYear: dayOfYear))
      case .paginate(let format):
        askedFormats.append(format)
        desk.lay(out: try Manuscript(text), format: format)
        waiting = try (counting == .atOnce ? count(format) : estimate(format)) + waiting
      case .findOutline:
        if let contents = try desk.findOutline(desk.manuscript.outlineSearch) {
          waiting += model.update(.outlineFound(contents))
        }
      case .dates(.find):
        if let found = try desk.findDates(desk.dateSearch()) {
          waiting += model.update(.dates(.found(found, ruling: ruling)))
        }
      case .dates(.keep(let isDated)): rulings.append(isDated)
      case .dates(.findSpot(let offset, let month)):
        waiting = model.update(try desk.findSpot(near: offset, month: month)) + waiting
      case .plans(.divide(let wish, let chapters)):
        guard dividing == .atOnce else { continue }
        let portions = try desk.divide(wish, chapters: chapters)
        waiting += model.update(.plans(.divided(wish, portions)))
      case .plans(let effect): planned.append(effect)
      case .search(let request):
        guard (searching ?? counting) == .atOnce else { continue }
        var news: [SearchNews] = []
        TextSearchRun(request, in: text).run { news.append($0) }
        for news in news { waiting += model.update(.searched(news)) }
      case .endSearch: break
      case .findFacts: waiting = model.update(.factsFound(facts)) + waiting
      case .readFigures: figuresAsked += 1
      case .lookAtFile: looksAtFile += 1
      case .finish: finishes += 1
      case .tally:
        talliesAsked += 1
        guard counting == .atOnce else { continue }
        waiting += try tally()
      case .findStablePage(let number):
        if let event = try desk.findStablePage(number) { waiting = model.update(event) + waiting }
      case .readMatches(let matches):
        askedMatches.append(matches)
        waiting = model.update(try desk.read(matches)) + waiting
      case .marks(let effect): waiting = try perform(effect) + waiting
      case .lookUp(let effect):
        lookUps.append(effect)
        if let event = try answer(effect) { waiting += model.update(event) }
      case .keepPlace(let offset):
        #expect(try desk.position(at: offset).offset == offset)
        kept.append(offset)
      case .findThemes: waiting += model.update(.themesFound(ownThemes))
      case .keepSetting(let path, let value):
        settings.append(KeptSetting(path: path, value: value))
      case .findHyphenator:
        waiting += model.update(.hyphenatorFound(hyphenator))
        if hyphenator == nil { waiting += model.update(.notice("there is no dictionary")) }
      case .useStablePages(let length):
        requests.append(effect)
        guard let index = desk.stablePages?.index else { continue }
        desk.stablePages = StablePages(index, length: length)
        waiting += model.update(.tallied(try #require(desk.tally)))
      case .startDays, .go:
        requests.append(effect)
      }
    }
  }

  private mutating func perform(_ effect: MarksEffect) throws -> [TextEffect] {
    switch effect {
    case .findUnit(let request, let step): return model.update(try desk.find(request, step))
    case .make(let draft):
      marked.append(effect)
      return model.update(.marks(.made(try desk.mark(draft).mark)))
    case .change, .load, .copy:
      marked.append(effect)
      return []
    }
  }

  /// Begins a look-up, whose answers are up to the test.
  private func answer(_ effect: LookUpEffect) throws -> TextEvent? {
    guard case .define(let range) = effect else { return nil }
    let words = Question.headword(try desk.words(in: range, limit: 1000))
    return .lookUp(
      .begun(LookUp(turn: lookUps.count, words: words, range: range, dictionaries)))
  }

  private mutating func count(_ format: PageFormat) throws -> [TextEffect] {
    let run = PaginationRun(desk.manuscript, format: format)
    let pagination = try #require(try run.run())
    guard text.isComplete else { return try estimate(format) }
    desk.pagination = pagination
    return model.update(
      .counted(PageCount(pages: pagination.count, isExact: true), format: format))
  }

  private mutating func tally() throws -> [TextEffect] {
    let index = try #require(try CharacterIndexRun(text).run())
    desk.stablePages = StablePages(index)
    return model.update(.tallied(try #require(desk.tally)))
  }

  private mutating func estimate(_ format: PageFormat) throws -> [TextEffect] {
    let estimate = try PageEstimate.sampled(desk.manuscript, format: format)
    let pages = estimate.count(bytes: text.expectedCount)
    return model.update(.counted(PageCount(pages: pages, isExact: false), format: format))
  }
}

package import Books
package import Datebook
package import Paging
import Screen

/// A text that is being read: where the reader is in it, and what is known of its pages.
package struct BookPlace: Equatable, Sendable {
  /// What the text is called.
  package let title: BookTitle
  /// The length of the text.
  package private(set) var length: TextLength
  /// The settings as the reader wants them; a narrow screen makes the lines shorter.
  package private(set) var settings: LayoutSettings
  /// What fits a page on this screen.
  package private(set) var format: PageFormat
  /// The offset that the reader's last own move put at the top.
  package private(set) var anchor: Int
  /// What is shown; `nil` before the first page was made.
  package private(set) var page: Page?
  /// The number of the page shown, from 0.
  package private(set) var number = 0
  /// Whether `number` is a guess.
  package private(set) var isGuess = true
  /// The number of pages.
  package private(set) var count = PageCount(pages: 1, isExact: false)
  /// The places that were jumped from.
  package private(set) var jumps = JumpList()
  /// The day by the reader's clock.
  package private(set) var today: Day
  /// Where the year's reading stands; `nil` before it was looked for.
  package private(set) var spots: ReadingSpots?

  /// The pages visited that are not on the grid, one after the other, and which one is shown.
  private var chain = Chain()
  /// The month that was asked for by its tab.
  private var askedMonth: Int?

  /// A text that is opened at the byte `anchor`.
  package init(
    title: BookTitle, length: TextLength, settings: LayoutSettings, anchor: Int, today: Day,
    size: ScreenSize
  ) {
    self.title = title
    self.length = length
    self.settings = settings
    self.anchor = anchor
    self.today = today
    format = Self.format(settings, size)
  }

  private static func format(_ settings: LayoutSettings, _ size: ScreenSize) -> PageFormat {
    let text = ScreenLayout(size).text(measure: settings.measure)
    var settings = settings
    settings.measure = text.columns
    return PageFormat(settings: settings, rows: text.rows)
  }

  /// What must be done first: the pages are counted, and the one with the anchor is shown.
  package var opening: [Effect] {
    [findSpots, .paginate(format), .show(.containing(anchor), .jumped(guess: guess(at: anchor)))]
  }

  private var findSpots: Effect { .findSpots(year: today.year, dayOfYear: today.dayOfYear) }

  /// The number of the page that the byte at `offset` is on, about.
  private func guess(at offset: Int) -> Int {
    let bytes = max(length.expected, length.bytes, 1)
    return min(Int(Double(count.pages) * Double(offset) / Double(bytes)), count.pages - 1)
  }

  /// The part of the book before the end of the page shown, from 0 to 100.
  package var percent: Int {
    if page?.isLast == true, length.isComplete { return 100 }
    let percent = (200 * (number + 1) + count.pages) / (2 * count.pages)
    return min(max(percent, 0), page?.isLast == true ? 100 : 99)
  }
}

// MARK: - What happened

extension BookPlace {
  /// Takes a page that was made.
  package mutating func take(_ made: MadePage) -> [Effect] {
    let isFirst = page == nil
    page = made.page
    setNumber(of: made)
    switch made.cause {
    case .laidOutAnew:
      chain = made.page.number == nil ? Chain(made.page.bounds) : Chain()
      return []
    case .turned(let step):
      made.page.number == nil ? chain.visit(made.page.bounds, step: step) : chain.clear()
      askedMonth = nil
    case .jumped:
      chain = made.page.number == nil ? Chain(made.page.bounds) : Chain()
    }
    // Opening a book at the place that was kept is no move.
    guard !isFirst else { return [] }
    anchor = made.page.range.lowerBound
    return [.keepPlace(offset: anchor)]
  }

  private mutating func setNumber(of made: MadePage) {
    if let known = made.number {
      number = known
      isGuess = false
    } else if made.page.isFirst {
      number = 0
      isGuess = false
    } else {
      switch made.cause {
      case .turned(let step): number = max(number + step, 1)
      case .jumped(let guess):
        number = made.page.isLast ? count.pages - 1 : max(guess, 1)
        isGuess = true
      case .laidOutAnew:
        number = max(guess(at: anchor), 1)
        isGuess = true
      }
    }
    if number >= count.pages { count.pages = number + 1 }
  }

  /// Takes a count of pages; one for another format is dropped.
  package mutating func take(_ count: PageCount, format: PageFormat) -> [Effect] {
    guard format == self.format else { return [] }
    let isNew = count.isExact && !self.count.isExact
    let hadNoGuess = isGuess && !self.count.isExact && number == 0
    self.count = PageCount(
      pages: count.isExact ? count.pages : max(count.pages, number + 1), isExact: count.isExact)
    if hadNoGuess { number = guess(at: anchor) }
    // The page stays as it is; it may turn out to be one of the grid, and gets its number.
    if isNew, let page { return [.show(.exactly(page.bounds), .laidOutAnew)] }
    return []
  }

  /// Takes the spots of the year's reading.
  package mutating func take(_ spots: ReadingSpots) {
    self.spots = spots
  }

  /// Takes a new length of the text.
  package mutating func take(_ length: TextLength) -> [Effect] {
    guard length != self.length else { return [] }
    let shrank = length.bytes < self.length.bytes
    let isShort = page.map { $0.isLast && $0.lines.count < format.rows } ?? true
    self.length = length
    count.isExact = false
    var effects = [Effect.paginate(format)]
    if length.isComplete || spots == nil { effects.append(findSpots) }
    if shrank {
      anchor = min(anchor, length.bytes)
      effects.append(.show(.containing(anchor), .laidOutAnew))
    } else if isShort, let page {
      effects.append(.show(.containing(page.range.lowerBound), .laidOutAnew))
    } else if let page {
      // The page may not be the last one any more.
      effects.append(.show(.exactly(page.bounds), .laidOutAnew))
    }
    return effects
  }

  /// Takes the beginning of another day.
  package mutating func take(_ today: Day) -> [Effect] {
    self.today = today
    return [findSpots]
  }

  /// Fits the text to a screen of `size`: the page with the anchor is shown.
  package mutating func resize(to size: ScreenSize) -> [Effect] {
    let fitting = Self.format(settings, size)
    guard fitting != format || page == nil else { return [] }
    format = fitting
    count.isExact = false
    isGuess = true
    return [.paginate(format), .show(.containing(anchor), .laidOutAnew)]
  }

  private mutating func change(
    _ settings: LayoutSettings, _ size: ScreenSize
  ) -> [Effect] {
    self.settings = settings
    return resize(to: size)
  }
}

// MARK: - What the reader does

extension BookPlace {
  /// Obeys a command that a key or the mouse gave; `nil` where it is none of a text's.
  package mutating func obey(_ command: Command, size: ScreenSize) -> [Effect]? {
    switch command {
    case .nextPage: turn(by: 1)
    case .previousPage: turn(by: -1)
    case .firstPage: jump(.first, guess: 0)
    case .lastPage: jump(.last, guess: count.pages - 1)
    case .back: goBack(to: jumps.back(from: anchor))
    case .forward: goBack(to: jumps.forward(from: anchor))
    case .today: spots.map { jump(to: $0.portion.lowerBound, asking: today.month) } ?? []
    case .previousMonth: month(-1)
    case .nextMonth: month(1)
    case .month(let month): spots.map { jump(to: $0.months[month - 1], asking: month) } ?? []
    case .widen: change(measure: 2, size)
    case .narrow: change(measure: -2, size)
    case .joinLines: toggleJoining(size)
    case .goTo, .help, .mouse, .repaint, .leave, .quit: nil
    }
  }

  private mutating func turn(by step: Int) -> [Effect] {
    guard let page else { return [] }
    if step > 0 ? page.isLast : page.isFirst { return [] }
    if let known = chain.neighbour(step) { return [.show(.exactly(known), .turned(by: step))] }
    return [
      .show(step > 0 ? .after(page.bounds) : .before(page.bounds), .turned(by: step))
    ]
  }

  private mutating func jump(_ request: PageRequest, guess: Int, asking: Int? = nil) -> [Effect] {
    jumps.leave(anchor)
    askedMonth = asking
    return [.show(request, .jumped(guess: guess))]
  }

  private mutating func jump(to offset: Int, asking month: Int?) -> [Effect] {
    jump(.containing(offset), guess: guess(at: offset), asking: month)
  }

  private mutating func goBack(to offset: Int?) -> [Effect] {
    guard let offset else { return [] }
    askedMonth = nil
    return [.show(.containing(offset), .jumped(guess: guess(at: offset)))]
  }

  private mutating func month(_ step: Int) -> [Effect] {
    guard let spots, let page,
      let month = spots.month(
        step, from: spots.month(ofPage: page.range, asked: askedMonth), page: page.range)
    else { return [] }
    return jump(to: spots.months[month - 1], asking: month)
  }

  private mutating func change(measure step: Int, _ size: ScreenSize) -> [Effect] {
    var settings = settings
    // From where the lines really are: a narrow screen may have made them shorter.
    settings.measure = min(max(format.settings.measure + step, 16), 200)
    return change(settings, size)
  }

  private mutating func toggleJoining(_ size: ScreenSize) -> [Effect] {
    var settings = settings
    settings.joinsLines.toggle()
    return change(settings, size)
  }

  /// Goes where the go-to sheet says.
  package mutating func go(to place: GoTo) -> [Effect] {
    guard let page else { return [] }
    if case .step(let step) = place, !count.isExact, abs(step) <= Self.farthestTurn {
      jumps.leave(anchor)
      askedMonth = nil
      return [
        .turn(
          from: page.bounds, count: step,
          .jumped(guess: place.page(from: number, count: count.pages)))
      ]
    }
    let target = place.page(from: number, count: count.pages)
    if count.isExact { return jump(.number(target), guess: target) }
    if target == 0 { return jump(.first, guess: 0) }
    let fraction: Double =
      if case .fraction(let fraction) = place { fraction } else {
        Double(target) / Double(count.pages)
      }
    let offset = Int(Double(length.bytes) * fraction)
    return offset >= length.bytes
      ? jump(.last, guess: target) : jump(.containing(offset), guess: target)
  }

  /// The number of pages that a step turns one by one while the pages are being counted.
  private static let farthestTurn = 200
}

// MARK: - What others ask

extension BookPlace {
  /// What the rail shows.
  package var rail: MonthRail {
    let lit = spots.flatMap { spots in
      page.map { spots.month(ofPage: $0.range, asked: askedMonth ?? todayIfShown) }
    }
    return MonthRail(
      year: today.year, lit: lit.map { [$0] } ?? [], today: today.month,
      open: spots == nil ? [] : Set(1...12))
  }

  /// Today's month where the page shows the beginning of today's portion.
  private var todayIfShown: Int? {
    guard let spots, let page, page.range.contains(spots.portion.lowerBound),
      page.range.contains(spots.months[today.month - 1])
    else { return nil }
    return today.month
  }

  /// The bytes of the text that the page shows and that today's portion has.
  package var portionShown: Range<Int>? {
    guard let spots, let page, spots.portion.overlaps(page.range) else { return nil }
    return spots.portion.clamped(to: page.range)
  }
}

/// The pages off the grid that were visited, so that turning back shows them as they were.
struct Chain: Equatable, Sendable {
  /// The number of pages that are kept on each side.
  private static let capacity = 10_000

  private var pages: [PageBounds] = []
  private var shown = 0

  /// A chain of no page.
  init() {}

  /// A chain of the one page with these bounds.
  init(_ bounds: PageBounds) {
    pages = [bounds]
  }

  /// The page before or after the one shown, where it was visited.
  func neighbour(_ step: Int) -> PageBounds? {
    let index = shown + step
    return pages.indices.contains(index) ? pages[index] : nil
  }

  /// Notes that the page after or before the one shown is shown now.
  mutating func visit(_ bounds: PageBounds, step: Int) {
    if neighbour(step) == bounds {
      shown += step
    } else if step > 0 {
      pages = Array(pages.prefix(shown + 1).suffix(Self.capacity)) + [bounds]
      shown = pages.count - 1
    } else {
      pages = [bounds] + Array(pages.dropFirst(shown).prefix(Self.capacity))
      shown = 0
    }
  }

  /// Forgets all pages: the grid has been met.
  mutating func clear() {
    pages = []
    shown = 0
  }
}

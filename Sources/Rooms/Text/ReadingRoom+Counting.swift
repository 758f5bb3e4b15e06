import Books
import Formats
import Paging
import Setup
import TextPlace
import Widgets

extension ReadingRoom {
  /// A text of at most this many bytes is counted in less time than a thread takes to start.
  static let countedAtOnce = 128 << 10
  /// A text of at most this many bytes is waited for at the first paint: it is counted within
  /// `patience` where nothing else keeps the cores, and a longer one would be waited for in vain.
  static let quicklyCounted = 1 << 20
  /// A text of at most this many bytes is counted within some 20 ms of the first paint.
  static let soonCounted = 16 << 20

  /// How long after its opening a text goes to the page that was asked for, once its pages are known.
  private static let timeToAim = Duration.seconds(5)

  /// Begins to count the pages of `format`; what is known at once is told at once.
  mutating func paginate(_ format: PageFormat) throws(TextError) -> [TextEffect] {
    let source = text.source
    var manuscript = desk.manuscript
    try manuscript.update()
    // What a terminal's width was filled with shows in the first lines.
    let book = model.book
    let widest = try text.widestLine(of: manuscript, book.settings, model.frame.size)
    // Of a book that is still being converted too little is there to tell.
    let isTold = !manuscript.kind.isStructured || source.isComplete
    if manuscript.kind != book.kind || isTold && widest != book.view.widestLine {
      desk.lay(out: manuscript, format: format)
      let effects = model.update(.kindFound(manuscript.kind, widestLine: widest))
      // Lines of another width are counted instead.
      if !effects.isEmpty { return effects }
    }
    let isSame = manuscript.traits == desk.manuscript.traits
    let previous = isSame ? pagination(continuableTo: format) : nil
    // A text that grows faster than it is counted would never be counted to an end.
    if isSame, isCounting, count?.format == format, estimate != nil { return tellProgress() }
    desk.lay(out: manuscript, format: format)
    if let previous, previous.bytes == source.count {
      endCounting()
      return found(previous.format == format ? previous : previous.with(rows: format.rows))
    }
    if source.count <= Self.countedAtOnce {
      endCounting()
      let run = PaginationRun(manuscript, format: format)
      if let pagination = try run.runHere() { return found(pagination) }
    }
    return try count(format, continuing: previous)
  }

  /// Receives what the count that runs has found out.
  mutating func receive(_ report: PageCounter.Report) {
    // What was waited for is known by now: a progress that was told before comes too late.
    guard report.number == count?.number, isCounting else { return }
    switch report.content {
    case .progress(let progress):
      if let estimate { self.estimate = estimate.improved(by: progress) }
      _ = perform(tellProgress())
    case .done(let pagination):
      isCounting = false
      _ = perform(found(pagination))
      // The text has grown meanwhile.
      if pagination.bytes != text.source.count, !model.isFollowing {
        _ = perform([.paginate(pagination.format)])
      }
    case .failed(let error):
      isCounting = false
      _ = apply(.notice(Failure(error).sentence))
    }
  }

  /// Begins the first count, while the terminal is being opened.
  mutating func startCounting(_ format: PageFormat, continuing previous: Pagination? = nil) {
    count = counter.start(
      PaginationRun(desk.manuscript, format: format, continuing: previous), of: format)
    isCounting = true
  }

  mutating func endCounting() {
    counter.end()
    isCounting = false
  }

  /// The last pagination, where lines are laid out as for `format` and the text has become no
  /// shorter since.
  private func pagination(continuableTo format: PageFormat) -> Pagination? {
    guard let last = lastPagination, last.format.settings == format.settings,
      last.bytes <= text.source.count, end(of: last) == countedEnd
    else { return nil }
    return last
  }

  /// The last bytes of what `pagination` has counted, as they are now.
  private func end(of pagination: Pagination) -> [UInt8] {
    (try? desk.position(at: pagination.bytes).before) ?? []
  }

  /// Forgets what was counted: the file was written over, and its text is another.
  mutating func countAnew() {
    endCounting()
    forgetTally()
    lastPagination = nil
    var manuscript = desk.manuscript
    manuscript.noteEdit()
    desk.lay(out: manuscript, format: desk.format)
    _ = perform([.paginate(desk.format)])
  }

  /// Counts in the background; what is there in a moment, or an estimate, is told at once.
  private mutating func count(
    _ format: PageFormat, continuing previous: Pagination?
  ) throws(TextError) -> [TextEffect] {
    if countsAfterPaint { return try tellSample(of: format) }
    // The first count was begun before the terminal was opened.
    let isBegun = isCounting && count?.format == format && estimate == nil
    if !isBegun { startCounting(format, continuing: previous) }
    let isQuick = text.source.expectedCount <= Self.quicklyCounted || patience > Self.patience
    switch count?.result(within: isQuick ? patience : .zero) {
    case .done(let pagination):
      isCounting = false
      return found(pagination)
    case .failed(let error):
      isCounting = false
      throw error
    case .progress, nil: break
    }
    estimate = count.flatMap { PageEstimate(countedSoFar: $0.progress, rows: format.rows) }
    return try estimate == nil ? tellSample(of: format) : tellProgress()
  }

  /// Tells how many pages there are by the look of a few.
  private mutating func tellSample(of format: PageFormat) throws(TextError) -> [TextEffect] {
    estimate = try PageEstimate.sampled(
      desk.manuscript, format: format, isForMoment: text.source.count <= Self.soonCounted)
    return tellProgress()
  }

  private mutating func found(_ pagination: Pagination) -> [TextEffect] {
    lastPagination = pagination
    countedEnd = end(of: pagination)
    let source = text.source
    let isExact = source.isComplete && pagination.bytes == source.count
    // Of a text that is still arriving, this is no more than the pages so far.
    desk.pagination = isExact ? pagination : nil
    var pages = pagination.count
    if !isExact {
      let growth = Double(source.expectedCount) / Double(max(pagination.bytes, 1))
      pages = Int((Double(pages) * growth).rounded(.up))
    }
    let effects = model.update(
      .counted(PageCount(pages: pages, isExact: isExact), format: pagination.format))
    guard isExact, let page = awaitedPage else { return effects }
    // The guess may still be waited for.
    (awaitedPage, awaitedOffset) = (nil, nil)
    // A page that was guessed while the text was being converted is put right, if that was just now.
    guard ContinuousClock.now - opened < Self.timeToAim else { return effects }
    return effects + model.open(at: .goTo(.page(page)))
  }

  private mutating func tellProgress() -> [TextEffect] {
    guard let estimate else { return [] }
    let pages = estimate.count(bytes: text.source.expectedCount)
    return model.update(
      .counted(PageCount(pages: pages, isExact: false), format: desk.format))
  }
}

extension OpenedText {
  /// The columns of the widest of its first lines that fit a screen of `size`, if programs' output comes
  /// through a pipe: they fill the terminal. Of a book of markup, those that its code needs; 0 otherwise.
  func widestLine(
    of manuscript: Manuscript, _ settings: LayoutSettings, _ size: ScreenSize
  ) throws(TextError) -> Int {
    if let columns = try CodeLines(of: manuscript)?.columns { return columns }
    guard digest == nil, manuscript.kind == .listing else { return 0 }
    var settings = settings
    settings.measure = size.columns
    return try Pager.widestLine(of: manuscript, settings)
  }
}

import Books
import Datebook
import Formats
import Glibc
import Paging
import Rooms
import Setup
import Shelf
import TextPlace

/// A text and its plan, which can be looked up, made, changed and removed without reading the text.
struct PlannedText {
  private let text: OpenedText
  private let name: String
  private let digest: ContentDigest
  private let options: TextOptions
  private let size: PageSize
  private let clock: LocalClock

  /// The text in the file called `file`. Nothing is counted yet, and the library is not changed.
  init(
    _ file: String, _ options: TextOptions, _ size: PageSize, _ clock: LocalClock
  ) throws(Failure) {
    let text = try open(file, options.opening) {}
    while !text.source.isComplete, text.source.failure == nil { usleep(2000) }
    guard let digest = text.digest else {
      throw Failure(sentence: "a plan needs a file: '\(file)' is not one", status: EX_USAGE)
    }
    self.text = text
    self.digest = digest
    self.options = options
    self.size = size
    self.clock = clock
    name = file
  }

  /// The plan; nil if the library has no plan for the text, or does not have the text.
  func kept() throws(Failure) -> StandingPlan? {
    try Failure.catching(reading: "The library") { () throws(LibraryError) in
      try inLibrary { library, plan throws(LibraryError) in try StandingPlan(plan, in: library) }
    }?.fitted(to: text.source)
  }

  /// Makes a plan, and replaces the present one. A text that is not in the library is added to it.
  ///
  /// - Parameter start: Nil for where the present plan begins, or the saved place if there is no
  ///   plan.
  func make(
    _ schedule: PlanSchedule, _ unit: PortionUnit, from start: PlanStart?
  ) throws(Failure) -> StandingPlan {
    let start = try offset(of: start)
    let portions = try divide(PlanWish(schedule: schedule, unit: unit, start: start))
    let plan = ReadingPlan(
      schedule, unit: unit, portions: portions, textBytes: text.source.count)
    guard let plan else {
      throw Failure(sentence: "there is nothing to read in this text", status: EX_DATAERR)
    }
    let title = try title()
    let facts = BookFacts(
      digest: digest, path: text.file.path, size: text.file.size, title: title.title,
      author: title.author, encoding: text.encoding)
    return try PlanCommand.keeping { () throws(LibraryError) in
      let library = try Library(at: .ofReader(), onDamage: tell)
      let book = try library.add([facts], at: clock.now)[0].book
      return try StandingPlan(library.make(plan, for: book, at: clock.now), in: library)
    }
  }

  /// How many days a plan takes that gives each of them a chapter.
  func chapterCount(from start: PlanStart?) throws(Failure) -> Int {
    let start = try offset(of: start)
    let counted = try CountedText(text.source, named: name, options, size)
    let outline: Outline?
    do throws(TextError) { outline = try counted.manuscript.outlineSearch.run() } catch {
      throw Failure(error)
    }
    let desk = BookDesk(counted.manuscript, format: counted.pagination.format)
    let contents = Contents(
      outline ?? Outline(), pages: [], format: counted.pagination.format, body: desk.body)
    guard let count = contents.dailyChapters(from: start, of: counted.source.count) else {
      throw Failure(
        sentence: "no chapters were found in '\(name)': --days makes a plan of pages",
        status: EX_DATAERR)
    }
    return count
  }

  private func title() throws(Failure) -> BookTitle {
    do throws(TextError) { return try BookTitle(of: text) } catch { throw Failure(error) }
  }

  /// Where a plan begins.
  private func offset(of start: PlanStart?) throws(Failure) -> Int {
    if start == .beginning { return 0 }
    if start == nil, let former = try kept() { return former.kept.plan.range.lowerBound }
    return KeptPosition(text, title: try title()).anchor
  }

  /// Spreads the rest of the plan over the days that are left.
  func spread() throws(Failure) -> StandingPlan {
    guard let standing = try kept() else {
      throw Failure(sentence: "this text has no plan: --by or --days makes one", status: EX_DATAERR)
    }
    let plan = standing.kept.plan
    let reached = standing.standing(on: clock.today).reached
    let wish = PlanWish(
      schedule: plan.schedule, unit: plan.unit, start: reached, restFrom: clock.today)
    guard !wish.days.isEmpty, let changed = plan.spreading(try divide(wish)) else {
      throw Failure(
        sentence: "no days of the plan are left: --by makes another", status: EX_DATAERR)
    }
    let spread = try PlanCommand.keeping { () throws(LibraryError) -> StandingPlan? in
      let library = try Library(at: .ofReader(), onDamage: tell)
      guard let kept = try library.change(standing.kept, to: changed, at: clock.now) else {
        return nil
      }
      return try StandingPlan(kept, in: library)
    }
    guard let spread else { throw Self.changedMeanwhile }
    return spread
  }

  /// Removes the plan, if there is one.
  func remove() throws(Failure) {
    let isGone = try PlanCommand.keeping { () throws(LibraryError) in
      try inLibrary { library, plan throws(LibraryError) in
        try library.remove(plan, at: clock.now)
      }
    }
    if isGone == false { throw Self.changedMeanwhile }
  }

  private static let changedMeanwhile = Failure(
    sentence: "another program changed the plan meanwhile; try again",
    status: EX_TEMPFAIL)

  /// Keeps that a calendar is told of the plan's days.
  func noteExport() throws(LibraryError) {
    guard let library = try Library.ofReader(onDamage: tell),
      let book = try library.book(digest: digest, path: text.file.path),
      try library.plan(for: book) != nil
    else { return }
    try Library(at: .ofReader(), onDamage: tell).noteExport(of: book)
  }

  /// The days that had a portion before the plan was changed or removed.
  func calledOffDays() throws(Failure) -> [CalledOffDays] {
    try Failure.catching(reading: "The library") { () throws(LibraryError) in
      guard let library = try Library.ofReader(onDamage: tell),
        let book = try library.book(digest: digest, path: text.file.path)
      else { return [] }
      return try library.calledOffDays(of: book)
    }
  }

  /// The result of `body` for the plan; nil if there is no plan.
  private func inLibrary<Result>(
    _ body: (Library, KeptPlan) throws(LibraryError) -> Result
  ) throws(LibraryError) -> Result? {
    guard let library = try Library.ofReader(onDamage: tell),
      let book = try library.book(digest: digest, path: text.file.path),
      let plan = try library.plan(for: book)
    else { return nil }
    return try body(library, plan)
  }

  private func divide(_ wish: PlanWish) throws(Failure) -> [PlannedPortion] {
    let counted = try CountedText(text.source, named: name, options, size)
    do throws(TextError) {
      var desk = BookDesk(counted.manuscript, format: counted.pagination.format)
      desk.pagination = counted.pagination
      let outline = try counted.manuscript.outlineSearch.run()
      let chapters = Contents(
        outline ?? Outline(), pages: [], format: counted.pagination.format, body: desk.body)
      if let matter = chapters.backMatter {
        tell("the plan ends before “\(matter)”, where the back matter begins")
      }
      var wish = wish
      if wish.start == 0, wish.restFrom == nil {
        wish.start = chapters.planStart(in: 0..<counted.source.count)
      }
      let starts = chapters.chapterStarts(for: wish, bytes: counted.source.count)
      return try desk.divide(wish, chapters: starts).map { $0.naming(chapters.title(of:)) }
    } catch {
      throw Failure(error)
    }
  }
}

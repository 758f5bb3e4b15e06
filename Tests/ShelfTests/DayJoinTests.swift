import Books
import Datebook
import Shelf
import Testing

/// What the library knows of a day beside its log and its notes.
@Suite struct DayJoinTests {
  private let folder = TemporaryFolder()
  private static let today = Day(number: 20_778)

  private func library() throws -> Library { try Library(at: folder.library) }

  private func book(_ name: String, in library: Library) throws -> BookID {
    var facts = BookFacts.sample(name, at: nil)
    facts.title = name
    return try library.opened(facts, at: Moment(seconds: 1))
  }

  private static func entry(
    _ year: Int?, _ month: Int, _ day: Int, pass: Int = 0, at offset: Int, words: String = "rain"
  ) -> DatedText.Entry {
    DatedText.Entry(
      date: EntryDate(year: year, month: month, day: day), pass: pass, offset: offset,
      heading: "\(month)-\(day)", words: words)
  }

  // MARK: - Entries

  @Test func `the entries of a month are told by the day and the book`() throws {
    let library = try library()
    try library.keep(
      entries: [
        Self.entry(1660, 3, 5, at: 10), Self.entry(1660, 3, 9, at: 20),
        Self.entry(1660, 4, 5, at: 30),
      ], of: book("Pepys", in: library))
    try library.keep(
      entries: [Self.entry(nil, 3, 5, at: 7)], of: book("Good Morning", in: library))
    let march = try library.entries(ofMonth: 3)
    #expect(march.map(\.title) == ["Good Morning", "Pepys", "Pepys"])
    #expect(march.map(\.offset) == [7, 10, 20])
    #expect(march.map(\.date.description) == ["--03-05", "1660-03-05", "1660-03-09"])
    #expect(try library.entries(ofMonth: 3, day: 9).map(\.offset) == [20])
    #expect(try library.datedBooks().map(\.title) == ["Good Morning", "Pepys"])
  }

  @Test func `of several years that which is read is the day's`() throws {
    let library = try library()
    let pepys = try book("Pepys", in: library)
    var entries: [DatedText.Entry] = []
    for year in 0..<3 {
      entries.append(Self.entry(1660 + year, 3, 5, pass: year, at: 1000 * year + 10))
      entries.append(Self.entry(1660 + year, 12, 30, pass: year, at: 1000 * year + 900))
    }
    try library.keep(entries: entries, of: pepys)
    func chosen() throws -> Int? {
      BookEntry.oneEach(try library.entries(ofMonth: 3)).first?.date.year
    }
    #expect(try chosen() == 1660)
    // At the end of December the next year's entry is nearer in the text, and of another year.
    _ = try library.save(.sample(1950, at: 5), of: pepys)
    #expect(try chosen() == 1661)
    _ = try library.save(.sample(2010, at: 6), of: pepys)
    #expect(try chosen() == 1662)
    #expect(try library.entries(ofMonth: 3).count == 3)
  }

  @Test func `entries are written when they changed, and go with the book's being dated`() throws {
    let library = try library()
    let diary = try book("A", in: library)
    let entries = [Self.entry(1801, 5, 1, at: 0), Self.entry(1801, 5, 1, at: 90)]
    try library.keep(entries: entries, of: diary)
    try library.keep(entries: entries, of: diary)
    #expect(try library.entries(ofMonth: 5).map(\.offset) == [0, 90])
    try library.keep(entries: [Self.entry(1801, 5, 1, at: 0, words: "snow")], of: diary)
    #expect(try library.entries(ofMonth: 5).map(\.words) == ["snow"])
    try library.keep(entries: [], of: diary)
    #expect(try library.entries(ofMonth: 5).isEmpty && library.datedBooks().isEmpty)
  }

  @Test func `a keeper keeps entries in the background, the last ones that were told`() throws {
    let keeper = DatesKeeper(
      KeptBook(.sample("d", at: nil), in: folder.library) { Issue.record("\($0)") })
    keeper.keep(entries: [Self.entry(1801, 5, 1, at: 0)])
    keeper.keep(entries: [Self.entry(1801, 5, 2, at: 0)])
    #expect(keeper.flush(within: patience) == nil)
    #expect(try library().entries(ofMonth: 5).map(\.date.day) == [2])
    keeper.keep(entries: [])
    #expect(keeper.flush(within: patience) == nil)
    #expect(try library().entries(ofMonth: 5).isEmpty)
  }

  @Test func `a book has its entries of fifty years and no more`() throws {
    let library = try library()
    let entries = (0..<20_100).map { index in
      Self.entry(1000 + index / 336, index / 28 % 12 + 1, index % 28 + 1, at: 10 * index)
    }
    try library.keep(entries: entries, of: book("Long", in: library))
    let kept = try (1...12).reduce(0) { try $0 + library.entries(ofMonth: $1).count }
    #expect(kept == 20_000)
  }

  @Test func `a book that was looked through is not looked through again`() throws {
    let library = try library()
    func book(_ name: String) throws -> BookID {
      try library.opened(.sample(name, at: "/\(name).txt"), at: Moment(seconds: 1))
    }
    let ids = try ["a", "b", "c", "d"].map(book)
    _ = try library.opened(.sample("nowhere", at: nil), at: Moment(seconds: 1))
    func waiting() throws -> Set<BookID> { Set(try library.booksToLookThrough().map(\.book)) }
    #expect(try waiting() == Set(ids))
    try library.keep(entries: [Self.entry(1801, 5, 1, at: 0)], of: ids[0])
    try library.keep(entries: [], of: ids[1])
    try library.rule(isDated: false, of: ids[2])
    #expect(try waiting() == [ids[3]])
    #expect(try library.booksToLookThrough().map(\.path) == ["/d.txt"])
  }

  // MARK: - Portions

  @Test func `the portions of a day are told with how much they are, and whether they are done`()
    throws
  {
    let library = try library()
    let plan = try PlanKeeperTests.plan(30)
    let (a, b) = (try book("Walden", in: library), try book("Emma", in: library))
    _ = try library.make(plan, for: a, at: Moment(seconds: 1))
    _ = try library.make(plan, for: b, at: Moment(seconds: 1))
    let day = plan.portions[0].day
    func portions() throws -> [BookPortion] { try library.portions(on: day...day) }
    #expect(try portions().map(\.title) == ["Emma", "Walden"])
    #expect(try portions().map(\.portion) == [plan.portions[0], plan.portions[0]])
    #expect(try portions().allSatisfy { !$0.isDone && $0.minutes == nil && $0.textBytes == 1000 })
    let range = plan.portions[0].range
    _ = try library.save(
      nil,
      readings: [
        Reading(
          day: day, startedAt: Moment(seconds: 10), endedAt: Moment(seconds: 40), offsets: range)
      ], of: a)
    #expect(try portions().map(\.isDone) == [false, true])
    let all = try library.portions(on: plan.schedule.days)
    #expect(all.map(\.portion.day) == all.map(\.portion.day).sorted())
    #expect(all.count == 2 * plan.portions.count { !$0.range.isEmpty })
  }

  @Test func `a portion takes as long as the reader takes for so much`() throws {
    let library = try library()
    let plan = try PlanKeeperTests.plan(30, bytes: 200_000)
    let id = try book("Walden", in: library)
    _ = try library.make(plan, for: id, at: Moment(seconds: 1))
    // A thousand characters a minute, two bytes each, long before the plan.
    _ = try library.save(
      nil,
      readings: (0..<20).map { page in
        Reading(
          day: Self.today.adding(days: -90), startedAt: Moment(seconds: 60 * page),
          endedAt: Moment(seconds: 60 * page + 60), offsets: 2000 * page..<2000 * (page + 1),
          characters: 1000)
      }, of: id)
    let portion = try #require(try library.portions(on: plan.schedule.days).first)
    #expect(portion.portion.range.count == 10_000)
    #expect(portion.minutes == 5 && !portion.isDone)
  }

  // MARK: - Other years

  @Test func `days of other years with reading or a note are found`() throws {
    let library = try library()
    let id = try book("Walden", in: library)
    func day(_ year: Int, _ month: Int, _ day: Int) throws -> Day {
      try #require(Day(year: year, month: month, day: day))
    }
    for day in [try day(2020, 2, 29), try day(2023, 3, 1), try day(2024, 2, 29)] {
      _ = try library.save(
        nil,
        readings: [
          Reading(
            day: day, startedAt: Moment(seconds: 1), endedAt: Moment(seconds: 90), offsets: 0..<900)
        ], of: id)
    }
    for (kind, year) in [(NoteSubject.Kind.day, 2016), (.day, 2024), (.week, 2012)] {
      try library.write(
        DatebookNote(on: NoteSubject(kind, from: try day(year, 2, 29)), "a leap"),
        at: Moment(seconds: 1))
    }
    let leap = try day(2024, 2, 29)
    #expect(
      try library.daysOfOtherYears(like: leap) == [try day(2016, 2, 29), try day(2020, 2, 29)])
    #expect(try library.daysOfOtherYears(like: try day(2025, 3, 1)) == [try day(2023, 3, 1)])
    #expect(try library.daysOfOtherYears(like: .first).isEmpty)
    #expect(try library.daysOfOtherYears(like: .last).isEmpty)
  }
}

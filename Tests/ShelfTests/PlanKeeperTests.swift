import Books
import Datebook
import Foundation
import Shelf
import Synchronization
import Testing

/// The plan of a book, as the library keeps it.
@Suite struct PlanKeeperTests {
  private let folder = TemporaryFolder()
  private static let today = Day(number: 20_778)

  /// A keeper with all that it told.
  private final class Reader: Sendable {
    let keeper: PlanKeeper
    private let told: Told

    private final class Told: Sendable {
      let news = Mutex<[PlanNews]>([])
    }

    init(_ digest: String, in location: LibraryLocation, title: String? = nil) {
      var facts = BookFacts.sample(digest, at: nil)
      facts.title = title
      let told = Told()
      self.told = told
      keeper = PlanKeeper(
        KeptBook(
          facts, in: location, clock: LocalClock { Moment(seconds: 1_000) },
          onNotice: { Issue.record("\($0)") })
      ) { news in told.news.withLock { $0.append(news) } }
    }

    /// The last thing that was told, once all that waits is written.
    func load() async -> PlanNews? {
      keeper.load()
      _ = keeper.flush(within: patience)
      await eventually { told.news.withLock { !$0.isEmpty } }
      return told.news.withLock { $0.popLast() }
    }

    /// All that was told meanwhile.
    var news: [PlanNews] { told.news.withLock { $0 } }
  }

  static func plan(_ days: Int, bytes: Int = 1000) throws -> ReadingPlan {
    let schedule = try #require(
      PlanSchedule(today...today.adding(days: days - 1), on: .workdays))
    let readingDays = schedule.readingDays()
    let ranges = PortionDivision(0..<bytes, into: readingDays.count).portions(of: .even) { $0 }
    let portions = zip(readingDays, ranges).enumerated().map { index, portion in
      PlannedPortion(
        day: portion.0, range: portion.1, pages: index % 2 == 0 ? index...index + 3 : nil,
        chapter: index % 3 == 0 ? "CHAPTER \(index)" : nil)
    }
    return try #require(ReadingPlan(schedule, unit: .even, portions: portions))
  }

  @Test func `a plan is kept for its book alone, and a newer one takes its place`() async throws {
    let reader = Reader("a", in: folder.library)
    #expect(await reader.load() == .loaded(nil, ReadBytes()))
    let plan = try Self.plan(30)
    reader.keeper.make(plan)
    #expect(reader.keeper.flush(within: patience) == nil)
    #expect(await Reader("a", in: folder.library).load() == .loaded(plan, ReadBytes()))
    #expect(await Reader("b", in: folder.library).load() == .loaded(nil, ReadBytes()))
    let changed = try Self.plan(12, bytes: 500)
    reader.keeper.make(try Self.plan(12))
    reader.keeper.change(to: changed)
    #expect(reader.keeper.flush(within: patience) == nil)
    #expect(await Reader("a", in: folder.library).load() == .loaded(changed, ReadBytes()))
    reader.keeper.remove()
    #expect(reader.keeper.flush(within: patience) == nil)
    #expect(await Reader("a", in: folder.library).load() == .loaded(nil, ReadBytes()))
  }

  @Test func `a reader does not spoil the plan that another one has made since`() async throws {
    let first = Reader("a", in: folder.library)
    first.keeper.make(try Self.plan(30))
    #expect(first.keeper.flush(within: patience) == nil)
    let second = Reader("a", in: folder.library)
    _ = await second.load()
    let newer = try Self.plan(90)
    first.keeper.make(newer)
    #expect(first.keeper.flush(within: patience) == nil)
    second.keeper.change(to: try Self.plan(5))
    #expect(second.keeper.flush(within: patience) == nil)
    #expect(second.news == [.changedElsewhere(newer)])
    // What is told then is what can be changed.
    let changed = try Self.plan(90, bytes: 2000)
    second.keeper.change(to: changed)
    #expect(second.keeper.flush(within: patience) == nil)
    #expect(second.news.count == 1)
    first.keeper.remove()
    #expect(first.keeper.flush(within: patience) == nil)
    #expect(first.news == [.changedElsewhere(changed)])
  }

  @Test func `what was read since the plan began is told with it`() async throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("a", at: nil), at: Moment(seconds: 1))
    func stay(_ offsets: Range<Int>, on day: Day, seconds: Int = 60) -> Reading {
      Reading(
        day: day, startedAt: Moment(seconds: 5_000), endedAt: Moment(seconds: 5_000 + seconds),
        offsets: offsets)
    }
    _ = try library.save(
      nil,
      readings: [
        stay(0..<100, on: Self.today.adding(days: -1)), stay(100..<300, on: Self.today),
        stay(300..<350, on: Self.today.adding(days: 3)),
        stay(400..<90_000, on: Self.today, seconds: 1),
      ], of: id)
    _ = try library.make(try Self.plan(30), for: id, at: Moment(seconds: 2))
    var read = ReadBytes()
    read.insert(100..<350)
    #expect(await Reader("a", in: folder.library).load() == .loaded(try Self.plan(30), read))
  }

  @Test func `days that a plan has no more are known, by a plan that stays the same for calendars`()
    throws
  {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("a", at: nil), at: Moment(seconds: 1))
    let all = try Self.plan(10).portions.map(\.day)
    let first = try library.make(try Self.plan(10), for: id, at: Moment(seconds: 2))
    #expect(try library.calledOffDays().isEmpty)
    try library.noteExport()
    let second = try library.make(try Self.plan(7), for: id, at: Moment(seconds: 3))
    #expect(second.identifier == first.identifier && second.revision == 1)
    let off = try library.calledOffDays()
    #expect(off.map(\.days) == [Array(all.dropFirst(second.plan.portions.count))])
    #expect(off.first?.identifier == first.identifier)
    #expect(off.first?.revision == 1 && off.first?.editedAt == Moment(seconds: 3))
    // A day that has something again is called off no more.
    let third = try library.make(try Self.plan(9), for: id, at: Moment(seconds: 4))
    let left = Array(all.dropFirst(third.plan.portions.count))
    #expect(try library.calledOffDays(of: id).map(\.days) == [left])
    #expect(try library.remove(third, at: Moment(seconds: 5)))
    #expect(try library.calledOffDays().map(\.days) == [all])
    #expect(try library.calledOffDays().first?.revision == 3)
    // What was spread away from a day that was missed.
    let fourth = try library.make(try Self.plan(10), for: id, at: Moment(seconds: 6))
    let rest = zip(fourth.plan.portions.dropFirst(2), 0...).map { portion, index in
      let start = index == 0 ? 0 : portion.range.lowerBound
      return PlannedPortion(day: portion.day, range: start..<portion.range.upperBound)
    }
    let spread = try #require(fourth.plan.spreading(Array(rest)))
    _ = try #require(try library.change(fourth, to: spread, at: Moment(seconds: 7)))
    #expect(try library.calledOffDays().map(\.days) == [Array(all[..<2])])
  }

  @Test func `days that no calendar was told of are not cancelled`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("a", at: nil), at: Moment(seconds: 1))
    let other = try library.opened(.sample("b", at: nil), at: Moment(seconds: 1))
    let first = try library.make(try Self.plan(10), for: id, at: Moment(seconds: 2))
    let days = first.plan.portions.map(\.day)
    _ = try library.make(try Self.plan(8), for: id, at: Moment(seconds: 3))
    #expect(try library.calledOffDays().isEmpty, "nothing was ever exported")
    try library.noteExport(of: other)
    try library.noteExport(of: id, on: days[0]...days[4])
    let short = try Self.plan(3)
    _ = try library.make(short, for: id, at: Moment(seconds: 4))
    #expect(try library.calledOffDays().map(\.days) == [Array(days[short.portions.count...4])])
  }

  @Test func `a plan that ends before its text does is kept with the text's length`() throws {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("a", at: nil), at: Moment(seconds: 1))
    let plan = try Self.plan(10)
    let short = try #require(
      ReadingPlan(plan.schedule, unit: plan.unit, portions: plan.portions, textBytes: 90_000))
    let kept = try library.make(short, for: id, at: Moment(seconds: 2))
    #expect(kept.plan.textBytes == 90_000 && kept.plan.range == plan.range)
    let portions = try library.portions(on: plan.schedule.days)
    #expect(portions.map(\.textBytes) == portions.map { _ in 90_000 })
    #expect(short.fitted(to: 90_000) == short)
    #expect(short.fitted(to: 180_000).range.upperBound == 2 * plan.range.upperBound)
  }

  @Test func `all plans are found by the days that they have`() async throws {
    let library = try Library(at: folder.library)
    for (digest, title, days) in [("a", "Walden", 30), ("b", "Emma", 7)] {
      var facts = BookFacts.sample(digest, at: nil)
      facts.title = title
      let id = try library.opened(facts, at: Moment(seconds: 1))
      let kept = try library.make(try Self.plan(days), for: id, at: Moment(seconds: 7))
      #expect(kept.revision == 0 && kept.editedAt == Moment(seconds: 7))
      let changed = try library.change(kept, to: kept.plan, at: Moment(seconds: 8))
      #expect(changed?.revision == 1 && changed?.identifier == kept.identifier)
    }
    #expect(try library.plans().map(\.title) == ["Emma", "Walden"])
    let later = Self.today.adding(days: 10)
    #expect(try library.plans(on: later...later).map(\.title) == ["Walden"])
    #expect(Set(try library.plans().map(\.identifier)).count == 2)
  }
}

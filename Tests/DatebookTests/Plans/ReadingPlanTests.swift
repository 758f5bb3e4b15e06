import Datebook
import TestSupport
import Testing

@Suite struct ReadingPlanTests {
  /// Saturday, 21 November 2026.
  static let today = Day.firstDay(ofYear: 2026).adding(days: 324)

  /// A text of `bytes` bytes in so many days of 100 bytes or so.
  static func plan(
    _ bytes: Int, in days: Int, from first: Day = today, on weekdays: Weekdays = .all
  ) throws -> ReadingPlan {
    let schedule = try #require(
      PlanSchedule(first...first.adding(days: days - 1), on: weekdays))
    return try #require(
      ReadingPlan(schedule, unit: .even, portions: portions(0..<bytes, schedule.readingDays())))
  }

  static func portions(_ bytes: Range<Int>, _ days: [Day]) -> [PlannedPortion] {
    let ranges = PortionDivision(bytes, into: days.count).portions(of: .even) { $0 }
    return zip(days, ranges).map { PlannedPortion(day: $0, range: $1) }
  }

  private static func stay(_ offsets: Range<Int>, seconds: Int = 40) -> PageStay {
    PageStay(
      day: today, offsets: offsets, characters: offsets.count, milliseconds: seconds * 1000)
  }

  @Test func `a day has the portion of its own, and a place the day that it is read on`() throws {
    let plan = try Self.plan(1000, in: 14, on: .workdays)
    #expect(plan.portion(on: Self.today) == nil)
    let monday = Self.today.adding(days: 2)
    #expect(plan.portion(on: monday)?.range == 0..<100)
    #expect(plan.portion(on: monday.adding(days: 7))?.range == 500..<600)
    for (index, portion) in plan.portions.enumerated() {
      #expect(plan.index(at: portion.range.lowerBound) == index)
      #expect(plan.index(at: portion.range.upperBound - 1) == index)
      #expect(plan.firstIndex(from: portion.day) == index)
    }
    #expect(plan.index(at: 1000) == 9)
    #expect(plan.firstIndex(from: Day.last) == 10)
  }

  @Test func `the months of a plan are in order, and one may be in it twice`() throws {
    let plan = try Self.plan(4000, in: 400)
    let months = plan.months
    #expect(months.map(\.month) == [11, 12] + Array(1...12))
    #expect(months.map(\.year) == [2026, 2026] + Array(repeating: 2027, count: 12))
    #expect(months[1].offset == 100)
    #expect(
      months.allSatisfy { plan.portions[plan.index(at: $0.offset)].day.day == 1 || $0.offset == 0 })
  }

  @Test(arguments: [0, 130, 777, 1200])
  func `what is left can be spread over the days that are left`(reached: Int) throws {
    let plan = try Self.plan(1400, in: 14, from: Self.today.adding(days: -7))
    let days = plan.schedule.readingDays(from: Self.today)
    let spread = try #require(plan.spreading(Self.portions(reached..<1400, days)))
    #expect(spread.range == 0..<1400)
    #expect(spread.portions.map(\.day) == plan.portions.map(\.day))
    #expect(
      zip(spread.portions, spread.portions.dropFirst())
        .allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    let rest = spread.portions.suffix(7)
    #expect(rest.first?.range.lowerBound == reached)
    #expect(rest.allSatisfy { abs($0.range.count - (1400 - reached) / 7) <= 1 })
    // What was read stays what was planned then.
    let past = zip(plan.portions, spread.portions).prefix(7)
    #expect(past.allSatisfy { $1.range.lowerBound == min($0.range.lowerBound, reached) })
  }

  @Test func `a day of which nothing is left names no page and no chapter`() throws {
    let days = Day.firstDay(ofYear: 2026)...Day.firstDay(ofYear: 2026).adding(days: 3)
    let portions = Self.portions(0..<400, Array(days)).map { portion in
      var portion = portion.naming { "Chapter at \($0.lowerBound)" }
      portion.pages = 0...1
      return portion
    }
    let schedule = try #require(PlanSchedule(days))
    let plan = try #require(ReadingPlan(schedule, unit: .pages, portions: portions))
    let spread = try #require(plan.spreading(Self.portions(150..<400, Array(days.suffix(2)))))
    #expect(spread.portions[1].chapter == "Chapter at 100")
    let left = try #require(plan.spreading(Self.portions(50..<400, Array(days.suffix(2)))))
    #expect(left.portions[1].range.isEmpty)
    #expect(left.portions[1].pages == nil && left.portions[1].chapter == nil)
  }

  @Test(arguments: [(130, 12), (177, 16), (200, 19), (250, 24)])
  func `a day whose portion was cut or read on names the pages that it has`(
    reached: Int, last: Int
  ) throws {
    let days = Array(Day.firstDay(ofYear: 2026)...Day.firstDay(ofYear: 2026).adding(days: 3))
    func paged(_ portions: [PlannedPortion]) -> [PlannedPortion] {
      portions.map { portion in
        var portion = portion
        portion.pages = portion.range.lowerBound / 10...(portion.range.upperBound - 1) / 10
        return portion
      }
    }
    let schedule = try #require(PlanSchedule(days[0]...days[3]))
    let plan = try #require(
      ReadingPlan(schedule, unit: .pages, portions: paged(Self.portions(0..<400, days))))
    let rest = paged(Self.portions(reached..<400, Array(days.suffix(2))))
    let spread = try #require(plan.spreading(rest))
    #expect(spread.portions[1].pages == 10...last)
    #expect(spread.portions[0].pages == 0...9)
  }

  @Test func `a text that has another length has each portion where it was, as a part`() throws {
    let plan = try Self.plan(1000, in: 10).fitted(to: 2000)
    #expect(plan.portions.map(\.range.lowerBound) == stride(from: 0, to: 2000, by: 200).map { $0 })
    #expect(plan.range == 0..<2000)
    let nothing = plan.fitted(to: 0)
    #expect(nothing.range == 0..<0)
    #expect(nothing.fitted(to: 7) == nothing)
  }

  @Test func `portions that leave a gap or are of other days make no plan`() throws {
    let plan = try Self.plan(1000, in: 10)
    var portions = plan.portions
    portions[3].range = 310..<400
    #expect(ReadingPlan(plan.schedule, unit: .even, portions: portions) == nil)
    #expect(
      ReadingPlan(plan.schedule, unit: .even, portions: Array(plan.portions.dropLast())) == nil)
  }

  // MARK: - Standing

  private func standing(_ read: [Range<Int>], day: Int = 3) throws -> PlanStanding {
    let plan = try Self.plan(1000, in: 10)
    return PlanStanding(
      in: plan, having: ReadBytes(of: read.map { Self.stay($0) }), on: Self.today.adding(days: day))
  }

  @Test func `who has read nothing is behind by every day before`() throws {
    #expect(try standing([]).behind == 3)
    #expect(try standing([]).reached == 0)
    #expect(try standing([], day: 0).behind == 0)
    #expect(try standing([], day: 50).behind == 10)
  }

  @Test func `a portion is done with its end and half of it`() throws {
    #expect(try !standing([300..<399]).isDone)
    #expect(try standing([300..<400]).isDone)
    #expect(try standing([350..<420]).isDone)
    #expect(try !standing([380..<420]).isDone)
    // Days are passed with what lies behind them: a preface may be left out.
    #expect(try standing([200..<300]).behind == 0)
    #expect(try standing([0..<100]).behind == 2)
  }

  @Test func `what is left begins where the reader has come to`() throws {
    #expect(try standing([0..<100, 100..<160]).reached == 160)
    #expect(try standing([0..<60]).reached == 60)
    #expect(try standing([0..<100, 700..<720]).reached == 100)
  }

  @Test func `what was leafed through was not read`() throws {
    let plan = try Self.plan(100_000, in: 10)
    let skims = ReadBytes(of: [Self.stay(0..<30_000, seconds: 2)])
    #expect(PlanStanding(in: plan, having: skims, on: Self.today.adding(days: 3)).behind == 3)
  }

  @Test func `bytes that were read in any order are counted once`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var read = ReadBytes()
      var bytes = Set<Int>()
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        let start = Int.random(in: 0...80, using: &generator)
        let range = start..<start + Int.random(in: 0...12, using: &generator)
        read.insert(range)
        bytes.formUnion(range)
      }
      for offset in 0..<95 { #expect(read.contains(offset) == bytes.contains(offset)) }
      #expect(read.count(in: 20..<60) == bytes.count { (20..<60).contains($0) })
      let end = (30...95).first { !bytes.contains($0) } ?? 95
      #expect(read.end(from: 30) == end)
      #expect(
        zip(read.ranges, read.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }
  }

  @Test func `portions move with their text, and stay one behind the other`() throws {
    let plan = try Self.plan(1000, in: 10)
    // Fifty bytes have come into the fifth portion, and the last hundred are gone.
    let moved = plan.moved(to: 950) { min($0 < 450 ? $0 : $0 + 50, 950) }
    #expect(moved.portions[3].range == 300..<400 && moved.portions[4].range == 400..<550)
    #expect(moved.portions[8].range == 850..<950 && moved.portions[9].range.isEmpty)
    #expect(moved.textBytes == 950 && moved.portions.map(\.day) == plan.portions.map(\.day))
    // What is found out of order never tears portions apart.
    let torn = plan.moved(to: 1000) { $0 == 500 ? 100 : $0 }
    #expect(ReadingPlan(torn.schedule, unit: torn.unit, portions: torn.portions) != nil)
  }
}

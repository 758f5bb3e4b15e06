/// What a reading plan gives one day.
package struct PlannedPortion: Equatable, Sendable {
  /// The day it is read on.
  package var day: Day
  /// Its bytes of the text; empty if the day has nothing to read.
  package var range: Range<Int>
  /// The 0-based pages that it was on when the plan was made; `nil` if they were not counted.
  package var pages: ClosedRange<Int>?
  /// The heading of the chapter that it begins in, where there is one.
  package var chapter: String?

  /// The portion of `day`.
  package init(
    day: Day, range: Range<Int>, pages: ClosedRange<Int>? = nil, chapter: String? = nil
  ) {
    self.day = day
    self.range = range
    self.pages = pages
    self.chapter = chapter
  }

  /// The same with the heading of the chapter that it begins in; nothing begins in none.
  ///
  /// - Parameter title: Gives the heading of the chapter that some bytes begin in.
  package func naming(_ title: (Range<Int>) -> String?) -> PlannedPortion {
    var portion = self
    portion.chapter = range.isEmpty ? nil : title(range)
    return portion
  }
}

/// A text divided over days: the reader's plan for it, which takes the place of `YearSpread`.
///
/// The portions are a table: they stay where they are when the screen changes, and are known without
/// the text.
package struct ReadingPlan: Equatable, Sendable {
  /// The days that are read on.
  package let schedule: PlanSchedule
  /// What the portions consist of.
  package let unit: PortionUnit
  /// The portions, one for each day of the schedule, in order; each begins where the one before ends.
  package private(set) var portions: [PlannedPortion]

  /// The length of the text: a licence may stand behind the last portion.
  package private(set) var textBytes: Int

  /// A plan of `portions`, one for each day of `schedule`; `nil` if they are not.
  ///
  /// - Parameter textBytes: The length of the text; nil if it ends with the last portion.
  package init?(
    _ schedule: PlanSchedule, unit: PortionUnit, portions: [PlannedPortion], textBytes: Int? = nil
  ) {
    guard !portions.isEmpty, portions.map(\.day) == schedule.readingDays(),
      zip(portions, portions.dropFirst()).allSatisfy({ $0.range.upperBound == $1.range.lowerBound })
    else { return nil }
    self.schedule = schedule
    self.unit = unit
    self.portions = portions
    let end = portions[portions.count - 1].range.upperBound
    self.textBytes = max(textBytes ?? end, end)
  }

  /// The bytes that are read by the plan.
  package var range: Range<Int> {
    portions[0].range.lowerBound..<portions[portions.count - 1].range.upperBound
  }

  /// The plan with all that is to be read from a day on spread anew: what was left over of the days
  /// before goes with it.
  ///
  /// - Parameter rest: A portion for each day of the schedule from some day on, as far as the same
  ///   end. The portions of days before end where they begin.
  package func spreading(_ rest: [PlannedPortion]) -> ReadingPlan? {
    guard let first = rest.first else { return nil }
    let start = first.range.lowerBound
    let past = portions.prefix { $0.day < first.day }.map { portion in
      var portion = portion
      portion.range =
        min(portion.range.lowerBound, start)..<min(portion.range.upperBound, start)
      if portion.range.isEmpty { (portion.pages, portion.chapter) = (nil, nil) }
      return portion
    }
    var spread = Self.joined(past, to: start)
    // What was read last ends before the page that is gone on with.
    if let last = spread.lastIndex(where: { !$0.range.isEmpty }),
      spread[last].range.upperBound != portions[last].range.upperBound,
      let pages = spread[last].pages, let next = first.pages?.lowerBound
    {
      spread[last].pages = pages.lowerBound...max(pages.lowerBound, next - 1)
    }
    return ReadingPlan(schedule, unit: unit, portions: spread + rest, textBytes: textBytes)
  }

  /// The portions with the last one that is not empty reaching as far as `end`: what was read ahead
  /// of the plan belongs to it.
  private static func joined(_ past: [PlannedPortion], to end: Int) -> [PlannedPortion] {
    var past = past
    guard let last = past.indices.last, past[last].range.upperBound < end else { return past }
    past[last].range = past[last].range.lowerBound..<end
    return past
  }

  /// The plan for the same text at other offsets.
  ///
  /// - Parameters:
  ///   - bytes: The length of the text.
  ///   - move: Gives the new offset of what was at an offset; asked in ascending order.
  package func moved<Failure: Error>(
    to bytes: Int, _ move: (Int) throws(Failure) -> Int
  ) throws(Failure) -> ReadingPlan {
    var plan = self
    plan.textBytes = bytes
    var start = min(try move(range.lowerBound), bytes)
    for index in portions.indices {
      let former = portions[index].range
      let end = former.isEmpty ? start : min(max(try move(former.upperBound), start), bytes)
      plan.portions[index].range = start..<end
      start = end
    }
    return plan
  }

  /// The plan for the text after its length has changed: each portion stands where it stood, as a
  /// part of the whole.
  package func fitted(to bytes: Int) -> ReadingPlan {
    let former = textBytes
    guard bytes != former, former > 0 else { return self }
    func moved(_ offset: Int) -> Int {
      former.dividingFullWidth(offset.multipliedFullWidth(by: bytes)).quotient
    }
    var plan = self
    plan.textBytes = bytes
    for index in portions.indices {
      let range = portions[index].range
      plan.portions[index].range = moved(range.lowerBound)..<moved(range.upperBound)
    }
    return plan
  }
}

// MARK: - Finding

extension ReadingPlan {
  /// The portion of a day; `nil` if the day has none.
  package func portion(on day: Day) -> PlannedPortion? {
    let index = firstIndex(from: day)
    return index < portions.count && portions[index].day == day ? portions[index] : nil
  }

  /// The index of the first portion of `day` or of a day after it; their number behind the last.
  ///
  /// - Complexity: O(log *n*) in the number of portions.
  package func firstIndex(from day: Day) -> Int {
    portions.partitioned { $0.day < day }
  }

  /// The index of the portion with the byte at `offset`; the nearest for places outside.
  ///
  /// - Complexity: O(log *n*) in the number of portions.
  package func index(at offset: Int) -> Int {
    min(portions.partitioned { $0.range.upperBound <= offset }, portions.count - 1)
  }

  /// A month of the plan.
  package struct Month: Equatable, Sendable {
    /// The year.
    package let year: Int
    /// The month, from 1 for January to 12.
    package let month: Int
    /// The offset that its first portion begins with.
    package let offset: Int
  }

  /// The months that have days of the plan, in order.
  package var months: [Month] {
    portions.reduce(into: []) { months, portion in
      let (year, month, _) = portion.day.date
      guard months.last?.year != year || months.last?.month != month else { return }
      months.append(Month(year: year, month: month, offset: portion.range.lowerBound))
    }
  }
}

extension Array {
  /// The number of elements at the front for which `isBefore` holds; behind them it holds for none.
  fileprivate func partitioned(by isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

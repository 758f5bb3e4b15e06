import Books

extension DatedTextRun {
  private static let fewestDays = 8
  /// The bytes at the beginning of the text that may have its title.
  private static let mostBytesOfTitle = 2 << 10
  private static let daysOfSure = 20
  private static let orderOfSure = 0.95
  /// The same for a long text: diaries of several people, one in the other, go back now and then.
  private static let orderOfSureIfMany = 0.9
  private static let many = 100
  private static let orderOfLikely = 0.6
  /// The share of the book that the entries are.
  private static let (coverageOfLikely, coverageOfSure) = (0.5, 0.6)
  /// The bytes of an entry that count at most, a dozen printed pages: what is longer is more than one day.
  private static let longestEntry = 24 << 10
  /// The paragraphs to a date, where dates are parts of sentences.
  private static let mostParagraphs = 4
  /// The days from one entry to the next, for half of them at most: what is further apart is a list of
  /// events, and where no year is said it comes round.
  private static let widestStep = 62
  private static let widestStepWithoutYears = 31
  /// The same where the day is before the month, `5.3.`: sections of a document are numbered so.
  private static let widestDottedStep = 15

  /// How sure it is that the dates are those of a diary.
  func certainty(
    of resolver: DateResolver, in choice: DateChoice, paragraphs: Int
  ) throws(TextError) -> DatedText.Certainty {
    var certainty = Self.certainty(of: resolver, in: choice, paragraphs: paragraphs)
    let years = resolver.dates.count(where: \.hasYear)
    if certainty == .none, years * 10 >= resolver.dates.count * 9,
      let first = resolver.dates.first,
      try isCalledDiary(in: choice.book.lowerBound..<choice.offset(of: first))
    {
      // What has the newest first is a list of changes, unless it calls itself a diary.
      certainty = min(
        Self.certainty(of: resolver, in: choice, paragraphs: paragraphs, isNewestFirst: true),
        .likely)
    }
    guard certainty > .none else { return .none }
    return try haveRecords(resolver.dates, of: choice.candidates) ? .none : certainty
  }

  /// Whether the text before the first date, which is in `range`, calls it a diary.
  private func isCalledDiary(in range: Range<Int>) throws(TextError) -> Bool {
    guard !range.isEmpty else { return false }
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.mostBytesOfTitle, alignment: 16)
    defer { buffer.deallocate() }
    let count = min(try source.read(into: buffer, at: range.lowerBound), range.count)
    return DiaryTitle.isSaid(in: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
  }

  private static func certainty(
    of resolver: DateResolver, in choice: DateChoice, paragraphs: Int, isNewestFirst: Bool = false
  ) -> DatedText.Certainty {
    let dates = resolver.dates
    let days = DateOrder.days(dates.lazy.map(\.key))
    guard days >= fewestDays else { return .none }
    let ordered = isNewestFirst ? dates.reversed() : dates
    let order = DateOrder(ordered)
    let coverage = coverage(of: dates, in: choice)
    guard order.share >= orderOfLikely, coverage >= coverageOfLikely,
      DateOrder.longestRow(ordered) >= 0.35
    else {
      return .none
    }
    let taken = dates.lazy.map { choice.candidates[$0.candidate] }
    guard isSteady(resolver, ordered, taken), !isNumbered(dates, taken, in: choice) else {
      return .none
    }
    // Dates that run on into their sentences are those of a history as well as of a diary: that has
    // one in every few paragraphs.
    if taken.count(where: { $0.ending == .loose }) * 2 > taken.count {
      return taken.count * mostParagraphs >= paragraphs ? .likely : .none
    }
    let wanted = dates.count >= many ? orderOfSureIfMany : orderOfSure
    return days >= daysOfSure && order.share >= wanted && coverage >= coverageOfSure
      ? .sure : .likely
  }

  /// Whether the dates are no further apart than entries of a diary are.
  private static func isSteady(
    _ resolver: DateResolver, _ ordered: [ResolvedDate], _ taken: some Collection<DateCandidate>
  ) -> Bool {
    let step = DateOrder.usualStep(ordered)
    if taken.count(where: { $0.form == .dotted }) * 2 > taken.count {
      return step <= widestDottedStep && resolver.dates.contains { $0.day > 15 }
    }
    // Dates without years come again each year, and `3.2.10` may be a section: those in no order are
    // as far apart as can be.
    let isYearKnown = resolver.base != nil && !taken.contains(where: \.isShortYear)
    guard !isYearKnown || !isScattered(resolver.dates) else { return false }
    return step <= (isYearKnown ? widestStep : widestStepWithoutYears)
  }

  /// Whether dates whose years are said lie years apart: they go to and fro as the examples of a manual
  /// do, or are too few for the time that they are of, as the notes in a list of things to do.
  private static func isScattered(_ dates: [ResolvedDate]) -> Bool {
    let leaps = zip(dates, dates.dropFirst()).count { abs($1.key - $0.key) > 372 }
    guard leaps <= max(dates.count / 8, 1) else { return true }
    let keys = dates.map(\.key)
    guard dates.count < daysOfSure, let first = keys.min(), let last = keys.max() else {
      return false
    }
    return last - first > widestStep * dates.count
  }

  /// Whether most of the dates are bare numbers, and those of a list: few of its months are said, or
  /// none goes far.
  private static func isNumbered(
    _ dates: [ResolvedDate], _ taken: some Collection<DateCandidate>, in choice: DateChoice
  ) -> Bool {
    let bare = taken.count { $0.form == .day && !$0.isOrdinal && $0.weekday == 0 }
    guard bare * 2 > taken.count else { return false }
    // The first date stands under its month.
    let first = choice.offset(of: dates.first)
    let month = choice.candidates.last { $0.form == .month && $0.offset < first }
    let range = (month?.offset ?? first)..<choice.offset(of: dates.last)
    let months =
      (taken.count - bare)
      + choice.candidates.count { $0.form == .month && range.contains($0.end) }
    return months < 3 || dates.allSatisfy { $0.day <= 15 } || areLists(dates, in: choice)
  }

  /// Whether most of the bare numbers are those of lists: under one date after the other, and not under
  /// the name of a month, they go from 1 or 2 on without a gap, and end before the month does.
  private static func areLists(_ dates: [ResolvedDate], in choice: DateChoice) -> Bool {
    var (listed, all) = (0, 0)
    var index = 0
    while index < dates.count {
      let start = index
      while index < dates.count, choice.candidates[dates[index].candidate].form == .day,
        index == start || dates[index].day > dates[index - 1].day
      {
        index += 1
      }
      let run = dates[start..<index]
      all += run.count
      let above = start == 0 ? 0 : dates[start - 1].candidate
      let hasMonth =
        !run.isEmpty
        && choice.candidates[above..<run[start].candidate].contains { $0.form == .month }
      if run.count > 1, !hasMonth, run[start].day <= 2, run[index - 1].day < 28,
        run[index - 1].day - run[start].day == run.count - 1
      {
        listed += run.count
      }
      index = max(index, start + 1)
    }
    return listed * 2 > all
  }

  /// The share of the book that its entries are: one that is far longer than others counts for
  /// what a long one has, since what follows the last entry of a diary in a novel is not the diary.
  private static func coverage(of dates: [ResolvedDate], in choice: DateChoice) -> Double {
    guard !choice.body.isEmpty else { return 0 }
    var next = choice.body.upperBound
    let lengths = dates.reversed().map { date in
      let offset = choice.candidates[date.candidate].offset
      defer { next = offset }
      return next - offset
    }
    // Of very many some do.
    let some = stride(from: 0, to: lengths.count, by: lengths.count / 4096 + 1)
      .map { lengths[$0] }.sorted()
    let usual = some[some.count / 2]
    let most = min(max(usual * 12, choice.body.count * 3 / 100), longestEntry)
    let covered = lengths.reduce(0) { $0 + min($1, most) }
    return Double(covered) / Double(choice.body.count)
  }
}

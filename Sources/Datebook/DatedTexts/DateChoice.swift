/// Chooses the dates of a text among what may be some: the whole text votes.
///
/// In this order: what stands outside of the book or in a list of contents is dropped, and names of
/// months in a language that most are not in; then patterns that are rare; then patterns without
/// which the dates are in better order. What was dropped is taken back where it fits in between.
struct DateChoice {
  /// A pattern has at least so many dates.
  private static let fewest = 3
  /// A date counts for less than one out of order costs.
  private static let costOfDisorder = 5
  /// The last year that began on 25 March in England.
  private static let lastOldStyle = 1751

  /// What is left of the candidates.
  var candidates: [DateCandidate]
  /// The part of the text that is the book.
  private(set) var book: Range<Int>
  /// The part of the book that may have entries: the body matter, where the book says what that is.
  private(set) var body: Range<Int>
  var reading: DateResolver.Reading

  /// A choice among `candidates`, ascending, of a text of `count` bytes.
  ///
  /// - Parameter matter: The body matter.
  init(_ candidates: [DateCandidate], count: Int, matter: Range<Int>) {
    self.candidates = candidates
    book = 0..<count
    body = matter
    reading = DateResolver.Reading()
    dropOutside()
    dropContents()
    dropOtherLanguages()
  }

  /// The dates of the text, and how they are read.
  mutating func resolved() -> DateResolver {
    vote()
    readNumbers()
    var best = Attempt(candidates, reading)
    if candidates.count(where: { $0.form == .month }) > 1 {
      var variant = reading
      variant.needsMonthHeading = true
      improve(&best, with: variant)
    }
    eliminate(&best)
    if let base = best.resolver.base, base <= Self.lastOldStyle {
      var variant = reading
      variant.isOldStyle = true
      improve(&best, with: variant)
    }
    var resolver = best.resolver
    if dropQuotations(resolver.dates) { resolver = DateResolver(candidates, reading) }
    if readmit(resolver) { resolver = DateResolver(candidates, reading) }
    guard isPageADay(resolver) else { return resolver }
    // The only year that such a book has is that of its title page.
    reading.usesYearHeadings = false
    return DateResolver(candidates, reading)
  }
}

extension DateChoice {
  /// The offset of a date; 0 if there is none.
  func offset(of date: ResolvedDate?) -> Int { date.map { candidates[$0.candidate].offset } ?? 0 }
}

extension DateChoice {
  /// The dates that a reading finds, and what they are worth.
  private struct Attempt {
    let resolver: DateResolver
    /// The number of dates, less what their disorder costs.
    let value: Int

    init(_ candidates: [DateCandidate], _ reading: DateResolver.Reading) {
      resolver = DateResolver(candidates, reading)
      let dates = resolver.dates
      value = dates.count - DateOrder(dates).disordered * DateChoice.costOfDisorder
    }
  }

  private mutating func improve(_ best: inout Attempt, with variant: DateResolver.Reading) {
    let attempt = Attempt(candidates, variant)
    guard attempt.value > best.value else { return }
    (best, reading) = (attempt, variant)
  }
}

// MARK: - A diary of one year

extension DateChoice {
  /// The most bytes between a year and the first entry that belong together: a title page has a publisher.
  private static let widestGap = 40

  /// Whether a year above the dates is theirs, not that of a title page: it is said once more further
  /// on, as over months, or stands right above the first date and has all of the days.
  private func hasYearOfItsOwn(_ resolver: DateResolver) -> Bool {
    let dates = resolver.dates
    if dates.dropFirst().contains(where: \.hasYear) { return true }
    guard let year = resolver.base, let first = dates.first?.candidate, first > 0,
      candidates[first].offset - candidates[first - 1].end <= Self.widestGap
    else { return false }
    return Day.isLeap(year: year) == dates.contains { ($0.month, $0.day) == (2, 29) }
  }
}

// MARK: - What is no part of it

extension DateChoice {
  /// Drops what stands before and behind a Gutenberg book, and before and behind the body matter: a
  /// preface is signed and dated, and tells of days that are no entries.
  private mutating func dropOutside() {
    if let start = candidates.first(where: { $0.form == .bookStart }) {
      let end = candidates.last { $0.form == .bookEnd && $0.offset > start.offset }
      book = start.end..<(end?.offset ?? book.upperBound)
    }
    let matter = book.clamped(to: body)
    body = matter.isEmpty ? book : matter
    candidates.removeAll {
      !body.contains($0.offset) || $0.form == .bookStart || $0.form == .bookEnd
    }
  }

  /// Drops lists of dates with nothing between them, where most dates have something.
  private mutating func dropContents() {
    let days = candidates.indices.filter { candidates[$0].form.isDay }
    var listed = Set(monthsWithPages(days))
    var start = 0
    for (position, index) in days.enumerated() {
      let isLast = position + 1 == days.count
      if !isLast, candidates[days[position + 1]].offset - candidates[index].end <= 40 { continue }
      // The first entry may stand right behind the list, which names it too.
      let isNamed = days[start..<position].contains { hasSameDate($0, index) }
      if position - start >= 4 { listed.formUnion(days[start..<position + (isNamed ? 0 : 1)]) }
      start = position + 1
    }
    guard !listed.isEmpty, listed.count * 2 <= days.count else { return }
    candidates = candidates.indices.filter { !listed.contains($0) }.map { candidates[$0] }
  }

  /// The first of `days` where they are a list of months with the pages that these begin on: they stand
  /// close upon each other, and the one behind them goes back in the year.
  private func monthsWithPages(_ days: [Int]) -> ArraySlice<Int> {
    let end = days.indices.dropFirst().prefix(12).first {
      let (former, next) = (candidates[days[$0 - 1]], candidates[days[$0]])
      return (next.month, next.day) < (former.month, former.day)
    }
    guard let end, end > 1 else { return [] }
    let listed = days[..<end].map { candidates[$0] }
    let areAlike = listed.allSatisfy { $0.ending == .alone && $0.form == .monthDay && $0.year == 0 }
    let areClose = zip(listed, listed.dropFirst()).allSatisfy {
      $1.offset - $0.end <= 3 && $0.month < $1.month
    }
    return areAlike && areClose ? days[..<end] : []
  }

  private func hasSameDate(_ first: Int, _ second: Int) -> Bool {
    let (a, b) = (candidates[first], candidates[second])
    return (a.year, a.month, a.day) == (b.year, b.month, b.day)
  }

  /// Drops months and weekdays by names that the language of most months has not.
  private mutating func dropOtherLanguages() {
    var counts = [Int](repeating: 0, count: UInt32.bitWidth)
    for candidate in candidates where candidate.languages != .max && candidate.month != 0 {
      var languages = candidate.languages
      while languages != 0 {
        counts[languages.trailingZeroBitCount] += 1
        languages &= languages - 1
      }
    }
    guard let most = counts.max(), most > 0, let language = counts.firstIndex(of: most) else {
      return
    }
    candidates.removeAll { $0.languages >> language & 1 == 0 }
  }
}

// MARK: - Votes

extension DateChoice {
  /// Accepts the patterns that are common enough.
  private mutating func vote() {
    var counts = [Int](repeating: 0, count: PatternSet.count)
    var (all, ordinals, bare) = (0, 0, 0)
    for candidate in candidates where candidate.form.isDay {
      counts[candidate.pattern] += 1
      if candidate.ending != .loose { all += 1 }
      if candidate.form == .day, candidate.weekday == 0 {
        if candidate.isOrdinal { ordinals += 1 } else { bare += 1 }
      }
    }
    reading.needsOrdinal = ordinals >= Self.fewest && ordinals >= bare * 2
    for candidate in candidates where candidate.form.isDay {
      let count = counts[candidate.pattern]
      reading.accepted[candidate.pattern] =
        if candidate.ending == .loose {
          count >= Self.fewest && count * 4 >= all
        } else {
          candidate.year != 0 || count >= Self.fewest && count * 50 >= all
        }
    }
    admitLeaders()
  }

  /// Takes the dates that tell the month of days by themselves, though the text has one of them in a month:
  /// `Lundi 6 janvier` above `Mardi 7`, `Mercredi 8` and so on.
  private mutating func admitLeaders() {
    var leader: Int?
    for (index, candidate) in candidates.enumerated() where candidate.form.isDay {
      if let first = leader, candidate.form == .day, reading.accepts(candidate),
        Self.leads(candidates[first], to: candidate)
      {
        candidates[first].isAdmitted = true
      }
      let mayLead =
        candidate.form != .day && candidate.ending != .loose && !reading.accepts(candidate)
      leader = mayLead ? index : nil
    }
  }

  /// Whether the day `next` goes on from a date with a month: it is later, and nothing of the weekdays
  /// speaks against that.
  private static func leads(_ first: DateCandidate, to next: DateCandidate) -> Bool {
    let days = next.day - first.day
    guard days > 0, first.isOrdinal == next.isOrdinal || next.weekday != 0 else { return false }
    return first.weekday == 0 || next.weekday == 0
      || (next.weekday - first.weekday - days) % 7 == 0
  }

  /// Decides which of two numbers is the month: the one that is never above 12, or in better order.
  private mutating func readNumbers() {
    let numbers = candidates.filter { $0.form == .numbers || $0.form == .pair }
    guard !numbers.isEmpty else { return }
    let monthsFirst = numbers.count { $0.month <= 12 }
    let daysFirst = numbers.count { $0.day <= 12 }
    guard monthsFirst == daysFirst else {
      reading.isDayFirst = daysFirst > monthsFirst
      return
    }
    var best = Attempt(candidates, reading)
    var variant = reading
    variant.isDayFirst = true
    improve(&best, with: variant)
  }

  /// Gives up patterns one by one, as long as that leaves dates in better order.
  private mutating func eliminate(_ best: inout Attempt) {
    var isPresent = [Bool](repeating: false, count: PatternSet.count)
    for candidate in candidates where candidate.form.isDay { isPresent[candidate.pattern] = true }
    var patterns = isPresent.indices.filter { isPresent[$0] && reading.accepted[$0] }
    while patterns.count > 1 {
      var found: (attempt: Attempt, pattern: Int)?
      for pattern in patterns {
        var variant = reading
        variant.accepted[pattern] = false
        let attempt = Attempt(candidates, variant)
        if attempt.value > found?.attempt.value ?? best.value { found = (attempt, pattern) }
      }
      guard let found else { return }
      best = found.attempt
      reading.accepted[found.pattern] = false
      patterns.removeAll { $0 == found.pattern }
    }
  }
}

// MARK: - A page for each day

extension DateChoice {
  /// Whether the dates are those of a book with a page for each day of any year.
  private func isPageADay(_ resolver: DateResolver) -> Bool {
    let dates = resolver.dates
    guard dates.count >= 300, dates.count <= 400, !hasYearOfItsOwn(resolver) else { return false }
    let isBare = dates.allSatisfy { candidates[$0.candidate].year == 0 }
    let weekdays = dates.count { candidates[$0.candidate].weekday != 0 }
    let distinct = Set(dates.map { $0.month * 32 + $0.day }).count
    return isBare && weekdays * 10 <= dates.count && distinct >= 300
  }
}

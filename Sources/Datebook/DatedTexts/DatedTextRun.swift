package import Books
import Synchronization

/// The search for the dates of a text's entries: made in the background, over all of the text.
package final class DatedTextRun: Sendable {
  /// The bytes of a heading that are kept.
  private static let longestHeading = 120
  /// The bytes behind a heading whose words are kept.
  private static let longestWords = 90

  private let source: any TextSource
  private let terminator: UInt8
  private let linesAreParagraphs: Bool
  private let isCancelled = Atomic(false)

  /// A search in the text that `source` has now.
  ///
  /// - Parameters:
  ///   - terminator: The byte that ends a line.
  ///   - linesAreParagraphs: Whether each line is a paragraph: the text was not wrapped.
  package init(_ source: any TextSource, terminator: UInt8, linesAreParagraphs: Bool) {
    self.source = source
    self.terminator = terminator
    self.linesAreParagraphs = linesAreParagraphs
  }

  /// Ends the search soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Searches all of the text; blocks until it is done.
  ///
  /// - Returns: What it found, or `nil` when the search was cancelled.
  /// - Complexity: O(*n*) in the text's bytes, in memory that does not grow with the text but for
  ///   about 100 bytes for each date.
  package func run() throws(TextError) -> DatedText? {
    var scanner = DateScanner(.standard, linesAreParagraphs: linesAreParagraphs)
    let lines = TextLines(source, terminator: terminator)
    guard try lines.forEach(isCancelled, { scanner.take($0, at: $1) }) else { return nil }
    guard scanner.candidates.count < DateScanner.mostCandidates else { return DatedText() }
    var choice = DateChoice(scanner.candidates, count: source.count)
    let resolver = choice.resolved()
    let certainty = Self.certainty(of: resolver, in: choice)
    let votes = WeekdayVotes(resolver.dates, of: choice.candidates)
    var base = resolver.base
    let years = base == nil ? votes.possibleYears() : []
    if !years.isEmpty {
      guard let mentions = try mentions(in: choice, resolver.dates) else { return nil }
      base = mentions.most(of: years)
    }
    guard let entries = try entries(resolver.dates, of: choice.candidates, base: base) else {
      return nil
    }
    return DatedText(
      certainty: certainty, style: base.flatMap { votes.style(year: $0) }, entries: entries)
  }
}

// MARK: - How sure it is

extension DatedTextRun {
  private static let fewestDays = 8
  private static let daysOfSure = 20
  private static let orderOfSure = 0.95
  private static let orderOfLikely = 0.6

  private static func certainty(
    of resolver: DateResolver, in choice: DateChoice
  ) -> DatedText.Certainty {
    let dates = resolver.dates
    let days = Set(dates.map(\.key)).count
    guard days >= fewestDays else { return .none }
    let order = DateOrder(dates)
    let coverage = coverage(of: dates, in: choice)
    // Dates without years come again each year: those in no order are as far apart as can be.
    let isSteady = resolver.base != nil || order.usualStep <= 31
    guard order.share >= orderOfLikely, coverage >= 0.4, isSteady,
      DateOrder.longestRow(dates) >= 0.5
    else { return .none }
    return days >= daysOfSure && order.share >= orderOfSure && coverage >= 0.6 ? .sure : .likely
  }

  /// The share of the book that its entries are: one that is far longer than others counts for
  /// what a long one has, since what follows the last entry of a diary in a novel is not the diary.
  private static func coverage(of dates: [ResolvedDate], in choice: DateChoice) -> Double {
    guard !choice.body.isEmpty else { return 0 }
    let offsets = dates.map { choice.candidates[$0.candidate].offset } + [choice.body.upperBound]
    let lengths = zip(offsets, offsets.dropFirst()).map { $1 - $0 }
    let usual = lengths.sorted()[lengths.count / 2]
    let most = max(usual * 12, choice.body.count * 3 / 100)
    let covered = lengths.reduce(0) { $0 + min($1, most) }
    return Double(covered) / Double(choice.body.count)
  }
}

// MARK: - Entries

extension DatedTextRun {
  /// The years that the book mentions before its first entry, on its title page or in a preface:
  /// what a diary itself mentions may be any year. `nil` where the search was cancelled.
  private func mentions(
    in choice: DateChoice, _ dates: [ResolvedDate]
  ) throws(TextError) -> YearMentions? {
    let end = dates.first.map { choice.candidates[$0.candidate].offset } ?? 0
    var mentions = YearMentions()
    let lines = TextLines(source, terminator: terminator)
    let isDone = try lines.forEach(isCancelled) { line, offset in
      guard offset < end else { return false }
      if choice.body.contains(offset) { mentions.take(line) }
      return true
    }
    return isDone ? mentions : nil
  }

  private func entries(
    _ dates: [ResolvedDate], of candidates: [DateCandidate], base: Int?
  ) throws(TextError) -> [DatedText.Entry]? {
    var entries: [DatedText.Entry] = []
    entries.reserveCapacity(dates.count)
    let beginnings = TextBeginnings(source)
    for (index, date) in dates.enumerated() {
      if isCancelled.load(ordering: .relaxed) { return nil }
      let candidate = candidates[date.candidate]
      let year = base.map { $0 + date.pass }
      // A day that its year has not is a misprint: nothing can be found by it.
      if let year, date.day > Self.days(ofMonth: date.month, year: year) { continue }
      let end = index + 1 < dates.count ? candidates[dates[index + 1].candidate].offset : .max
      let wanted = min(
        min(candidate.length, Self.longestHeading) + Self.longestWords, end - candidate.offset)
      let bytes = try beginnings.bytes(wanted, at: candidate.offset)
      let length = min(candidate.length, Self.longestHeading, bytes.count)
      entries.append(
        DatedText.Entry(
          date: EntryDate(year: year, month: date.month, day: date.day), pass: date.pass,
          offset: candidate.offset,
          heading: DateHeading.words(UnsafeRawBufferPointer(rebasing: bytes[..<length])),
          words: DateHeading.opening(
            UnsafeRawBufferPointer(rebasing: bytes[length...]),
            isCut: bytes.count - length == Self.longestWords)))
    }
    return entries
  }

  /// The days of a month; of February in a century's last year as the Julian calendar has them.
  private static func days(ofMonth month: Int, year: Int) -> Int {
    month == 2 && year % 4 == 0 ? 29 : Day.daysInMonth(year: min(max(year, 1), 9999), month: month)
  }
}

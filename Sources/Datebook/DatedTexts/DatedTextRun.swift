package import Books
import Synchronization
import Workers

/// The search for the dates of a text's entries: made in the background, over all of the text.
package final class DatedTextRun: Sendable {
  /// The bytes of a heading that are kept.
  private static let longestHeading = 120
  /// The bytes behind a heading whose words are kept.
  private static let longestWords = 90

  let source: any TextSource
  let terminator: UInt8
  let linesAreParagraphs: Bool
  private let keepsWords: Bool
  /// The bytes of a part, which one core looks through.
  let partLength: Int
  let isCancelled = Atomic(false)

  /// A search in the text that `source` has now.
  ///
  /// - Parameters:
  ///   - terminator: The byte that ends a line.
  ///   - linesAreParagraphs: Whether each line is a paragraph: the text was not wrapped.
  ///   - keepsWords: Whether entries are to have words, or headings alone.
  package convenience init(
    _ source: any TextSource, terminator: UInt8, linesAreParagraphs: Bool, keepsWords: Bool = true
  ) {
    self.init(
      source, terminator: terminator, linesAreParagraphs: linesAreParagraphs,
      keepsWords: keepsWords, partLength: Self.partLength(of: source.count))
  }

  /// A search in parts of about `partLength` bytes.
  init(
    _ source: any TextSource, terminator: UInt8, linesAreParagraphs: Bool, keepsWords: Bool = true,
    partLength: Int
  ) {
    self.source = source
    self.terminator = terminator
    self.linesAreParagraphs = linesAreParagraphs
    self.keepsWords = keepsWords
    self.partLength = partLength
  }

  /// Ends the search soon, from any thread.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Searches all of the text; blocks until it is done.
  ///
  /// - Returns: What it found, or `nil` when the search was cancelled.
  /// - Complexity: O(*n*) in the text's bytes, in memory that does not grow with the text but for
  ///   about 100 bytes for each date.
  package func run() throws(TextError) -> DatedText? {
    guard let (found, paragraphs, largeNumbers) = try candidates() else { return nil }
    var candidates = DocumentNumbers.removed(from: found, largeNumbers: largeNumbers)
    guard candidates.count < DateScanner.mostCandidates else { return DatedText() }
    let exactStyle = try takeExactDates(&candidates)
    var choice = DateChoice(candidates, count: source.count, matter: bodyMatter)
    let resolver = choice.resolved()
    let certainty = try certainty(of: resolver, in: choice, paragraphs: paragraphs)
    let votes = WeekdayVotes(resolver.dates, of: choice.candidates)
    var base = hasDoubtfulYear(resolver, in: choice, votes) ? nil : resolver.base
    var yearOfPreface: Int?
    var isGuess = resolver.dates.contains {
      let candidate = choice.candidates[$0.candidate]
      return candidate.isShortYear && !candidate.hasExactYear
    }
    let years = base == nil && certainty > .none ? votes.possibleYears() : []
    if !years.isEmpty {
      guard let settled = try year(of: years, in: choice, resolver.dates) else { return nil }
      (base, isGuess, yearOfPreface) = settled
    }
    guard let entries = try entries(resolver.dates, of: choice.candidates, base: base) else {
      return nil
    }
    return DatedText(
      certainty: certainty, style: base.flatMap { votes.style(year: $0) } ?? exactStyle,
      yearsAreGuessed: isGuess, possibleYears: base == nil || isGuess ? years : [],
      yearOfPreface: yearOfPreface, entries: entries)
  }
}

extension DatedTextRun {
  /// Where entries may be: a book of markup may say where its body matter begins and ends.
  private var bodyMatter: Range<Int> {
    let count = source.count
    return source.structure?.bodyMatter(of: count) ?? 0..<count
  }
}

// MARK: - Years that weekdays contradict

extension DatedTextRun {
  /// Whether the text says but one year, above its first entry, and the weekdays fit that in neither
  /// calendar: it is that of the edition, as a title page has it.
  private func hasDoubtfulYear(
    _ resolver: DateResolver, in choice: DateChoice, _ votes: WeekdayVotes
  ) -> Bool {
    guard let year = resolver.base, let first = resolver.dates.first, first.hasYear,
      choice.candidates[first.candidate].year == 0,
      !choice.candidates[first.candidate].hasExactYear,
      !resolver.dates.dropFirst().contains(where: \.hasYear)
    else { return false }
    return !votes.possibleYears().isEmpty && votes.style(year: year) == nil
  }
}

// MARK: - Entries

extension DatedTextRun {
  /// The one of `years`, which the weekdays fit, that the first entry is of, and whether that is a
  /// guess; without a year where nothing tells it, with the latest that stands before the diary; `nil`
  /// where the search was cancelled.
  ///
  /// What the title page or a preface mentions settles it. What the diary itself mentions may be any
  /// year, but hardly a later one: it is taken to be the first that fits from the last mentioned on.
  /// The last that fits before an edition's year was turned down: weekdays come again too soon. That
  /// of the Diary of a Nobody, printed in 1910, would be 1906, and its first edition is of 1892.
  private func year(
    of years: [Int], in choice: DateChoice, _ dates: [ResolvedDate]
  ) throws(TextError) -> (year: Int?, isGuess: Bool, preface: Int?)? {
    let book = choice.book
    let first = dates.first.map { choice.candidates[$0.candidate].offset } ?? book.upperBound
    guard let before = try mentions(in: book.lowerBound..<first),
      let own = try mentions(in: first..<book.upperBound)
    else { return nil }
    if let year = before.most(of: years) { return (year, false, nil) }
    let guess = own.last.flatMap { last in years.first { $0 >= last } }
    return (guess, guess != nil, before.last)
  }

  private func entries(
    _ dates: [ResolvedDate], of candidates: [DateCandidate], base: Int?
  ) throws(TextError) -> [DatedText.Entry]? {
    let length = 1 << 10
    return try inParts((dates.count + length - 1) / length) { part throws(TextError) in
      let range = part * length..<min((part + 1) * length, dates.count)
      return try self.entries(range, of: dates, candidates, base: base)
    }
  }

  private func entries(
    _ range: Range<Int>, of dates: [ResolvedDate], _ candidates: [DateCandidate], base: Int?
  ) throws(TextError) -> [DatedText.Entry]? {
    func length(of index: Int) -> (heading: Int, all: Int) {
      let candidate = candidates[dates[index].candidate]
      let heading = min(candidate.length, Self.longestHeading)
      guard keepsWords else { return (heading, heading) }
      let end = index + 1 < dates.count ? candidates[dates[index + 1].candidate].offset : .max
      return (heading, min(heading + Self.longestWords, end - candidate.offset))
    }
    let beginnings = TextBeginnings(source)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.reduce(0) { $0 + length(of: $1).all })
    var found: [(date: EntryDate, index: Int, beginning: DatedText.Beginning)] = []
    found.reserveCapacity(range.count)
    for index in range {
      if isCancelled.load(ordering: .relaxed) { return nil }
      let date = dates[index]
      let year = base.map { $0 + date.pass }
      // A day that its year has not is a misprint: nothing can be found by it.
      if let year, date.day > Self.days(ofMonth: date.month, year: year) { continue }
      let wanted = length(of: index)
      let read = try beginnings.bytes(wanted.all, at: candidates[date.candidate].offset)
      let heading = min(wanted.heading, read.count)
      found.append(
        (
          EntryDate(year: year, month: date.month, day: date.day), index,
          DatedText.Beginning(
            bytes: [], start: bytes.count, headingLength: heading, length: read.count,
            isCut: read.count - heading == Self.longestWords)
        ))
      bytes.append(contentsOf: read)
    }
    return found.map { date, index, beginning in
      var beginning = beginning
      beginning.bytes = bytes
      return DatedText.Entry(
        date: date, pass: dates[index].pass, offset: candidates[dates[index].candidate].offset,
        beginning: beginning)
    }
  }

  /// The days of a month; of February in a century's last year as the Julian calendar has them.
  private static func days(ofMonth month: Int, year: Int) -> Int {
    month == 2 && year % 4 == 0 ? 29 : Day.daysInMonth(year: min(max(year, 1), 9999), month: month)
  }
}

import Books
import Synchronization

extension DatedTextRun {
  /// The bytes of the text whose exact dates are read at once.
  private static let window = 1 << 20
  /// So many days may lie between what is printed and the exact date: the calendars were 13 apart.
  private static let mostDaysApart = 15
  private static let fewestOfStyle = 3
  /// The bytes of the longest marker of an item that a date may follow.
  private static let longestMarker = 16

  /// Gives candidates the years of the exact dates that a book of markup has for their words, and adds the
  /// exact dates that begin a block whose words say no day, such as `<time datetime="1660-01-12">The same
  /// day</time>`.
  ///
  /// The printed date counts: it may be of the Julian calendar, and then the exact one is 10 to 13 days
  /// later, near New Year in the next year. A date that is added is brought into that calendar, so that
  /// it stands in order among the printed ones.
  ///
  /// - Parameter candidates: What may be dates of the text, by ascending offset.
  /// - Returns: The calendar of what is printed, if that shows in most of them.
  func takeExactDates(
    _ candidates: inout [DateCandidate]
  ) throws(TextError) -> DatedText.Style? {
    guard let spans = source.spans else { return nil }
    var index = 0
    var (all, julian) = (0, 0)
    var unprinted: [(span: SpanRecord, date: ExactDate)] = []
    for start in stride(from: 0, to: source.count, by: Self.window) {
      if isCancelled.load(ordering: .relaxed) { return nil }
      for span in try spans.spans(beginningIn: start..<start + Self.window)
      where span.kind == .time {
        guard let date = ExactDate(value: span.value) else { continue }
        while index < candidates.count, candidates[index].end <= span.offset { index += 1 }
        guard index < candidates.count, candidates[index].offset < span.range.upperBound else {
          if unprinted.last?.span.offset != span.offset, try beginsBlock(span) {
            unprinted.append((span, date))
          }
          continue
        }
        guard candidates[index].exactYear == 0,
          let daysApart = candidates[index].adopt(date, within: Self.mostDaysApart)
        else { continue }
        all += 1
        let calendarsApart = date.calendarsApart
        if calendarsApart > 5, abs(daysApart - calendarsApart) <= 1 { julian += 1 }
      }
    }
    let isJulian = julian >= Self.fewestOfStyle && julian * 2 > all
    let added = unprinted.compactMap { DateCandidate($0.date, of: $0.span, isJulian: isJulian) }
    if !added.isEmpty {
      candidates = (candidates + added).sorted { $0.offset < $1.offset }
    }
    return isJulian ? .julian : nil
  }

  /// Whether a block begins with a span, or with the marker of an item and the span behind it.
  private func beginsBlock(_ span: SpanRecord) throws(TextError) -> Bool {
    guard let structure = source.structure else { return false }
    var start = span.offset
    let before = try source.bytes(
      at: max(start - Self.longestMarker, 0), count: min(start, Self.longestMarker))
    let line = before.lastIndex { $0 == UInt8(ascii: "\n") || $0 == 0x0C }.map { $0 + 1 } ?? 0
    if line < before.count {
      let lineStart = start - before.count + line
      let marker = try structure.spans(beginningIn: lineStart..<lineStart + 1)
      guard marker.contains(where: { $0.kind == .generated && $0.range.upperBound == start }) else {
        return false
      }
      start = lineStart
    }
    let breaks = before[..<line].suffix(2)
    // A line that follows another one may be the rest of a block that is broken.
    if start == 0 || breaks.last == 0x0C || breaks.elementsEqual("\n\n".utf8) { return true }
    return try structure.blocks(from: start, count: 1).first?.offset == start
  }
}

extension ExactDate {
  /// The days by which the Julian calendar is behind the Gregorian one, in which the date is.
  fileprivate var calendarsApart: Int { year / 100 - year / 400 - 2 }
}

extension DateCandidate {
  /// A day that a book says for programs of words that say none; `nil` of a date that is no day.
  fileprivate init?(_ date: ExactDate, of span: SpanRecord, isJulian: Bool) {
    guard let exact = Day(year: date.year, month: date.month, day: date.day) else { return nil }
    let day = isJulian ? exact.adding(days: -date.calendarsApart) : exact
    self.init(.iso)
    (offset, length, ending) = (span.offset, span.range.count, .runIn)
    (year, month, self.day) = (day.year, day.month, day.day)
    exactYear = day.year
  }
}

extension DateCandidate {
  /// Takes the year that an exact date says of what is printed.
  ///
  /// - Returns: The days from what is printed to the exact date, roughly; `nil` if they do not mean the
  ///   same day.
  fileprivate mutating func adopt(_ date: ExactDate, within most: Int) -> Int? {
    if form == .month, year == 0, date.month == month { year = date.year }
    guard form.isDay else { return nil }
    guard date.month != 0 else {
      guard form != .day else { return nil }
      exactYear = date.year
      return 0
    }
    var best: (days: Int, year: Int, month: Int)?
    for (month, day) in readings(near: date) where 1...12 ~= month {
      for year in date.year - 1...date.year + 1 {
        let days =
          (date.year - year) * 365 + Self.dayOfYear(date.month, date.day == 0 ? day : date.day)
          - Self.dayOfYear(month, day)
        if best.map({ abs(days) < abs($0.days) }) ?? true { best = (days, year, month) }
      }
    }
    guard let best, abs(best.days) <= (date.day == 0 ? most * 2 + 1 : most) else { return nil }
    exactYear = best.year
    if form == .day { exactMonth = best.month }
    return best.days
  }

  /// The months and days that it may mean.
  private func readings(near date: ExactDate) -> [(month: Int, day: Int)] {
    switch form {
    case .day: [(date.month, day), ((date.month + 10) % 12 + 1, day), (date.month % 12 + 1, day)]
    case .numbers, .pair: [(month, day), (day, month)]
    default: [(month, day)]
    }
  }

  private static let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

  private static func dayOfYear(_ month: Int, _ day: Int) -> Int { daysBefore[month - 1] + day }
}

/// Reads the date that a paragraph begins with.
///
/// The offsets of what it finds count from the start of the line.
struct DateParser {
  /// The words that may stand before a date as a place or an author.
  static let mostPlaceTokens = 9
  /// Years as a text may print them.
  static let years = 1000...2199
  /// The most bytes of a remark behind a date, as `, in the evening`.
  static let longestRemark = 36

  let tokens: DateTokenizer
  private let lineLength: Int

  /// A parser of the line that `tokens` takes apart.
  ///
  /// - Parameter lineLength: The bytes of the line, of which the tokens may be a part.
  init(_ tokens: DateTokenizer, lineLength: Int = .max) {
    self.tokens = tokens
    self.lineLength = lineLength
  }

  /// The date, or the heading with a month or a year, that the line begins with.
  func candidate() -> DateCandidate? {
    var start = 0
    while kind(start).isOne(of: [.open, .dash, .other, .colon]) { start += 1 }
    let date = self.date(at: start) ?? behindClock(at: start) ?? behindLabel(at: start)
    // `Roma, primo gennaio 1897` has no number but that of a year, and is more than a year.
    guard let candidate = date ?? behindPlace(from: start) else { return yearHeading(at: start) }
    return withEmphasis(candidate)
  }

  /// A date that begins with the token at `start`: in numbers, behind a weekday or not, or in words.
  func date(at start: Int) -> DateCandidate? {
    numeric(at: start) ?? numericBehindWeekday(at: start) ?? written(at: start)
  }

  /// `candidate`, whose heading goes as far as the emphasis that the line begins with, if a date that
  /// seems to run on into its sentence stands in it: `**2026-01-03** Rain`.
  private func withEmphasis(_ candidate: DateCandidate) -> DateCandidate {
    guard candidate.ending == .loose,
      let end = tokens.endOfEmphasis(behind: candidate.length, within: Self.longestRemark)
    else { return candidate }
    var candidate = candidate
    candidate.length = end
    candidate.ending = end >= lineLength ? .alone : .runIn
    return candidate
  }

  subscript(index: Int) -> DateToken { tokens[index] }

  func kind(_ index: Int) -> DateToken.Kind { self[index].kind }
}

// MARK: - Dates in words

extension DateParser {
  /// A date by words that begins with the token at `start`.
  func written(at start: Int) -> DateCandidate? {
    var index = start
    if self[index].word.isOn, self[index + 1].word.weekday != 0 { index += 1 }
    let named = self[index].word
    let weekday = weekday(&index)
    while self[index].word.isArticle, self[index].word.month == 0 { index += 1 }
    guard var candidate = monthFirst(&index) ?? dayFirst(&index) else { return nil }
    candidate.weekday = weekday
    // `Car 7.` is a Wednesday only in a Turkish text.
    if candidate.form == .day, weekday != 0, named.month == 0 {
      candidate.languages = named.languages
    }
    switch candidate.form {
    case .month: return heading(candidate, index)
    case .day: return dayOnly(candidate, index)
    case .dayMonth:
      let found = dated(candidate, index)
      // `1. Januar 1850, abends` may be all of its line.
      let mayBeWhole = found.year != 0 || found.weekday != 0
      if mayBeWhole, lineLength - found.length <= Self.longestRemark { return found }
      // `10. March winds` is the tenth of a month above, not of March.
      guard found.ending == .loose, let day = dayBeforePeriod(start, weekday) else { return found }
      return day
    default: return dated(candidate, index)
    }
  }

  /// A day by itself that a period ends, whatever follows.
  func dayBeforePeriod(_ start: Int, _ weekday: Int) -> DateCandidate? {
    var index = start
    if weekday != 0 { _ = self.weekday(&index) }
    while self[index].word.isArticle { index += 1 }
    guard kind(index) == .number, let day = dayNumber(&index), kind(index) == .period else {
      return nil
    }
    var candidate = DateCandidate(.day)
    candidate.weekday = weekday
    (candidate.day, candidate.isOrdinal) = day
    return dayOnly(candidate, index)
  }

  /// Steps over a weekday and the mark behind it.
  func weekday(_ index: inout Int) -> Int {
    let token = self[index]
    guard token.kind == .word, token.word.weekday != 0 else { return 0 }
    let next = kind(index + 1)
    // `So` and `Di` are words, unless the month of a date behind them is of their language; `mar` may be
    // the month.
    if token.count < 3, next != .period, next != .comma,
      !hasDay(behind: index) || languages(behind: index) & token.word.languages == 0
    {
      return 0
    }
    // `man.7` is a page of a manual, though `mån.` is a Monday.
    if next == .period, kind(index + 2) == .number, !self[index + 2].isApart { return 0 }
    if token.word.month != 0, languages(behind: index) == 0 { return 0 }
    index += 1
    skipCompound(&index)
    // `Monday night, May 5`.
    if kind(index) == .word, !self[index].isCapital, kind(index + 1) == .comma { index += 1 }
    while kind(index).isOne(of: [.period, .comma, .close, .dash, .open]) { index += 1 }
    return Int(token.word.weekday)
  }

  /// Steps over the end of a weekday of two words, `-feira` in `segunda-feira`.
  func skipCompound(_ index: inout Int) {
    let end = self[index + 1]
    if kind(index) == .dash, self[index].range.count == 1, end.kind == .word, !end.isApart,
      !end.isCapital, end.word.month == 0
    {
      index += 2
    }
  }

  /// Whether what stands between a day and its month is at `index`: `of`, `(`; `des` is December in some
  /// languages, unless a month follows it.
  private func isJoin(_ index: Int) -> Bool {
    if kind(index) == .open { return true }
    let word = self[index].word
    guard word.isLink || word.isArticle else { return false }
    return word.month == 0 || self[index + 1].word.month != 0
  }

  /// The languages of the month in a date behind the weekday at `index`, which could be another word;
  /// none if no date follows it.
  private func languages(behind index: Int) -> UInt32 {
    var index = index + 1
    while kind(index).isOne(of: [.period, .comma]) || self[index].word.isArticle { index += 1 }
    if self[index].word.month != 0 { return self[index].word.languages }
    guard dayNumber(&index) != nil else { return 0 }
    while kind(index) == .period || isJoin(index) { index += 1 }
    return self[index].word.month != 0 ? self[index].word.languages : 0
  }

  /// Whether the day of a date follows the weekday at `index`, not a month.
  private func hasDay(behind index: Int) -> Bool {
    let next = self[index + 1].word.isArticle ? index + 2 : index + 1
    return kind(next) == .number
  }

  /// `April 3`, `May the 17th`, `JANUARY FIRST`; `January 1660` and `January` as headings.
  func monthFirst(_ index: inout Int) -> DateCandidate? {
    let word = self[index].word
    guard kind(index) == .word, word.month != 0 else { return nil }
    var next = index + 1
    while kind(next).isOne(of: [.period, .comma]) || self[next].word.isArticle { next += 1 }
    var candidate = DateCandidate(.monthDay)
    candidate.month = Int(word.month)
    candidate.languages = word.languages
    if let day = dayNumber(&next) {
      (candidate.day, candidate.isOrdinal) = day
      skipRange(&next)
      skipDays(&next)
      index = next
      return candidate
    }
    candidate.form = .month
    index += 1
    return candidate
  }

  /// `3 April`, `3d of April`, `2. Mai`, `3 tháng 11`; `2nd` and `10.` by themselves.
  func dayFirst(_ index: inout Int) -> DateCandidate? {
    let isNumber = kind(index) == .number && !self[index].isOrdinal
    let isWord = kind(index) == .word
    guard let day = dayNumber(&index) else { return nil }
    var candidate = DateCandidate(.dayMonth)
    (candidate.day, candidate.isOrdinal) = day
    var next = index
    if isNumber, isHyphenated(at: index) {
      let word = self[index + 1].word
      (candidate.month, candidate.languages) = (Int(word.month), word.languages)
      candidate.year = self[index + 3].value
      index += 4
      return candidate
    }
    // `3 tháng 11`.
    let number = self[next + 1]
    if isNumber, number.kind == .number, number.count <= 2, 1...12 ~= number.value,
      !number.isOrdinal, tokens.isMonthWord(self[next])
    {
      candidate.month = number.value
      index = next + 2
      return candidate
    }
    skipRangeOfDays(&next)
    if isNumber, kind(next) == .period { next += 1 }
    while isJoin(next) { next += 1 }
    let word = self[next].word
    // `01DEC` is a number of other digits, unless a year stands behind it.
    if kind(next) == .word, word.month != 0,
      self[next].isApart || next > index || kind(next + 1) == .number
    {
      candidate.month = Int(word.month)
      candidate.languages = word.languages
      index = next + 1
      return candidate
    }
    if isNumber, let dated = romanMonth(of: candidate, &index) { return dated }
    // `First` by itself is the first of anything.
    guard !isWord else { return nil }
    candidate.form = .day
    return candidate
  }

  /// Whether the month between a day and a year, `26-FEB-1871`, stands behind a hyphen at `index`.
  private func isHyphenated(at index: Int) -> Bool {
    let year = self[index + 3]
    return kind(index) == .dash && self[index + 1].word.month != 0 && kind(index + 2) == .dash
      && year.kind == .number && year.count == 4 && !year.isApart
      && Self.years.contains(year.value)
  }

  /// The day of the month that the token at `index`, or it and the next, count; steps over them.
  func dayNumber(_ index: inout Int) -> (day: Int, isOrdinal: Bool)? {
    let token = self[index]
    if token.kind == .number, token.count <= 2, 1...31 ~= token.value {
      index += 1
      return (token.value, token.isOrdinal)
    }
    guard token.kind == .word, token.word.ordinal != 0 else { return nil }
    var value = Int(token.word.ordinal)
    var next = index + 1
    if token.word.isTens {
      if kind(next) == .dash { next += 1 }
      let unit = Int(self[next].word.ordinal)
      guard kind(next) == .word, 1...9 ~= unit, value + unit <= 31 else { return nil }
      value += unit
      next += 1
    }
    index = next
    return (value, true)
  }

  /// Steps over the end of a range of days that stands before its month, `-4` in `3-4 October`.
  private func skipRangeOfDays(_ index: inout Int) {
    let end = self[index + 1]
    guard kind(index) == .dash, end.kind == .number, end.count <= 2, 1...31 ~= end.value,
      !end.isApart, self[index + 2].isApart, self[index + 2].word.month != 0
    else { return }
    index += 2
  }

  /// Steps over the end of a range of days, `–14` in `10–14`.
  func skipRange(_ index: inout Int) {
    guard kind(index) == .dash else { return }
    let end = self[index + 1]
    if end.kind == .number, end.count <= 2, !end.isApart,
      !kind(index + 2).isOne(of: [.number, .word])
    {
      index += 2
    }
  }
}

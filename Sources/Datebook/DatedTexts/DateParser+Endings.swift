extension DateParser {
  /// A date with day and month, of which the tokens from `index` on say more.
  func dated(_ candidate: DateCandidate, _ index: Int) -> DateCandidate {
    var candidate = candidate
    var index = index
    while let next = addition(to: &candidate, index) { index = next }
    // `Sat Dec 30 21:30:05 2000`, `Sat Dec 30 21:30:05 CET 2000`, `Sat Dec 30 21:30:05 2000 +0100`.
    if skipClock(&index, mayHavePoint: true), candidate.year == 0, let year = year(at: &index) {
      (candidate.year, candidate.isDual) = year
      skipZone(&index)
    }
    let (ending, end) = ending(at: index)
    candidate.ending = ending
    candidate.length = self[end - 1].range.upperBound
    return candidate
  }

  /// Steps over a year or a weekday behind a date, with the marks before it.
  func addition(to candidate: inout DateCandidate, _ index: Int) -> Int? {
    var next = index
    let before = (candidate.year, candidate.isDual, candidate.weekday)
    while kind(next).isOne(of: [.comma, .period, .dash, .open, .close]) { next += 1 }
    let isSentence = kind(index) == .period || kind(index) == .dash
    while !isSentence, self[next].word.isLink || self[next].word.isArticle { next += 1 }
    if candidate.year == 0, let year = year(at: &next) {
      (candidate.year, candidate.isDual) = year
      // `2026 г.`
      if self[next].word.isYearWord { next += kind(next + 1) == .period ? 2 : 1 }
    } else if candidate.year == 0, let behind = shortYear(of: &candidate, at: index) {
      return behind
    } else if candidate.weekday == 0, kind(next) == .word, self[next].count >= 3,
      self[next].word.weekday != 0
    {
      candidate.weekday = Int(self[next].word.weekday)
      next += 1
      skipCompound(&next)
    } else {
      return nil
    }
    if (index..<next).contains(where: { kind($0) == .open }) {
      // `(Lord's day)`, `(Whit Sunday)`.
      while kind(next) == .word, next - index < 8 { next += 1 }
    }
    if kind(next) == .close { next += 1 }
    // A new sentence may begin with a weekday: `May 5. Sunday was fine.`
    guard !isSentence || ending(at: next).0 != .loose else {
      (candidate.year, candidate.isDual, candidate.weekday) = before
      return nil
    }
    return next
  }

  /// A year, and whether a second one follows it; steps over both.
  func year(at index: inout Int) -> (Int, Bool)? {
    let token = self[index]
    guard token.kind == .number, token.count == 4, Self.years.contains(token.value),
      !token.isOrdinal
    else { return nil }
    index += 1
    let second = self[index + 1]
    if kind(index) == .dash || kind(index) == .slash, second.kind == .number, !second.isApart,
      second.value == token.value + 1 || second.value == (token.value + 1) % 100
        || second.count == 1 && second.value == (token.value + 1) % 10
    {
      index += 2
      return (token.value, true)
    }
    return (token.value, false)
  }

  /// Takes two digits for the year of a date: `’26` behind the month or the day, or `26` behind the
  /// month where hardly anything follows, `Fri 2 Jan 26`.
  ///
  /// Those of a time of day are none, nor those that another weekday speaks against: `Fri 3 May 12: cold`.
  ///
  /// - Returns: The token behind them; nil if there are none.
  private func shortYear(of candidate: inout DateCandidate, at index: Int) -> Int? {
    let isMarked = tokens.isApostrophe(self[index])
    let digits = self[isMarked ? index + 1 : index]
    guard digits.kind == .number, digits.count == 2, !digits.isOrdinal, digits.isApart != isMarked
    else { return nil }
    let behind = isMarked ? index + 2 : index + 1
    if !isMarked {
      guard candidate.form == .dayMonth, kind(index - 1) == .word else { return nil }
      let (mark, following) = (kind(behind), self[behind + 1])
      let isOfNumber =
        mark.isOne(of: [.colon, .period]) && following.kind == .number && !following.isApart
      var (clock, next) = (index, behind)
      guard !isOfNumber, !skipClock(&clock, mayHavePoint: true) else { return nil }
      let ending = ending(at: behind).0
      let isRunIn = ending == .runIn && isOnWeekday(candidate, inYear: digits.value)
      guard ending == .alone || isRunIn || skipClock(&next) else { return nil }
    }
    candidate.setShortYear(digits.value)
    return behind
  }

  /// Whether a date that has a weekday is on it in a year of which two digits are known.
  private func isOnWeekday(_ candidate: DateCandidate, inYear digits: Int) -> Bool {
    var candidate = candidate
    candidate.setShortYear(digits)
    let day = Day(year: candidate.year, month: candidate.month, day: candidate.day)
    return candidate.weekday != 0 && day?.weekday.rawValue == candidate.weekday
  }

  /// How the date ends that the token at `index` follows, and the token behind what belongs to it.
  func ending(at index: Int) -> (DateCandidate.Ending, Int) {
    var end = index
    switch kind(index) {
    case .end: return (.alone, index)
    case .close, .period, .colon, .dash, .other:
      while kind(end).isOne(of: [.close, .period, .colon, .dash, .other]) { end += 1 }
      let isAlone = kind(end) == .end
      return (isAlone ? .alone : .runIn, kind(index) == .close ? index + 1 : index)
    case .open:
      while !kind(end).isOne(of: [.close, .end, .cut]) { end += 1 }
      guard kind(end) == .close else { return (.loose, index) }
      return (kind(end + 1) == .end ? .alone : .runIn, end + 1)
    // `May 3,--Another fine morning.`
    case .comma where kind(index + 1) == .dash && self[index + 1].range.count > 1:
      return (.runIn, index)
    case .comma: return remark(at: index)
    case .number where !self[index].isApart, .slash: return (.loose, index)
    default: return (.loose, index)
    }
  }

  /// What follows a comma: a feast or a place up to a dash, an hour; else it is a sentence.
  func remark(at index: Int) -> (DateCandidate.Ending, Int) {
    var end = index + 1
    guard self[end].isApart else { return (.loose, index) }
    guard self[end].isCapital || kind(end) == .number else { return smallRemark(at: index) }
    while end - index <= 8 {
      switch kind(end) {
      case .end: return (.alone, end)
      case .dash
      where self[end - 1].range.upperBound == self[end].range.lowerBound
        && !self[end + 1].isApart && self[end].range.count == 1:
        // A hyphen inside of a word.
        end += 1
      case .dash, .colon, .close: return (.runIn, end)
      case .period where kind(end + 1).isOne(of: [.dash, .end]) || self[end].range.count > 1:
        return (kind(end + 1) == .end ? .alone : .runIn, end)
      case .cut, .open: return (.loose, index)
      default: end += 1
      }
    }
    return (.loose, index)
  }

  /// What follows a comma in small letters: a time of day or a place, up to a dash; else it is a
  /// sentence: `2 November, morning.—It is broad daylight.`
  private func smallRemark(at index: Int) -> (DateCandidate.Ending, Int) {
    var end = index + 1
    while end - index <= 6, kind(end).isOne(of: [.word, .number]) { end += 1 }
    guard end > index + 1 else { return (.loose, index) }
    let mark = kind(end) == .period ? end + 1 : end
    let isDash = kind(mark) == .dash && (mark > end || self[mark].range.count > 1)
    // `morning..... Last night` has points for a dash.
    guard isDash || kind(end) == .colon || mark > end && kind(mark) == .period else {
      return (.loose, index)
    }
    return (.runIn, end)
  }

  /// A day alone, which needs a month that was read before.
  func dayOnly(_ candidate: DateCandidate, _ index: Int) -> DateCandidate? {
    guard !isInUnknownMonth(index) else { return nil }
    var candidate = candidate
    var index = index
    skipRange(&index)
    skipDays(&index)
    if candidate.weekday == 0, kind(index) == .open, self[index + 1].word.weekday != 0 {
      candidate.weekday = Int(self[index + 1].word.weekday)
    } else if candidate.weekday == 0, kind(index) == .comma || kind(index) == .word,
      case let next = kind(index) == .comma ? index + 1 : index, self[next].word.weekday != 0,
      self[next].count >= 3
    {
      candidate.weekday = Int(self[next].word.weekday)
      index = next + 1
    }
    let (ending, end) = ending(at: index)
    // `31st Office day.` may be one that lacks its mark.
    let mayLackMark = candidate.isOrdinal && self[index].isCapital && self[index].isApart
    guard ending != .loose || mayLackMark else { return nil }
    if !candidate.isOrdinal, candidate.weekday == 0, kind(index) != .end {
      // `10.` and then words: not `10.5`, `10:30`, `10-12` or `10)`.
      let next = self[index + 1]
      guard kind(index) == .period || kind(index) == .dash && self[index].range.count > 1,
        next.kind != .number,
        next.isApart || kind(index) == .dash || next.kind == .dash || next.kind == .end
      else { return nil }
    }
    candidate.ending = ending
    candidate.length = self[end - 1].range.upperBound
    return candidate
  }

  /// Whether a word that is no known month and a year follow a day, and end the line: `13. Hornung 1520`.
  private func isInUnknownMonth(_ index: Int) -> Bool {
    var next = kind(index) == .period ? index + 1 : index
    guard kind(next) == .word, self[next].word.month == 0, !self[next].word.isLink else {
      return false
    }
    next += kind(next + 1) == .period ? 2 : 1
    return year(at: &next) != nil && ending(at: next).0 == .alone
  }

  /// Steps over further days behind the first, `, 9th, 10th` and ` and 3rd`.
  func skipDays(_ index: inout Int) {
    while true {
      var next = index
      if kind(next) == .comma { next += 1 }
      if kind(next) == .word, self[next].count <= 3, kind(next + 1) == .number { next += 1 }
      guard next > index, kind(next) == .number, self[next].isOrdinal, 1...31 ~= self[next].value
      else { return }
      index = next + 1
    }
  }
}

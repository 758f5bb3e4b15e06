extension DateParser {
  /// `2026-11-01`, `2026_11_01`, `24.12.1786`, `12/24/1786`, `24-12-1786`, `01.01`, `5.3.`,
  /// `20261101`, `2026年11月1日`, `令和8年11月1日`, `2026. november 1.`
  func numeric(at start: Int) -> DateCandidate? {
    var index = start
    guard kind(start) == .number else {
      guard tokens.mayBeEra(self[start]), let candidate = eastern(&index) else { return nil }
      return ended(candidate, index)
    }
    guard !self[start].isOrdinal else { return nil }
    if let candidate = compact(&index) ?? underscored(&index) ?? eastern(&index)
      ?? yearFirst(&index)
    {
      return ended(candidate, index)
    }
    guard let candidate = numbers(&index) else { return nil }
    return ended(candidate, index)
  }

  /// `Thu 2026-03-05`, `Donnerstag, 05.03.2026`.
  func numericBehindWeekday(at start: Int) -> DateCandidate? {
    let start = self[start].word.isOn ? start + 1 : start
    guard kind(start) == .word, self[start].word.weekday != 0 else { return nil }
    var index = start + 1
    skipCompound(&index)
    while index - start < 6, kind(index).isOne(of: [.comma, .period, .dash, .open]) { index += 1 }
    guard var candidate = numericBehindArticle(index) else { return nil }
    candidate.weekday = Int(self[start].word.weekday)
    return candidate
  }

  /// `den 05.03.2026`, or without the article.
  func numericBehindArticle(_ index: Int) -> DateCandidate? {
    let start = self[index].word.isArticle ? index + 1 : index
    guard let candidate = numeric(at: start), candidate.year != 0 else { return nil }
    return candidate
  }

  /// Three numbers, or two; steps over them.
  private func numbers(_ index: inout Int) -> DateCandidate? {
    let start = index
    let first = self[start]
    let mark = kind(start + 1)
    guard mark.isOne(of: [.dash, .period, .slash]), !self[start + 1].isApart,
      self[start + 1].range.count == 1
    else { return nil }
    let second = self[start + 2]
    guard second.kind == .number, second.count <= 2, !second.isOrdinal else { return nil }
    let third = self[start + 4]
    // `1. 12. 1978` has spaces as well.
    let isTriple =
      kind(start + 3) == mark && third.kind == .number
      && third.isApart == second.isApart && (mark == .period || !third.isApart)
    var candidate: DateCandidate
    if first.count == 4, isTriple, third.count <= 2 {
      candidate = DateCandidate(.iso)
      (candidate.year, candidate.month, candidate.day) = (first.value, second.value, third.value)
      guard 1...12 ~= second.value, 1...31 ~= third.value else { return nil }
    } else if first.count <= 2, isTriple, third.count == 4,
      mark != .dash || self[start + 3].range.count == 1 && Self.years.contains(third.value)
    {
      candidate = DateCandidate(.numbers)
      (candidate.month, candidate.day, candidate.year) = (first.value, second.value, third.value)
    } else if first.count <= 2, isTriple, third.count == 2, !third.isOrdinal, mark != .dash {
      candidate = DateCandidate(.numbers)
      (candidate.month, candidate.day) = (first.value, second.value)
      candidate.setShortYear(third.value)
    } else if let dotted = dotted(first, second, at: start) {
      index = start + 4
      return dotted
    } else if first.count == 2, second.count == 2, mark != .slash, !isTriple {
      candidate = DateCandidate(.pair)
      (candidate.month, candidate.day) = (first.value, second.value)
    } else {
      return nil
    }
    guard candidate.form == .iso || 1...31 ~= first.value && 1...31 ~= second.value else {
      return nil
    }
    index = start + (isTriple ? 5 : 3)
    return candidate
  }

  /// `5.3.`, the fifth of March: both numbers have a point.
  private func dotted(_ day: DateToken, _ month: DateToken, at start: Int) -> DateCandidate? {
    guard kind(start + 1) == .period, kind(start + 3) == .period, !self[start + 3].isApart,
      day.count <= 2, !month.isApart, 1...31 ~= day.value, 1...12 ~= month.value,
      self[start + 4].isApart || kind(start + 4).isOne(of: [.end, .dash, .colon])
    else { return nil }
    var candidate = DateCandidate(.dotted)
    (candidate.day, candidate.month) = (day.value, month.value)
    return candidate
  }

  /// `20260305`, which is all of its line or has a mark behind it; steps over it.
  private func compact(_ index: inout Int) -> DateCandidate? {
    let token = self[index]
    guard token.count == 8 else { return nil }
    var candidate = DateCandidate(.iso)
    candidate.year = token.value / 10_000
    (candidate.month, candidate.day) = (token.value / 100 % 100, token.value % 100)
    var next = index + 1
    guard Self.years.contains(candidate.year), 1...12 ~= candidate.month, 1...31 ~= candidate.day,
      skipClock(&next) || ending(at: next).0 != .loose
    else { return nil }
    index += 1
    return candidate
  }

  /// `2026_03_05`; steps over it.
  private func underscored(_ index: inout Int) -> DateCandidate? {
    let (year, month, day) = (self[index], self[index + 1], self[index + 2])
    guard year.count == 4, month.kind == .number, month.count == 2, day.kind == .number,
      day.count == 2, !month.isApart, !day.isApart, Self.years.contains(year.value),
      1...12 ~= month.value, 1...31 ~= day.value
    else { return nil }
    var candidate = DateCandidate(.iso)
    (candidate.year, candidate.month, candidate.day) = (year.value, month.value, day.value)
    index += 3
    return candidate
  }

  /// `2026. március 5.`, `2026 March 5`; steps over it.
  private func yearFirst(_ index: inout Int) -> DateCandidate? {
    let year = self[index]
    guard year.count == 4, Self.years.contains(year.value) else { return nil }
    var next = index + 1
    if kind(next).isOne(of: [.period, .comma]) { next += 1 }
    let word = self[next].word
    guard kind(next) == .word, word.month != 0 else { return nil }
    next += 1
    if kind(next) == .period { next += 1 }
    guard kind(next) == .number, let day = dayNumber(&next) else { return nil }
    if kind(next) == .period { next += 1 }
    var candidate = DateCandidate(.iso)
    (candidate.year, candidate.month, candidate.day) = (year.value, Int(word.month), day.day)
    candidate.languages = word.languages
    index = next
    return candidate
  }

  /// `2026年3月5日`, `3月5日`, `二〇二六年三月五日`, `令和8年3月5日`, `2026년 3월 5일`; steps over it, and
  /// over the weekday behind it.
  private func eastern(_ index: inout Int) -> DateCandidate? {
    var next = index
    var year = 0
    if let era = tokens.era(self[next]) {
      year = era.firstYear
      next += 1
      if !era.hasYear {
        guard kind(next) == .number, self[next].count <= 3, kind(next + 1) == .yearSign else {
          return nil
        }
        year += self[next].value - 1
        next += 2
      }
    } else if self[next].count == 4, kind(next + 1) == .yearSign {
      year = self[next].value
      next += 2
    }
    let (month, day) = (self[next], self[next + 2])
    guard month.kind == .number, month.count <= 2, kind(next + 1) == .monthSign,
      day.kind == .number, day.count <= 2, kind(next + 3) == .daySign, 1...12 ~= month.value,
      1...31 ~= day.value, year == 0 || Self.years.contains(year)
    else { return nil }
    var candidate = DateCandidate(year == 0 ? .monthDay : .iso)
    (candidate.year, candidate.month, candidate.day) = (year, month.value, day.value)
    index = next + 4
    let isOpen = kind(index) == .open
    let weekday = index + (isOpen ? 1 : 0)
    if isOpen || self[index].isApart, kind(weekday).isOne(of: [.word, .daySign, .monthSign]) {
      candidate.weekday = tokens.easternWeekday(self[weekday])
      if candidate.weekday != 0 {
        index = weekday + (isOpen && kind(weekday + 1) == .close ? 2 : 1)
      }
      // 日曜日 begins with the sign of a day.
      if candidate.weekday != 0, !isOpen, kind(index) == .word, !self[index].isApart { index += 1 }
    }
    return candidate
  }

  /// `candidate`, of which the tokens from `index` on say more: a weekday, a time of day.
  private func ended(_ candidate: DateCandidate, _ index: Int) -> DateCandidate {
    var candidate = candidate
    var index = index
    let isStamped = skipClock(&index)
    let hasWeekday = skipWeekday(&index, of: &candidate)
    let isStamp = isStamped || hasWeekday && skipClock(&index)
    let (ending, end) = ending(at: index)
    // A stamp needs no mark behind it, nor what has a column of its own.
    let isApart = candidate.year != 0 && tokens.isInColumn(index) || candidate.form == .dotted
    let isIdeographic = kind(index - 1).isOne(of: [.daySign, .close]) && self[index].isApart
    candidate.ending = ending == .loose && (isStamp || isApart || isIdeographic) ? .runIn : ending
    candidate.length = self[end - 1].range.upperBound
    return candidate
  }

  /// Steps over a weekday behind a date, ` Sat` or ` (Saturday)`.
  private func skipWeekday(_ index: inout Int, of candidate: inout DateCandidate) -> Bool {
    var next = index
    let isOpen = kind(next) == .open
    // `2026-04-05-Sun`.
    let isJoined = kind(next) == .dash && !self[next].isApart && !self[next + 1].isApart
    if isOpen || isJoined || kind(next) == .comma { next += 1 }
    let token = self[next]
    guard candidate.weekday == 0, candidate.year != 0, token.kind == .word, token.word.weekday != 0,
      token.count >= 3 || isOpen || kind(next + 1).isOne(of: [.period, .end, .close])
    else { return false }
    if isOpen, kind(next + 1) != .close { return false }
    candidate.weekday = Int(token.word.weekday)
    index = next + (isOpen ? 2 : 1)
    return true
  }

  /// `3. XII. 1914`, `3/XII/14`, `3 XII 1914`: a day, which the token at `index` follows, with its month
  /// as a Roman numeral and its year; steps over both.
  ///
  /// Without a year it is none: `3. V. came to dine`, `1. II.` of acts and scenes.
  func romanMonth(of day: DateCandidate, _ index: inout Int) -> DateCandidate? {
    var next = index
    if kind(next).isOne(of: [.period, .slash, .dash]) { next += 1 }
    guard kind(next) == .word, case let month = tokens.romanMonth(self[next]), month > 0 else {
      return nil
    }
    next += 1
    if kind(next).isOne(of: [.period, .slash, .dash]) { next += 1 }
    var candidate = day
    candidate.month = month
    let year = self[next]
    if let (year, isDual) = self.year(at: &next) {
      (candidate.year, candidate.isDual) = (year, isDual)
    } else if year.kind == .number, year.count == 2, !year.isApart, !year.isOrdinal {
      candidate.setShortYear(year.value)
      next += 1
    } else {
      return nil
    }
    index = next
    return candidate
  }

  /// Steps over a time of day behind a date, ` 09:00`, `T09:00:00Z`, ` at 9:12 PM GMT+1`.
  ///
  /// - Parameter mayHavePoint: Whether `9.12` is one, too.
  func skipClock(_ index: inout Int, mayHavePoint: Bool = false) -> Bool {
    var next = index
    if kind(next) == .comma { next += 1 }
    if kind(next) == .word, self[next].count == 1 || self[next].word.isAt { next += 1 }
    guard skipHour(&next, mayHavePoint: mayHavePoint) else { return false }
    skipZone(&next)
    index = next
    return true
  }

  /// Steps over `09:00`, `9:12:11 AM`, `10 p. m.`.
  private func skipHour(_ index: inout Int, mayHavePoint: Bool) -> Bool {
    var next = index
    guard kind(next) == .number, self[next].count <= 2, !self[next].isOrdinal else { return false }
    let minutes = self[next + 2]
    let hasPoint =
      mayHavePoint && kind(next + 1) == .period && minutes.count == 2 && !minutes.isApart
      && self[next].value < 24 && minutes.value < 60
    let hasMinutes = minutes.kind == .number && (kind(next + 1) == .colon || hasPoint)
    next += hasMinutes ? 3 : 1
    if hasMinutes {
      while kind(next).isOne(of: [.colon, .period]), kind(next + 1) == .number,
        !self[next + 1].isApart
      {
        next += 2
      }
      if kind(next) == .word, self[next].count == 1, !self[next].isApart { next += 1 }
    }
    let hasHalf = skipHalf(&next)
    guard hasMinutes || hasHalf else { return false }
    index = next
    return true
  }

  /// Steps over `AM`, `p.m.` or `p. m.`.
  private func skipHalf(_ index: inout Int) -> Bool {
    let letters = self[index]
    guard letters.kind == .word, tokens.isHalfOfDay(letters) else { return false }
    if letters.count == 2 {
      index += 1
      return true
    }
    guard kind(index + 1) == .period, self[index + 2].kind == .word, self[index + 2].count == 1
    else {
      return false
    }
    index += kind(index + 3) == .period ? 4 : 3
    return true
  }

  /// Steps over a zone, `Z`, `CET`, `GMT+1` or `+01:00`; a year may stand behind it.
  func skipZone(_ index: inout Int) {
    if kind(index) == .word, (2...5).contains(self[index].count), tokens.isInCapitals(self[index]) {
      var next = index + 1
      let isLast = kind(next).isOne(of: [.end, .other, .dash]) && self[index].count > 2
      if isLast || year(at: &next) != nil { index += 1 }
    }
    guard kind(index).isOne(of: [.other, .dash]), self[index].range.count == 1,
      kind(index + 1) == .number, !self[index + 1].isApart, self[index + 1].count <= 4
    else { return }
    index += 2
    if kind(index) == .colon, kind(index + 1) == .number { index += 2 }
  }

  /// A date behind a time of day: `21:14 05/03/2026`.
  func behindClock(at start: Int) -> DateCandidate? {
    guard kind(start) == .number, self[start].count <= 2, kind(start + 1) == .colon else {
      return nil
    }
    var index = start
    guard skipHour(&index, mayHavePoint: false) else { return nil }
    while index - start < 9, kind(index).isOne(of: [.comma, .dash, .close, .open]) { index += 1 }
    guard let candidate = date(at: index), candidate.form.isDay, candidate.year != 0 else {
      return nil
    }
    return candidate
  }

  /// `Date: 2026-03-05`, `Log entry 3 May 1850:`, `Day 12 (2026-03-05)`.
  func behindLabel(at start: Int) -> DateCandidate? {
    var index = start
    while index - start < 4,
      kind(index) == .word && self[index].word.isLabel
        || index > start && kind(index) == .number && self[index].count <= 4
    {
      if index > start, let found = labelled(at: index) { return found }
      index += 1
    }
    guard index > start else { return nil }
    // What follows `Date: 2026-03-05` in its line is more of the entry's head, not its sentence.
    let isClosed = kind(index) == .open || kind(index) == .colon
    while index - start < 8, kind(index).isOne(of: [.colon, .comma, .dash, .open]) { index += 1 }
    guard var found = labelled(at: index) else { return nil }
    if isClosed, found.ending == .loose { found.ending = .runIn }
    return found
  }

  private func labelled(at index: Int) -> DateCandidate? {
    guard var candidate = date(at: index), candidate.form.isDay, candidate.year != 0,
      candidate.form != .day
    else { return nil }
    candidate.hasPlace = true
    return candidate
  }
}

extension DateCandidate {
  /// Takes two digits of a year for one, as POSIX reads them.
  mutating func setShortYear(_ digits: Int) {
    year = digits + (digits < 69 ? 2000 : 1900)
    isShortYear = true
  }
}

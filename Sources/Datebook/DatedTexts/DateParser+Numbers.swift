extension DateParser {
  /// `2026-11-01`, `24.12.1786`, `12/24/1786`, `01.01`.
  func numeric(at start: Int) -> DateCandidate? {
    let first = self[start]
    guard first.kind == .number, !first.isOrdinal else { return nil }
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
    } else if first.count <= 2, isTriple, third.count == 4, mark != .dash {
      candidate = DateCandidate(.numbers)
      (candidate.month, candidate.day, candidate.year) = (first.value, second.value, third.value)
    } else if first.count <= 2, isTriple, third.count == 2, !third.isOrdinal, mark != .dash {
      candidate = DateCandidate(.numbers)
      (candidate.month, candidate.day) = (first.value, second.value)
      candidate.setShortYear(third.value)
    } else if first.count == 2, second.count == 2, mark != .slash, !isTriple {
      candidate = DateCandidate(.pair)
      (candidate.month, candidate.day) = (first.value, second.value)
    } else {
      return nil
    }
    guard candidate.form == .iso || 1...31 ~= first.value && 1...31 ~= second.value else {
      return nil
    }
    var index = start + (isTriple ? 5 : 3)
    let isStamp = skipTime(&index)
    let (ending, end) = ending(at: index)
    // A stamp needs no mark behind it.
    candidate.ending = ending == .loose && isStamp ? .runIn : ending
    candidate.length = self[end - 1].range.upperBound
    return candidate
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

  /// Steps over an hour behind a date, ` 09:00` or `T09:00:00Z`, and the bracket behind it.
  func skipTime(_ index: inout Int) -> Bool {
    var next = index
    if kind(next) == .word, self[next].count == 1 { next += 1 }
    guard kind(next) == .number, self[next].count <= 2, kind(next + 1) == .colon,
      kind(next + 2) == .number
    else { return false }
    next += 3
    while kind(next) == .colon || kind(next) == .number || kind(next) == .period
      || kind(next) == .word && self[next].count == 1 && !self[next].isApart
    {
      next += 1
    }
    index = next
    return true
  }
}

extension DateCandidate {
  /// Takes two digits of a year for one, as POSIX reads them.
  fileprivate mutating func setShortYear(_ digits: Int) {
    year = digits + (digits < 69 ? 2000 : 1900)
    isShortYear = true
  }
}

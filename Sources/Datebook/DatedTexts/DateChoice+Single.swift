// MARK: - Single dates

extension DateChoice {
  /// Takes back single dates of patterns that were dropped where they fit in between two others,
  /// and drops those of rare patterns that are far off.
  ///
  /// - Returns: Whether there were some.
  mutating func readmit(_ resolver: DateResolver) -> Bool {
    let dates = resolver.dates
    guard dates.count >= 8 else { return false }
    var counts = [Int](repeating: 0, count: PatternSet.count)
    for date in dates { counts[candidates[date.candidate].pattern] += 1 }
    let most = counts.indices.max { counts[$0] < counts[$1] }
    var unfit: Set<Int> = []
    for (index, date) in dates.enumerated().dropFirst().dropLast() {
      let (before, after) = (dates[index - 1].key, dates[index + 1].key)
      guard candidates[date.candidate].pattern != most, before <= after, after - before <= 62
      else { continue }
      if date.key < before - 31 || date.key > after + 31 { unfit.insert(date.candidate) }
    }
    let admitted = fitting(resolver, form: most.flatMap(Self.form))
    for index in admitted { candidates[index].isAdmitted = true }
    if !unfit.isEmpty {
      candidates = candidates.indices.filter { !unfit.contains($0) }.map { candidates[$0] }
    }
    return !unfit.isEmpty || !admitted.isEmpty
  }

  private static func form(of pattern: Int) -> DateForm? { DateForm(rawValue: UInt8(pattern & 15)) }

  /// The candidates that were not accepted, whose dates lie between those of their neighbours; a date
  /// behind a place, written as most dates of the text are, need only lie near them, since it may be
  /// another writer's.
  private func fitting(_ resolver: DateResolver, form: DateForm?) -> [Int] {
    var found: [Int] = []
    for (former, next) in zip(resolver.dates, resolver.dates.dropFirst()) {
      // Years may go backward, in a text that begins with the newest.
      guard next.candidate > former.candidate + 1, -62...62 ~= next.key - former.key else {
        continue
      }
      var last = former.key
      for index in former.candidate + 1..<next.candidate {
        let candidate = candidates[index]
        guard let key = key(of: candidate, between: former, next, base: resolver.base) else {
          continue
        }
        if candidate.hasPlace {
          let isNear = abs(key - former.key) <= 31 && abs(key - next.key) <= 31
          if candidate.form == form, isNear { found.append(index) }
          continue
        }
        guard former.key <= next.key else { continue }
        // Several entries of a day are usual, but a number that may be none must say another day.
        let isSure = candidate.form != .day
        guard isSure ? last...next.key ~= key : key > last && key < next.key else { continue }
        found.append(index)
        last = key
      }
    }
    return found
  }

  /// The date of a candidate that was not accepted, if it is one that stands between two others; nil if
  /// it cannot be.
  private func key(
    of candidate: DateCandidate, between former: ResolvedDate, _ next: ResolvedDate, base: Int?
  ) -> Int? {
    guard candidate.form.isDay, !reading.accepts(candidate) else { return nil }
    var (month, day) = reading.monthAndDay(of: candidate)
    if candidate.form == .day {
      // `31st Office day.` lacks its mark.
      guard candidate.isOrdinal else { return nil }
      month = day > former.day ? former.month : next.month
    } else if candidate.ending == .loose {
      return nil
    }
    guard 1...12 ~= month else { return nil }
    var pass = month < former.month ? next.pass : former.pass
    if candidate.year != 0 {
      guard let base else { return nil }
      pass = reading.modernYear(candidate.year, isDual: candidate.isDual, month, day) - base
    }
    return pass * 372 + (month - 1) * 31 + day - 1
  }
}

// MARK: - Quotations

extension DateChoice {
  private static let fewestForQuotations = 50
  private static let mostQuotations = 3

  /// Drops the first few dates if the others begin far behind them, and long after: an introduction
  /// quotes entries.
  ///
  /// - Returns: Whether there were some.
  mutating func dropQuotations(_ dates: [ResolvedDate]) -> Bool {
    guard dates.count >= Self.fewestForQuotations else { return false }
    let offsets = dates.map { candidates[$0.candidate].offset }
    let usual = (offsets[offsets.count - 1] - offsets[0]) / offsets.count
    let count = (1...Self.mostQuotations).last {
      offsets[$0] - offsets[$0 - 1] > usual * 12 && abs(dates[$0].key - dates[$0 - 1].key) > 31
    }
    guard let count else { return false }
    let quoted = Set(dates[..<count].map(\.candidate))
    candidates = candidates.indices.filter { !quoted.contains($0) }.map { candidates[$0] }
    return true
  }
}

extension DatedText {
  /// The index of the last entry that begins at or before `offset`; `nil` before the first one.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  package func index(at offset: Int) -> Int? {
    let following = firstIndex(after: offset)
    return following > 0 ? following - 1 : nil
  }

  /// The index of the first entry that begins after `offset`; the number of entries behind the
  /// last one.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  package func firstIndex(after offset: Int) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The entry of a day of the year: if there is none, the last one before it.
  ///
  /// Of several years that have the day, it is the one that the entry at `offset` belongs to, or
  /// else the nearest. If no year has it, it is the last entry before it, of the year that was
  /// read if that is at most a month older than the day.
  ///
  /// - Returns: Its index; `nil` only where there are no entries.
  package func index(ofMonth month: Int, day: Int, from offset: Int) -> Int? {
    guard !entries.isEmpty else { return nil }
    let current = pass(at: offset)
    let target = EntryDate(month: month, day: day).dayKey
    var exact: (distance: Int, index: Int)?
    for (index, entry) in entries.enumerated() where entry.date.dayKey == target {
      let distance = abs(entry.pass - current)
      if distance < exact?.distance ?? .max { exact = (distance, index) }
    }
    if let exact { return exact.index }
    // The days from an entry to the target day, in the year that was read first.
    var best: (cost: Int, index: Int)?
    for pass in Set(entries.map(\.pass)).sorted(by: { abs($0 - current) < abs($1 - current) }) {
      guard let last = lastIndex(before: pass * 372 + target) else { continue }
      let gap = pass * 372 + target - entries[last].key
      let cost = pass == current && gap <= 31 ? -1 : gap
      if cost < best?.cost ?? .max { best = (cost, last) }
    }
    return best?.index ?? 0
  }

  /// The entry of the day nearest to `date` among those of its year: of two the earlier one, of one
  /// day its first.
  ///
  /// - Parameter date: One with a year.
  /// - Returns: Its index; `nil` if the year has no entries.
  package func index(nearest date: EntryDate) -> Int? {
    var best: (distance: Int, key: Int, index: Int)?
    for (index, entry) in entries.enumerated() where entry.date.year == date.year {
      let key = entry.date.dayKey
      let distance = abs(key - date.dayKey)
      guard let (least, former, _) = best else {
        best = (distance, key, index)
        continue
      }
      if distance < least || distance == least && key < former { best = (distance, key, index) }
    }
    return best?.index
  }

  /// The first entry of the day that is the last one before `key`.
  private func lastIndex(before key: Int) -> Int? {
    var found: Int?
    for (index, entry) in entries.enumerated() where entry.key < key {
      guard let last = found else {
        found = index
        continue
      }
      if entry.key > entries[last].key { found = index }
    }
    return found
  }

  /// The year, counted from the text's first one, of what stands at `offset`.
  package func pass(at offset: Int) -> Int {
    entries.isEmpty ? 0 : entries[index(at: offset) ?? 0].pass
  }

  /// The entry that a month's tab leads to: the month's first one, of the year that was read; where
  /// that is shown already, the next one of the month, in the end the first again.
  ///
  /// - Parameters:
  ///   - month: From 1 for January to 12.
  ///   - offset: What is shown, whose entry tells the year.
  ///   - last: The entry that this led to the last time, where nothing else was done since.
  /// - Returns: Its index; `nil` if no year has an entry in the month.
  package func index(ofMonth month: Int, from offset: Int, after last: Int? = nil) -> Int? {
    let own = entries.indices.filter { entries[$0].date.month == month }
    guard let first = own.first else { return nil }
    if let last, let position = own.firstIndex(of: last) {
      return own[(position + 1) % own.count]
    }
    let current = pass(at: offset)
    return own.first { entries[$0].pass == current }
      ?? own.min { abs(entries[$0].pass - current) < abs(entries[$1].pass - current) } ?? first
  }

  /// The months that have entries in a year counted from the text's first one, from 1 to 12.
  package func months(ofPass pass: Int) -> Set<Int> {
    Set(entries.lazy.filter { $0.pass == pass }.map(\.date.month))
  }

  /// The entry of the same day in the next year, or in the one before: if there is none, the
  /// last one before that day, or else the year's first.
  ///
  /// - Parameter years: 1 or -1.
  /// - Returns: Its index; `nil` if no such year has entries.
  package func index(years: Int, from offset: Int) -> Int? {
    guard let shown = index(at: offset) ?? (entries.isEmpty ? nil : 0) else { return nil }
    let entry = entries[shown]
    let passes = Set(entries.map(\.pass)).filter {
      years > 0 ? $0 > entry.pass : $0 < entry.pass
    }
    guard let pass = years > 0 ? passes.min() : passes.max() else { return nil }
    var best: Int?
    for (index, other) in entries.enumerated() where other.pass == pass {
      let isBetter =
        best.map { best in
          let (key, bestKey) = (other.date.dayKey, entries[best].date.dayKey)
          if bestKey > entry.date.dayKey { return key < bestKey }
          return key <= entry.date.dayKey && key > bestKey
        } ?? true
      if isBetter { best = index }
    }
    return best
  }
}

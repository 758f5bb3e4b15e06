import Datebook
import Screen
import Widgets

// MARK: - What is known

extension BookPlace {
  /// Handles the dates that were found, or the place that a date leads to.
  mutating func handle(_ event: DatesEvent) -> [TextEffect] {
    switch event {
    case .spotFound(let offset, let month): return jump(to: offset, asking: month)
    case .found(let found, let ruling):
      dates.found = found
      if dates.ruling == nil { dates.ruling = ruling }
      if let opened = dates.opened, dates.text != nil {
        dates.asked = found.text.entries.firstIndex { $0.offset == opened }
        dates.opened = nil
      }
      if let asked = dates.asked, asked >= found.text.entries.count { dates.asked = nil }
      findTodaysEntry()
      return []
    // The reading room tells it.
    case .noticeNoted: return []
    }
  }

  /// Lets the text count as dated, or not, whatever it looks like.
  mutating func rule(isDated: Bool) -> [TextEffect] {
    dates.ruling = isDated
    dates.asked = nil
    findTodaysEntry()
    return [.dates(.keep(isDated: isDated))]
  }

  /// Finds the bytes of today's entry, of the year that is read.
  mutating func findTodaysEntry() {
    dates.portion = nil
    guard let dated = dates.text,
      let index = dated.index(ofMonth: today.month, day: today.day, from: readingOffset),
      case let date = dated.entries[index].date, date.month == today.month, date.day == today.day
    else { return }
    let end = dated.entries[index...].first { $0.date != date }
    dates.portion = dated.entries[index].offset..<(end?.offset ?? max(length.bytes, 1))
  }

  /// What the reader looks at: the entry that was asked for, or the beginning of the page.
  private var readingOffset: Int {
    if let dated = dates.text, let asked = dates.asked { return dated.entries[asked].offset }
    return shown?.lowerBound ?? anchor
  }

  /// The entry that the reader is in: the one asked for, else the first that begins on the page,
  /// else the one that goes on there.
  package var datedEntry: Int? {
    guard let dated = dates.text, let shown else { return nil }
    if let asked = dates.asked { return asked }
    let next = dated.firstIndex(after: shown.lowerBound - 1)
    if next < dated.entries.count, dated.entries[next].offset < shown.upperBound { return next }
    return next > 0 ? next - 1 : nil
  }

  /// The date of that entry in words.
  var datedLabel: String? {
    guard let dated = dates.text, let datedEntry else { return nil }
    return locale.date(dated.entries[datedEntry].date)
  }

  /// The offset of the entry that was asked for, where it is to be pointed at.
  var pointedOffset: Int? {
    dates.asked.flatMap { asked in dates.text?.entries[asked].offset }
  }

  /// The rail of a dated text: its tabs lead to entries.
  var datedRail: MonthRail? {
    guard let dated = dates.text, let found = dates.found else { return nil }
    let entry = datedEntry.map { dated.entries[$0] }
    return MonthRail(
      year: (entry ?? dated.entries.first)?.date.year,
      lit: entry.map { Months($0.date.month) } ?? [], today: today.month, open: found.months)
  }
}

// MARK: - Going to entries

extension BookPlace {
  /// Obeys a command that goes by dates; `nil` if it does not, or where the text has none.
  mutating func obeyDates(_ command: TextCommand) -> [TextEffect]? {
    guard let dated = dates.text else { return nil }
    switch command {
    case .today:
      return go(
        toDated: dated.index(ofMonth: today.month, day: today.day, from: readingOffset))
    case .frame(.month(let month)):
      return go(toTab: month, in: dated)
    case .nextMonth: return go(toDated: month(1, in: dated))
    case .previousMonth: return go(toDated: month(-1, in: dated))
    case .nextChapter: return go(toDated: entry(1, in: dated))
    case .previousChapter: return go(toDated: entry(-1, in: dated))
    case .nextYear, .previousYear:
      // If there is none, that is said.
      let years = command == .nextYear ? 1 : -1
      guard let index = dated.index(years: years, from: readingOffset) else { return nil }
      return go(toDated: index)
    default: return nil
    }
  }

  /// Goes to a byte that something outside leads to.
  mutating func open(at offset: Int) -> [TextEffect] {
    let effects = jump(to: offset, asking: nil)
    dates.opened = offset
    return effects
  }

  /// Goes to the entry with this index, and points at it.
  mutating func go(toDated index: Int?) -> [TextEffect] {
    guard let found = dates.found?.text, let index, found.entries.indices.contains(index) else {
      return []
    }
    let effects = jump(to: found.entries[index].offset, asking: nil)
    dates.asked = index
    findTodaysEntry()
    return effects
  }

  /// Goes to the month's first entry, or where the reader is there, or was led on by the tab before, to the
  /// next one of the month.
  private mutating func go(toTab month: Int, in dated: DatedText) -> [TextEffect] {
    let first = dated.index(ofMonth: month, from: readingOffset)
    let isThere = dates.asked != nil && (dates.asked == first || dates.asked == dates.tabbed)
    let next =
      isThere ? dated.index(ofMonth: month, from: readingOffset, after: dates.asked) : first
    defer { dates.tabbed = next }
    return go(toDated: next)
  }

  /// The entry behind the one that the reader is in, or before it.
  private func entry(_ step: Int, in dated: DatedText) -> Int? {
    if let asked = dates.asked { return asked + step }
    guard let shown else { return nil }
    let index = dated.index(at: shown.lowerBound)
    if step > 0 { return index.map { $0 + 1 } ?? 0 }
    // From the midst of an entry it is that one's own beginning.
    return index.map { dated.entries[$0].offset < shown.lowerBound ? $0 : $0 - 1 }
  }

  /// The first entry of the next month that has some, or of the one before.
  private func month(_ step: Int, in dated: DatedText) -> Int? {
    let entries = dated.entries
    func isSameMonth(_ a: Int, _ b: Int) -> Bool {
      entries[a].pass == entries[b].pass && entries[a].date.month == entries[b].date.month
    }
    guard let here = datedEntry else { return step > 0 ? 0 : nil }
    if step > 0 { return entries[here...].indices.first { !isSameMonth($0, here) } }
    guard let last = entries[..<here].indices.last(where: { !isSameMonth($0, here) }) else {
      return nil
    }
    let before = entries[..<last].indices.last { !isSameMonth($0, last) }
    return before.map { $0 + 1 } ?? 0
  }
}

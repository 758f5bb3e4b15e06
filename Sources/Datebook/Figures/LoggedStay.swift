/// A stay on a page as the library's log has it, with the book it was in.
package struct LoggedStay: Equatable, Sendable {
  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// The length of its text in bytes, at least 1.
  package var textBytes: Int
  /// When it began.
  package var startedAt: Moment
  /// What was shown, and for how long.
  package var stay: PageStay

  /// A stay in the log.
  package init(book: Int, title: String, textBytes: Int, startedAt: Moment, stay: PageStay) {
    self.book = book
    self.title = title
    self.textBytes = max(textBytes, 1)
    self.startedAt = startedAt
    self.stay = stay
  }
}

/// Some time that a book was read in, without longer breaks.
package struct ReadingSpell: Equatable, Sendable {
  /// A break of more than this many milliseconds ends it: a quarter of an hour.
  private static let longestBreak = 900_000

  /// The book's number in the library.
  package var book: Int
  /// What the book is called.
  package var title: String
  /// The reading day it belongs to.
  package var day: Day
  /// When it began.
  package var startedAt: Moment
  /// The time that was read, in milliseconds: without skims, pauses as `ReadingTotal` counts them.
  package var milliseconds: Int
  /// The parts of the book that were read, from 0 to 1, ascending: without what was jumped over.
  package var fractions: [ClosedRange<Double>]
  /// The bytes of its text from the first part to the last.
  package var offsets: Range<Int>
  /// How many pages were read that were not read on the same day before.
  package var pages: Int

  /// The spells that `stays` make, which are in the order of time.
  package static func spells(of stays: [LoggedStay]) -> [ReadingSpell] {
    var spells: [ReadingSpell] = []
    var group: [LoggedStay] = []
    var read: [Int: ReadBytes] = [:]
    var pages = 0
    for logged in stays where logged.stay.kind != .skim {
      if let last = group.last, !continues(last, logged) {
        spells.append(ReadingSpell(group, pages: pages))
        (group, pages) = ([], 0)
        if last.stay.day != logged.stay.day { read = [:] }
      }
      group.append(logged)
      if read[logged.book, default: ReadBytes()].insertPage(logged.stay.offsets) { pages += 1 }
    }
    if !group.isEmpty { spells.append(ReadingSpell(group, pages: pages)) }
    return spells
  }

  private static func continues(_ last: LoggedStay, _ next: LoggedStay) -> Bool {
    let end = last.startedAt.milliseconds + last.stay.milliseconds
    return last.book == next.book && last.stay.day == next.stay.day
      && next.startedAt.milliseconds - end <= longestBreak
  }

  /// The spell that `stays` make together, of which there is at least one.
  private init(_ stays: [LoggedStay], pages: Int) {
    let first = stays[0]
    book = first.book
    title = first.title
    day = first.stay.day
    startedAt = first.startedAt
    let total = ReadingTotal(
      of: stays.map(\.stay), speed: ReadingSpeed(learntFrom: stays.map(\.stay)))
    milliseconds = total.milliseconds
    let bytes = Double(first.textBytes)
    let read = ReadBytes(of: stays.map(\.stay)).ranges
    fractions = read.map { range in
      min(Double(range.lowerBound) / bytes, 1)...min(Double(range.upperBound) / bytes, 1)
    }
    .joined(over: 0.01)
    offsets = (read.first?.lowerBound ?? 0)..<(read.last?.upperBound ?? 0)
    self.pages = pages
  }
}

extension [ClosedRange<Double>] {
  /// The ranges, which are in the order of their beginnings, with those made one that are not further
  /// apart than `gap`.
  package func joined(over gap: Double) -> [ClosedRange<Double>] {
    reduce(into: []) { joined, range in
      guard let last = joined.last, range.lowerBound - last.upperBound <= gap else {
        return joined.append(range)
      }
      joined[joined.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
    }
  }
}

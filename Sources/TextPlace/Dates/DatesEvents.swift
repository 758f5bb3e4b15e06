package import Datebook
import Widgets

/// What happens to the dates of a text.
package enum DatesEvent: Equatable, Sendable {
  /// They were found, with what the library keeps of the reader's ruling on this book.
  case found(FoundDates, ruling: Bool?)
  /// The spot was found at which the reading of a day of this month begins.
  case spotFound(Int, month: Int)
  /// Whether the reader was told before, at an earlier opening, that the book looks like a diary.
  case noticeNoted(wasKnown: Bool)
}

/// What the dates of a text ask of the world outside.
package enum DatesEffect: Equatable, Sendable {
  /// Find them, and the pages they are on. Answered later by `DatesEvent.found`.
  case find
  /// Keep whether the book counts as dated.
  case keep(isDated: Bool)
  /// Find the spot at which the reading of a day begins whose part of the text begins with the byte at
  /// this offset. Answered at once by `DatesEvent.spotFound`.
  case findSpot(near: Int, month: Int)
  /// Note that the reader is told that the book looks like a diary. Answered at once by
  /// `DatesEvent.noticeNoted`.
  case noteNotice
}

/// What a sheet asks for the dates of a text.
package enum DatesRequest: Equatable, Sendable {
  /// Go to the entry with this index.
  case go(Int)
  /// Let the book count as dated, or not.
  case rule(isDated: Bool)
}

/// The dates of a text with the pages they are on.
package struct FoundDates: Equatable, Sendable {
  /// The entries.
  package let text: DatedText
  /// The entries as they are listed, with their pages.
  package let list: Contents
  /// The months that have entries.
  let months: Months

  /// The entries of `text`, which `list` has in the same order.
  package init(_ text: DatedText, list: Contents) {
    self.text = text
    self.list = list
    months = text.entries.reduce(into: []) { $0.insert(Months($1.date.month)) }
  }
}

package import Datebook
import Widgets

/// What is known of a day in other years.
package struct OnThisDay: Equatable, Sendable {
  /// The day.
  package var day: Day
  /// The days of other years with its date on which something was read or written, in order.
  package var others: [OtherDay]
  /// The entries of dated books with its month and day, of all years.
  package var entries: [BookEntry]

  /// A day of another year.
  package struct OtherDay: Equatable, Sendable {
    /// The day.
    package var day: Day
    /// What was read and written on it.
    package var facts: DayFacts

    /// A day with its facts.
    package init(_ day: Day, _ facts: DayFacts) {
      self.day = day
      self.facts = facts
    }
  }

  /// What is known of `day` in other years.
  package init(_ day: Day, others: [OtherDay] = [], entries: [BookEntry] = []) {
    self.day = day
    self.others = others
    self.entries = entries
  }
}

/// A book that counts as dated.
package struct DatedBook: Equatable, Sendable {
  /// The book's number in the library.
  package var book: Int
  /// What it is called.
  package var title: String

  /// A book of the library.
  package init(book: Int, title: String) {
    self.book = book
    self.title = title
  }
}

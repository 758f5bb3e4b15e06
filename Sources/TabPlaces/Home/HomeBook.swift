package import Datebook
import Widgets

/// A book that was read lately, as far as Home tells of it.
///
/// It is less than the library knows: what the first screen needs, and nothing more to be read.
package struct HomeBook: Equatable, Sendable {
  /// Its number in the library.
  package var number: Int
  /// What it is called.
  package var title: String
  /// Who wrote it, where that is known.
  package var author: String?
  /// The part of it that lies behind the reader, from 0 to 1; `nil` if no place is kept.
  package var fraction: Double?
  /// The day that it was opened last.
  package var openedOn: Day

  /// A book that was opened on a day.
  package init(number: Int, title: String, author: String?, fraction: Double?, openedOn: Day) {
    self.number = number
    self.title = title
    self.author = author
    self.fraction = fraction
    self.openedOn = openedOn
  }
}

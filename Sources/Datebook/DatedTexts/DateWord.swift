/// What a word may say in a date; one word may be a month in one language and a weekday in another.
struct DateWord: Equatable {
  /// The month, from 1 to 12; 0 where it names none.
  var month: UInt8 = 0
  /// The languages in which it names that month, a bit each.
  var languages: UInt8 = 0
  /// The day of the week by ISO 8601, from 1 to 7; 0 where it names none.
  var weekday: UInt8 = 0
  /// The day of the month that it counts, from 1 to 31, and 20 for `twenty`; 0 where it counts none.
  var ordinal: UInt8 = 0
  /// Whether it only begins such a number, as `twenty` does.
  var isTens = false
  /// Whether it may stand before a day, as `the` does.
  var isArticle = false
  /// Whether it names a part of a book that may have a year in its heading, as `Chapter` does.
  var isPart = false
  /// Whether it may stand between day, month and year, as `of` does.
  var isLink = false
}

/// What a word may say in a date; one word may be a month in one language and a weekday in another.
///
/// It takes eight bytes: tokens that have one are copied for each question that is asked of them.
struct DateWord: Equatable {
  /// What else a word may be in a date.
  struct Uses: OptionSet {
    let rawValue: UInt8

    /// It only begins a number that counts a day, as `twenty` does.
    static let tens = Uses(rawValue: 1 << 0)
    /// It may stand before a day, as `the` does.
    static let article = Uses(rawValue: 1 << 1)
    /// It names a part of a book that may have a year in its heading, as `Chapter` does.
    static let part = Uses(rawValue: 1 << 2)
    /// It may stand between day, month and year, as `of` does.
    static let link = Uses(rawValue: 1 << 3)
    /// It may name what the date behind it is of, as `Date` and `Log entry` do.
    static let label = Uses(rawValue: 1 << 4)
    /// It may stand behind a year, as the Russian `г.` does.
    static let yearWord = Uses(rawValue: 1 << 5)
    /// It may stand between a date and a time of day, as `at` does.
    static let at = Uses(rawValue: 1 << 6)
    /// It may stand before a weekday, as the Czech `v` does.
    static let on = Uses(rawValue: 1 << 7)
  }

  /// The languages in which it names its month, a bit each; if it names none, its weekday.
  var languages: UInt32 = 0
  /// The month, from 1 to 12; 0 where it names none.
  var month: UInt8 = 0
  /// The day of the week by ISO 8601, from 1 to 7; 0 where it names none.
  var weekday: UInt8 = 0
  /// The day of the month that it counts, from 1 to 31, and 20 for `twenty`; 0 where it counts none.
  var ordinal: UInt8 = 0
  /// What else it may be.
  var uses: Uses = []

  var isTens: Bool { uses.contains(.tens) }
  var isArticle: Bool { uses.contains(.article) }
  var isPart: Bool { uses.contains(.part) }
  var isLink: Bool { uses.contains(.link) }
  var isLabel: Bool { uses.contains(.label) }
  var isYearWord: Bool { uses.contains(.yearWord) }
  var isAt: Bool { uses.contains(.at) }
  var isOn: Bool { uses.contains(.on) }
}

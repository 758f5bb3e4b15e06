/// How a date is written, as far as it tells the dates of one text apart from other numbers.
enum DateForm: UInt8 {
  /// `April 3`, `Mar. 5th`, `JANUARY FIRST`.
  case monthDay
  /// `3 April`, `5th of March`, `2. Mai`, `le 2 janvier`.
  case dayMonth
  /// `2nd`, `10.`, `Thursday, 15th`: a day of the month that was read last.
  case day
  /// `2026-11-01`.
  case iso
  /// `24.12.1786` or `12/24/1786`: which number is the month's, the whole text tells.
  case numbers
  /// `01.01`: likewise, without a year.
  case pair
  /// `5.3.`, a day and a month.
  case dotted
  /// A heading with a month, and a year or none.
  case month
  /// A heading with a year.
  case year
  /// The line with which Project Gutenberg begins a book.
  case bookStart
  /// The line with which Project Gutenberg ends a book.
  case bookEnd

  /// Whether it stands for a day.
  var isDay: Bool { rawValue <= DateForm.dotted.rawValue }
}

/// The beginning of a paragraph that says a date, or a heading that says a month or a year.
struct DateCandidate {
  /// What stands behind a date.
  enum Ending: UInt8 {
    /// Nothing: it has a line of its own.
    case alone
    /// A mark that parts it from the text of the entry.
    case runIn
    /// More words, as in a sentence.
    case loose
  }

  /// The text's offset of its first byte with something to show.
  var offset = 0
  /// The bytes of the date with what belongs to it: weekday, place, brackets.
  @Narrow<Int32> var length = 0
  var form: DateForm
  var ending = Ending.alone
  /// The year as it is printed; 0 if there is none.
  @Narrow<Int32> var year = 0
  /// Whether the text has two digits of the year: the century is a guess.
  var isShortYear = false
  /// Whether a second year stands behind the first, as in `1659–60`.
  var isDual = false
  /// The year that the book says for programs, of what is printed here; 0 where it says none.
  @Narrow<Int32> var exactYear = 0
  /// Likewise the month of a day by itself.
  @Narrow<UInt8> var exactMonth = 0
  /// From 1 to 12; 0 if there is none.
  @Narrow<UInt8> var month = 0
  /// From 1 to 31; 0 if there is none.
  @Narrow<UInt8> var day = 0
  /// The weekday by ISO 8601, from 1 to 7; 0 if there is none.
  @Narrow<UInt8> var weekday = 0
  /// The languages that have the month's name, a bit each; all where there is no name.
  var languages: UInt32 = .max
  /// Whether the number of the day has a suffix, or is a word.
  var isOrdinal = false
  /// Whether words stand before it: a place, an author.
  var hasPlace = false
  /// Whether its line has nothing but digits, as the number of a printed page.
  var isBareNumber = false
  /// Whether it is indented.
  var isIndented = false
  /// Whether it is a date of the text, though most that are written as it is are none.
  var isAdmitted = false

  /// A date or heading of this form, with nothing known of it yet.
  init(_ form: DateForm) {
    self.form = form
  }

  /// Whether the year that the book says for programs counts: what is printed may be as the English
  /// counted before 1752, and is not far from it.
  var hasExactYear: Bool {
    exactYear != 0 && (year == 0 || isShortYear || abs(exactYear - year) <= 1)
  }

  /// Whether it has no name of a month.
  var isOfNumbers: Bool {
    switch form {
    case .iso, .numbers, .pair, .dotted: languages == .max
    default: false
    }
  }

  /// The text's offset behind it.
  var end: Int { offset + length }

  /// A number that all dates of a text have in common that are written in the same way.
  var pattern: Int {
    var pattern = Int(form.rawValue) | Int(ending.rawValue) << 4
    if year != 0 { pattern |= 1 << 6 }
    if hasPlace { pattern |= 1 << 7 }
    if isIndented { pattern |= 1 << 8 }
    if form == .day {
      if isOrdinal { pattern |= 1 << 9 }
      if weekday != 0 { pattern |= 1 << 10 }
    }
    return pattern
  }
}

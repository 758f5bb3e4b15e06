/// The dated entries of a text: those of a diary, or of a book with a page for each day.
package struct DatedText: Equatable, Sendable {
  /// How sure it is that a text is a row of dated entries.
  package enum Certainty: String, Comparable, Sendable {
    /// It is none: it may mention dates.
    case none
    /// It looks like one: the reader is told, and decides.
    case likely
    /// It is one.
    case sure

    package static func < (a: Certainty, b: Certainty) -> Bool { a.rank < b.rank }
    private var rank: Int { self == .none ? 0 : self == .likely ? 1 : 2 }
  }

  /// The calendar that weekdays in the headings show a diary to use.
  package enum Style: String, Sendable {
    /// Today's calendar.
    case gregorian
    /// Old Style, which Pepys writes: some days behind.
    case julian
  }

  /// How sure it is that the entries are what the text consists of.
  package let certainty: Certainty
  /// The calendar, where weekdays tell it.
  package let style: Style?
  /// Whether the years are a guess: from two of their digits, or from weekdays and from what years
  /// the entries mention.
  package let yearsAreGuessed: Bool
  /// The years that the first entry may be of by its weekdays, where nothing settles which; ascending.
  package let possibleYears: [Int]
  /// The latest year that the title page or a preface mentions, where nothing settles the year.
  package let yearOfPreface: Int?
  /// The entries by ascending offset; where the text is none, the dates that it mentions.
  package let entries: [Entry]

  /// A text with these entries, which are in ascending order of their offsets.
  package init(
    certainty: Certainty = .none, style: Style? = nil, yearsAreGuessed: Bool = false,
    possibleYears: [Int] = [], yearOfPreface: Int? = nil, entries: [Entry] = []
  ) {
    self.certainty = certainty
    self.style = style
    self.yearsAreGuessed = yearsAreGuessed
    self.possibleYears = possibleYears
    self.yearOfPreface = yearOfPreface
    self.entries = entries
  }

  /// The possible years of the hundred before what the title page or a preface mentions, or before
  /// `today`, the year in which the text is read: a diary is older than its edition.
  ///
  /// Weekdays come again after 5, 6 or 11 years, so a dozen of them are left. The last is not more
  /// likely than others: Grossmith's diary is of 1888, its edition of 1910, and 1906 fits as well.
  package func probableYears(before today: Int) -> [Int] {
    let last = yearOfPreface ?? today
    return possibleYears.filter { $0 <= last && $0 > last - 100 }
  }

  /// The years that it is probably of by its weekdays, as in "1888, 1894 or 1906"; `nil` if they leave
  /// none.
  package func probableYearsInWords(before today: Int) -> String? {
    let years = probableYears(before: today)
    guard let last = years.last else { return nil }
    let others = years.dropLast().map(String.init).joined(separator: ", ")
    return others.isEmpty ? "\(last)" : "\(others) or \(last)"
  }

  /// The number of different days that have an entry.
  package var dayCount: Int { DateOrder.days(entries.lazy.map(\.key)) }
}

/// The date of an entry: a day of a year, or of any year.
package struct EntryDate: Hashable, Sendable {
  /// The year; 0 if there is none.
  @Narrow<Int32> private var yearOrNone: Int
  @Narrow<UInt8> private var numberOfMonth: Int
  @Narrow<UInt8> private var numberOfDay: Int

  /// The year; `nil` if the text says none and nothing settles it.
  package var year: Int? { yearOrNone == 0 ? nil : yearOrNone }
  /// From 1 for January to 12.
  package var month: Int { numberOfMonth }
  /// From 1 to 31; 29 for February in a book without years.
  package var day: Int { numberOfDay }

  /// The day with this date.
  package init(year: Int? = nil, month: Int, day: Int) {
    yearOrNone = year ?? 0
    numberOfMonth = month
    numberOfDay = day
  }

  /// A number that grows with the day in a year, from 0 to 371.
  var dayKey: Int { (month - 1) * 31 + day - 1 }
}

extension EntryDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it, `1888-04-03`; `--04-03` without a year.
  package var description: String {
    // Of a diary of decades all are printed, so no strings are made of the numbers.
    String(unsafeUninitializedCapacity: 10) { bytes in
      var count = 0
      func put(_ number: Int, width: Int) {
        var rest = number
        for place in (0..<width).reversed() {
          bytes[count + place] = UInt8(0x30 + rest % 10)
          rest /= 10
        }
        count += width
      }
      func putHyphen() {
        bytes[count] = UInt8(ascii: "-")
        count += 1
      }
      if let year { put(year, width: 4) } else { putHyphen() }
      putHyphen()
      put(month, width: 2)
      putHyphen()
      put(day, width: 2)
      return count
    }
  }
}

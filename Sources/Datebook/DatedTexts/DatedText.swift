/// The dated entries of a text: those of a diary, or of a book with a page for each day.
package struct DatedText: Equatable, Sendable {
  /// How sure it is that a text is a row of dated entries.
  package enum Certainty: String, Comparable, Sendable {
    /// It is none: it may mention dates.
    case none
    /// It looks like one: the reader is asked.
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

  /// The paragraphs that a date begins, up to the next such date.
  package struct Entry: Equatable, Sendable {
    /// The date as the text has it, in the calendar of the text.
    package let date: EntryDate
    /// The years since that of the text's first entry; negative for one that stands out of order.
    package let pass: Int
    /// The text's offset of the first byte of its heading.
    package let offset: Int
    /// The date as it is printed, with a weekday or a place that belongs to it.
    package let heading: String
    /// The first words behind it, some sixty characters.
    package let words: String

    /// An entry whose heading begins at `offset`.
    package init(
      date: EntryDate, pass: Int = 0, offset: Int, heading: String, words: String = ""
    ) {
      self.date = date
      self.pass = pass
      self.offset = offset
      self.heading = heading
      self.words = words
    }
  }

  /// How sure it is that the entries are what the text consists of.
  package let certainty: Certainty
  /// The calendar, where weekdays tell it.
  package let style: Style?
  /// The entries by ascending offset; where the text is none, the dates that it mentions.
  package let entries: [Entry]

  /// A text with these entries, which are in ascending order of their offsets.
  package init(certainty: Certainty = .none, style: Style? = nil, entries: [Entry] = []) {
    self.certainty = certainty
    self.style = style
    self.entries = entries
  }

  /// The number of different days that have an entry.
  package var dayCount: Int { Set(entries.map(\.key)).count }
}

extension DatedText.Entry {
  /// A number that grows with the date, 372 to a year.
  var key: Int { pass * 372 + date.dayKey }
}

/// The date of an entry: a day of a year, or of any year.
package struct EntryDate: Hashable, Sendable {
  /// The year; `nil` where the text says none and nothing settles it.
  package let year: Int?
  /// From 1 for January to 12.
  package let month: Int
  /// From 1 to 31; 29 for February in a book without years.
  package let day: Int

  /// The day with this date.
  package init(year: Int? = nil, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// A number that grows with the day in a year, from 0 to 371.
  var dayKey: Int { (month - 1) * 31 + day - 1 }
}

extension EntryDate: CustomStringConvertible {
  /// The date as ISO 8601 writes it, `1888-04-03`; `--04-03` without a year.
  package var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
    }
    return "\(year.map { padded($0, 4) } ?? "-")-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// How dates are written: the CLDR's patterns of `y`, `M`, `L`, `d`, `E`, `c` and words.
package struct DatePatterns: Equatable, Sendable {
  /// A day by an abbreviated month: `5 Mar`.
  package var shortDay: String
  /// A day: `5 March`.
  package var day: String
  /// A month of a year: `March 2026`.
  package var month: String
  /// A day of a year: `5 Mar 2026`, and `5 March 2026`.
  package var mediumDate, longDate: String
  /// A day by its weekday: `Thu 5 March`, `Thu 5 Mar 2026`, and `Thursday 5 March 2026`.
  package var weekdayDate, weekdayMediumDate, fullDate: String
}

extension CalendarLocale {
  /// `5 March`, as the language writes it.
  package func date(_ day: Day) -> String { write(day, by: patterns.day) }

  /// `5 Mar`, as the language writes it.
  package func shortDate(_ day: Day) -> String { write(day, by: patterns.shortDay) }

  /// `5 Mar 2026`, as the language writes it.
  package func mediumDate(_ day: Day) -> String { write(day, by: patterns.mediumDate) }

  /// `5 March 2026`, as the language writes it.
  package func longDate(_ day: Day) -> String { write(day, by: patterns.longDate) }

  /// `Thu 5 March`, as the language writes it.
  package func weekdayDate(_ day: Day) -> String { write(day, by: patterns.weekdayDate) }

  /// A comma and a blank, as the language's dates have them.
  package var comma: String { patterns.weekdayDate.contains("\u{60C}") ? "\u{60C} " : ", " }

  /// `Thu 5 Mar 2026`, as the language writes it.
  package func weekdayMediumDate(_ day: Day) -> String {
    write(day, by: patterns.weekdayMediumDate)
  }

  /// `Thursday 5 March 2026`, as the language writes it.
  package func fullDate(_ day: Day) -> String { write(day, by: patterns.fullDate) }

  /// `March 2026`, as the language writes it.
  package func month(_ month: Int, of year: Int) -> String {
    write(Day.days(ofMonth: month, year: year).lowerBound, by: patterns.month)
  }

  /// A year beside a month: with four digits where it could be taken for a day.
  package func year(_ year: Int) -> String {
    let digits = String(year)
    return year < 100 ? String(repeating: "0", count: 4 - digits.utf8.count) + digits : digits
  }

  /// `2 – 8 March`, or `23 February – 1 March`.
  ///
  /// - Parameter dash: What stands between, with its spaces.
  package func range(_ days: ClosedRange<Day>, dash: String = " – ") -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    if first.month == last.month, patterns.day.hasPrefix("d") {
      // A point belongs to the number, a word between it and the month does not.
      let hasPoint = patterns.day.hasPrefix("d.") || patterns.day.hasPrefix("dd.")
      return "\(first.day)\(hasPoint ? "." : "")\(dash)\(date(last))"
    }
    return date(first) + dash + date(last)
  }

  /// `2 – 8 March 2026`, or over New Year `28 December 2026 – 3 January 2027`.
  ///
  /// - Parameter dash: What stands between, with its spaces.
  package func rangeWithYear(_ days: ClosedRange<Day>, dash: String = " – ") -> String {
    let (first, last) = (days.lowerBound, days.upperBound)
    return first.year == last.year
      ? "\(range(days, dash: dash)) \(last.year)" : longDate(first) + dash + longDate(last)
  }
}

// MARK: - Entries of dated texts

extension CalendarLocale {
  /// The date of an entry in words: `3 April 1888`, and without a year where it has none.
  package func date(_ date: EntryDate) -> String {
    write(date, by: date.year == nil ? patterns.day : patterns.longDate)
  }

  /// The date of an entry in short: `3 Apr 1888`.
  package func shortDate(_ date: EntryDate) -> String {
    write(date, by: date.year == nil ? patterns.shortDay : patterns.mediumDate)
  }

  /// A year of Old Style may have days that no `Day` has.
  private func write(_ date: EntryDate, by pattern: String) -> String {
    write((date.year ?? 0, date.month, date.day), nil, by: pattern)
  }
}

// MARK: - Patterns

extension CalendarLocale {
  private func write(_ day: Day, by pattern: String) -> String {
    write(day.date, day.weekday, by: pattern)
  }

  private func write(
    _ date: (year: Int, month: Int, day: Int), _ weekday: Weekday?, by pattern: String
  ) -> String {
    var text = ""
    var rest = pattern[...]
    while let character = rest.first {
      if character == "'" {
        rest.removeFirst()
        let word = rest.prefix { $0 != "'" }
        text += word.isEmpty ? "'" : word
        rest = rest.dropFirst(word.count + 1)
        continue
      }
      let run = rest.prefix { $0 == character }
      rest = rest.dropFirst(run.count)
      switch (character, run.count) {
      case ("y", _): text += year(date.year)
      case ("d", 2): text += Self.twoDigits(date.day)
      case ("d", _): text += String(date.day)
      case ("M", 4...): text += names.dateMonths[date.month - 1]
      case ("M", 3): text += names.shortDateMonths[date.month - 1]
      case ("L", 4...): text += names.months[date.month - 1]
      case ("L", 3): text += names.shortMonths[date.month - 1]
      case ("M", 2), ("L", 2): text += Self.twoDigits(date.month)
      case ("M", _), ("L", _): text += String(date.month)
      case ("E", 4), ("c", 4): text += weekday.map(names.name(of:)) ?? ""
      case ("E", _), ("c", _): text += weekday.map(names.shortName(of:)) ?? ""
      default: text += run
      }
    }
    return text
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}

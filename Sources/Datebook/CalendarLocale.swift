/// How a language and a territory name days and count weeks.
///
/// The data is the Unicode CLDR's (`Tables/generate.py`), the same on every machine, so that pages
/// and tests do not depend on what the system has installed.
package struct CalendarLocale: Equatable, Sendable {
  /// The names of months and weekdays.
  package let names: CalendarNames
  /// How weeks are counted.
  package var rule: WeekRule
  /// How dates are written.
  package let patterns: DatePatterns
  /// The code of the language.
  private let language: String

  /// That of C and POSIX: English names, days before months, ISO weeks.
  package static let posix = CalendarLocale(
    language: "en", names: .english, rule: .iso,
    patterns: DatePatterns(shortDay: "d MMM", day: "d MMMM", month: "MMMM y"))

  /// The locale by one of POSIX's names, such as `de_AT.UTF-8`; one that is not known is `posix`.
  ///
  /// - Parameter identifier: A language, and a territory that may be left out; what stands behind a
  ///   dot or an at-sign is not looked at.
  package init(_ identifier: String) {
    let bare = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split(whereSeparator: { $0 == "_" || $0 == "-" })
    let language = parts.first.map { $0.lowercased() } ?? ""
    let territory = parts.dropFirst().last?.uppercased()
    guard !["", "c", "posix"].contains(language),
      let entry = Self.entry(language, territory)
    else {
      self = .posix
      return
    }
    self.language = language
    names = entry.names
    patterns = entry.patterns
    rule = Self.rule(of: territory ?? entry.territory)
  }

  /// The words of pages, beside those of dates.
  package var words: PageWords { PageWords.of(language) }

  /// The locale that the environment asks for, by LC_ALL, LC_TIME and LANG, the first that is set.
  ///
  /// - Parameter value: What a variable is set to.
  package init(environment value: (String) -> String?) {
    let set = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
    self.init(set ?? "C")
  }

  private init(
    language: String, names: CalendarNames, rule: WeekRule, patterns: DatePatterns
  ) {
    self.language = language
    self.names = names
    self.rule = rule
    self.patterns = patterns
  }
}

// MARK: - The table

extension CalendarLocale {
  /// A line of the table, by its fields.
  private struct Entry {
    var territory: String
    var names: CalendarNames
    var patterns: DatePatterns
  }

  private static func entry(_ language: String, _ territory: String?) -> Entry? {
    let line =
      territory.flatMap { fields(of: "\(language)_\($0)", in: LocaleData.locales) }
      ?? fields(of: language, in: LocaleData.locales)
    guard let line else { return nil }
    // A line of a name alone has the same names as that one.
    let data = line.count > 3 ? line : fields(of: line[2], in: LocaleData.locales) ?? []
    guard data.count == 14 else { return nil }
    // By bytes: a name may begin with a mark that would make one character with the semicolon.
    let lists = data[2...10].map { list in
      list.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
    }
    return Entry(
      territory: line[1],
      names: CalendarNames(
        months: lists[1].isEmpty ? lists[0] : lists[1],
        shortMonths: lists[3].isEmpty ? lists[2] : lists[3],
        narrowMonths: lists[4], weekdays: lists[5], shortWeekdays: lists[6],
        dateMonths: lists[0], shortDateMonths: lists[2], narrowWeekdays: lists[7],
        weekdayInitials: lists[8]),
      patterns: DatePatterns(shortDay: data[11], day: data[12], month: data[13]))
  }

  /// The rule of weeks of a territory: most have Mondays first, and 1 January in week 1.
  private static func rule(of territory: String) -> WeekRule {
    guard let fields = fields(of: territory, in: LocaleData.weeks), fields.count == 3,
      let first = Int(fields[1]).flatMap(Weekday.init(rawValue:)), let least = Int(fields[2])
    else { return WeekRule(firstWeekday: .monday, leastDays: 1) }
    return WeekRule(firstWeekday: first, leastDays: least)
  }

  /// The fields of the line that begins with `name`, the name first.
  private static func fields(of name: String, in table: StaticString) -> [String]? {
    let name = Array(name.utf8)
    return table.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let rest = bytes[start...]
        let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        if end - start > name.count, bytes[start + name.count] == UInt8(ascii: "\t"),
          rest.starts(with: name)
        {
          return bytes[start..<end].split(
            separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false
          )
          .map { String(decoding: $0, as: UTF8.self) }
        }
        start = end + 1
      }
      return nil
    }
  }
}

// MARK: - Writing dates

/// How dates are written: the CLDR's patterns of `y`, `M`, `L`, `d` and words.
package struct DatePatterns: Equatable, Sendable {
  /// A day by an abbreviated month: `5 Mar`.
  package var shortDay: String
  /// A day: `5 March`.
  package var day: String
  /// A month of a year: `March 2026`.
  package var month: String
}

extension CalendarLocale {
  /// `5 March`, as the language writes it.
  package func date(_ day: Day) -> String { write(day, by: patterns.day) }

  /// `5 Mar`, as the language writes it.
  package func shortDate(_ day: Day) -> String { write(day, by: patterns.shortDay) }

  /// `March 2026`, as the language writes it.
  package func month(_ month: Int, of year: Int) -> String {
    write(Day.days(ofMonth: month, year: year).lowerBound, by: patterns.month)
  }

  /// A year beside a month: with four digits where it could be taken for a day.
  package func year(_ year: Int) -> String {
    let digits = String(year)
    return year < 100 ? String(repeating: "0", count: 4 - digits.utf8.count) + digits : digits
  }

  /// `5 March 2026`, as titles and lists have it.
  package func fullDate(_ day: Day) -> String { "\(date(day)) \(year(day.year))" }

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

  private func write(_ day: Day, by pattern: String) -> String {
    let (year, month, dayOfMonth) = day.date
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
      case ("y", _): text += self.year(year)
      case ("d", _): text += String(dayOfMonth)
      case ("M", 4...): text += names.dateMonths[month - 1]
      case ("M", 3): text += names.shortDateMonths[month - 1]
      case ("L", 4...): text += names.months[month - 1]
      case ("L", 3): text += names.shortMonths[month - 1]
      case ("M", _), ("L", _): text += String(month)
      default: text += run
      }
    }
    return text
  }
}

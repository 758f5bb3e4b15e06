import Glibc

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
    patterns: DatePatterns(
      shortDay: "d MMM", day: "d MMMM", month: "MMMM y", mediumDate: "d MMM y",
      longDate: "d MMMM y", weekdayDate: "E d MMMM", weekdayMediumDate: "E d MMM y",
      fullDate: "EEEE d MMMM y"))

  /// The locale by one of POSIX's names, such as `de_AT.UTF-8`; one that is not known is `posix`.
  ///
  /// - Parameter identifier: A language, and a territory that may be left out. A script may stand between
  ///   them, as in `sr_Latn_RS`, or behind an at-sign, as in `sr_RS@latin`; what else stands behind that
  ///   or a dot is not looked at.
  package init(_ identifier: String) {
    let bare = identifier.prefix { $0 != "." && $0 != "@" }
    let parts = bare.split(whereSeparator: { $0 == "_" || $0 == "-" })
    let language = parts.first.map { $0.lowercased() } ?? ""
    let territory = parts.dropFirst().last { (2...3).contains($0.count) }?.uppercased()
    let modifier = identifier.split(separator: "@").dropFirst().first.map { $0.lowercased() }
    let script =
      parts.dropFirst().first { $0.count == 4 }?.lowercased()
      ?? modifier.flatMap { Self.scripts[$0] }
    guard !["", "c", "posix"].contains(language),
      let entry = Self.entry(language, territory, script)
    else {
      self = .posix
      return
    }
    self.language = language
    names = entry.names
    patterns = entry.patterns
    rule = Self.rule(of: territory ?? entry.territory)
  }

  /// The scripts that the C library's locales name.
  private static let scripts = [
    "latin": "latn", "cyrillic": "cyrl", "devanagari": "deva", "arabic": "arab",
  ]

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

  private static func entry(
    _ language: String, _ territory: String?, _ script: String?
  ) -> Entry? {
    let line =
      script.flatMap { script in
        let name = script.prefix(1).uppercased() + script.dropFirst()
        return fields(of: "\(language)_\(name)", in: LocaleData.locales)
      }
      ?? territory.flatMap { fields(of: "\(language)_\($0)", in: LocaleData.locales) }
      ?? fields(of: language, in: LocaleData.locales)
    guard let line else { return nil }
    // A line of a name alone has the same names as that one.
    let data = line.count > 3 ? line : fields(of: line[2], in: LocaleData.locales) ?? []
    guard data.count == 19 else { return nil }
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
        dateMonths: lists[0], shortDateMonths: lists[2],
        narrowWeekdays: lists[7].contains(where: isReadBothWays) ? lists[8] : lists[7],
        weekdayInitials: lists[8]),
      patterns: DatePatterns(
        shortDay: data[11], day: data[12], month: data[13], mediumDate: data[14],
        longDate: data[15], weekdayDate: data[16], weekdayMediumDate: data[17],
        fullDate: data[18]))
  }

  /// Whether digits stand beside letters that are read from right to left, as in `۱ش`: in a narrow column
  /// one of the two is on the wrong side, whether the terminal turns letters around or not.
  private static func isReadBothWays(_ name: String) -> Bool {
    name.contains(where: \.isNumber)
      && name.unicodeScalars.contains {
        (0x590..<0x900).contains($0.value) && $0.properties.isAlphabetic
      }
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
      guard let base = bytes.baseAddress else { return nil }
      var start = 0
      while start < bytes.count {
        // The table is long, and a search for dates looks up a dozen languages.
        let newline = memchr(base + start, CInt(UInt8(ascii: "\n")), bytes.count - start)
        let end = newline.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) } ?? bytes.count
        if end - start > name.count, bytes[start + name.count] == UInt8(ascii: "\t"),
          bytes[start...].starts(with: name)
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

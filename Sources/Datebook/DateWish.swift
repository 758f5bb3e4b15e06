/// A place in a datebook as it was typed: a day, a week, a month, a year or a page.
package enum DateWish: Equatable, Sendable {
  case day(Day)
  case week(Week)
  case month(year: Int, month: Int)
  case year(Int)
  /// A page of the year's datebook, from 0.
  case page(Int)

  /// What was typed, or `nil` if it says no place.
  ///
  /// Known are `5 mar`, `5mar`, `mar 5 2027`, `5.3.`, `5/3/27`, `3月5日`, `2026-03-05`, `20260305`,
  /// `march 2027`, `2027-03`, `w10`, `2027-w10`, `2027-w10-4`, `+30` and `-5` days, `+2w`, `today`,
  /// `tomorrow`, `yesterday`, `friday`, a year, and the number of a page. Words are the locale's or English, with
  /// accents or without; names may be cut to three letters. A year of two digits is the nearest that
  /// ends in them.
  ///
  /// - Parameters:
  ///   - day: The day that the reader is at: steps go from there.
  ///   - book: The year that is meant where none is said; that of `day` where it is `nil`.
  ///   - today: The day it is.
  package init?(
    _ typed: String, at day: Day, in book: Int? = nil, today: Day, locale: CalendarLocale
  ) {
    let reader = WishReader(day: day, book: book, today: today, locale: locale)
    guard let wish = reader.read(typed) else { return nil }
    self = wish
  }

  /// Whether what was typed has the form of a day or a week, be there such a one or not: `30 feb`,
  /// `2026-02-30`, `31.4.` and `w60` have, `30 pages` and `9.30` have not.
  package static func hasForm(_ typed: String, locale: CalendarLocale) -> Bool {
    WishReader(day: .first, book: nil, today: .first, locale: locale).hasForm(typed)
  }

  /// The page it leads to.
  package func page(in book: YearBook) -> DatebookPage {
    switch self {
    case .day(let day): .day(day)
    case .week(let week): .week(week)
    case .month(let year, let month): .month(year: year, month: month)
    case .year(let year): .year(year)
    case .page(let number): book.page(number)
    }
  }
}

/// Reads what was typed.
private struct WishReader {
  let day: Day
  let book: Int?
  let today: Day
  let locale: CalendarLocale

  /// The year that is meant where none is said.
  private var bookYear: Int { book ?? day.year }

  func read(_ typed: String) -> DateWish? {
    let text = Self.plain(typed)
    return relative(text) ?? numbered(text) ?? named(text)
  }

  func hasForm(_ typed: String) -> Bool {
    let text = Self.plain(typed)
    if weekParts(text) != nil || nameParts(text)?.day != nil { return true }
    let parts = text.split { "-/.".contains($0) }
    guard parts.allSatisfy({ number($0) != nil }) else { return false }
    switch (parts.count, text.filter { "-/.".contains($0) }) {
    case (3, "--"), (3, "//"), (3, ".."), (2, ".."): return true
    case (2, "-"): return parts[0].count == 4 && parts[1].count <= 2
    default: return false
    }
  }

  private static func plain(_ typed: String) -> String {
    DateFolding.folded(typed).split { $0 == " " || $0 == "," }.joined(separator: " ")
  }

  private func relative(_ text: String) -> DateWish? {
    guard !text.isEmpty else { return nil }
    for words in [PageWords.english, locale.words] {
      if let index = words.nearDays.firstIndex(where: { DateFolding.folded($0) == text }) {
        return .day(today.adding(days: index - 1))
      }
    }
    if let sign = text.first, sign == "+" || sign == "-" {
      var digits = text.dropFirst().filter { $0 != " " }
      let isWeeks = digits.last == "w"
      if isWeeks { digits.removeLast() }
      guard let count = number(digits[...]) else { return nil }
      return .day(day.adding(days: (sign == "+" ? count : -count) * (isWeeks ? 7 : 1)))
    }
    guard let weekday = weekday(named: text) else { return nil }
    return .day(today.adding(days: (weekday.rawValue - today.weekday.rawValue + 7) % 7))
  }

  /// Dates of digits alone, weeks, years and pages.
  private func numbered(_ text: String) -> DateWish? {
    if let week = week(text) ?? dayOfWeek(text) { return week }
    // 3月5日 and 3월 5일 are 3-5; with a year before them.
    let east = text.map { "年月년월".contains($0) ? "-" : $0 }.filter { !"日일 ".contains($0) }
    let isEastern = text.contains { "月월".contains($0) }
    let plain = isEastern ? String(east) : text
    let separator = plain.first { "-/.".contains($0) }
    let parts = plain.split(whereSeparator: { $0 == separator || $0 == " " })
    let numbers = parts.compactMap { number($0) }
    guard numbers.count == parts.count, !numbers.isEmpty else { return nil }
    if numbers.count == 1 {
      if isEastern { return month(numbers[0], of: bookYear) }
      let book = YearBook(year: bookYear, rule: locale.rule)
      if numbers[0] > book.count, Day.years.contains(numbers[0]) { return .year(numbers[0]) }
      if separator == nil, text.count == 8 {
        return date(numbers[0] / 10_000, numbers[0] / 100 % 100, numbers[0] % 100)
      }
      guard numbers[0] <= Day.years.upperBound else { return nil }
      return separator == nil && numbers[0] > 0 ? .page(min(numbers[0], book.count) - 1) : nil
    }
    let isYearFirst = parts[0].count == 4
    switch (separator, numbers.count) {
    case ("-", 2) where isYearFirst: return month(numbers[1], of: numbers[0])
    case (_, 3) where isYearFirst: return date(numbers[0], numbers[1], numbers[2])
    case ("-", 2): return date(bookYear, numbers[0], numbers[1])
    case ("/", 2...3) where locale.patterns.day.hasPrefix("M"):
      return date(numbers.count == 3 ? year(parts[2]) : bookYear, numbers[0], numbers[1])
    case (".", 2...3), ("/", 2...3):
      return date(numbers.count == 3 ? year(parts[2]) : bookYear, numbers[1], numbers[0])
    default: return nil
    }
  }

  /// `w10`, `w10 2027`, `2027-w10`, `2027w10`; with the locale's sign or word for it as well.
  private func week(_ typed: String) -> DateWish? {
    guard let (count, year) = weekParts(typed) else { return nil }
    // Around New Year the day may be in a week of another year, which alone may have a 53rd.
    let years = year.map { [$0] } ?? [bookYear, Week(of: day, by: locale.rule).year]
    return years.lazy.compactMap { self.week(count, of: $0, by: locale.rule) }.first
      .map { .week($0) }
  }

  private func week(_ count: Int, of year: Int, by rule: WeekRule) -> Week? {
    guard Day.years.contains(year), (1...Week.count(of: year, by: rule)).contains(count) else {
      return nil
    }
    return Week.first(of: year, by: rule).adding(weeks: count - 1)
  }

  /// A day by its ISO 8601 week: `2027-w10-4`.
  private func dayOfWeek(_ text: String) -> DateWish? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[1].first == "w", let year = number(parts[0]),
      let count = number(parts[1].dropFirst()), let weekday = number(parts[2]),
      (1...7).contains(weekday), let week = week(count, of: year, by: .iso)
    else { return nil }
    return week.slots[weekday - 1].map { .day($0) }
  }

  private func weekParts(_ typed: String) -> (count: Int, year: Int?)? {
    let names = locale.words.weekNames + PageWords.english.weekNames
    var text = names.reduce(typed) { $0.replacing(DateFolding.folded($1), with: "w") }
    // 第10週 and 10週.
    if text.hasSuffix("w") {
      text.removeLast()
      if !text.hasPrefix("w") { text = "w" + text }
    }
    let parts = text.split(separator: "w", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let after = parts[1].split(separator: " ")
    let before = parts[0].filter { $0 != "-" && $0 != " " }
    guard let count = after.first.flatMap({ number($0) }), after.count <= 2,
      before.isEmpty || after.count == 1
    else { return nil }
    let yearText = before.isEmpty ? after.dropFirst().first.map(String.init) ?? "" : before
    guard !yearText.isEmpty else { return (count, nil) }
    return number(yearText[...]).map { (count, $0) }
  }

  /// A month by its name, with a day, a year or both, in any order.
  private func named(_ text: String) -> DateWish? {
    guard let (month, dayOfMonth, year) = nameParts(text) else { return nil }
    guard let dayOfMonth else { return self.month(month, of: year ?? bookYear) }
    return date(year ?? bookYear, month, dayOfMonth)
  }

  private func nameParts(_ text: String) -> (month: Int, day: Int?, year: Int?)? {
    var month: Int?
    var dayOfMonth: Int?
    var year: Int?
    for word in text.split(whereSeparator: { $0 == " " || $0 == "-" || $0 == "/" })
      .flatMap(Self.parts)
    {
      if Self.smallWords.contains(word) { continue }
      let digits = word.prefix { $0.isASCII && $0.isNumber }
      if let value = number(digits) {
        let ending = word.dropFirst(digits.count)
        guard Self.endings.contains(ending) else { return nil }
        if digits.count <= 2, dayOfMonth == nil {
          dayOfMonth = value
        } else if year == nil {
          year = self.year(digits)
        } else {
          return nil
        }
      } else if month == nil, let named = self.month(named: String(word)) {
        month = named
      } else if weekday(named: String(word)) == nil {
        return nil
      }
    }
    return month.map { ($0, dayOfMonth, year) }
  }

  /// What may stand behind the number of a day, and before a day or between its parts.
  private static let endings: Set<Substring> = [
    "", ".", "st", "nd", "rd", "th", "er", "º", "ª", "°",
  ]
  private static let smallWords: Set<Substring> = [
    "of", "the", "de", "di", "do", "le", "el", "il", "den", "der", "am",
  ]

  /// A word, or the numbers and the name that are written together, as in `5mar2027`.
  private static func parts(_ word: Substring) -> [Substring] {
    func isDigit(_ character: Character) -> Bool { character.isASCII && character.isNumber }
    let isNumber = word.first.map(isDigit) ?? false
    let rest = word.drop { isDigit($0) == isNumber }
    guard !rest.isEmpty, !isNumber || !endings.contains(rest) else { return [word] }
    return [word[..<rest.startIndex]] + parts(rest)
  }

  /// The year that these digits are: of two the nearest one that ends in them.
  private func year(_ digits: Substring) -> Int {
    guard let value = number(digits) else { return 0 }
    guard digits.count == 2 else { return value }
    let century = bookYear / 100 * 100
    return [century - 100, century, century + 100].map { $0 + value }
      .min { abs($0 - bookYear) < abs($1 - bookYear) } ?? value
  }

  private func date(_ year: Int, _ month: Int, _ day: Int) -> DateWish? {
    Day(year: year, month: month, day: day).map { .day($0) }
  }

  private func month(_ month: Int, of year: Int) -> DateWish? {
    guard (1...12).contains(month), Day.years.contains(year) else { return nil }
    return .month(year: year, month: month)
  }

  private func number(_ text: Substring) -> Int? {
    guard (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  private func number(_ text: String) -> Int? { number(text[...]) }

  private func month(named word: String) -> Int? {
    let own = locale.names
    let english = CalendarNames.english
    return index(
      of: word,
      in: [own.months, own.dateMonths, own.shortMonths, own.shortDateMonths, english.months]
    ).map { $0 + 1 }
  }

  private func weekday(named word: String) -> Weekday? {
    let own = locale.names
    return index(of: word, in: [own.weekdays, own.shortWeekdays, CalendarNames.english.weekdays])
      .map { Weekday.allCases[$0] }
  }

  /// Which of the names the word is, or begins where it has three letters; the first that fits.
  private func index(of word: String, in lists: [[String]]) -> Int? {
    let word = word.hasSuffix(".") ? String(word.dropLast()) : word
    guard !word.isEmpty, !word.allSatisfy(\.isNumber) else { return nil }
    for names in lists {
      let names = names.map { name in
        let name = DateFolding.folded(name)
        return name.hasSuffix(".") ? String(name.dropLast()) : name
      }
      if let exact = names.firstIndex(of: word) { return exact }
      if word.count >= 3, let begun = names.firstIndex(where: { $0.hasPrefix(word) }) {
        return begun
      }
    }
    return nil
  }
}

import Testing

@testable import Datebook

@Suite struct CalendarLocaleTests {
  private let day: Day

  init() throws {
    day = try #require(Day(year: 2026, month: 3, day: 5))
  }

  @Test(arguments: [
    ("C", "5 March", "March 2026", "Mo"), ("POSIX", "5 March", "March 2026", "Mo"),
    ("C.UTF-8", "5 March", "March 2026", "Mo"), ("xx_YY", "5 March", "March 2026", "Mo"),
    ("en_US.UTF-8", "March 5", "March 2026", "Su"), ("en_GB", "5 March", "March 2026", "Mo"),
    ("de_DE.UTF-8", "5. März", "März 2026", "Mo."), ("fr", "5 mars", "mars 2026", "lu"),
    ("es_ES@euro", "5 de marzo", "marzo de 2026", "LU"),
    ("cs_CZ", "5. března", "březen 2026", "po"), ("ja_JP.UTF-8", "3月5日", "2026年3月", "日"),
    ("zh_TW", "3月5日", "2026年3月", "日"), ("ar_EG", "5 مارس", "مارس 2026", "سبت"),
    ("pt-br", "5 de março", "março de 2026", "dom."),
  ])
  func `dates are written as in the language`(
    identifier: String, date: String, month: String, first: String
  ) {
    let locale = CalendarLocale(identifier)
    #expect(locale.date(day) == date)
    #expect(locale.month(3, of: 2026) == month)
    #expect(locale.names.narrowName(of: locale.rule.firstWeekday) == first)
  }

  @Test func `weeks are counted as in the territory`() {
    #expect(CalendarLocale("C").rule == .iso)
    #expect(CalendarLocale("de_DE").rule == .iso)
    #expect(CalendarLocale("de").rule == .iso)
    #expect(CalendarLocale("en_US").rule == .us)
    #expect(CalendarLocale("en").rule == .us)
    #expect(CalendarLocale("en_DE").rule == .iso)
    #expect(CalendarLocale("ar_EG").rule == WeekRule(firstWeekday: .saturday, leastDays: 1))
    #expect(CalendarLocale("pt_PT").rule == WeekRule(firstWeekday: .sunday, leastDays: 4))
  }

  @Test(arguments: [
    ("C", "16 – 22 November"), ("de_DE", "16. – 22. November"), ("es_ES", "16 – 22 de noviembre"),
    ("en_US", "November 16 – November 22"), ("ja_JP", "11月16日 – 11月22日"),
  ])
  func `days of a month have its name once where it stands behind them`(
    locale: String, range: String
  ) throws {
    let days = Day.days(ofMonth: 11, year: 2026)
    let week = days.lowerBound.adding(days: 15)...days.lowerBound.adding(days: 21)
    #expect(CalendarLocale(locale).range(week) == range)
  }

  @Test func `a territory may have names of its own`() {
    #expect(CalendarLocale("de_AT").names.name(ofMonth: 1) == "Jänner")
    #expect(CalendarLocale("de_DE").names.name(ofMonth: 1) == "Januar")
    #expect(CalendarLocale("en_AU").names.shortName(ofMonth: 6) == "June")
    #expect(CalendarLocale("zh_TW").names.shortName(of: .monday) == "週一")
  }

  @Test(
    arguments: [
      ([:], "C"), (["LANG": "de_DE"], "de_DE"), (["LANG": "de_DE", "LC_TIME": "ja_JP"], "ja_JP"),
      (["LC_ALL": "fr_FR", "LC_TIME": "ja_JP"], "fr_FR"), (["LC_ALL": "", "LANG": "fr"], "fr"),
    ] as [([String: String], String)])
  func `the environment says which language`(variables: [String: String], identifier: String) {
    #expect(CalendarLocale { variables[$0] } == CalendarLocale(identifier))
  }

  @Test func `all languages of the table have all their names`() {
    let lines = LocaleData.locales.description.split(separator: "\n")
    #expect(lines.count > 300)
    for line in lines {
      let identifier = String(line.prefix { $0 != "\t" })
      let names = CalendarLocale(identifier).names
      for list in [
        names.months, names.shortMonths, names.narrowMonths, names.dateMonths,
        names.shortDateMonths,
      ] { #expect(list.count == 12, "\(identifier)") }
      for list in [names.weekdays, names.shortWeekdays, names.narrowWeekdays] {
        #expect(list.count == 7, "\(identifier)")
      }
      if !identifier.hasPrefix("en") { #expect(names.months != CalendarNames.english.months) }
    }
  }

  @Test func `days of a week are written together where the language has the day first`() throws {
    let first = try #require(Day(year: 2026, month: 3, day: 2))
    #expect(CalendarLocale.posix.range(first...first.adding(days: 6)) == "2 – 8 March")
    let late = try #require(Day(year: 2026, month: 2, day: 23))
    #expect(CalendarLocale.posix.range(late...late.adding(days: 6)) == "23 February – 1 March")
    #expect(CalendarLocale("en_US").range(first...first.adding(days: 6)) == "March 2 – March 8")
  }
}

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
    ("sr_RS", "5. март", "март 2026.", "по"), ("sr_RS.UTF-8@latin", "5. mart", "mart 2026.", "po"),
    ("sr_Latn_RS", "5. mart", "mart 2026.", "po"), ("sr-Latn", "5. mart", "mart 2026.", "po"),
    ("sr_ME@cyrillic", "5. март", "март 2026.", "по"),
    ("uz_UZ.utf8@cyrillic", "5 март", "март, 2026", "ду"), ("zh-Hant", "3月5日", "2026年3月", "日"),
    ("ca_ES@valencia", "5 de març", "març del 2026", "dl."),
    ("be_BY@latin", "5 сакавіка", "сакавік 2026", "пн"), ("hi_Latn", "5 मार्च", "मार्च 2026", "र"),
    ("de_DE@euro", "5. März", "März 2026", "Mo."),
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

  @Test func `heads of columns have no digits beside letters that are read the other way`() {
    func heads(_ identifier: String) -> [String] {
      let locale = CalendarLocale(identifier)
      return locale.rule.weekdays.map(locale.names.narrowName(of:))
    }
    #expect(heads("fa_IR") == ["ش", "ی", "د", "س", "چ", "پ", "ج"])
    let sorani = heads("ckb_IQ").joined()
    #expect(sorani.filter(\.isNumber) == "")
    #expect(heads("vi_VN").first == "T2")
  }

  @Test(arguments: [
    ("C", "Thu 5 March", "Thu 5 Mar 2026", "Thursday 5 March 2026"),
    ("en_US", "Thu, March 5", "Thu, Mar 5, 2026", "Thursday, March 5, 2026"),
    ("de_DE", "Do, 5. März", "Do, 5. März 2026", "Donnerstag, 5. März 2026"),
    ("es_ES", "jue, 5 de marzo", "jue, 5 mar 2026", "jueves, 5 de marzo de 2026"),
    ("ja_JP", "3月5日(木)", "2026年3月5日(木)", "2026年3月5日木曜日"),
    ("hu_HU", "március 5., Cs", "2026. márc. 5., Cs", "2026. március 5., csütörtök"),
    ("lt_LT", "kovo 5 d., kt", "2026-03-05, kt", "2026 m. kovo 5 d., ketvirtadienis"),
    ("th_TH", "พฤ. 5 มีนาคม", "พฤ. 5 มี.ค. 2026", "วันพฤหัสบดีที่ 5 มีนาคม 2026"),
  ])
  func `a year and a weekday stand where the language has them`(
    identifier: String, short: String, medium: String, full: String
  ) {
    let locale = CalendarLocale(identifier)
    #expect(locale.weekdayDate(day) == short)
    #expect(locale.weekdayMediumDate(day) == medium)
    #expect(locale.fullDate(day) == full)
  }

  @Test(arguments: [
    ("C", "29 Feb 1700", "29 February 1700", "29 Feb"),
    ("de", "29. Feb. 1700", "29. Februar 1700", "29. Feb."),
    ("ja", "1700年2月29日", "1700年2月29日", "2月29日"),
  ])
  func `an entry may be of a day that this calendar has not, or of no year`(
    identifier: String, short: String, long: String, anyYear: String
  ) {
    let locale = CalendarLocale(identifier)
    #expect(locale.shortDate(EntryDate(year: 1700, month: 2, day: 29)) == short)
    #expect(locale.date(EntryDate(year: 1700, month: 2, day: 29)) == long)
    #expect(locale.shortDate(EntryDate(month: 2, day: 29)) == anyYear)
  }

  @Test(arguments: [
    ("C", "W09", "W47"), ("de", "KW 09", "KW 47"), ("fr", "S09", "S47"), ("ja", "第9週", "第47週"),
    ("nl", "W09", "W47"),
  ])
  func `a week has the sign of the language`(language: String, early: String, late: String) {
    let words = CalendarLocale(language).words
    #expect(words.weekLabel(9) == early)
    #expect(words.weekLabel(47) == late)
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

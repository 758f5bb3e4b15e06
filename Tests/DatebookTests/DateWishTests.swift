import Testing

@testable import Datebook

@Suite struct DateWishTests {
  /// Thursday, 5 March 2026.
  private static let day = Day.firstDay(ofYear: 2026).adding(days: 63)
  private static let today = Day.firstDay(ofYear: 2026).adding(days: 324)

  private func wish(_ typed: String, _ locale: String = "C") -> DateWish? {
    DateWish(typed, at: Self.day, today: Self.today, locale: CalendarLocale(locale))
  }

  @Test(arguments: [
    ("5 mar", "2026-03-05"), ("mar 5", "2026-03-05"), ("March 5, 2027", "2027-03-05"),
    ("5th of march", "2026-03-05"), ("5-mar-2027", "2027-03-05"), ("29 feb 2028", "2028-02-29"),
    ("2026-03-05", "2026-03-05"), ("2027-1-2", "2027-01-02"), ("5.3.", "2026-03-05"),
    ("5/3", "2026-03-05"), ("5.3.2027", "2027-03-05"), ("03-05", "2026-03-05"),
    ("+30", "2026-04-04"), ("- 5", "2026-02-28"), ("today", "2026-11-21"),
    ("tomorrow", "2026-11-22"), ("Yesterday", "2026-11-20"), ("friday", "2026-11-27"),
    ("5mar", "2026-03-05"), ("mar5", "2026-03-05"),
    ("5mar2027", "2027-03-05"), ("mar 5 27", "2027-03-05"), ("5.3.98", "1998-03-05"),
    ("5/3/0026", "0026-03-05"), ("2026-W10-4", "2026-03-05"), ("+2w", "2026-03-19"),
    ("the 5th of March", "2026-03-05"), ("sat", "2026-11-21"), ("fri 5 mar 2027", "2027-03-05"),
    ("+999999999", "9999-12-31"), ("20260305", "2026-03-05"), ("20280229", "2028-02-29"),
  ])
  func `a day is read in many forms`(typed: String, day: String) {
    guard case .day(let read) = wish(typed) else {
      Issue.record("\(typed) is \(String(describing: wish(typed)))")
      return
    }
    #expect(read.description == day)
  }

  @Test(arguments: [
    "30 feb", "feb 30, 2026", "31st of april", "2026-02-30", "2026-13", "30.2.", "30.2.2026", "w54",
    "2026-w60", "5 mar",
  ])
  func `a date has a form, be there such a day or not`(typed: String) {
    #expect(DateWish.hasForm(typed, locale: CalendarLocale("C")))
  }

  @Test(arguments: [
    "30", "30 pages", "30 pages read", "9.30", "4-5", "1999-2004", "march winds", "may", "was", "w",
    "3/4 of it", "",
  ])
  func `words that begin with a number have no form of a date`(typed: String) {
    #expect(!DateWish.hasForm(typed, locale: CalendarLocale("C")))
  }

  @Test(arguments: [
    ("de_DE", "5. März"), ("de", "5 mär"), ("en_US", "3/5"), ("en_US", "mar 5"),
    ("ja_JP", "3月5日"), ("ja", "2026年3月5日"), ("ko", "3월 5일"), ("fr", "5 mars"),
    ("cs", "5. března"), ("es", "5 de marzo"), ("ru", "5 марта"), ("de", "5 march"),
    ("de", "5. marz"), ("fr", "le 5 mars 2026"), ("it", "5° marzo"), ("it", "il 5 marzo"),
    ("es", "el 5 de marzo"), ("ar_EG", "٥ مارس"),
  ])
  func `names are the locale's, or English`(locale: String, typed: String) {
    #expect(wish(typed, locale) == .day(Self.day))
  }

  @Test(arguments: ["15 d’octubre", "15 d'octubre", "15 d’oct."])
  func `an apostrophe of either kind is the one of the name`(typed: String) {
    #expect(wish(typed, "ca") == Day(year: 2026, month: 10, day: 15).map { .day($0) })
  }

  @Test(arguments: [
    ("de", "kw 10"), ("de", "KW10"), ("de", "Woche 10"), ("de", "w10"), ("fr", "s10"),
    ("fr", "semaine 10"), ("es", "S 10 2026"), ("it", "settimana 10"), ("C", "week 10"),
    ("ja_JP", "10週"), ("ja_JP", "第10週"), ("de", "2026-w10"), ("de", "week 10"),
  ])
  func `a week has the sign or the word of the locale, or w`(locale: String, typed: String) {
    guard case .week(let week) = wish(typed, locale) else {
      Issue.record("\(typed) is \(String(describing: wish(typed, locale)))")
      return
    }
    #expect(week.number == 10 && week.year == 2026)
  }

  @Test(arguments: [
    ("de", "gestern", -1), ("de", "Heute", 0), ("de", "morgen", 1), ("fr", "aujourd’hui", 0),
    ("fr", "demain", 1), ("es", "mañana", 1), ("es", "manana", 1),
    ("ar", "غدًا", 1), ("it", "ieri", -1), ("ja", "明日", 1),
    ("de", "today", 0),
    ("de", "Samstag", 0), ("fr", "samedi", 0), ("es", "sábado", 0), ("es", "sabado", 0),
  ])
  func `days near today have the locale's words`(locale: String, typed: String, days: Int) {
    #expect(wish(typed, locale) == .day(Self.today.adding(days: days)))
  }

  @Test(arguments: [2012, 2020, 2021, 2022, 2023, 2026, 2027, 2028])
  func `a week without a year is of the book that is open, where that has it`(_ year: Int) {
    let first = Day.firstDay(ofYear: year)
    func week(_ typed: String, in book: Int?) -> DateWish? {
      DateWish(typed, at: first, in: book, today: Self.today, locale: CalendarLocale("C"))
    }
    let third = Week.first(of: year, by: .iso).adding(weeks: 2)
    #expect(week("w3", in: year) == .week(third))
    #expect(week("w3", in: nil) == .week(third))
    let isOfFormer = Week(of: first, by: .iso).year < year
    let last = Week.count(of: isOfFormer ? year - 1 : year, by: .iso)
    // A week that this year has not is that of the year which the day's week is in.
    if isOfFormer, last == 53 {
      #expect(week("w53", in: year) == .week(Week(of: first, by: .iso)))
    }
  }

  @Test func `weeks, months, years and pages are read too`() {
    let week = Week(of: Self.day, by: .iso)
    for typed in ["w10", "W10", "2026-w10", "2026w10", "w10 2026"] {
      #expect(wish(typed) == .week(week), "\(typed)")
    }
    #expect(wish("w1 2027") == .week(Week.first(of: 2027, by: .iso)))
    #expect(wish("mar") == .month(year: 2026, month: 3))
    #expect(wish("march 2027") == .month(year: 2027, month: 3))
    #expect(wish("2027-03") == .month(year: 2027, month: 3))
    #expect(wish("3月", "ja") == .month(year: 2026, month: 3))
    #expect(wish("2027") == .year(2027))
    #expect(wish("131") == .page(130))
    #expect(wish("1") == .page(0))
    #expect(wish("433") == .year(433), "a page too far is a year")
    #expect(wish("10000") == nil, "no year is so late")
    #expect(wish("123456789") == nil)
  }

  @Test(arguments: [
    "", " ", "0", "30 feb", "2026-13", "2026-02-30", "w54", "w0", "w", "whale", "5 whale",
    "+", "-x", "5 5 5 5", "32.1.", "20260230", "13/13", "mar mar", "99999999999999999999", "١ مارس",
  ])
  func `what says no place is told so`(typed: String) {
    #expect(wish(typed) == nil)
  }
}

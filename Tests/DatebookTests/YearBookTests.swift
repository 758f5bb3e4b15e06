import Testing

@testable import Datebook

@Suite struct YearBookTests {
  @Test(arguments: WeekTests.rules)
  func `every page of 400 years is found again by what it is of`(rule: WeekRule) {
    for year in 1800..<2200 {
      let book = YearBook(year: year, rule: rule)
      for number in 0..<book.count {
        let page = book.page(number)
        guard book.number(of: page) == number, YearBook(with: page, rule: rule) == book else {
          Issue.record("page \(number) of \(year)")
          return
        }
      }
    }
  }

  @Test func `a year has 431 to 433 pages by ISO weeks`() {
    let counts = [2024: 432, 2025: 431, 2026: 432, 2020: 433]
    for (year, count) in counts { #expect(YearBook(year: year, rule: .iso).count == count) }
  }

  @Test func `pages stand in the order of cover, year, months, weeks and days`() throws {
    let book = YearBook(year: 2026, rule: .iso)
    let march5 = try #require(Day(year: 2026, month: 3, day: 5))
    #expect(book.page(0) == .cover(year: 2026))
    #expect(book.page(1) == .year(2026))
    #expect(book.number(of: .month(year: 2026, month: 3)) == 4)
    #expect(book.number(of: .week(Week(of: march5, by: .iso))) == 23)
    #expect(book.number(of: .day(march5)) == 130)
    #expect(book.page(.max) == .day(Day.firstDay(ofYear: 2027).adding(days: -1)))
    #expect(book.page(.min) == .cover(year: 2026))
  }

  @Test(arguments: WeekTests.rules)
  func `pages of one kind follow each other over the year's end and back`(rule: WeekRule) {
    for year in [1, 2, 2025, 2026, 9998, 9999] {
      let book = YearBook(year: year, rule: rule)
      for number in [0, 1, 2, 13, 14, book.count - 367, book.count - 1] {
        let page = book.page(number)
        let next = page.adding(1)
        if next != page { #expect(next.adding(-1) == page) }
        if next != page { #expect(next.days.lowerBound > page.days.lowerBound) }
        #expect(page.adding(.max).adding(1) == page.adding(.max))
        #expect(page.adding(.min).adding(-1) == page.adding(.min))
      }
    }
  }

  @Test func `the week of the year's turn is in one datebook and lights both months`() throws {
    let day = try #require(Day(year: 2026, month: 12, day: 31))
    let page = DatebookPage.week(Week(of: day, by: .iso))
    #expect(YearBook(with: page, rule: .iso).year == 2026)
    #expect(YearBook(year: 2027, rule: .iso).number(of: page) == nil)
    #expect(page.months == [12, 1])
  }
}

import Testing

@testable import Datebook

/// Where tabs, today and steps lead in a dated text.
struct DatedTextFindingTests {
  /// An entry a hundred bytes, with these dates.
  private func text(_ dates: [(pass: Int, month: Int, day: Int)]) -> DatedText {
    DatedText(
      certainty: .sure,
      entries: dates.enumerated().map { index, date in
        DatedText.Entry(
          date: EntryDate(year: 1800 + date.pass, month: date.month, day: date.day),
          pass: date.pass, offset: 100 + index * 100, heading: "")
      })
  }

  private var years: DatedText {
    text([(0, 11, 20), (0, 12, 5), (0, 12, 9), (1, 1, 3), (1, 11, 20), (1, 12, 5), (2, 2, 1)])
  }

  @Test func `today is the entry of the same day in the year that was read last`() {
    #expect(years.index(ofMonth: 12, day: 5, from: 0) == 1)
    #expect(years.index(ofMonth: 12, day: 5, from: 420) == 5)
    // The last year has no such day: the one next to it has.
    #expect(years.index(ofMonth: 12, day: 5, from: 710) == 5)
  }

  @Test func `where today has no entry it is the last one before`() {
    #expect(years.index(ofMonth: 12, day: 7, from: 100) == 1)
    #expect(years.index(ofMonth: 12, day: 31, from: 100) == 2)
    #expect(years.index(ofMonth: 1, day: 1, from: 100) == 2)
    // In the year read last only what is long past stands before it.
    #expect(years.index(ofMonth: 11, day: 25, from: 700) == 4)
    #expect(text([(0, 5, 1), (0, 6, 1)]).index(ofMonth: 1, day: 1, from: 0) == 0)
    #expect(DatedText().index(ofMonth: 1, day: 1, from: 0) == nil)
  }

  @Test func `several entries of a day: today is the first`() {
    let text = text([(0, 3, 1), (0, 3, 2), (0, 3, 2), (0, 3, 4)])
    #expect(text.index(ofMonth: 3, day: 2, from: 0) == 1)
    #expect(text.index(ofMonth: 3, day: 3, from: 0) == 1)
  }

  @Test func `a tab leads to the month's first entry and from there to the next ones`() {
    #expect(years.index(ofMonth: 12, from: 100) == 1)
    #expect(years.index(ofMonth: 12, from: 200, after: 1) == 2)
    #expect(years.index(ofMonth: 12, from: 300, after: 2) == 5)
    #expect(years.index(ofMonth: 12, from: 600, after: 5) == 1)
    #expect(years.index(ofMonth: 12, from: 620) == 5)
    #expect(years.index(ofMonth: 7, from: 100) == nil)
    // Another month's tab was pressed before.
    #expect(years.index(ofMonth: 1, from: 100, after: 1) == 3)
  }

  @Test func `a step of a year keeps the day`() {
    #expect(years.index(years: 1, from: 200) == 5)
    #expect(years.index(years: -1, from: 600) == 1)
    #expect(years.index(years: 1, from: 600) == 6)
    #expect(years.index(years: 1, from: 700) == nil)
    #expect(years.index(years: -1, from: 100) == nil)
    #expect(years.index(years: -1, from: 710) == 3)
  }

  @Test func `months of a year`() {
    #expect(years.months(ofPass: 1) == [1, 11, 12])
    #expect(years.months(ofPass: 5) == [])
  }

  @Test func `entries are found by what is shown`() {
    #expect(years.index(at: 99) == nil)
    #expect(years.index(at: 100) == 0)
    #expect(years.index(at: 299) == 1)
    #expect(years.firstIndex(after: 300) == 3)
    #expect(years.firstIndex(after: 10_000) == 7)
  }

  @Test(arguments: [
    (EntryDate(year: 1888, month: 4, day: 3), "1888-04-03"),
    (EntryDate(month: 2, day: 29), "--02-29"),
    (EntryDate(year: 60, month: 12, day: 31), "0060-12-31"),
  ])
  func `a date is written as ISO 8601 does`(date: EntryDate, expected: String) {
    #expect(date.description == expected)
  }
}

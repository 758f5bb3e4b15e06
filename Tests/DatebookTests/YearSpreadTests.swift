import Datebook
import Testing

@Suite struct YearSpreadTests {
  @Test(arguments: [0, 1, 2, 11, 364, 365, 366, 367, 1000, 123_457])
  func `each byte belongs to one day and each day's portion ends where the next begins`(count: Int)
  {
    for year in [2025, 2024] {
      let spread = YearSpread(count: count, over: year)
      var end = 0
      for day in 1...spread.days {
        let portion = spread.portion(ofDay: day)
        #expect(portion.lowerBound == end)
        #expect(portion.lowerBound == spread.offset(ofDay: day))
        #expect(portion.lowerBound == (day - 1) * count / spread.days)
        for offset in [portion.lowerBound, portion.upperBound - 1] where portion.contains(offset) {
          #expect(spread.dayOfYear(at: offset) == day)
        }
        end = portion.upperBound
      }
      #expect(end == count)
    }
  }

  @Test(arguments: [1 << 53, .max])
  func `texts of any size are spread without overflow`(count: Int) {
    let spread = YearSpread(count: count, over: 2024)
    #expect(spread.offset(ofDay: 1) == 0)
    #expect(spread.offset(ofDay: 184) == count / 2)
    #expect(spread.dayOfYear(at: count - 1) == 366)
    for day in 1...366 {
      #expect(spread.dayOfYear(at: spread.offset(ofDay: day)) == day)
      if day > 1 { #expect(spread.dayOfYear(at: spread.offset(ofDay: day) - 1) == day - 1) }
    }
  }

  @Test func `months begin on their first day`() {
    let spread = YearSpread(count: 365_000, over: 2026)
    #expect(spread.monthOffsets.count == 12)
    #expect(spread.monthOffsets[0] == 0)
    #expect(spread.monthOffsets[1] == 31_000)
    #expect(spread.monthOffsets[11] == 334_000)
    #expect(spread.month(at: 30_999) == 1)
    #expect(spread.month(at: 31_000) == 2)
    #expect(spread.day(at: 31_000).description == "2026-02-01")
    #expect(spread.fraction(ofDay: 1) == 0)
    #expect(spread.fraction(ofDay: 74) == 0.2)
  }

  @Test func `places outside the text and days outside the year give the nearest`() {
    let spread = YearSpread(count: 1000, over: 2026)
    #expect(spread.dayOfYear(at: -1) == 1)
    #expect(spread.dayOfYear(at: 1000) == 365)
    #expect(spread.dayOfYear(at: .max) == 365)
    #expect(spread.offset(ofDay: 0) == 0)
    #expect(spread.portion(ofDay: 400).upperBound == 1000)
    #expect(YearSpread(count: 0, over: 2026).dayOfYear(at: 0) == 1)
  }
}

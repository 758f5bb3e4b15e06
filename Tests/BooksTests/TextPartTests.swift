import Books
import Testing

@Suite struct TextParts {
  @Test func `a part is rounded to whole percent, and only all is 100`() {
    #expect(TextPart.percent(before: 0, of: 1000) == 0)
    #expect(TextPart.percent(before: 4, of: 1000) == 0)
    #expect(TextPart.percent(before: 5, of: 1000) == 1)
    #expect(TextPart.percent(before: 994, of: 1000) == 99)
    #expect(TextPart.percent(before: 999, of: 1000) == 99)
    #expect(TextPart.percent(before: 1000, of: 1000) == 100)
  }

  @Test func `what is no part of a text has a percentage from 0 to 100 all the same`() {
    #expect(TextPart.percent(before: 0, of: 0) == 0)
    #expect(TextPart.percent(before: 7, of: 0) == 0)
    #expect(TextPart.percent(before: 7, of: 3) == 100)
    #expect(TextPart.percent(before: -7, of: 3) == 0)
    #expect(TextPart.percent(of: .nan) == 0)
    #expect(TextPart.percent(of: .infinity) == 100)
  }
}

import Books
import TestSupport
import Testing

@testable import Datebook

/// Dates that a book of markup also says for programs, as in `<time datetime="1660-01-11">`.
struct ExactDateTests {
  typealias Words = StructuredDraft.Words

  /// A diary with these headings, each a printed date and an exact one, and noise below each.
  private func found(_ dates: [(printed: String, exact: String)]) throws -> DatedText {
    var draft = StructuredDraft()
    for (printed, exact) in dates {
      draft.add(.heading, level: 2, Words(printed, exactly: exact))
      draft.addBlank()
      draft.add("It rained. We stayed at home and read, all of us, until the lamp was out.")
      draft.addBlank()
    }
    return try DatedText.found(in: StructuredText(draft), linesAreParagraphs: true)
  }

  @Test func `a diary without printed years has those of its exact dates`() throws {
    let text = try found((1...20).map { ("March \($0)", "1871-03-\($0 < 10 ? "0" : "")\($0)") })
    #expect(text.dates.first == "1871-03-01" && text.dates.last == "1871-03-20")
    #expect(text.dates.count == 20 && !text.yearsAreGuessed && text.style == nil)
  }

  @Test func `what is printed counts where the exact date is that of another calendar`() throws {
    // Old Style: 22 December 1660 was 1 January 1661.
    let december = (12...31).map { day in
      let exact = day < 22 ? "1660-12-\(day + 10)" : "1661-01-\(day < 31 ? "0" : "")\(day - 21)"
      return ("December \(day)", exact)
    }
    let january = (1...9).map { ("January \($0)", "1661-01-\($0 + 10)") }
    let text = try found(december + january)
    #expect(text.dates.prefix(2) == ["1660-12-12", "1660-12-13"])
    #expect(text.dates[18...20] == ["1660-12-30", "1660-12-31", "1661-01-01"])
    #expect(text.dates.last == "1661-01-09" && text.style == .julian)
  }

  @Test func `a year that was counted from March is that of the exact date`() throws {
    let days = (10...28).map { ("February \($0), 1659", "1660-02-\($0)") }
    #expect(try found(days).dates.first == "1660-02-10")
  }

  @Test func `an exact date of something else is passed over`() throws {
    let days = (1...20).map { ("June \($0)", $0 == 3 ? "1805-10-21" : "1805-06-\($0 + 10)") }
    let text = try found(days)
    #expect(text.dates.first == "1805-06-01" && text.dates[2] == "1805-06-03")
    // Where what is printed has a year, one far from it is a mistake.
    let printed = try found((1...20).map { ("June \($0), 1805", "1950-06-\($0 + 10)") })
    #expect(printed.dates.first == "1805-06-01")
  }

  @Test func `days by themselves have the month and year of their exact dates`() throws {
    let days = (11...30).map { ("\($0)th. Monday", "1790-04-\($0)") }
    #expect(try found(days).dates.first == "1790-04-11")
  }

  @Test(arguments: [
    ("1660-01-11", "1660 1 11"), ("1660-01-11T08:00Z", "1660 1 11"), ("1660-01", "1660 1 0"),
    ("1660", "1660 0 0"), ("08:30", ""), ("16600111", ""), ("1660-13-01", ""), ("PT4H", ""),
    ("0000-01-01", ""), ("", ""), ("01-11", ""), ("1660-01-32", ""),
  ])
  func `an exact date is read as ISO 8601 writes it`(_ words: String, _ wanted: String) {
    let date = ExactDate(words)
    #expect(date.map { "\($0.year) \($0.month) \($0.day)" } ?? "" == wanted)
    if let date { #expect(ExactDate(value: date.value) == date) }
  }
}

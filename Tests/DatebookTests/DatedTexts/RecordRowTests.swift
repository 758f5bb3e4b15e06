import Testing

@testable import Datebook

/// Lists that go by days, and are no diaries; and diaries that look like one.
struct RecordRowTests {
  private func certainty(_ entries: [String], linesAreParagraphs: Bool = true) throws
    -> DatedText.Certainty
  {
    try DatedText.found(in: entries.joined(), linesAreParagraphs: linesAreParagraphs).certainty
  }

  private static let days = (0..<60).map { Day.firstDay(ofYear: 2025).adding(days: 3 * $0) }

  @Test(arguments: [
    "03:00:00 backup finished: # files, 0 errors", "weighed # kg before breakfast",
    "step # of the job passed", "steps #",
  ])
  func `a line a day that is always the same is a log`(line: String) throws {
    let log = Self.days.enumerated().map { index, day in
      "\(day) \(line.replacing("#", with: "\(index * 7)"))\n"
    }
    #expect(try certainty(log) == .none)
  }

  @Test(arguments: ["BAKER # ROW", "Salary from ACME", "Übertrag"])
  func `a statement of an account is no diary`(words: String) throws {
    let payees = ["Rent", "Books and ink", "The miller", "A new coat", "Candles", "Coal"]
    let rows = Self.days.enumerated().map { index, day in
      let name = CalendarNames.english.name(ofMonth: day.month).prefix(3)
      let amount = index % 2 == 0 ? "-\(index).20 GBP" : "\(index).20   1\(index),11"
      return "\(day.day) \(name) 2025\n\(payees[index % 6]) \(words)\n\(amount)\n\n"
    }
    #expect(try certainty(rows) == .none)
    #expect(try certainty(rows, linesAreParagraphs: false) == .none)
  }

  @Test(arguments: ["- [ ] ", "- [x] ", "[ ] ", "* [X] ", "☐ "])
  func `things to do are no diary`(box: String) throws {
    let words = [
      "call the smith", "mend the gate", "write to Ann", "sow", "fetch coal, ink", "pay",
    ]
    let list = Self.days.enumerated().map { "\(box)\($1) \(words[$0 % 6])\n" }
    #expect(try certainty(list) == .none)
  }

  @Test func `a few words a day are a diary`() throws {
    let words = [
      "Rain all day", "Paid the butcher 3.50", "Letter from Ann", "Planted beans, hoed",
      "Snow in the pass", "Ran 10.25 km in the rain", "Sick", "Rain", "Saw the comet at last",
    ]
    let diary = Self.days.enumerated().map { "\($1)\n\(words[$0 * 5 % 9])\n\n" }
    #expect(try certainty(diary) == .sure)
    let same = Self.days.map { "\($0)\n\nWent to the mill. Rain.\n\n" }
    #expect(try certainty(same) == .sure)
  }

  // MARK: The newest first

  private func newestFirst(_ title: String) throws -> DatedText {
    let words = [
      "Rain all day, and we stayed at home.", "Ann wrote that she is better, and will come.",
      "We hoed, and sowed beans and peas.", "Nobody came to tea, so we read until late.",
    ]
    let entries = Self.days.enumerated().reversed().map { index, day in
      "## \(day.month)/\(day.day)/\(day.year)\n\n\(words[index % 4]) \(words[index / 7 % 4])\n\n"
    }
    return try DatedText.found(in: title + entries.joined())
  }

  @Test(arguments: [
    "# Diary\n\n", "My Journal\n=======\n\n", "# 日記\n\n", "---\ntitle: Tagebuch 2025\n---\n\n",
    "# Дневник\n\n",
  ])
  func `what calls itself a diary may have the newest first`(title: String) throws {
    let found = try newestFirst(title)
    #expect(found.certainty == .likely && found.entries.count == Self.days.count)
    #expect(found.dates.last == Self.days[0].description)
  }

  @Test(arguments: [
    "", "# Changelog\n\n", "# Journal des modifications\n\n",
    "# News\n\nThe editor of this journal writes here.\n\n",
  ])
  func `what does not has the newest first as a list of changes`(title: String) throws {
    #expect(try newestFirst(title).certainty == .none)
  }
}

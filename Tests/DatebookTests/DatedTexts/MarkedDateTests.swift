import Books
import Datebook
import TestSupport
import Testing

/// Dates of books of markup, which say where their body matter is and which words are dates.
@Suite struct MarkedDateTests {
  /// The text that `write` writes, in which a blank line stands behind each paragraph.
  private func found(_ write: (inout StructuredDraft) -> Void) throws -> DatedText {
    var draft = StructuredDraft()
    write(&draft)
    let run = DatedTextRun(
      StructuredText(draft), terminator: UInt8(ascii: "\n"), linesAreParagraphs: true)
    return try #require(try run.run())
  }

  private func addEntry(
    _ day: Int, to draft: inout StructuredDraft, year: String = " 1893", words: String = "May"
  ) {
    draft.add(.heading, level: 2, "\(day) \(words)\(year)")
    draft.addBlank()
    draft.add("\(String(repeating: "We stayed at home and read. ", count: day % 5 + 2))")
    draft.addBlank()
  }

  private func offsets(_ found: DatedText) -> [Int] { found.entries.map(\.offset) }

  // MARK: The body matter

  @Test func `dates before and behind the body matter are no entries`() throws {
    var (start, end) = (0, 0)
    let found = try found { draft in
      for day in [3, 9, 12] { addEntry(day, to: &draft, year: " 1910", words: "June") }
      draft.add("London, 3 May 1911.")
      draft.addBlank()
      start = draft.bytes.count
      draft.add(.bodyMatter)
      for day in 1...25 { addEntry(day, to: &draft) }
      end = draft.bytes.count
      draft.add(.backMatter)
      for day in [1, 2] { addEntry(day, to: &draft, year: " 1920", words: "July") }
    }
    #expect(found.entries.count == 25 && found.certainty == .sure)
    #expect(offsets(found).allSatisfy { (start..<end).contains($0) })
    #expect(found.entries.allSatisfy { $0.date.year == 1893 })
  }

  @Test func `the year that a preface tells settles that of the days all the same`() throws {
    let found = try found { draft in
      draft.add("This is the diary of 1893, and was found in 1910.")
      draft.addBlank()
      draft.add(.bodyMatter)
      // 1 May 1893 was a Monday.
      let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
      for day in 1...25 {
        addEntry(day, to: &draft, year: "", words: "May, \(names[(day - 1) % 7])")
      }
    }
    #expect(found.entries.count == 25 && found.entries.allSatisfy { $0.date.year == 1893 })
  }

  @Test func `a book that does not say where its body matter is has entries everywhere`() throws {
    let found = try found { draft in
      for day in 1...25 { addEntry(day, to: &draft) }
    }
    #expect(found.entries.count == 25)
  }

  // MARK: Dates for programs

  /// A diary with a date each day, of which every third is printed as no date.
  private func diary(
    _ unprinted: (inout StructuredDraft, String, Int) -> Void,
    printed: (Int) -> String = { "\($0) May 1893" }, exact: (Int) -> Day? = Self.may1893
  ) throws -> DatedText {
    try found { draft in
      for day in 1...24 {
        let date = exact(day)?.description ?? ""
        if day % 3 == 0 {
          unprinted(&draft, date, day)
        } else {
          draft.add(.heading, level: 2, StructuredDraft.Words(printed(day), exactly: date))
        }
        draft.addBlank()
        draft.add("We stayed at home and read, and nobody came to see us, \(day) times.")
        draft.addBlank()
      }
    }
  }

  private static func may1893(_ day: Int) -> Day? { Day(year: 1893, month: 5, day: day) }

  private func days(_ found: DatedText) -> [Int] { found.entries.map(\.date.day) }

  @Test func `an exact date that begins a heading or a paragraph is the entry's`() throws {
    let heading = try diary { draft, date, _ in
      draft.add(.heading, level: 2, StructuredDraft.Words("The next day", exactly: date), " at sea")
    }
    #expect(days(heading) == Array(1...24) && heading.certainty == .sure)
    #expect(heading.entries[2].heading == "The next day")
    let paragraph = try diary { draft, date, _ in
      draft.add(StructuredDraft.Words("The same evening", exactly: date), " we went out.")
    }
    #expect(days(paragraph) == Array(1...24))
    let item = try diary { draft, date, _ in
      draft.add(
        .item, hang: 2, StructuredDraft.Words("• ", .generated),
        StructuredDraft.Words("Thursday", exactly: date), ", still at sea")
    }
    #expect(days(item) == Array(1...24))
  }

  @Test func `an exact date in the midst of a paragraph is no entry`() throws {
    let midst = try diary { draft, date, _ in
      draft.add("We talked of ", StructuredDraft.Words("that day", exactly: date), " again.")
    }
    let printed = (1...24).filter { $0 % 3 != 0 }
    #expect(days(midst) == printed)
    let line = try diary { draft, date, _ in
      draft.add("A line of a letter,")
      draft.add(StructuredDraft.Words("that day", exactly: date), " again.")
    }
    #expect(days(line) == printed)
  }

  @Test func `a month or a year for programs is no day`() throws {
    let found = try diary { draft, _, _ in
      draft.add(.heading, level: 2, StructuredDraft.Words("That spring", exactly: "1893-05"))
    }
    #expect(days(found) == (1...24).filter { $0 % 3 != 0 })
  }

  @Test func `the printed date counts where there is one`() throws {
    let found = try diary { draft, date, day in
      draft.add(.heading, level: 2, StructuredDraft.Words("\(day) May 1893", exactly: "1893-07-30"))
    }
    #expect(days(found) == Array(1...24) && found.entries.allSatisfy { $0.date.month == 5 })
  }

  @Test func `an exact date among those of the Julian calendar is in that calendar`() throws {
    let found = try diary(
      { draft, date, _ in
        draft.add(.heading, level: 2, StructuredDraft.Words("The next day", exactly: date))
      },
      printed: { "\($0) May 1661" },
      exact: { Day(year: 1661, month: 5, day: $0)?.adding(days: 10) })
    #expect(days(found) == Array(1...24) && found.style == .julian)
    #expect(found.entries.allSatisfy { $0.date.month == 5 && $0.date.year == 1661 })
  }
}

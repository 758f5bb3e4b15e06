import Books
import TestSupport
import Testing

@testable import Paging

/// The contents of books for looking things up: hundreds of short sections with numbers.
struct ReferenceBookTests {
  private static let paragraph =
    "The sea lay flat under the sun, and nobody on the pier\nhad anything to say of it at all.\n\n"

  private func outline(_ text: String) throws -> Outline {
    try Manuscript(MemoryText(text)).outlineSearch.run() ?? Outline()
  }

  private func titles(_ text: String) throws -> [String] {
    try outline(text).entries.map { String(repeating: "  ", count: $0.level) + $0.title }
  }

  @Test(arguments: [true, false])
  func `short sections that count through a book are its contents`(isApart: Bool) throws {
    let names = ["To Boil a Kettle", "Of Ropes", "[Want of wind.] Calm"]
    let text = (1...90).map { number in
      // A few are missing.
      number % 29 == 0
        ? ""
        : isApart
          ? "\(number). \(names[number % 3]).\n\n\(Self.paragraph)1. Take a rope.\n\n2. Bind it.\n\n"
          : "     #\(number). \(names[number % 3]). -- N. rope, line,\n\(Self.paragraph)"
    }
    let outline = try outline("A BOOK\n\n" + text.joined())
    #expect(outline.entries.compactMap(\.number) == (1...90).filter { $0 % 29 != 0 })
    #expect(outline.entries.map(\.name).contains("Of Ropes"))
    #expect(outline.entries.first?.title == "1. Of Ropes")
  }

  @Test func `sections stand below the parts that they count through`() throws {
    let text = (1...80).map { number in
      let part = ["%\nCLASS I\nWORDS OF THE SEA\n%\n\n", "%\nCLASS II\nWORDS OF THE LAND\n%\n\n"]
      return (number % 40 == 1 ? part[number / 40] : "")
        + "#\(number). Rope. -- N. rope, line,\n\(Self.paragraph)"
    }
    let titles = try titles("A BOOK\n\n" + text.joined())
    #expect(titles.count == 82)
    #expect(titles[0] == "CLASS I. WORDS OF THE SEA")
    #expect(titles[1] == "  1. Rope")
    #expect(titles[41] == "CLASS II. WORDS OF THE LAND")
  }

  @Test func `lines of a list and sentences with numbers are no sections`() throws {
    let list = (1...90).map { "\($0). A rope of hemp.\n\n" }.joined()
    #expect(try outline(list + Self.paragraph).isEmpty)
    let verses = (1...90).map { "\($0). The sea lay flat under the sun, and\n\(Self.paragraph)" }
    #expect(try outline(verses.joined()).isEmpty)
    let notes = (1...90).map { "\($0). Of the sea.\n\nA long note on it and on all the rest.\n\n" }
    let book = String(repeating: Self.paragraph, count: 200)
    #expect(try outline(book + notes.joined()).isEmpty)
  }

  @Test func `parts that count anew below each section stand below it`() throws {
    let body = String(repeating: Self.paragraph, count: 20)
    let headings = [
      "SECTION I.", "SECTION II.\n\nOF ROPES.\n\nPART I.", "PART II.", "SECTION III.\n\nPART I.",
      "PART II.", "SECTION IV.",
    ]
    #expect(
      try titles(headings.map { "\n\n\n\($0)\n\n\(body)" }.joined()) == [
        "SECTION I", "SECTION II. OF ROPES", "  PART I", "  PART II", "SECTION III", "  PART I",
        "  PART II", "SECTION IV",
      ])
  }

  @Test func `a volume that has but one part of a book keeps it`() throws {
    let numbers = (5...12).map { "\($0). To a Friend in Town" }
    let list =
      "CONTENTS\n\n" + numbers[..<4].joined(separator: "\n") + "\n\nTHIRD PART\n\n"
      + numbers[4...].joined(separator: "\n")
    let body = String(repeating: Self.paragraph, count: 20)
    let text =
      list + "\n\n\n\n"
      + (numbers[..<4] + ["THIRD PART"] + numbers[4...]).map { "\n\n\n\($0)\n\n\(body)" }.joined()
    let titles = try titles(text)
    #expect(titles.count == 9)
    #expect(titles.contains("THIRD PART"))
  }

  @Test func `the mark of a note is no part of a heading`() throws {
    let names = ["The Tale of a Rope", "The Tale of the Sea", "Of Rain"]
    let body = String(repeating: Self.paragraph, count: 20)
    let list = "CONTENTS\n\n" + names.joined(separator: "\n") + "\n\n\n\n"
    for mark in ["<1>", " [12]", " {4a}"] {
      let text = list + names.map { "\n\n\n\($0)\(mark)\n\n\(body)" }.joined()
      #expect(try titles(text) == names)
    }
    let numbers = (1...4).map { "\n\n\n[\($0)]\n\n\(body)" }.joined()
    #expect(try outline(numbers).entries.map(\.number) == [1, 2, 3, 4])
  }

  @Test func `days and stories of a book of tales are parts and chapters`() throws {
    let body = String(repeating: Self.paragraph, count: 20)
    let text = ["First", "Second"].map { day in
      "\n\n\nDay the \(day)\n\nTHE \(day.uppercased()) DAY BEGINS HERE\n\n\(body)"
        + ["FIRST", "SECOND", "THIRD"].map { "\n\n\nTHE \($0) STORY\n\n\(body)" }.joined()
    }
    let outline = try outline(text.joined())
    #expect(outline.entries.map(\.level) == [0, 1, 1, 1, 0, 1, 1, 1])
  }

  @Test func `papers that are counted behind the word for number have their numbers and titles`()
    throws
  {
    let names = (1...30).map { "Of Ropes, the \($0 + 1)th Kind" }
    let body = String(repeating: Self.paragraph, count: 20)
    let text = names.enumerated().map { index, name in
      let note = index % 10 == 9 ? "\(index / 10 + 1). On Rope: “Of Sand”\n\n" : ""
      return "\n\n\n\nPAPER No. \(index + 1)\n\n\(name)\n\n\(body)\(note)"
    }
    let outline = try outline(text.joined())
    #expect(outline.entries.map(\.number) == (1...30).map { $0 })
    #expect(outline.entries.map(\.title) == names.enumerated().map { "PAPER No. \($0 + 1). \($1)" })
  }
}

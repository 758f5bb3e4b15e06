import Books
import TestSupport
import Testing

@testable import Paging

/// The contents of books as printers set them: titles below numbers, plays, lists before and behind the text.
struct BookOutlineTests {
  private static let paragraph =
    "The sea lay flat under the sun, and nobody on the pier\nhad anything to say of it at all.\n\n"

  private static let longParagraph =
    "The rain fell on the roofs of the town and nobody on\nthe pier had anything to say of it at all, neither\nof the sun nor of the sea that lay flat under it, and\nwent on.\n\n"

  /// Chapters of different lengths under `headings`.
  private func book(_ headings: [String]) -> String {
    headings.enumerated().map { index, heading in
      "\n\n\n\(heading)\n\n" + String(repeating: Self.paragraph, count: 24 + index * 7 % 16)
    }.joined()
  }

  private func outline(_ text: String) throws -> Outline {
    try Manuscript(MemoryText(text)).outlineSearch.run() ?? Outline()
  }

  /// The titles, set in by their levels.
  private func titles(_ text: String) throws -> [String] {
    try outline(text).entries.map { String(repeating: "  ", count: $0.level) + $0.title }
  }

  private let numerals = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]

  @Test func `a line behind a number is its title if nearly all numbers have one`() throws {
    let names = [
      "Of the Title.", "Who Will Be the New Bishop?", "If Love Were All!", "¿Habrá desavenencia?",
      "The New Dean Takes Possession of\nthe Deanery",
    ]
    let plain = ["The Door", "The House", "The Sea", "The Pier", "The Sun", "The Rain"]
    for name in names {
      let headings = zip(numerals, plain + [name]).map { "CHAPTER \($0)\n\n\($1)" }
      let title = name.replacing("\n", with: " ")
      #expect(try outline(book(headings)).entries.last?.name == title.dropLastStop)
    }
    // Titles that all end with a full stop.
    let stopped = zip(numerals, plain).map { "\($0)\n\n\($1)." }
    #expect(try outline(book(stopped)).entries.map(\.name) == plain)
  }

  @Test func `the first words of a few chapters are no titles`() throws {
    let headings = numerals.enumerated().map {
      "CHAPTER \($1)" + ($0 < 3 ? "\n\n“Well!” he said." : "")
    }
    #expect(try titles(book(headings)) == numerals.map { "CHAPTER \($0)" })
  }

  @Test(arguments: ["THE ARGUMENT.", "SCENE"])
  func `what stands below every number names none of them`(words: String) throws {
    let headings = numerals.map { "BOOK \($0)\n\n\(words)" }
    #expect(try titles(book(headings)) == numerals.map { "BOOK \($0)" })
  }

  @Test func `a preface below a volume's number stands by itself`() throws {
    let text = book(["VOLUME I\n\n\n\nPreface", "BOOK FIRST", "VOLUME II\n\n\n\nBOOK SECOND"])
    #expect(
      try titles(text) == ["VOLUME I", "Preface", "  BOOK FIRST", "VOLUME II", "  BOOK SECOND"])
  }

  @Test func `books of two chapters have them as those of three do`() throws {
    let text =
      book([
        "Book First\n\n\nI", "II", "III", "Book Second\n\n\nI", "II", "Book Third\n\n\nI", "II",
      ])
    #expect(
      try titles(text) == [
        "Book First", "  I", "  II", "  III", "Book Second", "  I", "  II", "Book Third", "  I",
        "  II",
      ])
  }

  @Test func `a scene that names its act again is a scene`() throws {
    for (act, scene) in [("ACT I", "ACT I. SCENE 2"), ("Acte I", "Scène 1.II")] {
      let first = act + (act == "ACT I" ? ". SCENE 1." : ".\n\n\(Self.paragraph)\n\n\nScène 1.I.")
      let text = book(
        [1, 2, 3].flatMap { number in
          [first, scene + ".", scene.replacing("2", with: "3").replacing("II", with: "III") + "."]
            .map {
              $0.replacing("ACT I.", with: "ACT \(numerals[number - 1]).")
                .replacing("Acte I.", with: "Acte \(numerals[number - 1]).")
                .replacing("Scène 1", with: "Scène \(number)")
            }
        })
      let outline = try outline(text)
      #expect(outline.entries.filter { $0.level == 0 }.count == 3)
      #expect(outline.entries.filter { $0.level == 1 }.count == 9)
    }
  }

  @Test func `the numbers of a second part stay that only its own list names`() throws {
    let (first, second) = (
      ["A REEF", "FOR AND", "NED LAND", "AT SEA"], ["INDIA", "PEARL", "RED SEA", "VIGO"]
    )
    func list(_ names: [String]) -> String {
      "CONTENTS\n\n" + zip(numerals, names).map { "   \($0)    \($1.capitalized)\n\n" }.joined()
    }
    func part(_ names: [String]) -> String { book(zip(numerals, names).map { "\($0)\n\n\($1)" }) }
    let outline = try outline(
      list(first) + "\n\n\nPART ONE\n\n" + part(first) + "\n\n" + list(second)
        + "\n\n\nPART TWO\n\n"
        + part(second))
    #expect(outline.entries.map(\.name).filter { (first + second).contains($0) } == first + second)
  }

  @Test func `a conclusion between two chapters stands beside them`() throws {
    let text = book(
      ["VOLUME I\n\n\nCHAPTER I", "CHAPTER II", "VOLUME II\n\n\nCHAPTER I"]
        + ["Conclusion of the History", "CHAPTER II"])
    #expect(
      try titles(text) == [
        "VOLUME I", "  CHAPTER I", "  CHAPTER II", "VOLUME II", "  CHAPTER I",
        "  Conclusion of the History", "  CHAPTER II",
      ])
  }

  @Test func `a list behind the book names nothing again`() throws {
    let chapters = numerals.map { "CHAPTER \($0)\n\nTHE \($0)TH STORY" }
    let list = numerals.map {
      "  CHAPTER \($0). The \($0)th story, which is told by\n  somebody   1\($0)\n\n"
    }
    for heading in ["TABLE OF CONTENTS", "TABLE"] {
      let text = book(chapters) + "\n\n\n\(heading)\n\n  PREFACE   3\n\n" + list.joined()
      #expect(try outline(text).entries.map(\.number) == (1...8).map { $0 })
    }
    #expect(try outline(book(chapters) + "\n\n\n" + list.joined()).entries.count == 8)
  }

  @Test func `what stands between a list and prose begins the book`() throws {
    let list =
      "CONTENTS\n\n"
      + numerals.map { "BOOK \($0)\n\nCHAPTER I CHAPTER II CHAPTER III\n\n" }.joined()
    let text =
      list + "\n\n\n\nPRELUDE\n\n\n\(Self.longParagraph)" + book(numerals.map { "BOOK \($0)" })
    let outline = try outline(text)
    #expect(outline.entries.map(\.title) == ["PRELUDE"] + numerals.map { "BOOK \($0)" })
  }

  @Test func `stars may lead from a title to its page`() throws {
    let names = ["THE PRISON-DOOR", "THE MARKET-PLACE", "THE RECOGNITION", "THE INTERVIEW"]
    let list =
      "CONTENTS\n\n    INTRODUCTORY    page\nTHE CUSTOM-HOUSE    *   *   *   7\n\n\n"
      + zip(numerals, names).map { "    CHAPTER \($0).\n\($1)   *   *  59\n\n\n" }.joined()
    let text =
      list
      + book(
        ["THE CUSTOM -- HOUSE\n\n\n\nINTRODUCTORY"] + zip(numerals, names).map { "\($0). \($1)" })
    #expect(try outline(text).entries.first?.title == "THE CUSTOM -- HOUSE")
  }

  @Test func `a list with a summary of several lines for each chapter is read to its end`() throws {
    func summary(_ words: String) -> String {
      "-- In which the reader\nis told of \(words), the sea and the sun, and of the rain\n"
        + "that fell on \(words) and on others, and what came of it, and of a\ndog."
    }
    let books = numerals.prefix(3).map { number in
      "BOOK \(number) -- CONTAINING AS MUCH AS IS\nNECESSARY OF BOOK \(number).\n\n"
        + (1...3).map {
          "Chapter \(numerals[$0 - 1].lowercased()) \(summary("pier \($0) of \(number)"))\n\n"
        }.joined() + "\n"
    }
    let body = numerals.prefix(3).map { number in
      book(["BOOK \(number).\n\n\nChapter i", "Chapter ii", "Chapter iii"])
    }
    let outline = try outline("CONTENTS\n\n\n" + books.joined() + "\n\n" + body.joined())
    #expect(outline.entries.map(\.level) == [0, 1, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1])
  }

  @Test func `who made the file and the book's title are no poems`() throws {
    let verse = "From Clee to heaven the beacon burns,\nThe shires have seen it plain,\n\n"
    let poems = numerals.map { "\n\n\n\($0)\n\n" + String(repeating: verse, count: 9) }
    let text =
      "\n\n\n\nProduced by A. Volunteer\n\n\n\n\nA LAD\n\nBy A. E.\n\n\n\nA LAD\n\n\n\n"
      + poems.joined()
      + "\n\n\n\nTHE END\n\n"
    #expect(try titles(text) == numerals)
  }
}

extension String {
  fileprivate var dropLastStop: String { hasSuffix(".") ? String(dropLast()) : self }
  fileprivate var capitalized: String { prefix(1) + dropFirst().lowercased() }
}

import Books
import TestSupport
import Testing

@testable import Paging

/// Sections that are known by the numbers that are missing in a row of them.
struct MissingSectionTests {
  private let prose = String(
    repeating: "The sea lay flat under the sun, and nobody on the pier had anything to say.\n",
    count: 6)

  private func text(_ titles: [String]) -> String {
    titles.map { "\($0)\n\n\(prose)\n" }.joined()
  }

  /// The titles of `text`, in the midst of sections from 1 to 2.2.
  private func titles(around text: String) throws -> [String] {
    let whole =
      self.text(["1. One", "1.1. A", "1.2. B", "1.3. C"]) + text
      + self.text(["1.5. E", "2. Two", "2.1. F", "2.2. G"])
    return try outline(whole).entries.map(\.title)
  }

  @Test func `a title may be a sentence or two of several lines`() throws {
    let title = [
      "1.4. When I edit a text that is being changed by another program, the",
      "     reader asks me each time, in a box, whether it is to be read again.",
      "     I do not want that, since I know it already. How do I turn that off,",
      "     and is it wise?",
    ]
    let whole = title.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(try titles(around: "\(title.joined(separator: "\n"))\n\n\(prose)\n")[4] == whole)
  }

  @Test func `lines of the page may stand between a number and its title`() throws {
    let page = "\n3 / 57\n\nThe Guide to Doors\n\n"
    let text = "1.4.\n\(page)Hinges and their names\n\n\(prose)\(page)\(prose)\(page)\(prose)\n"
    #expect(try titles(around: text)[4] == "1.4. Hinges and their names")
  }

  @Test func `text may stand right above a title`() throws {
    #expect(
      try titles(around: "It ends here.\n1.4. Hinges\nThey are at the side.\n\n\(prose)\n")[4]
        == "1.4. Hinges")
  }

  @Test func `a paragraph, a row of a table and a sum are no titles`() throws {
    for line in [
      "1.4. " + prose + prose, "1.4.    12    13    14\n", "which is more than\n1.4 times that\n",
    ] {
      let found = try titles(around: "\(line)\n\(prose)\n")
      #expect(found.count == 8 && !found.contains { $0.hasPrefix("1.4") })
    }
  }

  @Test func `a chapter in capitals may stand in the middle of its line`() throws {
    let chapter = String(repeating: " ", count: 28)
    let titles = ["1.  INTRODUCTION", "1.1. A", "1.2. B", "2.  DOORS", "2.1. C", "2.2. D"]
    let text = self.text(titles.map { $0.contains("  ") ? chapter + $0 : $0 })
    let entries = try outline(text).entries
    #expect(entries.map(\.level) == [0, 1, 1, 0, 1, 1])
    #expect(entries[3].title == "2. DOORS")
  }

  @Test func `numbered questions may have short answers`() throws {
    let names = ["Doors", "Hinges", "Locks", "Keys", "Bells", "Mats"]
    let questions = names.enumerated().map { "\($0.offset + 1). What are \($0.element) for?" }
    let answer = "   Nobody knows that.\n\n"
    // One is no question, and begins with a small letter.
    let titles = questions.prefix(3) + ["4. open() says that there is no door."] + questions[4...]
    let text = titles.enumerated().map { index, question in
      "\(question)\n\n" + String(repeating: answer, count: index < 3 ? 1 : 20)
    }.joined()
    #expect(
      try outline("About doors\n\n" + text).entries.map(\.title)
        == titles.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 })
  }

  @Test func `a framed chapter is one of the others`() throws {
    let stars = String(repeating: "*", count: 40)
    let frame =
      "\(stars)\n*\(String(repeating: " ", count: 38))*\n*  2. Warranty\(String(repeating: " ", count: 25))*\n\(stars)\n\n"
    let text =
      self.text(["1. One", "1.1. A", "1.2. B"]) + frame + prose + "\n"
      + self.text(["3. Three", "3.1. C", "3.2. D"])
    #expect(
      try outline(text).entries.map(\.title) == [
        "1. One", "1.1. A", "1.2. B", "2. Warranty", "3. Three", "3.1. C", "3.2. D",
      ])
  }

  @Test func `a quoted term with its meaning right below it is no section`() throws {
    let terms =
      (1...4).map { "1.\($0). \"Term \($0)\"\n    means whatever stands here.\n\n" }
      + ["1.5. \"Term 5\" means this.\n\n", "1.6. \"Term 6\" means\n\n    (a) this, or\n\n"]
    let text =
      "1. Definitions\n\n\(terms.joined())\(prose)\n"
      + self.text(["2. Grants", "2.1. A", "2.2. B", "2.3. C", "2.4. D"])
    #expect(
      try outline(text).entries.map(\.title) == [
        "1. Definitions", "2. Grants", "2.1. A", "2.2. B", "2.3. C", "2.4. D",
      ])
  }

  private func outline(_ text: String) throws -> Outline {
    try Manuscript(MemoryText(text)).outlineSearch.run() ?? Outline()
  }
}

import Testing

@testable import Formats

/// What programs give of printed pages, made a text that flows.
struct PrintedPagesTests {
  private func flowing(_ pages: String...) -> String {
    let text = pages.map { $0 + "\n\u{C}" }.joined()
    return String(decoding: PrintedPages.flowing(Array(text.utf8)).text, as: UTF8.self)
  }

  /// Pages of prose with a head and a foot; the page number is written into each.
  private func pages(_ count: Int, head: (Int) -> String, foot: (Int) -> String) -> [String] {
    (1...count).map { number in
      let name = ["one", "two", "three", "four", "five", "six"][number - 1]
      return """
        \(head(number))

        When the \(name) lines that a page begins with are as long as the others on it are
        \(repeatElement(Self.lines.dropLast(), count: 4).joined().joined(separator: "\n"))
        and \(name) of the many words on this page, of which the last ones are carried over

        \(foot(number))
        """
    }
  }

  private static let lines = [
    "When the lines of a printed page are about as long as one another they are prose",
    "that was set in a column, and what stands in each of them goes on in the next one,",
    "until a line is so short that the paragraph must have ended with it. A few of them",
    "have fewer letters than others have, since letters are not equally wide in print, so",
    "that is no sign.",
  ]

  @Test func `paragraphs are lines`() {
    let page =
      (Self.lines + [
        "Another one begins here, which has two lines only, as many have in books of all"
      ])
      .joined(separator: "\n") + "\nkinds.\n\nHeading\n\nShort.\nLines.\n"
    #expect(
      flowing(page)
        == Self.lines.joined(separator: " ")
        + "\nAnother one begins here, which has two lines only, as many have in books of all kinds."
        + "\n\nHeading\n\nShort.\nLines.\n")
  }

  @Test(arguments: [
    "• one thing that is said in a line which is as long as any other line of the page\n"
      + "• another thing that is said in a line which is as long as any other line of it all",
    "for (index, item) in list.enumerated() where item.isOpen && index > 0 { add(item); }\n"
      + "if let last = list.last { result.append(contentsOf: last.words) } else { return []; }",
    "1.1 Chapters that have long titles . . . . . . . . . . . . . . . . . . . . . . . . . . 3\n"
      + "and others that have . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . . 14",
    "Sing, goddess, the wrath\nof the son of Peleus\nthat brought countless woes\nupon them all",
    "Name of it    12.5  13.5\nname of that  14.5  15.5\n12.0 13.0 14.0 15.0\n12.0 13.0 14.0 15.0",
    "abbey, 12, 14\nabbot, 3\nacorns, 45, 46, 102\nalder, 7\nalmonds, 99\napples, 12–19",
  ])
  func `lists, programs, contents, verse, tables and indexes stay lines`(_ block: String) {
    let prose = Self.lines.joined(separator: "\n")
    #expect(
      flowing(prose + "\n\n" + block)
        == Self.lines.joined(separator: " ") + "\n\n" + block + "\n")
  }

  @Test func `lines are joined over the end of a page, without its head and foot`() {
    let pages = pages(6) {
      $0 % 2 == 0 ? "THE BOOK" : "\($0)"
    } foot: {
      "Page \($0) of 6"
    }
    let text = String(
      decoding: PrintedPages.flowing(Array(pages.joined(separator: "\n\u{C}").utf8)).text,
      as: UTF8.self)
    #expect(!text.contains("THE BOOK") && !text.contains("Page"))
    #expect(text.contains("which the last ones are carried over\n\nWhen the two lines"))
    let flowing = pages.map { $0.replacing("When the", with: "when the") }
    let joined = String(
      decoding: PrintedPages.flowing(Array(flowing.joined(separator: "\n\u{C}").utf8)).text,
      as: UTF8.self)
    #expect(joined.contains("which the last ones are carried over when the two lines"))
    #expect(joined.split(separator: "\n").count == 1)
  }

  @Test func `slides keep what stands on each of them`() {
    let slides = (1...6).map { "Outline\n\n• one\n• two\n\n\($0)\n" }
    let text = String(
      decoding: PrintedPages.flowing(Array(slides.joined(separator: "\u{C}").utf8)).text,
      as: UTF8.self)
    #expect(text.split(separator: "\n").count { $0 == "Outline" } == 6)
    #expect(text.hasSuffix("• two\n\n6\n"))
  }

  @Test func `divided words are whole, and words with hyphens keep them`() {
    let lines = [
      "When the lines of a printed page are about as long as one another they are inter-",
      "esting, and a well-known one is so too, though the lines of it are no longer com-",
      "puter-friendly. A text that has a word like computer in it knows which it was, and",
      "of lines that end with a hyphen in the midst of a word like this, or of the well-",
      "known one.",
    ]
    #expect(
      flowing(lines.joined(separator: "\n")) == lines.joined(separator: " ")
        .replacing("inter- esting", with: "interesting").replacing("com- puter", with: "computer")
        .replacing("well- known", with: "well-known") + "\n")
  }

  @Test func `a line that two lines were made into is as full as its second one`() {
    let lines = [
      Self.lines[0], Self.lines[1] + " " + Self.lines[2], Self.lines[3],
      "that is no sign. " + Self.lines[0], "and the second part of this one is short.",
      "So this line begins another paragraph, which goes on as all the others here have",
      "done before.",
    ]
    let text = flowing(lines.joined(separator: "\n"))
    #expect(text == lines[..<5].joined(separator: " ") + "\n" + lines[5] + " done before.\n")
  }

  @Test func `any number of blank lines part no more than one does`() {
    let blanks = String(repeating: "\n \n", count: 500_000)
    #expect(flowing("\(blanks)One.\(blanks)Two.\(blanks)") == "One.\n\nTwo.\n")
  }

  @Test func `a text of too many lines is as it was, and one may be stopped`() {
    let lines = [UInt8](repeating: 0x0C, count: 1 << 20 + 1)
    #expect(PrintedPages.flowing(lines).text == lines)
    #expect(PrintedPages.flowing(Array("a\nb\n".utf8), isStopped: { true }).text.isEmpty)
  }

  @Test func `nothing is made of nothing`() {
    #expect(
      PrintedPages.flowing([]).text.isEmpty
        && PrintedPages.flowing(Array("\n\u{C}\u{C}".utf8)).text.isEmpty)
  }
}

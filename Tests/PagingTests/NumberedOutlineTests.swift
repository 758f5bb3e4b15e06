import Books
import TestSupport
import Testing

@testable import Paging

/// Texts whose sections have numbers with parts.
struct NumberedOutlineTests {
  private let prose = String(
    repeating: "The sea lay flat under the sun, and nobody on the pier had anything to say.\n",
    count: 6)
  private let titles = [
    "1. Introduction", "1.1. Purpose", "1.2. Names", "2. Files", "2.1. Purpose", "2.1.1. Links",
    "2.2. The end",
  ]

  private func text(_ titles: [String], gap: String = "\n\n") -> String {
    titles.map { "\($0)\(gap)\(prose)\n" }.joined()
  }

  @Test func `numbers with parts are sections of their chapters`() throws {
    for gap in ["\n\n", "\n"] {
      let outline = try outline(text(titles, gap: gap))
      #expect(outline.entries.map(\.title) == titles)
      #expect(outline.entries.map(\.level) == [0, 1, 1, 0, 1, 2, 1])
      #expect(outline.entries.map(\.name).suffix(2) == ["Links", "The end"])
    }
  }

  @Test func `a list of contents, one of a chapter, too, and steps are no sections`() throws {
    let list = titles.map { "   \($0)\n\n" }.joined()
    let steps = (1...3).map { "   \($0). Turn the wheel\n\n" }.joined()
    let chapter = titles[3] + "\n\n" + titles[4...].map { "   \($0)\n" }.joined() + "\n"
    let text =
      "Contents\n\n\(list)" + text(Array(titles[..<3])) + steps + chapter
      + text(Array(titles[4...]))
    #expect(try outline(text).entries.map(\.title) == titles)
  }

  @Test func `a number alone has its title in the next line or behind a blank one`() throws {
    let titles = ["Chapter 1", "1.1", "1.2", "Chapter 2", "2.1", "2.2"]
    let text = titles.map { "\($0)\n\nWhat is it?\n\n\(prose)\n" }.joined()
    #expect(
      try outline(text).entries.map(\.title) == [
        "Chapter 1. What is it?", "1.1 What is it?", "1.2 What is it?", "Chapter 2. What is it?",
        "2.1 What is it?", "2.2 What is it?",
      ])
  }

  @Test func `a title of two lines is whole, and the text right below a title is no part of it`()
    throws
  {
    let long =
      "1.2. A title that is so long that it goes on in the line that stands right\nbelow it"
    let text =
      text(["1. One", "1.1. Two"], gap: "\n") + "\(long)\n\n\(prose)\n"
      + text(
        ["1.3. Four", "1.4. Five"], gap: "\n")
    let outline = try outline(text)
    #expect(
      outline.entries.map(\.title) == [
        "1. One", "1.1. Two", long.replacing("\n", with: " "), "1.3. Four",
        "1.4. Five",
      ])
  }

  @Test func `appendices follow, and parts stand above`() throws {
    let titles = [
      "PART I", "Chapter 1. One", "1.1 Two", "1.2 Three", "PART II", "Chapter 2. Four", "2.1 Five",
      "Appendix A. Six", "A.1 Seven",
    ]
    let outline = try outline(text(titles))
    #expect(outline.entries.map(\.title) == titles)
    #expect(outline.entries.map(\.level) == [0, 1, 2, 2, 0, 1, 2, 1, 2])
  }

  @Test func `a centred chapter stands above its sections`() throws {
    let centre = String(repeating: " ", count: 24)
    let text = titles.map { title in
      let isChapter = title.split(separator: " ")[0].count == 2
      return isChapter ? "\(centre)Chapter \(title)\n\n\(prose)\n" : "\(title)\n\n\(prose)\n"
    }.joined()
    for text in [text, text.replacing("Chapter ", with: "Chapter\u{A0}")] {
      let found = try outline(text).entries
      #expect(found.map(\.level) == [0, 1, 1, 0, 1, 2, 1])
      #expect(found.first?.title == "Chapter 1. Introduction")
    }
  }

  @Test func `titles may begin small or with a number, and have one letter`() throws {
    let titles = [
      "Chapter 1. debmake", "1.1. C", "1.2. 3.0 source format", "Chapter 2. Four", "2.1. Five",
      "2.2. Six",
    ]
    #expect(try outline(text(titles)).entries.map(\.title) == titles)
  }

  @Test func `the sections of a preface count for themselves`() throws {
    let preface = ["1. Thanks", "2. Names", "2.1. Signs", "3. More"]
    let chapters = [
      "Chapter 1. One", "1.1. Two", "1.2. Three", "Chapter 2. Four", "2.1. Five", "2.2. Six",
      "Chapter 3. Seven", "3.1. Eight",
    ]
    let found = try outline("Preface\n\n\(prose)\n" + text(preface + chapters)).entries
    #expect(found.map(\.title) == ["Preface"] + preface + chapters)
    #expect(found.map(\.level) == [0, 1, 1, 2, 1, 0, 1, 1, 0, 1, 1, 0, 1])
  }

  @Test func `spaces that do not break part a number from its title, too`() throws {
    let outline = try outline(text(titles.map { $0.replacing(". ", with: ".\u{A0} ") }))
    #expect(outline.entries.map(\.level) == [0, 1, 1, 0, 1, 2, 1])
    #expect(outline.entries.first?.title == "1. Introduction")
  }

  @Test func `a rule below a title, an item and a drawing are no part of it`() throws {
    for below in [
      "---------------", "(a) Third parties have rights.", "┌─── Type", "* It is one of several.",
    ] {
      let outline = try outline(text(titles, gap: "\n\(below)\n"))
      #expect(outline.entries.map(\.title) == titles)
    }
  }

  @Test func `a title may be framed, or stand between rules`() throws {
    let rule = String(repeating: "*", count: 60)
    let framed =
      "\(rule)\n*\(String(repeating: " ", count: 58))*\n*  2. Files"
      + String(repeating: " ", count: 48) + "*\n*  --------"
      + String(repeating: " ", count: 48) + "*\n"
    let text = text(titles)
    let inFrame = try outline(text.replacing("\n2. Files\n", with: "\n\(framed)"))
    #expect(inFrame.entries.map(\.title) == titles)
    let line = String(repeating: "-", count: 60)
    let boxed = try outline(
      text.replacing("\n2. Files\n", with: "\n\(line)\n2. Files\n\(line)\n"))
    #expect(boxed.entries.map(\.title) == titles)
  }

  @Test func `sections of a few words are no list`() throws {
    let few = (3...7).map { "\($0). Part \($0)\n\nNone.\n\n" }.joined()
    let text = text(titles) + few + text(["8. Notes", "8.1. More"])
    #expect(
      try outline(text).entries.map(\.title)
        == titles + (3...7).map { "\($0). Part \($0)" } + ["8. Notes", "8.1. More"])
  }

  @Test func `sections that each chapter counts anew are below it`() throws {
    let sections = [
      ["Home", "Lists", "Names"], ["Keys", "Menus"], ["Files", "Rules", "Mail", "Ends"],
    ]
    let titles = ["Introduction", "First Steps", "Settings"]
    func list(_ chapter: Int, _ indent: String) -> String {
      sections[chapter].enumerated().map { "\(indent)\($0 + 1). \($1)\n" }.joined()
    }
    let front = titles.indices.map { "\($0 + 1). \(titles[$0])\n" + list($0, "    ") }.joined()
    let chapters = titles.indices.map { index in
      "Chapter \(index + 1). \(titles[index])\n\nTable of Contents\n\n" + list(index, "") + "\n"
        + prose + "\n"
        + text(sections[index].enumerated().map { "\($0 + 1). \($1)" })
        + (index == 2 ? text(["4.1. The very end", "4.2. Thanks"]) : "")
    }
    let found = try outline("The Manual\n\nTable of Contents\n\n\(front)\n" + chapters.joined())
      .entries
    let expected = titles.indices.flatMap { index in
      ["Chapter \(index + 1). \(titles[index])"]
        + sections[index].enumerated().map { "\($0 + 1). \($1)" }
        + (index == 2 ? ["4.1. The very end", "4.2. Thanks"] : [])
    }
    #expect(found.map(\.title) == expected)
    #expect(found.map(\.level) == [0, 1, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 2, 2])
  }

  @Test func `steps that each chapter counts anew are no sections`() throws {
    let chapters = (1...6).map { chapter in
      "Chapter \(chapter). Wheel \(roman(chapter))\n\n\(prose)\n"
        + (1...3).map { "\($0). Turn wheel \(chapter), part \($0)\n\n\(prose)\n" }.joined()
    }
    let found = try outline(chapters.joined()).entries
    #expect(found.map(\.level) == Array(repeating: 0, count: 6))
  }

  @Test func `chapters stand above their sections, also if only these are underlined`() throws {
    let rule = String(repeating: "=", count: 70)
    let text = titles.map { title in
      let isChapter = title.split(separator: " ")[0].count == 2
      return isChapter
        ? "\(rule)\n\(title.uppercased())\n\n\n"
        : "\(title)\n\(String(repeating: "-", count: title.count))\n\n\(prose)\n\n"
    }
    let outline = try outline("The Manual\n\n\(prose)\n" + text.joined())
    #expect(outline.entries.map(\.level) == [0, 1, 1, 0, 1, 2, 1])
  }

  @Test func `numbered paragraphs and versions are no sections`() throws {
    let paragraphs = (1...8).map { "1.\($0) \(prose.replacing("\n", with: " and\n"))\n" }.joined()
    #expect(try outline(paragraphs).entries.isEmpty)
    let versions = ["3.2 Fixes", "3.1 Fixes", "3.0 Colours", "2.9 Fixes", "2.8 Names"]
    #expect(try outline(text(versions)).entries.isEmpty)
  }
}

private func outline(_ text: String) throws -> Outline {
  let source = MemoryText(text)
  return try #require(try Manuscript(source).outlineSearch.run())
}

private func roman(_ number: Int) -> String { ["", "I", "II", "III", "IV", "V", "VI"][number] }

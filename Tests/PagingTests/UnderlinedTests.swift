import Books
import TestSupport
import Testing

@testable import Paging

/// Contents of texts whose headings are underlined: reStructuredText, AsciiDoc, many READMEs.
struct UnderlinedTests {
  private func entries(_ text: String) throws -> [Outline.Entry] {
    try Manuscript(MemoryText(text)).outlineSearch.run()?.entries ?? []
  }

  private func titles(_ text: String) throws -> [String] {
    try entries(text).map { String(repeating: " ", count: $0.level) + $0.title }
  }

  private let prose = "Words of the text, which go on for a while and end here.\nAnd again.\n"

  private func document(_ headings: [(String, Character)]) -> String {
    headings.map { title, mark in
      "\(title)\n\(String(repeating: mark, count: title.count))\n\n\(prose)\n"
    }.joined()
  }

  @Test func `underlined lines are headings, in the order of their lines' first marks`() throws {
    let text = document([
      ("The Guide", "="), ("Installing", "-"), ("From source", "~"), ("Using", "-"),
      ("The Reference", "="), ("Options", "-"),
    ])
    #expect(
      try titles(text) == [
        "The Guide", " Installing", "  From source", " Using", "The Reference", " Options",
      ])
    #expect(try titles(text.replacing("\n", with: "\r\n")).count == 6)
  }

  @Test func `a line above the title makes another level`() throws {
    let text = "=====\nGuide\n=====\n\n\(prose)\n" + document([("One", "="), ("Two", "=")])
    #expect(try titles(text) == ["Guide", " One", " Two"])
  }

  @Test func `a printed list of the contents leads to the headings and not into itself`() throws {
    let names = ["Installing", "Using", "Extending", "Embedding"]
    let list = "Contents\n\n" + names.map { "* \($0)\n\n  * Why \($0)\n\n" }.joined()
    let text =
      "The Guide\n*********\n\n\(list)"
      + document(names.flatMap { [($0, "="), ("Why \($0)", "-")] as [(String, Character)] })
    let found = try entries(text)
    #expect(found.map(\.level) == [0] + names.flatMap { _ in [1, 2] })
    let body = try #require(text.firstRange(of: "Installing\n==="))
    let start = text[..<body.lowerBound].utf8.count
    #expect(found.dropFirst().first?.offset == start)
  }

  @Test func `chapters that are underlined keep their numbers`() throws {
    let found = try entries(
      document([("1. Cabbages", "="), ("2. Kings", "="), ("3. Walruses", "=")]))
    #expect(found.map(\.number) == [1, 2, 3])
    #expect(found.map(\.name) == ["Cabbages", "Kings", "Walruses"])
  }

  @Test func `versions are headings, too`() throws {
    let names = ["2.1.5", "2.1.4", "2.1 beta"]
    #expect(try titles(document(names.map { ($0, "=") })) == names)
  }

  @Test func `wide characters are underlined twice as far`() throws {
    let text = ["概要", "使い方"].map {
      "\($0)\n\(String(repeating: "=", count: 2 * $0.count))\n\n\(prose)\n"
    }.joined()
    #expect(try titles(text) == ["概要", "使い方"])
  }

  @Test func `listings of one line between rules are no headings`() throws {
    let text = document([("The Guide", "="), ("Using", "-"), ("Options", "-")])
    let listings = ["COMMAND", "git commit --amend", "---o---A", "https://user@example.com"].map {
      "------------\n\($0)\n------------\n\n\(prose)\n"
    }
    for listing in listings { #expect(try titles(text + listing).count == 3) }
    let two = "------------\ncd project\ngit add\n------------\n\n"
    let inner = document([("The Guide", "="), ("Using", "-")]) + two + listings.joined()
    let all = try titles(inner + document([("Options", "-")]))
    #expect(all == ["The Guide", " Using", " Options"])
  }

  @Test func `a column of results is no heading`() throws {
    let text = document([("The Guide", "="), ("Using", "-")])
    #expect(try titles(text + "name\n----\nbob\n\n" + prose) == ["The Guide", " Using"])
  }

  @Test(arguments: ["=======\n Guide\n=======", "=========\n  Guide\n========="])
  func `a title between two rules may be indented`(title: String) throws {
    let text = "\(title)\n\n\(prose)\n" + document([("One", "="), ("Two", "-")])
    #expect(try titles(text) == ["Guide", " One", "  Two"])
    let fields = "\(title)\n:Author: Jane\n\n\(prose)\n" + document([("One", "="), ("Two", "-")])
    #expect(try titles(fields) == ["Guide", " One", "  Two"])
  }

  @Test func `rules of one length underline headings of any`() throws {
    let rule = String(repeating: "-", count: 30)
    let names = ["Getting started", "Files", "What to do"]
    let text = names.map { "\($0)\n\(rule)\n\n\(prose)\n" }.joined()
    #expect(try titles(text) == names)
    // Not where they part the text, too.
    #expect(try titles(text + "\n\(rule)\n\n\(prose)") == [])
  }

  @Test func `a rule may be longer where others fit, and shorter where several do`() throws {
    let text = document([("Installing", "="), ("Using it", "=")])
    let longer = "More\n============\n\n\(prose)\n"
    let odd = longer + "The last part of it all\n================\n\n\(prose)"
    #expect(
      try titles(text + odd) == ["Installing", "Using it", "More", "The last part of it all"])
    let sentence = "It ends here.\n==========================\n\n\(prose)"
    #expect(try titles(text + sentence).count == 2)
  }

  @Test(arguments: [["1.2.0", "1.1.9"], ["[1.2.0]", "[1.1.9]"], ["2021-04-19", "2020-11-02"]])
  func `numbers of versions and dates are headings`(names: [String]) throws {
    #expect(try titles(document(names.map { ($0, "-") })) == names)
  }

  @Test(arguments: [
    // A table's head.
    "Option     Meaning of it\n------------------------\n-a         all\n-b         both\n\n",
    // A signature.
    "Yours,\n\nThe Editor\n-- \nJohn Smith\n----------------------------------------\n\n",
    // What stands between two rules.
    "--------------\n$ tome-reader \n--------------\n\n",
    "==\n|>\n==\n\n", "\n. . .\n-----\n\n", "-----\n-----\n\n",
    // A block of AsciiDoc.
    "[NOTE]\n======\nTake care.\n======\n\n",
    // A sum.
    "   12.50\n    3.00\n   -----\n   15.50\n\n",
  ])
  func `other rules underline no headings`(_ part: String) throws {
    #expect(try titles(String(repeating: prose + "\n" + part, count: 5)) == [])
  }

  @Test func `a heading may follow the text at once where most do not`() throws {
    let text = document((1...6).map { ("Release of spring \($0)", "=") })
    let crowded = text.replacing(
      "again.\n\nRelease of spring 3", with: "again.\nRelease of spring 3")
    #expect(try titles(crowded).count == 6)
    let torn = text.replacing("\n\nRelease of spring 3", with: " and\nRelease of spring 3")
    #expect(try titles(torn).count == 5)
  }

  @Test func `versions are headings whatever their rules, their dates and the text above`() throws {
    func history(_ line: (Int) -> String) -> String {
      "The history\n===========\n\nLegend\n------\n\n\(prose)\n"
        + (1...8).reversed().map { "\(line($0))\n\n\(prose)\(prose)\n" }.joined()
    }
    for line in [
      "Version 0.%.2 (19 November 2009)\n==========", "26.0%          2026-06-25\n---------",
      "26.0%          2026-06-25\n--------------------", "CHANGES FROM 2.% TO 2.9",
      "2023-01-08 (2.9.0dev.%)", "2.1%      2023-02-11 12:09:16Z", "1.%  Tue Jan 23 12:00:00 2001",
      "### Changes between 3.0.1% and 3.0.19 [27 Jan 2026]", "## [1.%.0] - 2020-02-03",
      "Version 1.%   2017-dec-27   [Released by J. Smith]", "4.0% April 24, 1997", "1.%.0",
      "NEWS for version 2.%.x", "v1.%.0-rc1:", "version: 0.%", "Tool 3.%:",
      "=== release 1.2%.0 ===", "2022-06-17 v1.1%.0 \"Torrent Duck\"", "2021/10/17: Version 6.%",
    ] {
      let text = history { line.replacing("%", with: "\($0)") }
      let found = try entries(text)
      #expect(found.count == 10, "\(line)")
      let crowded = text.replacing("again.\n\n", with: "again.\n")
      #expect(try entries(crowded).count == 10, "\(line)")
    }
    let parts = (1...5).reversed().map {
      "CHANGES FROM 3.\($0) TO 3.9\n\n\(prose)\nNormal Changes\n==============\n\n\(prose)\n"
    }
    #expect(
      try titles(parts.joined())
        == (1...5).reversed().flatMap { ["CHANGES FROM 3.\($0) TO 3.9", " Normal Changes"] })
    let apart = try titles(history { "2.1\($0)      2023-02-11" })
    #expect(apart.last == "  2.11 2023-02-11" || apart.last == " 2.11 2023-02-11")
  }

  @Test(arguments: [
    "2026-01-0%", "0%.03.2026", "0%.03.26", "%.3.26", "Section 1.%", "Figure 2.%", "1.% Names",
    "see version 1.% of it", "1.%", "Mo. 0%.01.26", "Mo 0%.01.26", "Shell 2.%.1 (stop with ^G)",
    "2.1.%",
    "2.1.% Names", "2021/10/17: Update to Unicode 14.%",
  ])
  func `days, sections and figures are no versions`(line: String) throws {
    let text = (1...8).map { "\(line.replacing("%", with: "\($0)"))\n\n\(prose)\(prose)\n" }
    let found = Array(text.joined().utf8).withUnsafeBytes { bytes in
      ReleaseLines(in: UnderlinedLines(bytes, 0x0A).lines, count: bytes.count).lines
    }
    #expect(found.isEmpty)
  }

  @Test func `a version without a date counts between others`() throws {
    let names = ["1.3 2012-02-01", "1.2", "1.1 [skipped]", "1.0 2011-01-02", "0.9 2010-03-04"]
    let text = names.map { "\($0)\n  - \(prose)\(prose)\n" }.joined()
    #expect(try titles(text) == names)
    #expect(try titles(text.replacing("1.2\n", with: "2.4\n")).count == 4)
  }

  @Test func `the words before a version may change with time`() throws {
    let names =
      (4...7).reversed().map { "* Noteworthy changes in release 4.\($0) (2022-11-0\($0)) [stable]" }
      + (1...6).reversed().map { "Sed 3.\($0)" }
    let text = names.map { "\($0)\n\n\(prose)\(prose)\n" }.joined()
    #expect(
      try titles(text).map { $0.replacing("* ", with: "") }
        == names.map { $0.replacing("* ", with: "") })
    #expect(try titles(text).first == "Noteworthy changes in release 4.7 (2022-11-07) [stable]")
  }

  @Test func `a list of versions is no history`() throws {
    let list = (1...8).map { "version 1.\($0)\n" }.joined() + prose
    #expect(try titles(list) == [])
  }

  @Test func `titles between two long rules need nothing else around them`() throws {
    let rule = String(repeating: "-", count: 40)
    let boxes = ["1. Background", "2. Compiling", "3. Running"]
    let tight = boxes.map { "\(rule)\n\($0)\n\(rule)\n\(prose)\n" }.joined()
    #expect(try titles(tight) == boxes)
    let parted = boxes.map { "\(rule)\n\($0)\n\(rule)\n\n\(prose)\(rule)\n\n\(prose)\n" }
    #expect(try titles(parted.joined()) == boxes)
    #expect(try titles(tight + "\(rule)\ngit add\ngit commit\n\(rule)\n\n\(prose)") == [])
  }

  @Test func `no level is left out, and a heading of the contents is no measure`() throws {
    let text = document([
      ("The Guide", "*"), ("Appendices", "^"), ("1. Scope", "*"), ("1.1. Names", "="),
      ("1.1.1. Files", "-"), ("2. Rules", "*"),
    ])
    #expect(
      try titles(text) == [
        "The Guide", " Appendices", "1. Scope", " 1.1. Names", "  1.1.1. Files", "2. Rules",
      ])
    let contents = document([
      ("CONTENTS", "-"), ("OVERVIEW", "="), ("Functions", "-"), ("Usage", "-"), ("BASICS", "="),
    ])
    #expect(try titles(contents) == ["CONTENTS", "OVERVIEW", " Functions", " Usage", "BASICS"])
  }

  @Test func `headings of which all come again and again are none`() throws {
    #expect(try titles(document((1...8).map { ($0 == 3 ? "Slowdowns" : "Speedups", "=") })) == [])
    let below = (1...8).flatMap {
      [("Release \($0)", "="), ("Fixes", "-")] as [(String, Character)]
    }
    #expect(try titles(document(below)).count == 16)
  }

  @Test func `a book whose chapters are not underlined keeps them`() throws {
    let chapters = (1...9).map { "CHAPTER \($0)\n\n" + String(repeating: prose + "\n", count: 30) }
    let text = document([("A Title", "="), ("A Note", "-")]) + chapters.joined()
    #expect(try titles(text).filter { $0.contains("CHAPTER") }.count == 9)
  }
}

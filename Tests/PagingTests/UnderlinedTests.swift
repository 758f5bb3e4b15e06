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

  @Test func `a book whose chapters are not underlined keeps them`() throws {
    let chapters = (1...9).map { "CHAPTER \($0)\n\n" + String(repeating: prose + "\n", count: 30) }
    let text = document([("A Title", "="), ("A Note", "-")]) + chapters.joined()
    #expect(try titles(text).filter { $0.contains("CHAPTER") }.count == 9)
  }
}

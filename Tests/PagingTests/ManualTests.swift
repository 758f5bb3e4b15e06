import Books
import TestSupport
import Testing

@testable import Paging

@Suite struct Manuals {
  private func titles(_ text: String) throws -> [String] {
    let outline = try Manuscript(MemoryText(text)).outlineSearch.run()
    return (outline?.entries ?? []).map {
      String(repeating: " ", count: $0.level) + $0.title
    }
  }

  @Test func `the section heads of a manual are its contents`() throws {
    #expect(
      try titles(PlainTexts.manual) == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "AUTHOR", "SEE ALSO",
      ])
    let parted = PlainTexts.manual.replacing(
      "       -c     count", with: "   Counting pages\n       -c     count")
    #expect(try titles(parted).contains(" Counting pages"))
    #expect(try titles(PlainTexts.manual.replacing("\n", with: "\r\n")).count == 6)
  }

  @Test func `the heads are headings of the page, and begin where the contents say`() throws {
    let outline = try #require(try Manuscript(MemoryText(PlainTexts.manual)).outlineSearch.run())
    let sample = try Sample(Array(PlainTexts.manual.utf8), measure: 66, rows: 400)
    let headings = try sample.lines().filter { $0.kind == .heading }.map(\.position.offset)
    #expect(Set(outline.entries.map(\.offset)).isSubset(of: headings))
  }

  @Test func `text without the name of a manual has no such contents`() throws {
    let text = PlainTexts.manual.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(try titles(text).isEmpty)
  }
}

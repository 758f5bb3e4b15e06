import TestSupport
import Testing

@testable import Formats

/// The codes of fields that catdoc writes.
struct FieldCodeTests {
  private func removed(_ text: String) -> String? {
    FieldCodes.removed(from: Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("  HYPERLINK \"http://a.org/\" \\h http://a.org/  more.\n", "http://a.org/ more.\n"),
    ("See   HYPERLINK \"mailto:a@b.org\"  a@b.org .\n", "See a@b.org.\n"),
    ("(  HYPERLINK  \\l \"Main\"  The main part )", "(The main part)"),
    ("a   HYPERLINK \"https://a.org/1”  A-1", "a A-1"),
    ("Tika:  HYPERLINK \"http://a.org/\" \\h http://a.org/  more", "Tika: http://a.org/ more"),
    ("Table   SEQ Table \\* ARABIC  1 : words", "Table 1: words"),
    ("  PAGEREF _Toc22 \\h  3  \n", "3 \n"),
    (
      "  TOC \\o \"1-3\" \\h \\z    HYPERLINK \\l \"_Toc1\"  1.\tOne\t  PAGEREF _Toc1 \\h  2  \nx",
      "1.\tOne\t2 \nx"
    ),
    ("Page   PAGE  8 / 9", "Page 8/ 9"), ("on   DATE \\@ \"d. MMMM\"  5. May ", "on 5. May"),
    ("Name:   FORMTEXT      \n", "Name:    \n"),
  ])
  func `a code is left out, and what it gives stays`(written: String, read: String) {
    #expect(removed(written)?.replacing(" /", with: "/") == read)
  }

  @Test(arguments: [
    "", "  ", "NAME  DATE  TIME", "  PAGE  OF", "  TITLE  ", "  HYPERLINK", "  REF 12",
    "A  LINK here",
    "  hyperlink \"a\"", "  HYPERLINK \"a\n", " HYPERLINK \"a\" b", "  HYPERLINK \\", "  PAGE",
  ])
  func `other words in capitals stay`(text: String) {
    #expect(removed(text) == nil)
  }

  @Test func `nothing ends it, and no line is lost`() {
    var random = SeededGenerator(seed: 3)
    let pieces = [
      "  ", " ", "HYPERLINK", "\"", "\\", "\\*", "PAGE", "a", "\n", "7", "”", "FORMTEXT",
    ]
    for _ in 0..<2000 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let plain = removed(text) ?? text
      #expect(plain.utf8.count <= text.utf8.count)
      #expect(plain.count { $0 == "\n" } == text.count { $0 == "\n" })
    }
  }
}

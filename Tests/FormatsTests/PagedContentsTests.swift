import Books
import Foundation
import Testing
import TestSupport

@testable import Formats

/// The contents that documents of printed pages have beside their pages.
struct PagedContentsTests {
  @Test func `bookmarks of a PDF are read with their levels and pages`() {
    let xml = """
      <pdf2xml><page number="1"><text>(outline) &lt;item page="9"&gt;x&lt;/item&gt;</text></page>
      <outline>
      <item page="3">Cats &amp;&#160;Dogs  &lt;1&gt;</item>
      <outline>
      <item page="4">Cats</item>
      <outline><item page="5">Tails</item></outline>
      </outline>
      <item page="7">Birds</item>
      <item page="0">Nowhere</item>
      <item>Nowhere</item>
      <item page="8"> </item>
      </outline>
      </pdf2xml>
      """
    #expect(
      Bookmark.all(inXML: Array(xml.utf8)) == [
        Bookmark(title: "Cats & Dogs <1>", level: 0, page: 2),
        Bookmark(title: "Cats", level: 1, page: 3), Bookmark(title: "Tails", level: 2, page: 4),
        Bookmark(title: "Birds", level: 0, page: 6),
      ])
    #expect(Bookmark.all(inXML: Array("<item page=\"3\">a</item><outline><item page=".utf8)) == [])
  }

  @Test func `bookmarks of a DjVu document are read with their levels and pages`() {
    let words = """
        1 P     1234  p0001.djvu
        2 P     1234  my page.djvu
          I      234  shared.iff
        3 P     1234  p0003.djvu
      author\t"Ann (B.)"
      (bookmarks
       ("The \\"Cats\\"\\nand others" "#p0003.djvu"
        ("Tails" "#my page.djvu" ) )
       ("Birds (all)" "#2" )
       ("The net" "http://example.org/#1" )
       ("Nowhere" "#p9.djvu" ) )
      """
    #expect(
      Bookmark.all(inDjVu: words) == [
        Bookmark(title: "The \"Cats\" and others", level: 0, page: 2),
        Bookmark(title: "Tails", level: 1, page: 1),
        Bookmark(title: "Birds (all)", level: 0, page: 1),
      ])
    for broken in [
      "", "(bookmarks", "(bookmarks (\"a", "(bookmarks (\"a\" \"#1\"", "(bookmarks )))",
    ] {
      #expect(Bookmark.all(inDjVu: broken).count <= 1)
    }
  }

  /// The words at which each bookmark's entry begins in a text of `pages`.
  private func places(_ bookmarks: [Bookmark], in pages: [String]) -> [String] {
    var starts: [Int] = []
    var text: [UInt8] = []
    for page in pages {
      starts.append(text.count)
      text += Array(page.utf8)
    }
    let contents = PagedContents(bookmarks, pages: starts) {
      Array(text[$0.clamped(to: 0..<text.count)])
    }
    #expect(contents.printedPages.map(\.offset) == starts)
    let kept = PagedContents(lines: contents.lines)
    #expect(kept.outline == contents.outline && kept.printedPages == contents.printedPages)
    return contents.outline.entries.map { entry in
      String(decoding: text[entry.offset...].prefix { $0 != 0x0A }, as: UTF8.self)
    }
  }

  @Test func `an entry begins at the line that says what its bookmark says`() {
    let pages = [
      "Contents\n\nCats 2\n\nTails 2\n",
      "the end of a sentence.\n\n1. Cats\n\nCats have tails.\n\n1.1 Tails\n\nTails. A tail is\n",
      "CHAPTER\nTwo\nOther\nanimals\n\nBirds of all kinds. They fly.\n\nTails\n",
      "No heading is here\n",
    ]
    func mark(_ title: String, _ page: Int, _ level: Int = 0) -> Bookmark {
      Bookmark(title: title, level: level, page: page)
    }
    #expect(
      places(
        [
          mark("Cats", 1), mark("1.1.  Tails", 1, 1), mark("Other animals", 2),
          mark("Birds of all", 2, 1), mark("Tails", 2, 1), mark("Fish", 3), mark("Gone", 4),
        ], in: pages)
        == [
          "1. Cats", "1.1 Tails", "CHAPTER", "Birds of all kinds. They fly.", "Tails",
          "No heading is here",
        ])
    // What leads back is in order of the text; one alone is the title and no contents.
    #expect(
      places([mark("Fish", 3), mark("Cats", 1)], in: pages) == ["1. Cats", "No heading is here"])
    #expect(places([mark("Fish", 3)], in: pages) == [])
    // A page has letters that its font joins.
    let joined = ["Title\n", "Words\n1.1 Diﬃculties of ﬁsh\n", "2 More\n"]
    #expect(
      places([mark("Difficulties of fish", 1), mark("More", 2)], in: joined)
        == ["1.1 Diﬃculties of ﬁsh", "2 More"])
  }

  @Test func `the pages of a text that flows are known`() {
    let pages = [
      "A first page that has a line of its own and no more.\n",
      "\n \n",
      "A second paragraph goes on from this page to the one behind it, where it\n",
      "ends in a line that is long enough to be one of prose and has a full stop.\n\nAnd a last.\n",
    ]
    let flow = PrintedPages.flowing(Array(pages.joined(separator: "\u{C}").utf8))
    let words = flow.pages.map { start in
      String(decoding: flow.text[start...].prefix(9), as: UTF8.self)
    }
    #expect(words == ["A first p", "A second ", "A second ", "ends in a"])
  }

  private static let hasPoppler = ["pdftotext", "pdftohtml"].allSatisfy {
    access("/usr/bin/\($0)", X_OK) == 0
  }

  /// A PDF with a page for each of `pages`, which bookmarks with the same words lead to.
  private func pdf(_ pages: [String]) -> [UInt8] {
    let kids = pages.indices.map { "\(10 + $0 * 3) 0 R" }.joined(separator: " ")
    var pdf = """
      %PDF-1.4
      1 0 obj <</Type/Catalog/Pages 2 0 R/Outlines 4 0 R>> endobj
      2 0 obj <</Type/Pages/Kids[\(kids)]/Count \(pages.count)>> endobj
      3 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
      4 0 obj <</First 12 0 R/Last \(9 + pages.count * 3) 0 R>> endobj

      """
    for (index, words) in pages.enumerated() {
      let page = 10 + index * 3
      let drawing = "BT /F1 12 Tf 72 700 Td (\(words)) Tj ET"
      let next = index + 1 < pages.count ? "/Next \(page + 5) 0 R" : ""
      pdf += """
        \(page) 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents \(page + 1) 0 R
        /Resources<</Font<</F1 3 0 R>>>>>> endobj
        \(page + 1) 0 obj <</Length \(drawing.utf8.count)>> stream
        \(drawing)
        endstream endobj
        \(page + 2) 0 obj <</Title(\(words))/Parent 4 0 R/Dest[\(page) 0 R/Fit]\(next)>> endobj

        """
    }
    return Array((pdf + "trailer <</Root 1 0 R>>\n").utf8)
  }

  @Test(.enabled(if: hasPoppler, "poppler-utils is not installed"))
  func `bookmarks of a PDF are its contents, and are kept`() async throws {
    let scratch = Scratch()
    let names = ["Cats", "Their tails", "Birds"]
    let path = try scratch.file(pdf(names), named: "a.pdf")
    for _ in 0..<2 {
      let text = try TextOpener.open(
        path: path, options: OpenOptions(cacheFolder: scratch.path("cache"))
      ) {}
      try await text.source.waitForAll()
      let whole = Array(try text.source.text.utf8)
      let contents = try #require(text.source.contents)
      #expect(text.source.structure == nil)
      #expect(contents.outline.entries.map(\.title) == names)
      #expect(contents.printedPages.map(\.label) == ["1", "2", "3"])
      for (entry, page) in zip(contents.outline.entries, contents.printedPages) {
        #expect(
          entry.offset == page.offset && whole[entry.offset...].starts(with: entry.title.utf8))
      }
    }
    // What is kept of one without the other is not used.
    for name in try FileManager.default.contentsOfDirectory(atPath: scratch.path("cache"))
    where name.hasSuffix("-contents") {
      try FileManager.default.removeItem(atPath: scratch.path("cache/\(name)"))
    }
    let again = try TextOpener.open(
      path: path, options: OpenOptions(cacheFolder: scratch.path("cache"))
    ) {}
    #expect(again.source.contents?.outline.entries.count == 3)
  }
}

import Books
import Formats
import Foundation
import Markup
import TestSupport
import Testing

/// EPUBs whose reading order has more in it than documents of XHTML.
struct ReadingOrderTests {
  private let scratch = Scratch()

  /// The head of a PNG of 300 × 256 pixels, and some bytes behind it.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 1, 44, 0, 0, 1, 0, 8, 2, 0, 0, 0] + Array(repeating: 7, count: 3000)

  private static func page(_ words: String) -> [UInt8] {
    Array("<html><body><p>\(words)</p></body></html>".utf8)
  }

  /// An EPUB with these items in its manifest, of which the ones with a position are read.
  private func opened(
    _ manifest: String, reading ids: [String], _ files: [(name: String, bytes: [UInt8])]
  ) async throws -> OpenedText {
    let spine = ids.map { "<itemref idref='\($0)'/>" }.joined()
    let package =
      "<package version='3.0'><metadata/><manifest>\(manifest)</manifest><spine>\(spine)</spine></package>"
    let container = "<container><rootfiles><rootfile full-path='b.opf'/></rootfiles></container>"
    let archive = SmallArchive.zip(
      [("META-INF/container.xml", Array(container.utf8)), ("b.opf", Array(package.utf8))] + files)
    let text = try TextOpener.open(path: scratch.file(archive, named: "book.epub")) {}
    try await text.source.waitForAll()
    return text
  }

  @Test(arguments: ["image/png", "application/xhtml+xml", ""])
  func `a picture in the reading order is a page, whatever it is called`(type: String) async throws
  {
    let text = try await opened(
      """
      <item id='a' href='a.xhtml' media-type='application/xhtml+xml'/>
      <item id='p' href='p.png' media-type='\(type)' fallback='f'/>
      <item id='f' href='f.xhtml' media-type='application/xhtml+xml'/>
      """, reading: ["a", "p", "a"],
      [("a.xhtml", Self.page("before")), ("p.png", Self.png), ("f.xhtml", Self.page("instead"))])
    let words = try text.source.text
    #expect(words.hasPrefix("before\n\u{0C}[picture]"))
    #expect(words.hasSuffix("\n\u{0C}before\n") && words.filter { $0 == "\u{FFFD}" }.isEmpty)
    let place = Array(words.utf8).firstIndex(of: UInt8(ascii: "[")) ?? 0
    let picture = try #require(try text.structure?.picture(at: place))
    #expect((picture.width, picture.height, picture.path) == (300, 256, "p.png"))
    #expect(!text.remarks.contains { $0.words.contains("read as HTML") })
  }

  @Test
  func `what is no document is read by what stands in for it`() async throws {
    let text = try await opened(
      """
      <item id='j' href='j.json' media-type='application/json' fallback='k'/>
      <item id='k' href='k.pdf' media-type='application/pdf' fallback='l'/>
      <item id='l' href='l.xhtml' media-type='application/xhtml+xml'/>
      """, reading: ["j"],
      [
        ("j.json", Array("{\"a\": 1}".utf8)), ("k.pdf", Array("%PDF-".utf8)),
        ("l.xhtml", Self.page("words")),
      ])
    #expect(try text.source.text == "words\n")
    #expect(text.remarks.isEmpty)
  }

  @Test
  func `what is no document and leads in a circle is passed over and said`() async throws {
    let text = try await opened(
      """
      <item id='j' href='j.json' media-type='application/json' fallback='k'/>
      <item id='k' href='k.bin' media-type='application/octet-stream' fallback='j'/>
      <item id='z' href='z.xhtml' media-type='application/xhtml+xml'/>
      <item id='l' href='l.xhtml' media-type='application/xhtml+xml'/>
      """, reading: ["j", "z", "l"],
      [
        ("j.json", Array("{\"a\": 1}".utf8)), ("k.bin", [1, 2]),
        ("z.xhtml", [7, 0, 0, 7]), ("l.xhtml", Self.page("words")),
      ])
    #expect(try text.source.text == "words\n")
    #expect(
      text.remarks.map(\.line) == [
        "j.json: application/json is no text; it was left out",
        "z.xhtml: it is no text, though the book says so; it was left out",
      ])
  }

  @Test
  func `a page that is called a picture is read`() async throws {
    let text = try await opened(
      "<item id='a' href='a.xhtml' media-type='image/jpeg'/>", reading: ["a"],
      [("a.xhtml", Self.page("words"))])
    #expect(try text.source.text == "words\n")
  }
}

import Books
import Formats
import Foundation
import Markup
import TestSupport
import Testing

/// EPUBs whose own account of themselves is broken, or names its files otherwise than they are called.
struct PackageRescueTests {
  private let scratch = Scratch()

  private static let container =
    "<container><rootfiles><rootfile full-path='OEBPS/b.opf'/></rootfiles></container>"
  private static let page = Array("<html><body><p>words</p></body></html>".utf8)

  private static func package(_ title: String, hrefs: [String] = ["a.xhtml"]) -> String {
    let items = hrefs.map { "<item id='\($0)' href='\($0)' media-type='application/xhtml+xml'/>" }
    let spine = hrefs.map { "<itemref idref='\($0)'/>" }
    return """
      <?xml version='1.0' encoding='UTF-8'?><package version='3.0'><metadata>
      <dc:title>\(title)</dc:title><dc:creator>Hanna</dc:creator></metadata>
      <manifest>\(items.joined())<item id='nav' href='nav.xhtml' properties='nav'/></manifest>
      <spine>\(spine.joined())</spine></package>
      """
  }

  private func opened(
    _ package: [UInt8], container: (name: String, text: String)? = nil,
    _ files: [(name: String, bytes: [UInt8])] = [("OEBPS/a.xhtml", page)]
  ) async throws -> OpenedText {
    let container = container ?? ("META-INF/container.xml", Self.container)
    let archive = SmallArchive.zip(
      [
        ("mimetype", Array("application/epub+zip".utf8)),
        (container.name, Array(container.text.utf8)), ("OEBPS/b.opf", package),
      ] + files)
    let text = try TextOpener.open(path: scratch.file(archive, named: "book.epub")) {}
    try await text.source.waitForAll()
    return text
  }

  @Test(arguments: [
    ("Tom & Jerry", "Tom & Jerry"), ("Tom &amp; Jerry &unknown;", "Tom & Jerry &unknown;"),
    ("1 < 2", "1 < 2"), ("Tom\u{1} Jerry", "Tom Jerry"), ("<b>Tom</i> Jerry", "Tom Jerry"),
  ])
  func `a package document that is no XML is read nevertheless`(
    written: String, title: String
  ) async throws {
    let text = try await opened(Array(Self.package(written).utf8))
    #expect(try text.source.text == "words\n")
    #expect(text.structure?.title == BookTitle(title: title, author: "Hanna"))
    if !written.contains("unknown") {
      #expect(text.remarks.map(\.part) == ["OEBPS/b.opf"])
      #expect(text.remarks.first?.words.hasPrefix("not well-formed XML in line 2") == true)
    }
  }

  @Test
  func `white space may stand before a package document`() async throws {
    let text = try await opened(Array((" \n" + Self.package("Tom")).utf8))
    #expect(try text.source.text == "words\n")
    #expect(text.structure?.title?.title == "Tom")
  }

  @Test
  func `a package document is read that is not in the encoding it declares`() async throws {
    let title = "Élève à Orléans"
    let text = try await opened(encoded(Self.package(title), as: "latin1"))
    #expect(try text.source.text == "words\n")
    #expect(text.structure?.title?.title == title)
  }

  @Test
  func `a package document in an encoding of its own is read`() async throws {
    let package = Self.package("Снег").replacing("UTF-8", with: "windows-1251")
    let text = try await opened(encoded(package, as: "cp1251"))
    #expect(text.structure?.title?.title == "Снег")
    #expect(text.remarks.isEmpty)
  }

  @Test(arguments: [
    ("META-INF/Container.xml", container), ("META-INF/container.xml", "<container><rootfiles>"),
    ("META-INF/container.xml", container.replacing("'/>", with: "&'>")),
    ("META-INF/container.xml", container.replacing("b.opf", with: "B.OPF")),
    ("META-INF/container.xml", container.replacing("b.opf", with: "nowhere.opf")), ("x", ""),
  ])
  func `the package document is found without the container`(name: String, text: String)
    async throws
  {
    let text = try await opened(Array(Self.package("Tom").utf8), container: (name, text))
    #expect(try text.source.text == "words\n")
    #expect(text.structure?.title?.title == "Tom")
  }

  @Test
  func `contents that are no XML are read nevertheless`() async throws {
    let nav =
      "<html><body><nav epub:type='toc'><ol><li><a href='a.xhtml'>Tom & Jerry</a></li></ol></nav>"
    let text = try await opened(
      Array(Self.package("Tom").utf8),
      [("OEBPS/a.xhtml", Self.page), ("OEBPS/nav.xhtml", Array(nav.utf8))])
    #expect(text.structure?.outline.entries.map(\.title) == ["Tom & Jerry"])
    #expect(text.remarks.map(\.part) == ["OEBPS/nav.xhtml"])
  }

  @Test(arguments: ["A.XHTML", "sub\\a.xhtml", "Sub/a.xhtml"])
  func `a file is found by a name in other letters or with other slashes`(
    href: String
  ) async throws {
    let place = href == "A.XHTML" ? "OEBPS/a.xhtml" : "OEBPS/sub/a.xhtml"
    let text = try await opened(
      Array(Self.package("Tom", hrefs: [href]).utf8), [(place, Self.page)])
    #expect(try text.source.text == "words\n")
    #expect(text.remarks.isEmpty)
    let other = try await opened(
      Array(Self.package("Tom", hrefs: ["a.xhtml"]).utf8), [("OEBPS\\A.xhtml", Self.page)])
    #expect(try other.source.text == "words\n")
  }

  @Test
  func `a book whose paths are parted by backslashes is read`() async throws {
    let files = [
      ("META-INF/container.xml", Array(Self.container.utf8)),
      ("OEBPS/b.opf", Array(Self.package("Tom", hrefs: ["sub/a.xhtml"]).utf8)),
      ("OEBPS/sub/a.xhtml", Self.page),
    ].map { (name: $0.0.replacing("/", with: "\\"), bytes: $0.1) }
    let archive = SmallArchive.zip([("mimetype", Array("application/epub+zip".utf8))] + files)
    let text = try TextOpener.open(path: scratch.file(archive, named: "book.epub")) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "words\n" && text.structure?.title?.title == "Tom")
  }

  @Test
  func `of two files that a name may mean neither is taken`() async throws {
    let text = try await opened(
      Array(Self.package("Tom", hrefs: ["A.xhtml", "b.xhtml"]).utf8),
      [("OEBPS/a.xhtml", Self.page), ("OEBPS/a.XHTML", Self.page), ("OEBPS/b.xhtml", Self.page)])
    #expect(text.remarks.map(\.line) == ["OEBPS/A.xhtml: the file is missing"])
  }
}

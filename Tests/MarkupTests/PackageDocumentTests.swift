import Books
import Markup
import Testing

struct PackageDocumentTests {
  private func package(
    _ metadata: String, spine: String = "", identifiedBy id: String = ""
  ) throws -> PackageDocument {
    let text = """
      <package version='3.0' unique-identifier='\(id)' xmlns:dc='http://purl.org/dc/elements/1.1/'><metadata>\(metadata)</metadata>
      <manifest><item id='a' href='a.xhtml' media-type='application/xhtml+xml'/></manifest>
      <spine \(spine)><itemref idref='a'/></spine></package>
      """
    return try PackageDocument(Array(text.utf8), at: "book.opf")
  }

  @Test func `who wrote a book is its author, whatever else they did`() throws {
    let book = try package(
      """
      <dc:title>A</dc:title><dc:creator id='x'>Herman</dc:creator><dc:creator id='y'>Rockwell</dc:creator>
      <meta property='role' refines='#x'>ann</meta><meta property='role' refines='#x'>aut</meta>
      <meta property='role' refines='#y'>ill</meta>
      """)
    #expect(book.authors == ["Herman"])
  }

  @Test func `of several identifiers the one that the package names tells the book`() throws {
    let names = """
      <dc:identifier id='i'>978-0-14-143951-8</dc:identifier>
      <dc:identifier id='u'>urn:uuid:0A1B2C3D-0000-4000-8000-00000000ABCD</dc:identifier>
      <dc:identifier id='d'>urn:uuid:00000000-0000-0000-0000-000000000000</dc:identifier>
      """
    #expect(try package(names).identifier == BookIdentifier("isbn:9780141439518"))
    func named(_ id: String) throws -> BookIdentifier? {
      try package(names, identifiedBy: id).metadata.identifier
    }
    #expect(try named("u") == BookIdentifier("0a1b2c3d-0000-4000-8000-00000000abcd"))
    // A name that is none stands for no book.
    #expect(try named("d") == BookIdentifier("9780141439518"))
  }

  @Test func `an author who is not known is none`() throws {
    #expect(try package("<dc:creator>Unknown</dc:creator>").authors.isEmpty)
  }

  @Test(arguments: [
    ("0101-01-01T00:00:00+00:00", nil), ("0100-12-31T23:00:00Z", nil), ("0101-01-01", nil),
    ("0101-02-01", "0101-02-01"), ("1857", "1857"),
  ])
  func `what calibre writes for no date is none`(written: String, published: String?) throws {
    #expect(try package("<dc:date>\(written)</dc:date>").metadata.published == published)
    #expect(BookMetadata(published: written).published == published)
  }

  @Test func `a book says its series, but no mere set, its date and what it is about`() throws {
    let book = try package(
      """
      <meta property='belongs-to-collection' id='s'>100 Novels</meta>
      <meta property='collection-type' refines='#s'>set</meta>
      <meta property='group-position' refines='#s'>17</meta>
      <meta property='belongs-to-collection' id='t'>Barsetshire</meta>
      <meta property='group-position' refines='#t'>2.0</meta>
      <dc:subject>Clergy</dc:subject><dc:date>1857-05-01T00:00:00Z</dc:date>
      <dc:description>&lt;p&gt;Towers&lt;/p&gt;</dc:description>
      """)
    #expect(
      book.metadata
        == BookMetadata(
          format: "EPUB 3", subjects: ["Clergy"], summary: "Towers", series: "Barsetshire 2",
          published: "1857-05-01"))
  }

  @Test(arguments: [("rtl", true), ("ltr", false), ("default", false)])
  func `a book says which way its pages are turned`(_ way: String, isRightToLeft: Bool) throws {
    let book = try package("", spine: "page-progression-direction='\(way)'")
    #expect(book.metadata.turnsRightToLeft == isRightToLeft)
    #expect(try !package("").metadata.turnsRightToLeft)
  }

  @Test(arguments: [
    ("<meta property='rendition:layout'>pre-paginated</meta>", true),
    ("<meta name='fixed-layout' content='true'/>", true),
    ("<meta property='rendition:layout'>reflowable</meta>", false),
  ])
  func `of a book with a fixed layout it is said that only the text is shown`(
    _ meta: String, isFixed: Bool
  ) throws {
    let words = try package(meta).remarks.map(\.words)
    #expect(words.contains { $0.hasPrefix("pages of a fixed layout") } == isFixed)
  }

  @Test func `a document that is named once for each of its parts is read once`() throws {
    let text = """
      <package><metadata/><manifest>
      <item id='a' href='one.xhtml#o1' media-type='application/xhtml+xml'/>
      <item id='b' href='one.xhtml#o2' media-type='application/xhtml+xml'/>
      <item id='c' href='two.xhtml' media-type='application/xhtml+xml'/>
      </manifest><spine><itemref idref='a'/><itemref idref='b'/><itemref idref='c'/>
      <itemref idref='a'/></spine></package>
      """
    let book = try PackageDocument(Array(text.utf8), at: "book.opf")
    #expect(book.spine.map(\.path) == ["one.xhtml", "two.xhtml"])
  }

  /// The contents that an NCX in a folder tells, by their titles and addresses.
  private func contents(_ entries: [(title: String, address: String)]) -> NavigationDocument {
    let points = entries.map { title, address in
      "<navPoint><navLabel><text>\(title)</text></navLabel><content src='\(address)'/></navPoint>"
    }
    let ncx = "<ncx><navMap>\(points.joined())</navMap></ncx>"
    return NavigationDocument(Array(ncx.utf8), at: "text/toc.ncx")
  }

  @Test func `contents that name a wrong folder lead to the document that is called so`() {
    var book = contents([
      ("One", "wrong/one.xhtml#a"), ("Two", "two.xhtml"), ("Three", "wrong/three.xhtml"),
      ("Four", "four.xhtml"),
    ])
    let paths = ["book/one.xhtml", "text/two.xhtml", "a/three.xhtml", "b/three.xhtml"]
    let remark = book.findDocuments(among: paths)
    #expect(
      book.contents.map(\.address) == [
        "book/one.xhtml#a", "text/two.xhtml", "text/wrong/three.xhtml", "text/four.xhtml",
      ])
    #expect(remark?.words == "2 lines of its contents lead to nothing in the book")
    // What leads nowhere for the most part is no contents.
    let lost = book.findDocuments(among: ["text/two.xhtml"])
    #expect(book.contents.isEmpty && lost?.words.hasSuffix("headings are shown instead") == true)
    var whole = contents([("Two", "two.xhtml#x")])
    #expect(whole.findDocuments(among: paths) == nil && whole.contents.count == 1)
  }

  @Test func `what combines with a space in a title is there`() {
    let book = contents([("a \u{103B}\u{1019}\u{A0}\n b ", "a.xhtml")])
    #expect(
      book.contents.first.map { Array($0.title.unicodeScalars) }
        == Array("a \u{103B}\u{1019} b".unicodeScalars))
  }
}

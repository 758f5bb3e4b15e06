import Books
import Formats
import Foundation
import TestSupport
import Testing

/// Pictures that books have in them, and those on their covers.
@Suite struct PicturesOfBooks {
  /// The head of a PNG of this size, and some bytes behind it.
  private static func png(_ width: UInt8, _ height: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, width, 0, 0, 1, height, 8, 2, 0, 0, 0] + Array(repeating: 7, count: 100)
  }

  private static func base64(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString(options: .lineLength64Characters)
  }

  private static let fictionBook = """
    <?xml version="1.0" encoding="windows-1251"?>
    <FictionBook xmlns:l="http://www.w3.org/1999/xlink"><description><title-info>
    <book-title>A Voyage</book-title>
    <coverpage><image l:href="#cover.png"/></coverpage></title-info></description>
    <body><section><p>Before.</p><image l:href="#map 1%.png" alt="A map"/><p>After.</p>
    <image l:href="#none.png" alt="Nothing"/></section></body>
    <binary id="map 1%.png" content-type="image/png">\(base64(png(44, 0)))</binary>
    <binary content-type='image/png' id='cover.png'>\(base64(png(10, 20)))</binary>
    </FictionBook>
    """

  @Test func `a FictionBook has its pictures behind its text`() async throws {
    let scratch = Scratch()
    let path = try scratch.file(Self.fictionBook.utf8, named: "book.fb2")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let words = try text.source.text
    let offset = try #require(words.firstRange(of: "[A map]")).lowerBound.utf16Offset(in: words)
    let picture = try #require(try text.structure?.picture(at: offset))
    #expect((picture.width, picture.height) == (300, 256))
    #expect(text.source.pictureBytes(at: picture.path) == Self.png(44, 0))
    #expect(text.source.pictureBytes(at: "binary/none.png") == nil)
    let none = try #require(words.firstRange(of: "[Nothing]")).lowerBound.utf16Offset(in: words)
    #expect(try text.structure?.picture(at: none) == nil)
  }

  @Test func `a FictionBook in an archive has its pictures and its cover`() async throws {
    let scratch = Scratch()
    let book = Array(Self.fictionBook.utf8)
    let path = try scratch.file(SmallArchive.zip([("a b.fb2", book)]), named: "book.fb2.zip")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let words = try text.source.text
    let offset = try #require(words.firstRange(of: "[A map]")).lowerBound.utf16Offset(in: words)
    let picture = try #require(try text.structure?.picture(at: offset))
    #expect((picture.width, picture.height) == (300, 256))
    #expect(text.source.pictureBytes(at: picture.path) == Self.png(44, 0))
    let cover = try #require(BookCover.picture(ofFileAt: path))
    #expect((cover.width, cover.height) == (266, 276))
    // None of several books speaks for the archive.
    let two = SmallArchive.zip([("a.fb2", book), ("b.fb2", book)])
    #expect(BookCover.picture(ofFileAt: try scratch.file(two, named: "two.fb2.zip")) == nil)
  }

  @Test func `a FictionBook that is cut off in a picture is read to there`() async throws {
    let scratch = Scratch()
    let whole = Array(Self.fictionBook.utf8)
    for length in stride(from: 300, to: whole.count, by: 37) {
      let path = try scratch.file(whole[..<length], named: "cut.fb2")
      _ = BookCover.picture(ofFileAt: path)
      let text = try? TextOpener.open(path: path) {}
      _ = text?.source.pictureBytes(at: "binary/map 1%.png")
    }
  }

  private static let drawing =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 300\"><title>A map</title><path d=\"M0 0\"/></svg>"

  @Test(arguments: ["one.html", "one.epub"])
  func `a drawing in the midst of a document has its bytes there`(_ name: String) async throws {
    let scratch = Scratch()
    let body = "<p>Before.</p><svg/>\(Self.drawing)<p>After.</p>"
    let document = "<html><head><title>One</title></head><body>\(body)</body></html>"
    let book = SmallArchive.epub([("a.xhtml", body)])
    let path = try scratch.file(name == "one.epub" ? book : Array(document.utf8), named: name)
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let words = try text.source.text
    let offset = try #require(words.firstRange(of: "[A map]")).lowerBound.utf16Offset(in: words)
    let picture = try #require(try text.structure?.picture(at: offset))
    #expect((picture.width, picture.height) == (400, 300))
    #expect(text.source.pictureBytes(at: picture.path) == Array(Self.drawing.utf8))
    #expect(text.source.pictureFile(at: picture.path) == nil)
  }

  // MARK: - Style sheets beside a document

  private static func page(_ head: String, _ body: String) -> [UInt8] {
    Array("<html><head>\(head)</head><body>\(body)</body></html>".utf8)
  }

  /// The text of a page, and how wide its first picture is; it is kept afterwards.
  private func text(
    _ scratch: Scratch, _ path: String
  ) async throws -> (words: String, width: Int?) {
    let text = try TextOpener.open(
      path: path, options: OpenOptions(cacheFolder: scratch.path("cache"))
    ) {}
    try await text.source.waitForAll()
    BookText.finishWrites(within: .seconds(60))
    let words = try text.source.text
    let block = try text.structure?.blocks(from: 0, count: 1 << 20).first(where: \.hasPicture)
    return (words, try block.flatMap { try text.structure?.picture(at: $0.offset)?.width })
  }

  @Test(arguments: ["page.html", "page.xhtml"])
  func `style sheets beside a page say how large its pictures are`(_ name: String) async throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("site/css"), withIntermediateDirectories: true)
    _ = try scratch.file(Self.png(44, 44), named: "site/p.png")
    _ = try scratch.file(
      Array("img.icon { width: 1em } .no { display: none }".utf8), named: "site/css/a b.css")
    _ = try scratch.file(Array("p { font-style: italic }".utf8), named: "secret.css")
    let links = [
      "css/a%20b.css", "../secret.css", "%2e%2e/secret.css", "/dev/zero", "https://a.b/c.css",
    ]
    .map { "<link rel='stylesheet' href='\($0)' />" }.joined()
    let body =
      "<p>One <img class='icon' src='p.png' alt='i' /></p><p>Two <img class='no' src='p.png' alt='n' /></p>"
      + "<img src='p.png' alt='p' />"
    let path = try scratch.file(Self.page(links, body), named: "site/\(name)")
    let found = try await text(scratch, path)
    #expect(found.words == "One [i]\n\nTwo\n\n[p]\n")
    #expect(found.width == 300)
    let opened = try TextOpener.open(path: path) {}
    let spans = try #require(opened.structure).spans(beginningIn: 0..<found.words.utf8.count)
    #expect(!spans.contains { $0.kind == .emphasis })
  }

  @Test func `sheets for paper, for other tastes and for narrow screens are left out`() async throws
  {
    let scratch = Scratch()
    _ = try scratch.file(Array("p { font-style: italic }".utf8), named: "a.css")
    let sheets = [
      "rel='stylesheet' media='print'", "rel='alternate stylesheet'",
      "rel='stylesheet' media='screen and (max-width: 400px)'", "rel='icon'",
    ]
    for (sheet, isRead) in sheets.map({ ($0, false) }) + [
      ("rel='Stylesheet' media='print, screen'", true), ("rel='stylesheet'", true),
    ] {
      let path = try scratch.file(
        Self.page("<link \(sheet) href='a.css'>", "<p>Words"), named: "page.html")
      let text = try TextOpener.open(path: path) {}
      try await text.source.waitForAll()
      let spans = try #require(text.structure).spans(beginningIn: 0..<5)
      #expect(spans.contains { $0.kind == .emphasis } == isRead, "\(sheet)")
    }
  }

  @Test func `margins of what the words of a page stand in make no room`() async throws {
    let scratch = Scratch()
    let css = "div.body { margin: 0 0 0 230px; padding: 0 30px } p.in { margin-left: 3em }"
    _ = try scratch.file(Array(css.utf8), named: "a.css")
    let path = try scratch.file(
      Self.page(
        "<link rel='stylesheet' href='a.css'>",
        "<div class='body'><p>Words</p><p class='in'>Further in</p></div>"), named: "page.html")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let blocks = try #require(text.structure).blocks(from: 0, count: 9)
    #expect(blocks.map(\.indent) == [BlockRecord.columnsPerLevel])
  }

  @Test func `words within a line stand where their block says`() async throws {
    let scratch = Scratch()
    let css = ".no { text-align: right } .end { display: block; text-align: right }"
    _ = try scratch.file(Array(css.utf8), named: "a.css")
    let path = try scratch.file(
      Self.page(
        "<link rel='stylesheet' href='a.css'>",
        "<div><span class='no'>83</span>{</div><div><span class='end'>84</span></div>"),
      named: "page.html")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    #expect(try text.source.text == "83{\n84\n")
    let blocks = try #require(text.structure).blocks(from: 0, count: 9)
    #expect(blocks.map(\.offset) == [4] && blocks[0].flags.contains(.right))
  }

  @Test func `a page is converted anew when a sheet beside it is another`() async throws {
    let scratch = Scratch()
    _ = try scratch.file(Self.png(44, 44), named: "p.png")
    let filler = String(repeating: "<p>Call me Ishmael.</p>", count: 20_000)
    let path = try scratch.file(
      Self.page("<link rel='stylesheet' href='a.css'>", "<img src='p.png' alt='p'>\(filler)"),
      named: "page.html")
    /// The width of the picture, twice: as it is read, and as it was kept.
    func widths() async throws -> [Int?] {
      let widths = [try await text(scratch, path).width, try await text(scratch, path).width]
      let entries = try FileManager.default.contentsOfDirectory(atPath: scratch.path("cache"))
      #expect(entries.count == 1)
      return widths
    }
    #expect(try await widths() == [300, 300])
    _ = try scratch.file(Array("img { width: 1em }".utf8), named: "a.css")
    #expect(try await widths() == [16, 16])
    _ = try scratch.file(Array("img { width: 100px ; }".utf8), named: "a.css")
    #expect(try await widths() == [100, 100])
    try FileManager.default.removeItem(atPath: scratch.path("a.css"))
    #expect(try await widths() == [300, 300])
  }

  @Test func `a drawing in a page gets the style sheets beside it`() async throws {
    let scratch = Scratch()
    _ = try scratch.file(Array(".river { stroke: blue }".utf8), named: "a.css")
    let path = try scratch.file(
      Self.page(
        "<link rel='stylesheet' href='a.css'>",
        "<svg viewBox='0 0 400 300'><path class='river' d='M0 0'></svg>"), named: "page.html")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let picture = try #require(try text.structure?.picture(at: 0))
    let bytes = try #require(text.source.pictureBytes(at: picture.path))
    #expect(String(decoding: bytes, as: UTF8.self).contains("stroke: blue"))
  }

  // MARK: - Comics that cannot be read

  @Test func `a comic says why it cannot be read`() throws {
    let scratch = Scratch()
    func cause(_ bytes: [UInt8], _ name: String) throws -> String? {
      let path = try scratch.file(bytes, named: name)
      do throws(OpenError) {
        _ = try TextOpener.open(path: path) {}
        return nil
      } catch {
        return error.cause
      }
    }
    let comic = SmallArchive.zip([("1.png", Self.png(1, 1)), ("2.avif", [1, 2, 3])])
    #expect(try cause(comic, "a.cbz") == nil)
    for name in ["a.cbz", "b.CBR", "c.epub", "d.zip"] {
      #expect(try cause(Array(comic.dropLast(30)), name)?.contains("cut off or damaged") == true)
    }
    let none = SmallArchive.zip([("a.bin", [1, 2, 3])])
    #expect(try cause(none, "a.cbz") == "there are no pictures in it")
    let options = OpenOptions(allowsBinary: true)
    let path = try scratch.file(none, named: "raw.cbz")
    #expect(throws: Never.self) { try TextOpener.open(path: path, options: options) {} }
  }

  @Test func `covers are those that books name, and the first page of a comic`() throws {
    let scratch = Scratch()
    func size(_ bytes: [UInt8], _ name: String) throws -> [Int]? {
      let path = try scratch.file(bytes, named: name)
      return BookCover.picture(ofFileAt: path).map { [$0.width, $0.height] }
    }
    #expect(try size(Array(Self.fictionBook.utf8), "book.fb2") == [266, 276])
    let comic = SmallArchive.zip([
      ("page10.png", Self.png(1, 1)), ("page9.png", Self.png(2, 2)), ("notes.txt", [65]),
    ])
    #expect(try size(comic, "comic.cbz") == [258, 258])
    func epub(_ metadata: String, _ properties: String) -> [UInt8] {
      SmallArchive.zip([
        (
          "META-INF/container.xml",
          Array(
            "<container><rootfiles><rootfile full-path='o/p.opf'/></rootfiles></container>".utf8)
        ),
        (
          "o/p.opf",
          Array(
            """
            <package version="3.0"><metadata>\(metadata)</metadata><manifest>
            <item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>
            <item id="c" href="../c%201.png" media-type="image/png" \(properties)/>
            </manifest><spine><itemref idref="a"/></spine></package>
            """.utf8)
        ),
        ("o/a.xhtml", Array("<p>x</p>".utf8)), ("c 1.png", Self.png(3, 4)),
      ])
    }
    #expect(try size(epub("", "properties='svg cover-image'"), "three.epub") == [259, 260])
    #expect(try size(epub("<meta name='cover' content='c'/>", ""), "two.epub") == [259, 260])
    // Some name the page that shows it.
    #expect(try size(epub("<meta name='cover' content='a'/>", ""), "page.epub") == nil)
    #expect(try size(epub("", ""), "none.epub") == nil)
    #expect(try size(Array("Just words.".utf8), "words.txt") == nil)
    #expect(BookCover.picture(ofFileAt: scratch.path("absent")) == nil)
  }

  @Test func `a book of calibre has the cover that calibre keeps beside it`() throws {
    let scratch = Scratch()
    let folder = "Herman Melville/Typee (12)"
    try FileManager.default.createDirectory(
      atPath: scratch.path(folder), withIntermediateDirectories: true)
    let path = try scratch.file(Array(Self.fictionBook.utf8), named: folder + "/typee.fb2")
    func size() -> [Int]? { BookCover.picture(ofFileAt: path).map { [$0.width, $0.height] } }
    _ = try scratch.file(Self.png(3, 3), named: folder + "/cover.jpg")
    // A picture beside a book elsewhere is nothing of it.
    #expect(size() == [266, 276])
    _ = try scratch.file([], named: "metadata.db")
    #expect(size() == [259, 259])
    _ = try scratch.file([1, 2, 3], named: folder + "/cover.jpg")
    #expect(size() == [266, 276])
  }
}

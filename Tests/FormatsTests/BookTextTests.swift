import Books
import Formats
import Foundation
import Markup
import TestSupport
import Testing

struct BookTextTests {
  @Test
  func `an EPUB is opened as its text with its contents and its title`() async throws {
    let scratch = Scratch()
    let path = try scratch.file(
      SmallArchive.epub([
        ("one.xhtml", "<h1>One</h1><p>Call me Ishmael.</p>"),
        ("two.xhtml", "<h1>Two</h1><p>Some <em>years</em> ago.</p>"),
      ]), named: "book.epub")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let words = try text.source.text
    #expect(
      words
        == "One\n\n\nCall me Ishmael.\n\u{0C}Two\n\n\nSome years ago.\n")
    #expect(text.structure?.title == BookTitle(title: "Small", author: "A. Nobody"))
    #expect(text.structure?.outline.entries.map(\.title) == ["The first", "The second"])
    #expect(text.structure?.outline.entries.map(\.offset) == [0, 24])
    #expect(text.structure?.language(0) == "en")
  }

  @Test
  func `where the body begins is known at once, and printed pages in the end`() async throws {
    let scratch = Scratch()
    let front = String(repeating: "<p>A long preface, which nobody reads.</p>", count: 2000)
    let navs =
      "<nav epub:type='landmarks'><ol><li><a epub:type='bodymatter' href='two.xhtml'>x</a></li></ol>"
      + "</nav><nav epub:type='page-list'><ol><li><a href='two.xhtml#p1'>xii</a></li></ol></nav>"
    let path = try scratch.file(
      SmallArchive.epub(
        [("one.xhtml", front), ("two.xhtml", "<h1>One</h1><p>Here <a id='p1'/>it begins.</p>")],
        navs: navs), named: "book.epub")
    for _ in 0..<2 {
      let text = try TextOpener.open(
        path: path, options: OpenOptions(cacheFolder: scratch.path("cache"))
      ) {}
      let body = try #require(text.structure?.landmarks.first)
      #expect(body.kind == .bodyMatter)
      #expect(try text.source.bytes(at: body.offset, count: 3) == Array("One".utf8))
      try await text.source.waitForAll()
      let page = try #require(text.structure?.printedPages.first)
      #expect(page.label == "xii")
      #expect(try text.source.bytes(at: page.offset, count: 2) == Array("it".utf8))
    }
  }

  @Test
  func `an element of a page is known by its name, also when the text was kept`() async throws {
    let scratch = Scratch()
    let body = String(repeating: "<p>Words before it.</p>", count: 20_000)
    let path = try scratch.file(
      "<html><body>\(body)<h2 id='a b'>No</h2><h2 id='os.rename'>Here</h2></body></html>".utf8,
      named: "page.html")
    for isKept in [false, true] {
      let text = try TextOpener.open(
        path: path, options: OpenOptions(cacheFolder: scratch.path("cache"))
      ) {}
      try await text.source.waitForAll()
      #expect((text.structure is SavedTables) == isKept)
      let offset = try #require(text.structure?.offset(ofElement: "os.rename"))
      #expect(try text.source.bytes(at: offset, count: 4) == Array("Here".utf8))
      #expect(text.structure?.offset(ofElement: "os.renam") == nil)
    }
  }

  @Test
  func `printed pages are known by whichever list has them`() async throws {
    let scratch = Scratch()
    let bodies = [("one.xhtml", "<p id='p1'>Here it begins.</p><p id='p2'>And on.</p>")]
    func pages(_ navs: String) async throws -> [String]? {
      let path = try scratch.file(SmallArchive.epub(bodies, navs: navs), named: "book.epub")
      let text = try TextOpener.open(path: path) {}
      try await text.source.waitForAll()
      return text.structure?.printedPages.map { "\($0.label) \($0.offset)" }
    }
    let rows =
      "<li><a epub:type='normal' href='one.xhtml#p1'>[Pg 1]</a></li>"
      + "<li><a epub:type='normal' href='one.xhtml#p2'>Page ii.</a></li>"
    for type in ["page-list", "landmarks"] {
      #expect(
        try await pages("<nav epub:type='\(type)'><ol>\(rows)</ol></nav>") == ["1 0", "ii 17"])
    }
  }

  @Test
  func `an archive with a password says so`() throws {
    let scratch = Scratch()
    var bytes = SmallArchive.epub([("one.xhtml", "<p>x</p>")])
    // The lowest bit of the flags of each entry, in its own head and in the directory.
    for start in bytes.indices.dropLast(10) where bytes[start...].starts(with: "PK".utf8) {
      if bytes[start + 2] == 3, bytes[start + 3] == 4 { bytes[start + 6] |= 1 }
      if bytes[start + 2] == 1, bytes[start + 3] == 2 { bytes[start + 8] |= 1 }
    }
    let path = try scratch.file(bytes, named: "book.epub")
    let error = #expect(throws: OpenError.self) { try TextOpener.open(path: path) {} }
    #expect(
      error?.sentence
        == "cannot open '\(path)': it is protected by a password")
  }

  @Test
  func `a book that is protected says so`() throws {
    let scratch = Scratch()
    let encryption =
      "<encryption><EncryptedData><CipherData><CipherReference URI='one.xhtml'/></CipherData>"
      + "</EncryptedData></encryption>"
    let path = try scratch.file(
      SmallArchive.epub(
        [("one.xhtml", "<p>x</p>")], more: [("META-INF/encryption.xml", encryption)]),
      named: "book.epub")
    let error = #expect(throws: OpenError.self) { try TextOpener.open(path: path) {} }
    #expect(error?.sentence == "cannot open '\(path)': it is protected (DRM)")
  }

  @Test
  func `a broken document is read as HTML, in its place, and a missing one is told`() async throws {
    let scratch = Scratch()
    let path = try scratch.file(
      SmallArchive.epub(
        [
          ("one.xhtml", "<p>x</p>"),
          ("two.xhtml", "<p>y</p><p>v <b>z</p><p>and <i id='i'>more</i>"),
          ("three.xhtml", "<h1 id='w'>w</h1><p>u</p>"),
        ],
        leavingOut: "one.xhtml"), named: "book.epub")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let words = try text.source.text
    #expect(words == "y\n\nv z\n\nand more\n\u{0C}w\n\n\nu\n")
    #expect(
      text.remarks == [
        BookRemark("one.xhtml", "the file is missing", isLoss: true),
        BookRemark(
          "two.xhtml",
          "not well-formed XML in line 1: an end tag of another element than the one that is open;"
            + " it was read as HTML", isLoss: false),
      ])
    #expect(text.structure?.outline.entries.map(\.offset) == [0, 0, 18])
    let spans = try #require(text.structure).spans(beginningIn: 0..<words.utf8.count)
    #expect(spans.map { Array(words.utf8)[$0.range].count } == [1, 4])
  }

  @Test
  func `an archive that is cut off is told, and nothing crashes`() throws {
    let scratch = Scratch()
    let book = SmallArchive.epub([("one.xhtml", "<h1>One</h1><p>Call me Ishmael.</p>")])
    // Without its directory's end it is no archive any more.
    for length in stride(from: 4, to: book.count - 21, by: 7) {
      let path = try scratch.file(book.prefix(length), named: "cut.epub")
      #expect(throws: OpenError.self) { try TextOpener.open(path: path) {} }
    }
    // Bytes that are wrong give what can be read, or a sentence.
    for index in stride(from: 0, to: book.count, by: 3) {
      var bytes = book
      bytes[index] ^= 0x55
      let path = try scratch.file(bytes, named: "flipped.epub")
      let text = try? TextOpener.open(path: path) {}
      text?.source.stop()
    }
  }

  @Test
  func `a book that was converted once is read from the cache`() async throws {
    let scratch = Scratch()
    let paragraph = "<p>Call <em>me</em> Ishmael, <a href='two.xhtml'>once</a> and again.</p>"
    let path = try scratch.file(
      SmallArchive.epub([
        ("one.xhtml", "<h1>One</h1>" + String(repeating: paragraph, count: 2000)),
        ("two.xhtml", "<h1>Two</h1><ul><li>x</li></ul>"),
      ]), named: "book.epub")
    let options = OpenOptions(cacheFolder: scratch.path("cache/texts"))
    let first = try TextOpener.open(path: path, options: options) {}
    try await first.source.waitForAll()
    let text = try first.source.text
    // The entry is written behind the end of the text.
    var entries: [String] = []
    while entries.isEmpty {
      try await Task.sleep(for: .milliseconds(1))
      entries =
        (try? FileManager.default.contentsOfDirectory(atPath: scratch.path("cache/texts"))) ?? []
    }
    let second = try TextOpener.open(path: path, options: options) {}
    #expect(second.source.isComplete)
    #expect(try second.source.text == text)
    let one = try #require(first.structure)
    let two = try #require(second.structure)
    #expect(
      one.title == two.title && one.outline == two.outline && one.language(0) == two.language(0))
    #expect(try one.blocks(from: 0, count: 9999) == two.blocks(from: 0, count: 9999))
    let all = 0..<text.utf8.count
    #expect(try one.spans(beginningIn: all) == two.spans(beginningIn: all))
    for span in try one.spans(beginningIn: all) where span.kind == .link {
      #expect(try one.target(of: span) == two.target(of: span))
    }

    // A search reads what is there and keeps nothing.
    let other = try scratch.file(
      SmallArchive.epub([("one.xhtml", String(repeating: paragraph, count: 2000))]), named: "b.epub"
    )
    let looking = OpenOptions(cacheFolder: scratch.path("cache/texts"), cacheUse: .reading)
    #expect(try TextOpener.open(path: path, options: looking) {}.source.isComplete)
    let searched = try TextOpener.open(path: other, options: looking) {}
    try await searched.source.waitForAll()
    try await Task.sleep(for: .milliseconds(50))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("cache/texts")) == entries)
    func ending(_ options: OpenOptions) async throws -> [UInt8] {
      let source = try TextOpener.open(path: path, options: options) {}.source
      try await source.waitForAll()
      return try source.bytes(at: source.count - 2, count: 2)
    }
    // Another letter in the entry tells which text it is.
    let blind = OpenOptions(cacheFolder: scratch.path("cache/texts"), cacheUse: .none)
    let end = try await ending(blind)
    let entry = scratch.path("cache/texts/" + entries[0])
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: entry)))
    bytes[bytes.count - 2] = UInt8(ascii: "#")
    try Data(bytes).write(to: URL(fileURLWithPath: entry))
    #expect(try await ending(options) == [UInt8(ascii: "#"), end[1]])
    #expect(try await ending(blind) == end)

    // An entry that is damaged is not read.
    bytes[40] ^= 1
    try Data(bytes).write(to: URL(fileURLWithPath: entry))
    #expect(try await ending(options) == end)
  }
}

import Books
import Formats
import Markup
import TestSupport
import Testing

/// Places of EPUBs, as KOReader writes them.
struct PlacesTests {
  private let scratch = Scratch()

  private func book(_ bodies: [(name: String, body: String)]) async throws -> (
    text: String, places: BookPositions
  ) {
    let path = try scratch.file(SmallArchive.epub(bodies), named: "book.epub")
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    let places = try #require(BookPositions(path: path))
    #expect(places.length == text.source.count)
    return (try text.source.text, places)
  }

  private func offset(of words: String, in text: String) throws -> Int {
    let range = try #require(text.firstRange(of: words))
    return text.utf8.distance(from: text.startIndex, to: range.lowerBound)
  }

  private static let bodies: [(name: String, body: String)] = [
    ("one.xhtml", "<h1>One</h1>\n<p>Call me Ishmael.</p><p>Some years <i>ago</i>, never mind</p>"),
    (
      "two.xhtml",
      "<div>\n  <p>First.</p>\n  <p>Second   of\n two <b>bold</b> and <b>bolder</b> ends.</p>\n"
        + "<ul><li>An item</li><li>Another</li></ul><p><img src='a.png' alt='A whale'/> seen</p>"
        + "<table><tr><td>a</td><td>bb</td></tr><tr><td>cccc</td><td>Kraken</td></tr></table>"
        + "<p>Grüße, 世界 done.</p></div>"
    ),
  ]

  @Test(arguments: [
    ("One", "/body/DocFragment[1]/body/h1/text().0"),
    ("Ishmael", "/body/DocFragment[1]/body/p[1]/text().8"),
    ("Some years", "/body/DocFragment[1]/body/p[2]/text()[1].0"),
    ("ago", "/body/DocFragment[1]/body/p[2]/i/text().0"),
    ("never", "/body/DocFragment[1]/body/p[2]/text()[2].2"),
    ("First", "/body/DocFragment[2]/body/div/p[1]/text().0"),
    // White space collapses in the engine as well.
    ("two bold", "/body/DocFragment[2]/body/div/p[2]/text()[1].10"),
    ("bolder", "/body/DocFragment[2]/body/div/p[2]/b[2]/text().0"),
    ("Another", "/body/DocFragment[2]/body/div/ul/li[2]/text().0"),
    ("seen", "/body/DocFragment[2]/body/div/p[3]/text().1"),
    ("Kraken", "/body/DocFragment[2]/body/div/table/tr[2]/td[2]/text().0"),
    // Characters are counted, not bytes.
    ("done", "/body/DocFragment[2]/body/div/p[4]/text().10"),
  ])
  func `a place is the path of its element, and leads back`(words: String, path: String)
    async throws
  {
    let (text, places) = try await book(Self.bodies)
    let offset = try offset(of: words, in: text)
    #expect(places.pointer(at: offset) == path)
    #expect(places.offset(of: path) == offset)
  }

  @Test func `each character of a book has a place that leads back to it`() async throws {
    let (text, places) = try await book(Self.bodies)
    var count = 0
    for (index, character) in zip(text.unicodeScalars.indices, text.unicodeScalars)
    where character.properties.isAlphabetic {
      let offset = text.utf8.distance(from: text.startIndex, to: index)
      let pointer = try #require(places.pointer(at: offset))
      let back = try #require(places.offset(of: pointer))
      // Words that stand for a picture are generated: the place before them is taken.
      guard back != offset else {
        count += 1
        continue
      }
      let line = text.utf8.prefix(offset)
      #expect(back < offset && String(line.suffix(20))?.contains("[") == true)
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("/body/DocFragment[2]/body/div/p[2]", "Second"),
    ("/body/DocFragment[2]/body/div/p[2].0", "Second"),
    ("/body[1]/DocFragment[2]/body[1]/div[1]/p[2]/text()[1].0", "Second"),
    ("/body/DocFragment[2]/body/div/ul", "An item"),
    ("/body/DocFragment[1]/body/p/text().5", "me Ishmael"),
    // White space may not be there: what comes next is meant.
    ("/body/DocFragment[1]/body/p/text().4", "me Ishmael"),
  ])
  func `what KOReader writes in other ways is understood`(path: String, words: String)
    async throws
  {
    let (text, places) = try await book(Self.bodies)
    #expect(places.offset(of: path) == (try offset(of: words, in: text)))
  }

  @Test(arguments: [
    "/body/DocFragment[2]/body/div/p[9]/text().0", "/body/DocFragment[2]/body/section/p/text().0",
    "/body/DocFragment[2].0", "/body/DocFragment[2]",
    "/body/DocFragment[2]/body/autoBoxing/div/p[1]/text().0",
  ])
  func `a path that does not fit leads to the beginning of its document`(path: String)
    async throws
  {
    let (text, places) = try await book(Self.bodies)
    #expect(places.offset(of: path) == (try offset(of: "First.", in: text)))
  }

  @Test(arguments: [
    "", "/", "12", "/FictionBook/body/p", "/body/DocFragment[3]/body/p/text().0",
    "/body/DocFragment[0]/body", "/body/DocFragment[99999999999999999999]", "/body/DocFragment[1",
    "/body[2]/DocFragment[1]/body", "/body/DocFragment[1]/text()/p",
  ])
  func `what is no place in the book leads nowhere`(path: String) async throws {
    let (_, places) = try await book(Self.bodies)
    #expect(places.offset(of: path) == nil)
  }

  @Test func `a document that is no XML has places as well`() async throws {
    let bodies = [
      ("one.xhtml", "<p>First</p>"), ("two.xhtml", "<p>An <b>unclosed<p>mess &of things</p>"),
    ]
    let (text, places) = try await book(bodies)
    let offset = try offset(of: "mess", in: text)
    let pointer = try #require(places.pointer(at: offset))
    #expect(pointer.hasPrefix("/body/DocFragment[2]/body/"))
    #expect(places.offset(of: pointer) == offset)
  }

  @Test func `a plain text has no places`() throws {
    #expect(BookPositions(path: try scratch.file("words".utf8)) == nil)
  }

  @Test func `the digest of a password is the one that KOReader sends`() {
    #expect(WordDigest.hexadecimal(of: "password") == "5f4dcc3b5aa765d61d8327deb882cf99")
  }
}

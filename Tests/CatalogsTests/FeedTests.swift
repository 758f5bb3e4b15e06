import Catalogs
import Testing

/// Catalogs as they are on the net, shortened: their kinds of links, types and texts.
@Suite struct Feeds {
  static let shelf = """
    <?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/"
      xmlns:opds="http://opds-spec.org/2010/catalog" xmlns:thr="http://purl.org/syndication/thread/1.0"
      xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">
      <id>urn:shelf</id>
      <title>Sea
        stories</title>
      <opensearch:totalResults>214</opensearch:totalResults>
      <link rel="self" type="application/atom+xml;profile=opds-catalog" href="/opds/sea?page=2"/>
      <link rel="next" type="application/atom+xml;profile=opds-catalog" href="sea?page=3"/>
      <link rel="previous" type="application/atom+xml;profile=opds-catalog" href="sea?page=1"/>
      <link rel="search" type="application/opensearchdescription+xml" href="/search.xml"/>
      <link rel="http://opds-spec.org/facet" opds:facetGroup="Sort by" opds:activeFacet="true"
        title="Title" href="?sort=title"/>
      <link rel="http://opds-spec.org/facet" opds:facetGroup="Sort by" title="Author"
        href="?sort=author" thr:count="3"/>
      <entry>
        <title>By author</title>
        <id>urn:authors</id>
        <content type="text">All who wrote of the sea.</content>
        <link rel="subsection" href="authors" type="application/atom+xml;profile=opds-catalog"/>
      </entry>
      <entry>
        <title>Moby-Dick; or, The Whale</title>
        <id>urn:whale</id>
        <author><name>Herman Melville</name></author>
        <author><name>Another  Hand</name></author>
        <dcterms:language>en</dcterms:language>
        <dcterms:issued>1851</dcterms:issued>
        <dcterms:publisher>Harper</dcterms:publisher>
        <category term="whales" label="Whaling"/>
        <category term="Sea stories"/>
        <summary>A whale.</summary>
        <content type="html">&lt;p&gt;A captain &amp;amp; a &lt;i&gt;whale&lt;/i&gt;.&lt;/p&gt;
          &lt;p&gt;At sea&amp;#8212;for long.&lt;/p&gt;</content>
        <link rel="alternate" type="application/atom+xml;type=entry;profile=opds-catalog"
          href="/opds/whale"/>
        <link rel="http://opds-spec.org/image" type="image/jpeg" href="/whale.jpg"/>
        <link rel="http://opds-spec.org/acquisition/open-access" type="application/epub+zip"
          href="/whale.epub" length="817000" title="with pictures"/>
        <link rel="http://opds-spec.org/acquisition" type="text/plain; charset=us-ascii"
          href="/whale.txt"/>
        <link rel="http://opds-spec.org/acquisition" type="text/plain; charset=&quot;UTF-8&quot;"
          href="/whale-8.txt" length="1276201"/>
        <link rel="http://opds-spec.org/acquisition/buy" type="text/html" href="/buy">
          <opds:price currencycode="USD">3</opds:price>
          <opds:indirectAcquisition type="application/pdf"/>
        </link>
      </entry>
    </feed>
    """

  static let publications = """
    {
      "metadata": {"title": {"en": "The shelf", "de": "Das Regal"}, "numberOfItems": 7},
      "links": [
        {"rel": "self", "href": "/opds2", "type": "application/opds+json"},
        {"rel": ["next"], "href": "/opds2?page=2", "type": "application/opds+json"},
        {"rel": "search", "href": "/opds2/search{?query,title}", "templated": true}
      ],
      "navigation": [{"href": "new", "title": "New books", "type": "application/opds+json"}],
      "facets": [{"metadata": {"title": "Language"}, "links": [
        {"href": "?l=de", "title": "German"}, {"rel": "self", "href": "?l=en", "title": "English"}]}],
      "groups": [{"metadata": {"title": "Popular"}, "links": [{"rel": "self", "href": "/popular"}],
        "publications": [{"metadata": {"title": "Typee", "author": "H. Melville"},
          "links": [{"rel": "http://opds-spec.org/acquisition/borrow", "href": "/typee",
            "type": "text/plain"}]}]}],
      "publications": [{
        "metadata": {"title": "Moby-Dick", "identifier": "urn:whale", "language": ["en", "de"],
          "author": [{"name": {"en": "Herman Melville"}}, "Another Hand"],
          "publisher": {"name": "Harper"}, "published": "1851-10-18",
          "subject": ["Whaling", {"name": "Sea"}], "description": "<p>A whale.</p><p>At sea.</p>"},
        "links": [
          {"rel": "self", "href": "/whale.json", "type": "application/opds-publication+json"},
          {"rel": "http://opds-spec.org/acquisition/open-access", "href": "/whale.txt",
            "type": "text/plain"}]
      }]
    }
    """

  private static func read(_ text: String) throws -> CatalogFeed {
    try CatalogFeed(reading: Array(text.utf8), at: "https://books.example/opds/sea")
  }

  @Test func `a feed of Atom has its title, its pages, its search and its facets`() throws {
    let feed = try Self.read(Self.shelf)
    #expect(feed.title == "Sea stories")
    #expect(feed.total == 214)
    #expect(feed.next == "https://books.example/opds/sea?page=3")
    #expect(feed.search == .description("https://books.example/search.xml"))
    #expect(feed.facets.map(\.title) == ["Title", "Author"])
    #expect(feed.facets.map(\.isActive) == [true, false])
    #expect(feed.facets.map(\.group) == ["Sort by", "Sort by"])
    #expect(feed.facets[1].address == "https://books.example/opds/sea?sort=author")
  }

  @Test func `an entry of Atom leads on, or is a book with all that is said of it`() throws {
    let entries = try Self.read(Self.shelf).entries
    #expect(entries.map(\.title) == ["By author", "Moby-Dick; or, The Whale"])
    #expect(entries[0].feed == "https://books.example/opds/authors")
    #expect(entries[0].files.isEmpty)
    let book = entries[1]
    #expect(book.feed == nil && book.details == "https://books.example/opds/whale")
    #expect(book.authors == ["Herman Melville", "Another Hand"])
    #expect(book.languages == ["en"] && book.published == "1851" && book.publisher == "Harper")
    #expect(book.subjects == ["Whaling", "Sea stories"])
    #expect(book.summary == "A captain & a whale.\n\nAt sea—for long.")
  }

  @Test(arguments: [
    (["image"], "0"), (["image", "image/thumbnail"], "1"), (["image/thumbnail", "image"], "0"),
    (["cover", "thumbnail"], "1"), ([], nil),
  ])
  func `the cover of a book is the smaller picture`(relations: [String], index: String?) throws {
    let links = relations.enumerated().map { number, relation in
      "<link rel='http://opds-spec.org/\(relation)' type='image/jpeg' href='/c/\(number)'/>"
    }
    let feed = try Self.read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><title>B</title>
      \(links.joined())</entry></feed>
      """)
    #expect(feed.entries.map(\.cover) == [index.map { "https://books.example/c/\($0)" }])
  }

  @Test func `a cover may be in its own address, and JSON tells how wide each is`() throws {
    let data = "data:image/png;base64,iVBORw0KGgo="
    let atom = try Self.read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>A</title><entry><title>B</title>
      <link rel="http://opds-spec.org/image/thumbnail" href="\(data)"/></entry></feed>
      """)
    #expect(atom.entries.map(\.cover) == [data])
    let json = try Self.read(
      """
      {"metadata": {"title": "A"}, "links": [], "publications": [
        {"metadata": {"title": "B"}, "images": [
          {"href": "/l.jpg", "width": 900}, {"href": "/m.jpg", "width": 300},
          {"href": "/s.jpg", "width": 60}]},
        {"metadata": {"title": "C"}, "images": [{"href": "/a"}, {"href": "/b"}]}]}
      """)
    let covers = json.entries.map(\.cover)
    #expect(covers == ["https://books.example/m.jpg", "https://books.example/b"])
  }

  @Test func `the ways to a book are told apart, and the one to read is the EPUB`() throws {
    let book = try Self.read(Self.shelf).entries[1]
    #expect(book.files.map(\.terms) == [.free, .free, .free, .purchase])
    #expect(book.files.map(\.mediaType.name) == ["EPUB", "plain text", "plain text", "PDF"])
    #expect(book.files.map(\.isReadable) == [true, true, true, false])
    #expect(book.files[0].length == 817_000)
    #expect(book.files[0].title == "with pictures")
    #expect(book.readable?.address == "https://books.example/whale.epub")
  }

  @Test func `EPUB is taken before text, text in UTF-8 before others, then FictionBook and HTML`() {
    let types = [
      "application/epub+zip", "text/plain; charset=utf-8", "text/plain", "text/markdown",
      "application/fb2+zip", "text/html", "application/x-mobipocket-ebook", "application/pdf",
      "application/vnd.comicbook+zip", "application/x-ms-reader",
    ]
    var entry = CatalogEntry()
    entry.files = types.reversed().map {
      CatalogFile(address: $0, mediaType: MediaType($0))
    }
    var order: [String] = []
    while let file = entry.readable {
      order.append(file.address)
      entry.files.removeAll { $0 == file }
    }
    #expect(order == Array(types.dropLast()))
    #expect(MediaType("application/fb2+zip").ending == "fb2.zip")
  }

  @Test(arguments: [
    "<!DOCTYPE html><p>Hello<br>", "\n <html lang='en'><body>", "", " \n",
  ])
  func `a page of the web, or nothing, is told as such`(answer: String) {
    let isEmpty = answer.allSatisfy(\.isWhitespace)
    #expect(throws: isEmpty ? CatalogError.empty : .webPage) { try Self.read(answer) }
  }

  @Test func `an entry by itself is a feed of one book`() throws {
    let feed = try Self.read(
      """
      <entry xmlns="http://www.w3.org/2005/Atom" xml:base="https://other.example/a/">
      <title>Typee</title><content type="xhtml"><div><p>One &lt; two.</p><p>Three.</p></div></content>
      <link rel="http://opds-spec.org/acquisition" type="text/plain" href="typee.txt"/></entry>
      """)
    #expect(feed.title == "Typee")
    #expect(feed.entries.map(\.summary) == ["One < two.\n\nThree."])
    #expect(feed.entries[0].readable?.address == "https://other.example/a/typee.txt")
  }

  @Test func `tags, series and date are told as calibre tells them, and in elements`() throws {
    let feed = try Self.read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/terms/"
        xmlns:schema="http://schema.org/"><title>calibre</title>
      <entry><title>The Warden</title><dc:date>1855-01-05T00:00:00+00:00</dc:date>
      <published>2024-01-01T00:00:00+00:00</published>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">RATING: ★★★★<br/>TAGS: Fiction,
        Clergy<br/>SERIES: Barsetshire [1.00]<br/><p>Of a small town.</p><p>TAGS: are no tags.</p></div>
      </content></entry>
      <entry><title>Barchester Towers</title><category term="sea" label="Sea"/>
      <schema:Series name="Barsetshire" position="2"/><summary>NOTE: long.</summary>
      <published>2024-01-01T00:00:00+00:00</published></entry>
      </feed>
      """)
    #expect(feed.entries.map(\.series) == ["Barsetshire 1", "Barsetshire 2"])
    #expect(feed.entries.map(\.subjects) == [["Fiction", "Clergy"], ["Sea"]])
    #expect(feed.entries[0].summary == "Of a small town.\n\nTAGS: are no tags.")
    #expect(feed.entries[0].published == "1855-01-05T00:00:00+00:00")
    #expect(feed.entries[1].summary == "NOTE: long." && feed.entries[1].published == nil)
    let json = try Self.read(
      """
      {"metadata": {"title": "T"}, "links": [], "publications": [{"metadata": {"title": "Framley",
        "belongsTo": {"series": [{"name": "Barsetshire", "position": 4}]}}, "links": []}]}
      """)
    #expect(json.entries.map(\.series) == ["Barsetshire 4"])
  }

  @Test(arguments: [
    ("text/markdown", "md"), ("text/x-markdown; charset=utf-8", "md"), ("text/plain", "txt"),
    ("text/x-rst", "rst"),
  ])
  func `what is added from a folder is taken from a catalog`(type: String, ending: String) throws {
    #expect(MediaType(type).isReadable && MediaType(type).ending == ending)
    let feed = try Self.read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>x</title><entry><title>a</title>
      <link rel="http://opds-spec.org/acquisition" type="\(type)" href="/a"/>
      <link rel="http://opds-spec.org/acquisition" type="text/plain;charset=utf-8" href="/b"/>
      </entry></feed>
      """)
    #expect(feed.entries[0].files.map(\.isReadable) == [true, true])
    #expect(feed.entries[0].readable?.address == "https://books.example/b", "plain text is first")
  }

  // MARK: Where a catalog is

  private func guesses(_ address: String, mayBeOpen: Bool = false) -> [String] {
    var guesses = CatalogGuesses(address, mayBeOpen: mayBeOpen)
    var all: [String] = []
    while let next = guesses.next() { all.append(next) }
    return all
  }

  @Test func `a catalog is looked for around its address`() {
    #expect(
      guesses("https://a.example/", mayBeOpen: true) == [
        "https://a.example/", "https://a.example/opds", "https://a.example/opds/v1.2",
        "http://a.example/", "http://a.example/opds", "http://a.example/opds/v1.2",
      ])
    #expect(guesses("http://a.example:80/x")[1] == "http://a.example:80/x/opds")
    #expect(guesses("https://a.example/opds") == ["https://a.example/opds"])
    var guesses = CatalogGuesses("https://a.example", mayBeOpen: true)
    _ = guesses.next()
    guesses.takeFailure(reachesServer: false)
    #expect(guesses.next() == "http://a.example", "where nobody answers, nobody does at /opds")
  }

  @Test func `a page of the web tells where its catalog is`() {
    var guesses = CatalogGuesses("https://a.example/", mayBeOpen: false)
    _ = guesses.next()
    let page = """
      <html><head><link rel="stylesheet" href="/s.css">
      <link rel=alternate type="application/atom+xml" href="/news.atom">
      <LINK href="/x"><link href='/feeds?a=1&amp;b=2' type="application/atom+xml;profile=opds-catalog">
      """
    guesses.addLinks(page: Array(page.utf8), at: "https://a.example/home")
    #expect(guesses.next() == "https://a.example/feeds?a=1&b=2")
    #expect(guesses.next() == "https://a.example/opds")
  }

  @Test(arguments: [
    "localhost": true, "127.0.0.1": true, "192.168.1.5": true, "10.0.0.1": true, "172.16.0.1": true,
    "shelf.local": true, "shelf": true, "172.32.0.1": false, "8.8.8.8": false, "a.example": false,
    "10.example": false,
  ])
  func `one's own network is known`(host: String, isOwn: Bool) {
    #expect(CatalogGuesses.isOwnNetwork(host) == isOwn)
  }

  @Test func `a way to another feed needs no relation, as calibre writes it`() throws {
    let feed = try Self.read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>calibre</title>
      <link type="application/atom+xml" rel="search" href="/opds/search/{searchTerms}?library_id=a"/>
      <entry><title>By title</title><content type="text">Books by title</content>
      <link type="application/atom+xml;type=feed;profile=opds-catalog" href="/opds/t?library_id=a"/>
      </entry></feed>
      """)
    #expect(feed.entries.map(\.feed) == ["https://books.example/opds/t?library_id=a"])
    guard case .template(let template)? = feed.search else {
      Issue.record("the search is a template")
      return
    }
    #expect(
      template.address(for: "a b") == "https://books.example/opds/search/a%20b?library_id=a")
  }

  @Test func `a feed of Atom may lead to one of JSON`() throws {
    let feed = try Self.read(
      """
      <feed xmlns="http://www.w3.org/2005/Atom"><title>Both</title>
      <entry><title>New</title><link type="application/opds+json" href="/new.json"/></entry>
      <entry><title>Old</title><link rel="subsection" href="/old"/></entry></feed>
      """)
    let ways = ["https://books.example/new.json", "https://books.example/old"]
    #expect(feed.entries.map(\.feed) == ways)
  }

  @Test func `a feed of JSON says the same in its way`() throws {
    let feed = try Self.read(Self.publications)
    #expect(feed.title == "The shelf" && feed.total == 7)
    #expect(feed.next == "https://books.example/opds2?page=2")
    guard case .template(let template)? = feed.search else {
      Issue.record("the search is a template")
      return
    }
    #expect(
      template.address(for: "white whale")
        == "https://books.example/opds2/search?query=white%20whale"
    )
    #expect(feed.entries.map(\.title) == ["New books", "Moby-Dick", "Popular", "Typee"])
    #expect(feed.entries.map { $0.feed != nil } == [true, false, true, false])
    #expect(feed.facets.map(\.title) == ["German", "English"])
    #expect(feed.facets.map(\.isActive) == [false, true])
    let book = feed.entries[1]
    #expect(book.authors == ["Herman Melville", "Another Hand"])
    #expect(book.subjects == ["Whaling", "Sea"] && book.languages == ["en", "de"])
    #expect(book.summary == "A whale.\n\nAt sea." && book.publisher == "Harper")
    #expect(book.details == "https://books.example/whale.json")
    #expect(book.readable?.address == "https://books.example/whale.txt")
    #expect(feed.entries[3].files.map(\.terms) == [.loan])
    #expect(feed.entries[3].readable == nil, "a loan cannot be had at once")
  }

  @Test(arguments: [
    "", "   \n", "<html><body><p>Sign in</p></body></html>", "[]", "{}", "{\"metadata\": {}}",
    "plain words", "{\"a\": ", "<feed", "\u{0}", "<?xml version=\"1.0\"?>",
  ])
  func `what is no catalog is told to be none, or damaged`(text: String) {
    #expect(throws: CatalogError.self) { try Self.read(text) }
  }

  @Test func `a feed cut off anywhere before its end is told to be damaged`() throws {
    let bytes = Array(Self.shelf.utf8)
    let last = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for length in stride(from: 0, to: last, by: 41) {
      #expect(throws: CatalogError.self) {
        try CatalogFeed(reading: Array(bytes[..<length]), at: "https://books.example/")
      }
    }
    let json = Array(Self.publications.utf8)
    for length in stride(from: 1, to: json.count - 1, by: 41) {
      #expect(throws: CatalogError.self) {
        try CatalogFeed(reading: Array(json[..<length]), at: "https://books.example/")
      }
    }
  }

  @Test func `a feed that is broken in the middle tells the line`() {
    let text = Self.shelf.replacing("<title>By author</title>", with: "<title>By author</titel>")
    #expect {
      try Self.read(text)
    } throws: { error in
      guard case .brokenXML(let line, let reason)? = error as? CatalogError else { return false }
      return line > 10 && reason.contains("title")
    }
  }

  @Test(arguments: [
    ("A &#x1b;whale&#27;.", "A whale ."), ("A \u{1B}whale.", "A whale."),
    ("Smith & Sons & A&B; &amp; &#38; &#x26;", "Smith & Sons & A&B; & & &"),
    ("A&nbsp;whale &#xD800; &#99999999999; &#x;", "A&nbsp;whale &#99999999999; &#x;"),
    ("&", "&"), ("&&amp;&", "&&&"),
  ])
  func `signs that no document may have hide no book`(written: String, read: String) throws {
    let text = Self.shelf.replacing("<summary>A whale.", with: "<summary>\(written)")
      .replacing("By author", with: "\(written) x")
    let feed = try Self.read(text)
    #expect(feed.entries.count == 2)
    #expect(feed.entries.first?.title == "\(read) x")
  }

  @Test func `entities that multiply themselves and elements without end do no harm`() {
    var bomb = "<!DOCTYPE feed [<!ENTITY a0 \"ha\">"
    for level in 1...30 { bomb += "<!ENTITY a\(level) \"&a\(level - 1);&a\(level - 1);\">" }
    bomb += "]><feed xmlns=\"http://www.w3.org/2005/Atom\"><title>&a30;</title></feed>"
    let title = try? Self.read(bomb).title
    #expect((title ?? "").utf8.count < 100_000)
    let deep = String(repeating: "<feed>", count: 100_000)
    #expect(throws: CatalogError.self) { try Self.read(deep) }
  }

  @Test func `a file that a document asks for is not read`() throws {
    let text = """
      <!DOCTYPE feed [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
      <feed xmlns="http://www.w3.org/2005/Atom"><title>a&secret;b</title></feed>
      """
    #expect(try Self.read(text).title == "ab")
  }
}

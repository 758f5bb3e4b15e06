import Books
import Markup
import TestSupport
import Testing

struct DocumentTests {
  /// Bytes that come some at a time.
  private final class Pieces: DocumentBytes {
    private let all: [UInt8]
    private var rest: ArraySlice<UInt8>
    private let length: Int

    convenience init(_ text: String, of length: Int) { self.init(Array(text.utf8), of: length) }

    init(_ bytes: [UInt8], of length: Int) {
      all = bytes
      rest = all[...]
      self.length = length
    }

    var fraction: Double { rest.isEmpty ? 1 : 0 }

    func next() -> [UInt8] {
      defer { rest = rest.dropFirst(length) }
      return Array(rest.prefix(length))
    }

    func restart() { rest = all[...] }
  }

  private func converted(
    _ source: String, as format: DocumentConversion.Format, piece: Int = 1 << 16
  ) throws -> (text: String, conversion: DocumentConversion) {
    let conversion = try DocumentConversion(Pieces(source, of: piece), as: format)
    var bytes: [UInt8] = []
    while let part = conversion.step() { bytes += part }
    return (String(decoding: bytes, as: UTF8.self), conversion)
  }

  private static let book = """
    <?xml version="1.0"?><FictionBook xmlns:l="http://www.w3.org/1999/xlink"><description><title-info>
    <author><first-name>Lev</first-name><last-name>Tolstoy</last-name></author>
    <book-title>War</book-title><lang>ru</lang></title-info></description>
    <body><title><p>War</p><p>and Peace</p></title><epigraph><p>Eh bien</p>
    <text-author>Anna</text-author></epigraph><section><title><p>One</p></title>
    <p>Well, <emphasis>prince</emphasis><a l:href="#n1" type="note">[1]</a>.</p>
    <poem><stanza><v>one</v><v>two</v></stanza></poem></section></body>
    <body name="notes"><section id="n1"><p>A note</p></section></body><binary>AAAA</binary>
    </FictionBook>
    """

  @Test
  func `a FictionBook has its text, its title and its contents`() throws {
    let (text, conversion) = try converted(Self.book, as: .fictionBook)
    #expect(
      text == "War\nand Peace\n\n\nEh bien\n\nAnna\n\n\nOne\n\n"
        + "Well, prince[1].\n\none\ntwo\n\nA note\n"
    )
    #expect(conversion.tables.title == BookTitle(title: "War", author: "Lev Tolstoy"))
    #expect(conversion.tables.outline.entries.map(\.title) == ["War and Peace", "One"])
    let note = try #require(
      try conversion.tables.spans(beginningIn: 0..<1000).first { $0.kind == .noteReference })
    let place = text.utf8.count - "A note\n".utf8.count
    #expect(try conversion.tables.target(of: note) == .offset(place))
  }

  @Test
  func `the contents of a FictionBook are the parts of its first body`() throws {
    let book = """
      <FictionBook><description><title-info><author><first-name>Ivan</first-name></author>
      <author><nickname>Mole</nickname></author><book-title>Snow</book-title>
      <date value="1965-01-02">1965</date></title-info></description>
      <body name="Snow"><title><p>Snow</p></title><section><title><p>One</p></title><poem><title>
      <p>A Song</p></title><stanza><title><p>First</p></title><v>la</v></stanza></poem></section>
      </body><body name="comments"><title><p>Remarks</p></title><section id="n1"><title><p>1</p>
      </title><p>A note</p></section><section id="n2"><title><p>2</p></title><p>Two</p></section>
      </body></FictionBook>
      """
    let (text, conversion) = try converted(book, as: .fictionBook)
    #expect(
      text
        == "Snow\n\nOne\n\n\nA Song\n\nFirst\nla\n\n\nRemarks\n\n1\n\nA note\n\n2\n\nTwo\n",
      "\(text.debugDescription)")
    #expect(conversion.tables.outline.entries.map(\.title) == ["Snow", "One", "Remarks"])
    #expect(conversion.tables.title?.author == "Ivan, Mole")
    #expect(conversion.tables.metadata.published == "1965")
  }

  @Test(arguments: [
    ("&check; &lsqb;a&rsqb;", "✓ [a]"), ("&nbsp;&copy;&notaname; &lang;x&rang;", "©&notaname; ⟨x⟩"),
    ("&LT;b&GT; &acE; &CounterClockwiseContourIntegral;", "<b> ∾̳ ∳"),
    ("a &check b & c", "a &check b & c"),
    ("<img alt='&check;' src='x'> &Aacute;&aacute;", "[✓] Áá"),
  ])
  func `all names of HTML are its characters`(source: String, words: String) throws {
    for piece in [1, 3, 1000] {
      let (text, _) = try converted(
        "<html><body><p>\(source)</p></body></html>", as: .html, piece: piece)
      #expect(text.trimmingPrefix("\u{A0}") == words + "\n")
    }
  }

  @Test
  func `names that only HTML has are characters in XHTML too`() throws {
    let page = "<html><body><p>&check;&nbsp;&lsqb;&acE; &none;</p></body></html>"
    let (text, conversion) = try converted(page, as: .xhtml)
    #expect(text == "✓\u{A0}[∾̳ &none;\n" && conversion.tables.remarks.isEmpty)
  }

  @Test(arguments: [1, 9, 70, 1000])
  func `what a document declares for itself is none of its words`(piece: Int) throws {
    let page =
      "<?xml version='1.0'?><!-- <p> --><!DOCTYPE html [<!ENTITY a \"<b>[x]\"> <!ENTITY e SYSTEM "
      + "\"file:///etc/passwd\">\n] ><html><body><p>one</i> two</p></body></html>"
    for format in [DocumentConversion.Format.xhtml, .html] {
      #expect(try converted(page, as: format, piece: piece).text == "one two\n")
    }
  }

  @Test
  func `the pictures of a document are counted`() throws {
    let page =
      "<html><body><p><img src='a.png' alt='A'/><img src='a.png' alt='A'/><img src='b.png'/>"
      + "<img src='https://books.example/c.png' alt='C'/><img src='d.png' alt=''/></p></body></html>"
    let heads = ["a.png": Self.picture]
    let conversion = try DocumentConversion(
      Pieces(page, of: 1000), as: .html, imageHead: { path, _ in heads[path] })
    while conversion.step() != nil {}
    #expect(
      conversion.tables.remarks.map(\.words) == [
        "1 picture, shown where the terminal can, or as words",
        "2 pictures left out, for which only words stand",
      ])
    #expect(conversion.tables.remarks.allSatisfy { !$0.isLoss })
  }

  /// The head of a PNG.
  private static let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 200, 0, 0, 0, 150, 8, 2, 0, 0, 0, 0, 0, 0, 0]

  @Test(arguments: [
    ("<p>Tom & Jerry</p>", "Tom & Jerry"), ("<p>1 < 2 &c; 3</p>", "1 < 2 &c; 3"),
    ("<p>one <emphasis>two</strong> three</p>", "one two three"), ("</section><p>one</p>", "one"),
    ("<p>one</p></section></section><section>", "one"), ("<p>o\u{1}ne</p>", "one"),
    ("<p><a l:href=\"#x>one</a> two</p>", "one two"),
    ("<p>one<![CDATA[ & ]]>two</p>&", "one & two\n\n&"),
  ])
  func `a FictionBook that is no XML is read on behind the fault`(
    fault: String, words: String
  ) throws {
    let book = Self.book.replacing("<p>Well,", with: "\(fault)<p>Well,")
    let whole = try converted(Self.book, as: .fictionBook).text
    for piece in [1, 7, 64, 1 << 16] {
      let (text, conversion) = try converted(book, as: .fictionBook, piece: piece)
      #expect(text == whole.replacing("Well,", with: "\(words)\n\nWell,"))
      #expect(
        conversion.tables.remarks.map(\.words).map { $0.hasSuffix("it was read as well as can be") }
          == [true])
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "<!--x>", count: 400_000), String(repeating: "<?x>", count: 100_000),
      String(repeating: "<!x[>", count: 100_000), String(repeating: "<!DOCTYPE[>", count: 100_000),
      "<p>" + String(repeating: "<a>", count: 60_000) + String(repeating: "</b>", count: 60_000),
      "<p>& </p>" + String(repeating: "<![CDATA[", count: 50_000),
    ])
  func `a fault that stands in a FictionBook any number of times takes no longer each time`(
    fault: String
  ) throws {
    let book = Self.book.replacing("<p>Well,", with: "\(fault)</p>&<p>Well,")
    let text = try converted(book, as: .fictionBook).text
    #expect(text.hasPrefix("War\nand Peace\n\n\nEh bien\n\nAnna\n\n\nOne\n\n"))
    #expect(text.hasSuffix("Well, prince[1].\n\none\ntwo\n\nA note\n"))
  }

  private static let subset = """
    <!DOCTYPE FictionBook [<!-- <!ENTITY pub "no"> --><!ENTITY pub 'The <emphasis>Old</emphasis> &amp;
    New&at; Press'><!ENTITY pub "another"><!ENTITY % at "x"><!ENTITY at "&#64;">
    <!ENTITY out SYSTEM "x.xml"><!ENTITY lt2 "&#38;#60;">]>
    """

  @Test(arguments: [1, 7, 64, 1 << 16])
  func `entities of a FictionBook are unfolded behind a fault as before it`(piece: Int) throws {
    let words = "<p>&pub;&out; &lt2;<image l:href='#x' alt='&at; sign'/> &mdash;.</p>"
    let book = Self.book.replacing("?><Fiction", with: "?>\(Self.subset)<Fiction")
      .replacing("<p>Well,", with: "\(words)\(words)<p>Well,")
    let whole = try converted(book, as: .fictionBook).text
    #expect(whole.contains("The Old & New@ Press <[@ sign] —."))
    let fault = book.replacing("<poem>", with: "<p>1 & 2 &pub;</p><poem>")
    #expect(
      try converted(fault, as: .fictionBook, piece: piece).text
        == whole.replacing("one\ntwo", with: "1 & 2 The Old & New@ Press\n\none\ntwo"))
  }

  @Test(.timeLimit(.minutes(1)))
  func `entities of a FictionBook that is no XML are unfolded so far and no further`() throws {
    let bomb = (1...9).map { level in
      let references = String(repeating: "&a\(level - 1);", count: 10)
      return "<!ENTITY a\(level) \"\(references)\">"
    }
    let subset = "<!DOCTYPE a [<!ENTITY a0 'word '>\(bomb.joined())<!ENTITY r 'in &r;'>]>"
    let book = Self.book.replacing("?><Fiction", with: "?>\(subset)<Fiction")
    for (words, least, most) in [("&r;", 1, 1000), ("&a9;", 1000, 1 << 20)] {
      let text = try converted(
        book.replacing("<p>Well,", with: "<p>& \(words)</p><p>Well,"), as: .fictionBook
      ).text
      #expect(least..<most ~= text.utf8.count)
      #expect(words != "&r;" || text.contains("& in &r;\n"))
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: [2, 3000, 100_000])
  func `code within code is a part of it`(depth: Int) throws {
    let code =
      String(repeating: "<code>", count: depth) + "if" + String(repeating: "</code>", count: depth)
    let book = Self.book.replacing("<p>Well,", with: "<p>One \(code) two</p><p>Well,")
    #expect(try converted(book, as: .fictionBook).text.contains("One if two\n\nWell"))
  }

  @Test(arguments: [
    "<p>One</p></html>Next <b>bold</b> rest",
    "<html><body><p>One</body></HTML\n><p>Next <b>bold</b> rest",
    "<html><body>One</body></html><html><head><title>x</title></head><body><p>Next <b>bold</b> rest",
  ])
  func `what stands behind the end of a document of HTML is read`(html: String) throws {
    for piece in [1, 7, 1 << 16] {
      let text = try converted(html, as: .html, piece: piece).text
      #expect(text.hasPrefix("One\n\nNext bold rest") || text == "One\nNext bold rest\n")
    }
  }

  @Test(arguments: [
    "</div>Next <b>bold</b> rest", "<!-- a --></p>\n</div>\nNext <b>bold</b> rest",
    "<!DOCTYPE html [<!ENTITY a \"<\">]></p><html><body>Next <b>bold</b> rest",
    "<?xml version='1.0'?><!DOCTYPE html></br>Next <b>bold</b> rest",
  ])
  func `HTML that begins with the end of an element is read`(html: String) throws {
    for piece in [1, 7, 1 << 16] {
      #expect(try converted(html, as: .html, piece: piece).text == "Next bold rest\n")
    }
  }

  @Test
  func `what a FictionBook says of itself is read behind a fault`() throws {
    let book = Self.book.replacing("<book-title>", with: "<genre>a & b</genre><book-title>")
    let tables = try converted(book, as: .fictionBook).conversion.tables
    #expect(tables.title == BookTitle(title: "War", author: "Lev Tolstoy"))
    #expect(tables.language(0) == "ru")
  }

  @Test
  func `a FictionBook that is cut off says so, and has all that is there`() throws {
    let cut = Self.book.firstRange(of: "<emphasis>prince").map { Self.book[..<$0.upperBound] }
    let (text, conversion) = try converted(String(try #require(cut)), as: .fictionBook)
    #expect(text.hasSuffix("One\n\nWell, prince\n"))
    #expect(
      conversion.tables.remarks == [
        BookRemark("", "it ends in line 6, before its time", isLoss: true)
      ])
  }

  @Test
  func `a FictionBook that is cut off behind a quote without an end has all that is there`() throws
  {
    let cut = try #require(Self.book.firstRange(of: "<emphasis>prince")).upperBound
    let book = Self.book[..<cut] + "</emphasis> <emphasis class=\"x>the end of the book"
    let text = try converted(String(book), as: .fictionBook).text
    #expect(text.hasSuffix("Well, prince the end of the book\n"))
  }

  @Test(arguments: [1, 7, 1 << 16])
  func `a section of characters without an end says so, and nothing is lost in it`(
    _ piece: Int
  ) throws {
    let inText = Self.book.replacing("<p>Well, ", with: "<p>Well, <![CDATA[")
    let (text, conversion) = try converted(inText, as: .fictionBook, piece: piece)
    #expect(try text == converted(Self.book, as: .fictionBook).text)
    let remark = try #require(conversion.tables.remarks.first)
    #expect(remark.isLoss)
    #expect(
      remark.line == "it ends in line 9, before its time: a CDATA section that does not end")
    let inTitle = Self.book.replacing("<book-title>", with: "<book-title><![CDATA[")
    let book = try converted(inTitle, as: .fictionBook, piece: piece)
    #expect(try book.text == converted(Self.book, as: .fictionBook).text)
    // The description is read from the first piece.
    guard piece > inTitle.utf8.count else { return }
    #expect(book.conversion.tables.title == BookTitle(title: "War", author: "Lev Tolstoy"))
  }

  @Test
  func `the marks of notes in a title are not in the contents`() throws {
    let book = Self.book.replacing(
      "<p>One</p>",
      with:
        "<p>One!<a l:href='#n1' type='note'>[1]</a> half</p><p><a l:href='#n1' type='note'>[2]</a></p>"
    )
    let (text, conversion) = try converted(book, as: .fictionBook)
    #expect(text.contains("One!\u{2060}[1] half"))
    #expect(conversion.tables.outline.entries.map(\.title).last?.hasPrefix("One! half") == true)
  }

  @Test
  func `code of several lines keeps them`() throws {
    let code = "<code>\n\n  if <b>a</b> {\n    b\n\n  }\n </code>"
    let book = Self.book.replacing(
      "<p>Well,", with: "<p>One: \(code) <code>a\n</code><code>\nb</code></p><p>Well,")
    for piece in [1, 5, 1 << 16] {
      let (text, conversion) = try converted(book, as: .fictionBook, piece: piece)
      #expect(text.contains("One:\n\n  if a {\n    b\n\n  }\n\na b\n\nWell"))
      let kinds = try conversion.tables.blocks(from: 0, count: 100).map(\.kind)
      #expect(kinds.contains(.pre))
    }
  }

  @Test(arguments: ["epigraph", "cite", "annotation"])
  func `who wrote a quotation stands at the right`(element: String) throws {
    let book = Self.book.replacing("epigraph>", with: "\(element)>")
    let (text, conversion) = try converted(book, as: .fictionBook)
    let place = try #require(text.utf8.firstRange(of: "Anna".utf8)).lowerBound.utf16Offset(in: text)
    let block = try #require(try conversion.tables.blocks(from: place, count: 1).first)
    #expect(block.flags.contains(.right))
  }

  @Test
  func `pieces of any length give the same FictionBook`() throws {
    // The description is looked for in the first piece.
    let whole = try converted(Self.book, as: .fictionBook).text
    for piece in [500, 501, 600, 700] {
      #expect(try converted(Self.book, as: .fictionBook, piece: piece).text == whole)
    }
  }

  @Test func `pieces of any length give the same of a FictionBook with broken characters`() throws {
    let pieces: [[UInt8]] = [
      Array("<FictionBook><body><section><p>".utf8), Array("r<".utf8), [0xE7], [3], [0xB0], [0xCD],
      [0x7F], [0], [0xF0, 0x9F], [0x98, 0x80], [0x0D], [0x0A], Array("ä".utf8), Array("<p>&".utf8),
      Array("</p>".utf8),
    ]
    func text(_ source: [UInt8], of length: Int) throws -> [UInt8] {
      let conversion = try DocumentConversion(Pieces(source, of: length), as: .fictionBook)
      var text: [UInt8] = []
      while let part = conversion.step() { text += part }
      return text
    }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let count = random.pick(2..<30)
      let source = pieces[0] + (0..<count).flatMap { _ in pieces[random.pick(0..<pieces.count)] }
      let whole = try text(source, of: 1 << 16)
      for length in [1, 2, 7] { #expect(try text(source, of: length) == whole, "\(source)") }
    }
  }

  @Test(arguments: [61, 64, 67, 500])
  func `what has come of HTML is read, wherever its pieces are parted`(length: Int) throws {
    let line = "<p class=\"a long name of a class\" title='and &gt; one more'>Words of it.</p>\n"
    let html = "<!doctype html><body>" + String(repeating: line, count: 200)
    let pieces = Pieces(html, of: length)
    let conversion = try DocumentConversion(pieces, as: .html)
    var (given, written) = (0, 0)
    while let part = conversion.step(), pieces.fraction < 1 {
      given += length
      written += part.count
      // Nothing but the last lines is held back.
      let lines = max(given / line.utf8.count - 4 - length / line.utf8.count, 0)
      try #require(written >= lines * "Words of it.\n\n".utf8.count)
    }
  }

  @Test(arguments: [1, 5, 17, 40, 1000])
  func `a page begins with its printed number, wherever the document is parted`(piece: Int) throws {
    let page =
      "<html xmlns:epub='x'><head><style>h2{page-break-before:always}</style></head><body><p>a</p>"
      + "<div><span epub:type='pagebreak'>9</span></div>\n<h2>Next</h2></body></html>"
    let (text, _) = try converted(page, as: .xhtml, piece: piece)
    #expect(text == "a\n\u{c}9\n\n\nNext\n", "\(text.debugDescription)")
  }

  @Test(arguments: ["windows-1251", "Shift_JIS", "iso-8859-1", "big5"])
  func `bytes that are UTF-8 already are not decoded again`(declared: String) throws {
    let words = "“Größe” – Привет, 吾輩は猫"
    let html = "<html><head><meta charset=\(declared)></head><body><p>\(words)</p></body></html>"
    #expect(try converted(html, as: .html).text == words + "\n")
  }

  @Test
  func `HTML is read as browsers do`() throws {
    let html =
      "<!doctype html><html lang=en><head><title>T &amp; x</title><meta name=author content=Me>"
      + "<meta name=author content=You><meta name=dc.creator content=Me></head><body><nav>menu</nav><main><p>one<p>two &eacute;<br>three<ul><li>a<li>b</ul>"
      + "<table><tr><td>1<td>2</table></main></body>"
    let (text, conversion) = try converted(html, as: .html)
    #expect(text == "menu\n\none\n\ntwo é\nthree\n\n• a\n• b\n\n1 \t2\n")
    #expect(conversion.tables.title == BookTitle(title: "T & x", author: "Me, You"))
    #expect(conversion.tables.language(0) == "en")
    #expect(conversion.tables.landmarks == [Landmark(.bodyMatter, at: 6)])
  }

  @Test
  func `the title behind words before the head is the document's, and none of its words`() throws {
    let html =
      "Content-type: text/html\n\n<!doctype html><html><head><title>Man page of LS</title></head>"
      + "<body><h1>LS</h1><svg><title>a drawing</title></svg></body></html>"
    let (text, conversion) = try converted(html, as: .html)
    #expect(text == "Content-type: text/html\n\n\nLS\n\n[a drawing]\n")
    #expect(conversion.tables.title?.title == "Man page of LS")
  }

  @Test
  func `the marks of Sphinx's notes lead to notes`() throws {
    let html =
      "<p>Words <a class='footnote-reference brackets' href='#n1' id='r1'>1</a> on.</p>"
      + "<div class='footnote' id='n1'><p>A note.</p></div>"
    let (_, conversion) = try converted(html, as: .html)
    let spans = try conversion.tables.spans(beginningIn: 0..<100)
    #expect(spans.map(\.kind) == [.noteReference])
  }

  @Test(arguments: [
    ("<p>menu</p><div role=main><p>one</p></div>", 6),
    ("<p>menu</p><article><p>one</p></article><article><p>two</p></article>", 6),
    ("<p>\(String(repeating: "word ", count: 2000))</p><article><p>one</p></article>", nil),
  ])
  func `a page begins at its main part, and not at one of many articles far on`(
    body: String, offset: Int?
  ) throws {
    let (_, conversion) = try converted("<html><body>\(body)</body></html>", as: .html)
    #expect(conversion.tables.landmarks == offset.map { [Landmark(.bodyMatter, at: $0)] } ?? [])
  }

  /// A menu of links, as long as a screen.
  private static let menu =
    "<ul>" + (1...12).map { "<li><a href='#\($0)'>Section number \($0) of it</a></li>" }.joined()
    + "</ul>"

  @Test(arguments: [
    // Articles before the main part tell of other pages.
    "<article><h2>Teaser</h2></article>\(menu)<main><h1>Own</h1></main>",
    "\(menu)<article><h1>Own</h1></article><article>More</article>",
    "\(menu)<h1>Own</h1><p>Words</p><h1>More</h1>",
  ])
  func `what a page is about begins a page, behind its menus`(body: String) throws {
    let (text, conversion) = try converted("<html><body>\(body)</body></html>", as: .html)
    let start = try #require(conversion.tables.landmarks.first?.offset)
    let bytes = Array(text.utf8)
    #expect(conversion.tables.landmarks.count == 1)
    #expect(bytes[start...].starts(with: "Own".utf8) && bytes[start - 1] == 0x0C)
  }

  @Test
  func `a heading without menus before it begins nothing`() throws {
    let words = String(repeating: "Words of it. ", count: 40)
    let (text, conversion) = try converted(
      "<html><body><p>\(words)</p><h1>One</h1></body></html>", as: .html)
    #expect(conversion.tables.landmarks.isEmpty && !text.contains("\u{C}"))
  }

  @Test
  func `tags that are words where no script runs are left out`() throws {
    let html =
      "<html><body><p>one</p><noscript>&lt;img src=\"x\"/&gt; more</noscript>"
      + "<noscript><p>Turn scripts on</p></noscript></body></html>"
    #expect(try converted(html, as: .html).text == "one\n\nTurn scripts on\n")
  }

  @Test
  func `what is no XML is read on as HTML, and says so`() throws {
    let page =
      "<html><body><p>one</p><p>t<i>w</i>o</b> & more<p id=x>three <a href='#x'>here</a></body></html>"
    for piece in [1, 7, 30, 1000] {
      let (text, conversion) = try converted(page, as: .xhtml, piece: piece)
      #expect(text == "one\n\ntwo & more\n\nthree here\n")
      #expect(
        conversion.tables.remarks == [
          BookRemark(
            "",
            "not well-formed XML in line 1: an end tag of another element than the one that is open;"
              + " it was read as HTML", isLoss: false)
        ])
      // Records keep to their words.
      let spans = try conversion.tables.spans(beginningIn: 0..<text.utf8.count)
      let words = spans.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
      #expect(words == ["w", "here"])
      #expect(try conversion.tables.target(of: #require(spans.last)) == .offset(17))
    }
  }

  @Test(arguments: [
    ("<p>a & b</p>", "a character that may not stand there, such as a lone & or <"),
    ("<p>a</p></b>", "an end tag of another element than the one that is open"),
    ("<p a='1' a='2'>b</p>", "an element that has the same attribute twice"),
    ("<p>a&#0;b</p>", "the number of a character that does not exist"),
    ("<p>a</p></body></html><p>", "more behind the end of the document"),
  ])
  func `what is wrong in a document is said once, and in plain words`(
    body: String, reason: String
  ) throws {
    let page = "<html><body>\n\(body)</body></html>"
    let remarks = try converted(page, as: .xhtml).1.tables.remarks
    #expect(
      remarks.map(\.words) == ["not well-formed XML in line 2: \(reason); it was read as HTML"])
  }

  @Test
  func `a broken document is handed out once, wherever its fault is`() throws {
    let paragraphs = (0..<400).map {
      "<p>Paragraph \($0), <em>with</em> a picture<br/>and a line.</p>"
    }
    let whole = try converted("<html><body>\(paragraphs.joined())</body></html>", as: .xhtml).text
    for fault in stride(from: 0, to: 400, by: 37) {
      var broken = paragraphs
      broken[fault] = broken[fault].replacing("</em>", with: "</em></u>")
      let page = "<html><body>\(broken.joined())</body></html>"
      for piece in [100, 5000] {
        let (text, conversion) = try converted(page, as: .xhtml, piece: piece)
        #expect(text == whole)
        #expect(conversion.tables.remarks.map(\.isLoss) == [false])
        let spans = try conversion.tables.spans(beginningIn: 0..<text.utf8.count)
        let bytes = Array(text.utf8)
        #expect(spans.count == 400)
        #expect(spans.allSatisfy { bytes[$0.range].elementsEqual("with".utf8) })
      }
    }
  }

  @Test
  func `entities that unfold too far end a document`() throws {
    let levels = (1...12).map {
      "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">"
    }
    let bomb =
      "<!DOCTYPE html [<!ENTITY e0 \"ha ha ha\">\(levels.joined())]><html><body><p>&e12;</p></body></html>"
    let (text, conversion) = try converted(bomb, as: .xhtml)
    #expect(text.utf8.count < 1 << 20)
    #expect(conversion.tables.remarks.count == 1)
  }

  @Test(arguments: [7, 1 << 16])
  func `an anchor in a cell outside a table is where its words are, whatever the pieces`(
    piece: Int
  ) throws {
    let html = "<tr><td>><p>n<p>w<p>e<a href=#y name=y>z<z>"
    let (_, conversion) = try converted(html, as: .html, piece: piece)
    let span = try #require(try conversion.tables.spans(beginningIn: 0..<99).first)
    #expect(try conversion.tables.target(of: span) == .offset(span.offset))
  }

  @Test(arguments: [DocumentConversion.Format.html, .xhtml, .fictionBook], [9, 1 << 16])
  func `characters by their numbers in the encoding of Windows are what they were meant to be`(
    format: DocumentConversion.Format, piece: Int
  ) throws {
    let words = "Text &#151; it&#x92;s &#147;quoted&#148; \u{97} \u{C2}\u{A0}&#129;ok"
    let document =
      format == .fictionBook
      ? "<FictionBook><body><section><p>\(words)</p></section></body></FictionBook>"
      : "<html><body><p>\(words)</p></body></html>"
    let text = try converted(document, as: format, piece: piece).text
    #expect(text == "Text — it’s “quoted” — \u{C2}\u{A0}\u{81}ok\n")
    #expect(try converted("<p>so&#133;", as: .html, piece: piece).text == "so…\n")
  }

  @Test(arguments: [9, 1 << 16])
  func `what browsers take for a comment is not shown, and old names need no semicolon`(
    piece: Int
  ) throws {
    func text(_ html: String) throws -> String {
      try converted("<html><body>\(html)</body></html>", as: .html, piece: piece).text
    }
    #expect(
      try text("<p>A<![if !supportFootnotes]>[1]<![endif]> b<! c>d<!->e</p>") == "A[1] bde\n")
    #expect(
      try text("<p>A<!--[if mso]> no <![endif]--> b<!--[if !mso]><!--> c<!--<![endif]--> d</p>")
        == "A b c d\n")
    #expect(
      try text("<p>a&nbspb&nbsp<i>c</i> &copy 2001 &eacute t &AMP; &lt 3 &nosuch &alpha x</p>")
        == "a&nbspb\u{A0}c © 2001 é t & < 3 &nosuch &alpha x\n")
    let link = "<p><a href='http://x/?a=1&copy=2&lang=3'>link</a></p>"
    let tables = try converted(link, as: .html, piece: piece).conversion.tables
    let span = try #require(try tables.spans(beginningIn: 0..<5).first { $0.kind == .link })
    #expect(try tables.target(of: span) == .address("http://x/?a=1&copy=2&lang=3"))
  }
}

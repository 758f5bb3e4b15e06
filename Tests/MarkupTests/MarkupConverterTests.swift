import Books
import Markup
import Testing

struct MarkupConverterTests {
  @Test
  func `a paragraph is a line, and a blank line stands between two`() {
    let book = Converted("<p>One\n  two </p>\n<p>three</p>")
    #expect(book.text == "One two\n\nthree\n")
    #expect(book.batch.blocks.isEmpty)
  }

  @Test
  func `white space around inline elements is kept once`() {
    let book = Converted("<p>so <em>very </em> <b>much</b>!</p>")
    #expect(book.text == "so very much!\n")
    #expect(book.words(.emphasis) == ["very"])
    #expect(book.words(.strong) == ["much"])
  }

  @Test
  func `a line break ends a line and no block`() {
    #expect(Converted("<p>a<br/>b<br/><br/>c</p>").text == "a\nb\n\nc\n")
  }

  @Test
  func `a heading has its level and a rule stands in the middle`() {
    let book = Converted("<h2>Loomings</h2><hr/><p>Call me</p>")
    #expect(book.text == "Loomings\n\n\n* * *\n\nCall me\n")
    #expect(book.blocks == ["heading 0+0 Loomings", "rule 0+0 *"])
    #expect(book.batch.blocks[0].level == 2)
    #expect(book.words(.generated) == ["* * *"])
  }

  @Test
  func `items have markers that hang, and inner lists stand in further`() {
    let book = Converted(
      "<ul><li>one</li><li>two<ol start='9'><li>nine</li><li>ten</li></ol></li></ul><p>on</p>")
    #expect(book.text == "• one\n• two\n9. nine\n10. ten\n\non\n")
    #expect(
      book.blocks == ["item 2+2 •", "item 2+2 •", "item 4+3 9.", "item 4+4 10."])
    #expect(book.words(.generated) == ["• ", "• ", "9. ", "10. "])
  }

  @Test
  func `paragraphs of an item stand under its first word`() {
    let book = Converted("<ol><li><p>one</p><p>more</p></li><li><p>two</p></li></ol>")
    #expect(book.text == "1. one\n\nmore\n\n2. two\n")
    #expect(book.blocks == ["item 2+3 1.", "paragraph 5+0 more", "item 2+3 2."])
  }

  @Test
  func `cells of a row stand on a line with tabs between them`() {
    let book = Converted(
      "<table><tr><th>a</th><th/><th>c</th></tr><tr><td><p>d</p></td><td>e</td></tr></table>")
    #expect(book.text == "a \t  \tc\nd \te\n")
    #expect(book.words(.generated) == [" \t  \t", " \t"])
    #expect(book.blocks == ["row 0+0 a", "row 0+0 d"])
    #expect(book.batch.blocks.map(\.tableColumns) == [7, 7])
  }

  @Test
  func `code keeps its lines and its spaces`() {
    let book = Converted("<pre>if x {\n  y\n\n}</pre><p>so</p>")
    #expect(book.text == "if x {\n  y\n\n}\n\nso\n")
    #expect(book.blocks == ["pre 0+0 if", "pre 0+0 ", "pre 0+0 }"])
  }

  @Test
  func `lines of a poem stand below one another`() {
    let book = Converted(
      """
      <div class="poem"><div class="stanza"><div>April is</div><div class="i">the cruellest</div></div>
      <div class="stanza"><div>month</div></div></div>
      """, css: ".i { margin-left: 2em }")
    #expect(book.text == "April is\nthe cruellest\n\nmonth\n")
    #expect(book.blocks == ["verse 0+0 April", "verse 2+0 the", "verse 0+0 month"])
  }

  @Test
  func `verse in a cell keeps its lines`() {
    let verse = "<p><span>Nay, but this dotage</span><br/><span>of our general’s</span></p>"
    let book = Converted(
      "<table><tr><td>Philo</td><td epub:type='z3998:verse'>\(verse)</td></tr>"
        + "<tr><td/><td epub:type='z3998:verse'>\(verse) <i>Exit.</i></td></tr>"
        + "<tr><td>Antony</td><td>Grates me.</td></tr></table><p>on</p>",
      css: "[epub|type~='z3998:verse'] p > span { display: block }")
    let lines = "Nay, but this dotage\nof our general’s\n"
    #expect(book.text.hasPrefix("Philo\n\(lines)\(lines)Exit.\nAntony"))
    #expect(book.text.hasSuffix("on\n"))
    #expect(book.blocks.prefix(3) == ["paragraph 0+0 Philo", "verse 2+0 Nay,", "verse 2+0 of"])
    #expect(book.batch.blocks[0].flags == [.isFlush, .keepsWithNext])
    let poem = Converted(
      "<table><tr><td>a</td><td><div class='poem'>b<br/>c</div></td></tr></table>")
    #expect(poem.text.contains("b\nc"))
  }

  @Test
  func `documents that say what they are tell where the body matter begins and ends`() {
    func landmarks(_ types: [String]) -> [Landmark] {
      let documents = types.map {
        "<html xmlns:epub='http://www.idpf.org/2007/ops'><body epub:type='\($0)'><p>words</p></body></html>"
      }
      let tables = BookTables(title: nil)
      tables.add(Converted(documents: documents).batch, addresses: [], languages: [""])
      return tables.landmarks
    }
    #expect(
      landmarks([
        "frontmatter", "bodymatter z3998:fiction", "bodymatter", "backmatter", "backmatter",
      ])
        == [Landmark(.bodyMatter, at: 7), Landmark(.backMatter, at: 21)])
    // The notes of a part end nothing.
    #expect(
      landmarks(["bodymatter", "backmatter", "bodymatter", "backmatter"])
        == [Landmark(.bodyMatter, at: 0), Landmark(.backMatter, at: 21)])
    #expect(landmarks(["backmatter", "x"]) == [])
  }

  @Test
  func `page breaks tell the pages of the printed book`() {
    let book = Converted(
      "<p>One <span epub:type='pagebreak' id='p1' title='12'/>two</p>"
        + "<div role='doc-pagebreak' aria-label=' Page xiv. '>xiv</div><p>three "
        + "<a epub:type='pagebreak' id='page_15'>15</a> four <a epub:type='pagebreak' id='pb16'/>five"
        + "<span epub:type='pagebreak' id='spot'/>.</p>")
    let tables = BookTables(title: nil)
    tables.add(book.batch, addresses: [], languages: [""])
    #expect(tables.printedPages.map(\.label) == ["12", "xiv", "15", "16"])
    let places = tables.printedPages.map { page in
      String(decoding: book.batch.bytes[page.offset...].prefix(3), as: UTF8.self)
    }
    #expect(places == ["two", "xiv", "15 ", "fiv"])
    let empty = BookTables(title: nil)
    #expect(empty.printedPages.isEmpty)
  }

  @Test
  func `the number of a heading is that of its entry in the contents`() throws {
    let book = Converted("<h1 id='a'>2. The Archive</h1><p>x</p><h1 id='b'>Policy</h1>")
    var navigation = "<nav epub:type='toc'><ol>"
    for (id, title) in [("a", "The Archive"), ("b", "Policy")] {
      navigation += "<li><a href='unit0.xhtml#\(id)'>\(title)</a></li>"
    }
    let document =
      "<html xmlns:epub='http://www.idpf.org/2007/ops'><body>\(navigation)</ol></nav></body></html>"
    let tables = BookTables(
      title: nil, navigation: NavigationDocument(Array(document.utf8), at: "nav.xhtml"))
    tables.add(book.batch, addresses: [], languages: [""])
    for outline in [tables.outline, try #require(SavedTables(tables.saved())).outline] {
      #expect(outline.entries.map(\.title) == ["The Archive", "Policy"])
      #expect(outline.entries.map(\.number) == [2, nil])
    }
  }

  @Test
  func `a document is found whose name is spelled with other letters' case`() throws {
    let book = Converted(
      documents: ["UNIT1.XHTML#here", "unit1.xhtml#HERE", "Unit1.xhtml", "unit2.xhtml#here"].map {
        "<html><body><p><a href='\($0)'>link</a> to <b id='here'>this</b></p></body></html>"
      })
    let document =
      "<html xmlns:epub='http://www.idpf.org/2007/ops'><body><nav epub:type='toc'><ol>"
      + "<li><a href='Unit2.xhtml#here'>Two</a></li></ol></nav></body></html>"
    let tables = BookTables(
      title: nil, navigation: NavigationDocument(Array(document.utf8), at: "nav.xhtml"))
    tables.add(book.batch, addresses: book.converter.addresses, languages: [""])
    let links = book.batch.spans.filter { $0.kind == .link }
    let marked = book.batch.anchors.filter { $0.name.hasSuffix("#here") }.map(\.offset)
    #expect(
      try links.map { try tables.target(of: $0) }
        == [
          .offset(marked[1]), .offset(links[1].offset), .offset(links[1].offset),
          .offset(marked[2]),
        ]
    )
    #expect(tables.outline.entries.map(\.offset) == [marked[2]])
  }

  @Test
  func `what is hidden is left out, and nothing else`() {
    let book = Converted(
      "<p>a<script>no</script><span hidden=''>no</span><span style='display:none'>b</span></p>")
    #expect(book.text == "ab\n")
  }

  @Test
  func `words on the base line of what is raised are raised`() {
    let book = Converted(
      "<p>R<sup>2</sup> R<sup><em>n</em></sup> <sup class='no'>3</sup></p>",
      css: "em { vertical-align: baseline } sup { vertical-align: super } .no { vertical-align: 0 }"
    )
    #expect(book.words(.superscript) == ["2", "n"])
  }

  @Test
  func `style sheets tell italics, centring and small capitals`() {
    let book = Converted(
      "<p class='c'>A <span class='it'>b <em class='no'>c</em></span></p><div><p>d</p></div>",
      css: "p.c { text-align: center } .it { font-style: italic } .no { font-style: normal }"
        + "div > p { font-variant: small-caps } p + p { text-align: right }")
    #expect(book.text == "A b c\n\nd\n")
    #expect(book.words(.emphasis) == ["b"])
    #expect(book.words(.smallCaps) == ["d"])
    #expect(book.batch.blocks.map(\.flags) == [.centred])
  }

  @Test
  func `pictures are their words in brackets`() {
    let book = Converted("<div><img alt='A  whale'/></div><p>x<img alt=''/></p>")
    #expect(book.text == "[A whale]\n\nx\n")
    #expect(book.blocks == ["picture 0+0 [A"])
  }

  @Test
  func `entities of XHTML need no declaration`() {
    #expect(Converted("<p>a&nbsp;b&mdash;c&hellip;</p>").text == "a\u{A0}b—c…\n")
  }

  @Test
  func `a document that begins with a heading begins a page`() {
    let book = Converted(documents: [
      "<html><body><p>a</p></body></html>", "<html><body><h1>B</h1></body></html>",
      "<html><body><p>c</p></body></html>",
    ])
    #expect(book.text == "a\n\u{0C}B\n\n\nc\n")
    #expect(book.batch.anchors.map(\.name) == ["unit0.xhtml", "unit1.xhtml", "unit2.xhtml"])
    #expect(book.batch.anchors.map(\.offset) == [0, 3, 7])
  }

  @Test
  func `markup cannot forge a page break or the end of a line`() {
    #expect(Converted("<p>a\u{85}b\u{2028}c</p>").text == "a b c\n")
  }

  @Test
  func `pieces of any length give the same text`() {
    let body =
      "<h1>Ä &amp; Ö</h1><ul><li>é<em>x y</em> z</li></ul><p>a&#8212;b <a href='#q'>q</a></p>"
    let whole = Converted(body)
    for piece in 1...9 {
      let book = Converted(body, piece: piece)
      #expect(book.text == whole.text)
      #expect(book.batch.spans == whole.batch.spans)
      #expect(book.batch.blocks == whole.batch.blocks)
    }
  }

  @Test
  func `a link knows its address, and anchors where they are`() {
    let book = Converted("<p>see <a href='other.xhtml#n%201'>there</a></p><p id='here'>x</p>")
    #expect(book.words(.link) == ["there"])
    let link = book.batch.spans.first { $0.kind == .link }
    #expect(link.map { book.converter.addresses[$0.value] } == "other.xhtml#n 1")
    #expect(book.batch.anchors.last?.name == "unit0.xhtml#here")
    #expect(book.batch.anchors.last?.offset == 11)
  }

  @Test
  func `a line that is very long comes in parts`() {
    let words = String(repeating: "word ", count: 40_000)
    let book = Converted("<p><i>\(words)</i></p><p>end</p>")
    #expect(book.text == words.dropLast() + "\n\nend\n")
    #expect(book.words(.emphasis).joined() == words.dropLast())
  }

  @Test
  func `a million nested elements are only looked through`() {
    let book = Converted(
      String(repeating: "<div>", count: 100_000) + "x" + String(repeating: "</div>", count: 100_000)
    )
    #expect(book.text == "x\n")
  }

  @Test(arguments: [
    ("<td>12 High Street<br/>London<br/></td><td><br/>a</td>", "12 High Street / London \ta\n"),
    ("<td>a.<br/>b</td><td>c<br/><br/>d</td>", "a. b \tc / d\n"),
    ("<td><em>a</em><br/><em>b</em></td><td>c</td>", "a / b \tc\n"),
    ("<th>Number<br/>of items</th><th>a</th>", "Number of items \ta\n"),
  ])
  func `lines of a cell are set apart in its row`(_ row: String, _ text: String) throws {
    let converted = Converted("<table><tr>\(row)</tr></table>")
    #expect(converted.text == text)
    let generated = converted.words(.generated).joined()
    #expect(generated.contains("/") == text.contains("/"))
  }

  @Test func `the block that a link leads to has its end`() throws {
    let converted = Converted(
      """
      <p>One<a id='a'></a> two</p><aside id='n'><p>First.</p><p>Second.</p></aside>
      <ol><li id='i'><p>Item.</p><p>More.</p></li><li>Next.</li></ol>
      <dl><dt id='t'>Term</dt><dd>What it means</dd><dt>Other</dt></dl><a id='e'/><p>End.</p>
      """)
    func words(_ name: String) throws -> String {
      let name = "unit0.xhtml#" + name
      let start = try #require(converted.batch.anchors.first { $0.name == name }).offset
      let end = try #require(converted.batch.anchorEnds.first { $0.name == name }).end
      return String(decoding: converted.batch.bytes[start..<end], as: UTF8.self)
    }
    #expect(try words("a") == "two\n")
    #expect(try words("n") == "First.\n\nSecond.\n")
    #expect(try words("i") == "Item.\n\nMore.\n")
    #expect(try words("t") == "Term\nWhat it means\n")
    #expect(try words("e") == "End.\n")
  }

  @Test func `the cells of a column are equally wide, and numbers stand at the right`() {
    let book = Converted(
      """
      <table><tr><th>Ship</th><th>Tons</th></tr><tr><td>Pequod</td><td>7</td></tr>
      <tr><td><a id='x'/><em>X</em></td><td id='y'><em>1200</em></td></tr></table><p>End</p>
      """)
    #expect(book.text == "Ship   \tTons\nPequod    \t7\nX      \t1200\n\nEnd\n")
    #expect(book.words(.generated) == ["   \t", "    \t", "      \t"])
    #expect(book.words(.emphasis) == ["X", "1200"] && book.words(.strong) == ["Ship", "Tons"])
    #expect(book.batch.blocks.map(\.tableColumns) == [12, 12, 12])
    let places = book.batch.anchors.filter { $0.name.hasSuffix("#y") }.map(\.offset)
    let words = places.map { String(decoding: book.batch.bytes[$0...].prefix(5), as: UTF8.self) }
    #expect(words == ["\t1200"])
    #expect(book.batch.spans.map(\.offset) == book.batch.spans.map(\.offset).sorted())
  }

  @Test func `cells of a table that no page is wide enough for say which column they are of`() {
    let long = String(repeating: "long words ", count: 8)
    let book = Converted(
      """
      <table><tr><th>Key</th><th>Use:</th><th>Default</th></tr>
      <tr><td>a</td><td id='u'><em>\(long)</em></td><td>4</td></tr>
      <tr><td>b</td><td><a href='#u'>short</a></td><td/></tr></table><p>End</p>
      """)
    #expect(
      book.text
        == "Key\tUse:\tDefault\na\tUse: \(long.dropLast())\tDefault: 4\nb\tUse: short\n\nEnd\n")
    #expect(book.words(.generated) == ["\t", "\t", "\tUse: ", "\tDefault: ", "\tUse: "])
    #expect(
      book.words(.emphasis) == ["\(long.dropLast())"]
        && book.words(.strong) == ["Key", "Use:", "Default"])
    #expect(book.batch.blocks.map(\.tableColumns) == [0, 0, 0])
    #expect(book.batch.spans.map(\.offset) == book.batch.spans.map(\.offset).sorted())
  }

  @Test(arguments: [1, 3, 64]) func `a table is the same in whatever pieces it comes`(_ piece: Int)
  {
    let body =
      "<p>a</p><table><tr><td rowspan='2'>tall</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>"
      + "<tr><td colspan='2'>wide</td><td>e</td></tr></table><p>f</p>"
    let (whole, parts) = (Converted(body), Converted(body, piece: piece))
    #expect(whole.text == parts.text && whole.batch.blocks == parts.batch.blocks)
    #expect(whole.text == "a\n\ntall \tb\n     \tc \td\nwide \t  \te\n\nf\n")
  }

  @Test func `a cell that reaches down behind the last one of a row leaves its column there alone`()
  {
    let book = Converted(
      "<table><tr><th>A</th><th>B</th><th rowspan='2'>C</th></tr><tr><th>d</th><th>e</th></tr>"
        + "<tr><td>f</td><td>g</td><td>h</td></tr></table>")
    #expect(book.text == "A \tB \tC\nd \te\nf \tg \th\n")
  }

  @Test func `titles have room around them, and lines of one title stand together`() {
    let book = Converted(
      "<hgroup><h2>I</h2><p>Loomings</p></hgroup><p>Call me.</p><h2>II</h2><p>On.</p><h3>A</h3><p>b</p>"
    )
    // The title begins the text, and so a page.
    #expect(book.text == "I\nLoomings\n\n\nCall me.\n\n\nII\n\nOn.\n\nA\n\nb\n")
    #expect(book.batch.headings.map(\.title) == ["I Loomings", "II", "A"])
  }

  @Test func `what is below a picture stands by it`() {
    let book = Converted(
      "<figure><img alt='A whale'/><figcaption>Plate 1</figcaption></figure><p>on</p>")
    #expect(book.text == "[A whale]\nPlate 1\n\non\n")
    #expect(book.batch.blocks.map(\.kind) == [.picture, .picture])
  }

  @Test func `a block that is called a caption stands by the picture above it`() {
    let book = Converted(
      "<div class='image'><img alt='A whale'/></div>\n<div class='image-caption'><p>Plate 1</p></div><p class='caption'>on</p>"
    )
    #expect(book.text == "[A whale]\nPlate 1\n\non\n")
    #expect(book.batch.blocks.map(\.kind) == [.picture, .picture])
  }

  @Test(arguments: [
    ("<div><img alt='A whale'/></div><figcaption>Plate 1</figcaption>", "[A whale]\nPlate 1\n"),
    (
      "<img alt='A whale'/><figcaption><p>Plate 1</p><p>Two</p></figcaption>",
      "[A whale]\nPlate 1\nTwo\n"
    ),
    ("<figcaption>Plate 1</figcaption><img alt='A whale'/>", "Plate 1\n[A whale]\n"),
  ])
  func `words of a picture stand by it, however they are marked`(figure: String, text: String) {
    let book = Converted("<p>so</p><figure>\(figure)</figure><p>on</p>")
    #expect(book.text == "so\n\n\(text)\non\n")
    let isAbove = text.hasPrefix("Plate")
    #expect(book.batch.blocks[0].flags.contains(.keepsWithNext) == isAbove)
  }

  @Test func `cells stand in their columns, however their words are aligned`() {
    let table =
      "<tr><th>a</th><th>b</th></tr><tr><td style='text-align:right'>one</td><td>two</td></tr>"
    let book = Converted("<table>\(table)</table>", css: "th{text-align:center}")
    #expect(book.batch.blocks.allSatisfy { $0.kind == .row && $0.flags.isEmpty })
  }

  @Test func `the number of a printed page is small, and stays by what follows it`() {
    let number = "<span epub:type='pagebreak' id='p9'>9</span>"
    let book = Converted("<p>so dark \(number) here</p><div>\(number)</div><h2>Next</h2>")
    #expect(book.text == "so dark 9 here\n\n9\n\n\nNext\n")
    #expect(book.words(.superscript) == ["9", "9"] && book.words(.pageNumber) == ["9", "9"])
    #expect(book.batch.blocks.map { $0.flags.contains(.keepsWithNext) } == [true, false])
  }

  @Test(arguments: [
    ("<rt>ち</rt>", ["（ち）"]), ("<rp>(</rp><rt>ち</rt><rp>)</rp>", ["（ち）"]),
    ("<rp>(</rp><rt>chi<i>e</i></rt><rp>)</rp>", ["（chie）"]),
    ("<rt>ち</rt>人<rt>じん</rt>", ["（ち）", "（じん）"]),
  ])
  func `the reading of ruby is told from its words, with its parentheses`(
    _ reading: String, _ expected: [String]
  ) {
    let book = Converted("<p>To <ruby>智\(reading)</ruby>に働けば</p>")
    let expected = expected.map {
      $0.replacing("（", with: "(").replacing("）", with: ")")
    }
    #expect(book.words(.reading) == expected)
    #expect(book.text.hasPrefix("To 智" + expected[0]) && book.text.hasSuffix("に働けば\n"))
  }

  @Test func `code within a line keeps the space before it, and makes no block of code`() {
    let book = Converted(
      "<p>has <code>two  words</code> in it</p><p><code>cp</code> copies</p>",
      css: "code{white-space:pre-wrap}")
    #expect(book.text == "has two  words in it\n\ncp copies\n")
    #expect(book.batch.blocks.isEmpty)
    #expect(Converted("<pre>a  b</pre>").batch.blocks.map(\.kind) == [.pre])
  }

  @Test func `lines of verse that are spans stand in as their style says`() {
    let css =
      ".poem{margin-left:4em} .poem span{display:block;padding-left:3em;text-indent:-3em} .poem .i2{margin-left:2em}"
    let book = Converted(
      "<div class='poem'><p><span>One</span><span class='i2'>Two</span></p></div>", css: css)
    #expect(book.text == "One\nTwo\n")
    #expect(book.batch.blocks.map(\.indent) == [2, 4])
    #expect(book.batch.blocks.allSatisfy { $0.kind == .verse })
  }

  @Test func `a line break in a cell leaves its row whole`() {
    let book = Converted(
      "<table><tr><th>a<br/>b</th><th>c</th></tr><tr><td>d</td><td>e</td></tr></table>")
    #expect(book.text == "a b \tc\nd   \te\n")
  }

  @Test func `cells stand as the table says`() {
    let book = Converted(
      """
      <table><tr><th>Name of it</th><th>Number of it</th><th>Middle</th><th>Right</th></tr>
      <tr><td>a</td><td style='text-align:left'>1</td><td align='center'>b</td>
      <td align='right'>c</td></tr></table>
      """)
    #expect(
      book.text
        == "Name of it \tNumber of it \tMiddle \tRight\na          \t1              \tb        \tc\n"
    )
  }

  @Test(arguments: [
    ("<p>He said <q>a <q>b</q></q>.</p>", "He said “a ‘b’”.\n"),
    ("<ul><li><input type='checkbox' checked=''/>done</li></ul>", "• ☑ done\n"),
    ("<nav><ol><li>1. One</li></ol></nav>", "1. One\n"),
    ("<h2>Title<a class='headerlink' href='#t'>¶</a></h2>", "Title\n"),
    ("<p>a</p><p><img alt='[Note]'/></p>", "a\n\n[Note]\n"),
    ("<dl><dt>a</dt><dt>b</dt><dd><p>c</p><p>d</p></dd></dl>", "a\nb\nc\n\nd\n"),
  ])
  func `what browsers generate or hide is as they have it`(body: String, text: String) {
    #expect(Converted(body).text == text)
  }

  @Test func `a definition whose end is not written stands as deep as the one before`() {
    let book = Converted("<dl><dt>a</dt><dd>b<dd>c</dd></dd></dl>")
    #expect(book.batch.blocks.map(\.indent) == [0, 4, 4])
  }

  @Test func `a term stays with its definition`() {
    let book = Converted("<dl><dt>a</dt><dt>b</dt><dd>c</dd></dl><p>d</p>")
    #expect(book.batch.blocks.map { $0.flags.contains(.keepsWithNext) } == [true, true, false])
  }

  @Test func `documents that name the same style sheets are read with them once`() throws {
    var asked: [String] = []
    let converter = MarkupConverter { path in
      asked.append(path)
      return path == "a.css" ? "p { text-align: center }" : "p { text-align: right }"
    }
    func flags(_ names: [String], own: String = "") throws -> BlockRecord.Flags? {
      converter.beginUnit("unit.xhtml", beginsPage: false)
      let parser = XMLParser(converter)
      let links = names.map { "<link rel='stylesheet' href='\($0)'/>" }.joined()
      let text = "<html><head>\(links)<style>\(own)</style></head><body><p>x</p></body></html>"
      try Array(text.utf8).withUnsafeBytes { try parser.parse($0, isLast: true) }
      converter.endUnit()
      return converter.takeBatch().blocks.last?.flags
    }
    for _ in 0..<2 {
      #expect(try flags(["a.css"]) == .centred)
      #expect(try flags(["a.css", "b.css"]) == .right)
      #expect(try flags(["b.css", "a.css"]) == .centred)
    }
    #expect(try flags(["a.css"], own: "p { text-align: right }") == .right)
    #expect(try flags(["a.css"]) == .centred)
    #expect(asked == ["a.css", "b.css", "b.css", "a.css"])
  }

  @Test func `a block is aligned as its attribute says`() {
    let book = Converted("<p align='right'>a</p><center>b</center><p>c</p>")
    #expect(book.batch.blocks.map(\.flags) == [.right, .centred])
  }

  @Test(arguments: [1, 9, 999])
  func `a page begins with the number of the printed page before its first line`(_ piece: Int) {
    let number = "<div><span epub:type='pagebreak' id='p9'>9</span></div>"
    let css = "h2{page-break-before:always}"
    func text(_ body: String) -> String { Converted(body, css: css, piece: piece).text }
    #expect(text("<p>a</p>\(number)<h2>Next</h2>") == "a\n\u{c}9\n\n\nNext\n")
    #expect(text("\(number)<h2>Next</h2>") == "9\n\n\nNext\n")
    #expect(text("<h2>A</h2>\(number)<p>a</p>") == "A\n\n\n9\n\na\n")
    let words = "<p><span epub:type='pagebreak'>9</span> Words</p>"
    #expect(text("<p>a</p>\(words)<h2>Next</h2>") == "a\n\n9 Words\n\u{c}Next\n")
    #expect(Converted("<p>a</p>\(words)").batch.blocks.isEmpty)
  }

  @Test func `a date says its exact form, and a time of day does not`() {
    let book = Converted(
      "<p><time datetime='1660-01-11'>Jan. 1 <em>Lord’s day</em></time> at "
        + "<time datetime='08:30'>half past eight</time>, <date value='1660-02'>later</date></p>")
    #expect(book.words(.time) == ["Jan. 1 Lord’s day", "later"])
    let dates = book.batch.spans.filter { $0.kind == .time }.map { ExactDate(value: $0.value) }
    #expect(dates == [ExactDate("1660-01-11"), ExactDate("1660-02")])
  }

  @Test func `the mark of a note is never parted from its word`() {
    func text(_ before: String, _ mark: String) -> String {
      Converted("<p>\(before)\(mark) on</p>").text
    }
    let mark = "<a epub:type='noteref' href='#n'>12</a>"
    #expect(text("coupole!", mark) == "coupole!\u{2060}12 on\n")
    #expect(text("he said—", "<sup>\(mark)</sup>") == "he said—\u{2060}12 on\n")
    #expect(Converted("<p>so!\(mark)</p>").words(.noteReference) == ["12"])
    // Behind letters and digits no row ends, and behind a space one may.
    #expect(text("word", mark) == "word12 on\n")
    #expect(text("word! ", mark) == "word! 12 on\n")
    #expect(text("", mark) == "12 on\n")
  }

  @Test func `a word that leads to a note is a link, and no mark to be left out`() {
    func kinds(_ words: String, _ type: String = "noteref") -> [Bool] {
      let book = Converted("<p>thou <a epub:type='\(type)' href='#n'>\(words)</a> brave</p>")
      #expect(book.text == "thou \(words) brave\n")
      return [book.words(.noteReference) == [words], book.words(.link) == [words]]
    }
    for mark in ["12", "[3]", "*", "††", "b"] { #expect(kinds(mark) == [true, false], "\(mark)") }
    for words in ["warrior", "note 3", "a b"] {
      #expect(kinds(words) == [false, true], "\(words)")
    }
    #expect(kinds("7", "annoref") == [true, false])
    let note = Converted("<aside epub:type='annotation'><p>Dyrad</p></aside>")
    #expect(note.blocks == ["note 0+0 Dyrad"])
  }
}

import Books
import Markup
import Testing

/// Which elements begin lines, and which lines belong together.
struct BlockTests {
  @Test(arguments: [
    // The entries of an index, each level of which stands in further than the one above.
    ("margin-left:2.3em;text-indent:-2.3em", 0), ("margin-left:40pt;text-indent:-20pt", 1),
    ("margin-left:60pt;text-indent:-20pt", 2), ("margin-left:1em;text-indent:-1em", 0),
    ("margin-left:3em;text-indent:-1em", 2), ("margin-left:70px;text-indent:-40px", 1),
    ("margin-left:100px;text-indent:-40px", 2), ("margin-left:1em", 0), ("margin-left:1.5em", 1),
    ("margin-left:2em", 1), ("margin-left:3em", 1), ("margin-left:4em", 2), ("margin-left:6em", 3),
    ("margin-left:50em", 4), ("margin-left:4em;text-indent:1em", 2), ("text-indent:-2em", 0),
  ])
  func `a paragraph stands in by as many levels as its margin has`(_ style: String, _ levels: Int) {
    let book = Converted("<p>a</p><p style='\(style)'>b</p><p>c</p>")
    let indents = book.batch.blocks.filter { $0.kind == .paragraph }.map(\.indent)
    #expect(indents.max() ?? 0 == 2 * levels)
  }

  @Test(arguments: [
    "<h2><span class='b'>Chapter I</span><span class='b'>Loomings</span></h2>",
    "<h2>Chapter I<span class='b'>Loomings</span></h2>",
    "<h2><span class='b'>Chapter I</span>Loomings</h2>",
    "<h2><a class='b' href='#x'>Chapter I</a><em class='b'>Loomings</em></h2>",
    "<h2><p>Chapter I</p><p>Loomings</p></h2>",
    "<h2><div>Chapter I</div>Loomings</h2>",
  ])
  func `blocks in a heading are lines of it`(_ heading: String) {
    let book = Converted(heading + "<p>Call me.</p>", css: ".b{display:block}")
    #expect(book.text == "Chapter I\nLoomings\n\n\nCall me.\n")
    #expect(book.batch.blocks.map(\.kind) == [.heading, .heading])
    #expect(book.batch.headings.map(\.title) == ["Chapter I Loomings"])
  }

  @Test(arguments: [
    // A stanza.
    ("<p>One two<br/>three<br/>four</p>", 3),
    ("<p>One<br/>two<br/>three<br/><br/>four<br/>five<br/>six</p>", 6),
    ("<blockquote><p>One<br/>two</p></blockquote>", 2),
    // Prose with one break, or with long lines; what is centred.
    ("<p>One<br/>two</p><p>three</p>", 0),
    ("<p>LONG<br/>LONG<br/>three</p>", 0),
    ("<p>One<br/><br/>two<br/><br/>three</p>", 0),
    ("<p class='c'>One<br/>two<br/>three</p>", 0),
    ("<ul><li>One<br/>two<br/>three</li></ul>", 0),
  ])
  func `lines that breaks part are verse where they are short and many`(
    _ body: String, _ count: Int
  ) {
    let long = String(repeating: "and so on ", count: 12)
    let book = Converted(
      "<p>First.</p>" + body.replacing("LONG", with: long) + "<p>Last.</p>",
      css: ".c{text-align:center}")
    let verse = book.batch.blocks.filter { $0.kind == .verse }
    #expect(verse.count == count, "\(book.blocks)")
    // They stand where lines begin, in order.
    let starts = book.batch.blocks.map(\.offset)
    #expect(starts == starts.sorted())
    #expect(starts.allSatisfy { $0 == 0 || book.batch.bytes[$0 - 1] == 0x0A })
  }

  @Test func `a long poem of breaks is verse to its end, whatever the pieces it comes in`() {
    let lines = (1...40).map { "<i>Line</i> \($0)" }.joined(separator: "<br/>")
    for piece in [7, 4096] {
      let book = Converted("<p>\(lines)</p><p>Prose.</p>", piece: piece)
      #expect(book.batch.blocks.map(\.kind) == Array(repeating: .verse, count: 40))
    }
  }

  @Test func `blocks in a cell are words apart`() {
    let book = Converted(
      "<table><tr><td><span class='b'>One</span>two</td><td>x</td></tr></table>",
      css: ".b{display:block}")
    #expect(book.text == "One two \tx\n")
  }

  @Test func `links and dates that a style sheet makes blocks are lines`() {
    let book = Converted(
      "<div><a href='#a'>One</a><a href='#b'>Two</a><time>Three</time></div>",
      css: "a, time { display: block }")
    #expect(book.text == "One\nTwo\nThree\n")
  }

  @Test(arguments: [
    ("<div><div>One</div><div class='i'>Two</div></div>", "One\nTwo\n"),
    ("<div><div>One</div><div><em>Two</em></div></div><div>Three</div>", "One\nTwo\n\nThree\n"),
    (
      "<div><div><div>One</div><div>Two</div></div><div><div>Three</div></div></div>",
      "One\nTwo\n\nThree\n"
    ),
    ("<div><div class='room'>One</div><div class='room'>Two</div></div>", "One\n\nTwo\n"),
    ("<div><div><p>One</p></div><div><p>Two</p></div></div>", "One\n\nTwo\n"),
    ("<div>One</div><div>Two</div>", "One\n\nTwo\n"),
  ])
  func `blocks in a block of a quotation are lines`(_ body: String, _ text: String) {
    let book = Converted(
      "<p>a</p><blockquote>\(body)</blockquote><p>b</p>",
      css: ".room{margin:1em 0} .i{margin-left:2em}")
    #expect(book.text == "a\n\n\(text)\nb\n")
  }

  @Test(arguments: [
    ("<div>One</div><div>Two</div>", "One\nTwo\n"),
    ("<div class='room'>One</div><div>Two</div>", "One\n\nTwo\n"),
    ("<div class='first'>One</div><div class='first'>Two</div>", "One\n\nTwo\n"),
    ("<div><div>One</div>Two</div><div><p>Three</p></div>End", "One\nTwo\n\nThree\n\nEnd\n"),
    (
      "<div class='stanza'><div>One</div></div><div class='stanza'><p>Two</p></div>", "One\n\nTwo\n"
    ),
  ])
  func `lines that are blocks without room stand below each other`(_ body: String, _ text: String) {
    let book = Converted(body, css: ".room{margin:1em 0} .first{text-indent:1em}")
    #expect(book.text == text)
  }

  @Test func `blocks without room that are as long as paragraphs stand apart`() throws {
    let long = String(repeating: "long words ", count: 12).dropLast()
    let book = Converted(
      "<div>One</div><div id='i'>\(long) <em>x</em></div><div>Two</div><div>Three<br/>\(long)</div>"
    )
    #expect(book.text == "One\n\n\(long) x\n\nTwo\nThree\n\(long)\n")
    #expect(book.words(.emphasis) == ["x"])
    #expect(try #require(book.batch.anchors.first { $0.name.hasSuffix("#i") }).offset == 5)
  }

  @Test(arguments: [
    ("<p>One</p><p>Two</p><h2>Three</h2><p>Four</p>", ["One", "Two", "Four"]),
    ("<p class='room'>One</p><p>Two</p><p>Three</p><p class='room'>Four</p>", ["Three"]),
    ("<p class='above'>One</p><p>Two</p><p class='below'>Three</p><p>Four</p>", ["Two", "Three"]),
    ("<p class='flush'>One</p><p>Two</p><p class='centre'>Three</p>", ["Two", "Three"]),
    ("<div class='room'><p>One</p></div><p>Two</p><div class='i'>Three</div>", ["Three"]),
    ("<p>One<br/>Two</p><ul><li><p>Three</p></li></ul><p>Four</p>", ["One", "Four"]),
    ("<div class='poem'><p>One</p><p>Two</p></div><p>Three</p>", ["Three"]),
    ("<section class='far'><div>One</div><p>Two</p></section>", ["One", "Two"]),
  ])
  func `first lines are indented where the book does so in place of room`(
    _ body: String, _ indented: [String]
  ) {
    let book = Converted(
      body,
      css: "p{margin:0;text-indent:1em} .room{margin:1em 0} .above{margin-top:2em}"
        + " .flush{text-indent:0} .below{margin-bottom:12pt} .centre{text-align:center}"
        + " .far{text-indent:2em} div.i{text-indent:1.5em}")
    let words = book.batch.blocks.filter { $0.flags.contains(.isIndented) }.map { block in
      String(decoding: book.batch.bytes[block.offset...].prefix { $0 != 0x0A }, as: UTF8.self)
    }
    #expect(words == indented)
    #expect(
      Converted(body, css: "p{text-indent:1em}").batch.blocks.allSatisfy {
        !$0.flags.contains(.isIndented)
      })
  }

  @Test func `letters that a style sheet changes stay what they are`() {
    let book = Converted(
      "<p class='u'>One <i>two</i> <b>three</b></p><p class='l'>FOUR</p>",
      css: ".u{text-transform:uppercase} .u b{text-transform:none} .l{text-transform:lowercase}")
    #expect(book.text == "One two three\n\nFOUR\n")
    #expect(book.words(.capitals) == ["One two"] && book.words(.smallLetters) == ["FOUR"])
  }

  @Test func `lines of a quotation are verse, and what is long is a paragraph`() {
    let long = String(repeating: "long words ", count: 12).dropLast()
    let book = Converted(
      """
      <blockquote><div><div>One</div><div class="i">Two</div>
      <div>\(long)</div><div>End</div></div></blockquote>
      """,
      css: ".i{margin-left:2em}")
    #expect(book.text == "One\nTwo\n\(long)\n\nEnd\n")
    let blocks = ["verse 2+0 One", "verse 4+0 Two", "paragraph 2+0 long", "verse 2+0 End"]
    #expect(book.blocks == blocks)
  }

  @Test(arguments: [
    ("<ol reversed=''><li>x</li><li>y</li><li>z</li></ol>", "3. x\n2. y\n1. z\n"),
    ("<ol reversed='' start='10'><li>x</li><li>y</li></ol>", "10. x\n9. y\n"),
    (
      "<ol reversed='' type='a'><li>x</li><li value='9'>y</li><li>z</li></ol>",
      "c. x\ni. y\nh. z\n"
    ),
    ("<ol reversed='' type='i'><li>x</li><li>y</li></ol>", "ii. x\ni. y\n"),
    ("<ol start='26' type='a'><li>x</li><li>y</li></ol>", "z. x\naa. y\n"),
    ("<ol start='0' type='A'><li>x</li><li>y</li></ol>", "0. x\nA. y\n"),
    ("<ol type='I' start='-1'><li>x</li><li value='4'>y</li></ol>", "-1. x\nIV. y\n"),
    ("<ol><li type='A'>x</li><li>y</li></ol>", "A. x\n2. y\n"),
    ("<ol class='r'><li>x</li><li class='a'>y</li></ol>", "I. x\nb. y\n"),
    ("<ul class='s'><li>x</li><li class='n'>y</li></ul>", "▪ x\ny\n"),
    ("<ol reversed=''><li>x<ul><li>u</li></ul></li><li>y</li></ol>", "2. x\n◦ u\n1. y\n"),
    ("<ol reversed=''></ol>x", "x\n"),
  ])
  func `lists are numbered as browsers number them`(_ list: String, _ text: String) {
    let css =
      ".r{list-style-type:upper-roman} .a{list-style:inside lower-alpha}"
      + ".s{list-style:square} .n{list-style-type:none}"
    for piece in [1, 1000] { #expect(Converted(list, css: css, piece: piece).text == text) }
  }

  @Test func `what stands below a number that is known late stands under its words`() throws {
    let items = (0..<9).map { "<li>x\($0)</li>" }.joined()
    let book = Converted(
      "<p>a</p><ol reversed=''><li id='i'><p><em>b</em></p><p id='c'>c</p><ol reversed=''><li>d</li></ol></li>"
        + "\(items)</ol><p id='e'><em>e</em></p>")
    #expect(book.text.hasPrefix("a\n\n10. b\n\nc\n\n1. d\n9. x0\n8. x1\n"))
    #expect(book.text.hasSuffix("\n1. x8\n\ne\n"))
    #expect(
      book.blocks.prefix(4)
        == ["item 2+4 10.", "paragraph 6+0 c", "item 6+3 1.", "item 2+3 9."])
    #expect(book.batch.blocks.prefix(4).map(\.markerLength) == [4, 0, 3, 3])
    #expect(book.words(.emphasis) == ["b", "e"])
    #expect(Array(book.words(.generated).prefix(3)) == ["10. ", "1. ", "9. "])
    let places = ["i", "c", "e"].map { name in
      book.batch.anchors.first { $0.name == "unit0.xhtml#" + name }
        .map { Character(UnicodeScalar(book.batch.bytes[$0.offset])) }
    }
    #expect(places == ["b", "c", "e"])
  }

  @Test(arguments: [
    "<p>—Job</p>", "<p class='r'>Job</p>", "<cite class='b'>Job</cite>", "<footer>Job</footer>",
    "<p><cite>Job</cite></p>", "<div class='attribution'><p>Job</p></div>", "<p>--<i>Job</i></p>",
  ])
  func `the source of a quotation stays on its page`(_ source: String) {
    let css = ".r{text-align:right} .b{display:block}"
    for piece in [7, 9999] {
      let book = Converted(
        "<blockquote><p>One.</p><p>—Two.</p>\(source)</blockquote><p>—Three.</p>"
          + "<blockquote><p>Four</p></blockquote>\(source)<p>On.</p>", css: css, piece: piece)
      let kept = book.batch.blocks.filter { $0.flags.contains(.keepsWithPrevious) }.map {
        String(decoding: book.batch.bytes[$0.offset...].prefix { $0 != 0x0A }, as: UTF8.self)
      }
      let words = String(source.split(separator: ">").last { $0.contains("Job") } ?? "")
      #expect(kept.first?.hasSuffix("Job") == true, "\(words) \(kept)")
      #expect(!kept.contains("—Two."))
    }
  }

  @Test(arguments: [
    ("<h2>A</h2><p class='byline'>Somebody</p><p>On.</p>", ["Somebody"]),
    ("<h2>A</h2><p>by Somebody</p><p>On.</p>", ["by Somebody"]),
    ("<header><h2>A</h2><p>So it is</p></header><p>On.</p>", ["So it is"]),
    ("<h2>A</h2><p class='c'>I</p><p class='c'>J</p><p class='c'>K</p>", ["I", "J"]),
    ("<p class='byline'>Somebody</p><p class='c'>On.</p>", []),
    ("<h2>A</h2><p>By and by we sailed, and the sea was as it had been all the days.</p>", []),
  ])
  func `what belongs to a heading stays with it`(_ body: String, _ expected: [String]) {
    let book = Converted(body, css: ".c{text-align:center}")
    let kept = book.batch.blocks.filter { $0.flags.contains(.keepsWithNext) }.map {
      String(decoding: book.batch.bytes[$0.offset...].prefix { $0 != 0x0A }, as: UTF8.self)
    }
    #expect(kept == expected)
  }

  @Test(arguments: [
    ("<p class='byline'>Somebody</p><p>On.</p>", "\n\nSomebody\n\n\nOn.\n"),
    ("<p>by <b>Somebody</b></p><p>On.</p>", "\n\nby Somebody\n\n\nOn.\n"),
    ("<p class='c'>I</p><p class='c'>J</p><p class='c'>K</p>", "\n\nI\n\nJ\n\n\nK\n"),
    ("<p>On.</p><p>Off.</p>", "\n\n\nOn.\n\nOff.\n"),
    ("<p class='c'><img src='a' alt='x'/></p><p>On.</p>", "\n\n\n[x]\n\nOn.\n"),
    ("<h2>B</h2><p>by Somebody</p><p>On.</p>", "\nB\n\nby Somebody\n\n\nOn.\n"),
  ])
  func `the room below a title that begins a page is below its byline`(
    _ body: String, _ expected: String
  ) {
    let title = body.hasPrefix("<h2>") ? "<hgroup><h1>A</h1>" : "<h1>A</h1>"
    let rest = body.hasPrefix("<h2>") ? body.replacing("</h2>", with: "</h2></hgroup>") : body
    let book = Converted(title + rest, css: ".c{text-align:center}")
    #expect(String(decoding: book.batch.bytes, as: UTF8.self) == "A" + expected)
  }

  @Test func `white space collapses wherever it stands`() {
    let gaps = [" ", "  ", "\n", " \n ", "\t", "\u{85}", "\u{2028} ", "\u{a0}"]
    for length in 1...20 {
      for gap in gaps {
        let word = String("abcdefghijklmnopqrstu".prefix(length))
        let body = "<p>" + Array(repeating: word, count: 6).joined(separator: gap) + "é x</p>"
        let space = gap == "\u{a0}" ? gap : " "
        let text = Array(repeating: word, count: 6).joined(separator: space) + "é x\n"
        #expect(Converted(body).text == text)
        #expect(Converted(body, piece: 5).text == text)
      }
    }
  }
}

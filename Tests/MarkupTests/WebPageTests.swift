import Books
import Markup
import Testing

/// What programs that make pages put into them beside the words.
struct WebPageTests {
  // MARK: - Numbers of lines

  @Test(arguments: [
    "<span class='linenos'> 8</span>a b\n<span class='linenos'> 9</span>\n<span class='linenos'>10</span>  c",
    "<span class='lineno'> 8 </span>a b\n<span class='lineno'> 9 </span>\n<span class='lineno'>10 </span>  c",
    "<a class='lineno' href='#l8' id='l8'> 8</a>a b\n<a class='x lineno'> 9</a>\n<a class='lineno'>10</a>  c",
  ])
  func `numbers of the lines of code are set off, and are no words of it`(_ code: String) {
    for piece in [1, 1000] {
      let book = Converted("<pre>\(code)</pre>", piece: piece)
      #expect(book.text == " 8 │ a b\n 9 │ \n10 │   c\n")
      #expect(book.words(.link).isEmpty && book.words(.possibleMark).isEmpty)
      #expect(book.ownText == "a b\n\n  c\n")
      // Searches and copies go on behind them.
      #expect(book.words(.pageNumber) == [" 8 │ ", " 9 │ ", "10 │ "])
    }
  }

  @Test func `numbers of lines that are blocks are set off too, and lead where they lead`() {
    let book = Converted(
      """
      <div class="fragment"><div class="line"><a id="l1"></a><span class="lineno"> <a class="line"
      href="x.html#y">  1</a></span><span class="k">if</span> so</div>
      <div class="line"><span class="lineno">2</span></div></div>
      """)
    #expect(book.text == "1 │ if so\n2 │ \n")
    #expect(book.ownText == "if so\n\n")
    #expect(book.converter.addresses == ["x.html#y"])
  }

  // MARK: - Other documents in the window

  @Test func `frames lead to their documents`() {
    let book = Converted(
      """
      <frameset><frame src="list.html" name="list" title="All  packages"/><frame src="a.html" name="main"/>
      <frame src="b.html"/><frame src="javascript:x()" name="js"/><frame name="none"/>
      <frame src="count.html" height="0"/></frameset>
      """)
    #expect(book.text == "All packages\n\nmain\n\nb.html\n")
    #expect(book.words(.link) == ["All packages", "main", "b.html"])
    #expect(book.converter.addresses == ["list.html", "a.html", "b.html"])
    let inline = Converted(
      "<p>See <iframe src='m.html' title='A map'/>, not <iframe src='ad'/>.</p>")
    #expect(inline.text == "See A map, not .\n" && inline.words(.link) == ["A map"])
  }

  @Test(arguments: [
    "0; url=a.html", "0;URL='a.html'", "3,url = \"a.html\"", "0; url=\u{20}a.html ",
  ])
  func `a page without words that leads on has a link there`(content: String) {
    let head =
      "<meta http-equiv='Refresh' content='\(content.replacing("'", with: "&#39;"))'></meta>"
    let book = Converted("<html><head>\(head)</head><body> </body></html>")
    #expect(book.text == "a.html\n" && book.converter.addresses == ["a.html"])
    let other = Converted("<html><head>\(head)</head><body><p>Words.</p></body></html>")
    #expect(other.text == "Words.\n" && other.converter.addresses.isEmpty)
  }

  @Test(arguments: ["30", "0; url=", "0; url=javascript:x()", "", "url=a.html", "0; a.html"])
  func `a page that is shown anew leads nowhere`(content: String) {
    let head = "<meta http-equiv='refresh' content='\(content)'></meta>"
    #expect(Converted("<html><head>\(head)</head><body/></html>").text.isEmpty)
  }

  // MARK: - Numbers in the margin

  private func pages(of book: Converted) -> [String] {
    let tables = BookTables(title: nil)
    tables.add(book.batch, addresses: [], languages: [""])
    return tables.printedPages.map(\.label)
  }

  @Test func `the number of a printed page within words is small, read past, and leads there`() {
    for piece in [1, 7, 1000] {
      let book = Converted(
        """
        <p>old ma<span class='pagenum'><a name="Page_16" id="Page_16">[Pg 16]</a></span>hogany, and <span
        class="x pagenum">xii</span>more <a class="pagenumber" id="p3">Page 3</a></p>
        <p><span style="position:absolute" class="pageno">{17}</span></p><p>Words.</p>
        """, piece: piece)
      #expect(book.text == "old ma16hogany, and xiimore 3\n\n17\n\nWords.\n")
      #expect(book.words(.pageNumber) == ["16", "xii", "3", "17"])
      #expect(book.words(.superscript) == ["16", "xii", "3", "17"])
      #expect(pages(of: book) == ["16", "xii", "3", "17"])
    }
  }

  @Test(arguments: [
    ("<td class='pagenum'>12</td>", "12\n"),
    ("<span class='pagenum'><a href='#Page_12'>[12]</a></span>", "[12]\n"),
    ("<span class='pageno'>12</span>", "12\n"),
    ("<p class='pagenum'>A chapter that is called so by someone who makes pages</p>", ""),
    ("<span class='pagenum'>two words</span>", "two words\n"), ("<span class='pagenum'/>a", "a\n"),
    ("<span class='linenum'>5</span>", "5\n"),
  ])
  func `what else is called so is words`(html: String, text: String) {
    let book = Converted("<body>\(html)</body>")
    let words = "A chapter that is called so by someone who makes pages\n"
    #expect(book.text == (text.isEmpty ? words : text))
    #expect(book.words(.pageNumber).isEmpty && pages(of: book).isEmpty)
  }

  @Test func `the number of a line in the margin is read past, and no page`() {
    let book = Converted(
      "<p>dinero<span class='linenum' style='position: absolute; left: 1%'>5</span> y</p>")
    #expect(book.text == "dinero5 y\n" && book.words(.pageNumber) == ["5"])
    #expect(pages(of: book).isEmpty)
  }

  @Test(arguments: [
    ("margin-right: 1em", "1.2", "Procedures", "1.2 Procedures"),
    ("padding-right:.5em", "१", "नारायणं", "१ नारायणं"), ("float:left", "12", "Words", "12 Words"),
    ("margin: 0 1em 0 0", "7.", "Words", "7. Words"),
    ("margin-right:1em", "7", " words", "7 words"),
    ("margin-right:0", "7", "up", "7up"), ("margin-right: 1em", "T", "he", "The"),
    ("margin-right:1em", "7", ", so", "7, so"), ("float:left", "W", "hen", "When"),
  ])
  func `room behind a number is a space, and none within words`(
    style: String, number: String, words: String, text: String
  ) {
    let book = Converted("<p><span style='\(style)'>\(number)</span><span>\(words)</span></p>")
    #expect(book.text == text + "\n")
    let before = Converted("<p>\(number)<span style='margin-left:1em'>Words</span></p>")
    #expect(
      before.text == (number == "T" || number == "W" ? "\(number)Words\n" : "\(number) Words\n"))
  }

  // MARK: - Directions

  @Test(arguments: [
    ("<p>שלום עולם</p>", true), ("<p>Words and שלום</p>", false),
    ("<p>אב father, an ancestor</p>", false),
    ("<p dir='auto'>سلام دنیا</p>", true), ("<p dir='ltr'>שלום</p>", false),
    ("<p dir='rtl'>Words</p>", true), ("<p style='direction:rtl'>Words</p>", true),
    ("<h1>שלום</h1>", true), ("<ul><li>שלום לך</li></ul>", true), ("<p>12: שלום</p>", true),
    ("<div dir='rtl'><p dir='auto'>Words</p></div>", false),
    ("<div dir='rtl'><p style='direction:ltr'>שלום</p></div>", false), ("<pre>שלום</pre>", false),
  ])
  func `a block stands at the right if the book says so, or else its letters`(
    html: String, isRightToLeft: Bool
  ) {
    let book = Converted(html)
    #expect(book.batch.blocks.contains { $0.flags.contains(.rightToLeft) } == isRightToLeft)
  }

  // MARK: - Numbers that are none

  @Test func `an element for numbers that has none sets nothing off`() {
    #expect(Converted("<pre><span class='linenos'></span>a</pre>").text == "a\n")
    #expect(Converted("<pre class='lineno'>a 1\nb</pre>").text == "a 1\nb\n")
  }

  @Test(arguments: [
    ("<div class='highlight'><table><tr><td class='linenos'>CODE</td>", "<td class='code'>"),
    ("<figure class='highlight'><table><tr><td class='gutter'>CODE</td>", "<td>"),
    ("<table class='rouge-table'><tr><td class='gutter gl'>CODE</td>", "<td>"),
  ])
  func `a column of the numbers of lines is left out`(_ numbers: String, _ cell: String) {
    let column = numbers.replacing("CODE", with: "<div><pre>1\n2\n<span>3</span>\n</pre></div>")
    let book = Converted(
      "<p>x</p>\(column)\(cell)<pre>a\n  b\nc</pre></td></tr></table>"
        + (numbers.hasPrefix("<div") ? "</div>" : numbers.hasPrefix("<f") ? "</figure>" : "")
        + "<p>y</p>")
    #expect(book.text.split(separator: "\n") == ["x", "a", "  b", "c", "y"])
  }

  @Test func `numbers of lines that stand before all of the code are left out`() {
    let numbers = (1...3).map { "<span id='\($0)'>\($0)</span>" }.joined(separator: "\n")
    let code = "<code>f(<i>1</i>)\n\n  1</code>"
    for name in ["line-numbers", "src-line-numbers", "language-c line-numbers"] {
      let book = Converted("<pre class='\(name)'>\(numbers)\n</pre><pre>\(code)</pre>")
      #expect(book.text == "f(1)\n\n  1\n")
      // Others call the code itself so.
      #expect(Converted("<pre class='\(name)'>\(code)</pre>").text == "f(1)\n\n  1\n")
    }
  }

  @Test func `other cells that are called so keep their words`() {
    let book = Converted("<table><tr><td class='gutter'>News</td><td>b</td></tr></table>")
    #expect(book.ownText.contains("News"))
    let code = Converted(
      "<div class='highlight'><table><tr><td class='linenos'>main.c</td><td>b</td></tr></table></div>"
    )
    #expect(code.ownText.contains("main.c"))
  }

  // MARK: - Formulas and pictures

  @Test(arguments: ["inline", "display"])
  func `a picture that stands in for the formula before it is left out`(_ kind: String) {
    func words(_ formula: String, _ alt: String = "{\\displaystyle x}") -> String {
      Converted(
        """
        <p>So <span class="mwe-math-element"><span style="display: none">\(formula)</span>
        <img src="x.svg" class="mwe-math-fallback-image-\(kind) mw-invert" aria-hidden="true"
        alt="\(alt)"/></span> is.</p>
        """
      ).text
    }
    #expect(words("<math alttext='{\\displaystyle x}'><mi>x</mi></math>") == "So x is.\n")
    #expect(words("") == "So x is.\n" && words("<math></math>") == "So x is.\n")
    #expect(words("", "{\\unknown x}") == "So [{\\unknown x}] is.\n")
  }

  @Test func `a picture with the very words of the formula before it is left out`() {
    let math = "<math alttext='a^2'><msup><mi>a</mi><mn>2</mn></msup></math>"
    #expect(!Converted("<p>\(math) <img src='x.png' alt='a^2'/>.</p>").text.contains("["))
    #expect(Converted("<p>\(math) <img src='x.png' alt='b'/>.</p>").text.contains("[b]"))
    #expect(Converted("<p>\(math) or <img src='x.png' alt='a^2'/>.</p>").text.contains("[a^2]"))
  }

  @Test(arguments: [
    "width='1' height='1'", "width='26' height='1'", "width='1' height='600' alt=' '",
    "width='1px'", "style='width:0.01in;height:0.01in'",
  ])
  func `pictures that only hold room are left out`(_ size: String) {
    #expect(Converted("<p>a<img src='x.gif' \(size)/>b</p>").text == "ab\n")
    #expect(Converted("<p>a</p><p><img src='x.gif' \(size)/></p><p>b</p>").text == "a\n\nb\n")
  }

  @Test(arguments: ["alt='x' width='1'", "width='2' height='2'", "width='1%'", "width='0'", ""])
  func `other small pictures stay`(_ attributes: String) {
    #expect(Converted("<p>a <img src='x.gif' \(attributes)/> b</p>").text.contains("["))
  }

  // MARK: - Links of headings

  @Test(arguments: [
    "<a class='headerlink' href='#a'>¶</a>", "<a class='copiable-link' href='#a'> ¶</a>",
    "<a href='#a' class='copiable-anchor'> ¶</a>", "<a class='hash-link' href='#a'>\u{200B}</a>",
    "<a class='hash-link x' href='#a' title='b'>#</a>", "<a class='anchor' href='#a'>&#x200B;</a>",
  ])
  func `signs by which headings are linked to themselves are left out`(_ link: String) {
    let book = Converted("<h2 id='a'>Title\(link)</h2><p>x</p>")
    #expect(book.text == "Title\n\n\nx\n")
    #expect(book.batch.headings.map(\.title) == ["Title"])
  }

  @Test func `words that such links have stay if they are no signs`() {
    #expect(Converted("<h2><a class='anchor' href='#a'>Title</a></h2>").text == "Title\n")
    #expect(Converted("<p>a\u{200B}b</p>").text == "a\u{200B}b\n")
  }
}

extension Converted {
  /// The text without its generated characters.
  fileprivate var ownText: String {
    var bytes = batch.bytes
    for span in batch.spans.reversed() where span.kind == .generated {
      bytes.removeSubrange(span.range)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

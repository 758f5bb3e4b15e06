import Books
import Markup
import Testing

/// Boxes beside the text, letters that are pictures, and alternatives of which one is shown.
struct BoxTests {
  // MARK: - Boxes

  @Test(arguments: [
    "<div class='admonition note'><p class='admonition-title'>Note</p><p>Words.</p></div>",
    "<div class='admonition note'><p class='first admonition-title'>Note</p>Words.</div>",
    "<div class='markdown-alert markdown-alert-note'><p class='markdown-alert-title'>Note</p>"
      + "<p>Words.</p></div>",
    "<div class='theme-admonition alert'><div class='admonitionHeading_Gvgb'><span>Note</span></div>"
      + "<div class='admonitionContent_BuS1'><p>Words.</p></div></div>",
    "<div class='note custom-block'><p class='custom-block-title'>Note</p><p>Words.</p></div>",
    "<div class='callout callout-note'><div class='callout-header'>"
      + "<div class='callout-title-container'>Note</div></div><div><p>Words.</p></div></div>",
    "<div class='admonitionblock note'><table><tr><td class='icon'><div class='title'>Note</div></td>"
      + "<td class='content'>Words.</td></tr></table></div>",
    "<div class='admonitionblock note'><table><tr><td class='icon'><i class='fa' title='Note'></i></td>"
      + "<td class='content'><div class='paragraph'><p>Words.</p></div></td></tr></table></div>",
    "<div class='admonitionblock note'><table><tr><td class='icon'><img src='x.png' alt='Note'/></td>"
      + "<td class='content'>Words.</td></tr></table></div>",
  ])
  func `the title of a box stands above its words`(_ box: String) {
    let book = Converted("<p>One.</p>\(box)\(box)<p>Two.</p>")
    #expect(book.text == "One.\n\nNote\nWords.\n\nNote\nWords.\n\nTwo.\n")
    #expect(book.words(.strong) == ["Note", "Note"] && book.words(.generated).isEmpty)
    let blocks = book.batch.blocks
    #expect(blocks.map(\.indent) == [2, 2, 2, 2], "\(book.blocks)")
    #expect(blocks.map { $0.flags.contains(.keepsWithNext) } == [true, false, true, false])
  }

  @Test func `a table in a box is a table, and one in a cell stays in its row`() {
    let table = "<table><tr><td>a</td><td>b</td></tr></table>"
    let box = Converted(
      "<div class='admonitionblock tip'><table><tr><td class='icon'><i title='Tip'></i></td>"
        + "<td class='content'><p>Words.</p>\(table)</td></tr></table></div>")
    #expect(box.text == "Tip\nWords.\n\na \tb\n")
    let cell = Converted("<table><tr><td>x</td><td class='admonition'>b</td></tr></table>")
    #expect(cell.text == "x \tb\n")
  }

  // MARK: - Letters

  @Test(arguments: [
    "<p><img alt='T' class='dropcap' src='t.png'/>HE first</p>",
    "<p><span class='drop-cap'><img src='t.png' alt='T'/></span>HE first</p>",
    "<p><span class='dropcap'><img src='t.png' alt='T'/></span>\nHE first</p>",
    "<p><img src='t.png' alt='T' align='left'/>HE first</p>",
    "<p><img src='t.png' alt='T' style='float: left'/>HE first</p>",
    "<p><img src='t.png' alt='[Drop Cap T]'/>HE first</p>",
    "<p><img src='t.png' class='x' alt='Illuminated initial T'/>HE first</p>",
    "<div class='dropcap'><img src='t.png' alt='T'/></div><p>HE first</p>",
    "<div class='figleft' style='width: 100px'><img src='t.png' alt='T'/></div>\n<p>HE first</p>",
    "<p><img src='t.png' class='initial' alt='T'/><span class='smcap'>HE</span> first</p>",
  ])
  func `a letter that is a picture joins its word`(_ words: String) {
    let book = Converted("<p>One.</p>\(words)<p>Two.</p>")
    #expect(book.text == "One.\n\nTHE first\n\nTwo.\n")
    #expect(book.words(.generated).isEmpty)
  }

  @Test func `a letter that is a word stays one, and keeps marks of quotation`() {
    #expect(Converted("<p><img class='initial' alt='A'/> man</p>").text == "A man\n")
    #expect(Converted("<p><img class='initial' alt='A'/>n inn</p>").text == "An inn\n")
    #expect(Converted("<p><img class='initial' alt='“I'/>F so</p>").text == "“IF so\n")
  }

  @Test func `a letter that nothing follows is a picture`() {
    let picture = "<div class='initial'><img src='l.png' alt='L'/></div>"
    #expect(Converted("\(picture)<h2>Title</h2><p>x</p>").text == "[L]\n\n\nTitle\n\nx\n")
    #expect(Converted("<p>x</p>\(picture)").text.contains("[L]"))
    #expect(Converted("\(picture)\(picture)<p>x</p>").text.hasPrefix("[L]"))
  }

  @Test(arguments: [
    "<p>Plan <img class='dropcap' src='b.png' alt='B'/>.</p>", "<p><img src='b.png' alt='B'/></p>",
    "<p><img class='initial' src='b.png' alt='Boat'/></p>",
    "<p><img class='initial' src='b.png' alt='Vitamin B'/></p>",
    "<p><img class='initial' src='b.png' alt='2'/></p>",
  ])
  func `other pictures stay pictures`(_ words: String) {
    #expect(Converted(words).text.contains("["))
  }

  // MARK: - Alternatives and signs

  @Test func `one of several alternatives is shown`() {
    func shown(_ alternatives: String) -> String {
      Converted("<p>So <epub:switch id='s'>\(alternatives)</epub:switch> is.</p>").text
    }
    let math =
      "<epub:case required-namespace='http://www.w3.org/1998/Math/MathML'><math><mi>x</mi></math>"
      + "</epub:case>"
    let chemistry = "<epub:case required-namespace='http://www.xml-cml.org/schema'>no</epub:case>"
    let last = "<epub:default><i>words</i></epub:default>"
    #expect(shown(math + last) == "So x is.\n")
    #expect(shown(chemistry + last) == "So words is.\n")
    #expect(shown(chemistry + math + math + last) == "So x is.\n")
    let inner = "<epub:default>a<epub:switch>\(chemistry)\(last)</epub:switch></epub:default>"
    #expect(shown(chemistry + inner + last) == "So awords is.\n")
    #expect(Converted("<p><default>a</default><case>b</case></p>").text == "ab\n")
  }

  @Test func `what is pressed on a page of MediaWiki is left out`() {
    let edit =
      "<span class='mw-editsection'><span>[</span><a href='x'>edit</a><span>]</span></span>"
    let book = Converted(
      "<a class='mw-jump-link' href='#s'>Jump to search</a><h2 id='a'>Title\(edit)</h2><p>x</p>"
        + "<input type='checkbox' role='button' class='toctogglecheckbox'/>")
    #expect(book.text == "Title\n\n\nx\n")
    #expect(book.batch.headings.map(\.title) == ["Title"])
  }
}

import Books
import Markup
import Testing

/// Cells of tables that hold more than a line.
struct CellTests {
  private func converted(_ rows: String...) -> Converted {
    Converted("<table>" + rows.map { "<tr>\($0)</tr>" }.joined() + "</table>")
  }

  @Test func `a cell with several blocks is set as blocks`() {
    let book = converted(
      """
      <td>Menu<h2>Head</h2><p>One <em>word</em>.</p><p>Two.</p><ul><li>item</li></ul>
      <blockquote><p>Said.</p></blockquote>line<br/>more</td>
      """)
    #expect(
      book.text
        == "Menu\n\n\nHead\n\nOne word.\n\nTwo.\n\n• item\n\nSaid.\n\nline\nmore\n")
    #expect(
      book.blocks == ["heading 0+0 Head", "item 2+2 •", "paragraph 2+0 Said."])
    #expect(book.words(.emphasis) == ["word"])
  }

  @Test func `paragraphs of a lone cell are paragraphs`() {
    let book = converted("<td><p align='center'>One.</p><p>Two.</p> three</td>")
    #expect(book.text == "One.\n\nTwo.\n\nthree\n")
    #expect(book.blocks.isEmpty)
  }

  @Test func `rows of one cell each are no table`() {
    #expect(converted("<td>One</td>", "<td>Two</td>").text == "One\nTwo\n")
    #expect(converted("<td>One</td>", "<td>Two</td>").blocks.isEmpty)
    #expect(converted("<td><p>One</p></td>", "<td><p>Two</p></td>").text == "One\n\nTwo\n")
  }

  @Test func `lines of a lone cell are lines, with what is in them`() throws {
    let book = converted(
      "<td>Sing, <em>goddess,<br/>the</em> wrath<br/><br/><a id='x'/>of <b>Peleus</b>.<br/>Son</td>",
      "<td>End<br/>here</td>")
    #expect(book.text == "Sing, goddess,\nthe wrath\n\nof Peleus.\nSon\nEnd\nhere\n")
    #expect(book.words(.emphasis) == ["goddess,", "the"] && book.words(.strong) == ["Peleus"])
    #expect(book.words(.generated).isEmpty && book.blocks.isEmpty)
    let place = try #require(book.batch.anchors.first { $0.name.hasSuffix("#x") }).offset
    #expect(String(decoding: book.batch.bytes[place...].prefix(2), as: UTF8.self) == "of")
  }

  @Test(arguments: [
    ("Hello<br/><img src='x.png' alt='pic'/>Wash dishes", "Hello\n[pic]Wash dishes\n"),
    ("Hello.<br/><img src='x.png' alt='pic'/>Ähre", "Hello.\n[pic]Ähre\n"),
    ("One<br/><q>two</q>", "One\n“two”\n"), ("<q>One<br/></q>two", "“One”\ntwo\n"),
    ("One<br/><input type='checkbox'/>two<br/>three", "One\n☐ two\nthree\n"),
    ("One<br/><math><msqrt><mi>x</mi></msqrt></math>", "One\n√x\n"),
  ])
  func `no byte is lost where a line of a cell begins with signs that the book does not have`(
    cell: String, text: String
  ) {
    #expect(converted("<td>\(cell)</td>").text == text)
  }

  @Test func `a picture in a line of its own is set apart in its row`() {
    #expect(
      converted("<td>a</td><td>One<br/><img src='x.png' alt='pic'/> two</td>").text
        == "a \tOne / [pic] two\n")
  }

  @Test func `tables of a list that is numbered backward keep what leads to them`() throws {
    let cells = (1...12).map {
      "<li>Item<table><tr><td><a id='a\($0)'/>x<br/>row \($0)</td></tr></table></li>"
    }
    let book = Converted("<p>Before</p><ol reversed='reversed'>\(cells.joined())</ol>")
    for number in 1...12 {
      let anchor = try #require(book.batch.anchors.first { $0.name.hasSuffix("#a\(number)") })
      let words = String(decoding: book.batch.bytes[anchor.offset...], as: UTF8.self)
      #expect(words.split(separator: "\n").prefix(2) == ["x", "row \(number)"])
    }
  }

  @Test func `blocks beside a column of others follow it`() {
    let long = String(repeating: "long words ", count: 16).dropLast()
    let book = converted(
      "<td>Menu</td><td><h3>Title</h3><p>\(long)</p><p>Two.</p></td><td>Side</td>")
    #expect(book.text == "Menu\n\nTitle\n\n\(long)\n\nTwo.\n\nSide\n")
  }

  @Test func `short paragraphs of a cell stand in its row`() {
    let book = converted(
      "<td><p>a</p><p>b</p></td><td>one</td>", "<td>c</td><td><div>two</div>three<p>d</p></td>")
    #expect(book.text == "a / b \tone\nc     \ttwo / three / d\n")
  }

  @Test func `a table in a cell does not change the row around it`() {
    let book = converted(
      "<td><table><tr><td>x</td><td>y</td></tr></table></td><td>beside</td>", "<td>1</td><td>2</td>"
    )
    #expect(book.text == "x\ty\n\nbeside\n\n1\t2\n")
  }
}

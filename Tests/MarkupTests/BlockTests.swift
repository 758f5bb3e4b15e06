import Books
import Markup
import Testing

/// Which elements begin lines, and which lines belong together.
struct BlockTests {
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

  @Test func `lines of a quotation are verse, and what is long is a paragraph`() {
    let long = String(repeating: "long words ", count: 12).dropLast()
    let book = Converted(
      """
      <blockquote><div><div>One</div><div class="i">Two</div>
      <div>\(long)</div><div>End</div></div></blockquote>
      """,
      css: ".i{margin-left:2em}")
    #expect(book.text == "One\nTwo\n\(long)\n\nEnd\n")
    #expect(book.blocks == ["verse 2+0 One", "verse 4+0 Two", "paragraph 2+0 long", "verse 2+0 End"])
  }
}

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
}

import Books
import Markup
import Testing

/// Lists in lists, and how far their items stand apart.
struct ListTests {
  @Test(arguments: [
    ("<ul><li>A</li>LIST<li>C</li></ul>", "ul"), ("<ol><li>A</li>LIST<li>C</li></ol>", "ol"),
    ("<ol><li>A</li>LIST</ol>", "ul"), ("<menu><li>A</li>LIST</menu>", "ol"),
  ])
  func `a list right in a list stands where one in the item above would`(
    _ outer: String, _ name: String
  ) throws {
    let inner = "<\(name)><li>b<ul><li>c</li></ul></li><li>d</li></\(name)>"
    let book = Converted("<p>x</p>" + outer.replacing("LIST", with: inner) + "<p>y</p>")
    let usual = Converted(
      "<p>x</p>"
        + outer.replacing("A</li>", with: "A").replacing("LIST", with: inner + "</li>") + "<p>y</p>"
    )
    #expect(book.text == usual.text)
    #expect(book.blocks == usual.blocks)
    let indents = book.batch.blocks.map(\.indent)
    try #require(indents.count >= 4)
    #expect(indents[0] < indents[1] && indents[1] < indents[2] && indents[3] == indents[1])
  }

  @Test func `a list whose only items are those of a list in it stands in two levels`() {
    let book = Converted("<ul><ul><li>a</li></ul><li>b</li></ul><ul><li>c</li></ul>")
    #expect(book.text == "◦ a\n• b\n\n• c\n")
    #expect(book.blocks == ["item 4+2 ◦", "item 2+2 •", "item 2+2 •"])
  }

  @Test func `a list right in a list without markers stands in further`() {
    let book = Converted(
      "<ul class='n'><li>a</li><ul class='n'><li>b</li></ul></ul>", css: ".n{list-style:none}")
    #expect(book.blocks == ["paragraph 2+0 a", "paragraph 4+0 b"])
  }
}

import Books
import Markup
import Testing

/// Lists in lists, and how far their items stand apart.
struct ListTests {
  @Test func `items that a style sheet sets within a line are words of it`() {
    let css = ".in, .in li, .menu li { display: inline } .menu { margin: 0 }"
    let items = "<li><a href='#a'>1</a></li>\n<li>2</li><li>3</li>"
    #expect(
      Converted("<ul><li>Words, <ul class='in'>\(items)</ul></li><li>x</li></ul>", css: css).text
        == "• Words, 1, 2, 3\n• x\n")
    #expect(
      Converted("<ul class='menu'>\(items)</ul><p>x</p>", css: css).text == "1 · 2 · 3\n\nx\n")
    #expect(
      Converted("<ul class='menu'>\(items)</ul><ul class='menu'>\(items)</ul>", css: css).text
        == "1 · 2 · 3\n\n1 · 2 · 3\n")
    #expect(
      Converted("<ul class='menu'><li><p>a</p></li><li><p>b</p></li></ul>", css: css).text
        == "a\n\nb\n")
  }

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
  // MARK: - Room between items

  private static let items = "<li><p>a</p></li><li><p>b</p></li>"

  @Test(arguments: [
    "<ul class='simple'>ITEMS</ul>", "<ol class='x simple'>ITEMS</ol>",
    "<ul class='simple n'>ITEMS</ul>",
  ])
  func `the items of a simple list stand right below each other`(_ list: String) {
    let book = Converted(
      "<p>x</p>" + list.replacing("ITEMS", with: Self.items) + "<p>y</p>",
      css: ".n{list-style:none}")
    let lines = book.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7 && lines[1].isEmpty && lines[4].isEmpty, "\(lines)")
  }

  @Test(arguments: [
    // A tight list with another in it, and with an item of two paragraphs.
    (
      "<ul class='simple'><li><p>a</p><ul>ITEMS</ul></li><li><p>c</p></li></ul>",
      "• a\n◦ a\n◦ b\n• c\n"
    ),
    (
      "<ul class='simple'><li><p>a</p><p>z</p></li><li><p>b</p></li><li><p>c</p></li></ul>",
      "• a\n\nz\n\n• b\n\n• c\n"
    ),
    (
      "<ul class='simple'>ITEMS<li><p>c</p><p>z</p></li><li><p>d</p></li></ul>",
      "• a\n• b\n• c\n\nz\n\n• d\n"
    ),
    // Loose ones.
    ("<ul>ITEMS</ul>", "• a\n\n• b\n"),
    ("<ul><li><p>a</p><ul>ITEMS</ul></li><li><p>c</p></li></ul>", "• a\n\n◦ a\n\n◦ b\n\n• c\n"),
    (
      "<ul><li><p>a</p><ul class='simple'>ITEMS</ul></li><li><p>c</p></li></ul>",
      "• a\n◦ a\n◦ b\n\n• c\n"
    ),
    ("<ul><li><p>a</p><ul><li>b</li></ul></li><li><p>c</p></li></ul>", "• a\n◦ b\n\n• c\n"),
  ])
  func `a list in a list is as tight as that`(_ list: String, _ text: String) {
    let book = Converted(list.replacing("ITEMS", with: Self.items) + "<p>on</p>")
    #expect(book.text == text + "\non\n")
  }

  @Test(arguments: [
    ("<ul>ITEMS</ul>", "• a\n• b\n"),
    ("<ol><li><p>a</p><ol>ITEMS</ol></li><li><p>c</p></li></ol>", "1. a\n1. a\n2. b\n2. c\n"),
    ("<ul>ITEMS<li><p>LONG</p></li><li><p>c</p></li></ul>", "• a\n• b\n• LONG\n• c\n"),
    ("<ul><li><p>LONG</p></li>ITEMS</ul>", "• LONG\n\n• a\n\n• b\n"),
    (
      "<ul><li><p>LONG</p><ul>ITEMS</ul></li><li><p>c</p></li></ul>",
      "• LONG\n\n◦ a\n\n◦ b\n\n• c\n"
    ),
    ("<ul><li><p>a</p><p>z</p></li>ITEMS</ul>", "• a\n\nz\n\n• a\n\n• b\n"),
  ])
  func `in a converted document the first item tells whether a list is tight`(
    _ list: String, _ text: String
  ) throws {
    let long = String(repeating: "long words ", count: 12) + "end"
    let body = list.replacing("ITEMS", with: Self.items).replacing("LONG", with: long)
    let conversion = try DocumentConversion(
      WholeDocument("<html><body><p>x</p>\(body)<p>y</p></body></html>"), as: .xhtml,
      original: DocumentFacts())
    var bytes: [UInt8] = []
    while let part = conversion.step() { bytes += part }
    let written = String(decoding: bytes, as: UTF8.self)
    #expect(written == "x\n\n\(text.replacing("LONG", with: long))\ny\n")
  }
}

import Books
import Markup
import Testing

/// Paragraphs of which the book says that no room is around them.
struct FlushTests {
  private static let css =
    ".v{margin:0;text-indent:0} .s{margin:1em 0 0;text-indent:0} .e{margin:0 0 1em;text-indent:0}"
    + " .h{margin:0 0 0 2em;text-indent:-2em} .i{margin:0;text-indent:1.5em} .b{margin:1em 0}"
    + " .p{margin:1em 0}"
  private static let long = String(repeating: "long words ", count: 12) + "end"

  @Test(arguments: [
    ("<p>x</p><p class='v'>A</p><p class='v'>B</p><p>y</p>", "x\n\nA\nB\n\ny\n"),
    // Stanzas, by their first lines, their last ones, or what they stand in.
    (
      "<p class='s'>A</p><p class='v'>B</p><p class='s'>C</p><p class='v'>D</p>", "A\nB\n\nC\nD\n"
    ),
    ("<p class='v'>A</p><p class='e'>B</p><p class='v'>C</p>", "A\nB\n\nC\n"),
    (
      "<div class='p'><p class='v'>A</p><p class='v'>B</p></div><div><p class='v'>C</p></div>",
      "A\nB\n\nC\n"
    ),
    ("<p class='h'>A</p><p class='h'>B</p>", "A\nB\n"),
    ("<blockquote><p class='v'>A</p><p class='v'>B</p></blockquote><p>y</p>", "A\nB\n\ny\n"),
    ("<ul><li><p class='v'>A</p></li><li><p class='v'>B</p></li></ul>", "• A\n• B\n"),
    ("<h3>A</h3><p class='v'>B</p><p class='v'>C</p>", "A\n\nB\nC\n"),
    (
      "<ul><li><p class='v'>A</p></li><li><p class='v'>LONG</p></li><li><p class='v'>B</p></li></ul>",
      "• A\n\n• LONG\n\n• B\n"
    ),
    // Between others, below what belongs to a title, or in what has room around it.
    ("<div>A</div><p class='v'>B</p><div>C</div>", "A\n\nB\n\nC\n"),
    ("<h2>A</h2><p class='v'>by B</p><p class='v'>C</p>", "A\n\nby B\n\n\nC\n"),
    ("<p class='v'>A</p><div class='p'><p class='v'>B</p></div>", "A\n\nB\n"),
    ("<p class='v'>A</p><ul><li><p class='v'>B</p></li></ul>", "A\n\n• B\n"),
    // What is set otherwise.
    ("<p class='i'>A</p><p class='i'>B</p>", "A\n\nB\n"),
    ("<p class='b'>A</p><p class='b'>B</p>", "A\n\nB\n"),
    ("<p class='v'>A</p><p>B</p><p class='v'>C</p>", "A\n\nB\n\nC\n"),
    // Long ones are no lines, and where there are many of them, short ones are none either.
    ("<p class='v'>A</p><p class='v'>LONG</p><p class='v'>B</p>", "A\n\nLONG\n\nB\n"),
    ("<p class='v'>LONG</p><p class='v'>A</p><p class='v'>B</p>", "LONG\n\nA\n\nB\n"),
    (
      "<p class='v i'>LONG</p><p class='v'>A</p><p class='v'>B</p>", "LONG\n\nA\nB\n"
    ),
  ])
  func `short paragraphs without room stand right below each other`(_ body: String, _ text: String)
  {
    let book = Converted(body.replacing("LONG", with: Self.long), css: Self.css)
    #expect(book.text == text.replacing("LONG", with: Self.long))
  }

  @Test func `a document alone gives the text that it gives in its book`() {
    func document(_ words: [String]) -> String {
      let body = words.map { "<p style='margin:0'>\($0)</p>" }.joined()
      return "<html><body>\(body)</body></html>"
    }
    let verse = document(["a", "b"])
    let book = Converted(documents: [document([Self.long, Self.long]), verse])
    #expect(book.text.hasSuffix("\n" + Converted(documents: [verse]).text))
  }

  @Test func `the sheets of a page do not count, and what an element says itself does`() throws {
    let head = "<head><link rel='stylesheet' href='a'/></head>"
    let sheet = NeighbourFile(path: "a", size: 1, modified: 1)
    func text(_ paragraph: String) throws -> String {
      let body = (1...3).map { paragraph + "\($0)</p>" }.joined()
      let conversion = try DocumentConversion(
        WholeDocument("<html>\(head)<body>\(body)</body></html>"), as: .xhtml,
        sheet: { _ in ("p { margin: 0 }", sheet) })
      var bytes: [UInt8] = []
      while let part = conversion.step() { bytes += part }
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(try text("<p>") == "1\n\n2\n\n3\n")
    #expect(try text("<p style='margin: 0; text-indent: 0'>") == "1\n2\n3\n")
  }
}

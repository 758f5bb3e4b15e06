import Books
import Testing

@Suite struct Titles {
  func title(_ text: String, file: String = "/books/some.book.txt") -> BookTitle {
    BookTitle(beginning: Array(text.utf8), fileName: file)
  }

  @Test func `a Project Gutenberg header names title and author`() {
    let text =
      "The Project Gutenberg EBook of Moby Dick\r\n\r\nTitle: Moby Dick; or The Whale\r\n\r\n"
      + "Author: Herman Melville\r\n\r\n*** START ***\r\nTitle: no more\r\n"
    #expect(title(text) == BookTitle(title: "Moby Dick; or The Whale", author: "Herman Melville"))
  }

  @Test func `a short first line that stands alone is the title`() {
    #expect(title("\n\nTHE LOW LIGHT\n\nThe log of a library\n").title == "THE LOW LIGHT")
    #expect(title("# Notes on whales\n\nThey are large.\n").title == "Notes on whales")
  }

  @Test(arguments: [
    "It was a dark night.\n\nA shot rang out.\n", "one\ntwo\n\nthree\n", "import Glibc;\n\nx\n",
    "\u{1B}[31mred\n\nmore\n", "", "\n\n\n", "alone",
    String(repeating: "long ", count: 30) + "\n\nmore\n",
  ])
  func `a text that names no title is called as its file`(_ text: String) {
    #expect(title(text) == BookTitle(title: "some.book"))
  }

  @Test func `a file's name loses its extension and nothing else`() {
    #expect(title("", file: "notes").title == "notes")
    #expect(title("", file: ".profile").title == ".profile")
    #expect(title("", file: "a.b/report.final.text").title == "report.final")
    #expect(title("", file: "v1.reallynotanextension").title == "v1.reallynotanextension")
  }

  @Test func `bytes that are no UTF-8 are no title`() {
    let book = BookTitle(beginning: [0xC9, 0x74, 0xE9, 0x0A, 0x0A, 0x61, 0x0A], fileName: "x.txt")
    #expect(book.title == "x")
  }
}

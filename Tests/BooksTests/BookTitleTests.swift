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

  @Test func `a title of several lines is one`() {
    let text = "Title: The Journals of Lewis and Clark\n       1804-1806\n\nAuthor: Lewis\n"
    #expect(
      title(text) == BookTitle(title: "The Journals of Lewis and Clark 1804-1806", author: "Lewis"))
  }

  @Test(
    arguments: [
      (
        "The Project Gutenberg eBook, The Diary of a Nobody, by George and Weedon\nGrossmith\n\n\nThis",
        "The Diary of a Nobody", "George and Weedon Grossmith"
      ),
      ("The Project Gutenberg EBook of Emma, by Jane Austen\r\n\r\nThis", "Emma", "Jane Austen"),
      ("Project Gutenberg’s Side by Side, by A. Man\n\nThis", "Side by Side", "A. Man"),
      ("The Project Gutenberg EBook of The Bible\n\nThis", "The Bible", nil),
    ] as [(String, String, String?)])
  func `the first paragraph of a Project Gutenberg text names title and author`(
    text: String, expected: String, author: String?
  ) {
    #expect(title(text) == BookTitle(title: expected, author: author))
  }

  @Test(arguments: [
    "EMMA\n\nby Jane Austen\n\nVOLUME I\n", "EMMA\n\n\nBY\n\nJane Austen\n\nVOLUME I\n",
    "EMMA\nBy Jane Austen\n\nVOLUME I\n", "EMMA\r\n\r\nby Jane Austen\r\n\r\nVOLUME I\r\n",
  ])
  func `the line behind the title says by whom the text is`(text: String) {
    #expect(title(text) == BookTitle(title: "EMMA", author: "Jane Austen"))
  }

  @Test(arguments: [
    "EMMA\n\nby and by she came\n\n", "EMMA\n\nBye Jane\n\n",
    "EMMA\n\nBy Jove, he said, and\nwent away.\n\n", "EMMA\n\nby\n",
  ])
  func `a sentence is no author`(text: String) {
    #expect(title(text) == BookTitle(title: "EMMA"))
  }

  @Test func `control characters are no part of a name`() {
    let text = "Title: A\u{1B}[31mB\u{7}\nAuthor: \u{1B}]0;x\u{7}C\n\n"
    #expect(title(text) == BookTitle(title: "A[31mB", author: "]0;xC"))
    #expect(title("EM\u{7F}MA\n\nmore\nmore\n").title == "some.book")
  }

  @Test func `underscores of a file's name are spaces`() {
    #expect(title("", file: "moby_dick.txt").title == "moby dick")
    #expect(title("", file: "my file_2.txt").title == "my file_2")
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

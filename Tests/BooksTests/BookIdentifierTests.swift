import Books
import Testing

struct BookIdentifierTests {
  @Test(arguments: [
    ("urn:isbn:978-0-14-143951-8", "ISBN: 9780141439518"),
    ("http://www.gutenberg.org/1342", "https://www.gutenberg.org/1342/"),
    ("urn:uuid:0A1B2C3D-1111-4222-8333-44445555ABCD", "0a1b2c3d-1111-4222-8333-44445555abcd"),
    (
      "url:https://standardebooks.org/ebooks/jane-austen/emma",
      "https://standardebooks.org/ebooks/jane-austen/emma"
    ),
  ])
  func `ways of writing one name are equal`(one: String, other: String) {
    let name = BookIdentifier(one)
    #expect(name != nil && name == BookIdentifier(other))
  }

  @Test func `different names stay different`() {
    #expect(
      BookIdentifier("http://www.gutenberg.org/1342")
        != BookIdentifier("http://www.gutenberg.org/13420"))
    #expect(BookIdentifier("isbn:9780141439518") != BookIdentifier("isbn:9780141439519"))
  }

  @Test(arguments: [
    "", "0", "BookId", "unknown", "1234", "http://example.com/book/", "your-id-here-please",
    "urn:uuid:00000000-0000-0000-0000-000000000000", "isbn:0000000000", "12345678901234",
  ])
  func `what programs write for no name is none`(words: String) {
    #expect(BookIdentifier(words) == nil)
  }
}

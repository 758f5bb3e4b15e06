import Holdings
import TabPlaces
import Testing

@Suite struct BookEditWordsTests {
  @Test(
    arguments: [
      ([.status(.reading)], 1, "Reading."), ([.status(.reading)], 321, "321 books: reading."),
      ([.tag("sea")], 321, "321 books: #sea added."), ([.tag("sea")], 1, "#sea added."),
      (
        [.untag("old"), .tag("sea"), .tag("ship"), .status(.finished)], 2,
        "2 books: #sea and #ship added, #old removed, finished."
      ),
      ([.tag("a"), .tag("b"), .tag("c"), .tag("d")], 2, "2 books: 4 tags added."),
      ([.title("Emma"), .rating(3)], 1, "Title and rating changed."), ([], 1, "Changed."),
    ] as [([BookEdit], Int, String)])
  func `what was changed of how many books is told`(
    edits: [BookEdit], count: Int, sentence: String
  ) {
    #expect(BookEdit.sentence(about: edits, of: count) == sentence)
  }
}

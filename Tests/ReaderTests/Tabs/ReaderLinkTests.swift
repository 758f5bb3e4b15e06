import Books
import Datebook
import Holdings
import TabPlaces
import Testing
import Widgets

@Suite struct ReaderLinks {
  @Test func `links name books, days and lists`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 5))
    let links: [(String, ReaderLink)] = [
      ("tome-reader:book/12", .book(BookID(rawValue: 12), at: .kept)),
      ("tome-reader:book/12?loc=5000", .book(BookID(rawValue: 12), at: .offset(5000))),
      ("tome-reader://book/12?page=58", .book(BookID(rawValue: 12), at: .goTo(.page(57)))),
      (
        "tome-reader:book/12?percent=12.5", .book(BookID(rawValue: 12), at: .goTo(.fraction(0.125)))
      ),
      ("tome-reader:day/2026-03-05", .day(day)),
      ("tome-reader:library", .library(BookFilter(), nil)),
      (
        "tome-reader:library?q=white%20whale&status=reading&tag=sea&sort=-added",
        .library(
          BookFilter(status: .reading, tag: "sea", words: "white whale"),
          BookOrder(.added, isDescending: true))
      ),
      ("tome-reader:library?q=caf%C3%A9+noir", .library(BookFilter(words: "café noir"), nil)),
      ("tome-reader:", .home), ("tome-reader:home", .home),
    ]
    for (words, link) in links { #expect(ReaderLink(words) == link, "\(words)") }
  }

  @Test(arguments: [
    "", "book/12", "http://book/12", "tome-reader:book", "tome-reader:book/x",
    "tome-reader:book/-1",
    "tome-reader:book/12?loc=-1", "tome-reader:book/12?loc=x", "tome-reader:book/12?page=0",
    "tome-reader:day/2026-02-30", "tome-reader:day/2026-03", "tome-reader:day/today",
    "tome-reader:library?status=burnt", "tome-reader:library?sort=colour", "tome-reader:attic",
    "tome-reader:book/99999999999999999999",
  ])
  func `what is no link names nothing`(words: String) {
    #expect(ReaderLink(words) == nil)
  }
}

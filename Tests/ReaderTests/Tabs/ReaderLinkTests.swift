import Books
import Datebook
import Holdings
import TabPlaces
import TestSupport
import Testing
import Widgets

@Suite struct ReaderLinks {
  @Test func `links name books, days and lists`() throws {
    let day = try #require(Day(year: 2026, month: 3, day: 5))
    let twelve = ReaderLink.BookName.number(BookID(rawValue: 12))
    let links: [(String, ReaderLink)] = [
      ("tome-reader:book/12", .book(twelve, at: nil)),
      ("tome-reader:book/12?loc=5000", .book(twelve, at: .offset(5000))),
      ("tome-reader://book/12?page=58", .book(twelve, at: .page(58))),
      ("TOME-READER:book/12?pct=12.5", .book(twelve, at: .percent(12.5))),
      ("tome-reader:book/12?percent=12.5", .book(twelve, at: .percent(12.5))),
      ("tome-reader:book/12?ch=3", .book(twelve, at: .chapter(3))),
      ("tome-reader:book/12?q=call%20me+ishmael", .book(twelve, at: .words("call me ishmael"))),
      ("tome-reader:listen/12?loc=5000", .listening(twelve, at: .offset(5000))),
      (
        "tome-reader:book/0123456789abcdef0123456789abcdef",
        .book(.content("0123456789abcdef0123456789abcdef"), at: nil)
      ),
      ("tome-reader:story/the-lantern", .story("the-lantern")),
      ("tome-reader:search?q=white+whale", .search("white whale")),
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
    "tome-reader:book/99999999999999999999", "tome-reader:book/12/13", "tome-reader:book/12?ch=0",
    "tome-reader:book/12?pct=101", "tome-reader:book/12?pct=nan", "tome-reader:book/12?loc=+5",
    "tome-reader:book/0123456789ABCDEF0123456789ABCDEF", "tome-reader:book/12?q=%1B]0;x%07",
    "tome-reader:search", "tome-reader:search?q=", "tome-reader:story/",
    "tome-reader:day/2026-3-+5",
  ])
  func `what is no link names nothing`(words: String) {
    #expect(ReaderLink(words) == nil)
  }

  @Test func `a link that is printed and read again is the same`() throws {
    var random = SeededGenerator(seed: 23)
    for _ in 0..<20_000 {
      let link = ReaderLink.random(&random)
      #expect(ReaderLink("\(link)") == link, "\(link)")
    }
  }

  @Test func `no words at all make the reading of a link fail, and what is read prints as itself`()
  {
    var random = SeededGenerator(seed: 24)
    let parts = [
      "tome-reader:", "book", "/", "?", "loc=", "=", "&", "%", "%4", "%41", "12", "-", "day", "é",
      "\0",
      "q=", "pct=", "1e400", "library", "sort=", "::", "2026-03-05", "listen", "\u{1B}",
    ]
    for _ in 0..<20_000 {
      let words = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      guard let link = ReaderLink(words) else { continue }
      #expect(ReaderLink("\(link)") == link, "\(words)")
      #expect(!"\(link)".unicodeScalars.contains { $0.value < 0x21 || $0.value > 0x7E })
    }
  }
}

extension ReaderLink {
  fileprivate static func random(_ random: inout SeededGenerator) -> ReaderLink {
    func words(_ random: inout SeededGenerator) -> String {
      let letters = Array("ab é漢%+&=?/#\"'~-.🐋")
      return String(
        (0...Int.random(in: 0...12, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
    }
    func book(_ random: inout SeededGenerator) -> BookName {
      guard Bool.random(using: &random) else {
        return .number(BookID(rawValue: Int64.random(in: 1...Int64.max, using: &random)))
      }
      let digits = (0..<32).map { _ in
        String(Int.random(in: 0..<16, using: &random), radix: 16)
      }.joined()
      return .content(digits + (Bool.random(using: &random) ? "-1f" : "ab".prefix(0)))
    }
    func spot(_ random: inout SeededGenerator) -> Spot? {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: .offset(Int.random(in: 0...Int.max, using: &random))
      case 1: .page(Int.random(in: 1...5000, using: &random))
      case 2: .chapter(Int.random(in: 1...300, using: &random))
      case 3: .percent(Double.random(in: 0...100, using: &random))
      case 4: .words(words(&random))
      default: nil
      }
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return .book(book(&random), at: spot(&random))
    case 1: return .listening(book(&random), at: spot(&random))
    case 2:
      let day = Day(
        year: Int.random(in: 1...9999, using: &random),
        month: Int.random(in: 1...12, using: &random),
        day: Int.random(in: 1...28, using: &random))
      return day.map { .day($0) } ?? .home
    case 3: return .story(words(&random))
    case 4: return .search(words(&random))
    case 5:
      let tag = Bool.random(using: &random) ? words(&random) : nil
      let filter = BookFilter(
        status: Bool.random(using: &random) ? .finished : nil, tag: tag,
        words: Bool.random(using: &random) ? words(&random) : "")
      return .library(filter, Bool.random(using: &random) ? BookOrder(.added) : nil)
    default: return .home
    }
  }
}

import Books
import Concordance
import Datebook
import Foundation
import Holdings
import Search
import Testing

@Suite struct TextsSearchTests {
  private let folder = TemporaryFolder()

  private func book(_ id: Int64, _ text: Data?) throws -> BookRecord {
    let path = folder.path + "/\(id).txt"
    try text?.write(to: URL(fileURLWithPath: path))
    return BookRecord(
      id: BookID(rawValue: id), title: "\(id)", addedAt: Moment(seconds: 0), path: path)
  }

  private func book(_ id: Int64, _ text: String) throws -> BookRecord {
    try book(id, Data(text.utf8))
  }

  @Test func `the books that have the words are told in their order, with the first matches`()
    throws
  {
    let books = [
      try book(1, "A whale.\n"), try book(2, "No fish.\n"),
      try book(3, String(repeating: "The Whale and the whale.\n", count: 50)),
    ]
    let search = try TextsSearch(SearchQuery("whale"), in: books, matchesPerBook: 3)
    var told: [String] = []
    let isDone = search.run { news in
      switch news {
      case .searching(let book, let done, let count): told.append("\(book.title) \(done)/\(count)")
      case .found(let found):
        let words = found.matches.map(\.context.match)
        told.append("\(found.book.title): \(found.count) \(words)")
      case .passedOver(let book, let reason): told.append("\(book.title): \(reason)")
      }
    }
    #expect(isDone)
    #expect(
      told == [
        "1 0/3", "1: 1 [\"whale\"]", "2 1/3", "3 2/3",
        "3: 100 [\"Whale\", \"whale\", \"Whale\"]",
      ])
  }

  @Test func `what cannot be read is told, and the rest is searched`() throws {
    let books = [
      try book(1, nil as Data?),
      BookRecord(id: BookID(rawValue: 2), title: "2", addedAt: Moment(seconds: 0)),
      try book(3, "A whale.\n"),
    ]
    var told: [String] = []
    let isDone = try TextsSearch(SearchQuery("whale"), in: books).run { news in
      switch news {
      case .searching: break
      case .found(let found): told.append(found.book.title)
      case .passedOver(let book, let reason): told.append("\(book.title): \(reason)")
      }
    }
    #expect(isDone)
    #expect(told == ["1: its file is gone", "2: it has no file", "3"])
  }

  @Test func `a text in another encoding is searched in UTF-8`() throws {
    let latin = Data(
      "Der Schiffer fuhr \u{FC}ber das Meer, das gr\u{F6}\u{DF}er war.\n".unicodeScalars.map {
        UInt8($0.value)
      })
    var found: [String] = []
    _ = try TextsSearch(SearchQuery("größer"), in: [try book(1, latin)]).run { news in
      guard case .found(let hit) = news, let match = hit.matches.first else { return }
      found.append(match.context.match)
    }
    #expect(found == ["größer"])
  }

  @Test func `short and long books are told in their order, each with the same matches`() throws {
    let text = String(repeating: "No fish. ", count: 100)
    let long = String(repeating: text, count: 1000) + "A whale.\n"
    let books = try (1...40).map {
      try book($0, $0 % 7 == 0 ? long : $0 % 3 == 0 ? "\u{FEFF}A whale.\n" : text)
    }
    var told: [String] = []
    _ = try TextsSearch(SearchQuery("whale"), in: books).run { news in
      guard case .found(let found) = news, let match = found.matches.first else { return }
      told.append("\(found.book.title) \(match.range.lowerBound)")
    }
    #expect(
      told
        == (1...40).filter { $0 % 7 == 0 || $0 % 3 == 0 }.map {
          "\($0) \($0 % 7 == 0 ? long.utf8.count - 7 : 2)"
        })
  }

  @Test func `if all matches are wanted, those of a long book are told in parts, none twice`()
    throws
  {
    let long = String(repeating: "A whale, and no more of them. ", count: 200_000)
    var starts: [Int] = []
    var parts = 0
    let search = try TextsSearch(
      SearchQuery("whale"), in: [try book(1, long)], matchesPerBook: .max)
    _ = search.run { news in
      guard case .found(let found) = news else { return }
      parts += 1
      #expect(found.count == found.matches.count)
      starts += found.matches.map(\.range.lowerBound)
    }
    #expect(starts == (0..<200_000).map { $0 * 30 + 2 })
    #expect(parts > 1)
  }

  @Test func `unusual line ends are read as the reader has them`() throws {
    let doubled = String(repeating: "The white\r\r\nwhale swam.\r\r\n", count: 5)
    var contexts: [String] = []
    _ = try TextsSearch(SearchQuery("white whale"), in: [try book(1, doubled)]).run { news in
      guard case .found(let found) = news else { return }
      contexts = found.matches.map(\.context.match)
    }
    #expect(contexts == Array(repeating: "white whale", count: 5))
  }

  @Test func `a search that is cancelled ends`() throws {
    let books = try (1...20).map { try book($0, "A whale.\n") }
    let search = try TextsSearch(SearchQuery("whale"), in: books)
    var count = 0
    let isDone = search.run { news in
      guard case .found = news else { return }
      count += 1
      if count == 3 { search.cancel() }
    }
    #expect(!isDone)
    #expect(count == 3)
  }

  @Test func `a mistake in the words is told before any book is opened`() {
    #expect(throws: SearchError.self) {
      try TextsSearch(SearchQuery("(", isRegex: true), in: [])
    }
    #expect(throws: SearchError.self) { try TextsSearch(SearchQuery(""), in: []) }
  }
}

/// A folder of its own for a test, removed with the value.
private final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let name = "tome-texts-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

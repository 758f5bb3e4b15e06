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

  private func words(at range: Range<Int>, in text: any TextSource) throws -> String {
    String(decoding: try text.bytes(at: range.lowerBound, count: range.count), as: UTF8.self)
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
        let words = found.matches.compactMap { try? self.words(at: $0, in: found.text) }
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
    #expect(told == ["1: its file has gone", "2: it has no file", "3"])
  }

  @Test func `a text in another encoding is searched in UTF-8`() throws {
    let latin = Data(
      "Der Schiffer fuhr \u{FC}ber das Meer, das gr\u{F6}\u{DF}er war.\n".unicodeScalars.map {
        UInt8($0.value)
      })
    var found: [String] = []
    _ = try TextsSearch(SearchQuery("größer"), in: [try book(1, latin)]).run { news in
      guard case .found(let hit) = news, let match = hit.matches.first else { return }
      found.append((try? words(at: match, in: hit.text)) ?? "")
    }
    #expect(found == ["größer"])
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

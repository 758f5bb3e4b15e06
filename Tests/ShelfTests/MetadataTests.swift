import Books
import Datebook
import Holdings
import Shelf
import Testing

/// What a book says of itself is a proposal.
@Suite struct MetadataOfBooks {
  private let folder = TemporaryFolder()

  private func facts(_ digest: String, _ metadata: BookMetadata = BookMetadata()) -> BookFacts {
    BookFacts(
      digest: ContentDigest(sampled: digest), path: "/books/\(digest).epub", size: 10, title: "A",
      metadata: metadata)
  }

  private let metadata = BookMetadata(
    subjects: ["Sea stories", "Whaling -- Fiction", String(repeating: "long ", count: 20)],
    summary: "A whale.", series: "Whales", seriesNumber: 2, published: "1851")

  @Test func `a new book has its series, subjects, description and date`() throws {
    let library = try Library(at: folder.library)
    let id = try #require(try library.add([facts("a", metadata)], at: Moment(seconds: 1)).first)
      .book
    let details = try #require(try library.details(of: id))
    #expect(details.record.series == "Whales 2" && details.published == "1851")
    #expect(details.summary == "A whale.")
    #expect(details.record.tags.map(\.name) == ["Sea-stories", "Whaling"])
  }

  @Test func `what the reader said stays, and what is unknown is filled`() throws {
    let library = try Library(at: folder.library)
    let id = try #require(try library.add([facts("a")], at: Moment(seconds: 1)).first).book
    try library.edit([id], [.series("Mine")], now: Moment(seconds: 2))
    _ = try library.add([facts("a", metadata)], at: Moment(seconds: 3))
    let details = try #require(try library.details(of: id))
    #expect(details.record.series == "Mine" && details.summary == "A whale.")
    // Subjects are proposed once.
    #expect(details.record.tags.isEmpty)
  }
}

import Books
import Datebook
import Holdings
import Shelf
import Testing

/// Editions of one work.
@Suite struct WorksTests {
  private let folder = TemporaryFolder()

  private func library() throws -> Library { try Library(at: folder.library) }

  private func work(of book: BookID, in library: Library) throws -> String? {
    try library.record(of: book)?.work
  }

  @Test func `books are joined, join what is joined already, and part again`() throws {
    let library = try library()
    let books = try ["a", "b", "c", "d"].map {
      try library.opened(.sample($0, at: "/\($0).txt"), at: Moment(seconds: 1))
    }
    try library.join([books[0], books[1]])
    let work = try #require(try work(of: books[0], in: library))
    #expect(work.count == 32 && work.allSatisfy(\.isHexDigit))
    try library.join([books[2], books[3]])
    let undo = try library.join([books[1], books[3]])
    for book in books { #expect(try self.work(of: book, in: library) == work) }
    try library.edit(undo)
    #expect(try self.work(of: books[1], in: library) == work)
    #expect(try self.work(of: books[2], in: library) != work)
    // The last one of a work is by itself too.
    try library.part([books[0]])
    #expect(try self.work(of: books[0], in: library) == nil)
    #expect(try self.work(of: books[1], in: library) == nil)
  }

  @Test func `the place of the edition that was read later is known`() throws {
    let library = try library()
    let text = try library.opened(.sample("a", at: "/emma.txt"), at: Moment(seconds: 1))
    let book = try library.opened(.sample("b", at: "/emma.epub"), at: Moment(seconds: 1))
    try library.save(.sample(500, at: 9), of: text)
    #expect(try library.placeInOtherEdition(of: book) == nil)
    try library.join([text, book])
    let place = try #require(try library.placeInOtherEdition(of: book))
    #expect(place.name == "emma.txt" && place.movedAt == Moment(seconds: 9))
    #expect(place.position.offset == 500)
    #expect(try library.placeInOtherEdition(of: text) == nil)
    try library.save(.sample(700, at: 10), of: book)
    #expect(try library.placeInOtherEdition(of: book) == nil)
    #expect(try library.placeInOtherEdition(of: text)?.name == "emma.epub")
    _ = try library.remove([book], at: Moment(seconds: 11))
    #expect(try library.placeInOtherEdition(of: text) == nil)
  }
}

import Books
import Datebook
import Holdings
import Shelf
import Testing

/// A book that is published once more, in another file.
@Suite struct EarlierEditionTests {
  private let folder = TemporaryFolder()
  private let text = Self.text("tells of a whale")

  private static func text(_ words: String) -> String {
    (1...90).map { "Sentence \($0) \(words)." }.joined(separator: " ")
  }

  /// A text with a title, an author and an identifier.
  private func facts(
    _ digest: String, at path: String, _ title: String? = "Moby Dick",
    _ author: String? = "Melville", identifier: String? = nil
  ) -> BookFacts {
    var facts = BookFacts.sample(digest, at: path)
    (facts.title, facts.author) = (title, author)
    facts.metadata.identifier = identifier.flatMap { BookIdentifier($0) }
    return facts
  }

  private static let number = "urn:isbn:9780142437247"

  /// A library whose reader has read a book to `offset`.
  private func library(reading book: BookFacts, to offset: Int = 900) throws -> (Library, BookID) {
    let library = try Library(at: folder.library)
    let id = try library.opened(book, at: Moment(seconds: 1))
    let bytes = Array(text.utf8)
    try library.save(
      Move(
        position: Position(at: offset, in: bytes), textBytes: bytes.count,
        moment: Moment(seconds: 2)), of: id)
    return (library, id)
  }

  /// The facts of another text as they are once it was looked through.
  private func recognized(
    _ facts: BookFacts, _ text: String, isWhole: Bool = true, in library: Library
  ) throws -> BookFacts {
    var facts = facts
    let places = try #require(try library.placesToFind(of: [facts]).first)
    let quick = EarlierEdition.find(library: library.location.path, of: facts)
    #expect(quick == places.elsewhere)
    facts.recognize(by: places, in: MemoryText(text), isWhole: isWhole)
    return facts
  }

  @Test func `an edition is known by its identifier and the words around the place`() throws {
    let (library, book) = try library(
      reading: facts("a", at: "/moby.epub", identifier: Self.number))
    let new = facts("b", at: "/moby-2026.epub", "Moby-Dick", nil, identifier: "9780142437247")
    let edited = try recognized(new, "A new preface. " + text, in: library)
    #expect(edited.editionOf == book)
    #expect(try library.opened(edited, at: Moment(seconds: 3)) == book)
    #expect(try library.records().count == 1)
    // Both contents are the book from now on.
    #expect(
      try library.add([facts("a", at: "/moby.epub")], at: Moment(seconds: 4)).map(\.book) == [book])
    #expect(try library.savedPosition(of: book)?.position.offset == 900)
  }

  @Test func `an edition is known by its title and author too, in the same format`() throws {
    let (library, book) = try library(reading: facts("a", at: "/moby.epub"))
    let edited = "A new preface. " + text
    #expect(
      try recognized(facts("b", at: "/2026.epub", "MOBY DICK"), edited, in: library).editionOf
        == book)
    for other in [
      facts("c", at: "/moby.txt"), facts("c", at: "/omoo.epub", "Omoo"),
      facts("c", at: "/moby.epub2", "Moby Dick", "Someone Else"),
    ] {
      #expect(try recognized(other, edited, in: library).editionOf == nil)
    }
  }

  @Test func `a translation, which has other words, is another book`() throws {
    let (library, book) = try library(
      reading: facts("a", at: "/moby.epub", identifier: Self.number))
    let other = try recognized(
      facts("b", at: "/wal.epub", identifier: Self.number), Self.text("erzählt von einem Wal"),
      in: library)
    #expect(other.editionOf == nil)
    #expect(try library.opened(other, at: Moment(seconds: 3)) != book)
  }

  @Test func `of volumes that begin alike the title alone tells nothing`() throws {
    let (library, book) = try library(reading: facts("a", at: "/1.epub"), to: 0)
    #expect(try recognized(facts("b", at: "/2.epub"), text, in: library).editionOf == nil)
    // With its own identifier it does.
    let named = facts("c", at: "/3.epub", identifier: Self.number)
    try library.remove([book], at: Moment(seconds: 3))
    let again = try library.opened(named, at: Moment(seconds: 4))
    try library.save(
      Move(
        position: Position(at: 0, in: Array(text.utf8)), textBytes: text.utf8.count,
        moment: Moment(seconds: 5)), of: again)
    let edition = facts("d", at: "/4.epub", identifier: Self.number)
    #expect(try recognized(edition, text, in: library).editionOf == again)
  }

  @Test func `a book that was taken out of the library is no edition of a new one`() throws {
    let (library, book) = try library(reading: facts("a", at: "/moby.epub"))
    try library.remove([book], at: Moment(seconds: 3))
    #expect(try recognized(facts("b", at: "/2.epub"), text, in: library).editionOf == nil)
  }
}

import Books
import Datebook
import Foundation
import Holdings
import Shelf
import Testing

@Suite struct RemovingTests {
  private let folder = TemporaryFolder()
  private let day = 24 * 3600

  /// A library with a book that has all that can be kept of one.
  private func filled() throws -> (library: Library, book: BookID) {
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d"), at: Moment(seconds: 5))
    try library.save(.sample(500, at: 9), readings: [.sample(9)], of: id)
    try library.edit([id], [.tag("sea"), .rating(5), .note("Good")])
    let span = MarkedSpan(start: .sample(1), end: .sample(4), textBytes: 1_000_000)
    let mark = KeptMark(
      kind: .note, span: span, words: "words", note: "mine", createdAt: Moment(seconds: 9))
    _ = try library.write([(.new(1), .make(mark))], of: id)
    return (library, id)
  }

  @Test func `a removed book is gone, and undo brings all of it back`() throws {
    let (library, id) = try filled()
    let before = try library.details(of: id)
    #expect(try library.remove([id, BookID(rawValue: 99)], at: Moment(seconds: 10)) == [id])
    #expect(try library.remove([id], at: Moment(seconds: 11)) == [])
    #expect(try library.records().isEmpty)
    #expect(try library.record(of: id) == nil)
    #expect(try library.details(of: id) == nil)
    #expect(RecentBooks.latest(9, library: folder.library.path)?.count == 0)
    #expect(try library.markedBooks().isEmpty)
    #expect(try library.edit([id], [.rating(1)]).isEmpty)
    #expect(try library.lastRemoved()?.books == [id])
    #expect(try library.restore([id]) == [id])
    #expect(try library.restore([id]) == [])
    #expect(try library.lastRemoved() == nil)
    #expect(try library.details(of: id) == before)
    #expect(try library.marks(of: id).map(\.mark.note) == ["mine"])
  }

  @Test(arguments: ["opened", "added"])
  func `the same content brings what was kept of it back`(way: String) throws {
    let (library, id) = try filled()
    try library.remove([id], at: Moment(seconds: 10))
    #expect(try library.forgetRemovedBooks(now: Moment(seconds: 10 + 30 * day)) == 0)
    let facts = BookFacts.sample("d", at: "/elsewhere.txt")
    if way == "opened" {
      #expect(try library.opened(facts, at: Moment(seconds: 20)) == id)
    } else {
      #expect(try library.add([facts], at: Moment(seconds: 20)) == [.restored(id)])
    }
    let details = try #require(try library.details(of: id))
    #expect(details.place?.offset == 500)
    #expect(details.marks.notes == 1)
    #expect(details.record.tags.map(\.name) == ["sea"])
    #expect(details.record.path == "/elsewhere.txt")
  }

  @Test func `after thirty days only the days it was read on are kept`() throws {
    let (library, id) = try filled()
    let unread = try library.opened(.sample("e", at: "/e.txt"), at: Moment(seconds: 5))
    try library.remove([id, unread], at: Moment(seconds: 10))
    #expect(try library.forgetRemovedBooks(now: Moment(seconds: 11 + 30 * day)) == 2)
    #expect(try library.forgetRemovedBooks(now: Moment(seconds: 11 + 31 * day)) == 0)
    #expect(try library.readings(of: id).count == 1)
    #expect(try library.savedPosition(of: id) == nil)
    #expect(try library.marks(of: id).isEmpty)
    #expect(try library.tags().isEmpty)
    #expect(try library.restore([id, unread]) == [])
    // The same text begins anew, but its log is that of the same book.
    #expect(try library.add([.sample("d")], at: Moment(seconds: 20)) == [.added(id)])
    let details = try #require(try library.details(of: id))
    #expect(details.record.addedAt == Moment(seconds: 20))
    #expect(details.record.status == .toRead)
    #expect(details.record.rating == nil)
    #expect(details.note == nil)
    #expect(try library.records().count == 1)
  }

  @Test func `another book at a removed book's path is another book`() throws {
    let (library, id) = try filled()
    try library.remove([id], at: Moment(seconds: 10))
    let addition = try library.add([.sample("new")], at: Moment(seconds: 20))
    guard case .added(let book) = addition[0] else {
      Issue.record("it was taken for \(addition[0])")
      return
    }
    #expect(try library.restore([id]) == [id])
    #expect(try library.record(of: id)?.path == nil)
    #expect(try library.record(of: book)?.path == "/books/sample.txt")
  }

  @Test func `a file that is pointed to must be the book's`() throws {
    let (library, id) = try filled()
    let other = try library.opened(.sample("e", at: "/e.txt"), at: Moment(seconds: 5))
    let now = Moment(seconds: 30)
    #expect(try library.relocate(id, to: .sample("d", at: "/new.txt"), at: now) == .done)
    #expect(try library.record(of: id)?.path == "/new.txt")
    #expect(try library.relocate(id, to: .sample("e", at: "/e.txt"), at: now) == .isOther(other))
    #expect(try library.relocate(id, to: .sample("f", at: "/f.txt"), at: now) == .differs)
    #expect(try library.record(of: id)?.path == "/new.txt")
    #expect(
      try library.relocate(id, to: .sample("f", at: "/f.txt"), isSure: true, at: now) == .done)
    #expect(try library.details(of: id)?.digests.count == 2)
    #expect(try library.record(of: id)?.path == "/f.txt")
  }

  @Test func `an edited file is the book's, another text at its path is another book`() throws {
    let (library, id) = try filled()
    func facts(_ digest: String, title: String?, continuesPath: Bool?) -> BookFacts {
      var facts = BookFacts.sample(digest)
      (facts.title, facts.continuesPath) = (title, continuesPath)
      return facts
    }
    let now = Moment(seconds: 20)
    // Its place is in the text.
    let edited = facts("d2", title: "Another title", continuesPath: true)
    #expect(try library.add([edited], at: now) == [.known(id)])
    // Nobody looked, and it is called the same.
    #expect(try library.add([facts("d3", title: nil, continuesPath: nil)], at: now) == [.known(id)])
    #expect(try library.details(of: id)?.digests.sorted() == ["d", "d2", "d3"])
    let places = try library.placesToFind(of: [edited, .sample("x"), .sample("x", at: "/no")])
    let place = SavedPosition(position: .sample(500), textBytes: 1_000_000, match: .path)
    #expect(places == [EditionPlaces(), EditionPlaces(atPath: place), EditionPlaces()])
    for (digest, continuesPath) in [("e", false), ("f", nil)] as [(String, Bool?)] {
      let other = facts(digest, title: "Other", continuesPath: continuesPath)
      guard case .added(let book) = try library.add([other], at: now)[0] else {
        Issue.record("it was taken for the book")
        return
      }
      #expect(try library.record(of: book)?.path == "/books/sample.txt")
      #expect(try library.record(of: id)?.path == nil)
      #expect(try library.opened(other, at: now) == book)
      // The book comes back to its path for what follows.
      #expect(try library.opened(edited, at: now) == id)
    }
    let twice = try library.add(
      [.sample("x", at: "/x.txt"), .sample("x", at: "/y.txt")], at: now)
    #expect(twice[0].book == twice[1].book)
  }

  @Test func `a book of which nothing is kept but its text is that of another text`() throws {
    let library = try Library(at: folder.library)
    var facts = BookFacts.sample("a")
    facts.title = "Emma"
    let book = try library.add([facts], at: Moment(seconds: 1))[0].book
    (facts.digest, facts.title, facts.author) = ("b", "Moby-Dick", "Herman Melville")
    #expect(try library.add([facts], at: Moment(seconds: 2)) == [.known(book)])
    let details = try #require(try library.details(of: book))
    #expect(details.record.title == "Moby-Dick")
    #expect(details.record.author == "Herman Melville")
    #expect(details.digests == ["b"])
    // What is said of it makes it the reader's.
    try library.edit([book], [.tag("sea")])
    (facts.digest, facts.title) = ("c", "Ulysses")
    #expect(try library.add([facts], at: Moment(seconds: 3))[0].book != book)
  }

  @Test(arguments: ["forgotten", "replaced", "added once more"])
  func `a book whose file had gone is there once it is added again`(way: String) throws {
    let library = try Library(at: folder.library)
    let book = try library.add([.sample("d")], at: Moment(seconds: 1))[0].book
    #expect(try library.lookForFiles() == [book])
    #expect(try library.record(of: book)?.isMissing == true)
    if way == "forgotten" {
      try library.remove([book], at: Moment(seconds: 10))
      #expect(try library.forgetRemovedBooks(now: Moment(seconds: 11 + 30 * day)) == 1)
    }
    let facts = BookFacts.sample(way == "replaced" ? "other" : "d")
    #expect(try library.add([facts], at: Moment(seconds: 20))[0].book == book)
    #expect(try library.record(of: book)?.isMissing == false)
  }

  @Test func `an entry of an archive is there as long as the archive is`() throws {
    let archive = folder.path + "/books.zip"
    try Data("PK".utf8).write(to: URL(fileURLWithPath: archive))
    let library = try Library(at: folder.library)
    func facts(_ digest: String, at path: String) -> BookFacts {
      BookFacts(digest: ContentDigest(sampled: digest), path: path, size: 10)
    }
    let book = try library.opened(facts("a", at: archive + "/a.txt"), at: Moment(seconds: 1))
    _ = try library.lookForFiles()
    #expect(try library.record(of: book)?.isMissing == false)
    // A text that has a file of its own stays there when it is opened out of an archive.
    let own = folder.path + "/b.txt"
    try Data("b".utf8).write(to: URL(fileURLWithPath: own))
    let other = try library.opened(facts("b", at: own), at: Moment(seconds: 2))
    #expect(try library.opened(facts("b", at: archive + "/b.txt"), at: Moment(seconds: 3)) == other)
    #expect(try library.path(of: other) == own)
    try FileManager.default.removeItem(atPath: archive)
    _ = try library.lookForFiles()
    #expect(try library.record(of: book)?.isMissing == true)
  }
}

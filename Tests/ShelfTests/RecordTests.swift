import Books
import Datebook
import GRDB
import Holdings
import Shelf
import Testing

@Suite struct RecordTests {
  private let folder = TemporaryFolder()

  private func library() throws -> Library { try Library(at: folder.library) }

  private func facts(_ digest: String, title: String? = nil, author: String? = nil) -> BookFacts {
    BookFacts(
      digest: ContentDigest(sampled: digest), path: "/books/\(digest).txt", size: 10, title: title,
      author: author)
  }

  @Test func `a book that was opened is being read`() throws {
    let library = try library()
    let id = try library.opened(
      facts("a", title: "Emma", author: "Jane Austen"), at: Moment(seconds: 5))
    let record = try #require(try library.record(of: id))
    #expect(
      record
        == BookRecord(
          id: id, title: "Emma", author: "Jane Austen", status: .reading,
          addedAt: Moment(seconds: 5), startedAt: Moment(seconds: 5),
          lastReadAt: Moment(seconds: 5),
          fileBytes: 10, path: "/books/a.txt"))
    try library.save(.sample(500_000, at: 9), of: id)
    let moved = try #require(try library.record(of: id))
    #expect(moved.progress == 0.5)
    #expect(moved.lastReadAt == Moment(seconds: 9))
    #expect(moved.status == .reading)
  }

  @Test func `a book is read up to the end of the page shown, and whole where it is finished`()
    throws
  {
    let library = try library()
    let id = try library.opened(facts("a"), at: Moment(seconds: 5))
    func progress(_ end: Int?, at second: Int) throws -> Double? {
      var move = Move.sample(500_000, at: second)
      move.shownEnd = end
      try library.save(move, of: id)
      return try library.record(of: id)?.progress
    }
    #expect(try progress(nil, at: 9) == 0.5)
    #expect(try progress(750_000, at: 10) == 0.75)
    #expect(try progress(2_000_000, at: 11) == 1, "the text became shorter")
    let recent = RecentBooks.latest(1, library: folder.library.path)?.books
    #expect(recent?.map(\.fraction) == [1])
    #expect(try progress(600_000, at: 12) == 0.6)
    try library.edit([id], [.status(.finished)])
    #expect(try library.record(of: id)?.progress == 1)
  }

  @Test func `whoever has read the last page has finished the book`() throws {
    let library = try library()
    let id = try library.opened(facts("a"), at: Moment(seconds: 5))
    func reading(_ offsets: Range<Int>, seconds: Int) -> Reading {
      Reading(
        day: Day(number: 1), startedAt: Moment(seconds: 10), endedAt: Moment(seconds: 10 + seconds),
        offsets: offsets, characters: offsets.count)
    }
    try library.save(
      .sample(999_000, at: 9), readings: [reading(998_000..<999_500, seconds: 60)], of: id)
    #expect(try library.record(of: id)?.status == .reading)
    // Passed over faster than anybody reads.
    try library.save(nil, readings: [reading(999_000..<1_000_000, seconds: 2)], of: id)
    #expect(try library.record(of: id)?.status == .reading)
    try library.save(nil, readings: [reading(999_000..<1_000_000, seconds: 60)], of: id)
    #expect(try library.record(of: id)?.status == .finished)
    #expect(try library.record(of: id)?.finishedAt == Moment(seconds: 70))
    _ = try library.opened(facts("a"), at: Moment(seconds: 100))
    #expect(try library.record(of: id)?.status == .finished)
  }

  @Test func `a book whose file was edited is called as the library calls it`() throws {
    let library = try library()
    _ = try library.opened(
      facts("a", title: "Emma", author: "Jane Austen"), at: Moment(seconds: 5))
    func find(_ digest: ContentDigest) -> PositionLookup.Found? {
      PositionLookup.find(library: folder.library.path, digest: digest, file: "/books/a.txt")
    }
    let edited = try #require(find("other"))
    #expect(edited.match == .path && edited.title == "Emma" && edited.author == "Jane Austen")
    let same = try #require(find("a"))
    #expect(same.match == .content && same.title == nil && same.author == nil, "its text says it")
  }

  @Test func `of a book in whose file another text is now the file is gone`() throws {
    let library = try library()
    let first = try library.opened(facts("a", title: "Emma"), at: Moment(seconds: 5))
    var other = facts("b", title: "Persuasion")
    (other.path, other.continuesPath) = ("/books/a.txt", false)
    let second = try library.opened(other, at: Moment(seconds: 6))
    let records = [try library.record(of: first), try library.record(of: second)]
    #expect(records.map { $0?.isMissing } == [true, false])
    #expect(records.map { $0?.path } == [nil, "/books/a.txt"])
    _ = try library.opened(facts("a"), at: Moment(seconds: 7))
    #expect(try library.record(of: first)?.isMissing == false, "it is somewhere again")
  }

  @Test func `which book a text will be is told before it is opened`() throws {
    let library = try library()
    let read = try library.opened(facts("a", title: "Emma"), at: Moment(seconds: 5))
    let tagged = try library.add([facts("b", title: "Typee")], at: Moment(seconds: 5))[0].book
    try library.edit([tagged], [.tag("sea")])
    let untouched = try library.add([facts("c", title: "Omoo")], at: Moment(seconds: 5))[0].book
    for (path, continuesPath, book) in [
      ("a", true, read), ("a", false, nil), ("b", nil, nil), ("c", nil, untouched),
      ("none", nil, nil),
    ] as [(String, Bool?, BookID?)] {
      var text = facts("other", title: "Another")
      (text.path, text.continuesPath) = ("/books/\(path).txt", continuesPath)
      #expect(try library.book(of: text) == book)
      #expect(try library.record(of: untouched)?.title == "Omoo")
    }
    var moved = facts("a")
    moved.path = "/books/b.txt"
    #expect(try library.book(of: moved) == read, "another book's text is in its file")
    var edited = facts("other", title: "Another")
    edited.path = "/books/c.txt"
    #expect(try library.opened(edited, at: Moment(seconds: 6)) == untouched)
    #expect(try library.record(of: untouched)?.title == "Another")
  }

  @Test func `who goes on behind the last page has finished the book, once`() throws {
    let library = try library()
    let id = try library.opened(facts("a"), at: Moment(seconds: 5))
    try library.save(.sample(999_000, at: 9), of: id)
    func finishes(_ end: Int, textEnd: Int? = nil) throws -> Bool {
      try library.finish(id, readTo: end, textEnd: textEnd, at: Moment(seconds: 12))
    }
    let outcomes = [
      try finishes(999_999), try finishes(990_000, textEnd: 980_000), try finishes(1_000_000),
    ]
    #expect(outcomes == [false, true, false])
    #expect(try library.record(of: id)?.status == .finished)
    #expect(try library.record(of: id)?.finishedAt == Moment(seconds: 12))
  }

  @Test func `a book that ends before its text does is finished there`() throws {
    let library = try library()
    let id = try library.opened(facts("a"), at: Moment(seconds: 5))
    func read(_ offsets: Range<Int>) throws -> BookStatus? {
      let reading = Reading(
        day: Day(number: 1), startedAt: Moment(seconds: 10), endedAt: Moment(seconds: 70),
        offsets: offsets, characters: offsets.count)
      try library.save(.sample(5, at: 9), readings: [reading], of: id, textEnd: 980_000)
      return try library.record(of: id)?.status
    }
    #expect(try read(978_000..<979_000) == .reading)
    #expect(try read(979_000..<980_001) == .finished)
  }

  @Test func `edits are kept, and can be taken back`() throws {
    let library = try library()
    let now = Moment(seconds: 50)
    let ids = try ["a", "b"].map { try library.opened(facts($0), at: Moment(seconds: 5)) }
    let before = try library.records(of: ids)
    let undo = try library.edit(
      ids,
      [
        .status(.finished), .tag("sea"), .rating(4), .title("T"), .author("A"), .note("N"),
        .tag("SEA"),
      ], now: now)
    for record in try library.records(of: ids) {
      #expect(record.status == .finished)
      #expect(record.finishedAt == now)
      #expect(record.startedAt == Moment(seconds: 5))
      #expect(record.tags.map(\.name) == ["sea"])
      #expect((record.rating, record.title, record.author) == (4, "T", "A"))
    }
    #expect(try library.details(of: ids[0])?.note == "N")
    #expect(try library.tags().map(\.count) == [2])
    for (book, edits) in undo { try library.edit([book], edits, now: Moment(seconds: 60)) }
    var after = try library.records(of: ids)
    for index in after.indices where after[index].title.isEmpty {
      after[index].title = before[index].title
    }
    #expect(after == before)
    #expect(try library.tags().isEmpty)
  }

  @Test func `what the reader said of a title and an author stays`() throws {
    let library = try library()
    let id = try library.opened(
      facts("a", title: "guess", author: "guessed"), at: Moment(seconds: 5))
    try library.edit([id], [.title("Own"), .author(nil)])
    _ = try library.opened(facts("a", title: "guess", author: "guessed"), at: Moment(seconds: 6))
    #expect(try library.record(of: id)?.title == "Own")
    #expect(try library.record(of: id)?.author == nil)
  }

  @Test func `what the reader said of a title and an author is found before the library is opened`()
    throws
  {
    let library = try library()
    let id = try library.add(
      [facts("a", title: "guess", author: "guessed")], at: Moment(seconds: 5))[0].book
    func find(_ digest: String = "a", at file: String = "") -> PositionLookup.Found? {
      PositionLookup.find(
        library: folder.library.path, digest: ContentDigest(sampled: digest), file: file)
    }
    #expect(find("none") == nil)
    #expect(find() == PositionLookup.Found(by: .content, place: nil, title: nil, author: nil))
    try library.edit([id], [.title("Own")])
    #expect(find() == PositionLookup.Found(by: .content, place: nil, title: "Own", author: nil))
    try library.edit([id], [.author(nil)])
    try library.save(.sample(5, at: 9), of: id)
    let place = SavedPosition(position: .sample(5), textBytes: 1_000_000, match: .content)
    #expect(
      find() == PositionLookup.Found(by: .content, place: place, title: "Own", author: .some(nil)))
    try library.edit([id], [.author("A")])
    #expect(find("none", at: "/books/a.txt")?.author == "A")
    #expect(find("none", at: "/books/a.txt")?.place?.match == .path)
  }

  @Test func `a status goes with its dates`() throws {
    let library = try library()
    let id = try library.opened(facts("a"), at: Moment(seconds: 5))
    try library.edit([id], [.status(.toRead)])
    #expect(try library.record(of: id)?.startedAt == nil)
    try library.edit([id], [.status(.reading)], now: Moment(seconds: 7))
    #expect(try library.record(of: id)?.startedAt == Moment(seconds: 7))
    try library.edit([id], [.status(.finished)], now: Moment(seconds: 8))
    #expect(try library.record(of: id)?.finishedAt == Moment(seconds: 8))
    try library.edit([id], [.status(.reading)], now: Moment(seconds: 9))
    #expect(try library.record(of: id)?.finishedAt == nil)
    try library.edit([id], [.finishedAt(Moment(seconds: 3)), .startedAt(nil)])
    #expect(try library.record(of: id)?.finishedAt == Moment(seconds: 3))
  }

  @Test func `tags are coloured for all books that have them`() throws {
    let library = try library()
    let ids = try ["a", "b"].map { try library.opened(facts($0), at: Moment(seconds: 5)) }
    try library.edit(ids, [.tag("sea")])
    let undo = try library.edit([ids[0]], [.colour("SEA", .violet)])
    #expect(try library.tags().map(\.tag) == [BookTag(name: "sea", colour: .violet)])
    #expect(try library.record(of: ids[1])?.tags == [BookTag(name: "sea", colour: .violet)])
    try library.edit(undo)
    #expect(try library.record(of: ids[1])?.tags.first?.colour != .violet)
  }

  @Test func `changes of several books are made together, or not at all`() throws {
    let library = try library()
    let ids = try ["a", "b"].map { try library.opened(facts($0), at: Moment(seconds: 5)) }
    let queue = try DatabaseQueue(path: folder.library.path)
    defer { try? queue.close() }
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER refuse BEFORE UPDATE ON book WHEN NEW.rating = 5
          BEGIN SELECT RAISE(ABORT, 'no'); END
          """)
    }
    #expect(throws: LibraryError.self) {
      try library.edit([ids[0]: [.rating(1)], ids[1]: [.rating(5)]])
    }
    #expect(try library.records(of: ids).map(\.rating) == [nil, nil])
    try library.edit([ids[0]: [.rating(1)], ids[1]: [.rating(4)]])
    #expect(try library.records(of: ids).map(\.rating) == [1, 4])
  }

  @Test func `what takes an edit back brings a tag's colour back, and the text's own title`() throws
  {
    let library = try library()
    let id = try library.opened(facts("a", title: "T", author: "A"), at: Moment(seconds: 5))
    try library.edit([id], [.tag("one"), .tag("two")])
    try library.edit([id], [.colour("one", .violet)])
    let before = try library.details(of: id)
    let undo = try library.edit([id], [.untag("one"), .title("Own"), .author(nil)])
    try library.edit([id], try #require(undo[id]))
    #expect(try library.details(of: id) == before)
    let found = PositionLookup.find(library: folder.library.path, digest: "a", file: "")
    #expect(found == PositionLookup.Found(by: .content))
  }

  @Test func `a book that is known by its content is not taken for the one at its path`() throws {
    let library = try library()
    let here = try library.opened(facts("a", title: "Here"), at: Moment(seconds: 5))
    try library.save(.sample(5, at: 9), of: here)
    try library.edit([here], [.title("Own")])
    _ = try library.add([BookFacts.sample("b", at: "/copy.txt")], at: Moment(seconds: 6))
    let path = try #require(try library.path(of: here))
    let found = PositionLookup.find(library: folder.library.path, digest: "b", file: path)
    #expect(found == PositionLookup.Found(by: .content))
  }

  @Test func `records come some at once, or all of them`() throws {
    let library = try library()
    for number in 0..<25 { _ = try library.opened(facts("\(number)"), at: Moment(seconds: number)) }
    var counts: [Int] = []
    try library.eachRecord(atOnce: 10) { part in
      counts.append(part.count)
      return true
    }
    #expect(counts == [10, 10, 5])
    counts = []
    try library.eachRecord(atOnce: 10) { part in
      counts.append(part.count)
      return counts.count < 2
    }
    #expect(counts == [10, 10])
    #expect(try library.records().count == 25)
  }
}

import Books
import Datebook
import Foundation
import GRDB
import Holdings
import Shelf
import Testing

@Suite struct WordIndexTests {
  private let folder = TemporaryFolder()

  private func library() throws -> Library { try Library(at: folder.library) }

  private func add(_ title: String, by author: String? = nil, to library: Library) throws -> BookID
  {
    let facts = BookFacts(
      digest: ContentDigest(sampled: title), path: nil, size: 1, title: title, author: author)
    return try library.opened(facts, at: Moment(seconds: 1))
  }

  private func mark(_ words: String, note: String? = nil, in book: BookID, of library: Library)
    throws
  {
    let span = MarkedSpan(start: .sample(40), end: .sample(44), textBytes: 1_000_000)
    let mark = KeptMark(
      kind: .highlight, span: span, words: words, note: note, createdAt: Moment(seconds: 9))
    _ = try library.write([(.new(1), .make(mark))], of: book)
  }

  /// The titles and excerpts of what is found.
  private func find(_ query: String, in index: WordIndex) throws -> [String] {
    try index.find(query).map { "\($0.title ?? "-"): \($0.excerpt)" }
  }

  @Test func `titles, authors, tags, notes and highlights are found, titles first`() throws {
    let library = try library()
    let moby = try add("Moby-Dick", by: "Herman Melville", to: library)
    let wolf = try add("The Sea Wolf", by: "Jack London", to: library)
    try library.edit([moby], [.tag("sea"), .note("read in Nantucket")])
    try mark("From hell’s heart I stab at thee", note: "the white whale", in: moby, of: library)
    try mark("a sea of troubles", in: wolf, of: library)
    try library.write(
      DatebookNote(on: NoteSubject(.day, from: Day(number: 20_000)), "down to the sea"),
      at: Moment(seconds: 3))
    let index = try WordIndex(of: folder.library)
    #expect(try find("melville", in: index) == ["Moby-Dick: Herman Melville"])
    #expect(try find("stab heart", in: index) == ["Moby-Dick: From hell’s heart I stab at thee"])
    #expect(try find("white wha", in: index) == ["Moby-Dick: the white whale"])
    #expect(try find("nantucket", in: index) == ["Moby-Dick: read in Nantucket"])
    let sea = try index.find("sea")
    #expect(sea.first?.kind == .book(wolf))
    #expect(sea.count == 4)
    #expect(sea.contains { $0.kind == .book(moby) })
    #expect(sea.contains { $0.kind == .note(NoteSubject(.day, from: Day(number: 20_000))) })
    let stab = try #require(try index.find("stab").first)
    guard case .mark(.highlight, _, moby, 40) = stab.kind else {
      Issue.record("it was taken for \(stab.kind)")
      return
    }
    #expect(
      stab.matches.map { String(decoding: Array(stab.excerpt.utf8)[$0], as: UTF8.self) } == ["stab"]
    )
  }

  @Test func `the last word may be the beginning of one, and case and accents do not count`() throws
  {
    let library = try library()
    _ = try add("Les Misérables", by: "Victor Hugo", to: library)
    let index = try WordIndex(of: folder.library)
    for query in ["m", "mis", "MISER", "hugo misér", "les misé", "l"] {
      #expect(try index.find(query).count == 1, "\(query)")
    }
    for query in ["", " ", "\"", "*", "(", "hug victor misx", "NEAR(", "title:"] {
      #expect(try index.find(query).isEmpty, "\(query)")
    }
  }

  @Test func `scripts without spaces are found by what they hold`() throws {
    let library = try library()
    let dream = try add("紅樓夢", by: "曹雪芹", to: library)
    _ = try add("三國演義", by: "羅貫中", to: library)
    let index = try WordIndex(of: folder.library)
    let found = try index.find("樓夢")
    #expect(found.map(\.kind) == [.book(dream)])
    #expect(found[0].matches == [3..<9])
    #expect(try index.find("雪芹").map(\.kind) == [.book(dream)])
  }

  @Test func `what changes in the library is found as it is now`() throws {
    let library = try library()
    let emma = try add("Emma", to: library)
    let index = try WordIndex(of: folder.library)
    #expect(try index.find("emma").count == 1)
    try library.edit([emma], [.title("Persuasion"), .tag("Austen")])
    #expect(try index.find("emma").isEmpty)
    #expect(try index.find("persuasion").count == 1)
    try library.edit([emma], [.untag("austen"), .tag("Jane")])
    #expect(try index.find("austen").isEmpty)
    #expect(try index.find("jane").count == 1)
    try mark("badly done", in: emma, of: library)
    #expect(try index.find("badly").count == 1)
    try library.remove([emma], at: Moment(seconds: 5))
    #expect(try index.find("persuasion").isEmpty)
    #expect(try index.find("badly").isEmpty)
    try library.restore([emma])
    #expect(try index.find("badly").count == 1)
  }

  @Test func `an index from before is brought up to date`() throws {
    let library = try library()
    _ = try add("Emma", to: library)
    _ = try WordIndex(of: folder.library).find("emma")
    _ = try add("Persuasion", to: library)
    let index = try WordIndex(of: folder.library)
    #expect(try index.find("persuasion").count == 1)
    #expect(try index.find("emma").count == 1)
  }

  @Test(arguments: ["damaged", "another version", "a folder"])
  func `an index that cannot be used is made anew, or kept in memory`(way: String) throws {
    let library = try library()
    _ = try add("Emma", to: library)
    let path = folder.library.path + ".words"
    switch way {
    case "damaged": try Data("no index of words".utf8).write(to: URL(fileURLWithPath: path))
    case "another version":
      _ = try WordIndex(of: folder.library).find("emma")
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
      try bytes.write(to: URL(fileURLWithPath: path))
    default:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    let index = try WordIndex(of: folder.library)
    #expect(try index.find("emma").count == 1)
  }

  @Test(arguments: ["within", "no table"])
  func `an index that is found damaged while it is asked is made anew`(way: String) throws {
    let library = try library()
    let emma = try add("Emma", to: library)
    for number in 0..<400 { try mark("word\(number) of many", in: emma, of: library) }
    let path = folder.library.path + ".words"
    _ = try WordIndex(of: folder.library).find("emma")
    if way == "within" {
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      // All but what the first look sees.
      bytes.replaceSubrange(8192..., with: Data(repeating: 0xA5, count: bytes.count - 8192))
      try bytes.write(to: URL(fileURLWithPath: path))
    } else {
      let queue = try DatabaseQueue(path: path)
      try queue.writeWithoutTransaction { try $0.execute(sql: "DROP TABLE words") }
      try queue.close()
    }
    let index = try WordIndex(of: folder.library)
    #expect(try index.find("emma").count == 1)
    #expect(try index.find("word399").count == 1)
    try library.edit([emma], [.title("Persuasion")])
    #expect(try index.find("persuasion").count == 1)
    // The library itself is whole.
    _ = try Library(at: folder.library)
  }

  @Test func `an index that breaks while it is open is made anew`() throws {
    let library = try library()
    let emma = try add("Emma", to: library)
    for number in 0..<400 { try mark("word\(number) of many", in: emma, of: library) }
    let index = try WordIndex(of: folder.library)
    #expect(try index.find("word399").count == 1)
    let queue = try DatabaseQueue(path: folder.library.path + ".words")
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA writable_schema = ON; DELETE FROM words_data WHERE id > 10")
    }
    try queue.close()
    #expect(try index.find("word399").count == 1)
  }

  @Test func `files and series are found, and words of one field there alone`() throws {
    let library = try library()
    let facts = BookFacts(
      digest: "1", path: "/books/rain-and-moon.txt", size: 1, title: "Ugetsu", author: "Ueda")
    let book = try library.opened(facts, at: Moment(seconds: 1))
    try library.edit([book], [.series("Tales 2"), .tag("sea")])
    _ = try add("Ueda at sea", by: "Nobody", to: library)
    let index = try WordIndex(of: folder.library)
    func titles(_ words: String) throws -> [String?] { try index.find(words).map(\.title) }
    #expect(try titles("moon") == ["Ugetsu"])
    #expect(try titles("tales") == ["Ugetsu"])
    #expect(try titles("author:ued") == ["Ugetsu"])
    #expect(try titles("title:ueda") == ["Ueda at sea"])
    #expect(try titles("#sea") == ["Ugetsu"])
    #expect(try titles("#se ueda") == ["Ugetsu"])
    #expect(try titles("author:") == [])
  }
}

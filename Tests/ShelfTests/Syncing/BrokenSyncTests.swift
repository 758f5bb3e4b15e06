import Books
import Datebook
import Foundation
import GRDB
import Holdings
import Shelf
import TestSupport
import Testing

/// Two machines with a folder that they share, one of which has trouble.
@Suite struct BrokenSync {
  private let here = TemporaryFolder()
  private let there = TemporaryFolder()
  private let shared = TemporaryFolder()
  private let first = Moment(seconds: 1_700_000_000)

  /// What this machine's folder is called.
  private static let ownFolder = String(repeating: "0", count: 15) + "1"

  private var syncHere: LibrarySync {
    LibrarySync(folder: shared.path, library: here.library, name: "here", seed: 1)
  }

  private var syncThere: LibrarySync {
    LibrarySync(folder: shared.path, library: there.library, name: "there", seed: 2)
  }

  private func after(_ seconds: Int) -> Moment { first.adding(seconds: seconds) }

  /// What this machine has said, put together.
  private func said() throws -> String {
    let own = "\(shared.path)/\(Self.ownFolder)"
    let names = try? FileManager.default.contentsOfDirectory(atPath: own)
    return try (names ?? []).sorted().map {
      try String(contentsOfFile: "\(own)/\($0)", encoding: .utf8)
    }.joined()
  }

  private func mark(_ word: String, at second: Int) -> KeptMark {
    let span = MarkedSpan(start: .sample(1), end: .sample(4), textBytes: 1_158_461)
    return KeptMark(kind: .note, span: span, words: word, note: word, createdAt: after(second))
  }

  /// The notes of the marks of a book.
  private func notes(_ library: Library, _ book: BookID) throws -> [String] {
    try library.marks(of: book).compactMap(\.mark.note).sorted()
  }

  private func note(_ library: Library, _ book: BookID) throws -> String? {
    try library.details(of: book)?.record.note
  }

  /// What a backup has: a file, as `cp` copies it.
  private func copy(_ folder: TemporaryFolder, _ name: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  /// Puts a backup back into the file that is there, as `cp` does.
  private func putBack(_ backup: Data, _ folder: TemporaryFolder, _ name: String) throws {
    let path = "\(folder.path)/\(name)"
    for rest in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + rest) }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: backup)
    try file.close()
  }

  // MARK: - A folder that takes nothing

  /// Has this machine's part of the folder take nothing, as that of a full disk.
  private func fill() throws {
    try Data().write(to: URL(fileURLWithPath: "\(shared.path)/\(Self.ownFolder)"))
  }

  private func empty() throws {
    try FileManager.default.removeItem(atPath: "\(shared.path)/\(Self.ownFolder)")
  }

  @Test func `a full disk does not have what others say told as its own`() throws {
    let (library, other) = (try Library(at: here.library), try Library(at: there.library))
    let theirs = try other.opened(.sample("a"), at: first)
    try other.edit([theirs], [.note("from there"), .rating(2)], now: after(1))
    _ = try syncThere.run(other, now: after(2))
    let own = try library.opened(.sample("b"), at: after(3))
    try library.edit([own], [.note("from here")], now: after(4))
    try fill()
    #expect(throws: SyncError.self) { try syncHere.run(library, now: after(5)) }
    // What the other machine has is taken in even so.
    let taken = try library.opened(.sample("a"), at: after(6))
    #expect(try note(library, taken) == "from there")
    // It goes on there, and has come no further when there is room again.
    try empty()
    _ = try syncHere.run(library, now: after(7))
    #expect(try said().contains("from here"))
    #expect(try !said().contains("from there"))
    try other.edit([theirs], [.note("rewritten"), .rating(4)], now: after(8))
    _ = try syncThere.run(other, now: after(9))
    _ = try syncHere.run(library, now: after(10))
    for library in [library, other] {
      let book = try library.opened(.sample("a"), at: after(20))
      #expect(try note(library, book) == "rewritten")
      #expect(try library.details(of: book)?.record.rating == 4)
      #expect(try note(library, library.opened(.sample("b"), at: after(21))) == "from here")
    }
  }

  @Test func `what could not be written is written when there is room`() throws {
    let (library, other) = (try Library(at: here.library), try Library(at: there.library))
    let own = try library.opened(.sample("a"), at: first)
    try fill()
    for second in 1...3 {
      try library.edit([own], [.note("note \(second)"), .rating(second)], now: after(second))
      #expect(throws: SyncError.self) { try syncHere.run(library, now: after(second)) }
    }
    try empty()
    // Nothing is new here, but nothing of it was told.
    #expect(try syncHere.run(library, now: after(10)).sent > 2)
    #expect(try syncHere.run(library, now: after(11)) == SyncOutcome())
    _ = try syncThere.run(other, now: after(12))
    let book = try other.opened(.sample("a"), at: after(13))
    #expect(try note(other, book) == "note 3")
    #expect(try other.details(of: book)?.record.rating == 3)
  }

  // MARK: - A sync that was cut off

  @Test func `what came into the library before a crash is not told as its own`() throws {
    let (library, other) = (try Library(at: here.library), try Library(at: there.library))
    let theirs = try other.opened(.sample("a"), at: first)
    try other.edit([theirs], [.note("old")], now: after(1))
    _ = try syncThere.run(other, now: after(2))
    _ = try syncHere.run(library, now: after(3))
    try other.edit([theirs], [.note("from there"), .rating(2)], now: after(4))
    _ = try syncThere.run(other, now: after(5))
    let store = here.path + "/sync.sqlite"
    try FileManager.default.copyItem(atPath: store, toPath: store + ".before")
    _ = try syncHere.run(library, now: after(6))
    let before = try said()
    // As it is when the library has what came and the note of that is lost.
    let queue = try DatabaseQueue(path: store)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "ATTACH ? AS old", arguments: [store + ".before"])
      try db.execute(
        sql: """
          INSERT INTO fact SELECT 'next mark', value FROM fact WHERE name = 'mark';
          UPDATE fact SET value = (SELECT value FROM old.fact WHERE old.fact.name = fact.name)
            WHERE name IN ('mark', 'last change');
          DELETE FROM seen;
          INSERT INTO seen SELECT * FROM old.seen;
          INSERT INTO unsettled SELECT kind, book, key FROM register;
          """)
    }
    try queue.close()

    #expect(try syncHere.run(library, now: after(7)).sent == 0)
    #expect(try said() == before)
    try other.edit([theirs], [.note("rewritten")], now: after(8))
    _ = try syncThere.run(other, now: after(9))
    _ = try syncHere.run(library, now: after(10))
    #expect(try note(library, library.opened(.sample("a"), at: after(11))) == "rewritten")
  }

  // MARK: - Backups that are put back

  @Test(arguments: [0, 1, 40])
  func `a library that was put back says what it says, and brings back nothing`(
    changes: Int
  ) throws {
    let other = try Library(at: there.library)
    var library = try Library(at: here.library)
    let book = try library.opened(.sample("a"), at: first)
    _ = try library.write([(.new(1), .make(mark("kept", at: 1)))], of: book, now: after(1))
    _ = try library.write([(.new(1), .make(mark("removed", at: 2)))], of: book, now: after(2))
    try library.edit([book], [.note("old"), .rating(1)], now: after(3))
    _ = try syncHere.run(library, now: after(4))
    _ = try syncThere.run(other, now: after(5))
    try library.close()
    let backup = try copy(here, "library.sqlite")

    // What the backup lacks.
    library = try Library(at: here.library)
    let gone = try #require(library.marks(of: book).first { $0.mark.note == "removed" })
    _ = try library.write([(.kept(gone.row), .change(.removed(true)))], of: book, now: after(10))
    try library.edit([book], [.note("new"), .rating(2)], now: after(11))
    _ = try syncHere.run(library, now: after(12))
    _ = try syncThere.run(other, now: after(13))
    try library.close()
    try putBack(backup, here, "library.sqlite")

    // The reader reads on before anything is told: there may be more changes than there were.
    library = try Library(at: here.library)
    #expect(try notes(library, book) == ["kept", "removed"])
    for change in 0..<changes {
      _ = try library.write(
        [(.new(1), .make(mark("later \(change)", at: 20 + change)))], of: book,
        now: after(20 + change))
    }
    let outcome = try syncHere.run(library, now: after(100))
    #expect(outcome.sent == changes)
    _ = try syncThere.run(other, now: after(101))
    _ = try syncHere.run(library, now: after(102))
    let expected = (["kept"] + (0..<changes).map { "later \($0)" }).sorted()
    for library in [library, other] {
      let book = try library.opened(.sample("a"), at: after(110))
      #expect(try notes(library, book) == expected)
      #expect(try note(library, book) == "new")
      #expect(try library.details(of: book)?.record.rating == 2)
    }
  }

  @Test func `what was known of the others, put back, has nothing told twice`() throws {
    let (library, other) = (try Library(at: here.library), try Library(at: there.library))
    let theirs = try other.opened(.sample("a"), at: first)
    _ = try syncThere.run(other, now: first)
    _ = try syncHere.run(library, now: after(1))
    let backup = try copy(here, "sync.sqlite")
    try other.edit([theirs], [.note("from there")], now: after(2))
    _ = try syncThere.run(other, now: after(3))
    let own = try library.opened(.sample("b"), at: after(4))
    try library.edit([own], [.note("from here")], now: after(5))
    _ = try syncHere.run(library, now: after(6))
    let before = try said()
    try putBack(backup, here, "sync.sqlite")

    // The numbers of files are not used again, and nothing is said that was said.
    #expect(try syncHere.run(library, now: after(7)).sent == 0)
    #expect(try said() == before)
    try other.edit([theirs], [.note("rewritten")], now: after(8))
    try library.edit([own], [.note("told")], now: after(9))
    _ = try syncThere.run(other, now: after(10))
    _ = try syncHere.run(library, now: after(11))
    _ = try syncThere.run(other, now: after(12))
    for library in [library, other] {
      #expect(try note(library, library.opened(.sample("a"), at: after(20))) == "rewritten")
      #expect(try note(library, library.opened(.sample("b"), at: after(20))) == "told")
    }
  }

  @Test func `a folder of a whole machine, put back, uses no number of a file again`() throws {
    let other = try Library(at: there.library)
    var library = try Library(at: here.library)
    let book = try library.opened(.sample("a"), at: first)
    _ = try syncHere.run(library, now: first)
    try library.close()
    let backups = try ["library.sqlite", "sync.sqlite"].map { ($0, try copy(here, $0)) }
    library = try Library(at: here.library)
    try library.edit([book], [.rating(2)], now: after(10))
    _ = try syncHere.run(library, now: after(11))
    _ = try syncThere.run(other, now: after(12))
    try library.close()
    for (name, backup) in backups { try putBack(backup, here, name) }

    library = try Library(at: here.library)
    try library.edit([book], [.note("told")], now: after(20))
    _ = try syncHere.run(library, now: after(21))
    _ = try syncThere.run(other, now: after(22))
    for library in [library, other] {
      let book = try library.opened(.sample("a"), at: after(30))
      #expect(try note(library, book) == "told")
      #expect(try library.details(of: book)?.record.rating == 2)
    }
  }
}

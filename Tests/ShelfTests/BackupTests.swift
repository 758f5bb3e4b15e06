import Books
import Datebook
import Foundation
import Shelf
import Testing

@Suite struct BackupTests {
  private let folder = TemporaryFolder()
  private let start = Moment(seconds: 1_772_720_102)
  private let day = 24 * 3600

  private var backups: LibraryBackups { LibraryBackups(of: folder.library) }

  private func library(books: Int = 3) throws -> Library {
    let library = try Library(at: folder.library, now: start)
    for number in 0..<books {
      let id = try library.opened(.sample("\(number)", at: "/\(number)"), at: start)
      try library.save(.sample(number, at: 1), of: id)
    }
    return library
  }

  @Test func `a copy a day is made, and three are kept`() throws {
    let library = try library()
    var made: [Moment] = []
    for hour in stride(from: 0, through: 24 * 5, by: 6) {
      let now = start.adding(seconds: hour * 3600)
      if backups.makeIfDue(at: now) != nil { made.append(now) }
    }
    #expect(made == (0...5).map { start.adding(seconds: $0 * day) })
    #expect(backups.all(at: made.last ?? start).map(\.moment) == made.suffix(3).reversed())
    #expect(!folder.names.contains { $0.contains("backup-new") })
    try library.close()
  }

  @Test func `a copy has what was written, while others write`() throws {
    let library = try library(books: 200)
    let backup = try #require(backups.makeIfDue(at: start))
    #expect(backup.path == folder.library.path + ".backup-20260305T141502Z")
    let copy = try Library(at: LibraryLocation(path: backup.path))
    #expect(try copy.records().count == 200)
    _ = library
  }

  @Test func `several places of a session that ask at once have one copy made`() throws {
    let library = try library(books: 200)
    for second in 0..<6 { library.tidy(at: start.adding(seconds: second)) }
    library.tidyAtOnce(at: start.adding(seconds: 6))
    #expect(backups.all(at: start.adding(seconds: 9)).map(\.moment) == [start])
    #expect(backups.newestWhole(at: start) != nil)
  }

  @Test func `an empty file is no copy`() throws {
    let path = folder.library.path + ".backup-20260305T141502Z"
    try Data().write(to: URL(fileURLWithPath: path))
    #expect(backups.all(at: start).map(\.path) == [path])
    #expect(backups.newestWhole(at: start) == nil)
  }

  @Test func `without a library there is nothing to copy`() {
    #expect(backups.makeIfDue(at: start) == nil)
    #expect(backups.all(at: start).isEmpty)
    #expect(backups.newestWhole(at: start) == nil)
  }

  @Test func `a damaged library does not take the place of good copies`() throws {
    try library(books: 200).close()
    let good = try #require(backups.makeIfDue(at: start))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.library.path))
    bytes.replaceSubrange(4096..<bytes.count, with: Data(count: bytes.count - 4096))
    try bytes.write(to: URL(fileURLWithPath: folder.library.path))
    #expect(backups.makeIfDue(at: start.adding(seconds: day)) == nil)
    #expect(backups.all(at: start) == [good])
    #expect(!folder.names.contains { $0.contains("backup-new") })
  }

  @Test func `what another program left unfinished is removed, but not what it is making`() throws {
    let library = try library()
    // The first process goes on for ever, the second one is the tests' own parent, and the third
    // number is beyond all that Linux gives.
    let (old, new) = ("library.sqlite.backup-new-1", "library.sqlite.backup-new-\(getppid())")
    let ended = "library.sqlite.backup-new-\(Int32.max)"
    for name in [old, new, ended] {
      try Data("x".utf8).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_772_720_102 - 7200)],
      ofItemAtPath: folder.path + "/" + old)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_772_720_102 - 60)],
      ofItemAtPath: folder.path + "/" + new)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_772_720_102 - 60)],
      ofItemAtPath: folder.path + "/" + ended)
    #expect(backups.makeIfDue(at: start) != nil)
    #expect(!folder.names.contains(old))
    #expect(!folder.names.contains(ended))
    #expect(folder.names.contains(new))
    _ = library
  }

  @Test(arguments: 1...3)
  func `copies from the future neither keep others from being made nor take their place`(
    count: Int
  ) throws {
    let library = try library()
    for number in 0..<count {
      #expect(backups.makeIfDue(at: start.adding(seconds: (400 + number) * day)) != nil)
    }
    var made: [Moment] = []
    for hour in stride(from: 0, through: 24 * 3, by: 6) {
      let now = start.adding(seconds: hour * 3600)
      if backups.makeIfDue(at: now) != nil { made.append(now) }
      #expect(backups.newestWhole(at: now)?.moment == made.last)
    }
    #expect(made == (0...3).map { start.adding(seconds: $0 * day) })
    let now = try #require(made.last)
    #expect(backups.all(at: now).map(\.moment) == made.suffix(3).reversed())
    _ = library
  }

  @Test func `the last copy from before a damage stays, and comes back whenever it is asked for`()
    throws
  {
    try library(books: 5).close()
    let good = try #require(backups.makeIfDue(at: start))
    try Data("no library".utf8).write(to: URL(fileURLWithPath: folder.library.path))
    let library = try Library(at: folder.library, now: start.adding(seconds: day)) { _ in }
    var now = start
    for number in 1...6 {
      now = start.adding(seconds: (number + 1) * day)
      #expect(backups.makeIfDue(at: now) != nil)
    }
    #expect(backups.all(at: now).count == 4)
    #expect(backups.all(at: now).last == good)
    #expect(backups.good(at: now).map(\.moment) == [good.moment, now])
    #expect(try library.merge(backups.good(at: now)).added["book"] == 5)
    #expect(try library.merge(backups.good(at: now)) == ImportOutcome())
    // Who throws the damaged file away is done with it.
    for name in folder.names where name.contains("damaged") {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }
    now = now.adding(seconds: day)
    #expect(backups.makeIfDue(at: now) != nil)
    #expect(backups.all(at: now).count == 3)
    #expect(backups.good(at: now).map(\.moment) == [now])
  }

  @Test func `a damaged library is set aside, and what the last good copy has comes back`() throws {
    try library(books: 5).close()
    _ = try #require(backups.makeIfDue(at: start))
    let newer = try #require(backups.makeIfDue(at: start.adding(seconds: day)))
    // The newest copy is broken, too.
    try Data("no library".utf8).write(to: URL(fileURLWithPath: newer.path))
    try Data("no library".utf8).write(to: URL(fileURLWithPath: folder.library.path))
    var told: [LibraryDamage] = []
    let now = start.adding(seconds: 2 * day)
    let library = try Library(at: folder.library, now: now) { told.append($0) }
    #expect(
      told.map(\.notice)
        == ["A damaged library was set aside as library.sqlite.damaged-20260307T141502Z."])
    #expect(
      told.first?.offer
        == "The library was damaged: R in the library, or tome-reader import --backup"
    )
    #expect(told.count == 1)
    let reading = try library.opened(.sample("4", at: "/4"), at: start.adding(seconds: 2 * day))
    try library.save(.sample(77, at: start.seconds), of: reading, now: start.adding(seconds: day))
    let backup = try #require(backups.newestWhole(at: now))
    #expect(try library.merge(backup).added["book"] == 4)
    #expect(try library.records().count == 5)
    // What was read since is not lost for it.
    #expect(try library.savedPosition(of: reading)?.position == .sample(77))
    #expect(try library.merge(backup) == ImportOutcome())
  }

  @Test func `a removed mark is not brought back by a copy, however old that is`() throws {
    let library = try library(books: 1)
    let book = try #require(try library.book(digest: "0", path: nil))
    let mark = KeptMark(
      kind: .note, span: MarkedSpan(start: .sample(1), end: .sample(4), textBytes: 1_000_000),
      words: "words", createdAt: start)
    let rows = try library.write([(.new(1), .make(mark))], of: book)
    let copy = try #require(backups.makeIfDue(at: start))
    func change(_ isRemoved: Bool, at now: Moment) throws {
      _ = try library.write(
        [(.new(1), .change(.removed(isRemoved)))], of: book, rows: rows, now: now)
    }
    try change(true, at: start.adding(seconds: day))
    let now = start.adding(seconds: 100 * day)
    try library.forgetRemovedMarks(of: book, now: now)
    try library.merge(copy)
    #expect(try library.marks(of: book).isEmpty)
    // Without the copy nothing could bring it back but undo, and that is long ago.
    try FileManager.default.removeItem(atPath: copy.path)
    try library.forgetRemovedMarks(of: book, now: now)
    try change(false, at: now)
    #expect(try library.marks(of: book).isEmpty)
  }

  @Test func `opening a book has a copy made`() async throws {
    try library().close()
    let keeper = PositionKeeper(KeptBook(.sample("d"), in: folder.library, onNotice: { _ in }))
    keeper.moved(to: .sample(1), textBytes: 1000, showing: .init(0..<10, characters: 10))
    #expect(keeper.flush(within: patience) == nil)
    await eventually { backups.all(at: .now()).count == 1 }
  }
}

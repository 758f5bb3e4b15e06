import Books
import Datebook
import Foundation
import GRDB
import Holdings
import Shelf
import Testing

@Suite struct RepairTests {
  private static let now = Moment(seconds: 1_772_720_102)
  private let folder = TemporaryFolder()

  private var url: URL { URL(fileURLWithPath: folder.library.path) }

  private func addBooks(_ numbers: Range<Int>, to library: Library) throws {
    for number in numbers {
      let id = try library.opened(
        .sample("\(String(number * 7919 % 65_536, radix: 16))-\(number)", at: "/\(number).txt"),
        at: Moment(seconds: number))
      try library.save(.sample(number, at: 1), readings: [.sample(number)], of: id)
      if number.isMultiple(of: 3) { try library.edit([id], [.tag("third")]) }
    }
  }

  /// A library with 150 books that a backup has, and 30 that it has not.
  private func fill() throws {
    let library = try Library(at: folder.library, now: Self.now)
    try addBooks(0..<150, to: library)
    #expect(LibraryBackups(of: folder.library).makeIfDue(at: Self.now.adding(seconds: -60)) != nil)
    try addBooks(150..<180, to: library)
    try library.remove([BookID(rawValue: 5)], at: Self.now)
    try library.close()
  }

  private func repair() throws -> (RepairOutcome, Library) {
    try Library(at: folder.library, now: Self.now) { _ in }.close()
    let library = try Library(at: folder.library, now: Self.now) { _ in }
    return (try #require(try library.repair(now: Self.now.adding(seconds: 60))), library)
  }

  @Test func `whichever page is bad, all other rows come back, and the loss is told`() throws {
    try fill()
    let whole = try Data(contentsOf: url)
    let pages = whole.count / 4096
    var (losses, repairs) = (0, 0)
    for page in 1..<pages {
      for name in folder.names where !name.contains(".backup-") {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
      var bytes = whole
      bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(count: 4096))
      try bytes.write(to: url)
      var isDamaged = false
      try Library(at: folder.library, now: Self.now) { _ in isDamaged = true }.close()
      // A page that nothing stands on is no damage.
      guard isDamaged else { continue }
      let (outcome, library) = try repair()
      repairs += 1
      let books = try library.records().count
      #expect(books >= 179 - 60, "page \(page): \(outcome)")
      if let lost = outcome.books.lost {
        #expect(books + lost >= 179, "page \(page): \(outcome)")
        losses += lost
      }
      // What a backup has is never lost.
      for number in [0, 1, 70, 149] where number + 1 != 5 {
        let id = try #require(try library.records().first { $0.path == "/\(number).txt" }?.id)
        #expect(try library.savedPosition(of: id)?.position == .sample(number), "page \(page)")
      }
      // What was removed since the backup stays so, unless that is on the page that is lost.
      if outcome.books.copied == 0 {
        #expect(try library.record(of: BookID(rawValue: 5)) == nil, "page \(page)")
      }
      #expect(folder.names.contains { $0.contains(".damaged-") && $0.hasSuffix(".settled") })
      try library.close()
    }
    #expect(repairs > 10)
    #expect(losses < 120, "one page has no more books than that")
  }

  @Test(arguments: ["zeros", "noise"])
  func `a bad page of the list of tables loses nothing, not what came after the backup either`(
    way: String
  ) throws {
    try fill()
    let whole = try Data(contentsOf: url)
    let pages = (0..<whole.count / 4096).filter { page in
      whole[page * 4096..<(page + 1) * 4096].range(of: Data("CREATE TABLE".utf8)) != nil
    }
    try #require(pages.count > 2)
    // The first page has the header too.
    for page in Set(pages + [0]) {
      for name in folder.names where !name.contains(".backup-") {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
      var bytes = whole
      var random = SystemRandomNumberGenerator()
      let bad =
        way == "zeros"
        ? Data(count: 4096) : Data((0..<4096).map { _ in .random(in: 0...255, using: &random) })
      bytes.replaceSubrange(page * 4096..<(page + 1) * 4096, with: bad)
      try bytes.write(to: url)
      let (outcome, library) = try repair()
      #expect(outcome.books == RepairOutcome.Rows(read: 180, copied: 0, lost: 0), "page \(page)")
      #expect(try library.records().count == 179, "page \(page)")
      try library.close()
    }
  }

  @Test(arguments: ["zeros", "noise", "a broken header"])
  func `a bad first page loses nothing without a backup, and the first word leads to the repair`(
    way: String
  ) throws {
    let library = try Library(at: folder.library, now: Self.now)
    try addBooks(0..<400, to: library)
    try library.close()
    var bytes = try Data(contentsOf: url)
    let count = way == "a broken header" ? 100 : 4096
    var random = SystemRandomNumberGenerator()
    let bad =
      way == "zeros"
      ? Data(count: count) : Data((0..<count).map { _ in .random(in: 0...255, using: &random) })
    bytes.replaceSubrange(0..<count, with: bad)
    try bytes.write(to: url)
    var damages: [LibraryDamage] = []
    try Library(at: folder.library, now: Self.now) { damages.append($0) }.close()
    #expect(damages.count == 1 && damages[0].offer?.contains("import --backup") == true)
    // So does each that follows, until it was repaired.
    #expect(LibraryDamage(openAt: folder.library)?.offer != nil)
    let (outcome, repaired) = try repair()
    #expect(outcome.books == RepairOutcome.Rows(read: 400, copied: 0, lost: 0))
    #expect(outcome.records.lost == 0 && outcome.copy == nil)
    for record in try repaired.records() {
      #expect(try repaired.savedPosition(of: record.id) != nil)
    }
    #expect(LibraryDamage(openAt: folder.library) == nil)
  }

  @Test(arguments: ["book", "position", "reading"])
  func `a bad page above a table's rows loses none of them, also without a backup`(
    _ table: String
  ) throws {
    let library = try Library(at: folder.library, now: Self.now)
    try addBooks(0..<400, to: library)
    try library.close()
    let queue = try DatabaseQueue(path: folder.library.path)
    let root = try #require(
      try queue.read {
        try Int.fetchOne(
          $0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [table])
      })
    try queue.close()
    var bytes = try Data(contentsOf: url)
    #expect(bytes[(root - 1) * 4096] == 0x05, "the table has more than one page")
    bytes.replaceSubrange((root - 1) * 4096..<root * 4096, with: Data(count: 4096))
    try bytes.write(to: url)
    let (outcome, repaired) = try repair()
    #expect(outcome.books.lost == 0 && outcome.records.lost == 0, "\(outcome)")
    #expect(try repaired.records().count == 400)
    for record in try repaired.records() {
      #expect(try repaired.savedPosition(of: record.id) != nil)
    }
  }

  /// The pages that a table begins with, and that its first page leads to.
  private func pages(of table: String, in bytes: Data) throws -> (root: Int, below: [Int]) {
    let queue = try DatabaseQueue(path: folder.library.path)
    let found = try queue.read {
      try Int.fetchOne(
        $0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [table])
    }
    try queue.close()
    let root = try #require(found)
    let page = Array(bytes[(root - 1) * 4096..<root * 4096])
    try #require(page[0] == 0x05, "the table has more than one page")
    func number(_ at: Int, _ count: Int) -> Int {
      page[at..<at + count].reduce(0) { $0 << 8 | Int($1) }
    }
    let places = (0..<number(3, 2)).map { number(12 + 2 * $0, 2) }
    return (root, places.map { number($0, 4) } + [number(8, 4)])
  }

  @Test(arguments: [true, false])
  func `rows that are lost below a bad page come from the backup, or their loss is told`(
    _ hasBackup: Bool
  ) throws {
    let library = try Library(at: folder.library, now: Self.now)
    try addBooks(0..<400, to: library)
    if hasBackup {
      #expect(
        LibraryBackups(of: folder.library).makeIfDue(at: Self.now.adding(seconds: -60)) != nil)
    }
    try library.close()
    var bytes = try Data(contentsOf: url)
    let (root, below) = try pages(of: "position", in: bytes)
    for page in [root, below[below.count / 2]] {
      bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: Data(count: 4096))
    }
    try bytes.write(to: url)
    let (outcome, repaired) = try repair()
    let records = try repaired.records()
    let kept = try records.count { try repaired.savedPosition(of: $0.id) != nil }
    #expect(records.count == 400)
    if hasBackup {
      #expect(kept == 400 && outcome.records.copied > 0 && outcome.records.lost == 0, "\(outcome)")
    } else {
      #expect((300..<400).contains(kept) && outcome.records.lost == nil, "\(outcome)")
    }
  }

  @Test(arguments: [true, false])
  func `deleted rows do not come back, though nobody knows any more which pages are free`(
    _ isListDamaged: Bool
  ) throws {
    let library = try Library(at: folder.library, now: Self.now)
    try addBooks(0..<1500, to: library)
    try library.close()
    let queue = try DatabaseQueue(path: folder.library.path)
    try queue.writeWithoutTransaction { db in
      try db.execute(
        sql: "PRAGMA secure_delete = OFF; DELETE FROM reading WHERE id > 400 AND id < 1100")
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    let count = try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM reading") }
    try queue.close()
    #expect(LibraryBackups(of: folder.library).makeIfDue(at: Self.now.adding(seconds: -60)) != nil)
    var bytes = try Data(contentsOf: url)
    let trunk = bytes[32..<36].reduce(0) { $0 << 8 | Int($1) }
    try #require(trunk > 0, "there are free pages")
    let root = try pages(of: "reading", in: bytes).root
    for page in [root, isListDamaged ? trunk : 1] {
      bytes.replaceSubrange((page - 1) * 4096..<page * 4096, with: Data(count: 4096))
    }
    try bytes.write(to: url)
    let (outcome, repaired) = try repair()
    try repaired.close()
    let after = try DatabaseQueue(path: folder.library.path)
    #expect(
      try after.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM reading") } == count,
      "\(outcome)")
    #expect(outcome.records.lost == 0, "\(outcome)")
  }

  private func removeBackups() throws {
    for name in folder.names where name.contains(".backup-") {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
  }

  private func root(of name: String) throws -> Int {
    let queue = try DatabaseQueue(path: folder.library.path)
    defer { try? queue.close() }
    return try #require(
      try queue.read {
        try Int.fetchOne(
          $0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [name])
      })
  }

  @Test(
    arguments: [
      (3, 0x54), (16, 0x11), (18, 3), (19, 3), (19, 1), (20, 1), (21, 1), (22, 31), (23, 0),
      (31, 2),
      (47, 5), (47, 2), (55, 9), (59, 2), (59, 3), (67, 1),
    ] as [(Int, UInt8)], [true, false])
  func `a bad byte of the file's header loses nothing`(
    _ damage: (place: Int, byte: UInt8), hasBackup: Bool
  ) throws {
    try fill()
    if !hasBackup { try removeBackups() }
    var bytes = try Data(contentsOf: url)
    bytes[damage.place] = damage.byte
    try bytes.write(to: url)
    let (outcome, library) = try repair()
    #expect(outcome.books == RepairOutcome.Rows(read: 180, copied: 0, lost: 0))
    #expect(outcome.records.lost == 0 && outcome.words.hasSuffix("nothing lost"))
    #expect(try library.records().count == 179)
    try library.edit([BookID(rawValue: 7)], [.tag("new")])
  }

  @Test func `an index that begins on a page of a table is damage, and loses nothing`() throws {
    try fill()
    try removeBackups()
    let (index, table) = (try root(of: "presentBook"), try root(of: "note"))
    var bytes = try Data(contentsOf: url)
    let page = bytes[(table - 1) * 4096..<table * 4096]
    bytes.replaceSubrange((index - 1) * 4096..<index * 4096, with: Data(page))
    try bytes.write(to: url)
    let (outcome, library) = try repair()
    #expect(outcome.books == RepairOutcome.Rows(read: 180, copied: 0, lost: 0))
    #expect(try library.records().count == 179)
  }

  @Test func `an index with the rows of another one is found when a repair is asked for`() throws {
    try fill()
    let (index, other) = (try root(of: "presentBook"), try root(of: "storyByBook"))
    var bytes = try Data(contentsOf: url)
    let page = bytes[(other - 1) * 4096..<other * 4096]
    bytes.replaceSubrange((index - 1) * 4096..<index * 4096, with: Data(page))
    try bytes.write(to: url)
    #expect(try Library.setAsideIfDamaged(at: folder.library, now: Self.now))
    let (outcome, library) = try repair()
    #expect(outcome.books.lost == 0)
    #expect(try library.records().count == 179)
    try library.close()
    #expect(try !Library.setAsideIfDamaged(at: folder.library, now: Self.now))
  }

  @Test(arguments: [true, false])
  func `what only an index has of a row comes whole from the backup, or is told as lost`(
    hasBackup: Bool
  ) throws {
    try fill()
    if !hasBackup { try removeBackups() }
    let root = try root(of: "edition")
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange((root - 1) * 4096..<root * 4096, with: Data(count: 4096))
    try bytes.write(to: url)
    let (outcome, library) = try repair()
    #expect(outcome.records.lost == (hasBackup ? 30 : 180))
    try library.close()
    let queue = try DatabaseQueue(path: folder.library.path)
    let counts = try queue.read { db in
      try ["TRUE", "seenAt > 0"].map {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM edition WHERE \($0)")
      }
    }
    try queue.close()
    // The first book's was seen at the moment 0.
    #expect(counts[0] == 180 && counts[1] == (hasBackup ? 149 : 0), "\(counts)")
  }

  @Test func `a bad page of an index loses nothing, also without a backup`() throws {
    try fill()
    for name in folder.names where name.contains(".backup-") {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
    let queue = try DatabaseQueue(path: folder.library.path)
    let page = try queue.read { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'bookByReading'")
    }
    try queue.close()
    var bytes = try Data(contentsOf: url)
    let start = (try #require(page) - 1) * 4096
    bytes.replaceSubrange(start..<start + 4096, with: Data(repeating: 0xFF, count: 4096))
    try bytes.write(to: url)
    let (outcome, library) = try repair()
    #expect(outcome.books == RepairOutcome.Rows(read: 180, copied: 0, lost: 0))
    #expect(outcome.records.lost == 0 && outcome.copy == nil)
    #expect(outcome.words.hasSuffix("nothing lost"))
    #expect(try library.records().count == 179)
  }

  @Test(arguments: [0.75, 0.9])
  func `of a library that was cut short what is left comes back, without a backup too`(
    part: Double
  ) throws {
    let library = try Library(at: folder.library, now: Self.now)
    try addBooks(0..<600, to: library)
    try library.close()
    let whole = try Data(contentsOf: url)
    try whole.prefix(Int(Double(whole.count) * part)).write(to: url)
    var damage: LibraryDamage?
    try Library(at: folder.library, now: Self.now) { damage = $0 }.close()
    #expect(damage?.offer != nil)
    #expect(LibraryDamage(openAt: folder.library)?.offer != nil)
    let (outcome, repaired) = try repair()
    let books = try repaired.records().count
    #expect(outcome.books.read == books && outcome.copy == nil)
    #expect(books > 0)
    #expect(books == 600 || outcome.books.lost != 0, "\(outcome)")
  }

  @Test func `of a file in which nothing can be read nobody can tell what is lost`() throws {
    try fill()
    for name in folder.names where name.contains(".backup-") {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
    try Data(contentsOf: url).prefix(100).write(to: url)
    let (outcome, _) = try repair()
    #expect(outcome.books.lost == nil && outcome.words.hasSuffix("some lost"))
  }

  @Test(arguments: ["gone", "empty", "text", "long text", "a header alone"])
  func `what the backup has of a library that is gone is told, undone and brought back once more`(
    way: String
  ) throws {
    try fill()
    switch way {
    case "gone": try FileManager.default.removeItem(at: url)
    case "empty": try Data().write(to: url)
    case "text": try Data("no library".utf8).write(to: url)
    case "long text": try Data(String(repeating: "no library\n", count: 5000).utf8).write(to: url)
    default: try Data(contentsOf: url).prefix(100).write(to: url)
    }
    var (outcome, library) = try repair()
    for _ in 0..<2 {
      #expect(outcome.books == RepairOutcome.Rows(read: 0, copied: 150, lost: nil))
      #expect(outcome.records.read == 0 && outcome.records.copied > 150)
      #expect(outcome.words.hasPrefix("150 books, "))
      #expect(outcome.words.hasSuffix(" records from the backup; some lost"))
      #expect(try library.records().count == 150)
      #expect(LibraryDamage(openAt: folder.library) == nil)
      let isUndone = try library.undoRepair()
      #expect(isUndone && LibraryDamage(openAt: folder.library) != nil)
      #expect(try library.records().isEmpty)
      try library.close()
      (outcome, library) = try repair()
    }
  }

  @Test func `what one backup has is counted once, however often the file was gone`() throws {
    try fill()
    for second in [0, 5] {
      try FileManager.default.removeItem(at: url)
      try Library(at: folder.library, now: Self.now.adding(seconds: second)) { _ in }.close()
    }
    let library = try Library(at: folder.library, now: Self.now.adding(seconds: 9)) { _ in }
    let outcome = try #require(try library.repair(now: Self.now.adding(seconds: 60)))
    #expect(outcome.books.copied == 150)
  }

  @Test func `the undo of a repair leaves the damages of those before it settled`() throws {
    try fill()
    try Data("no library".utf8).write(to: url)
    let (_, library) = try repair()
    try library.close()
    try Data("no library".utf8).write(to: url)
    let later = Self.now.adding(seconds: 86_400)
    let second = try Library(at: folder.library, now: later) { _ in }
    _ = try #require(try second.repair(now: later.adding(seconds: 60)))
    let isUndone = try second.undoRepair()
    #expect(isUndone && folder.names.count { $0.hasSuffix(".settled") } == 1)
    #expect(LibraryDamage(openAt: folder.library)?.notice.contains(later.stamp) == true)
  }

  @Test func `books that were removed stay so, though their files were found again since`() throws {
    let library = try Library(at: folder.library, now: Self.now)
    try addBooks(0..<20, to: library)
    let (unread, opened, forgotten) = (
      BookID(rawValue: 3), BookID(rawValue: 4), BookID(rawValue: 5)
    )
    let longAgo = Self.now.adding(seconds: -Library.removedBooksStay - 60)
    try library.remove([forgotten], at: longAgo)
    #expect(try library.forgetRemovedBooks(now: Self.now) == 1)
    try library.remove([unread, opened], at: Self.now)
    try library.close()
    let queue = try DatabaseQueue(path: folder.library.path)
    let page = try queue.read { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'bookByReading'")
    }
    try queue.close()
    var bytes = try Data(contentsOf: url)
    let start = (try #require(page) - 1) * 4096
    bytes.replaceSubrange(start..<start + 4096, with: Data(repeating: 0xFF, count: 4096))
    try bytes.write(to: url)
    try Library(at: folder.library, now: Self.now) { _ in }.close()
    let found = try Library(at: folder.library, now: Self.now) { _ in }
    let later = Self.now.adding(seconds: 30)
    func facts(_ number: Int) -> BookFacts {
      .sample("\(String(number * 7919 % 65_536, radix: 16))-\(number)", at: "/\(number).txt")
    }
    _ = try found.add([facts(2), facts(3), facts(4), facts(6)], at: later)
    _ = try found.opened(facts(3), at: later)
    _ = try #require(try found.repair(now: Self.now.adding(seconds: 60)))
    let paths = Set(try found.records().compactMap(\.path))
    #expect(!paths.contains("/2.txt") && !paths.contains("/4.txt"))
    // Who opened it wants it.
    #expect(paths.contains("/3.txt") && paths.contains("/6.txt") && paths.count == 18)
  }

  @Test func `a repair is undone as a whole, and can be made once more`() throws {
    try fill()
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(4096 * 3..<4096 * 6, with: Data(count: 4096 * 3))
    try bytes.write(to: url)
    try Library(at: folder.library, now: Self.now) { _ in }.close()
    let library = try Library(at: folder.library, now: Self.now) { _ in }
    _ = try library.opened(.sample("new", at: "/new.txt"), at: Self.now)
    _ = try library.repair(now: Self.now.adding(seconds: 60))
    let repaired = try library.records().count
    #expect(repaired > 150 && LibraryDamage(openAt: folder.library) == nil)
    let isUndone = try library.undoRepair()
    #expect(isUndone)
    #expect(try library.records().map(\.path) == ["/new.txt"])
    #expect(LibraryDamage(openAt: folder.library) != nil)
    let again = try library.undoRepair()
    #expect(!again)
    _ = try library.repair(now: Self.now.adding(seconds: 120))
    #expect(try library.records().count == repaired)
  }

  @Test func `a library without one of its tables is damaged, and gets that from its backup`()
    throws
  {
    try fill()
    let queue = try DatabaseQueue(path: folder.library.path)
    try queue.write { try $0.execute(sql: "DROP TABLE position") }
    try queue.close()
    let damages = Damages()
    try Library(at: folder.library, now: Self.now, onDamage: damages.add).close()
    #expect(damages.all.first?.offer?.contains("R in the library") == true)
    let (outcome, library) = try repair()
    #expect(outcome.books.read == 180 && outcome.records.copied >= 149)
    let id = try #require(try library.records().first { $0.path == "/70.txt" }?.id)
    #expect(try library.savedPosition(of: id)?.position == .sample(70))
  }

  @Test func `the tables that a library must have are those that it has`() throws {
    try Library(at: folder.library).close()
    let queue = try DatabaseQueue(path: folder.library.path)
    let names = try queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT name FROM sqlite_schema
          WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'grdb_migrations'
          """)
    }
    // Whichever of them goes, that is noticed.
    for name in names {
      try FileManager.default.removeItem(at: url)
      try Library(at: folder.library).close()
      let queue = try DatabaseQueue(path: folder.library.path)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA foreign_keys = OFF; DROP TABLE \"\(name)\"")
      }
      try queue.close()
      var isDamaged = false
      try Library(at: folder.library) { _ in isDamaged = true }.close()
      #expect(isDamaged, "without \(name)")
      for name in folder.names where name.contains(".damaged-") {
        try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      }
    }
  }
}

import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct TornTreesTests {
  private let folder = TemporaryFolder()

  private typealias Column = TornTrees.Table.Column
  private static let words: [Column?] = [
    nil, Column(type: "TEXT", isRequired: true, isAddable: false), Column(type: "REAL"),
  ]
  private static let figures: [Column?] = [nil, Column(type: "INTEGER"), Column(type: "BLOB")]

  private var path: String { folder.path + "/rows.sqlite" }

  /// A file of pages of 512 bytes with two tables, of which one had rows that were removed.
  ///
  /// - Returns: The page that each table begins with.
  private func fill() throws -> (words: Int, figures: Int) {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA page_size = 512; VACUUM; PRAGMA secure_delete = OFF;")
      try db.execute(
        sql: """
          CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT NOT NULL, weight REAL) STRICT;
          CREATE TABLE figures (id INTEGER PRIMARY KEY, figure INTEGER, code BLOB) STRICT;
          CREATE INDEX wordsByWord ON words(word);
          """)
      try db.inTransaction {
        for number in 1...3000 {
          let word = String(repeating: "word \(number) ", count: number % 13 + 1)
          try db.execute(
            sql: "INSERT INTO words VALUES (?, ?, ?)",
            arguments: [number * 3, word, Double(number)])
          try db.execute(
            sql: "INSERT INTO figures VALUES (?, ?, ?)",
            arguments: [number, number * number, Data(word.utf8.prefix(40))])
        }
        return .commit
      }
      try db.execute(sql: "DELETE FROM words WHERE id BETWEEN 3000 AND 4200")
    }
    let roots = try queue.read { db in
      try ["words", "figures"].map {
        try Int.fetchOne(
          db, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [$0]) ?? 0
      }
    }
    try queue.close()
    return (roots[0], roots[1])
  }

  private func rows(of table: String) throws -> [[DatabaseValue]] {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM \(table) NOT INDEXED ORDER BY id").map {
        Array($0.databaseValues)
      }
    }
  }

  @Test(arguments: ["zeros", "noise"])
  func `a table has all its rows again, whichever page above them is lost`(_ way: String) throws {
    let roots = try fill()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    let (words, figures) = (try rows(of: "words"), try rows(of: "figures"))
    let tables = [
      TornTrees.Table(root: roots.words, columns: Self.words),
      TornTrees.Table(root: roots.figures, columns: Self.figures),
    ]
    let index = try DatabaseQueue(path: path).read { db in
      try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_schema WHERE type = 'index'") ?? 0
    }
    let inner = (2...whole.count / 512).filter { whole[($0 - 1) * 512] == 0x05 }
    #expect(inner.count > 10 && inner.contains(roots.words) && inner.contains(roots.figures))
    var generator = SystemRandomNumberGenerator()
    for page in inner {
      var bytes = whole
      let lost = (0..<512).map { _ in
        way == "zeros" ? 0 : UInt8.random(in: 0x20...0x7E, using: &generator)
      }
      bytes.replaceSubrange((page - 1) * 512..<page * 512, with: lost)
      try bytes.write(to: URL(fileURLWithPath: path))
      TornTrees.mend(path, tables: tables, otherRoots: [index])
      #expect(try rows(of: "words") == words, "page \(page)")
      #expect(try rows(of: "figures") == figures, "page \(page)")
    }
  }

  @Test func `a file that nothing is torn in stays as it is`() throws {
    let roots = try fill()
    let whole = try Data(contentsOf: URL(fileURLWithPath: path))
    TornTrees.mend(
      path, tables: [TornTrees.Table(root: roots.words, columns: Self.words)],
      otherRoots: [])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole)
  }

  @Test(arguments: [0, 1, 99, 100, 511, 512, 1000, 4096])
  func `what is no file of SQLite's is left alone`(_ count: Int) throws {
    let bytes = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try bytes.write(to: URL(fileURLWithPath: path))
    TornTrees.mend(path, tables: [TornTrees.Table(root: 3, columns: [nil])], otherRoots: [2])
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  /// The file, whose pages have 512 bytes.
  private func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  private func write(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: path)) }

  private func tear(_ page: Int, in bytes: inout Data) {
    bytes.replaceSubrange((page - 1) * 512..<page * 512, with: Data(count: 512))
  }

  @Test(arguments: [600, 4000])
  func `a file that is shorter than its first page is left alone`(_ count: Int) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { try $0.execute(sql: "CREATE TABLE words (id INTEGER PRIMARY KEY, word)") }
    try queue.close()
    let bytes = try bytes().prefix(count)
    try write(bytes)
    #expect(!TornTrees.mendList(in: path))
    #expect(try self.bytes() == bytes)
  }

  @Test func `a file of one page is read`() throws {
    _ = try fill()
    try write(try bytes().prefix(512))
    TornTrees.mend(path, tables: [TornTrees.Table(root: 2, columns: Self.words)], otherRoots: [])
    #expect(try bytes().count == 512)
  }

  @Test(arguments: [251, 252, 65_535])
  func `a page with more cells than it has bytes for is none`(_ count: Int) throws {
    let roots = try fill()
    var bytes = try bytes()
    let leaf = try #require((2...bytes.count / 512).first { bytes[($0 - 1) * 512] == 0x0D })
    bytes[(leaf - 1) * 512 + 3] = UInt8(count >> 8)
    bytes[(leaf - 1) * 512 + 4] = UInt8(count & 0xFF)
    tear(roots.words, in: &bytes)
    try write(bytes)
    let gaps = TornTrees.mend(
      path, tables: [TornTrees.Table(root: roots.words, columns: Self.words)],
      otherRoots: [roots.figures])
    #expect(gaps[roots.words]?.isEmpty == false)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a page that leads to itself, again and again, is followed once`() throws {
    let roots = try fill()
    var bytes = try bytes()
    let words = try rows(of: "words")
    tear(roots.words, in: &bytes)
    let last = bytes.count / 512
    // Two pages: one leads to the other, and that to itself.
    for children in [2, 40] {
      var page = [UInt8](repeating: 0, count: 512)
      page[0] = 0x05
      page[4] = UInt8(children - 1)
      func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
      page.replaceSubrange(8..<12, with: number(last + 2))
      for index in 0..<children - 1 {
        let place = 512 - 6 * (index + 1)
        page.replaceSubrange(place..<place + 6, with: number(last + 2) + [0x81, UInt8(index)])
        page.replaceSubrange(12 + 2 * index..<14 + 2 * index, with: number(place)[2...])
      }
      bytes += page
    }
    try write(bytes)
    TornTrees.mend(
      path, tables: [TornTrees.Table(root: roots.words, columns: Self.words)],
      otherRoots: [roots.figures])
    #expect(try rows(of: "words") == words)
  }

  @Test func `rows that two torn tables may have are given to neither`() throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA page_size = 512; VACUUM;")
      for table in ["seen", "heard"] {
        try db.execute(
          sql: """
            CREATE TABLE \(table) (id INTEGER PRIMARY KEY, place INTEGER NOT NULL) STRICT;
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
            INSERT INTO \(table) SELECT i, \(table == "seen" ? "i" : "-i") FROM n;
            """)
      }
      // Rows that are written from here on have a column more.
      try db.execute(
        sql: """
          ALTER TABLE seen ADD COLUMN until INTEGER;
          CREATE TABLE later (id INTEGER PRIMARY KEY, place INTEGER NOT NULL, until INTEGER) STRICT;
          INSERT INTO later SELECT id, place, NULL FROM seen;
          """)
    }
    let roots = try queue.read { db in
      try Int.fetchAll(db, sql: "SELECT rootpage FROM sqlite_schema ORDER BY rootpage")
    }
    try queue.close()
    let whole = try bytes()
    let (seen, heard) = (try rows(of: "seen"), try rows(of: "heard"))
    let place = Column(type: "INTEGER", isRequired: true, isAddable: false)
    let tables = zip(roots, [1, 0, 1]).map { root, added in
      TornTrees.Table(
        root: root, columns: [nil, place] + Array(repeating: Column(type: "INTEGER"), count: added))
    }
    var bytes = whole
    tear(roots[0], in: &bytes)
    tear(roots[1], in: &bytes)
    try write(bytes)
    #expect(TornTrees.mend(path, tables: tables, otherRoots: []).isEmpty)
    #expect(try self.bytes() == bytes)
    // Each by itself comes back.
    for (root, name, rows) in [(roots[0], "seen", seen), (roots[1], "heard", heard)] {
      var bytes = whole
      tear(root, in: &bytes)
      try write(bytes)
      let gaps = TornTrees.mend(path, tables: tables, otherRoots: [])
      #expect(gaps == [root: [Int64.min + 1...0, 501...Int64.max]])
      #expect(try self.rows(of: name) == rows)
    }
    // What has a column more is no row of a table without it.
    bytes = whole
    tear(roots[2], in: &bytes)
    tear(roots[1], in: &bytes)
    try write(bytes)
    #expect(TornTrees.mend(path, tables: tables, otherRoots: []).keys.sorted() == [roots[2]])
  }

  @Test func `deleted rows stay away, though nothing leads to the list of free pages`() throws {
    let roots = try fill()
    let (words, former) = (try rows(of: "words"), try bytes())
    var bytes = former
    #expect(bytes[36..<40].contains { $0 > 0 }, "there are free pages")
    bytes.replaceSubrange(32..<40, with: Data(count: 8))
    tear(roots.words, in: &bytes)
    try write(bytes)
    TornTrees.mend(
      path, tables: [TornTrees.Table(root: roots.words, columns: Self.words)],
      otherRoots: [roots.figures])
    #expect(try rows(of: "words") == words)
  }

  @Test func `a page that is added has no number of one that was cut off`() throws {
    let roots = try fill()
    let whole = try bytes()
    var bytes = whole.prefix(whole.count * 9 / 10 / 512 * 512)
    for page in 2...bytes.count / 512 where bytes[(page - 1) * 512] == 0x05 {
      tear(page, in: &bytes)
    }
    try write(bytes)
    TornTrees.mend(
      path, tables: [TornTrees.Table(root: roots.words, columns: Self.words)], otherRoots: [])
    #expect(try self.bytes().count > whole.count)
  }
}

import Foundation
import GRDB
import Testing

@testable import Shelf

@Suite struct TornTreesTests {
  private let folder = TemporaryFolder()

  private var path: String { folder.path + "/rows.sqlite" }

  /// A file of pages of 512 bytes with two tables, of which one had rows that were removed.
  ///
  /// - Returns: The page that each table begins with.
  private func fill() throws -> (words: Int, figures: Int) {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA page_size = 512; VACUUM;")
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
      TornTrees.Table(root: roots.words, columns: [nil, "TEXT", "REAL"]),
      TornTrees.Table(root: roots.figures, columns: [nil, "INTEGER", "BLOB"]),
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
      path, tables: [TornTrees.Table(root: roots.words, columns: [nil, "TEXT", "REAL"])],
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
}

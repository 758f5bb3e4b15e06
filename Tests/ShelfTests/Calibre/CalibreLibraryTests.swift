import Foundation
import GRDB
import Shelf
import Testing

/// A library as calibre 6 makes one, by its own schema as far as it is read.
@Suite struct CalibreLibraryTests {
  private let folder = TemporaryFolder()

  private func make() throws {
    let queue = try DatabaseQueue(path: folder.path + "/metadata.db")
    try queue.write { db in
      try db.execute(
        sql: """
          CREATE TABLE books (id INTEGER PRIMARY KEY, title TEXT, uuid TEXT, path TEXT,
            series_index REAL NOT NULL DEFAULT 1.0);
          CREATE TABLE authors (id INTEGER PRIMARY KEY, name TEXT);
          CREATE TABLE books_authors_link (id INTEGER PRIMARY KEY, book INTEGER, author INTEGER);
          CREATE TABLE series (id INTEGER PRIMARY KEY, name TEXT);
          CREATE TABLE books_series_link (id INTEGER PRIMARY KEY, book INTEGER, series INTEGER);
          CREATE TABLE tags (id INTEGER PRIMARY KEY, name TEXT);
          CREATE TABLE books_tags_link (id INTEGER PRIMARY KEY, book INTEGER, tag INTEGER);
          CREATE TABLE ratings (id INTEGER PRIMARY KEY, rating INTEGER);
          CREATE TABLE books_ratings_link (id INTEGER PRIMARY KEY, book INTEGER, rating INTEGER);
          CREATE TABLE data (id INTEGER PRIMARY KEY, book INTEGER, format TEXT, name TEXT);
          INSERT INTO books VALUES (1, 'One', 'u1', 'Ann/One (1)', 2.5), (2, 'Two', 'u2', 'x', 1);
          INSERT INTO authors VALUES (7, 'Barker| Ann'), (8, 'Bob');
          INSERT INTO books_authors_link VALUES (1, 1, 8), (2, 1, 7);
          INSERT INTO series VALUES (1, 'Lights');
          INSERT INTO books_series_link VALUES (1, 1, 1);
          INSERT INTO tags VALUES (1, 'sea');
          INSERT INTO books_tags_link VALUES (1, 1, 1);
          INSERT INTO ratings VALUES (1, 9);
          INSERT INTO books_ratings_link VALUES (1, 1, 1);
          INSERT INTO data VALUES (1, 1, 'PDF', 'One'), (2, 1, 'EPUB', 'One'), (3, 2, 'CBZ', 'Two');
          """)
    }
    try queue.close()
  }

  @Test func `what calibre knows of its books is read, the best format first`() throws {
    try make()
    let books = try CalibreLibrary(folder: folder.path).books()
    #expect(books.map(\.title) == ["One", "Two"])
    #expect(books[0].author == "Bob, Barker, Ann" && books[0].series == "Lights 2.5")
    #expect(books[0].rating == 5 && books[0].tags == ["sea"])
    #expect(books[0].formats.map(\.name) == ["EPUB", "PDF"])
    #expect(books[0].formats[0].path == folder.path + "/Ann/One (1)/One.epub")
    #expect(books[1].formats.isEmpty && books[1].rating == nil && books[1].author == nil)
  }

  @Test func `a folder without a library, and a broken file, give their sentence`() throws {
    let library = CalibreLibrary(folder: folder.path)
    #expect(throws: CalibreLibrary.Fault.absent(path: library.file)) { try library.books() }
    try Data("no database at all, but long enough".utf8).write(
      to: URL(fileURLWithPath: library.file))
    #expect(throws: CalibreLibrary.Fault.self) { try library.books() }
  }
}

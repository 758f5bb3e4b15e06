internal import GRDB
import Glibc

/// A book of a library of calibre.
package struct CalibreBook: Equatable, Sendable {
  /// What calibre knows it by, on every machine.
  package var identifier: String
  package var title: String
  package var author: String?
  /// The series with its number: `Barsetshire 2`.
  package var series: String?
  package var tags: [String]
  /// Stars from 1 to 5.
  package var rating: Int?
  /// The formats that it has, the best to read first, each with the path of its file.
  package var formats: [(name: String, path: String)]

  package static func == (left: CalibreBook, right: CalibreBook) -> Bool {
    left.identifier == right.identifier && left.title == right.title
      && left.author == right.author && left.series == right.series && left.tags == right.tags
      && left.rating == right.rating && left.formats.map(\.path) == right.formats.map(\.path)
  }
}

/// A library of calibre, which is only read: its file `metadata.db` and the books beside it.
package struct CalibreLibrary: Sendable {
  /// Why it cannot be read.
  package enum Fault: Error, Equatable, Sendable {
    /// There is no `metadata.db` in the folder.
    case absent(path: String)
    /// It is being written to, or is no library of calibre.
    case unreadable(path: String, message: String)
  }

  /// The folder.
  package let folder: String

  /// The formats that are read, the best first.
  private static let preferred = [
    "EPUB", "KEPUB", "FB2", "FBZ", "TXT", "MD", "MARKDOWN", "HTML", "HTM", "XHTML", "AZW3", "MOBI",
    "AZW", "PRC", "DOCX", "ODT", "RTF", "DOC", "PDF", "DJVU",
  ]

  /// The library in a folder.
  package init(folder: String) { self.folder = folder }

  /// The file in which calibre keeps what it knows.
  package var file: String { folder + "/metadata.db" }

  /// All books, in calibre's order.
  package func books() throws(Fault) -> [CalibreBook] {
    guard access(file, R_OK) == 0 else { throw .absent(path: file) }
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    configuration.label = "calibre"
    do {
      let queue = try DatabaseQueue(path: file, configuration: configuration)
      defer { try? queue.close() }
      return try queue.read { try read($0) }
    } catch {
      let message = (error as? DatabaseError)?.message ?? "\(error)"
      throw .unreadable(path: file, message: message)
    }
  }

  private func read(_ db: Database) throws -> [CalibreBook] {
    let authors = try names(db, "books_authors_link", "author", "authors", "name")
    let series = try names(db, "books_series_link", "series", "series", "name")
    let tags = try names(db, "books_tags_link", "tag", "tags", "name")
    var ratings: [Int64: Int] = [:]
    let rated = try Row.fetchAll(
      db,
      sql: """
        SELECT book, ratings.rating FROM books_ratings_link
        JOIN ratings ON ratings.id = books_ratings_link.rating
        """)
    // Ten is the best, in halves of stars.
    for row in rated { ratings[row[0]] = (((row[1] as Int?) ?? 0) + 1) / 2 }
    var files: [Int64: [(format: String, name: String)]] = [:]
    for row in try Row.fetchAll(db, sql: "SELECT book, format, name FROM data") {
      files[row[0], default: []].append((row[1], row[2]))
    }
    let books = try Row.fetchAll(
      db, sql: "SELECT id, uuid, title, path, series_index FROM books ORDER BY id")
    return books.map { row in
      let id: Int64 = row["id"]
      let path: String = row["path"] ?? ""
      let formats = (files[id] ?? []).compactMap {
        file -> (rank: Int, name: String, path: String)? in
        guard let rank = Self.preferred.firstIndex(of: file.format.uppercased()) else { return nil }
        return (
          rank, file.format.uppercased(),
          "\(folder)/\(path)/\(file.name).\(file.format.lowercased())"
        )
      }.sorted { $0.rank < $1.rank }
      return CalibreBook(
        identifier: row["uuid"] ?? "\(id)", title: row["title"] ?? "",
        // calibre keeps a comma in a name as a bar.
        author: authors[id].map { $0.map { $0.replacing("|", with: ",") }.joined(separator: ", ") },
        series: series[id]?.first.map { "\($0) \(Self.number(row["series_index"] ?? 1))" },
        tags: tags[id] ?? [], rating: ratings[id].flatMap { $0 > 0 ? $0 : nil },
        formats: formats.map { ($0.name, $0.path) })
    }
  }

  private static func number(_ index: Double) -> String {
    index == index.rounded() && abs(index) < 1_000_000 ? "\(Int(index))" : "\(index)"
  }

  /// The names that books have in a table, by the books, in the order in which they were given.
  private func names(
    _ db: Database, _ links: String, _ column: String, _ table: String, _ name: String
  ) throws -> [Int64: [String]] {
    var names: [Int64: [String]] = [:]
    let rows = try Row.fetchCursor(
      db,
      sql: """
        SELECT l.book, t.\(name) FROM \(links) AS l JOIN \(table) AS t ON t.id = l.\(column)
        ORDER BY l.id
        """)
    while let row = try rows.next() { names[row[0], default: []].append(row[1]) }
    return names
  }
}

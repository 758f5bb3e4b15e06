package import Books
package import Datebook
internal import GRDB
package import Holdings

/// Where the reader is in another edition of a book.
package struct OtherEditionPosition: Equatable, Sendable {
  /// The place, with the words around it.
  package var position: Position
  /// The name of the edition's file, or its title if its file is unknown.
  package var name: String
  /// When the reader was there.
  package var movedAt: Moment
}

extension Library {
  /// Has books be editions of one work, with all that are editions of theirs already.
  ///
  /// - Parameter books: Two at least.
  /// - Returns: For each book that was changed the edits that take the changes back.
  @discardableResult
  package func join(
    _ books: [BookID], now: Moment = .now()
  ) throws(LibraryError) -> [BookID: [BookEdit]] {
    let known = try works(of: books)
    let work = known.first ?? Self.newWork()
    return try edit(Set(books + editions(of: known)).sorted(), [.work(work)], now: now)
  }

  /// Has each of the books be by itself; the last edition of a work is by itself too.
  ///
  /// - Returns: For each book that was changed the edits that take the changes back.
  @discardableResult
  package func part(
    _ books: [BookID], now: Moment = .now()
  ) throws(LibraryError) -> [BookID: [BookEdit]] {
    var parted = Set(books)
    for work in try works(of: books) {
      let rest = try editions(of: [work]).filter { !parted.contains($0) }
      if rest.count == 1 { parted.insert(rest[0]) }
    }
    return try edit(parted.sorted(), [.work(nil)], now: now)
  }

  /// Where the reader is in the edition of a book's work that was read last, if that was later than the
  /// book itself was.
  package func placeInOtherEdition(of book: BookID) throws(LibraryError) -> OtherEditionPosition? {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT position.*, book.path, book.title FROM book AS own
          JOIN book ON book.work = own.work AND book.id != own.id AND book.removedAt IS NULL
          JOIN position ON position.book = book.id
          WHERE own.id = ? AND own.work IS NOT NULL AND position.movedAt
            > ifnull((SELECT movedAt FROM position WHERE book = own.id), 0)
          ORDER BY position.movedAt DESC LIMIT 1
          """, arguments: [book.rawValue])
      guard let row else { return nil }
      let file = (row["path"] as String?)?.split(separator: "/").last.map(String.init)
      return OtherEditionPosition(
        position: SavedPosition(row, match: .content).position,
        name: file ?? row["title"] ?? "another edition",
        movedAt: Moment(milliseconds: row["movedAt"]))
    }
  }

  /// The works that some of the books are editions of.
  private func works(of books: [BookID]) throws(LibraryError) -> [String] {
    try records(of: books).compactMap(\.work).reduce(into: []) { works, work in
      if !works.contains(work) { works.append(work) }
    }
  }

  /// The books that are editions of the works.
  private func editions(of works: [String]) throws(LibraryError) -> [BookID] {
    try read { db in
      try works.flatMap { work in
        try Int64.fetchAll(
          db, sql: "SELECT id FROM book WHERE work = ? AND removedAt IS NULL", arguments: [work])
      }
    }.map(BookID.init(rawValue:))
  }

  private static func newWork() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: 0 ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}

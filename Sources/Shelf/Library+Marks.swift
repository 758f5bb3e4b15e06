package import Books
package import Datebook
import Foundation
internal import GRDB

/// What is done to one mark in the library.
package enum MarkWrite: Equatable, Sendable {
  /// It is made.
  case make(KeptMark)
  /// It is changed by the reader.
  case change(MarkChange)
  /// It was found elsewhere in an edited file.
  case move(MarkedSpan)
}

extension Library {
  /// How long a removed mark stays in its row at least, in seconds: thirty days.
  private static let removedMarksStay = 30 * 24 * 3600

  /// Writes what was done to marks of `book`, all or nothing.
  ///
  /// Marks are written one by one, never as a set: what another reader of the book does to others
  /// stays. A mark that another reader has removed for good is left so.
  ///
  /// - Parameter rows: The rows of marks that were made before, by their turn.
  /// - Returns: `rows` with those of the marks made now.
  package func write(
    _ changes: [(id: MarkID, write: MarkWrite)], of book: BookID, rows: [Int: Int64] = [:],
    now: Moment = .now()
  ) throws(LibraryError) -> [Int: Int64] {
    try write { db in
      var rows = rows
      for (id, write) in changes {
        if case .make(let mark) = write, case .new(let turn) = id {
          rows[turn] = try Library.insert(mark, of: book, in: db)
          continue
        }
        let row: Int64? =
          switch id {
          case .kept(let row): row
          case .new(let turn): rows[turn]
          }
        if let row { try Library.update(row, write, now: now, in: db) }
      }
      return rows
    }
  }

  /// The marks of `book` in the order of the text, with their rows.
  package func marks(of book: BookID) throws(LibraryError) -> [(row: Int64, mark: KeptMark)] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT * FROM mark WHERE book = ? AND removedAt IS NULL ORDER BY startOffset, id
          """,
        arguments: [book.rawValue]
      ).compactMap { row in KeptMark(row).map { (row["id"], $0) } }
    }
  }

  /// The books that have marks, by title, with their marks.
  ///
  /// - Parameter book: The one book that is asked for; all of them where it is `nil`.
  package func markedBooks(_ book: BookID? = nil) throws(LibraryError) -> [MarkedBook] {
    try read { db in
      let books = try Row.fetchAll(
        db,
        sql: """
          SELECT id, title, author, path FROM book
          WHERE id = ifnull(?1, id) AND (?1 NOTNULL OR removedAt IS NULL)
            AND EXISTS (SELECT 1 FROM mark WHERE book = book.id AND removedAt IS NULL)
          ORDER BY title COLLATE NOCASE, id
          """,
        arguments: [book?.rawValue])
      return try books.map { book in
        let marks = try Row.fetchAll(
          db,
          sql: """
            SELECT * FROM mark WHERE book = ? AND removedAt IS NULL ORDER BY startOffset, id
            """,
          arguments: [book["id"] as Int64])
        return MarkedBook(
          title: book["title"], author: book["author"], path: book["path"],
          marks: marks.compactMap { KeptMark($0) })
      }
    }
  }

  /// The book that was seen with a content of this name (`ContentDigest.names`); `nil` for none. The name
  /// of a short text's samples alone also means the one book that has them.
  package func book(called name: String) throws(LibraryError) -> BookID? {
    try read { db in
      let books = try Int64.fetchAll(
        db,
        sql: """
          SELECT DISTINCT book FROM edition JOIN book ON book.id = book
          WHERE digest = ?1 AND removedAt IS NULL
          """, arguments: [name])
      return books.first.map { BookID(rawValue: $0) }
    }
  }

  /// The book with this content, else the one last seen at `path`; `nil` if neither is known.
  package func book(digest: ContentDigest?, path: String?) throws(LibraryError) -> BookID? {
    try read { db in
      let byContent = try digest.flatMap { try Library.book(with: $0, at: path, in: db) }
      if let byContent { return BookID(rawValue: byContent["id"]) }
      return try Int64.fetchOne(db, sql: "SELECT id FROM book WHERE path = ?", arguments: [path])
        .map { BookID(rawValue: $0) }
    }
  }

  /// Forgets marks of `book` that were removed so long ago that no one brings them back.
  ///
  /// One that a copy of the library may have stays as long as the copy does: taking that in would
  /// bring the mark back.
  package func forgetRemovedMarks(of book: BookID, now: Moment = .now()) throws(LibraryError) {
    let latest = now.adding(seconds: -Self.removedMarksStay)
    let sql = "FROM mark WHERE book = ? AND removedAt < ?"
    // A look first: what writes nothing waits for no one.
    let isAnyOld = try read { db in
      try Bool.fetchOne(
        db, sql: "SELECT EXISTS (SELECT 1 \(sql))",
        arguments: [book.rawValue, latest.milliseconds])
    }
    guard isAnyOld == true else { return }
    let copies = LibraryBackups(of: location).all(at: now).map(\.moment)
    let gone = min(latest, copies.min() ?? latest)
    try write { db in
      try db.execute(sql: "DELETE \(sql)", arguments: [book.rawValue, gone.milliseconds])
    }
  }
}

// MARK: - Rows

extension Library {
  private static func insert(
    _ mark: KeptMark, of book: BookID, in db: Database
  ) throws -> Int64 {
    try db.execute(
      sql: """
        INSERT INTO mark (book, kind, startOffset, startBefore, startAfter, startFraction,
          endOffset, endBefore, endAfter, endFraction, textBytes, words, note, colour, chapter,
          createdAt, editedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [book.rawValue, mark.kind.rawValue] + arguments(mark.span)
        + [
          mark.words, mark.note, mark.colour?.rawValue, mark.chapter,
          mark.createdAt.milliseconds, mark.editedAt.milliseconds,
        ])
    return db.lastInsertedRowID
  }

  private static func update(
    _ row: Int64, _ write: MarkWrite, now: Moment, in db: Database
  ) throws {
    let now = now.milliseconds
    switch write {
    case .make: break
    case .change(.note(let note)):
      try db.execute(
        sql: "UPDATE mark SET note = ?, editedAt = ? WHERE id = ?", arguments: [note, now, row])
    case .change(.colour(let colour)):
      try db.execute(
        sql: "UPDATE mark SET colour = ?, editedAt = ? WHERE id = ?",
        arguments: [colour.rawValue, now, row])
    case .change(.chapter(let chapter)):
      try db.execute(
        sql: "UPDATE mark SET chapter = ? WHERE id = ?", arguments: [chapter, row])
    case .change(.removed(let isRemoved)):
      try db.execute(
        sql: "UPDATE mark SET removedAt = ?, editedAt = ? WHERE id = ?",
        arguments: [isRemoved ? now : nil, now, row])
    case .move(let span):
      try db.execute(
        sql: """
          UPDATE mark SET startOffset = ?, startBefore = ?, startAfter = ?, startFraction = ?,
            endOffset = ?, endBefore = ?, endAfter = ?, endFraction = ?, textBytes = ?
          WHERE id = ?
          """,
        arguments: arguments(span) + [row])
    }
  }

  private static func arguments(_ span: MarkedSpan) -> StatementArguments {
    var arguments = StatementArguments()
    for place in [span.start, span.end] {
      arguments += [
        place.offset, Data(place.before), Data(place.after),
        place.fraction.isFinite ? place.fraction : 0,
      ]
    }
    return arguments + [span.textBytes]
  }
}

extension KeptMark {
  /// The mark in a row; `nil` for one of a kind that a newer version made.
  fileprivate init?(_ row: Row) {
    guard let kind = Mark.Kind(rawValue: row["kind"]) else { return nil }
    func place(_ name: String) -> Position {
      Position(
        offset: row["\(name)Offset"], before: Array(row["\(name)Before"] as Data),
        after: Array(row["\(name)After"] as Data), fraction: row["\(name)Fraction"])
    }
    self.init(
      kind: kind,
      span: MarkedSpan(start: place("start"), end: place("end"), textBytes: row["textBytes"]),
      words: row["words"], note: row["note"],
      colour: (row["colour"] as Int?).flatMap(HighlightColour.init(rawValue:)),
      chapter: row["chapter"], createdAt: Moment(milliseconds: row["createdAt"]),
      editedAt: Moment(milliseconds: row["editedAt"]))
  }
}

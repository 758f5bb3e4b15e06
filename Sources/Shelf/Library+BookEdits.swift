package import Books
package import Datebook
internal import GRDB
package import Holdings

extension Library {
  /// Changes what is known of some books, all or nothing.
  ///
  /// - Returns: For each book that was changed the edits that take the changes back, to be made in
  ///   their order.
  @discardableResult
  package func edit(
    _ books: [BookID], _ edits: [BookEdit], now: Moment = .now()
  ) throws(LibraryError) -> [BookID: [BookEdit]] {
    try edit(
      Dictionary(books.map { ($0, edits) }, uniquingKeysWith: { first, _ in first }), now: now)
  }

  /// Changes what is known of some books, each by edits of its own, all or nothing.
  ///
  /// - Returns: For each book that was changed the edits that take the changes back, to be made in
  ///   their order.
  @discardableResult
  package func edit(
    _ edits: [BookID: [BookEdit]], now: Moment = .now()
  ) throws(LibraryError) -> [BookID: [BookEdit]] {
    try write { db in
      var undo: [BookID: [BookEdit]] = [:]
      for (book, edits) in edits {
        for edit in edits {
          let inverse = try Library.inverse(of: edit, for: book, in: db)
          guard let inverse else { continue }
          undo[book] = inverse + (undo[book] ?? [])
          try Library.apply(edit, to: book.rawValue, now: now.milliseconds, in: db)
        }
      }
      try Library.removeUnusedTags(in: db)
      return undo
    }
  }
}

// MARK: - One edit

extension Library {
  private static func apply(
    _ edit: BookEdit, to book: Int64, now: Int, in db: Database
  ) throws {
    func set(_ columns: String, _ values: StatementArguments) throws {
      // Many books may be changed at once, all in the same way.
      try db.cachedStatement(sql: "UPDATE book SET \(columns) WHERE id = ?")
        .execute(arguments: values + [book])
    }
    switch edit {
    case .status(let status):
      try set(
        "statusEditedAt = ?, \(dates(of: status))", [now, status.rawValue] + dates(status, now))
    case .tag(let name, let colour): try tag(book, name, colour, now: now, in: db)
    case .untag(let name):
      // The row stays, so that a library that is merged, and has the tag still, does not bring it back.
      try db.execute(
        sql: """
          UPDATE bookTag SET isRemoved = 1, editedAt = ?
          WHERE book = ? AND tag = (SELECT id FROM tag WHERE name = ?) AND NOT isRemoved
          """, arguments: [now, book, name])
    case .colour(let name, let colour):
      try db.execute(
        sql: "UPDATE tag SET colour = ?, editedAt = ? WHERE name = ?",
        arguments: [colour.rawValue, now, name])
    case .rating(let rating): try set("rating = ?, ratingEditedAt = ?", [rating, now])
    case .title(let title, let isOwn):
      try set(
        "title = ?, titleIsOwn = ?, titleEditedAt = ?", [title.map(SingleLine.of), isOwn, now])
    case .author(let author, let isOwn):
      try set(
        "author = ?, authorIsOwn = ?, authorEditedAt = ?", [author.map(SingleLine.of), isOwn, now])
    case .series(let series):
      try set("series = ?, seriesEditedAt = ?", [series.map(SingleLine.of), now])
    case .work(let work): try set("work = ?, workEditedAt = ?", [work, now])
    case .description(let summary, let published):
      try set("summary = ?, published = ?", [summary, published.map(SingleLine.of)])
    case .note(let note): try set("note = ?, noteEditedAt = ?", [note, now])
    case .startedAt(let moment):
      try set("startedAt = ?, statusEditedAt = ?", [moment?.milliseconds, now])
    case .finishedAt(let moment):
      try set("finishedAt = ?, statusEditedAt = ?", [moment?.milliseconds, now])
    }
  }

  /// What is set for a status: it, and the dates that go with it.
  private static func dates(of status: BookStatus) -> String {
    switch status {
    case .toRead: "status = ?, startedAt = NULL, finishedAt = NULL"
    case .reading: "status = ?, startedAt = ifnull(startedAt, ?), finishedAt = NULL"
    case .finished:
      "status = ?, startedAt = ifnull(startedAt, ?), finishedAt = ifnull(finishedAt, ?)"
    }
  }

  private static func dates(_ status: BookStatus, _ now: Int) -> StatementArguments {
    switch status {
    case .toRead: []
    case .reading: [now]
    case .finished: [now, now]
    }
  }

  static func tag(
    _ book: Int64, _ name: String, _ colour: TagColour?, now: Int, in db: Database
  ) throws {
    // Each new tag gets the next colour, so that they can be told apart at once.
    let colours = TagColour.allCases.filter { $0 != .grey }
    let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM tag") ?? 0
    try db.execute(
      sql: "INSERT INTO tag (name, colour) VALUES (?, ?) ON CONFLICT (name) DO NOTHING",
      arguments: [name, (colour ?? colours[count % colours.count]).rawValue])
    try db.execute(
      sql: """
        INSERT INTO bookTag (book, tag, editedAt) SELECT ?, id, ? FROM tag WHERE name = ?
        ON CONFLICT DO UPDATE SET isRemoved = 0, editedAt = excluded.editedAt WHERE isRemoved
        """,
      arguments: [book, now, name])
  }

  /// Forgets tags that no book has: not those of books that were removed and may come back.
  static func removeUnusedTags(in db: Database) throws {
    try db.execute(sql: "DELETE FROM tag WHERE id NOT IN (SELECT tag FROM bookTag)")
  }

  /// What takes an edit back; `nil` if there is no such book, or nothing to change.
  private static func inverse(
    of edit: BookEdit, for book: BookID, in db: Database
  ) throws -> [BookEdit]? {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT * FROM book WHERE id = ? AND removedAt IS NULL"),
        arguments: [book.rawValue])
    else { return nil }
    func moment(_ name: String) -> Moment? {
      (row[name] as Int?).map { Moment(milliseconds: $0) }
    }
    switch edit {
    case .status:
      return [
        .status(BookStatus(rawValue: row["status"]) ?? .toRead), .startedAt(moment("startedAt")),
        .finishedAt(moment("finishedAt")),
      ]
    case .tag(let name, _): return try tag(name, of: book, in: db) == nil ? [.untag(name)] : nil
    case .untag(let name): return try tag(name, of: book, in: db).map { [.tag($0.name, $0.colour)] }
    case .colour(let name, let colour):
      let tag = try tag(name, of: book, in: db)
      return tag.flatMap { $0.colour == colour ? nil : [.colour($0.name, $0.colour)] }
    case .rating: return [.rating(row["rating"])]
    case .title: return [.title(row["title"], isOwn: row["titleIsOwn"])]
    case .author: return [.author(row["author"], isOwn: row["authorIsOwn"])]
    case .series: return [.series(row["series"])]
    case .work: return [.work(row["work"])]
    case .description:
      return [.description(row["summary"], published: row["published"])]
    case .note: return [.note(row["note"])]
    case .startedAt: return [.startedAt(moment("startedAt"))]
    case .finishedAt: return [.finishedAt(moment("finishedAt"))]
    }
  }

  /// A tag of a book's; `nil` if the book has none of the name.
  private static func tag(
    _ name: String, of book: BookID, in db: Database
  ) throws -> BookTag? {
    try tags(of: book.rawValue, in: db).first { BookFilter.isSame($0.name, name) }
  }
}

package import Books
package import Datebook
import Files
internal import GRDB

/// What became of a file that was to be added to the library.
package enum Addition: Equatable, Sendable {
  /// It is a new book.
  case added(BookID)
  /// A book that had been removed is back, with all that was kept of it.
  case restored(BookID)
  /// The library has a book with this content, or with an earlier one of the same text.
  case known(BookID)
  /// The library has a book with this content, whose file had gone: it is here now.
  case moved(BookID)
  /// The library has a book with nearly this content, whose file is another one: this one is not kept.
  case edition(BookID)

  /// The book.
  package var book: BookID {
    switch self {
    case .added(let book), .restored(let book), .known(let book), .moved(let book),
      .edition(let book):
      book
    }
  }
}

extension Library {
  /// Adds books that are not opened yet, all or nothing; what became of each, in their order.
  package func add(_ books: [BookFacts], at moment: Moment) throws(LibraryError) -> [Addition] {
    try write { db in
      try books.map { try Library.add($0, at: moment, in: db) }
    }
  }

  /// Those of some texts that are no books which the reader has taken out of the library.
  package func notRemoved(_ books: [BookFacts]) throws(LibraryError) -> [BookFacts] {
    try read { db in
      try books.filter { facts in
        try Library.book(with: facts.digest, at: facts.path, in: db)?["isRemoved"] != true
      }
    }
  }

  /// The bytes of the files that the library knows, by their paths: those of removed books, too.
  package func fileSizes() throws(LibraryError) -> [String: Int] {
    try read { db in
      let rows = try Row.fetchCursor(
        db, sql: "SELECT path, fileBytes FROM book WHERE path NOTNULL")
      var sizes: [String: Int] = [:]
      while let row = try rows.next() { sizes[row[0]] = row[1] }
      return sizes
    }
  }

  private static func add(
    _ facts: BookFacts, at moment: Moment, in db: Database
  ) throws -> Addition {
    let addition = try settle(facts, at: moment, in: db)
    if case .added = addition { return addition }
    let id = addition.book.rawValue
    let row = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT path, fileBytes FROM book WHERE id = ?"), arguments: [id])
    let path: String? = row?["path"]
    if path == facts.path {
      // A file that had gone is back; what grew between the samples of its digest is the same content to
      // that, but longer.
      try db.cachedStatement(
        sql: """
          UPDATE book SET isMissing = 0, fileBytes = ? WHERE id = ? AND (isMissing OR fileBytes <> ?)
          """
      ).execute(arguments: [facts.size, id, facts.size])
    }
    let isMoved = path != facts.path && !isFile(path)
    guard isMoved || addition == .restored(addition.book) else {
      // The samples of a digest miss small edits.
      let isLonger = path != facts.path && row?["fileBytes"] != facts.size
      return isLonger ? .edition(addition.book) : addition
    }
    try place(id, at: facts.path, in: db)
    return isMoved && addition == .known(addition.book) ? .moved(addition.book) : addition
  }

  /// Whether a file is there, or may be: if nobody may look it is not gone.
  private static func isFile(_ path: String?) -> Bool {
    path.map(FilePlace.isThere) ?? false
  }
}

// MARK: - Files that have gone

extension Library {
  /// Looks which books' files are there, and keeps that; the books for which that has changed.
  ///
  /// - Complexity: A system call for each book, before anything is written.
  package func lookForFiles() throws(LibraryError) -> [BookID] {
    let known = try read { db in
      try Row.fetchAll(
        db, sql: "SELECT id, path, isMissing FROM book WHERE path NOTNULL AND removedAt IS NULL")
    }
    let changed = known.filter { Library.isFile($0["path"]) == ($0["isMissing"] as Bool) }
    guard !changed.isEmpty else { return [] }
    try write { db in
      for row in changed {
        try db.execute(
          sql: "UPDATE book SET isMissing = NOT isMissing WHERE id = ? AND path = ?",
          arguments: [row["id"] as Int64, row["path"] as String])
      }
    }
    return changed.map { BookID(rawValue: $0["id"]) }
  }

  /// What pointing a book to a file came to.
  package enum Relocation: Equatable, Sendable {
    /// The book is there now.
    case done
    /// The file is another book's; nothing was changed.
    case isOther(BookID)
    /// The content is one that the book was never seen with; nothing was changed.
    case differs
  }

  /// Has a book be in the file of `facts` from now on.
  ///
  /// - Parameter isSure: Whether the reader said that a file with another content is the book.
  package func relocate(
    _ book: BookID, to facts: BookFacts, isSure: Bool = false, at moment: Moment
  ) throws(LibraryError) -> Relocation {
    try write { db in
      let owner: Int64? = try Library.book(with: facts.digest, at: facts.path, in: db)?["id"]
      if let owner, owner != book.rawValue { return .isOther(BookID(rawValue: owner)) }
      guard owner != nil || isSure else { return .differs }
      try Library.see(facts, of: book.rawValue, at: moment, in: db)
      try Library.place(book.rawValue, at: facts.path, in: db)
      try db.execute(
        sql: "UPDATE book SET fileBytes = ? WHERE id = ?",
        arguments: [facts.size, book.rawValue])
      return .done
    }
  }
}

package import Books

/// The quick way to a saved place, for the start of the program, before the first page is shown.
///
/// What is wrong with the library is told by `Library`, later.
package enum PositionLookup {
  /// How long a library that another program holds is waited for, in milliseconds.
  static let patience: Int32 = 25

  /// What is known of a book before its first page is shown.
  package struct Found: Equatable, Sendable {
    /// What the book was found by: one found by its path alone may be another book than the text.
    package var match: SavedPosition.Match
    /// The place kept for it; `nil` for a book that was not read yet.
    package var place: SavedPosition?
    /// What the reader calls it, or of a book found by its path what it is called: its text may have another
    /// beginning by now. `nil` if its text says that.
    package var title: String?
    /// Whom the reader says that it is by; `nil` within for nobody, `nil` if its text says that.
    package var author: String??

    /// Whether the reader said that it counts as a dated text; `nil` if nothing was said.
    package var isDated: Bool?

    /// What the reader has chosen for its lines: words between spaces.
    package var lines: String?

    /// What is known of a book.
    package init(
      by match: SavedPosition.Match, place: SavedPosition? = nil, title: String? = nil,
      author: String?? = nil, isDated: Bool? = nil
    ) {
      self.match = match
      self.place = place
      self.title = title
      self.author = author
      self.isDated = isDated
    }
  }

  private static let query = query(
    lines: "(SELECT choices FROM bookLines WHERE bookLines.book = id)")

  /// The same for a library of the version before, which keeps nothing of lines.
  private static let formerQuery = query(lines: "NULL")

  private static func query(lines: String) -> String {
    """
    SELECT textOffset, textBefore, textAfter, fraction, textBytes, rank,
      iif(titleIsOwn OR rank = 2, title, NULL),
      authorIsOwn OR (rank = 2 AND author NOTNULL), author, path, \(BookText.isKnownWhole), isDated,
      \(lines)
    FROM (
      SELECT book AS id, digest IS NOT ?3 AS rank FROM edition WHERE digest IN (?1, ?3)
      UNION ALL SELECT id, 2 FROM book WHERE path = ?2
    ) JOIN book USING (id) LEFT JOIN position ON position.book = id
    ORDER BY rank
    """
  }

  /// The same for a library of an earlier version, before it is brought up to date.
  private static let earlierQuery = """
    SELECT textOffset, textBefore, textAfter, fraction, textBytes, 1 AS rank, NULL, 0, NULL, NULL, 0, NULL, NULL
    FROM edition JOIN position USING (book) WHERE digest = ?1
    UNION ALL
    SELECT textOffset, textBefore, textAfter, fraction, textBytes, 2 AS rank, NULL, 0, NULL, NULL, 0, NULL, NULL
    FROM book JOIN position ON position.book = book.id WHERE path = ?2
    ORDER BY rank
    """

  /// What is known of the book with this content, else of the book last seen at this path.
  ///
  /// - Parameters:
  ///   - path: The library's file.
  ///   - digest: What the book's file is known by, where that is known.
  ///   - file: The absolute path of the book's file.
  /// - Returns: `nil` if there is no such book, or the library is missing, damaged, locked or of a
  ///   version that has no such tables.
  package static func find(library path: String, digest: ContentDigest?, file: String) -> Found? {
    guard let book = QuickQuery(query, formerQuery, earlierQuery, library: path, patience: patience)
    else {
      return nil
    }
    book.bind(digest?.sampled, at: 1)
    book.bind(file, at: 2)
    book.bind(digest?.whole, at: 3)
    guard book.next() else { return nil }
    // The samples alone may be those of another text, which begins like this one.
    while book.int(5) == 1, let digest,
      BookText(path: book.text(9), isKnownWhole: book.int(10) != 0).isOther(than: digest, at: file)
    {
      guard book.next() else { return nil }
    }
    var found = Found(by: book.int(5) < 2 ? .content : .path)
    if !book.isNull(0) {
      let position = Position(
        offset: book.int(0), before: book.bytes(1), after: book.bytes(2), fraction: book.double(3))
      found.place = SavedPosition(position: position, textBytes: book.int(4), match: found.match)
    }
    found.title = book.text(6)
    if book.int(7) != 0 { found.author = .some(book.text(8)) }
    found.lines = book.text(12)
    if !book.isNull(11) { found.isDated = book.int(11) != 0 }
    return found
  }
}

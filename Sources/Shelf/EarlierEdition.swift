package import Books

/// A book that a text with another content at another path may be an edition of, since it has the same
/// name: what is kept of it is looked for in the text.
///
/// A book that is published once more has its identifier, or else its title and its author, and nearly
/// its text. Names alone prove nothing, since a translation has them too: the text around the place does.
package struct EarlierEdition: Equatable, Sendable {
  /// The book.
  package var book: BookID
  /// The place that is kept of it.
  package var place: SavedPosition
  /// Where it was last seen.
  package var path: String?
  /// Whether the publisher gave both the same identifier.
  package var hasSameIdentifier: Bool
  /// Whether both have the same title and the same author.
  package var hasSameTitle: Bool

  /// What the reader calls it; `nil` if its text says that.
  package var title: String?
  /// Whom the reader says that it is by; `nil` within for nobody, `nil` if its text says that.
  package var author: String??
  /// What the reader has chosen for its lines: words between spaces.
  package var lines: String?

  /// A book with this place.
  init(
    book: BookID, place: SavedPosition, path: String?, hasSameIdentifier: Bool, hasSameTitle: Bool
  ) {
    self.book = book
    self.place = place
    self.path = path
    self.hasSameIdentifier = hasSameIdentifier
    self.hasSameTitle = hasSameTitle
  }

  /// The books that were opened and have the name of `facts`, of the library at `path`, for the start of
  /// the program; none where the library cannot be asked.
  package static func find(library path: String, of facts: BookFacts) -> [EarlierEdition] {
    guard let row = QuickQuery(query, library: path, patience: PositionLookup.patience) else {
      return []
    }
    row.bind(facts.metadata.identifier?.name, at: 1)
    row.bind(facts.title, at: 2)
    row.bind(facts.author, at: 3)
    var editions: [EarlierEdition] = []
    while row.next() {
      let position = Position(
        offset: row.int(0), before: row.bytes(1), after: row.bytes(2), fraction: row.double(3))
      var edition = EarlierEdition(
        book: BookID(rawValue: Int64(row.int(5))),
        place: SavedPosition(position: position, textBytes: row.int(4), match: .path),
        path: row.text(6), hasSameIdentifier: row.int(7) != 0, hasSameTitle: row.int(8) != 0)
      edition.title = row.text(9)
      if row.int(10) != 0 { edition.author = .some(row.text(11)) }
      edition.lines = row.text(12)
      editions.append(edition)
    }
    return editions.filter { $0.mayBe(facts) }
  }

  /// What the library has of the books with an identifier, or with a title and an author, that were
  /// opened: at most three, the likeliest first.
  static let query = """
    SELECT textOffset, textBefore, textAfter, fraction, textBytes, book, path,
      max(isNamed) AS hasSameIdentifier,
      ifnull(title = ?2 COLLATE NOCASE AND author = ?3 COLLATE NOCASE, 0) AS hasSameTitle,
      iif(titleIsOwn, title, NULL), authorIsOwn, author,
      (SELECT choices FROM bookLines WHERE bookLines.book = id)
    FROM (
      SELECT book AS id, 1 AS isNamed FROM edition WHERE identifier = ?1
      UNION ALL
      SELECT id, 0 FROM book WHERE title = ?2 COLLATE NOCASE AND author = ?3 COLLATE NOCASE
    ) JOIN book USING (id) JOIN position ON position.book = book.id
    WHERE removedAt IS NULL GROUP BY book.id
    ORDER BY hasSameIdentifier DESC, movedAt DESC LIMIT 3
    """

  /// The name of its file; `nil` if that is not known.
  package var fileName: String? {
    path?.split(separator: "/").last.map(String.init)
  }

  /// Whether a text may be an edition of it. Of a text and its conversion into another format, which have
  /// the same title, both stay books: the reader may join them.
  func mayBe(_ facts: BookFacts) -> Bool {
    guard !hasSameIdentifier, let path, let other = facts.path else { return true }
    return Self.ending(of: path) == Self.ending(of: other)
  }

  private static func ending(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[$0...].lowercased() }
  }

  /// Looks whether a text is an edition of it, and where the place is in it.
  ///
  /// - Returns: The offset of the place, 0 if that is where both begin; `nil` for another book.
  package func find(in text: any TextSource, isWhole: Bool) -> Int? {
    // Volumes of one title begin alike.
    guard hasSameIdentifier || !place.isAtBeginning else { return nil }
    switch place.find(in: text, isWhole: isWhole) {
    case .found(let offset): return offset
    case .absent: return nil
    case .unknown: return isWhole && hasSameIdentifier && hasSameTitle ? 0 : nil
    }
  }
}

/// The places that tell which book a new content is an edition of.
package struct EditionPlaces: Equatable, Sendable {
  /// The place of the book that was last seen at its path.
  package var atPath: SavedPosition?
  /// The books at other paths that have its name.
  package var elsewhere: [EarlierEdition]

  /// Places of these books.
  package init(atPath: SavedPosition? = nil, elsewhere: [EarlierEdition] = []) {
    self.atPath = atPath
    self.elsewhere = elsewhere
  }

  /// Whether there is nothing to look for.
  package var isEmpty: Bool { atPath == nil && elsewhere.isEmpty }
}

extension BookFacts {
  /// Notes which book a text is an edition of.
  package mutating func recognize(
    by places: EditionPlaces, in text: any TextSource, isWhole: Bool
  ) {
    continuesPath = places.atPath?.find(in: text, isWhole: isWhole).isBook
    guard continuesPath != true else { return }
    editionOf = places.elsewhere.first { $0.find(in: text, isWhole: isWhole) != nil }?.book
  }
}

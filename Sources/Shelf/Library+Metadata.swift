import Books
import Holdings
internal import GRDB

// What a book says of itself is a proposal: it fills what nothing is known of, and never changes what
// the reader has said. Its subjects become tags of a new book, which the reader may take away; the time
// 0 says that they are not the reader's own.

extension Library {
  /// A book gets no more tags of its subjects, and none that is longer: a subject may be a sentence.
  private static let (mostTags, longestTag) = (12, 40)

  /// Takes what a book says of itself for what nothing is known of.
  ///
  /// - Parameter isNew: Whether the reader has said nothing of it: subjects become tags.
  static func propose(
    _ metadata: BookMetadata, for book: Int64, isNew: Bool, in db: Database
  ) throws {
    if let series = metadata.series {
      try db.cachedStatement(
        sql: """
          UPDATE book SET series = ? WHERE id = ? AND series IS NULL AND seriesEditedAt IS NULL
          """
      ).execute(arguments: [series, book])
    }
    if metadata.summary != nil || metadata.published != nil {
      try db.cachedStatement(
        sql: """
          UPDATE book SET summary = ifnull(summary, ?1), published = ifnull(published, ?2)
          WHERE id = ?3 AND (summary IS NULL AND ?1 NOTNULL OR published IS NULL AND ?2 NOTNULL)
          """
      ).execute(arguments: [metadata.summary, metadata.published, book])
    }
    guard isNew else { return }
    let names = metadata.subjects.flatMap(subjects).compactMap { BookTag.name($0) }
    for name in names.filter({ $0.count <= longestTag }).prefix(mostTags) {
      try tag(book, name, nil, now: 0, in: db)
    }
  }

  /// The subjects of a line: those of the Library of Congress have parts, of which the first counts.
  private static func subjects(in line: String) -> [String] {
    let parts = line.replacing(" -- ", with: "\n").split(separator: "\n").map(String.init)
    return parts.first.map { [$0] } ?? []
  }
}

package import Books
package import Datebook
internal import GRDB
package import Holdings

extension Library {
  /// The stories that are kept, oldest first: without those that were removed, and those that were only
  /// printed.
  ///
  /// - Parameter hasTexts: Whether their texts are read too.
  package func stories(hasTexts: Bool = false) throws(LibraryError) -> [StoryRecord] {
    try stories(
      where: """
        removedAt IS NULL AND state <> 'printed'
        AND (book IS NULL OR book IN (SELECT id FROM book WHERE removedAt IS NULL))
        """, [], hasTexts: hasTexts)
  }

  /// The story of an identifier, or of its first digits where no other begins so; with its text.
  package func story(_ identifier: String) throws(LibraryError) -> StoryRecord? {
    let found = try stories(
      where: "substr(identifier, 1, ?) = ? AND removedAt IS NULL",
      [identifier.utf8.count, identifier], hasTexts: true)
    return found.count == 1 ? found[0] : nil
  }

  /// The story that a book is; with its text.
  package func story(of book: BookID) throws(LibraryError) -> StoryRecord? {
    try stories(where: "book = ?", [book.rawValue], hasTexts: true).first
  }

  /// The identifiers of all stories, also of those that were removed.
  package func storyIdentifiers() throws(LibraryError) -> Set<String> {
    try read { db in
      Set(try String.fetchAll(db, sql: "SELECT identifier FROM story"))
    }
  }

  /// The outlines of all stories that were told here, in the order of the telling: also of those that
  /// were only printed, or removed since.
  package func toldOutlines() throws(LibraryError) -> [String] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT outline FROM story WHERE outline LIKE '%/%' ORDER BY toldAt, rowid")
    }
  }

  private func stories(
    where condition: String, _ arguments: StatementArguments, hasTexts: Bool
  ) throws(LibraryError) -> [StoryRecord] {
    try read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT identifier, collection, ordinal, book, title, band, theme, focus, hero, request,
            state, teller, seed, outline, \(hasTexts ? "text" : "'' AS text"), file, words, grade,
            failure, attempts, createdAt, toldAt
          FROM story WHERE \(condition) ORDER BY createdAt, ordinal, rowid
          """, arguments: arguments
      ).compactMap(Self.story)
    }
  }

  private static func story(_ row: Row) -> StoryRecord? {
    guard let state = StoryRecord.State(rawValue: row["state"]) else { return nil }
    var story = StoryRecord(
      identifier: row["identifier"], collection: row["collection"], ordinal: row["ordinal"],
      title: row["title"], band: row["band"], theme: row["theme"], focus: row["focus"],
      hero: row["hero"], request: row["request"], state: state, teller: row["teller"],
      seed: UInt64(row["seed"] as String) ?? 0, createdAt: Moment(milliseconds: row["createdAt"]))
    story.book = (row["book"] as Int64?).map { BookID(rawValue: $0) }
    (story.outline, story.text, story.file) = (row["outline"], row["text"], row["file"])
    (story.words, story.grade) = (row["words"], row["grade"])
    (story.failure, story.attempts) = (row["failure"], row["attempts"])
    story.toldAt = (row["toldAt"] as Int?).map { Moment(milliseconds: $0) }
    return story
  }

  /// Keeps a story as it is now, whether it is new or known.
  ///
  /// - Parameter isPrinted: Whether it was only printed: it counts as told, and is not listed.
  package func keep(
    _ story: StoryRecord, isPrinted: Bool = false, at moment: Moment = .now()
  ) throws(LibraryError) {
    try keep([story], isPrinted: isPrinted, at: moment)
  }

  /// Keeps stories as they are now, all or none.
  package func keep(
    _ stories: [StoryRecord], isPrinted: Bool = false, at moment: Moment = .now()
  ) throws(LibraryError) {
    try write { db in
      for story in stories { try Self.write(story, isPrinted, moment, in: db) }
    }
  }

  private static func write(
    _ story: StoryRecord, _ isPrinted: Bool, _ moment: Moment, in db: Database
  ) throws {
    try db.execute(
      sql: """
        INSERT INTO story (identifier, collection, ordinal, book, title, band, theme, focus, hero,
          request, state, teller, seed, outline, text, file, words, grade, failure, attempts,
          createdAt, toldAt, editedAt)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (identifier) DO UPDATE SET book = excluded.book, title = excluded.title,
          request = excluded.request, state = excluded.state, teller = excluded.teller,
          seed = excluded.seed, outline = excluded.outline, text = excluded.text,
          file = excluded.file, words = excluded.words, grade = excluded.grade,
          failure = excluded.failure, attempts = excluded.attempts, toldAt = excluded.toldAt,
          editedAt = excluded.editedAt
        """,
      arguments: [
        story.identifier, story.collection, story.ordinal, story.book?.rawValue, story.title,
        story.band, story.theme, story.focus, story.hero, story.request,
        isPrinted ? "printed" : story.state.rawValue, story.teller, "\(story.seed)",
        story.outline, story.text, story.file, story.words, story.grade, story.failure,
        story.attempts, story.createdAt.milliseconds, story.toldAt?.milliseconds,
        moment.milliseconds,
      ])
  }

  /// Takes a story's row that no book stands for, such as a failed one, out of the lists.
  package func removeStory(
    _ identifier: String, at moment: Moment = .now()
  ) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: "UPDATE story SET removedAt = ?, editedAt = ? WHERE identifier = ?",
        arguments: [moment.milliseconds, moment.milliseconds, identifier])
    }
  }

  /// Brings a story's row back that was taken out of the lists.
  package func restoreStory(
    _ identifier: String, at moment: Moment = .now()
  ) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: "UPDATE story SET removedAt = NULL, editedAt = ? WHERE identifier = ?",
        arguments: [moment.milliseconds, identifier])
    }
  }

  /// Takes a queued, partial or failed story for telling, so that no other program tells it too.
  ///
  /// - Parameter isLocked: Whether a lock tells that no other program tells it now: it need not have
  ///   been silent for a while then.
  /// - Returns: Whether it was taken: false if it is told by now, or another one tells it.
  package func beginTelling(
    _ identifier: String, isLocked: Bool = false, at moment: Moment = .now()
  ) throws(LibraryError) -> Bool {
    try write { db in
      try db.execute(
        sql: """
          UPDATE story SET state = 'telling', attempts = attempts + 1, failure = NULL, editedAt = ?
          WHERE identifier = ? AND removedAt IS NULL
            AND (state IN ('queued', 'partial', 'failed')
              OR (state IN ('telling', 'checking')
                AND (? OR editedAt < ? - CASE teller WHEN 'composer' THEN ? ELSE ? END)))
          """,
        arguments: [
          moment.milliseconds, identifier, isLocked, moment.milliseconds, Self.silenceOfComposer,
          Self.silenceOfTeller,
        ])
      return db.changesCount == 1
    }
  }

  /// After how many milliseconds without a sign a teller counts as gone: a model may be silent for long,
  /// the composer is not.
  private static let silenceOfTeller = 60_000
  private static let silenceOfComposer = 3_000
}

// MARK: - Collections

extension Library {
  /// The collections, oldest first.
  package func storyCollections() throws(LibraryError) -> [StoryCollection] {
    try read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM collection WHERE removedAt IS NULL ORDER BY createdAt, rowid"
      ).map { row in
        StoryCollection(
          identifier: row["identifier"], title: row["title"], band: row["band"],
          focus: row["focus"],
          interests: (row["interests"] as String).split(separator: "\n").map(String.init),
          createdAt: Moment(milliseconds: row["createdAt"]))
      }
    }
  }

  /// Keeps a collection with its stories, all or nothing: before the first of them is told.
  package func keep(
    _ collection: StoryCollection, _ stories: [StoryRecord], at moment: Moment = .now()
  ) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO collection (identifier, title, band, focus, interests, createdAt, editedAt)
          VALUES (?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (identifier) DO UPDATE SET title = excluded.title,
            editedAt = excluded.editedAt
          """,
        arguments: [
          collection.identifier, collection.title, collection.band, collection.focus,
          collection.interests.joined(separator: "\n"), collection.createdAt.milliseconds,
          moment.milliseconds,
        ])
      for story in stories { try Self.write(story, false, moment, in: db) }
    }
  }
}

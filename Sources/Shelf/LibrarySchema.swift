internal import GRDB

/// The library's tables: a list of migrations that only grows.
///
/// A migration that was released is never changed: what it made is on readers' disks. Times are
/// milliseconds since 1970 UTC, days are numbers of `Day`, offsets are UTF-8 bytes of the text.
enum LibrarySchema {
  /// All migrations, oldest first.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 books, editions, positions, reading") { db in
      try db.execute(sql: books)
    }
    migrator.registerMigration("marks") { db in
      try db.execute(sql: marks)
    }
    migrator.registerMigration("characters of readings") { db in
      try db.execute(sql: "ALTER TABLE reading ADD COLUMN characters INTEGER")
    }
    migrator.registerMigration("notes") { db in
      try db.execute(sql: notes)
    }
    migrator.registerMigration("books that count as dated") { db in
      // What the reader said; NULL where the text itself decides.
      try db.execute(sql: "ALTER TABLE book ADD COLUMN isDated INTEGER")
    }
    migrator.registerMigration("status, tags and what else is known of books") { db in
      try db.execute(sql: records)
    }
    migrator.registerMigration("plans") { db in
      try db.execute(sql: plans)
    }
    migrator.registerMigration("dated entries") { db in
      try db.execute(sql: datedEntries)
    }
    migrator.registerMigration("times of edits, and books that are forgotten") { db in
      try db.execute(sql: editTimes)
    }
    migrator.registerMigration("tags that were taken away") { db in
      try db.execute(sql: removedTags)
    }
    migrator.registerMigration("books by their numbers") { db in
      try db.execute(sql: presentBooks)
    }
    migrator.registerMigration("titles, authors and tags of plain words") { db in
      try LibraryCleaning.clean(db)
    }
    migrator.registerMigration("where the page ends that a place was kept of") { db in
      try db.execute(sql: "ALTER TABLE position ADD COLUMN shownEnd INTEGER")
    }
    migrator.registerMigration("days that plans have no more") { db in
      try db.execute(sql: calledOffDays)
    }
    migrator.registerMigration("notes that were taken in") { db in
      try db.execute(sql: takenNotes)
    }
    migrator.registerMigration("series, and what catalogs say of books") { db in
      try db.execute(sql: descriptions)
    }
    migrator.registerMigration("jumps") { db in
      try db.execute(sql: jumps)
    }
    migrator.registerMigration("days that calendars were told of") { db in
      try db.execute(sql: toldDays)
    }
    migrator.registerMigration("how the lines of a book are shown") { db in
      try db.execute(sql: bookLines)
    }
    migrator.registerMigration("where the voice stopped, and pages that it read aloud") { db in
      try db.execute(sql: listening)
    }
    migrator.registerMigration("stories and collections") { db in
      try db.execute(sql: stories)
    }
    migrator.registerMigration("editions of one work") { db in
      try db.execute(sql: works)
    }
    migrator.registerMigration("what has changed, for other machines") { db in
      try db.execute(sql: changes)
    }
    migrator.registerMigration("what names a book in all its editions") { db in
      try db.execute(sql: identifiers)
    }
    return migrator
  }

  /// The places in a book that were jumped from, and those that steps back left: offsets between
  /// spaces, the last one at the end.
  private static let jumps = """
    CREATE TABLE jumps (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      past TEXT NOT NULL,
      future TEXT NOT NULL,
      movedAt INTEGER NOT NULL
    ) STRICT;
    """

  /// What the reader has chosen for the lines of one book, as words between spaces.
  private static let bookLines = """
    CREATE TABLE bookLines (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      choices TEXT NOT NULL,
      movedAt INTEGER NOT NULL
    ) STRICT;
    """

  /// Where the voice stopped in a book, with the text around it as `position` has it.
  private static let listening = """
    CREATE TABLE listening (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      textOffset INTEGER NOT NULL,
      textBefore BLOB NOT NULL,
      textAfter BLOB NOT NULL,
      fraction REAL NOT NULL,
      textBytes INTEGER NOT NULL,
      movedAt INTEGER NOT NULL
    ) STRICT;
    ALTER TABLE reading ADD COLUMN isSpoken INTEGER NOT NULL DEFAULT 0;
    """

  /// Stories that were told here, with their texts, and collections of them. Identifiers of 128 random
  /// bits stay the same in every library; a story's request is JSON, its file a name in the folder of
  /// stories.
  private static let stories = """
    CREATE TABLE collection (
      identifier TEXT PRIMARY KEY NOT NULL,
      title TEXT NOT NULL,
      band TEXT NOT NULL,
      focus TEXT NOT NULL,
      interests TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL,
      removedAt INTEGER
    ) STRICT;

    CREATE TABLE story (
      identifier TEXT PRIMARY KEY NOT NULL,
      collection TEXT,
      ordinal INTEGER NOT NULL,
      book INTEGER REFERENCES book(id) ON DELETE SET NULL,
      title TEXT NOT NULL,
      band TEXT NOT NULL,
      theme TEXT NOT NULL,
      focus TEXT,
      hero TEXT NOT NULL,
      request TEXT NOT NULL,
      state TEXT NOT NULL,
      teller TEXT NOT NULL,
      seed TEXT NOT NULL,
      outline TEXT NOT NULL,
      text TEXT NOT NULL,
      file TEXT,
      words INTEGER NOT NULL,
      grade REAL NOT NULL,
      failure TEXT,
      attempts INTEGER NOT NULL,
      createdAt INTEGER NOT NULL,
      toldAt INTEGER,
      editedAt INTEGER NOT NULL,
      removedAt INTEGER
    ) STRICT;
    CREATE INDEX storyByCollection ON story(collection, ordinal);
    CREATE INDEX storyByBook ON story(book);
    """

  /// A book has one path, where it was last seen, and every content it was seen with (`edition`).
  ///
  /// `AUTOINCREMENT` keeps a removed book's number from being given to another one: links name it.
  private static let books = """
    CREATE TABLE book (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      path TEXT UNIQUE,
      title TEXT,
      author TEXT,
      encoding TEXT,
      addedAt INTEGER NOT NULL,
      openedAt INTEGER
    ) STRICT;

    CREATE TABLE edition (
      digest TEXT PRIMARY KEY NOT NULL,
      book INTEGER NOT NULL REFERENCES book(id) ON DELETE CASCADE,
      fileBytes INTEGER NOT NULL,
      seenAt INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX editionByBook ON edition(book);

    CREATE TABLE position (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      textOffset INTEGER NOT NULL,
      textBefore BLOB NOT NULL,
      textAfter BLOB NOT NULL,
      fraction REAL NOT NULL,
      textBytes INTEGER NOT NULL,
      movedAt INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE reading (
      id INTEGER PRIMARY KEY,
      book INTEGER NOT NULL REFERENCES book(id) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      startedAt INTEGER NOT NULL,
      endedAt INTEGER NOT NULL,
      fromOffset INTEGER NOT NULL,
      toOffset INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX readingByBook ON reading(book, startedAt);
    CREATE INDEX readingByDay ON reading(day, book);
    """

  /// A mark that was removed stays for a while, with the time of it: it can be brought back.
  private static let marks = """
    CREATE TABLE mark (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      book INTEGER NOT NULL REFERENCES book(id) ON DELETE CASCADE,
      kind TEXT NOT NULL,
      startOffset INTEGER NOT NULL,
      startBefore BLOB NOT NULL,
      startAfter BLOB NOT NULL,
      startFraction REAL NOT NULL,
      endOffset INTEGER NOT NULL,
      endBefore BLOB NOT NULL,
      endAfter BLOB NOT NULL,
      endFraction REAL NOT NULL,
      textBytes INTEGER NOT NULL,
      words TEXT NOT NULL,
      note TEXT,
      colour INTEGER,
      chapter TEXT,
      createdAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL,
      removedAt INTEGER
    ) STRICT;
    CREATE INDEX markByBook ON mark(book, startOffset);
    """

  /// Notes on days, weeks, months and years, by the first day of them.
  private static let notes = """
    CREATE TABLE note (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      day INTEGER NOT NULL,
      text TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL,
      UNIQUE (day, kind)
    ) STRICT;
    """

  /// The notes of other libraries, by the times at which they were begun and edited last, that a note
  /// here has in it, or had before it was edited.
  private static let takenNotes = """
    CREATE TABLE takenNote (
      note INTEGER NOT NULL REFERENCES note(id) ON DELETE CASCADE,
      createdAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL,
      PRIMARY KEY (note, createdAt)
    ) STRICT, WITHOUT ROWID;
    """

  /// A book has one plan; its portions are kept one by one, so that those of a day are found without
  /// the text. Pages are counted from 0, as they were when the plan was made.
  private static let plans = """
    CREATE TABLE plan (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      identifier TEXT NOT NULL,
      revision INTEGER NOT NULL,
      firstDay INTEGER NOT NULL,
      lastDay INTEGER NOT NULL,
      weekdays INTEGER NOT NULL,
      unit TEXT NOT NULL,
      createdAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE portion (
      book INTEGER NOT NULL REFERENCES plan(book) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      fromOffset INTEGER NOT NULL,
      toOffset INTEGER NOT NULL,
      firstPage INTEGER,
      lastPage INTEGER,
      chapter TEXT,
      PRIMARY KEY (book, day)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX portionByDay ON portion(day);
    """

  /// The days that a book's plan gave something to read before it was changed, replaced or removed: a
  /// calendar that has them is told so.
  private static let calledOffDays = """
    CREATE TABLE calledOffDay (
      book INTEGER NOT NULL REFERENCES plan(book) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      PRIMARY KEY (book, day)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO calledOffDay SELECT book, portion.day FROM portion JOIN plan USING (book)
      WHERE revision > 0 AND toOffset <= fromOffset;
    """

  /// The days of a plan that an export has told a calendar of: it is told what has become of them. What
  /// was exported before this table was there is not known: it counts as told. A plan may end before its
  /// text does.
  private static let toldDays = """
    CREATE TABLE toldDay (
      book INTEGER NOT NULL REFERENCES plan(book) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      PRIMARY KEY (book, day)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO toldDay SELECT book, day FROM portion;
    INSERT OR IGNORE INTO toldDay SELECT book, day FROM calledOffDay;
    ALTER TABLE plan ADD COLUMN textBytes INTEGER;
    """

  /// The entries of books that count as dated, for the days of the datebook. The stamp tells whether
  /// they are those of the text as it was found last.
  private static let datedEntries = """
    CREATE TABLE datedText (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      stamp INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE datedEntry (
      book INTEGER NOT NULL REFERENCES datedText(book) ON DELETE CASCADE,
      textOffset INTEGER NOT NULL,
      year INTEGER,
      month INTEGER NOT NULL,
      day INTEGER NOT NULL,
      pass INTEGER NOT NULL,
      heading TEXT NOT NULL,
      words TEXT NOT NULL,
      PRIMARY KEY (book, textOffset)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX datedEntryByDay ON datedEntry(month, day);
    """

  /// The tables that the migrations make.
  static let tables = [
    "book", "edition", "position", "reading", "mark", "note", "tag", "bookTag", "plan", "portion",
    "calledOffDay", "datedText", "datedEntry", "takenNote", "jumps", "toldDay",
    "bookLines", "listening", "collection", "story", "change",
  ]
}

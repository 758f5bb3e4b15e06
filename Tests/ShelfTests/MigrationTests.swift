import Books
import Datebook
import Foundation
import GRDB
import Holdings
import Shelf
import Testing

@Suite struct MigrationTests {
  private let folder = TemporaryFolder()

  /// What the first version made: frozen, for it is on readers' disks.
  private static let firstVersion = """
    CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
    INSERT INTO grdb_migrations VALUES ('1 books, editions, positions, reading');
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

  /// What the migration "marks" made: frozen too.
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

  /// What the migration "characters of readings" did: frozen too.
  private static let characters = "ALTER TABLE reading ADD COLUMN characters INTEGER;"

  /// What the migration "notes" made: frozen too.
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

  /// What the migration "books that count as dated" did: frozen too.
  private static let isDated = "ALTER TABLE book ADD COLUMN isDated INTEGER;"

  /// What the migration "status, tags and what else is known of books" did: frozen too.
  private static let records = """
    ALTER TABLE book ADD COLUMN status TEXT NOT NULL DEFAULT 'to-read';
    ALTER TABLE book ADD COLUMN rating INTEGER;
    ALTER TABLE book ADD COLUMN note TEXT;
    ALTER TABLE book ADD COLUMN startedAt INTEGER;
    ALTER TABLE book ADD COLUMN finishedAt INTEGER;
    ALTER TABLE book ADD COLUMN titleIsOwn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE book ADD COLUMN authorIsOwn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE book ADD COLUMN language TEXT;
    ALTER TABLE book ADD COLUMN fileBytes INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE book ADD COLUMN isMissing INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE book ADD COLUMN removedAt INTEGER;

    CREATE TABLE tag (
      id INTEGER PRIMARY KEY,
      name TEXT NOT NULL UNIQUE COLLATE NOCASE,
      colour TEXT NOT NULL
    ) STRICT;
    CREATE TABLE bookTag (
      book INTEGER NOT NULL REFERENCES book(id) ON DELETE CASCADE,
      tag INTEGER NOT NULL REFERENCES tag(id) ON DELETE CASCADE,
      PRIMARY KEY (book, tag)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX bookTagByTag ON bookTag(tag, book);
    CREATE INDEX bookByReading ON book(status, openedAt);

    UPDATE book SET
      fileBytes = ifnull((
        SELECT edition.fileBytes FROM edition WHERE edition.book = book.id ORDER BY seenAt DESC LIMIT 1), 0),
      startedAt = ifnull((SELECT min(reading.startedAt) FROM reading WHERE reading.book = book.id), openedAt),
      status = CASE WHEN openedAt IS NULL THEN 'to-read' ELSE 'reading' END;
    UPDATE book SET status = 'finished', finishedAt = (
        SELECT max(reading.endedAt) FROM reading JOIN position USING (book)
        WHERE reading.book = book.id AND toOffset >= textBytes)
      WHERE EXISTS (
        SELECT 1 FROM reading JOIN position USING (book)
        WHERE reading.book = book.id AND toOffset >= textBytes AND textBytes > 0);
    """

  /// What the migration "plans" made: frozen too.
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

  /// What the migration "dated entries" made: frozen too.
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

  /// What the migration "times of edits, and books that are forgotten" did: frozen too.
  private static let editTimes = """
    ALTER TABLE book ADD COLUMN titleEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN authorEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN statusEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN ratingEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN noteEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN datedEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN forgottenAt INTEGER;
    """

  /// What the migration "tags that were taken away" did: frozen too.
  private static let removedTags = """
    ALTER TABLE bookTag ADD COLUMN editedAt INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE bookTag ADD COLUMN isRemoved INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tag ADD COLUMN editedAt INTEGER NOT NULL DEFAULT 0;
    """

  /// What the migration "books by their numbers" did: frozen too.
  private static let presentBooks = """
    CREATE INDEX presentBook ON book(id) WHERE removedAt IS NULL;
    """

  /// What the migration "where the page ends that a place was kept of" did: frozen too.
  private static let shownEnds = "ALTER TABLE position ADD COLUMN shownEnd INTEGER;"

  /// What the migration "days that plans have no more" did: frozen too.
  private static let calledOffDays = """
    CREATE TABLE calledOffDay (
      book INTEGER NOT NULL REFERENCES plan(book) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      PRIMARY KEY (book, day)
    ) STRICT, WITHOUT ROWID;
    """

  /// What the migration "notes that were taken in" did: frozen too.
  private static let takenNotes = """
    CREATE TABLE takenNote (
      note INTEGER NOT NULL REFERENCES note(id) ON DELETE CASCADE,
      createdAt INTEGER NOT NULL,
      editedAt INTEGER NOT NULL,
      PRIMARY KEY (note, createdAt)
    ) STRICT, WITHOUT ROWID;
    """

  /// What the migration "series, and what catalogs say of books" did: frozen too.
  private static let descriptions = """
    ALTER TABLE book ADD COLUMN series TEXT;
    ALTER TABLE book ADD COLUMN seriesEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN summary TEXT;
    ALTER TABLE book ADD COLUMN published TEXT;
    """

  /// What the migration "jumps" made: frozen too.
  private static let jumps = """
    CREATE TABLE jumps (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      past TEXT NOT NULL,
      future TEXT NOT NULL,
      movedAt INTEGER NOT NULL
    ) STRICT;
    """

  /// What the migration "days that calendars were told of" did: frozen too.
  private static let toldDays = """
    CREATE TABLE toldDay (
      book INTEGER NOT NULL REFERENCES plan(book) ON DELETE CASCADE,
      day INTEGER NOT NULL,
      PRIMARY KEY (book, day)
    ) STRICT, WITHOUT ROWID;
    ALTER TABLE plan ADD COLUMN textBytes INTEGER;
    """

  /// What the migration "how the lines of a book are shown" made: frozen too.
  private static let bookLines = """
    CREATE TABLE bookLines (
      book INTEGER PRIMARY KEY REFERENCES book(id) ON DELETE CASCADE,
      choices TEXT NOT NULL,
      movedAt INTEGER NOT NULL
    ) STRICT;
    """

  /// What the migration "where the voice stopped, and pages that it read aloud" did: frozen too.
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

  /// What the migration "stories and collections" made: frozen too.
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

  /// What the migration "editions of one work" did: frozen too.
  private static let works = """
    ALTER TABLE book ADD COLUMN work TEXT;
    ALTER TABLE book ADD COLUMN workEditedAt INTEGER;
    CREATE INDEX bookByWork ON book(work) WHERE work IS NOT NULL;
    """

  /// What the migration "what names a book in all its editions" did: frozen too.
  private static let identifiers = """
    ALTER TABLE edition ADD COLUMN identifier TEXT;
    CREATE INDEX editionByIdentifier ON edition(identifier) WHERE identifier IS NOT NULL;
    CREATE INDEX bookByTitle ON book(title COLLATE NOCASE);
    """

  /// What each version made, oldest first, under the names that the library knows them by.
  private static let versions = [
    ("1 books, editions, positions, reading", firstVersion),
    ("marks", marks),
    ("characters of readings", characters),
    ("notes", notes),
    ("books that count as dated", isDated),
    ("status, tags and what else is known of books", records),
    ("plans", plans),
    ("dated entries", datedEntries),
    ("times of edits, and books that are forgotten", editTimes),
    ("tags that were taken away", removedTags),
    ("books by their numbers", presentBooks),
    ("titles, authors and tags of plain words", ""),
    ("where the page ends that a place was kept of", shownEnds),
    ("days that plans have no more", calledOffDays),
    ("notes that were taken in", takenNotes),
    ("series, and what catalogs say of books", descriptions),
    ("jumps", jumps),
    ("days that calendars were told of", toldDays),
    ("how the lines of a book are shown", bookLines),
    ("where the voice stopped, and pages that it read aloud", listening),
    ("stories and collections", stories),
    ("editions of one work", works),
    ("what has changed, for other machines", changes),
    ("what names a book in all its editions", identifiers),
  ]

  private func execute(_ sql: String) throws {
    let queue = try DatabaseQueue(path: folder.library.path)
    try queue.write { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// The statements that made the tables and indexes of the file, sorted.
  private func schema() throws -> [String] {
    let queue = try DatabaseQueue(path: folder.library.path)
    defer { try? queue.close() }
    return try queue.read { db in
      try String.fetchAll(
        db,
        sql: """
          SELECT sql FROM sqlite_master
          WHERE sql IS NOT NULL AND tbl_name NOT IN ('grdb_migrations', 'sqlite_sequence')
          ORDER BY name
          """)
    }
  }

  @Test func `a new library has the tables that were released`() throws {
    try Library(at: folder.library).close()
    let made = try schema()
    let old = MigrationTests()
    for (_, sql) in Self.versions { try old.execute(sql) }
    #expect(made == (try old.schema()))
  }

  @Test func `an empty file becomes a library`() throws {
    try Data().write(to: URL(fileURLWithPath: folder.library.path))
    let library = try Library(at: folder.library)
    _ = try library.opened(.sample("d"), at: Moment(seconds: 1))
  }

  @Test func `a library of the first version keeps all that is in it`() throws {
    try execute(MigrationTests.firstVersion)
    try execute(
      """
      INSERT INTO book VALUES (9, '/a.txt', 'T', 'A', 'UTF-8', 1000, 2000);
      INSERT INTO edition (digest, book, fileBytes, seenAt) VALUES ('d', 9, 10, 2000);
      INSERT INTO position VALUES (9, 5, x'6162', x'6364', 0.5, 10, 3000);
      INSERT INTO reading VALUES (1, 9, 20000, 1000, 2000, 0, 5);
      """)
    let library = try Library(at: folder.library)
    let id = try library.opened(.sample("d", at: "/b.txt"), at: Moment(seconds: 4))
    #expect(id == BookID(rawValue: 9))
    let position = Position(
      offset: 5, before: Array("ab".utf8), after: Array("cd".utf8), fraction: 0.5)
    #expect(try library.savedPosition(of: id)?.position == position)
    #expect(try library.readings(of: id).map(\.offsets) == [0..<5])
    #expect(try library.isDated(id) == nil)
    let place = PositionLookup.find(library: folder.library.path, digest: "d", file: "")?.place
    #expect(place?.position == position)
  }

  @Test(arguments: versions.indices)
  func `a library of each version is brought up to date, and keeps its books`(last: Int) throws {
    for (name, sql) in Self.versions[...last] {
      try execute(sql)
      guard name != Self.versions[0].0 else { continue }
      try execute("INSERT INTO grdb_migrations VALUES ('\(name)')")
    }
    try execute(
      """
      INSERT INTO book (id, path, title, addedAt, openedAt) VALUES
        (1, '/a.txt', 'Read', 1000, 2000), (2, '/b.txt', 'Begun', 1000, 3000),
        (3, '/c.txt', 'Added', 1000, NULL);
      INSERT INTO edition (digest, book, fileBytes, seenAt)
        VALUES ('a1', 1, 10, 2000), ('a2', 1, 20, 2500), ('b', 2, 30, 3000);
      INSERT INTO position
        (book, textOffset, textBefore, textAfter, fraction, textBytes, movedAt)
        VALUES
        (1, 5, x'6162', x'6364', 0.5, 10, 3000), (2, 5, x'6162', x'6364', 0.25, 20, 3000);
      INSERT INTO reading (book, day, startedAt, endedAt, fromOffset, toOffset) VALUES
        (1, 20000, 1000, 1500, 5, 10), (2, 20000, 1000, 1500, 0, 10);
      """)
    // The first page waits for no migration.
    let place = PositionLookup.find(library: folder.library.path, digest: "a1", file: "")?.place
    #expect(place?.position.offset == 5)
    let library = try Library(at: folder.library)
    #expect(try library.markedBooks().isEmpty)
    let records = try library.records().sorted { $0.id < $1.id }
    #expect(records.map(\.title) == ["Read", "Begun", "Added"])
    // What was read before is told from the log, where the version knew no status yet.
    #expect(records.map(\.progress) == [last < 5 ? 1 : 0.5, 0.25, nil])
    guard last < 5 else { return }
    #expect(records.map(\.status) == [.finished, .reading, .toRead])
    #expect(records.map(\.finishedAt?.milliseconds) == [1500, nil, nil])
    #expect(records.map(\.startedAt?.milliseconds) == [1000, 1000, nil])
    #expect(records.map(\.fileBytes) == [20, 30, 0])
  }

  @Test func `books whose contents were forgotten are not brought back`() throws {
    for (name, sql) in Self.versions.prefix(while: { $0.1 != Self.editTimes }) {
      try execute(sql)
      guard name != Self.versions[0].0 else { continue }
      try execute("INSERT INTO grdb_migrations VALUES ('\(name)')")
    }
    try execute(
      """
      INSERT INTO book (id, title, addedAt, removedAt) VALUES (1, 'Gone', 1, 2), (2, 'Removed', 1, 2);
      INSERT INTO edition (digest, book, fileBytes, seenAt) VALUES ('b', 2, 10, 2000);
      """)
    let library = try Library(at: folder.library)
    #expect(try library.lastRemoved()?.books == [BookID(rawValue: 2)])
    let (gone, removed) = (BookID(rawValue: 1), BookID(rawValue: 2))
    #expect(try library.restore([gone, removed]) == [removed])
  }

  @Test func `titles, authors and tags are cleaned that an earlier version kept as they came`()
    throws
  {
    for (name, sql) in Self.versions.prefix(while: { !$0.1.isEmpty }) {
      try execute(sql)
      guard name != Self.versions[0].0 else { continue }
      try execute("INSERT INTO grdb_migrations VALUES ('\(name)')")
    }
    try execute(
      """
      INSERT INTO book (id, path, title, author, addedAt) VALUES
        (1, '/a.txt', 'Red' || char(27) || '[31m Sea' || char(10), ' Ada  L ', 1),
        (2, '/b.txt', char(7), NULL, 1), (3, '/c.txt', 'Plain', 'Ann', 1);
      INSERT INTO tag (id, name, colour) VALUES
        (1, 'sea', 'red'), (2, '"sea"', 'blue'), (3, '''''', 'grey'), (4, 'old,new', 'grey');
      INSERT INTO bookTag (book, tag, isRemoved) VALUES
        (1, 1, 1), (1, 2, 0), (2, 2, 0), (2, 3, 0), (3, 4, 0);
      """)
    let library = try Library(at: folder.library)
    let records = try library.records().sorted { $0.id < $1.id }
    #expect(records.map(\.title) == ["Red Sea", "b.txt", "Plain"])
    #expect(records.map(\.author) == ["Ada L", nil, "Ann"])
    #expect(records.map { $0.tags.map(\.name) } == [["sea"], ["sea"], ["old-new"]])
    #expect(try library.tags().map(\.tag.name) == ["old-new", "sea"])
  }

  @Test func `a newer version's library is left alone`() throws {
    try Library(at: folder.library).close()
    try execute("INSERT INTO grdb_migrations VALUES ('99 of the future')")
    #expect(throws: LibraryError.newer(path: folder.library.path)) {
      try Library(at: folder.library)
    }
    #expect(!folder.names.contains { $0.contains("damaged") })
  }

  @Test func `a book's number is never given again`() throws {
    let library = try Library(at: folder.library)
    let first = try library.opened(.sample("1", at: nil), at: Moment(seconds: 1))
    try execute("DELETE FROM book")
    let second = try library.opened(.sample("2", at: nil), at: Moment(seconds: 2))
    #expect(second.rawValue > first.rawValue)
  }

  @Test func `a title once known stays, and the newest encoding is kept`() throws {
    let library = try Library(at: folder.library)
    var facts = BookFacts.sample("d")
    (facts.title, facts.encoding) = ("Emma", "UTF-8")
    _ = try library.opened(facts, at: Moment(seconds: 5))
    (facts.title, facts.author, facts.encoding) = ("emma-2", "Jane Austen", "ISO-8859-1")
    _ = try library.opened(facts, at: Moment(seconds: 3))
    try library.close()
    let queue = try DatabaseQueue(path: folder.library.path)
    let row = try queue.read { try Row.fetchOne($0, sql: "SELECT * FROM book") }
    #expect(row?["title"] == "Emma")
    #expect(row?["author"] == "Jane Austen")
    #expect(row?["encoding"] == "ISO-8859-1")
    #expect(row?["addedAt"] == 5000)
    #expect(row?["openedAt"] == 5000)
  }
}

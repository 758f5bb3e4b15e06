extension LibrarySchema {
  /// What the library knows of books beyond their places.
  ///
  /// `status`, and `title` and `author` where `titleIsOwn` and `authorIsOwn` say so, are the reader's
  /// own; `fileBytes` is that of the content seen last, kept here since lists show it of all books;
  /// `removedAt` stands for a book that is in the library no more, and can be brought back for a
  /// while.
  static let records = """
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

  /// When the reader said what is said of a book, which tells of two libraries which one knows better;
  /// and when what was kept of a removed book was forgotten: but its contents and its log.
  static let editTimes = """
    ALTER TABLE book ADD COLUMN titleEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN authorEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN statusEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN ratingEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN noteEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN datedEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN forgottenAt INTEGER;
    UPDATE book SET forgottenAt = removedAt
      WHERE removedAt NOTNULL AND NOT EXISTS (SELECT 1 FROM edition WHERE edition.book = book.id);
    """

  /// When a book got a tag, or lost it: the row of one that it lost stays, for two libraries that are
  /// merged to know which of them is right. And when a tag got its colour.
  static let removedTags = """
    ALTER TABLE bookTag ADD COLUMN editedAt INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE bookTag ADD COLUMN isRemoved INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tag ADD COLUMN editedAt INTEGER NOT NULL DEFAULT 0;
    """

  /// The books that were not removed: how many they are is told by the first screen, and to count ten
  /// thousand rows takes as long as all else that it does.
  static let presentBooks = "CREATE INDEX presentBook ON book(id) WHERE removedAt IS NULL"

  /// What a catalog tells of a book that came from it; of the series the reader knows better.
  static let descriptions = """
    ALTER TABLE book ADD COLUMN series TEXT;
    ALTER TABLE book ADD COLUMN seriesEditedAt INTEGER;
    ALTER TABLE book ADD COLUMN summary TEXT;
    ALTER TABLE book ADD COLUMN published TEXT;
    """

  /// The work that a book is an edition of: an identifier of 128 random bits, so that it is the same in
  /// every library.
  static let works = """
    ALTER TABLE book ADD COLUMN work TEXT;
    ALTER TABLE book ADD COLUMN workEditedAt INTEGER;
    CREATE INDEX bookByWork ON book(work) WHERE work IS NOT NULL;
    """

  /// What a content says that it is called in all editions, by which a book that is published once more
  /// is recognized; else it is by its title.
  static let identifiers = """
    ALTER TABLE edition ADD COLUMN identifier TEXT;
    CREATE INDEX editionByIdentifier ON edition(identifier) WHERE identifier IS NOT NULL;
    CREATE INDEX bookByTitle ON book(title COLLATE NOCASE);
    """
}

extension LibrarySchema {
  /// The rows that changed last, by numbers that only grow: a row that changes again gets a new one.
  ///
  /// A sync reads what is newer than the number that it kept. `kind` is `book` for a book and all that
  /// belongs to it, `note` for a note of the datebook, or `tag`; `number` is that row's. One row with the
  /// kind `sync` has the number that the last sync gave the library (`LibraryChanges.mark`).
  ///
  /// All triggers write through the view, which deletes first: `INSERT OR REPLACE` in a trigger would
  /// follow the conflict clause of the statement that fires it, such as `INSERT OR IGNORE`. What only
  /// goes is not said to other machines, but for contents, which name a book, and parts of a plan.
  static let changes = """
    CREATE TABLE change (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      kind TEXT NOT NULL,
      number INTEGER NOT NULL,
      UNIQUE (kind, number)
    ) STRICT;
    CREATE VIEW changed AS SELECT kind, number FROM change;
    CREATE TRIGGER changedInserted INSTEAD OF INSERT ON changed BEGIN
      DELETE FROM change WHERE kind = NEW.kind AND number = NEW.number;
      INSERT INTO change (kind, number) VALUES (NEW.kind, NEW.number);
    END;

    CREATE TRIGGER bookInserted AFTER INSERT ON book
      BEGIN INSERT INTO changed VALUES ('book', NEW.id); END;
    CREATE TRIGGER bookUpdated AFTER UPDATE ON book
      BEGIN INSERT INTO changed VALUES ('book', NEW.id); END;
    CREATE TRIGGER editionInserted AFTER INSERT ON edition
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER editionUpdated AFTER UPDATE ON edition
      BEGIN INSERT INTO changed VALUES ('book', OLD.book), ('book', NEW.book); END;
    CREATE TRIGGER editionDeleted AFTER DELETE ON edition
      BEGIN INSERT INTO changed VALUES ('book', OLD.book); END;
    CREATE TRIGGER positionInserted AFTER INSERT ON position
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER positionUpdated AFTER UPDATE ON position
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER listeningInserted AFTER INSERT ON listening
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER listeningUpdated AFTER UPDATE ON listening
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER readingInserted AFTER INSERT ON reading
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER readingUpdated AFTER UPDATE ON reading
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER markInserted AFTER INSERT ON mark
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER markUpdated AFTER UPDATE ON mark
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER bookTagInserted AFTER INSERT ON bookTag
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER bookTagUpdated AFTER UPDATE ON bookTag
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;

    CREATE TRIGGER planInserted AFTER INSERT ON plan
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER planUpdated AFTER UPDATE ON plan
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER portionInserted AFTER INSERT ON portion
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER portionUpdated AFTER UPDATE ON portion
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER portionDeleted AFTER DELETE ON portion
      BEGIN INSERT INTO changed VALUES ('book', OLD.book); END;
    CREATE TRIGGER calledOffDayInserted AFTER INSERT ON calledOffDay
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER calledOffDayDeleted AFTER DELETE ON calledOffDay
      BEGIN INSERT INTO changed VALUES ('book', OLD.book); END;
    CREATE TRIGGER toldDayInserted AFTER INSERT ON toldDay
      BEGIN INSERT INTO changed VALUES ('book', NEW.book); END;
    CREATE TRIGGER toldDayDeleted AFTER DELETE ON toldDay
      BEGIN INSERT INTO changed VALUES ('book', OLD.book); END;

    CREATE TRIGGER noteInserted AFTER INSERT ON note
      BEGIN INSERT INTO changed VALUES ('note', NEW.id); END;
    CREATE TRIGGER noteUpdated AFTER UPDATE ON note
      BEGIN INSERT INTO changed VALUES ('note', NEW.id); END;
    CREATE TRIGGER tagInserted AFTER INSERT ON tag
      BEGIN INSERT INTO changed VALUES ('tag', NEW.id); END;
    CREATE TRIGGER tagUpdated AFTER UPDATE ON tag BEGIN
      INSERT INTO changed VALUES ('tag', NEW.id);
      INSERT INTO changed SELECT 'book', book FROM bookTag
        WHERE tag = NEW.id AND NEW.name <> OLD.name COLLATE BINARY;
    END;
    """
}

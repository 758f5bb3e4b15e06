package import Datebook
internal import GRDB

/// A note, and when it was written last.
package struct EditedNote: Equatable, Sendable {
  /// The note.
  package var note: DatebookNote
  /// When it was written last.
  package var editedAt: Moment
}

extension Library {
  /// The notes whose first day is one of `days`, in order.
  package func notes(on days: ClosedRange<Day>) throws(LibraryError) -> [DatebookNote] {
    try notes(where: "day BETWEEN ? AND ?", [days.lowerBound.number, days.upperBound.number])
  }

  /// What is written on a page of the datebook: see `DatebookPage.notes(among:)`.
  package func notes(of page: DatebookPage) throws(LibraryError) -> [DatebookNote] {
    page.notes(among: try notes(on: page.days))
  }

  /// All notes, in order.
  package func notes() throws(LibraryError) -> [DatebookNote] { try notes(where: "TRUE", []) }

  /// All notes, in order, with when each was written last.
  package func editedNotes() throws(LibraryError) -> [EditedNote] {
    let times = try read { db in
      try Row.fetchAll(db, sql: "SELECT kind, day, editedAt FROM note").reduce(into: [:]) {
        (times: inout [NoteSubject: Moment], row) in
        guard let kind = NoteSubject.Kind(rawValue: row["kind"]) else { return }
        let subject = NoteSubject(kind, from: Day(number: row["day"]))
        times[subject] = Moment(milliseconds: row["editedAt"])
      }
    }
    return try notes().map { note in
      EditedNote(note: note, editedAt: times[note.subject] ?? Moment(milliseconds: 0))
    }
  }

  /// The note on `subject`; `nil` if there is none.
  package func note(on subject: NoteSubject) throws(LibraryError) -> DatebookNote? {
    try notes(where: "kind = ? AND day = ?", [subject.kind.rawValue, subject.day.number]).first
  }

  private func notes(
    where condition: String, _ arguments: StatementArguments
  ) throws(LibraryError) -> [DatebookNote] {
    try read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT kind, day, text FROM note WHERE text <> '' AND \(condition)",
        arguments: arguments)
      return rows.compactMap { row in
        // A kind that a newer version made is left to it.
        NoteSubject.Kind(rawValue: row["kind"]).map { kind in
          DatebookNote(on: NoteSubject(kind, from: Day(number: row["day"])), row["text"])
        }
      }
      .sorted { $0.subject < $1.subject }
    }
  }

  /// Keeps a note; one without words is removed. Its row stays without a text, so that a library that
  /// is merged, and has it still, does not bring it back.
  ///
  /// - Parameter now: When it was written.
  package func write(_ note: DatebookNote, at now: Moment) throws(LibraryError) {
    try write { db in try Self.write(note, at: now, in: db) }
  }

  private static func write(_ note: DatebookNote, at now: Moment, in db: Database) throws {
    if note.text.isBlank {
      try db.execute(
        sql: "UPDATE note SET text = '', editedAt = ? WHERE kind = ? AND day = ? AND text <> ''",
        arguments: [now.milliseconds, note.subject.kind.rawValue, note.subject.day.number])
      return
    }
    try db.execute(
      sql: """
        INSERT INTO note (kind, day, text, createdAt, editedAt) VALUES (?, ?, ?, ?, ?)
        ON CONFLICT (kind, day) DO UPDATE SET text = excluded.text, editedAt = excluded.editedAt
        """,
      arguments: [
        note.subject.kind.rawValue, note.subject.day.number, note.text, now.milliseconds,
        now.milliseconds,
      ])
  }

  /// Keeps a note; what others have written on the subject, in this program or another, stays with it.
  ///
  /// - Parameter base: What stood there when its writer saw or wrote it last. If the note says the
  ///   same, its writer has nothing new, and nothing is written.
  /// - Returns: What stands there now.
  package func write(
    _ note: DatebookNote, since base: String, at now: Moment
  ) throws(LibraryError) -> String {
    try write { db in
      let found =
        try String.fetchOne(
          db, sql: "SELECT text FROM note WHERE kind = ? AND day = ?",
          arguments: [note.subject.kind.rawValue, note.subject.day.number]) ?? ""
      let text = DatebookNote.joined(note.text, found, since: base)
      if text != found { try Self.write(DatebookNote(on: note.subject, text), at: now, in: db) }
      return text
    }
  }

  /// Adds the lines of `note` to the one on the same subject, which others may be writing too.
  package func append(_ note: DatebookNote, at now: Moment) throws(LibraryError) {
    let sql = """
      INSERT INTO note (kind, day, text, createdAt, editedAt) VALUES (?, ?, ?, ?, ?)
      ON CONFLICT (kind, day) DO UPDATE SET
        text = iif(note.text = '', '', rtrim(note.text, char(10)) || char(10)) || excluded.text,
        editedAt = excluded.editedAt
      """
    try write { db in
      try db.execute(
        sql: sql,
        arguments: [
          note.subject.kind.rawValue, note.subject.day.number, note.text, now.milliseconds,
          now.milliseconds,
        ])
    }
  }
}

extension StringProtocol {
  /// Whether there are no words in it.
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}

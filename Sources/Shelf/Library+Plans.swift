package import Books
package import Datebook
internal import GRDB

extension Library {
  /// Keeps a new plan for `book` in place of the one it has, or had: by the calendars that have that
  /// one it is the same, changed.
  ///
  /// - Returns: The plan as it is kept.
  package func make(
    _ plan: ReadingPlan, for book: BookID, at now: Moment
  ) throws(LibraryError) -> KeptPlan {
    try write { db in
      try db.execute(
        sql: """
          INSERT INTO plan VALUES (?, lower(hex(randomblob(16))), 0, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT (book) DO UPDATE SET revision = revision + 1,
            firstDay = excluded.firstDay, lastDay = excluded.lastDay, weekdays = excluded.weekdays,
            unit = excluded.unit, createdAt = excluded.createdAt, editedAt = excluded.editedAt,
            textBytes = excluded.textBytes
          """,
        arguments: [
          book.rawValue, plan.schedule.days.lowerBound.number, plan.schedule.days.upperBound.number,
          plan.schedule.weekdays.rawValue, plan.unit.rawValue, now.milliseconds, now.milliseconds,
          plan.textBytes,
        ])
      try Library.replacePortions(by: plan.portions, of: book.rawValue, in: db)
      return try Library.plans("WHERE plan.book = ?", [book.rawValue], in: db)[0]
    }
  }

  /// Gives a plan other portions, on the same days.
  ///
  /// - Returns: The plan as it is kept now; `nil` if another reader has changed it since it was
  ///   read, and then nothing is done.
  package func change(
    _ kept: KeptPlan, to plan: ReadingPlan, at now: Moment
  ) throws(LibraryError) -> KeptPlan? {
    try write { db in
      try db.execute(
        sql: """
          UPDATE plan SET revision = revision + 1, editedAt = ?, textBytes = ?
          WHERE book = ? AND identifier = ? AND revision = ?
          """,
        arguments: [
          now.milliseconds, plan.textBytes, kept.book, kept.identifier, kept.revision,
        ])
      guard db.changesCount == 1 else { return nil }
      try Library.replacePortions(by: plan.portions, of: Int64(kept.book), in: db)
      return try Library.plans("WHERE plan.book = ?", [kept.book], in: db).first
    }
  }

  /// Removes a plan. Its row stays without portions, so that a library that is merged, and has it
  /// still, does not bring it back.
  ///
  /// - Returns: Whether it is gone; it stays where another reader has changed it since it was read.
  package func remove(_ kept: KeptPlan, at now: Moment) throws(LibraryError) -> Bool {
    try write { db in
      try db.execute(
        sql: """
          UPDATE plan SET revision = revision + 1, editedAt = ?
          WHERE book = ? AND identifier = ? AND revision = ?
          """, arguments: [now.milliseconds, kept.book, kept.identifier, kept.revision])
      if db.changesCount == 1 {
        try Library.replacePortions(by: [], of: Int64(kept.book), in: db)
        return true
      }
      return try Int.fetchOne(
        db, sql: "SELECT 1 FROM portion WHERE book = ?", arguments: [kept.book]) == nil
    }
  }

  /// The plan for `book`; `nil` if it has none.
  package func plan(for book: BookID) throws(LibraryError) -> KeptPlan? {
    try read { db in
      try Library.plans("WHERE plan.book = ?", [book.rawValue], in: db).first
    }
  }

  /// All plans that have a day among `days`, by the titles of their books, but those of books that
  /// were removed.
  package func plans(
    on days: ClosedRange<Day> = .init(uncheckedBounds: (.first, .last))
  ) throws(LibraryError) -> [KeptPlan] {
    try read { db in
      try Library.plans(
        "WHERE firstDay <= ? AND lastDay >= ? AND book.removedAt IS NULL",
        [days.upperBound.number, days.lowerBound.number],
        in: db)
    }
  }

  /// The identifiers of all plans, but those of books that were removed.
  package func planIdentifiers() throws(LibraryError) -> Set<String> {
    try read { db in
      try String.fetchSet(
        db,
        sql: """
          SELECT identifier FROM plan JOIN book ON book.id = plan.book WHERE removedAt IS NULL
          """)
    }
  }

  /// Keeps that a calendar is told of the days of plans that give something to read, and of no others:
  /// what an export leaves out is no event anywhere that could be cancelled.
  ///
  /// - Parameters:
  ///   - book: The book that is meant; nil for all.
  ///   - days: The days that are told of.
  package func noteExport(
    of book: BookID? = nil,
    on days: ClosedRange<Day> = .init(uncheckedBounds: (.first, .last))
  ) throws(LibraryError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT OR IGNORE INTO toldDay SELECT book, day FROM portion
          WHERE toOffset > fromOffset AND (?1 IS NULL OR book = ?1) AND day BETWEEN ?2 AND ?3
          """, arguments: [book?.rawValue, days.lowerBound.number, days.upperBound.number])
    }
  }

  /// The days that plans gave something to read and a calendar was told of, and that have nothing any
  /// more, but those of books that were removed.
  ///
  /// - Parameter book: The book that is meant; `nil` for all.
  package func calledOffDays(of book: BookID? = nil) throws(LibraryError) -> [CalledOffDays] {
    try read { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT plan.*, coalesce(book.title, '') AS title, calledOffDay.day AS day
          FROM calledOffDay JOIN toldDay USING (book, day) JOIN plan USING (book)
            JOIN book ON book.id = plan.book
          WHERE book.removedAt IS NULL AND (?1 IS NULL OR plan.book = ?1)
          ORDER BY title COLLATE NOCASE, plan.book, day
          """, arguments: [book?.rawValue])
      return rows.reduce(into: []) { all, row in
        if all.last?.identifier != row["identifier"] {
          all.append(
            CalledOffDays(
              title: row["title"], identifier: row["identifier"], revision: row["revision"],
              editedAt: Moment(milliseconds: row["editedAt"])))
        }
        all[all.count - 1].days.append(Day(number: row["day"]))
      }
    }
  }

  /// The bytes of `book` that were read on `day` and after it.
  ///
  /// - Complexity: O(*n*) in the entries of the book.
  package func readBytes(of book: BookID, from day: Day) throws(LibraryError) -> ReadBytes {
    try read { db in try Library.readBytes(of: book.rawValue, from: day, in: db) }
  }
}

// MARK: - In a transaction

extension Library {
  static func readBytes(of book: Int64, from day: Day, in db: Database) throws -> ReadBytes {
    var read = ReadBytes()
    let entries = try Row.fetchCursor(
      db, sql: "SELECT * FROM reading WHERE book = ? AND day >= ? ORDER BY startedAt, id",
      arguments: [book, day.number])
    while let row = try entries.next() { read.record(Library.reading(row).stay) }
    return read
  }

  /// Gives the plan of `book` other portions, and keeps which days have nothing any more.
  private static func replacePortions(
    by portions: [PlannedPortion], of book: Int64, in db: Database
  ) throws {
    let days = "SELECT book, day FROM portion WHERE book = ? AND toOffset > fromOffset"
    try db.execute(sql: "INSERT OR IGNORE INTO calledOffDay \(days)", arguments: [book])
    try db.execute(sql: "DELETE FROM portion WHERE book = ?", arguments: [book])
    let statement = try db.makeStatement(sql: "INSERT INTO portion VALUES (?, ?, ?, ?, ?, ?, ?)")
    for portion in portions {
      try statement.execute(arguments: [
        book, portion.day.number, portion.range.lowerBound, portion.range.upperBound,
        portion.pages?.lowerBound, portion.pages?.upperBound, portion.chapter,
      ])
    }
    try db.execute(
      sql: "DELETE FROM calledOffDay WHERE (book, day) IN (\(days))", arguments: [book])
  }

  /// The plans of which `condition` holds; one that a newer version made in another way is left out.
  private static func plans(
    _ condition: String, _ arguments: StatementArguments, in db: Database
  ) throws -> [KeptPlan] {
    try Row.fetchAll(
      db,
      sql: """
        SELECT plan.*, coalesce(book.title, '') AS title
        FROM plan JOIN book ON book.id = plan.book \(condition)
        ORDER BY title COLLATE NOCASE, plan.book
        """, arguments: arguments
    ).compactMap { row in
      let portions = try Row.fetchAll(
        db, sql: "SELECT * FROM portion WHERE book = ? ORDER BY day",
        arguments: [row["book"] as Int64]
      ).map(PlannedPortion.init)
      return KeptPlan(row, portions)
    }
  }
}

extension PlannedPortion {
  init(_ row: Row) {
    let (start, end): (Int, Int) = (row["fromOffset"], row["toOffset"])
    let pages: (first: Int?, last: Int?) = (row["firstPage"], row["lastPage"])
    self.init(
      day: Day(number: row["day"]), range: start..<max(start, end),
      pages: pages.first.flatMap { first in pages.last.map { first...max(first, $0) } },
      chapter: row["chapter"])
  }
}

extension KeptPlan {
  fileprivate init?(_ row: Row, _ portions: [PlannedPortion]) {
    let (first, last): (Int, Int) = (row["firstDay"], row["lastDay"])
    guard let unit = PortionUnit(rawValue: row["unit"]), first <= last,
      let schedule = PlanSchedule(
        Day(number: first)...Day(number: last), on: Weekdays(rawValue: row["weekdays"])),
      let plan = ReadingPlan(
        schedule, unit: unit, portions: portions, textBytes: row["textBytes"])
    else { return nil }
    self.init(
      book: row["book"], title: row["title"], identifier: row["identifier"],
      revision: row["revision"], editedAt: Moment(milliseconds: row["editedAt"]), plan: plan)
  }
}

internal import GRDB

/// What two libraries know of one book, put together: column by column what was said later, or what
/// was said at all.
struct BookMerge {
  /// The row of the library that is merged into.
  private let here: [String: DatabaseValue]
  /// The row of the other library, with the same book's number.
  private let other: [String: DatabaseValue]
  private(set) var merged: [String: DatabaseValue]

  /// Things that the reader says of a book: the columns of each, the last of which is the time of it.
  private static let said = [
    ["title", "titleIsOwn", "titleEditedAt"], ["author", "authorIsOwn", "authorEditedAt"],
    ["rating", "ratingEditedAt"], ["note", "noteEditedAt"], ["isDated", "datedEditedAt"],
    ["series", "seriesEditedAt"], ["work", "workEditedAt"],
  ]

  /// Puts a row here and one of another library together.
  ///
  /// - Parameter staysRemoved: Whether a book that was removed in the other library stays so unless the reader
  ///   has opened it here: the other library is this one, and its file was found again since.
  init(
    _ here: [String: DatabaseValue], _ other: [String: DatabaseValue], staysRemoved: Bool = false
  ) {
    self.here = here
    self.other = other
    merged = here
    if staysRemoved, isRemovedUnseen {
      merged.merge(other.filter { $0.key != "id" && $0.key != "path" }) { $1 }
      merged["forgottenAt"] = other["forgottenAt"] ?? .null
      merged["path"] = isForgottenHere ? .null : here["path"]
      return
    }
    guard !isGone, !Self.isForgotten(other) else { return }
    (merged["removedAt"], merged["forgottenAt"]) = (.null, .null)
    guard !Self.isForgotten(here) else {
      // All that is known here is what book it is.
      merged.merge(other.filter { $0.key != "id" }) { $1 }
      return
    }
    for columns in Self.said where isSaidLater(columns) { merge(columns) }
    for column in ["title", "author"] where !isOwn(column) && isUnknown(column) {
      merge([column])
    }
    for column in ["encoding", "language", "path", "summary", "published"] where isUnknown(column) {
      merge([column])
    }
    if number("fileBytes", in: here) ?? 0 == 0 { merge(["fileBytes"]) }
    merged["addedAt"] = both("addedAt").min()?.databaseValue
    merged["openedAt"] = both("openedAt").max()?.databaseValue ?? .null
    mergeStatus()
  }

  /// Whether the book was removed here, and not seen in the other library since.
  var isGone: Bool {
    guard let removedAt = number("removedAt", in: here) else { return false }
    guard number("removedAt", in: other) == nil else { return true }
    let seen = ["addedAt", "openedAt"].compactMap { number($0, in: other) }.max() ?? 0
    return seen <= removedAt
  }

  /// Whether the book was removed in the other library, and is here as one that the reader has neither
  /// removed nor opened.
  private var isRemovedUnseen: Bool {
    number("removedAt", in: other) != nil && number("removedAt", in: here) == nil
      && number("openedAt", in: here) == nil
  }

  /// Whether the book is one by now of which what was kept was forgotten, but not by this library.
  var isForgottenHere: Bool { Self.isForgotten(merged) && !Self.isForgotten(here) }

  /// Whether what was kept of a book was forgotten: nothing that its row says is the reader's.
  private static func isForgotten(_ row: [String: DatabaseValue]) -> Bool {
    row["forgottenAt"]?.isNull == false
  }

  // MARK: - What the reader says

  /// Whether the other library was told something later, or, if nobody knows when, at all.
  private func isSaidLater(_ columns: [String]) -> Bool {
    let time = columns[columns.count - 1]
    let (hereAt, otherAt) = (number(time, in: here) ?? 0, number(time, in: other) ?? 0)
    guard hereAt == otherAt else { return otherAt > hereAt }
    return isSaid(columns, in: other) && !isSaid(columns, in: here)
  }

  private func isSaid(_ columns: [String], in row: [String: DatabaseValue]) -> Bool {
    guard let own = columns.first(where: { $0.hasSuffix("IsOwn") }) else {
      return row[columns[0]]?.isNull == false
    }
    return number(own, in: row) ?? 0 != 0
  }

  // MARK: - Status

  private mutating func mergeStatus() {
    let (mine, theirs) = (status(here, against: other), status(other, against: here))
    if theirs.at > mine.at || theirs.at == mine.at && theirs.rank > mine.rank {
      merge(["status", "startedAt", "finishedAt", "statusEditedAt"])
    }
    // Of what was begun by itself in both the earlier time is that of the beginning.
    guard number("statusEditedAt", in: merged) == nil, !isToRead(merged) else { return }
    merged["startedAt"] = both("startedAt").min()?.databaseValue ?? .null
  }

  /// When a status came about, and how far it goes.
  ///
  /// That a book is being read is so by itself once it was opened: that is later than that it is to be
  /// read, but does not make it unread where it was finished.
  private func status(
    _ row: [String: DatabaseValue], against other: [String: DatabaseValue]
  ) -> (at: Int64, rank: Int) {
    let edited = number("statusEditedAt", in: row) ?? 0
    switch row["status"].flatMap({ String.fromDatabaseValue($0) }) {
    case "finished": return (max(edited, number("finishedAt", in: row) ?? 0), 2)
    case "reading":
      return (isToRead(other) ? max(edited, number("startedAt", in: row) ?? 0) : edited, 1)
    default: return (edited, 0)
    }
  }

  private func isToRead(_ row: [String: DatabaseValue]) -> Bool {
    row["status"].flatMap { String.fromDatabaseValue($0) } == "to-read"
  }

  // MARK: - Values

  private mutating func merge(_ columns: [String]) {
    for column in columns { merged[column] = other[column] ?? .null }
  }

  private func isUnknown(_ column: String) -> Bool { merged[column]?.isNull != false }

  private func isOwn(_ column: String) -> Bool { number(column + "IsOwn", in: merged) ?? 0 != 0 }

  private func number(_ column: String, in row: [String: DatabaseValue]) -> Int64? {
    row[column].flatMap { Int64.fromDatabaseValue($0) }
  }

  private func both(_ column: String) -> [Int64] {
    [here, other].compactMap { number(column, in: $0) }
  }
}

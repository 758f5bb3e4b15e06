import Books
import Foundation
internal import GRDB
import Sync

/// A row of the library, or some columns of one, as other machines may know it: without numbers that only
/// this library has.
struct PortableRecord {
  /// What it is about, with the book by its first name.
  var id: RegisterID
  /// Its columns.
  var fields: SyncFields
  /// When the reader said it, in milliseconds; nil if that is not kept.
  var time: Int64?
  /// Whether it says what is so of any book, so that it need not be said.
  var isPlain = false

  /// What tells whether it has changed.
  var hash: Int64 { Int64(bitPattern: FNV1a(SyncText.fields(fields).utf8).value) }
}

/// Columns of `book` that are said together.
struct BookColumns {
  let kind: RegisterID.Kind
  let columns: [String]
  /// The columns that tell when that was, the surest first.
  let times: [String]

  static let all = [
    BookColumns(
      kind: .title, columns: ["title", "titleIsOwn", "titleEditedAt"], times: ["titleEditedAt"]),
    BookColumns(
      kind: .author, columns: ["author", "authorIsOwn", "authorEditedAt"],
      times: ["authorEditedAt"]),
    BookColumns(
      kind: .status, columns: ["status", "startedAt", "finishedAt", "statusEditedAt"],
      times: ["statusEditedAt", "finishedAt", "startedAt"]),
    BookColumns(kind: .rating, columns: ["rating", "ratingEditedAt"], times: ["ratingEditedAt"]),
    BookColumns(kind: .note, columns: ["note", "noteEditedAt"], times: ["noteEditedAt"]),
    BookColumns(kind: .dated, columns: ["isDated", "datedEditedAt"], times: ["datedEditedAt"]),
    BookColumns(kind: .series, columns: ["series", "seriesEditedAt"], times: ["seriesEditedAt"]),
    BookColumns(kind: .work, columns: ["work", "workEditedAt"], times: ["workEditedAt"]),
    BookColumns(
      kind: .facts, columns: ["language", "encoding", "summary", "published"], times: []),
    BookColumns(kind: .added, columns: ["addedAt"], times: ["addedAt"]),
    BookColumns(kind: .opened, columns: ["openedAt"], times: ["openedAt"]),
    BookColumns(kind: .removal, columns: ["removedAt"], times: ["removedAt"]),
  ]
}

/// A table whose rows belong to books, and are known by some of their columns.
struct BookTable {
  let kind: RegisterID.Kind
  let name: String
  /// The columns by which a row of a book is known; none if a book has one row.
  let key: [String]
  /// The columns that only this library has.
  let own: Set<String>
  let times: [String]

  static let position = BookTable(
    kind: .position, name: "position", key: [], own: ["book"], times: ["movedAt"])
  static let all = [
    position,
    BookTable(
      kind: .listening, name: "listening", key: [], own: ["book"], times: ["movedAt"]),
    BookTable(
      kind: .reading, name: "reading", key: ["startedAt", "endedAt", "fromOffset", "toOffset"],
      own: ["id", "book"], times: ["endedAt"]),
    BookTable(
      kind: .mark, name: "mark", key: ["kind", "createdAt", "words"], own: ["id", "book"],
      times: ["editedAt"]),
  ]

  /// What a row is known by among those of its book.
  func key(of fields: SyncFields) -> String {
    key.map { column in
      switch fields[column] {
      case .integer(let number): "\(number)"
      // The words of a mark may be long.
      case .text(let text):
        text.utf8.count <= 16 ? text : String(FNV1a(text.utf8).value, radix: 16)
      default: ""
      }
    }.joined(separator: " ")
  }
}

extension SyncFields {
  /// The columns of a row, but for some.
  init(_ row: Row, without left: Set<String> = []) {
    self.init()
    for (column, value) in row where !left.contains(column) {
      switch value.storage {
      case .null: break
      case .int64(let number): self[column] = .integer(number)
      case .double(let number): self[column] = .real(number)
      case .string(let text): self[column] = .text(text)
      case .blob(let data): self[column] = .bytes(Array(data))
      }
    }
  }

  /// The first of some times that is there.
  func time(_ columns: [String]) -> Int64? {
    columns.lazy.compactMap { self[$0]?.integer }.first
  }
}

extension SyncValue {
  var databaseValue: DatabaseValue {
    switch self {
    case .integer(let number): number.databaseValue
    case .real(let number): number.databaseValue
    case .text(let text): text.databaseValue
    case .bytes(let bytes): Data(bytes).databaseValue
    }
  }
}

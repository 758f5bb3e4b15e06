import Foundation
internal import GRDB
import Sync

extension Library {
  /// The name of the format, which a file of it begins with.
  static let exportFormat = "tome-reader library"

  /// Gives all that the library knows, as one object of JSON, part by part.
  ///
  /// It has the tables by their names, each with its rows, and a row on a line of its own: an object
  /// of what is not NULL. Bytes are objects themselves: `{"base64": "…"}`. What was taken away is in it
  /// as such: tags of books with `isRemoved`, notes without a text, plans without portions. The parts
  /// are from one moment, whatever is written meanwhile.
  package func export(_ give: (String) throws -> Void) throws(LibraryError) {
    try read { db in
      let migrations = try LibraryTables.migrations(db).map { Self.json($0.databaseValue) }
      try give("{\"format\":\(Self.json(Self.exportFormat.databaseValue)),\n")
      try give("\"migrations\":[\(migrations.joined(separator: ","))],\n\"tables\":{")
      for (index, table) in try LibraryTables(db).all.enumerated() {
        try give("\(index > 0 ? "," : "")\n\(Self.json(table.name.databaseValue)):[")
        let order = table.number ?? table.keys[0].joined(separator: ", ")
        let rows = try Row.fetchCursor(db, sql: "SELECT * FROM \"\(table.name)\" ORDER BY \(order)")
        var isFirst = true
        while let row = try rows.next() {
          try give("\(isFirst ? "" : ",")\n \(Self.json(row))")
          isFirst = false
        }
        try give("]")
      }
      try give("\n}}\n")
    }
  }

  private static func json(_ row: Row) -> String {
    let fields = row.filter { !$0.1.isNull }.map { "\(json($0.0.databaseValue)):\(json($0.1))" }
    return "{\(fields.joined(separator: ","))}"
  }

  private static func json(_ value: DatabaseValue) -> String {
    switch value.storage {
    case .null: return "null"
    case .int64(let number): return "\(number)"
    // The shortest digits that lead back to the number.
    case .double(let number): return number.isFinite ? "\(number)" : "null"
    case .string(let text): return JSONString(text).description
    case .blob(let data): return "{\"base64\":\"\(data.base64EncodedString())\"}"
    }
  }
}

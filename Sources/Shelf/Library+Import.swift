package import Foundation
internal import GRDB

/// Why a file cannot be taken into the library; nothing of it was.
package enum ImportError: Error, Equatable, Sendable {
  /// It is no JSON, or none that an export writes; `what` says what is wrong.
  case notAnExport(what: String)
  /// A newer version of the program wrote it.
  case newer
  /// The library cannot be used.
  case library(LibraryError)
}

extension ImportError {
  /// What a row is told to be that no table takes; `nil` if the library is at fault.
  fileprivate static func misfit(_ error: any Error) -> ImportError? {
    guard let error = error as? DatabaseError else { return nil }
    switch error.resultCode {
    case .SQLITE_MISMATCH, .SQLITE_CONSTRAINT:
      return .notAnExport(what: "a row of it fits no table (\(error.message ?? "it is wrong"))")
    default: return nil
    }
  }
}

/// What an import came to.
package struct ImportOutcome: Equatable, Sendable {
  /// The rows that are new, by table.
  package var added: [String: Int] = [:]
  /// The rows that were older in the library, by table.
  package var updated: [String: Int] = [:]
  /// The books that were removed here since, and stay so.
  package var removedHere = 0

  /// Nothing yet.
  package init() {}
}

extension Library {
  /// Merges all that an export has and the library has not, all or nothing.
  ///
  /// An empty library becomes the one that was exported, to the last number. Else books are known by
  /// their contents; of what both have the newer stays; and what was taken in before is not taken in
  /// twice.
  @discardableResult
  package func merge(_ export: Data) throws(ImportError) -> ImportOutcome {
    let file = try ExportFile(export)
    var refusal: ImportError?
    do {
      return try write { db -> ImportOutcome in
        do {
          return try Library.merge(file, into: db)
        } catch {
          refusal = error as? ImportError ?? .misfit(error)
          throw error
        }
      }
    } catch {
      throw refusal ?? .library(error)
    }
  }

  private static func merge(_ file: ExportFile, into db: Database) throws -> ImportOutcome {
    let known = Set(LibrarySchema.migrator.migrations)
    guard file.migrations.allSatisfy(known.contains) else { throw ImportError.newer }
    var merge = LibraryMerge(db)
    for table in try LibraryTables(db).all {
      try merge.merge(file.tables[table.name] ?? [], into: table, editions: file.tables["edition"])
    }
    return merge.outcome
  }
}

/// The content of an export.
struct ExportFile {
  let migrations: [String]
  let tables: [String: [[String: DatabaseValue]]]

  init(_ data: Data) throws(ImportError) {
    let object: Any
    do { object = try JSONSerialization.jsonObject(with: data) } catch {
      throw .notAnExport(what: "it is not JSON")
    }
    guard let root = object as? [String: Any], root["format"] as? String == Library.exportFormat,
      let migrations = root["migrations"] as? [String],
      let tables = root["tables"] as? [String: Any]
    else { throw .notAnExport(what: "it is not an export of a library") }
    self.migrations = migrations
    var read: [String: [[String: DatabaseValue]]] = [:]
    for (name, rows) in tables {
      guard let rows = rows as? [[String: Any]] else {
        throw .notAnExport(what: "'\(name)' is not a table")
      }
      var values: [[String: DatabaseValue]] = []
      for row in rows {
        let row = try Self.values(of: row, in: name)
        if let row = LibraryCleaning.cleaned(row, of: name) { values.append(row) }
      }
      read[name] = values
    }
    self.tables = read
  }

  private static func values(
    of row: [String: Any], in table: String
  ) throws(ImportError) -> [String: DatabaseValue] {
    var values: [String: DatabaseValue] = [:]
    for (column, value) in row {
      guard let value = databaseValue(value) else {
        throw .notAnExport(what: "'\(column)' of '\(table)' is not a value")
      }
      values[column] = value
    }
    return values
  }

  private static func databaseValue(_ value: Any) -> DatabaseValue? {
    switch value {
    case let text as String: return text.databaseValue
    case let object as [String: Any]:
      return (object["base64"] as? String).flatMap { Data(base64Encoded: $0) }?.databaseValue
    case let number as NSNumber:
      // By its digits: Foundation reads a long one as a decimal, of which not every way gives all 64 bits.
      if let whole = Int64(number.stringValue) { return whole.databaseValue }
      // One of many digits is a decimal, whose own way to a double leads past it.
      return (Double(number.stringValue) ?? number.doubleValue).databaseValue
    default: return nil
    }
  }
}

// MARK: - Backups

extension Library {
  /// Merges all that copies of a library have and this one has not, one after the other.
  package func merge(_ copies: [LibraryBackups.Backup]) throws(ImportError) -> ImportOutcome {
    var all = ImportOutcome()
    for copy in copies {
      let outcome = try merge(copy)
      all.added.merge(outcome.added, uniquingKeysWith: +)
      all.updated.merge(outcome.updated, uniquingKeysWith: +)
      all.removedHere = max(all.removedHere, outcome.removedHere)
    }
    return all
  }

  /// Merges all that a copy of a library has and this one has not, as `merge(_:)` does.
  ///
  /// The copy stays as it is; one of an earlier version is brought up to date elsewhere first.
  @discardableResult
  package func merge(_ backup: LibraryBackups.Backup) throws(ImportError) -> ImportOutcome {
    var export = Data()
    do throws(LibraryError) {
      let copy = try Library(copyOf: LibraryLocation(path: backup.path))
      try copy.export { export += Data($0.utf8) }
    } catch .damaged {
      throw .notAnExport(what: "it is damaged")
    } catch {
      throw .library(error)
    }
    return try merge(export)
  }
}

/// What stands in a field of a record: what SQLite keeps, but for nothing, which is no value.
package enum SyncValue: Hashable, Sendable {
  case integer(Int64)
  case real(Double)
  case text(String)
  case bytes([UInt8])
}

/// The fields of a record by their names; those without a value are not in it.
package typealias SyncFields = [String: SyncValue]

extension SyncValue {
  /// The whole number, if it is one.
  package var integer: Int64? { if case .integer(let number) = self { number } else { nil } }

  /// The text, if it is one.
  package var text: String? { if case .text(let text) = self { text } else { nil } }
}

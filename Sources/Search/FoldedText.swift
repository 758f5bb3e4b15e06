/// A short text as a search compares it if neither case nor accents count: for lists that are narrowed
/// by words.
package struct FoldedText: Equatable, Sendable {
  private let units: [UInt32]

  /// `text` in small letters without accents.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package init(_ text: String) {
    let tables = FoldingTables()
    var units: [UInt32] = []
    for scalar in text.unicodeScalars {
      guard tables.traits(of: scalar.value).isDisjoint(with: [.accent, .ignorable]) else {
        continue
      }
      let mapping = tables.mapping(of: scalar.value, .all)
      units += (0..<mapping.count).map { mapping[$0] }
    }
    self.units = units
  }

  /// Whether `other` stands somewhere in it; a text of nothing stands everywhere.
  package func contains(_ other: FoldedText) -> Bool {
    guard let first = other.units.first else { return true }
    guard units.count >= other.units.count else { return false }
    return (0...units.count - other.units.count).contains { start in
      units[start] == first && units[start..<start + other.units.count] == other.units[...]
    }
  }
}

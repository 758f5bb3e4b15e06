/// Words without what makes no difference to a search: case and accents.
package enum SearchFolding {
  /// The folded words as UTF-8.
  package static func folded(_ words: some StringProtocol) -> [UInt8] {
    var bytes: [UInt8] = []
    var bonuses: [UInt8] = []
    FuzzyUnits().append(String(words), to: &bytes, bonuses: &bonuses)
    return bytes
  }
}

/// What the reader looks for, and how.
package struct SearchQuery: Equatable, Sendable {
  /// Whether capitals and accents count.
  package enum Matching: Equatable, Sendable {
    /// Neither counts.
    case folded
    /// Both count when the query has a capital, else neither: smart case.
    case smart
    /// Both count.
    case exact
  }

  /// The words, or the regular expression.
  package var text: String
  /// Whether `text` is a regular expression of PCRE2.
  package var isRegex: Bool
  /// Whether capitals and accents count; in a regular expression accents always do.
  package var matching: Matching
  /// Whether matches begin and end where words do.
  package var wholeWords: Bool

  /// A query for `text`.
  package init(
    _ text: String, isRegex: Bool = false, matching: Matching = .folded, wholeWords: Bool = false
  ) {
    self.text = text
    self.isRegex = isRegex
    self.matching = matching
    self.wholeWords = wholeWords
  }

  /// Whether capitals and accents are folded in this query.
  ///
  /// In a regular expression the letter of an escape, as in `\S`, is no capital.
  var folds: Bool {
    switch matching {
    case .folded: return true
    case .exact: return false
    case .smart:
      let tables = FoldingTables()
      var isEscaped = false
      return !text.unicodeScalars.contains { scalar in
        if isRegex, isEscaped || scalar == "\\" {
          isEscaped.toggle()
          return false
        }
        return tables.traits(of: scalar.value).contains(.uppercase)
      }
    }
  }
}

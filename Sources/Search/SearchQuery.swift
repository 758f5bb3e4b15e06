/// What the reader looks for, and how.
package struct SearchQuery: Equatable, Sendable {
  /// Whether capitals and accents count.
  package enum Matching: Equatable, Sendable {
    /// Neither counts.
    case folded
    /// Case counts if the query has a capital, accents never do: smart case.
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
  /// Whether lines are looked for in which `text` does not match; each is a match as a whole.
  package var isInverted = false

  /// A query for `text`.
  package init(
    _ text: String, isRegex: Bool = false, matching: Matching = .folded, wholeWords: Bool = false
  ) {
    self.text = text
    self.isRegex = isRegex
    self.matching = matching
    self.wholeWords = wholeWords
  }

  /// What of letters does not count in this query.
  var folding: Folding {
    switch matching {
    case .folded: .all
    case .exact: .none
    case .smart: hasCapital ? .accents : .all
    }
  }

  /// Whether the query has a capital.
  ///
  /// In a regular expression the letter of an escape, as in `\S`, is no capital.
  private var hasCapital: Bool {
    let tables = FoldingTables()
    var isEscaped = false
    return text.unicodeScalars.contains { scalar in
      if isRegex, isEscaped || scalar == "\\" {
        isEscaped.toggle()
        return false
      }
      return tables.traits(of: scalar.value).contains(.uppercase)
    }
  }
}

// MARK: - Looser queries

extension SearchQuery {
  /// The queries that may find something if this one finds nothing, the most similar first: without
  /// its case, without the edges of words, without both.
  package var looser: [SearchQuery] {
    // A looser query leaves fewer lines without a match.
    guard !isInverted else { return [] }
    var lowercase = self
    lowercase.matching = .folded
    var parts = self
    parts.wholeWords = false
    var both = lowercase
    both.wholeWords = false
    let all = folding == .all ? [parts] : [lowercase, parts, both]
    return all.enumerated().filter { $1 != self && !all[..<$0].contains($1) }.map(\.element)
  }
}

import Books

/// A query that has been made ready: it can be looked for in any number of texts, by several threads.
package struct SearchPattern: Sendable {
  /// What is looked for.
  package let query: SearchQuery
  /// How it is looked for.
  let kind: Kind

  /// The two kinds of pattern.
  enum Kind: Sendable {
    case plain(PlainPattern)
    case regex(RegexPattern)
  }

  /// The pattern of `query`.
  ///
  /// - Throws: `SearchError.emptyQuery`, `.tooLong`, or `.badPattern` with the place of the mistake.
  package init(_ query: SearchQuery) throws(SearchError) {
    self.query = query
    kind =
      query.isRegex || query.isInverted
      ? .regex(try RegexPattern(query)) : .plain(try PlainPattern(query))
  }

  /// How far around a part of a text its matches may reach, in bytes.
  var margin: Int {
    switch kind {
    case .plain: PlainPattern.longestMatch + 64
    case .regex: RegexPattern.longestMatch
    }
  }
}

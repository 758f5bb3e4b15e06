/// Words to look for, ready to be compared.
///
/// The query becomes units: code points after folding, or after canonical decomposition where the
/// match is to be exact; a run of white space becomes one unit. White space around the query does
/// not count.
struct PlainPattern: Sendable {
  /// The longest query, in units.
  static let longestQuery = 1024
  /// The longest match, in bytes: white space and marks that are passed over included.
  static let longestMatch = 16 << 10

  /// The unit of a run of white space: no code point's.
  static let space: UInt32 = .max

  /// The units.
  let units: [UInt32]
  /// What of letters does not count.
  let folding: Folding
  /// Whether matches begin and end where words do.
  let wholeWords: Bool

  /// The pattern of a plain query.
  init(_ query: SearchQuery) throws(SearchError) {
    folding = query.folding
    wholeWords = query.wholeWords
    let foldsAccents = folding != .none
    let tables = FoldingTables()
    var units: [UInt32] = []
    for scalar in query.text.unicodeScalars {
      let traits = tables.traits(of: scalar.value)
      if traits.contains(.space) {
        if let last = units.last, last != Self.space { units.append(Self.space) }
        continue
      }
      if traits.contains(.ignorable) || foldsAccents && traits.contains(.accent) { continue }
      let mapping = tables.mapping(of: scalar.value, folding)
      units += (0..<mapping.count).map { mapping[$0] }
    }
    if units.last == Self.space { units.removeLast() }
    guard !units.isEmpty else { throw .emptyQuery }
    guard units.count <= Self.longestQuery else { throw .tooLong(limit: Self.longestQuery) }
    self.units = units
  }

  /// Whether accents do not count.
  @inline(__always)
  var foldsAccents: Bool { folding != .none }

  /// Whether a unit stands for itself wherever it is found: it is neither white space nor one of
  /// the marks that may also be passed over.
  @inline(__always)
  static func isSolid(_ unit: UInt32) -> Bool {
    unit != space && unit != Mark.underscore && !Mark.isHyphen(unit)
  }
}

/// The characters that have a part in how lines and words are set.
enum Mark {
  static let underscore: UInt32 = 0x5F
  static let lineFeed: UInt32 = 0x0A
  static let carriageReturn: UInt32 = 0x0D

  /// Whether a word may be divided with it at a line's end.
  @inline(__always)
  static func isHyphen(_ value: UInt32) -> Bool { value == 0x2D || value == 0x2010 }

  /// Whether a line that ends with it goes on without a space.
  @inline(__always)
  static func isDash(_ value: UInt32) -> Bool {
    isHyphen(value) || value == 0x2013 || value == 0x2014
  }
}

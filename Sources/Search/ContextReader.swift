package import Books

/// Reads the contexts of many matches, in the order of the text, in few reads of it.
package struct ContextReader: ~Copyable {
  /// The bytes that are read at once.
  private static let blockLength = 64 << 10

  private let source: any TextSource
  private let reach: Int
  private var block: [UInt8] = []
  /// The text's offset of the block's first byte.
  private var start = 0
  /// Whether the text ends with the block.
  private var isTextEnd = false

  /// A reader of contexts in `source`.
  ///
  /// - Parameter reach: How many characters of whole words are shown on each side, at most.
  package init(of source: any TextSource, reach: Int = MatchContext.usualReach) {
    self.source = source
    self.reach = reach
  }

  /// The context of `match`, best one that follows those asked for before.
  package mutating func context(of match: Range<Int>) throws(TextError) -> MatchContext {
    guard match.count <= MatchContext.matchBytes else {
      return try MatchContext(of: match, in: source, reach: reach)
    }
    let from = max(match.lowerBound - MatchContext.bytes, 0)
    let to = match.upperBound + MatchContext.bytes
    if from < start || to > start + block.count && !isTextEnd { try load(from: from) }
    // A file that became shorter ends before the match.
    let end = start + block.count
    guard from >= start, match.upperBound <= end else {
      return try MatchContext(of: match, in: source, reach: reach)
    }
    return block.withUnsafeBytes { bytes in
      func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: bytes[range.lowerBound - start..<range.upperBound - start])
      }
      return MatchContext(
        before: part(from..<match.lowerBound), isTextStart: from == 0, match: part(match),
        isWhole: true, after: part(match.upperBound..<min(to, end)), reach: reach)
    }
  }

  private mutating func load(from offset: Int) throws(TextError) {
    block = try source.bytes(at: offset, count: Self.blockLength)
    start = offset
    isTextEnd = block.count < Self.blockLength
  }
}

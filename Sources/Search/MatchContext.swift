package import Books

/// A match with the words around it, on one line.
package struct MatchContext: Equatable, Sendable {
  /// What stands before the match.
  package let before: String
  /// The match.
  package let match: String
  /// What stands after it.
  package let after: String
  /// Whether the text has more before and behind that.
  package let isCut: (before: Bool, after: Bool)

  /// How many characters of whole words are shown on each side, where nothing else is asked for.
  package static let usualReach = 36
  /// How many characters of a match are shown.
  private static let longestMatch = 200
  /// How many bytes are read on each side.
  static let bytes = 256
  /// How many bytes of a match are read.
  static let matchBytes = 4096

  /// The context of the match of the given bytes of `source`.
  ///
  /// `ContextReader` gives those of many matches in less time.
  ///
  /// - Parameters:
  ///   - reach: How many characters of whole words are shown on each side, at most.
  ///   - isOfLine: Whether only what is in the lines of the match is shown, as in a listing.
  package init(
    of match: Range<Int>, in source: any TextSource, reach: Int = usualReach,
    isOfLine: Bool = false
  ) throws(TextError) {
    let start = max(match.lowerBound - Self.bytes, 0)
    let end = min(match.upperBound, match.lowerBound + Self.matchBytes)
    var before = try Self.read(start..<match.lowerBound, of: source)
    let text = try Self.read(match.lowerBound..<end, of: source)
    var after = try Self.read(match.upperBound..<match.upperBound + Self.bytes, of: source)
    var isStart = start == 0
    if isOfLine {
      if let end = before.lastIndex(of: 0x0A) {
        before.removeFirst(end + 1)
        isStart = true
      }
      if let end = after.firstIndex(of: 0x0A) { after.removeLast(after.count - end) }
    }
    self = before.withUnsafeBytes { before in
      text.withUnsafeBytes { text in
        after.withUnsafeBytes { after in
          MatchContext(
            before: before, isTextStart: isStart, match: text,
            isWhole: end == match.upperBound, after: after, reach: reach)
        }
      }
    }
  }

  /// The context of a match, from the bytes of and around it.
  ///
  /// - Parameters:
  ///   - before: The `bytes` bytes before the match, or as many as there are.
  ///   - isTextStart: Whether the text begins with them.
  ///   - match: The first `matchBytes` bytes of the match.
  ///   - isWhole: Whether these are all.
  ///   - after: The `bytes` bytes after the match; fewer only where the text ends.
  init(
    before: UnsafeRawBufferPointer, isTextStart: Bool, match: UnsafeRawBufferPointer,
    isWhole: Bool, after: UnsafeRawBufferPointer, reach: Int
  ) {
    let line = OneLine(match)
    let isShown = isWhole && !line.isLonger(than: Self.longestMatch)
    self.match = isShown ? line.string : line.prefix(Self.longestMatch) + "…"
    // Bytes that were cut within a character are not shown.
    var start = 0
    if !isTextStart { while start < before.count, before[start] & 0xC0 == 0x80 { start += 1 } }
    let lead = OneLine(UnsafeRawBufferPointer(rebasing: before[start...]))
    let isLeadCut = !isTextStart || lead.isLonger(than: reach)
    self.before = isLeadCut ? lead.lastWords(reach) : lead.string
    let isEnd = after.count < Self.bytes
    let end = isEnd ? after.count : Self.wholeLength(of: after)
    var trail = OneLine(UnsafeRawBufferPointer(rebasing: after[..<end]))
    if !isEnd { trail.dropLastReplacements() }
    let isTrailCut = !isEnd || trail.isLonger(than: reach)
    self.after = isTrailCut ? trail.firstWords(reach) : trail.string
    isCut = (isLeadCut, isTrailCut)
  }

  package static func == (a: MatchContext, b: MatchContext) -> Bool {
    a.before == b.before && a.match == b.match && a.after == b.after && a.isCut == b.isCut
  }

  private static func read(
    _ range: Range<Int>, of source: any TextSource
  ) throws(TextError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: range.count)
    var failure: TextError?
    let count = bytes.withUnsafeMutableBytes { buffer in
      do throws(TextError) {
        return try source.read(into: buffer, at: range.lowerBound)
      } catch {
        failure = error
        return 0
      }
    }
    if let failure { throw failure }
    if count < bytes.count { bytes.removeLast(bytes.count - count) }
    return bytes
  }

  /// The length of `bytes` without the beginning of a character that is cut off at their end.
  private static func wholeLength(of bytes: UnsafeRawBufferPointer) -> Int {
    for length in 1...3 where length <= bytes.count {
      let byte = bytes[bytes.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let wanted = byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
      return wanted > length ? bytes.count - length : bytes.count
    }
    return bytes.count
  }
}

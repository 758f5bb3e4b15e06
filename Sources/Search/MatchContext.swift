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
  private static let bytes = 256
  /// How many bytes of a match are read.
  private static let matchBytes = 4096

  /// The context of the match of the given bytes of `source`.
  ///
  /// - Parameter reach: How many characters of whole words are shown on each side, at most.
  package init(
    of match: Range<Int>, in source: any TextSource, reach: Int = usualReach
  ) throws(TextError) {
    let start = max(match.lowerBound - Self.bytes, 0)
    let end = min(match.upperBound, match.lowerBound + Self.matchBytes)
    let before = try Self.read(start..<match.lowerBound, of: source)
    let text = try Self.read(match.lowerBound..<end, of: source)
    let after = try Self.read(match.upperBound..<match.upperBound + Self.bytes, of: source)
    let line = Self.onOneLine(text)
    let isWhole = end == match.upperBound && line.count <= Self.longestMatch
    self.match = isWhole ? line : line.prefix(Self.longestMatch) + "…"
    // Bytes that were cut within a character are not shown.
    let lead = Self.onOneLine(before.drop { start > 0 && $0 & 0xC0 == 0x80 })
    self.before = Self.lastWords(of: lead, reach, isWhole: start == 0)
    var trail = Self.onOneLine(after)
    let isEnd = after.count < Self.bytes
    if !isEnd { while trail.last == "\u{FFFD}" { trail.removeLast() } }
    self.after = Self.firstWords(of: trail, reach, isWhole: isEnd)
    isCut = (
      start > 0 || self.before.count < lead.count, !isEnd || self.after.count < trail.count
    )
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
    return Array(bytes.prefix(count))
  }

  /// The text with a space for each run of white space, and symbols for control characters.
  private static func onOneLine(_ bytes: some Collection<UInt8>) -> String {
    var line = ""
    var isAfterSpace = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.properties.isWhitespace {
        if !isAfterSpace { line.unicodeScalars.append(" ") }
        isAfterSpace = true
        continue
      }
      isAfterSpace = false
      switch scalar.value {
      case 0..<0x20: line.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? " ")
      case 0x7F: line.unicodeScalars.append("\u{2421}")
      case 0x80..<0xA0: line.unicodeScalars.append("\u{FFFD}")
      case 0xAD, 0x202A...0x202E, 0x2066...0x2069: break
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }

  /// The last whole words of a line; where the line is not whole, its first word may not be.
  private static func lastWords(of line: String, _ reach: Int, isWhole: Bool) -> String {
    guard !isWhole || line.count > reach else { return line }
    let words = line.suffix(reach)
    guard let space = words.firstIndex(of: " ") else { return String(words) }
    return String(words[words.index(after: space)...])
  }

  /// The first whole words of a line; where the line is not whole, its last word may not be.
  private static func firstWords(of line: String, _ reach: Int, isWhole: Bool) -> String {
    guard !isWhole || line.count > reach else { return line }
    let words = line.prefix(reach)
    return String(words[..<(words.lastIndex(of: " ") ?? words.endIndex)])
  }
}

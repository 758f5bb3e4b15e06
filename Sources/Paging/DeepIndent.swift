/// Where a line of a hard-wrapped text stands that begins far in, as titles, verse and signatures do, if it
/// does not fit lines that are narrower than those of the file.
///
/// It would be broken where the right half of it begins. What was in the middle stays there, and else only as
/// much of the indent is taken away as is too much.
struct DeepIndent {
  /// How far from the middle of the lines of the file a title may stand.
  private static let tolerance = 5
  /// So many equal signs are a rule.
  private static let longestRun = 4
  /// How much farther in the words of verse go on that do not fit a row.
  private static let step = 2

  /// The bytes that its first word stands behind.
  let bytes: Int
  /// The columns before its first row, and before others.
  let indent: Int
  let hang: Int

  /// That of the line with these bytes; `nil` if it fits, or is not of words alone.
  @inline(__always)
  init?(_ line: UnsafeRawBufferPointer, _ joining: LineJoining) {
    guard line.count > SourceLine.largestFirstIndent, !joining.joinsBlocks,
      SourceLine.spaces(before: line, atMost: SourceLine.largestFirstIndent + 1)
        > SourceLine.largestFirstIndent
    else { return nil }
    self.init(words: line, joining)
  }

  /// Whether a sign is repeated, as in a rule or before the page in a list of contents.
  private static func hasRule(_ words: UnsafeRawBufferPointer) -> Bool {
    var last: Unicode.Scalar = " "
    var length = 0
    for scalar in String(decoding: words, as: UTF8.self).unicodeScalars {
      length = scalar == last ? length + 1 : 1
      last = scalar
      if length == longestRun, !scalar.properties.isAlphabetic { return true }
    }
    return false
  }

  private init?(words line: UnsafeRawBufferPointer, _ joining: LineJoining) {
    guard let line = SourceLine(line), line.columns > joining.measure,
      SourceLine.spaces(before: line.bytes, atMost: line.indent) == line.indent,
      !line.isTabular, !line.hasSigns, line.itemIndent == nil, !Self.hasRule(line.words)
    else { return nil }
    let columns = line.columns - line.indent
    let middle = line.indent + columns / 2
    let isCentred = abs(middle - joining.wrapColumns / 2) <= Self.tolerance
    let free = max(joining.measure - columns, 0)
    bytes = line.indent
    indent = isCentred ? free / 2 : free
    hang = columns <= joining.measure || isCentred ? indent : Self.step
  }
}

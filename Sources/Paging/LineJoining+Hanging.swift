/// How an indented block goes on where a line of it is broken: below itself, not at the margin.
extension LineJoining {
  /// The spaces that set the cells of a table apart.
  private static let gap = 4
  /// How much farther in a line of verse or of a table goes on.
  private static let step = 2

  /// The columns that stand free before all lines but the first of a paragraph that begins with the
  /// line `first` of the file, which begins with a space.
  ///
  /// A block that was joined keeps its indent. A line that stands as it is goes on below its last cell
  /// where it is one of a table, else a little farther in than it began; at least half of the measure
  /// is left for a cell, and three quarters for words. Tabs are left alone, as is the indent that
  /// begins paragraphs.
  ///
  /// - Parameter isJoined: Whether lines of the same indent were joined to it.
  func hang(of first: UnsafeRawBufferPointer, isJoined: Bool) -> Int {
    guard isJoined || first.count > measure else { return 0 }
    var column = 0
    var spaces = 0
    var indent: Int?
    var cell = 0
    for byte in first {
      if byte == 0x20 {
        spaces += 1
        column += 1
        continue
      }
      if byte == 0x09 { return 0 }
      if indent == nil { indent = column } else if spaces >= Self.gap { cell = column }
      spaces = 0
      if byte & 0xC0 != 0x80 { column += byte >= 0xE3 ? 2 : 1 }
    }
    guard let indent, isJoined || indent != paragraphIndent else { return 0 }
    if isJoined { return min(indent, measure / 4) }
    return cell > 0 && cell <= measure / 2 ? cell : min(indent + Self.step, measure / 4)
  }
}

import CByteMasks

/// How a line goes on where it is broken: below its own first letter, not at the margin.
struct Hanging: Hashable, Sendable {
  /// The spaces that set the cells of a table apart.
  private static let gap = 4
  /// How much farther in a line of verse, of code or of a table goes on.
  private static let step = 2

  /// The columns of a laid-out line; `Int.max` where nothing hangs.
  private let measure: Int
  private let tabWidth: Int
  /// Whether all lines hang, also those without an indent: they are no prose.
  private let isListing: Bool
  /// Whether all lines hang that are not joined, and those that are, below the second of them.
  private let hangsBlocks: Bool
  /// Whether lines hang that begin with an indent.
  private let hangsIndented: Bool
  /// The indent that begins paragraphs.
  private let paragraphIndent: Int?

  /// Nothing hangs.
  init() {
    (measure, tabWidth, paragraphIndent) = (.max, 1, nil)
    (isListing, hangsBlocks, hangsIndented) = (false, false, false)
  }

  /// How the lines of a text with these traits hang.
  init(_ traits: TextTraits, _ settings: LayoutSettings) {
    measure = settings.measure
    tabWidth = settings.tabWidth
    isListing = traits.isListing
    hangsBlocks = traits.fillsScreen
    hangsIndented = traits.hangsIndented || traits.wrapColumns != nil
    paragraphIndent = traits.paragraphIndent
  }

  /// The columns that stand free before all rows but the first of the line of the file that begins with
  /// `first`, a simple one.
  @inline(__always)
  func hang(ofSimple first: UnsafePointer<UInt8>, count: Int) -> Int {
    guard mayBreak(count), hangsAll || first[0] < 0x40 || first[0] == 0xE2 else { return 0 }
    return hang(of: UnsafeRawBufferPointer(start: first, count: count), isJoined: false)
  }

  /// Whether lines hang whatever they begin with.
  private var hangsAll: Bool { isListing || hangsBlocks }

  /// Whether a line of so many bytes may be broken at all.
  @inline(__always)
  func mayBreak(_ count: Int) -> Bool {
    count > measure || isListing && count > measure / tabWidth && measure < .max
  }

  /// The columns that stand free before all rows but the first of a paragraph of `lines` lines that
  /// begins with `first`.
  @inline(__always)
  func hang(of first: FileLine, lines: Int, in scanner: borrowing ParagraphScanner) -> Int {
    guard lines > 1 || mayBreak(first.contentEnd &- first.start), measure < .max else { return 0 }
    if lines > 1, hangsBlocks { return hang(below: first, in: scanner) }
    let content = scanner.content(of: first)
    // Nearly all paragraphs begin with a letter.
    guard let byte = content.first, hangsAll || byte < 0x40 || byte == 0xE2 else { return 0 }
    if lines > 1 {
      let bytes = scanner.window.pointer(at: first.end)
      guard bytes[0] == 0x20 else { return 0 }
    }
    return hang(of: content, isJoined: lines > 1)
  }

  /// The indent of the line after `first`, which is joined to it, beside the margin.
  private func hang(below first: FileLine, in scanner: borrowing ParagraphScanner) -> Int {
    let bytes = scanner.window.pointer(at: first.end)
    let margin = scanner.joining?.margin ?? 0
    let most = margin + measure / 2
    var columns = 0
    var index = 0
    while columns < most, SourceLine.isBlank(bytes[index]) {
      columns += bytes[index] == 0x20 ? 1 : tabWidth - columns % tabWidth
      index += 1
    }
    return max(min(columns, most) - margin, 0)
  }

  /// The columns that stand free before all rows but the first of a paragraph that begins with the
  /// line `first` of the file.
  ///
  /// An item of a list goes on below its words. A block that was joined keeps its indent. A line that
  /// stands as it is goes on below its last cell if it is one of a table, else a little farther in than
  /// it began. At least half of the measure is left for a cell, and three quarters for words.
  ///
  /// - Parameter isJoined: Whether lines of the same indent were joined to it.
  func hang(of first: UnsafeRawBufferPointer, isJoined: Bool) -> Int {
    guard isJoined || mayBreak(first.count), let line = SourceLine(first) else { return 0 }
    let most = measure / 4
    if let item = line.itemIndent, let columns = columns(of: first, to: item) {
      return min(columns, most)
    }
    guard hangsAll || line.indent > 0 && hangsIndented else { return 0 }
    if hangsAll, let cell = onlyCell(of: line), cell <= measure / 2 { return cell }
    guard let indent = columns(of: first, to: line.indent) else { return 0 }
    guard isJoined || hangsAll || indent != paragraphIndent else { return 0 }
    if isJoined { return min(indent, most) }
    if !hangsAll, let cell = lastCell(of: line), cell <= measure / 2 { return cell }
    return min(indent + Self.step, most)
  }

  /// The columns of the first `count` bytes of a line, which are blank or of ASCII for the most part;
  /// `nil` for tabs in prose, which are left alone.
  private func columns(of line: UnsafeRawBufferPointer, to count: Int) -> Int? {
    var columns = 0
    for byte in line.prefix(count) {
      if byte == 0x09 {
        guard hangsAll else { return nil }
        columns += tabWidth - columns % tabWidth
      } else {
        columns += 1
      }
    }
    return columns
  }

  /// The column of the words that a line has behind its only gap, as the explanation of an option
  /// stands; `nil` for a line that has none or several, or tabs.
  private func onlyCell(of line: SourceLine) -> Int? {
    // Most lines have single spaces alone.
    guard Self.hasGap(line.words) else { return nil }
    var gaps = (wide: 0, narrow: 0)
    var cells = (wide: 0, narrow: 0)
    var column = line.indent
    var spaces = 0
    var last: UInt8 = 0
    for byte in line.words {
      if byte == 0x09 { return nil }
      if byte == 0x20 {
        spaces += 1
        column += 1
        continue
      }
      if spaces >= Self.gap {
        gaps.wide += 1
        cells.wide = column
      } else if spaces > 1, spaces > 2 || !ListingSurvey.endsSentence(last) {
        gaps.narrow += 1
        cells.narrow = column
      }
      spaces = 0
      last = byte
      if byte & 0xC0 != 0x80 { column += byte >= 0xE3 ? 2 : 1 }
    }
    if gaps.wide > 0 { return gaps.wide == 1 ? cells.wide : nil }
    return gaps.narrow == 1 ? cells.narrow : nil
  }

  /// Whether two spaces stand side by side in a line.
  private static func hasGap(_ words: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    if let base = words.baseAddress?.assumingMemoryBound(to: UInt8.self) {
      while index + Int(CBM_READ) <= words.count {
        let spaces = cbm_spaces(base + index)
        if spaces & spaces >> 1 != 0 { return true }
        // The last of these bytes is the first of the next ones.
        index += 63
      }
    }
    while index + 1 < words.count {
      if words[index] == 0x20, words[index + 1] == 0x20 { return true }
      index += 1
    }
    return false
  }

  /// The column that the last cell of a table begins in; `nil` for a line that is none, or has tabs.
  private func lastCell(of line: SourceLine) -> Int? {
    var column = 0
    var spaces = 0
    var cell: Int?
    for (index, byte) in line.bytes.enumerated() {
      if byte == 0x09 { return nil }
      if byte == 0x20 {
        spaces += 1
        column += 1
        continue
      }
      if index > line.indent, spaces >= Self.gap { cell = column }
      spaces = 0
      if byte & 0xC0 != 0x80 { column += byte >= 0xE3 ? 2 : 1 }
    }
    return cell
  }
}

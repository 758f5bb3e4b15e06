/// Glyphs as they are made, code point by code point.
struct GlyphRun {
  private(set) var glyphs: [Glyph] = []
  /// The columns so far, hanging blanks included.
  private(set) var columns = 0
  private let base: UnsafePointer<UInt8>
  private let end: Int
  private let measure: Int
  private let tabWidth: Int
  private let columnCounts: ColumnCounts
  private let tables = BreakTables()
  private var state = LineStart.paragraphStart.state

  /// Starts a run on bytes of which `end` belong to the text; blanks beyond `measure` hang.
  init(base: UnsafePointer<UInt8>, end: Int, measure: Int, metrics: LineMetrics) {
    self.base = base
    self.end = end
    self.measure = measure
    tabWidth = metrics.tabWidth
    columnCounts = ColumnCounts(ambiguousWidth: metrics.ambiguousWidth)
  }

  /// Adds the glyphs of the bytes in `range`, which begins where a cluster does.
  ///
  /// - Parameter limit: The columns after which nothing more is wanted.
  mutating func append(_ range: Range<Int>, upTo limit: Int = .max) {
    var index = range.lowerBound
    while index < range.upperBound, columns <= limit {
      let code = CodePoint(at: index, in: base, end: end)
      let step = tables.step(state, tables.breakClass(of: code.value))
      state = step.state
      let next = index + code.length
      append(
        code.value, range: index..<next,
        startsCluster: step.endsCluster || index == range.lowerBound,
        joins: code.value == Self.joiner && next < range.upperBound
          && Self.isLetter(CodePoint(at: next, in: base, end: end).value))
      index = next
    }
  }

  /// Shows the soft hyphen that ends at `lineEnd`, if there is one.
  ///
  /// Blanks that hang have no glyph: the last glyph may be a soft hyphen before them, at which no line
  /// ends.
  mutating func showSoftHyphen(endingAt lineEnd: Int) {
    guard let last = glyphs.last, last.range.count == 2, last.range.upperBound == lineEnd,
      base[last.range.lowerBound] == 0xC2, base[last.range.lowerBound + 1] == 0xAD
    else { return }
    glyphs[glyphs.count - 1].text = "-"
    glyphs[glyphs.count - 1].columns = 1
    columns += 1
  }

  /// Adds a hyphen that the text does not have, at the end; it stands for the bytes of the last glyph.
  mutating func addHyphen() {
    guard let last = glyphs.last else { return }
    add("-", columns: 1, last.range, false)
  }

  /// - Parameter joins: Whether it is a joiner before a letter.
  private mutating func append(
    _ value: UInt32, range: Range<Int>, startsCluster: Bool, joins: Bool
  ) {
    let width = tables.width(of: value)
    switch WidthClass(rawValue: width) {
    case .narrow, .wide, .ambiguous:
      add(text(value), columns: columnCounts[width], range, startsCluster)
    case .space, .blank, .wideBlank:
      addBlank(text(value), columns: columnCounts[width], range, startsCluster)
    case .skinTone where startsCluster:
      add(text(value), columns: columnCounts[width], range, startsCluster)
    case .mark:
      join(text(value), range, startsCluster)
    case .tab:
      addTab(range)
    case .control:
      let isC1 = value >= 0x80
      add(isC1 ? "~" : "^", columns: 1, range, true)
      add(text(isC1 ? value - 0x40 : value ^ 0x40), columns: 1, range, false)
    case .unseen where value == Self.nonJoiner:
      join(text(value), range, startsCluster)
    case .unseen where joins && isLetterLast:
      join(text(value), range, startsCluster)
    default:
      join("", range, startsCluster)
    }
  }

  /// U+200C, which keeps two letters apart that would be joined: what is drawn without it is another
  /// word. Terminals add it to the cell before it, as they do with marks.
  private static let nonJoiner: UInt32 = 0x200C
  /// U+200D, which has two letters be joined otherwise than they are by themselves: between emoji, which
  /// terminals that know clusters would draw as one, and at a word's edge it is not drawn.
  private static let joiner: UInt32 = 0x200D

  /// Whether the last glyph is a letter, with marks or without.
  private var isLetterLast: Bool {
    glyphs.last?.text.unicodeScalars.first.map { Self.isLetter($0.value) } ?? false
  }

  private static func isLetter(_ value: UInt32) -> Bool {
    Unicode.Scalar(value)?.properties.isAlphabetic ?? false
  }

  private func text(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

  private mutating func add(
    _ text: String, columns count: Int, _ range: Range<Int>, _ startsCluster: Bool
  ) {
    glyphs.append(
      Glyph(text: text, columns: count, range: range, startsCluster: startsCluster))
    columns += count
  }

  /// Adds what takes no column: to the glyph before it within a cluster, else by itself.
  private mutating func join(_ text: String, _ range: Range<Int>, _ startsCluster: Bool) {
    guard !startsCluster, let last = glyphs.indices.last else {
      add(text, columns: 0, range, startsCluster)
      return
    }
    glyphs[last].text += text
    glyphs[last].range = glyphs[last].range.lowerBound..<range.upperBound
  }

  private mutating func addBlank(
    _ text: String, columns count: Int, _ range: Range<Int>, _ startsCluster: Bool
  ) {
    if columns + count <= measure {
      add(text, columns: count, range, startsCluster)
    } else {
      columns = measure + 1
    }
  }

  private mutating func addTab(_ range: Range<Int>) {
    let count = min(measure - columns, tabWidth - columns % tabWidth)
    guard count > 0 else { return }
    for cell in 0..<count { add(" ", columns: 1, range, cell == 0) }
  }
}

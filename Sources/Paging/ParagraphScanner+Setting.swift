import Books

/// What the scanner does to set paragraphs off from one another.
struct ParagraphSetting: Hashable, Sendable {
  /// The columns that first lines are indented by; 0 where paragraphs stand as they are.
  let indent: Int
  /// The columns by which a first line is indented if the book says so.
  let printedIndent: Int
  /// The indent of first lines that a blank line is put before; `nil` if none is.
  private let spacedIndent: Int?

  /// The shortest lines of which the first ones are indented.
  private static let leastMeasure = 8

  /// As the text has it.
  init() {
    indent = 0
    printedIndent = 0
    spacedIndent = nil
  }

  /// What `settings` ask for in a text with these traits.
  ///
  /// - Parameter structure: What the text knows of itself; `nil` for a plain one.
  init(
    _ traits: TextTraits, _ settings: LayoutSettings, _ structure: (any TextStructure)? = nil
  ) {
    spacedIndent = settings.paragraphs == .spaced ? traits.paragraphIndent : nil
    guard settings.measure >= Self.leastMeasure, settings.paragraphs != .spaced,
      structure != nil || settings.paragraphs == .indented
    else {
      (indent, printedIndent) = (0, 0)
      return
    }
    // An ideograph is two columns wide, and so is the indent among such.
    let isOfIdeographs = structure?.language(0).map { $0.hasPrefix("ja") || $0.hasPrefix("zh") }
    let columns = min(max(settings.measure / 12, 1), isOfIdeographs == true ? 2 : 3)
    let isPrinted = settings.paragraphs == .asPrinted
    (indent, printedIndent) = isPrinted ? (0, columns) : (columns, 0)
  }

  /// Whether a paragraph may have the blank line behind it.
  var takesBlanks: Bool { indent > 0 || printedIndent > 0 }

  /// Whether a blank line is put before paragraphs that are told by an indent alone.
  var spacesAfterIndent: Bool { spacedIndent != nil }

  /// Whether a line behind another one begins a paragraph by its indent.
  func beginsParagraph(_ line: SourceLine) -> Bool {
    line.indent == spacedIndent && line.isIndented && !line.beginsItem && !line.isTabular
  }
}

// What is prose is told by a paragraph's first two lines and the blank one before them, so that it
// depends on nothing that a walk over the text has not at hand: verse, lists and tables stand as
// they are, with the blank lines around them.

extension ParagraphScanner {
  /// Whether a line begins a paragraph of prose, if it is no line of verse.
  func beginsProse(_ line: FileLine) -> Bool {
    guard let source = sourceLine(line) else { return false }
    return !source.isIndented && !source.beginsItem && !source.isTabular
  }

  /// Whether a line begins a paragraph by its indent alone.
  func beginsIndented(_ line: FileLine) -> Bool {
    sourceLine(line).map { setting.beginsParagraph($0) } ?? false
  }

  /// Gives the current paragraph the blank line behind it, where that alone stands between it and
  /// another paragraph of prose: the indent of that one takes its place.
  mutating func takeBlank(_ blank: FileLine) throws(TextError) {
    let start = paragraph.range.lowerBound
    guard isBlank(blank), !blank.endsWithFormFeed,
      let first = try peek(after: blank, keeping: start), beginsProse(first)
    else { return }
    let second = try peek(after: first, keeping: start)
    // A giant is laid out by itself.
    guard second != nil || first.end >= limit else { return }
    let isSingle = second.map { isBlank($0) } ?? true
    guard !isHeading(first, lines: isSingle ? 1 : 2, isBeforeBlank: true),
      isSingle || joins(first, second)
    else { return }
    paragraph.range = start..<blank.end
    position = blank.end
    lookedAt = first
    followsBlank = true
  }

  private func joins(_ first: FileLine, _ second: FileLine?) -> Bool {
    guard let joining, let second, let line = sourceLine(first), let next = sourceLine(second)
    else { return false }
    return joining.joins(line, next)
  }
}

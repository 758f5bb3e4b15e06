package import Books

/// A unit of a text that is asked for.
package struct UnitRequest: Equatable, Sendable {
  /// Where it is, as seen from an offset.
  package enum Position: Equatable, Sendable {
    /// The one that has the byte at the offset, or else the next one of its paragraph, or the last.
    case at(Int)
    /// The first that begins at the offset or after it.
    case after(Int)
    /// The last that ends at the offset or before it.
    case before(Int)
  }

  /// What is asked for.
  package var unit: TextUnit
  /// Where it is.
  package var position: Position

  /// The `unit` at `position`.
  package init(_ unit: TextUnit, _ position: Position) {
    self.unit = unit
    self.position = position
  }
}

/// A text as it is read, paragraph by paragraph: hard-wrapped lines are joined, the marks around
/// words in italics are left out.
///
/// Paragraphs are laid out as single lines; a very long one in several, which end at spaces.
package struct Prose: Sendable {
  /// The longest line, in columns.
  private static let measure = 1 << 14
  /// The number of paragraphs that are looked through for a unit: some are rules and stars only.
  private static let patience = 200

  /// The number of lines that are laid out at once where many are wanted.
  private static let rows = 64

  let source: any TextSource
  /// Makes pages of one paragraph, and of many.
  let pager: Pager
  private let reader: Pager

  /// The text of `manuscript`, laid out by `settings` but for their measure.
  package init(_ manuscript: Manuscript, settings: LayoutSettings) {
    source = manuscript.source
    var settings = settings
    settings.measure = Self.measure
    settings.hyphenator = nil
    settings.isJustified = false
    settings.chopsLines = false
    settings.pictureRows = nil
    // Each paragraph is a line by itself, and a blank one behind it is none of its own.
    settings.paragraphs = manuscript.structure == nil ? .asPrinted : .spaced
    pager = Pager(manuscript, format: PageFormat(settings: settings, rows: 1))
    reader = Pager(manuscript, format: PageFormat(settings: settings, rows: Self.rows))
  }

  /// The bytes of the unit that is asked for; `nil` if the text has none.
  package func unit(_ request: UnitRequest) throws(TextError) -> Range<Int>? {
    switch request.position {
    case .at(let offset):
      guard let line = try pager.page(.containing(offset)).lines.first else { return nil }
      let units = line.units(request.unit)
      return units.first { $0.upperBound > offset } ?? units.last
    case .after(let offset):
      return try look(from: offset, step: PageRequest.after) { line in
        line.units(request.unit).first { $0.lowerBound >= offset }
      }
    case .before(let offset):
      return try look(from: max(offset - 1, 0), step: PageRequest.before) { line in
        line.units(request.unit).last { $0.upperBound <= offset }
      }
    }
  }

  /// The first unit that `choose` finds in the paragraph at `offset` or in those next to it.
  private func look(
    from offset: Int, step: (PageBounds) -> PageRequest, choose: (PageLine) -> Range<Int>?
  ) throws(TextError) -> Range<Int>? {
    var page = try pager.page(.containing(offset))
    for _ in 0..<Self.patience {
      if let line = page.lines.first, let unit = choose(line) { return unit }
      let next = try pager.page(step(page.bounds))
      guard next.bounds != page.bounds else { return nil }
      page = next
    }
    return nil
  }

  /// The words in `range` as they are looked up: without what is read past and the numbers of notes, unless
  /// there is nothing else.
  package func question(in range: Range<Int>, limit: Int) throws(TextError) -> String {
    let words = try words(
      in: range, limit: limit, omitting: .readPast, omittingRaisedNumbers: true)
    return words.isEmpty ? try self.words(in: range, limit: limit) : words
  }

  /// The words in `range` as they are read: paragraphs are lines, and blank lines are kept.
  ///
  /// What only says where a line may end, such as a soft hyphen, is left out.
  ///
  /// - Parameters:
  ///   - limit: About how many bytes of them are wanted at most.
  ///   - omitted: The styles of what is left out, such as the marks of notes.
  ///   - omitsRaisedNumbers: Whether numbers that are raised behind words are left out too.
  ///   - keepsMarks: Whether the marks around words in italics are kept, of those that are whole.
  package func words(
    in range: Range<Int>, limit: Int = 1 << 20, omitting omitted: TextStyles = [],
    omittingRaisedNumbers omitsRaisedNumbers: Bool = false,
    keepingMarks keepsMarks: Bool = false
  ) throws(TextError) -> String {
    var words = ""
    var isAfterBlank = false
    var page = try reader.page(.containing(range.lowerBound))
    while true {
      for line in page.lines where line.range.overlaps(range) {
        let text = try line.words(
          in: range, of: source, omitting: omitted, omittingRaisedNumbers: omitsRaisedNumbers,
          keepingMarks: keepsMarks
        ).withoutLineEnds
        guard !text.isEmpty else {
          isAfterBlank = true
          continue
        }
        if !words.isEmpty { words += isAfterBlank ? "\n\n" : "\n" }
        words += words.isEmpty ? String(text.drop { $0 == " " }) : text
        isAfterBlank = false
      }
      // Blank lines that do not fit are of the page all the same.
      if let last = page.lines.last, last.range.upperBound < page.range.upperBound {
        isAfterBlank = true
      }
      guard page.range.upperBound < range.upperBound, words.utf8.count < limit, !page.isLast else {
        return words
      }
      let next = try reader.page(.after(page.bounds))
      guard next.bounds != page.bounds else { return words }
      page = next
    }
  }
}

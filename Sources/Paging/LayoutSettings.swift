package import Typeset

/// All that the layout of a text depends on, beside the text itself.
///
/// Two layouts with equal settings have equal lines on every machine. The rows of a page are not
/// part of it: they decide where pages end, not where lines do.
package struct LayoutSettings: Hashable, Sendable {
  /// How paragraphs are set off from one another.
  package enum Paragraphs: Hashable, Sendable {
    /// As they are in the text, or as the book says that they are printed.
    case asPrinted
    /// By an indent of the first line, without the blank line before it.
    case indented
    /// By a blank line, also where the text has only an indent.
    case spaced
  }

  /// The width of a line, in columns; at least 1.
  package var measure: Int
  /// The width that lines of code and of tables may have where they do not fit the measure, in columns;
  /// `nil` if they have no more room than others.
  package var wideMeasure: Int?
  /// Whether the lines of a hard-wrapped text are joined into paragraphs.
  package var joinsLines: Bool
  /// The columns of characters of ambiguous width: 1 or 2.
  package var ambiguousWidth: Int
  /// The distance of tab stops, in columns.
  package var tabWidth: Int
  /// Whether the spaces of a line are spread so that its right edge is straight.
  package var isJustified: Bool
  /// How paragraphs are set off from one another.
  package var paragraphs: Paragraphs
  /// Whether rows are put in the order in which they are seen, by UAX #9; breaks do not depend on it.
  package var reordersRows = false
  /// Whether each line of the file is one line, cut at the right edge; a text that knows its own
  /// structure has no such lines.
  package var chopsLines = false
  /// The rows of a page, of which a picture takes no more; `nil` if only the words are shown that stand
  /// for pictures.
  package var pictureRows: Int?
  /// How much of the page's width and height a picture takes.
  package var pictureFit = PictureFit.whole
  /// What hyphenates the words that do not fit a line; `nil` if none is hyphenated.
  ///
  /// Equal lines on two machines take the same dictionary on both.
  package var hyphenator: Hyphenator?

  /// Settings for lines of `measure` columns.
  package init(
    measure: Int = 66, joinsLines: Bool = true, ambiguousWidth: Int = 1, tabWidth: Int = 8,
    isJustified: Bool = false, paragraphs: Paragraphs = .asPrinted, hyphenator: Hyphenator? = nil
  ) {
    self.measure = max(measure, 1)
    self.joinsLines = joinsLines
    self.ambiguousWidth = ambiguousWidth
    self.tabWidth = tabWidth
    self.isJustified = isJustified
    self.paragraphs = paragraphs
    self.hyphenator = hyphenator
  }

  /// What breaks paragraphs into lines by these settings.
  var breaker: LineBreaker { LineBreaker(metrics, hyphenator: hyphenator) }

  /// What breaks lines of code and of tables, if these have more room than others.
  var wideBreaker: LineBreaker? {
    guard let wideMeasure, wideMeasure > measure else { return nil }
    return LineBreaker(
      LineMetrics(measure: wideMeasure, ambiguousWidth: ambiguousWidth, tabWidth: tabWidth))
  }

  /// What the line breaker needs of these settings.
  package var metrics: LineMetrics {
    LineMetrics(measure: measure, ambiguousWidth: ambiguousWidth, tabWidth: tabWidth)
  }
}

/// What fits a page: the settings of its lines and how many of them.
package struct PageFormat: Hashable, Sendable {
  /// The settings that its lines are laid out with.
  package var settings: LayoutSettings
  /// The lines a page holds, at least 1.
  package var rows: Int

  /// Pages of `rows` lines.
  package init(settings: LayoutSettings, rows: Int) {
    self.settings = settings
    self.rows = max(rows, 1)
  }
}

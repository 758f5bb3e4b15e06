package import Screen

/// What stands where on a screen of a given size.
///
/// What does not fit gives way in a fixed order: the air around the text, the line of progress, the
/// gaps of the rail, the rail, the top bar.
package struct ScreenLayout: Equatable, Sendable {
  /// From this many columns on there is room for a rail.
  private static let narrowestWithRail = 36
  /// From this many columns on there is room for a rail beside lines that fill the screen: most are
  /// made for 80 columns, and would be broken for its sake.
  private static let narrowestWithRailBesideLines = 85
  /// From this size on the rail shows names.
  private static let namedRail = ScreenSize(rows: 39, columns: 100)
  /// The least number of rows with a line of progress.
  private static let lowestWithFooter = 8
  /// The least number of rows with air above and below the text.
  private static let lowestWithAir = 16

  /// The whole screen.
  package let size: ScreenSize

  private let view: ViewSettings
  /// Whether nothing but the text is shown.
  package var isBare: Bool { view.isBare }
  /// The columns at the right of the body that something else takes: the text stands beside it.
  private var takenColumns = 0

  /// The layout of a screen of `size`, where the text is looked at in this way.
  package init(_ size: ScreenSize, _ view: ViewSettings = ViewSettings()) {
    self.size = size
    self.view = view
  }

  /// Whether nothing can be read at this size.
  package var isTooSmall: Bool {
    size.rows < ScreenSize.smallest.rows || size.columns < ScreenSize.smallest.columns
  }

  /// What a screen shows on which nothing can be read: as much of it as there is room for.
  package var tooSmall: String {
    let least = "\(ScreenSize.smallest.columns)x\(ScreenSize.smallest.rows)"
    let wordings = ["too small: \(least) at least", "\(least) at least", least]
    return wordings.first { $0.utf8.count <= size.columns } ?? String(least.prefix(size.columns))
  }

  /// The row of progress and hints, where there is one.
  package var footerRow: Int? { hasFooter && !isBare ? size.rows - 1 : nil }

  /// Whether the last row is kept free of text.
  package var hasFooter: Bool { size.rows >= Self.lowestWithFooter }

  /// Leaves `columns` at the right to something else: the text stands beside it, as wide as it was.
  package mutating func makeRoom(columns: Int) {
    takenColumns = columns
  }

  /// The rows between the top bar and the footer; as many where both are left out, so that the text
  /// of a bare page stands where it stood.
  package var body: Rect {
    let bottom = hasFooter ? size.rows - 1 : size.rows
    return Rect(row: 1, column: 0, rows: max(bottom - 1, 0), columns: size.columns - railColumns)
  }

  /// The columns that the rail takes.
  package var railColumns: Int {
    hasRail ? widthOfRail : 0
  }

  private var hasRail: Bool {
    !isBare && size.columns >= Self.narrowestWithRail && size.rows >= 14 && !isForLines
      && !isFilled
  }

  private var widthOfRail: Int { hasNamedRail ? 6 : 3 }

  /// Whether the screen is so narrow that lines which fill it need all of its columns.
  private var isForLines: Bool {
    view.fillsScreen && size.columns < Self.narrowestWithRailBesideLines
  }

  /// Whether the text was written for a screen of this width, so that lines of it would be broken
  /// between a rail and margins.
  private var isFilled: Bool {
    view.fillsScreen && view.widestLine <= size.columns
      && view.widestLine > size.columns - widthOfRail - 2
  }

  /// The columns left and right of lines that fill the screen. On a narrow one there is none at the right,
  /// as the sign of a chopped line may cover its last column.
  private func margins(_ margin: Int) -> (left: Int, right: Int) {
    guard isForLines || isFilled else { return (margin, margin) }
    return (isFilled ? min(margin, size.columns - view.widestLine) : margin, 0)
  }

  /// Whether the rail shows names instead of letters.
  package var hasNamedRail: Bool {
    size.columns >= Self.namedRail.columns && size.rows >= Self.namedRail.rows
  }

  /// The area of the rail, empty if there is none.
  package var rail: Rect {
    Rect(
      row: 1, column: size.columns - railColumns, rows: railColumns > 0 ? body.rows : 0,
      columns: railColumns)
  }

  /// The text's column: as wide as the measure where that fits, in the middle.
  package func text(measure: Int) -> Rect {
    // A narrow screen is for the text.
    let widest = body.columns >= 40 ? (body.columns - 30) / 2 : 1
    // Lines as wide as the screen leave a column on either side, for signs.
    let margins = margins(min(view.marginColumns, view.fillsScreen ? 1 : widest))
    let columns = max(min(measure, body.columns - margins.left - margins.right - view.gutter), 1)
    var left = (body.columns - takenColumns - columns - view.gutter) / 2
    var least = margins.right == 0 ? margins.left : 0
    if !view.fillsScreen, view.widestLine > columns {
      // Lines of code begin where others do, and reach farther.
      least = min(margins.left, left)
      left = min(left, body.columns - takenColumns - view.widestLine - view.gutter - 1)
    }
    return column(at: max(left, least) + view.gutter, columns: columns)
  }

  /// The columns from the left edge of `column` to the end of the widest line that has room there.
  package func widest(from column: Rect) -> Int {
    max(body.columns - column.column - 1, column.columns)
  }

  /// The columns of text, left to right: one, or two of the same width side by side, as wide as the
  /// measure where that fits and in the middle together.
  package func columns(_ count: Int, measure: Int) -> [Rect] {
    guard count > 1 else { return [text(measure: measure)] }
    let columns = min(measure, widestOfTwo)
    let left = max((body.columns - takenColumns - 2 * columns - Self.gutter) / 2, 0)
    return [left, left + columns + Self.gutter].map { column(at: $0, columns: columns) }
  }

  /// A column of text as high as there is room.
  private func column(at column: Int, columns: Int) -> Rect {
    let highest = size.rows >= Self.lowestWithAir ? (size.rows - 12) / 2 : 0
    let air = min(view.marginRows, highest)
    let columns = max(columns, 1)
    return Rect(
      row: body.row + air,
      column: column,
      rows: max(body.rows - 2 * air, 1), columns: columns)
  }
}

// MARK: - Two columns

extension ScreenLayout {
  /// The least width of a column beside another one that reads well.
  package static let goodColumn = 44
  /// The least width of a column beside another one that the reader can ask for.
  package static let leastColumn = 28
  /// The columns between two columns of text: room for the mark beside the second one.
  private static let gutter = 6
  /// The columns left and right of two columns of text, at least.
  private static let outerMargin = 4

  /// The columns from the left edge of two columns of text to the right one, each `measure` wide.
  package static func columns(acrossTwoOf measure: Int) -> Int { 2 * measure + gutter }

  /// Whether there is room for two columns of at least this width.
  package func fitsColumns(of width: Int) -> Bool { widestOfTwo >= width }

  /// The number of columns of the narrowest screen as high as this one that has room for two
  /// columns of the reader's own choice.
  package var narrowestWithTwo: Int {
    2 * (Self.leastColumn + Self.outerMargin) + Self.gutter + size.columns - body.columns
  }

  /// The width of two columns that take all the room.
  private var widestOfTwo: Int {
    (body.columns - 2 * max(Self.outerMargin, view.marginColumns) - Self.gutter) / 2
  }
}

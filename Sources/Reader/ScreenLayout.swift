import Screen

/// What stands where on a screen of a given size.
///
/// What does not fit gives way in a fixed order: the air around the text, the line of progress, the
/// gaps of the rail, the rail, the top bar.
struct ScreenLayout: Equatable {
  /// The least size of a screen that something can be read on.
  static let smallest = ScreenSize(rows: 6, columns: 24)
  /// From this many columns on there is room for a rail.
  private static let narrowestWithRail = 36
  /// From this size on the rail shows names.
  private static let namedRail = ScreenSize(rows: 39, columns: 100)
  /// The least number of rows with a line of progress.
  private static let lowestWithFooter = 8
  /// The least number of rows with air above and below the text.
  private static let lowestWithAir = 16

  /// The whole screen.
  let size: ScreenSize

  /// The layout of a screen of `size`.
  init(_ size: ScreenSize) {
    self.size = size
  }

  /// Whether nothing can be read at this size.
  var isTooSmall: Bool {
    size.rows < Self.smallest.rows || size.columns < Self.smallest.columns
  }

  /// The row of progress and hints, where there is one.
  var footerRow: Int? { size.rows >= Self.lowestWithFooter ? size.rows - 1 : nil }

  /// The rows between the top bar and the footer.
  var body: Rect {
    let bottom = footerRow ?? size.rows
    return Rect(row: 1, column: 0, rows: max(bottom - 1, 0), columns: size.columns - railColumns)
  }

  /// The columns that the rail takes.
  var railColumns: Int {
    guard size.columns >= Self.narrowestWithRail, size.rows >= 14 else { return 0 }
    return hasNamedRail ? 6 : 3
  }

  /// Whether the rail shows names instead of letters.
  var hasNamedRail: Bool {
    size.columns >= Self.namedRail.columns && size.rows >= Self.namedRail.rows
  }

  /// The area of the rail, empty where there is none.
  var rail: Rect {
    Rect(
      row: 1, column: size.columns - railColumns, rows: railColumns > 0 ? body.rows : 0,
      columns: railColumns)
  }

  /// The text's column: as wide as the measure where that fits, in the middle.
  func text(measure: Int) -> Rect {
    let margin = body.columns >= 40 ? 2 : 1
    let columns = max(min(measure, body.columns - 2 * margin), 1)
    let air = size.rows >= Self.lowestWithAir ? 1 : 0
    return Rect(
      row: body.row + air, column: max((body.columns - columns) / 2, 0),
      rows: max(body.rows - 2 * air, 1), columns: columns)
  }
}

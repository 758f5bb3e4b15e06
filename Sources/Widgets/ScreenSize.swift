/// The size of a screen, in cells.
package struct ScreenSize: Hashable, Sendable {
  /// The number of rows.
  package var rows: Int
  /// The number of columns.
  package var columns: Int

  /// The least size of a screen that something can be read on.
  package static let smallest = ScreenSize(rows: 6, columns: 24)

  /// A screen of the given size.
  package init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }
}

package import Paging

/// What the reader has selected of the text: from one unit to another.
package struct Selection: Equatable, Sendable {
  /// What it moves and grows by.
  package var unit: TextUnit
  /// The unit at the end that stays.
  var fixed: Range<Int>
  /// The unit at the end that moves.
  var moving: Range<Int>
  /// Whether it grows where it moves.
  package var isExtending = false

  /// The selection of one unit.
  init(_ unit: TextUnit, _ range: Range<Int>) {
    self.unit = unit
    fixed = range
    moving = range
  }

  /// The bytes that are selected.
  package var range: Range<Int> {
    min(fixed.lowerBound, moving.lowerBound)..<max(fixed.upperBound, moving.upperBound)
  }

  /// Moves to a unit, or grows to it.
  mutating func move(to range: Range<Int>) {
    moving = range
    if !isExtending { fixed = range }
  }

  /// Has the other end move from now on.
  mutating func exchangeEnds() {
    (fixed, moving) = (moving, fixed)
    isExtending = true
  }
}

/// The row of a pager's screen that what is gone to stands in, as `-j` of less says it.
package enum JumpRow: Hashable, Sendable {
  /// A row, from 0 at the top.
  case row(Int)
  /// A row from the bottom, 0 for the last one.
  case fromEnd(Int)
  /// A part of the screen.
  case part(Double)

  /// What `words` say: `5`, the fifth row; `-1`, the last; `.5`, half the screen. Nil if they say none.
  package init?(_ words: some StringProtocol) {
    if words.hasPrefix("."), let part = Double("0" + words), (0..<1).contains(part) {
      self = .part(part)
    } else if let row = Int(words) {
      self = row < 0 ? .fromEnd(-1 - row) : .row(max(row - 1, 0))
    } else {
      return nil
    }
  }

  /// The row of a screen with `rows` rows of text, from 0.
  package func row(of rows: Int) -> Int {
    let row =
      switch self {
      case .row(let row): row
      case .fromEnd(let row): rows - 1 - row
      case .part(let part): Int(Double(rows) * part)
      }
    return min(max(row, 0), max(rows - 1, 0))
  }
}

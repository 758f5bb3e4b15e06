package import Screen
import Widgets

/// A page on its way over another one: a moment of an animation, as a value.
///
/// An edge goes over the text, from the right where the reader turns forward and from the left
/// where back. Each frame sends the columns that it uncovers and no more, so that all of a turn is
/// about as much as the page.
package struct PageTurn: Equatable, Sendable {
  /// How long a turn takes, at most: the last frame may come a frame late.
  package static let duration = Duration.milliseconds(100)
  /// The time from frame to frame.
  package static let frame = Duration.milliseconds(20)

  /// What was shown before.
  private let former: Surface
  /// The cells that the edge goes over.
  private let area: Rect
  private let isForward: Bool
  /// The first frame is on its way already: the reader sees at once that the key was heard.
  private var elapsed = Self.frame

  /// A turn that has just begun, away from what `former` shows in `area`.
  package init(from former: Surface, in area: Rect, isForward: Bool) {
    self.former = former
    self.area = area
    self.isForward = isForward
  }

  /// Whether nothing of the page before is left to be seen.
  package var isOver: Bool { elapsed >= Self.duration }

  /// The part of the way that the edge has gone, from 0 to 1.
  package var fraction: Double { min(elapsed / Self.duration, 1) }

  /// Lets so much time pass.
  package mutating func advance(by time: Duration) { elapsed += max(time, .zero) }

  /// Puts what is left of the page before over `surface`, which shows the one that comes.
  package func draw(over surface: inout Surface, symbols: Symbols) {
    let uncovered = Int(fraction * Double(area.columns))
    let left = area.columns - uncovered
    guard left > 0, former.rows == surface.rows, former.columns == surface.columns else { return }
    let start = isForward ? area.column : area.column + uncovered
    surface.copy(
      Rect(row: area.row, column: start, rows: area.rows, columns: left), of: former)
    guard uncovered > 0 else { return }
    let edge = isForward ? start + left : start - 1
    for row in area.rowRange {
      surface.put(symbols.vertical, row: row, column: edge, style: .faint)
    }
  }
}

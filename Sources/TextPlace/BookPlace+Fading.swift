import Paging
import Screen
import Widgets

// Lines that scroll fade by steps away from where the eye is, in the middle of the screen.

extension BookPlace {
  /// The number of steps that lines fade by.
  private static let fadingSteps = 2

  /// Whether lines fade: those of prose that scrolls, but not in a pager, nor what has a look of its own.
  var fades: Bool { isScrolling && !view.isPager && kind != .listing }

  /// The row that the eye is in: the middle one.
  func focus(in page: Page) -> Int { min(format.rows, page.lines.count) / 2 }

  /// How faint a row is: 0 near the middle, up to 2 at the edges of the screen.
  ///
  /// If the text begins or ends on the screen, nothing that is hidden there can come to the
  /// middle, and the lines up to that end stay as they are.
  func fade(ofRow row: Int, in page: Page) -> Int {
    let focus = focus(in: page)
    if row < focus ? page.isFirst : page.isLast { return 0 }
    let half = max(format.rows / 2, 1)
    return min(abs(row - focus) * (Self.fadingSteps + 1) / (half + 1), Self.fadingSteps)
  }
}

extension Style {
  /// The same style, fainter by so many steps.
  func faded(by steps: Int) -> Style { steps > 0 ? union(.dimmed(steps)) : self }
}

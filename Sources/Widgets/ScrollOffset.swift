package import Screen

/// How far a sheet of lines is scrolled down.
package struct ScrollOffset: Equatable, Sendable {
  private var top = 0

  /// A sheet that shows its first line.
  package init() {}

  /// Handles a key of a sheet with `count` lines, of which `rows` are shown.
  package mutating func handle(_ key: Key, rows: Int, count: Int) {
    // A screenful less a row, so that the eye finds on.
    let step = max(rows - 1, 1)
    top = self.top(rows: rows, count: count)
    switch key {
    case .down, .character("j"), .enter: top += 1
    case .up, .character("k"): top -= 1
    case .pageDown, .right, .character(" "), .character("l"): top += step
    case .pageUp, .left, .backspace, .character("h"), .character("b"): top -= step
    case .home: top = 0
    case .end: top = count
    default: break
    }
    top = self.top(rows: rows, count: count)
  }

  /// The first line that is shown.
  package func top(rows: Int, count: Int) -> Int { min(max(top, 0), max(count - rows, 0)) }
}

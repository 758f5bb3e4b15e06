package import Screen

/// Which row of a list is selected, and which is the first that is shown.
package struct ListSelection: Equatable, Sendable {
  /// The selected row, from 0.
  package var selected: Int
  /// The first row that is shown, as far as the selection lets it be.
  package private(set) var top: Int

  /// A list with a row selected, and shown from `top` on.
  package init(_ selected: Int, top: Int = 0) {
    self.selected = selected
    self.top = top
  }

  /// Handles a key of a list with `count` rows, of which `rows` are shown.
  package mutating func handle(_ key: Key, rows: Int, count: Int) {
    // A screenful less a row, so that the eye finds on.
    let step = max(rows - 1, 1)
    switch key {
    case .down, .character("j"): selected += 1
    case .up, .character("k"): selected -= 1
    case .pageDown, .character(" "): selected += step
    case .pageUp: selected -= step
    case .home: selected = 0
    case .end: selected = count - 1
    default: break
    }
  }

  /// Keeps the selection among `count` rows, and sees to it that it is shown.
  package mutating func settle(rows: Int, count: Int) {
    selected = min(max(selected, 0), max(count - 1, 0))
    top = min(max(top, selected - rows + 1), selected)
    top = max(min(top, count - rows), 0)
  }

  /// The selection as it is in a list of `count` rows, of which `rows` are shown.
  package func settled(rows: Int, count: Int) -> ListSelection {
    var settled = self
    settled.settle(rows: rows, count: count)
    return settled
  }
}

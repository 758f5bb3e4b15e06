import Books
import Screen
import Widgets

/// The list of all matches of a search, each with the words around it, to choose from.
///
/// It goes by offsets: rows stay where they are while matches before them are still being found.
/// Only the words of the rows that are shown are known, however many matches there are.
package struct MatchesSheet: Equatable, Sendable {
  /// Where the selected match begins.
  private(set) var selected: Int
  /// Where the match in the first row begins; `nil` while the list was not moved.
  private var top: Int?
  /// What is known of the rows that are shown, by the offsets of their matches.
  private(set) var lines: [Int: MatchLine] = [:]

  /// The list of what `search` finds, with the match selected that the reader is at.
  init(_ search: TextSearch) {
    selected = search.current?.lowerBound ?? search.request.start
    // What stands before a match that was found first comes in above the screen.
    top = search.state == .goesOn ? selected : nil
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols) -> [String] {
    [
      "\(symbols.upKey) \(symbols.downKey) move", "\(symbols.enterKey) go", "/ other words",
      "Esc back",
    ]
  }
}

// MARK: - What is listed

extension MatchesSheet {
  /// The rows of the list that are on the screen.
  struct Window: Equatable {
    /// The index of the selected match among those kept.
    var selected: Int
    /// The indices of the matches that are shown.
    var shown: Range<Int>
  }

  /// What a screen of the given layout shows of the list; `nil` if nothing was found.
  func window(_ layout: ScreenLayout, of search: TextSearch) -> Window? {
    let count = search.keptCount
    let rows = max(layout.body.rows, 1)
    guard count > 0 else { return nil }
    let selected = min(search.keptIndex(from: selected), count - 1)
    var top = top.map { min(search.keptIndex(from: $0), count - 1) } ?? selected - rows / 2
    top = min(max(top, selected - rows + 1), selected)
    top = max(min(top, count - rows), 0)
    return Window(selected: selected, shown: top..<min(top + rows, count))
  }

  /// The matches on the screen whose words are not known yet; those of other rows are forgotten.
  mutating func unknownMatches(_ layout: ScreenLayout, over book: BookPlace) -> [Range<Int>] {
    guard let search = book.search, let window = window(layout, of: search) else { return [] }
    let shown = window.shown.map { search.kept(at: $0) }
    var known: [Int: MatchLine] = [:]
    for match in shown { known[match.lowerBound] = lines[match.lowerBound] }
    lines = known
    return shown.filter { match in
      guard let line = known[match.lowerBound] else { return true }
      return line.match != match || !line.isCurrent(in: book)
    }
  }

  /// Receives the words of matches.
  mutating func receive(_ read: [MatchLine]) {
    for line in read { lines[line.match.lowerBound] = line }
  }
}

// MARK: - Keys and the mouse

extension MatchesSheet {
  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout, over book: BookPlace) -> Response {
    guard let search = book.search else { return .handled([.dismiss]) }
    switch key {
    case .escape, .backspace, .left, .character("q"), .character("&"):
      return .handled(search.isTyped ? [.dismiss, .leaveSearch] : [.dismiss])
    case .character("/"):
      let query = search.request.query
      return .handled([.present(.search(SearchSheet(query))), .search(query, [])])
    case .character("Q"): return .ignored
    default: break
    }
    guard let window = window(layout, of: search) else { return .handled() }
    if key == .enter { return .handled([.dismiss, .goToMatch(search.kept(at: window.selected))]) }
    return .handled(move(key, window, layout, search))
  }

  /// Responds to a click on a cell.
  func click(row: Int, column: Int, layout: ScreenLayout, over book: BookPlace) -> [Request] {
    guard let search = book.search, layout.body.contains(row: row, column: column) else {
      return book.search?.isTyped == true ? [.dismiss, .leaveSearch] : [.dismiss]
    }
    guard let window = window(layout, of: search) else { return [] }
    let index = window.shown.lowerBound + row - layout.body.row
    return window.shown.contains(index) ? [.dismiss, .goToMatch(search.kept(at: index))] : []
  }

  private mutating func move(
    _ key: Key, _ window: Window, _ layout: ScreenLayout, _ search: TextSearch
  ) -> [Request] {
    let last = search.keptCount - 1
    // A screenful less a row, so that the eye finds on.
    let step = max(layout.body.rows - 1, 1)
    let index: Int
    switch key {
    case .down, .character("j"): index = window.selected + 1
    case .up, .character("k"): index = window.selected - 1
    case .pageDown, .character(" "): index = window.selected + step
    case .pageUp: index = window.selected - step
    case .home: index = 0
    case .end: index = last
    default: return []
    }
    let kept = min(max(index, 0), last)
    selected = search.kept(at: kept).lowerBound
    top = search.kept(at: window.shown.lowerBound).lowerBound
    if let moved = self.window(layout, of: search) {
      top = search.kept(at: moved.shown.lowerBound).lowerBound
    }
    let isBeyond = index < 0 ? search.hasMoreBefore : index > last && search.hasMoreAfter
    // So many that those further on were not kept: they are looked for once more, from here.
    return isBeyond ? [.searchAround(search.kept(at: kept))] : []
  }
}

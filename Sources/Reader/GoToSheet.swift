import Screen

/// Asks where to go, and says where that would be.
package struct GoToSheet: Equatable, Sendable {
  /// The longest thing that can be typed.
  private static let capacity = 40

  /// What was typed.
  package private(set) var typed: String

  /// A sheet in which `typed` stands already.
  package init(typed: String = "") {
    self.typed = typed
  }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .character(let character):
      if typed.count < Self.capacity { typed.append(character) }
      return .handled()
    case .backspace:
      if typed.isEmpty { return .handled([.dismiss]) }
      typed.removeLast()
      return .handled()
    case .control("u"):
      typed = ""
      return .handled()
    case .enter:
      guard !typed.isEmpty else { return .handled([.dismiss]) }
      return .handled(GoTo(typed).map { [.dismiss, .goTo($0)] } ?? [])
    case .escape: return .handled([.dismiss])
    default: return .handled()
    }
  }

  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let frame = SheetFrame(rows: 3, columns: 59, layout: layout)
    frame.draw("Go to", into: &surface, symbols: symbols)
    let area = frame.inside
    // Where there is room for one row only, it is the one that is typed in.
    surface.put(typed + symbols.caret, row: area.row, column: area.column, within: area.columnRange)
    surface.cursor = CellPosition(
      row: area.row, column: min(area.column + typed.count, area.columnRange.upperBound - 1))
    if area.rows > 2 {
      surface.put(
        "a page, +5 or -5, 50%", row: area.row + 1, column: area.column, style: .dim,
        within: area.columnRange)
    }
    if area.rows > 1 {
      surface.put(
        preview(of: book, symbols: symbols), row: area.row + area.rows - 1, column: area.column,
        within: area.columnRange)
    }
  }

  /// Where Enter would lead.
  private func preview(of book: BookPlace, symbols: Symbols) -> String {
    guard !typed.isEmpty else { return "" }
    guard let target = GoTo(typed) else { return "that is no page, step or percentage" }
    let page = target.page(from: book.number, count: book.count.pages)
    let estimate = book.count.isExact ? "" : "~"
    let end = page == book.count.pages - 1 ? ", the last" : page == 0 ? ", the first" : ""
    return "\(symbols.arrow) page \(estimate)\(page + 1) of \(estimate)\(book.count.pages)\(end)"
  }
}

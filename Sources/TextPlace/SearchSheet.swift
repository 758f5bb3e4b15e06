import Screen
package import Search
import Typeset
import Widgets

/// Asks what to look for, in the last row: the page above it shows the match.
package struct SearchSheet: Equatable, Sendable {
  /// The longest thing that can be typed.
  private static let capacity = 400

  /// What is looked for.
  package private(set) var query: SearchQuery

  /// What Enter leads to.
  package enum Aim: Equatable, Sendable {
    /// So many matches on, from the page or back from it.
    case forward(Int), backward(Int)
    /// The list of all lines with a match.
    case list
  }

  private let aim: Aim
  /// Whether signs before the words say how they are looked for, as in less.
  private let takesSigns: Bool
  private var scope: SearchScope = []

  /// A sheet in which `query` stands already.
  package init(
    _ query: SearchQuery = SearchQuery("", matching: .smart), _ aim: Aim = .forward(1),
    takesSigns: Bool = false
  ) {
    self.query = query
    self.aim = aim
    self.takesSigns = takesSigns
  }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    if takesSigns, query.text.isEmpty, take(sign: key) { return .handled() }
    switch key {
    case .character(let character):
      guard query.text.count < Self.capacity else { return .handled() }
      query.text.append(character)
    case .backspace:
      if query.text.isEmpty { return .handled([.dismiss, .leaveSearch]) }
      query.text.removeLast()
    case .control("u"): query.text = ""
    case .altBackspace:
      let characters = Array(query.text)
      query.text = String(characters[..<characters.wordStart(before: characters.count)])
    case .control("r"): query.isRegex.toggle()
    case .control("w"): query.wholeWords.toggle()
    case .enter: return .handled(answer)
    case .escape: return .handled([.dismiss, .leaveSearch])
    case .down: return .handled([.stepMatch(1)])
    case .up: return .handled([.stepMatch(-1)])
    case .tab: return .handled([.listMatches])
    default: return .handled()
    }
    return .handled([.search(query, scope)])
  }

  /// Takes a sign before the words, or a key that takes one away; whether it is one.
  private mutating func take(sign key: Key) -> Bool {
    switch key {
    case .character("!"), .control("n"): query.isInverted.toggle()
    case .character("@"), .control("f"): scope.formSymmetricDifference(.fromStart)
    case .character("*"), .control("e"): scope.formSymmetricDifference(.allFiles)
    case .backspace where query.isInverted || !scope.isEmpty:
      (query.isInverted, scope) = (false, [])
    default: return false
    }
    return true
  }

  /// What the signs before the words say.
  private var wordsOfSigns: String {
    (query.isInverted ? "lines without: " : "") + (scope.contains(.fromStart) ? "from start: " : "")
      + (scope.contains(.allFiles) ? "all files: " : "")
  }

  /// What Enter does.
  private var answer: [Request] {
    switch aim {
    case .list: query.text.isEmpty ? [.dismiss, .leaveSearch] : [.listMatches]
    case .forward(let count), .backward(let count):
      [.dismiss, .stayAtMatch] + (count > 1 ? [.stepMatch(count - 1)] : [])
    }
  }

  /// What stands before the words.
  private var sign: String {
    switch aim {
    case .forward: "/"
    case .backward: "?"
    case .list: "&"
    }
  }

  /// What the row says of its keys where there is room.
  private func hints(in symbols: Symbols, over book: BookPlace) -> [String] {
    let stay = book.search?.looser == nil ? "stay" : "look for those"
    return [
      "\(symbols.enterKey) \(aim == .list ? "list" : stay)", "Esc back",
      "\(symbols.pair(symbols.downKey, symbols.upKey)) next", "Tab list",
      "^R \(query.isRegex ? "words" : "expression")",
      "^W \(query.wholeWords ? "parts of words" : "whole words")",
    ]
  }

  /// Draws itself in the last row.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let row = layout.size.rows - 1
    let columns = layout.size.columns
    let style: Style = layout.hasFooter ? .field : .reversed
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: columns), style: style)
    let status = query.text.isEmpty ? "" : book.search?.label(ellipsis: symbols.ellipsis) ?? ""
    // What is typed keeps a third of the row.
    let shownStatus = truncate(status, to: columns * 2 / 3, ellipsis: symbols.ellipsis)
    let right = columns - 1 - Typeset.columns(of: shownStatus)
    surface.put(shownStatus, row: row, column: right, style: style)
    let kind = query.isRegex ? "regex: " : query.wholeWords ? "words: " : ""
    let prompt = sign + wordsOfSigns + kind
    let field = prompt + Label.end(of: query.text, in: right - 4 - prompt.utf8.count)
    surface.put(field + symbols.caret, row: row, column: 1, style: style, within: 1..<right)
    let end = 1 + Typeset.columns(of: field)
    surface.cursor = CellPosition(row: row, column: end)
    let hints = Label.hints(hints(in: symbols, over: book), in: right - end - 7)
    surface.put(hints, row: row, column: end + 4, style: style.union(.hint))
  }
}

package import Profiles
package import Screen
package import Widgets

/// The card at the end of the time, laid over what is shown: all keys go to it.
package struct TimeCard: Equatable, Sendable {
  /// What a key leads to.
  package enum Answer: Equatable, Sendable {
    case stay
    /// A parent's PIN is asked for; then this is granted, or the card offers what can be.
    case askPIN(Grant?)
    /// A parent grants this.
    case grant(Grant)
    /// The reader leaves.
    case leave
  }

  private let name: String
  private let left: TimeLeft
  private let hasPIN: Bool
  /// What became of the page, or what would be lost: the second line.
  package var remark: String
  /// Whether the PIN was given: what can be granted is chosen.
  package var isParents = false

  /// The card of somebody whose time is over.
  ///
  /// - Parameters:
  ///   - left: Why it is over.
  ///   - remark: What became of the page.
  package init(name: String, left: TimeLeft, hasPIN: Bool, remark: String) {
    (self.name, self.left, self.hasPIN, self.remark) = (name, left, hasPIN, remark)
  }

  private var isBedtime: Bool { if case .bedtime = left { true } else { false } }

  /// Whether a parent can grant time: bedtime is bedtime.
  private var takesGrants: Bool { hasPIN && !isBedtime }

  /// Applies a key.
  package mutating func press(_ key: Key) -> Answer {
    switch key {
    case .character("q"), .character("Q"), .escape: return .leave
    case .character("P"), .character("p"): return takesGrants && !isParents ? .askPIN(nil) : .stay
    case .character(let digit):
      guard takesGrants, let number = digit.wholeNumberValue,
        Grant.allCases.indices.contains(number - 1)
      else { return .stay }
      let grant = Grant.allCases[number - 1]
      return isParents ? .grant(grant) : .askPIN(grant)
    default: return .stay
    }
  }

  private var title: String {
    switch left {
    case .bedtime: "Good night, \(name)."
    case .used, .seconds, .unlimited: "That was today’s reading, \(name)."
    }
  }

  /// What the card says, as a sentence for who reads without a screen.
  package static func sentence(name: String, left: TimeLeft) -> String {
    let card = TimeCard(name: name, left: left, hasPIN: false, remark: "")
    return "\(card.title) \(card.next)"
  }

  private var next: String {
    switch left {
    case .bedtime(let end): "You can read on from \(Bedtime.clock(end))."
    case .used, .seconds, .unlimited: "You can read on tomorrow."
    }
  }

  private func answers(_ symbols: Symbols) -> [String] {
    let dot = symbols.middleDot
    if isBedtime { return ["q leave"] }
    guard hasPIN else { return ["q leave"] }
    return isParents
      ? ["1  +15 min   2  +60 min   3  today", "q leave"]
      : ["P  a parent \(dot) 1  +15 min   2  +60 min   3  today", "q leave"]
  }

  /// Draws the card over the whole screen: nothing of the book stays readable.
  package func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    surface.fill(surface.bounds)
    var lines: [(words: String, style: Style)] = [
      (title, Style.heading), ("", Style.sheet), (remark, Style.sheet), (next, Style.sheet),
      ("", Style.sheet),
    ]
    lines += answers(symbols).map { ($0, Style.faint) }
    let top = max((surface.rows - lines.count) / 3, 0)
    for (index, line) in lines.enumerated() where top + index < surface.rows {
      let shown = truncate(line.words, to: max(surface.columns - 2, 0), ellipsis: symbols.ellipsis)
      let column = max((surface.columns - shown.count) / 2, 0)
      surface.put(shown, row: top + index, column: column, style: line.style)
    }
    surface.cursor = CellPosition(row: min(top, max(surface.rows - 1, 0)), column: 0)
  }
}

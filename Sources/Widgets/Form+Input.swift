package import Screen

/// Keys and clicks.
extension Form {
  /// Applies a key.
  ///
  /// Pasted text comes as keys too, one for each character.
  package mutating func press(_ key: Key) -> Answer {
    if isAsking { return answerQuestion(key) }
    switch key {
    case .escape: return mayLeave() ? .leave : .stay
    case .enter: return enter()
    case .down, .tab: moveFocus(1)
    case .up, .backTab: moveFocus(-1)
    case .character("j") where !isTyping: moveFocus(1)
    case .character("k") where !isTyping: moveFocus(-1)
    default: change { $0.press(key) }
    }
    return .stay
  }

  private mutating func enter() -> Answer {
    if self[focus].control == .button { return .press(focus) }
    guard isFilled || isAtEnd else {
      moveFocus(1)
      return .stay
    }
    return submit()
  }

  /// Applies a click on a cell of the screen, for a form that is drawn in `area`.
  ///
  /// A click gives the focus to a row; one on a button presses it, one on an option chooses it, and
  /// one on the signs around a choice changes that.
  package mutating func click(
    row: Int, column: Int, in area: Rect, _ symbols: Symbols
  ) -> Answer {
    guard !isAsking, area.contains(row: row, column: column) else { return .stay }
    let layout = layout(in: area, symbols)
    let index = layout.top + row - area.row
    guard layout.lines.indices.contains(index), let field = layout.lines[index].field else {
      return .stay
    }
    moveFocus(to: field)
    if self[field].control == .button { return .press(field) }
    if let click = layout.lines[index].click(at: column - layout.values.lowerBound) {
      change { $0.click(click) }
    }
    return .stay
  }

  /// What the last row of the screen says of the keys, the most needed first.
  package func hints(in symbols: Symbols) -> [String] {
    if let question = question(in: symbols) { return question.hints }
    let row = self[focus]
    let enter = row.verb.isEmpty ? isFilled || isAtEnd ? words.submit : "next" : row.verb
    let canEnter = obstacle == nil || !row.verb.isEmpty
    return row.control.hints(in: symbols) + (canEnter ? ["\(symbols.enterKey) \(enter)"] : [])
      + ["\(symbols.upDown) move", "Esc \(words.leave)"]
  }
}

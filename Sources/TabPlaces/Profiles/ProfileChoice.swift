package import Profiles
package import Screen
package import Widgets

/// The screen on which readers say who they are, as a value.
package struct ProfileChoice: Equatable, Sendable {
  /// A profile with what is told of it.
  package struct Row: Equatable, Sendable {
    package var profile: Profile
    /// What stands beside its name: `6–8   12 of 40 minutes today`.
    package var note: String
    /// Whether a PIN opens it.
    package var needsPIN: Bool

    /// A profile with what is told of it.
    package init(_ profile: Profile, note: String, needsPIN: Bool) {
      (self.profile, self.note, self.needsPIN) = (profile, note, needsPIN)
    }
  }

  /// What a key leads to.
  package enum Answer: Equatable, Sendable {
    case stay
    /// The profile is entered.
    case enter(Profile)
    /// A PIN was typed for what is selected.
    case check(PIN)
    /// The program is left.
    case leave
    /// The program is to be stopped, as ^Z does, where that is open.
    case repaint
  }

  private let rows: [Row]
  private var selection: Int
  /// The question for the PIN, if it is asked.
  package private(set) var box: PINBox?
  /// What is told in the last row.
  package var notice: String?

  /// The choice among `rows`, at least one.
  ///
  /// - Parameter slug: The profile that is selected first.
  package init(_ rows: [Row], selecting slug: String? = nil) {
    precondition(!rows.isEmpty, "there is always the first profile")
    self.rows = rows
    selection = rows.firstIndex { $0.profile.slug == slug } ?? 0
  }

  /// The profile that is selected.
  package var selected: Profile { rows[selection].profile }

  /// Applies a key.
  package mutating func press(_ key: Key) -> Answer {
    notice = nil
    if let answer = box?.press(key) {
      switch answer {
      case .stay: return .stay
      case .leave:
        box = nil
        return .stay
      case .check(let pin): return .check(pin)
      }
    }
    switch key {
    case .up, .character("k"), .backTab: move(-1)
    case .down, .character("j"), .tab: move(1)
    case .home: selection = 0
    case .end: selection = rows.count - 1
    case .character(let digit):
      if let number = digit.wholeNumberValue, rows.indices.contains(number - 1) {
        selection = number - 1
        return open()
      }
      if digit == " " { return open() }
      if digit == "q" || digit == "Q" { return .leave }
    case .enter, .right: return open()
    case .escape: return .leave
    case .control("l"): return .repaint
    default: break
    }
    return .stay
  }

  private mutating func move(_ step: Int) {
    selection = (selection + step + rows.count) % rows.count
  }

  private mutating func open() -> Answer {
    let row = rows[selection]
    guard row.needsPIN else { return .enter(row.profile) }
    box = PINBox(purpose: "opens \(row.profile.name)’s profile.")
    return .stay
  }

  /// Takes what became of the PIN, if it was not right.
  package mutating func refuse(_ sentence: String) { box?.remark = sentence }

  /// Draws the screen.
  package func render(size: ScreenSize, symbols: Symbols) -> Surface {
    var surface = Surface(rows: size.rows, columns: size.columns)
    let layout = ScreenLayout(size)
    guard !layout.isTooSmall else {
      surface.put(layout.tooSmall, row: 0, column: 0)
      return surface
    }
    let width = min(60, size.columns - 4)
    let left = (size.columns - width) / 2
    let columns = left..<left + width
    let top = max((size.rows - rows.count * 2 - 4) / 3, 0)
    surface.put("Who reads?", row: top, column: left, style: .heading, within: columns)
    let step = top + 2 + rows.count * 2 + 2 <= size.rows ? 2 : 1
    let room = max((size.rows - top - 4) / step, 1)
    let first = min(max(selection - room + 1, 0), max(rows.count - room, 0))
    for (index, row) in rows.enumerated().dropFirst(first).prefix(room) {
      let line = top + 2 + (index - first) * step
      let isSelected = index == selection
      let style: Style = isSelected ? .selectedRow : []
      surface.fill(Rect(row: line, column: left, rows: 1, columns: width), style: style)
      let mark = isSelected ? symbols.selection : " "
      surface.put(
        "\(mark) \(index + 1)  \(row.profile.name)", row: line, column: left, style: style,
        within: columns)
      let note =
        row.needsPIN ? ["PIN", row.note].filter { !$0.isEmpty }.joined(separator: "   ") : row.note
      let begin = left + 4 + max(16, longestName + 3)
      surface.put(
        truncate(note, to: max(left + width - begin, 0), ellipsis: symbols.ellipsis), row: line,
        column: begin, style: isSelected ? style : .faint, within: columns)
      if isSelected { surface.cursor = CellPosition(row: line, column: left) }
    }
    let hints =
      notice
      ?? Label.hints(
        ["\(symbols.upDown) who", "\(symbols.enterKey) open", "q leave"], in: size.columns - 2)
    surface.put(hints, row: size.rows - 1, column: 1, style: notice == nil ? .hint : .notice)
    box?.draw(into: &surface, layout: layout, symbols: symbols)
    return surface
  }

  private var longestName: Int { min(rows.map(\.profile.name.count).max() ?? 0, 24) }
}

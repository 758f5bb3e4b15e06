import Screen
import Settings
import Typeset
import Widgets

/// Goes through the themes in the last row; the page above it is shown in each.
package struct ThemeSheet: Equatable, Sendable {
  /// The names of the themes.
  private(set) var names: [String]
  /// The index of the one that is shown.
  private var index: Int
  private let former: String
  /// The keys that go on to the next one, beside the arrows.
  private let nextKeys: [Key]

  /// The row of these themes, of which the one called `shown` is to be seen.
  init(_ names: [String], shown: String, nextKeys: [Key]) {
    self.names = names
    self.nextKeys = nextKeys
    former = shown
    index = names.firstIndex(of: shown) ?? 0
  }

  /// The name of the theme that is shown.
  var shown: String { names[index] }

  /// Receives the names of the themes that were found meanwhile.
  mutating func receive(_ names: [String]) {
    index = names.firstIndex(of: shown) ?? 0
    self.names = names
  }

  /// Goes on by `step` themes, from the last to the first.
  mutating func step(_ step: Int) {
    index = (index + step + names.count) % names.count
  }

  /// Responds to a key: any that is not its own keeps the theme, and is obeyed.
  mutating func handle(_ key: Key) -> Response {
    switch key {
    case .enter: return .handled(keep)
    case .escape, .character("q"): return .handled([.dismiss, .previewTheme(former)])
    case .right, .down, .tab: step(1)
    case .left, .up, .backTab: step(-1)
    case _ where nextKeys.contains(key): step(1)
    default: return .passedOn(keep)
    }
    return .handled([.previewTheme(shown)])
  }

  private var keep: [Request] {
    [.dismiss] + (shown == former ? [] : [.set(.theme, .string(shown))])
  }
}

// MARK: - Drawing

extension ThemeSheet {
  /// A name in the row, and its columns.
  private struct Name {
    var text: String
    var columns: Range<Int>
    var index: Int
  }

  /// The names that fit, the one shown among them; it stands between marks.
  private func labels(in columns: Int, _ symbols: Symbols) -> [Name] {
    var first = index
    var labels: [Name] = []
    while true {
      var found: [Name] = []
      var column = 1
      for next in first..<names.count {
        let text =
          next == index ? "\(symbols.previous)\(names[next])\(symbols.next)" : " \(names[next]) "
        let end = column + Typeset.columns(of: text)
        guard end < columns || found.isEmpty else { break }
        found.append(Name(text: text, columns: column..<end, index: next))
        column = end
      }
      guard found.contains(where: { $0.index == index }) else { return labels }
      labels = found
      guard first > 0 else { return labels }
      first -= 1
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let row = layout.size.rows - 1
    let columns = layout.size.columns
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: columns), style: .notice)
    var end = 1
    for label in labels(in: columns - 1, symbols) {
      let style: Style = label.index == index ? .selectedRow : .notice
      surface.put(
        label.text, row: row, column: label.columns.lowerBound, style: style, within: 0..<columns)
      end = label.columns.upperBound
      if label.index == index {
        surface.cursor = CellPosition(row: row, column: label.columns.lowerBound + 1)
      }
    }
    let hints = [
      "\(symbols.enterKey) keep", "Esc back", "\(symbols.leftKey) \(symbols.rightKey) other",
    ]
    surface.put(
      Label.hints(hints, in: columns - end - 4), row: row, column: end + 3, style: .hint)
  }

  /// What a click does: on a name it shows that theme, elsewhere it keeps the one shown.
  func click(row: Int, column: Int, layout: ScreenLayout) -> [Request] {
    // The marks around a name are one column wide in every set of symbols.
    let label = labels(in: layout.size.columns - 1, .unicode).first {
      $0.columns.contains(column)
    }
    guard row == layout.size.rows - 1, let label else { return keep }
    var sheet = self
    sheet.index = label.index
    return [.present(.themes(sheet)), .previewTheme(sheet.shown)]
  }
}

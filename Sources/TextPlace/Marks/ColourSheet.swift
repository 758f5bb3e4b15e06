import Books
import Screen
import Typeset
import Widgets

/// Asks for the colour of a highlight, in the last row: the page above it shows the words.
package struct ColourSheet: Equatable, Sendable {
  private var chosen: HighlightColour

  /// A sheet that offers `colour`, the last one that was chosen.
  init(_ colour: HighlightColour) {
    chosen = colour
  }

  /// Responds to a key.
  mutating func handle(_ key: Key) -> Response {
    let colours = HighlightColour.allCases
    let index = colours.firstIndex(of: chosen) ?? 0
    switch key {
    case .enter, .character(" "), .character("h"): return .handled(Self.choice(of: chosen))
    case .right, .down, .tab, .character("l"), .character("j"):
      chosen = colours[(index + 1) % colours.count]
    case .left, .up, .backTab, .character("k"):
      chosen = colours[(index + colours.count - 1) % colours.count]
    case .escape, .backspace, .character("q"): return .handled([.dismiss])
    case .character("Q"): return .ignored
    case .character(let character):
      let colour = colours.first { String($0.rawValue) == String(character) }
      let named = colour ?? colours.first { $0.letter == String(character) }
      if let named { return .handled(Self.choice(of: named)) }
    default: break
    }
    return .handled()
  }

  /// Responds to a click on a cell.
  func click(row: Int, column: Int, layout: ScreenLayout) -> [Request] {
    guard row == layout.size.rows - 1 else { return [.dismiss] }
    let item = Self.items(layout).first { $0.columns.contains(column) }
    return item.map { Self.choice(of: $0.colour) } ?? []
  }

  private static func choice(of colour: HighlightColour) -> [Request] {
    [.dismiss, .marks(.highlight(colour))]
  }

  /// A colour in the row.
  private struct Item {
    var colour: HighlightColour
    var label: String
    var columns: Range<Int>
  }

  /// The colours with their numbers, as many letters of their names as fit.
  private static func items(_ layout: ScreenLayout) -> [Item] {
    let isWide = layout.size.columns >= 40
    var column = 1
    return HighlightColour.allCases.map { colour in
      let label = " \(colour.rawValue) \(isWide ? colour.name : String(colour.letter)) "
      defer { column += label.utf8.count + (isWide ? 1 : 0) }
      return Item(colour: colour, label: label, columns: column..<column + label.utf8.count)
    }
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let row = layout.size.rows - 1
    let columns = layout.size.columns
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: columns), style: .notice)
    var end = 1
    for item in Self.items(layout) {
      let style: Style = .highlight(item.colour.rawValue)
      surface.put(
        item.label, row: row, column: item.columns.lowerBound,
        style: item.colour == chosen ? style.union(.reversed) : style)
      if item.colour == chosen {
        surface.cursor = CellPosition(row: row, column: item.columns.lowerBound + 1)
      }
      end = item.columns.upperBound
    }
    let hints = Label.hints(
      ["\(symbols.enterKey) \(chosen.name)", "Esc back"], in: columns - end - 4)
    surface.put(hints, row: row, column: end + 3, style: .hint)
  }
}

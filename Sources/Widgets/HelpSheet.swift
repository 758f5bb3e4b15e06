package import Screen
import Typeset

/// The keys of a place, from the table that handles them.
package struct HelpSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 70
  /// The least columns for words beside their keys; with fewer they stand below.
  private static let narrowestWords = 24

  private let table: KeyTable<NamedCommand>
  private var scroll = ScrollOffset()

  /// The help for the keys of `table`.
  package init(_ table: KeyTable<some PlaceCommand>) {
    self.table = table.named
  }

  /// What became of a key.
  package enum Answer {
    case stay, close
    /// The key is for the place.
    case ignored
  }

  /// Responds to a key on a screen of the given layout.
  package mutating func handle(_ key: Key, layout: ScreenLayout, symbols: Symbols) -> Answer {
    let frame = frame(layout, symbols)
    switch key {
    case .escape, .character("q"), .character("?"), .function(1): return .close
    case .character("Q"): return .ignored
    default:
      let count = lines(in: symbols, columns: frame.columns).count
      scroll.handle(key, rows: frame.rows, count: count)
      return .stay
    }
  }

  /// What the last row says of its keys: it scrolls where not all of it is to be seen.
  package func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    let frame = frame(layout, symbols)
    let count = lines(in: symbols, columns: frame.columns).count
    return ScrollOffset.hints(rows: frame.rows, count: count, in: symbols)
  }
}

// MARK: - Its lines

extension HelpSheet {
  private func lines(in symbols: Symbols, columns: Int) -> [SheetRow] {
    let keyColumns =
      table.sections.flatMap(\.bindings).filter(\.isTold)
      .map { Typeset.columns(of: $0.keyNames(in: symbols).joined(separator: " ")) }.max() ?? 0
    let isBeside = keyColumns + 2 + Self.narrowestWords <= columns
    var lines: [SheetRow] = []
    for section in table.sections {
      if !lines.isEmpty { lines.append(SheetRow()) }
      lines.append(SheetRow(name: section.title, nameStyle: .sheetHeading))
      for binding in section.bindings where binding.isTold {
        lines +=
          isBeside
          ? self.lines(of: binding, beside: keyColumns + 2, columns, symbols)
          : self.lines(of: binding, below: 2, columns, symbols)
      }
    }
    return lines
  }

  /// The words in a column of their own, beside the keys.
  private func lines(
    of binding: Binding<NamedCommand>, beside column: Int, _ columns: Int, _ symbols: Symbols
  ) -> [SheetRow] {
    let words = Label.lines(binding.helpWords, in: columns - column, symbols)
    var lines = words.map { SheetRow(words: $0, wordsColumn: column) }
    lines[0].name = binding.keyNames(in: symbols).joined(separator: " ")
    return lines
  }

  /// The words below the keys, a little to the right of them.
  private func lines(
    of binding: Binding<NamedCommand>, below column: Int, _ columns: Int, _ symbols: Symbols
  ) -> [SheetRow] {
    Label.lines(binding.keyNames(in: symbols), in: columns, symbols).map { SheetRow(name: $0) }
      + Label.lines(binding.helpWords, in: columns - column, symbols)
      .map { SheetRow(words: $0, wordsColumn: column) }
  }

  /// The rows and columns that the sheet has for its lines on this screen.
  private func frame(_ layout: ScreenLayout, _ symbols: Symbols) -> Rect {
    let widest = SheetFrame(rows: 0, columns: Self.columns, layout: layout).inside.columns
    let rows = lines(in: symbols, columns: widest).count
    return SheetFrame(rows: rows, columns: widest, layout: layout).inside
  }
}

// MARK: - Drawing

extension HelpSheet {
  /// Draws itself over the page.
  package func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let area = frame(layout, symbols)
    let lines = lines(in: symbols, columns: area.columns)
    scroll.draw(lines, titled: "Keys", in: area, into: &surface, layout: layout, symbols: symbols)
  }
}

extension Binding where Command: PlaceCommand {
  /// Whether the help has a row for it: it has words, and a key that does it.
  fileprivate var isTold: Bool { !help.isEmpty && !keys.isEmpty }

  /// The names of the keys that the help shows.
  fileprivate func keyNames(in symbols: Symbols) -> [String] {
    keys.prefix(shownKeys).map { $0.name(in: symbols) }
  }

  fileprivate var helpWords: [String] { help.split(separator: " ").map(String.init) }
}

import Paging
import Screen
import Widgets

/// A note of the book over the page that its mark is on, in lines of its own measure.
///
/// A note that is opened from it lies over it until it is closed.
package struct FootnoteSheet: Equatable, Sendable {
  /// The columns inside of the sheet where the screen has them.
  private static let columns = 60

  /// A note, and how far it is scrolled.
  private struct Open: Equatable, Sendable {
    var note: NoteText
    var scroll = ScrollOffset()
  }

  /// Letters on the note.
  private enum Labels: Equatable, Sendable {
    /// On its links, with the offsets of their letters.
    case links(PageLabels, [Int: PageLink])
    /// On its words.
    case words(PageLabels)

    /// The letters by the offsets of their places.
    var shown: [Int: String] {
      switch self {
      case .links(let labels, _), .words(let labels): labels.shown
      }
    }
  }

  private var open: Open
  /// The notes that it was opened from, the nearest last.
  private var below: [Open] = []
  private var labels: Labels?

  private var note: NoteText { open.note }

  /// A sheet with a note.
  init(_ note: NoteText) { open = Open(note: note) }

  /// The columns that a note has on a screen of the given layout.
  static func columns(in layout: ScreenLayout) -> Int {
    SheetFrame(rows: 0, columns: columns, layout: layout).inside.columns
  }

  /// The link whose note is to be laid out anew, for a screen of the given layout.
  func unfitting(_ layout: ScreenLayout) -> PageLink? {
    note.columns == Self.columns(in: layout) ? nil : note.link
  }

  /// Receives the note in other lines, or another note that one of its links leads to.
  mutating func receive(_ note: NoteText) {
    labels = nil
    if note.link == self.note.link {
      open.note = note
    } else {
      below.append(open)
      open = Open(note: note)
    }
  }

  private func frame(_ layout: ScreenLayout) -> SheetFrame {
    SheetFrame(rows: max(note.lines.count, 1), columns: Self.columns, layout: layout)
  }

  /// The lines that are to be seen.
  private func shownLines(_ layout: ScreenLayout) -> ArraySlice<PageLine> {
    let rows = frame(layout).inside.rows
    return note.lines.dropFirst(open.scroll.top(rows: rows, count: note.lines.count)).prefix(rows)
  }

  /// The links that are to be seen.
  private func shownLinks(_ layout: ScreenLayout) -> [(offset: Int, link: PageLink)] {
    LinkLabels.shown(note.links, at: shownLines(layout).flatMap { $0.glyphs.map(\.offset) })
  }
}

// MARK: - Keys and the mouse

extension FootnoteSheet {
  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout) -> Response {
    if let labels { return choose(key, labels) }
    switch key {
    case .escape, .backspace, .character("q"): return close()
    case .character("f"): return labelLinks(layout)
    case .character("w"):
      labels = WordLabels.labels(on: shownLines(layout)).map { .words($0) }
      return .handled()
    case .character("y"):
      guard case .note(let range) = note.link.aim else { return .handled() }
      return .handled([.effect(.marks(.copy(range)))])
    case .character("Q"): return .ignored
    case .enter:
      guard case .note(let range) = note.link.aim else { return .handled([.dismiss]) }
      return .handled([.dismiss, .goToPosition(range.lowerBound)])
    default:
      open.scroll.handle(key, rows: frame(layout).inside.rows, count: note.lines.count)
      return .handled()
    }
  }

  /// Closes the note: the one that it was opened from is there again.
  private mutating func close() -> Response {
    guard let last = below.popLast() else { return .handled([.dismiss]) }
    open = last
    return .handled()
  }

  /// Puts letters on the links that are to be seen; a lone one is followed. Without any the note is closed
  /// by the key that opened it.
  private mutating func labelLinks(_ layout: ScreenLayout) -> Response {
    let links = shownLinks(layout)
    guard let first = links.first else { return close() }
    guard links.count > 1 else { return Self.following(first.link) }
    labels = .links(
      PageLabels(links.map(\.offset)),
      Dictionary(links.map { ($0.offset, $0.link) }, uniquingKeysWith: { first, _ in first }))
    return .handled()
  }

  /// Responds to a key while there are letters on the note.
  private mutating func choose(_ key: Key, _ labels: Labels) -> Response {
    var outcome: PageLabels.Outcome
    switch labels {
    case .links(var letters, let links):
      outcome = letters.handle(key)
      self.labels = .links(letters, links)
      if case .chosen(let offset) = outcome {
        self.labels = nil
        return links[offset].map { Self.following($0) } ?? .handled()
      }
    case .words(var letters):
      outcome = letters.handle(key)
      self.labels = .words(letters)
      if case .chosen(let offset) = outcome {
        self.labels = nil
        return .handled([.defineWord(at: offset)])
      }
    }
    if outcome == .ended { self.labels = nil }
    return .handled()
  }

  /// Follows a link: one that leads to a place of the text leaves the note.
  private static func following(_ link: PageLink) -> Response {
    guard case .position = link.aim else { return .handled([.follow(link)]) }
    return .handled([.dismiss, .follow(link)])
  }

  /// Responds to a click: on a link follows it, elsewhere takes the sheet away.
  func click(row: Int, column: Int, layout: ScreenLayout) -> [Request] {
    let area = frame(layout).inside
    let lines = Array(shownLines(layout))
    guard labels == nil, lines.indices.contains(row - area.row),
      let glyph = lines[row - area.row].placedGlyphs.first(where: {
        ($0.column..<$0.column + $0.glyph.columns).contains(column - area.column)
      })?.glyph,
      let link = note.links.first(where: { $0.range.contains(glyph.offset) }),
      case .handled(let requests) = Self.following(link)
    else { return [.dismiss] }
    return requests
  }

  /// What the last row says of its keys: it scrolls where not all of it is to be seen.
  func hints(in symbols: Symbols, layout: ScreenLayout) -> [String] {
    switch labels {
    case .links: return ["the letters of a note or link open it", "Esc back"]
    case .words: return ["the letters of a word look it up", "Esc back"]
    case nil: break
    }
    let scrolls = note.lines.count > frame(layout).inside.rows
    return (scrolls ? ["\(symbols.upKey) \(symbols.downKey) scroll"] : [])
      + ["q back", "\(symbols.enterKey) go there"]
      + (shownLinks(layout).isEmpty ? [] : ["f links"])
      + (note.lines.isEmpty ? [] : ["y copy", "w look up a word"])
  }
}

// MARK: - Drawing

extension FootnoteSheet {
  /// Draws itself over the page.
  func draw(
    into surface: inout Surface, layout: ScreenLayout, symbols: Symbols, over book: BookPlace
  ) {
    let frame = frame(layout)
    let area = frame.inside
    frame.draw("Note \(note.link.words)", into: &surface, symbols: symbols)
    surface.cursor = CellPosition(row: area.row, column: area.column)
    if note.lines.isEmpty {
      surface.put(
        "There is no text there.", row: area.row, column: area.column, style: .faint,
        within: area.columnRange)
    }
    let letters = labels?.shown ?? [:]
    for (row, line) in shownLines(layout).enumerated() {
      let base: Style = line.kind == .heading ? .sheetHeading : .sheet
      let placed = line.presented(raises: book.raises(symbols)).placedGlyphs
      for placed in placed {
        let glyph = placed.glyph
        surface.put(
          glyph: glyph.text, columns: glyph.columns, row: area.row + row,
          column: area.column + placed.column, style: base.union(Style(glyph)),
          within: area.columnRange)
      }
      for placed in placed {
        guard let letter = letters[placed.glyph.offset] else { continue }
        surface.put(
          letter, row: area.row + row, column: area.column + placed.column, style: .currentMatch,
          within: area.columnRange)
      }
    }
    let top = open.scroll.top(rows: area.rows, count: note.lines.count)
    let edge = area.columnRange.upperBound
    if top > 0 { surface.put(symbols.ascending, row: area.row, column: edge) }
    if top + area.rows < note.lines.count {
      surface.put(symbols.descending, row: area.row + area.rows - 1, column: edge)
    }
  }
}

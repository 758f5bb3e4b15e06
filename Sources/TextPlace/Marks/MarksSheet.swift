import Books
import Paging
import Screen
import Search
import Widgets

/// The list of bookmarks, highlights and notes, to go to them, to edit and to remove them.
package struct MarksSheet: Equatable, Sendable {
  /// Which marks are listed.
  enum Filter: CaseIterable {
    case all, bookmarks, highlights, notes

    /// What the list is called.
    var title: String {
      switch self {
      case .all: "Marks"
      case .bookmarks: "Bookmarks"
      case .highlights: "Highlights"
      case .notes: "Notes"
      }
    }

    /// Whether a mark is listed.
    func takes(_ mark: Mark) -> Bool {
      switch self {
      case .all: true
      case .bookmarks: mark.kind == .bookmark
      case .highlights: mark.colour != nil
      case .notes: mark.note != nil
      }
    }
  }

  /// The longest thing that can be typed.
  private static let capacity = 60

  private(set) var filter: Filter
  /// What is looked for in the marks; `nil` if nothing is.
  private(set) var typed: TextField?
  /// The marks that have it, where something is looked for.
  private var matches: Set<MarkID>?
  /// Where among the listed marks the reader is.
  private var selection: ListSelection
  /// The pages of the marks that are shown, by their offsets, and the format that these are of.
  private(set) var pages: [Int: Int] = [:]
  private var format: PageFormat?

  /// The list of marks of a kind, with the first one selected that is on the page or behind it.
  init(_ filter: Filter = .all, over book: BookPlace) {
    self.filter = filter
    let start = book.shown?.lowerBound ?? 0
    let marks = book.marks.all.filter(filter.takes)
    selection = ListSelection(
      marks.firstIndex { $0.range.lowerBound >= start } ?? max(marks.count - 1, 0))
  }

  /// The marks that are listed.
  func listed(_ book: BookPlace) -> [Mark] {
    book.marks.all.filter { filter.takes($0) && matches?.contains($0.id) != false }
  }

  /// The offsets of the marks on the screen whose pages are not known in the pages of now; none while
  /// these are being counted.
  mutating func unknownOffsets(_ layout: ScreenLayout, over book: BookPlace) -> [Int] {
    if format != book.format { pages = [:] }
    format = book.format
    guard book.count.isExact else { return [] }
    return window(layout, of: listed(book)).marks.map(\.range.lowerBound)
      .filter { pages[$0] == nil }
  }

  /// Receives the pages of marks.
  mutating func receive(_ found: [Int: Int], _ format: PageFormat) {
    guard format == self.format else { return }
    pages.merge(found) { $1 }
  }

  /// What the last row says of its keys.
  func hints(in symbols: Symbols, over book: BookPlace) -> [String] {
    let undo = book.marks.canUndo ? ["u bring back"] : []
    return [
      "\(symbols.enterKey) go", "e edit", "D remove", "1-4 colour", "y link",
    ] + undo + ["Tab \(next(over: book))", "/ find", "Esc \(typed == nil ? "back" : "show all")"]
  }

  /// What Tab leads to.
  private func next(over book: BookPlace) -> String {
    step(1, over: book)?.title.lowercased() ?? "contents"
  }
}

// MARK: - Keys and the mouse

extension MarksSheet {
  /// Responds to a key on a screen of the given layout.
  mutating func handle(_ key: Key, layout: ScreenLayout, over book: BookPlace) -> Response {
    let marks = listed(book)
    let rows = rows(layout)
    selection.settle(rows: rows, count: marks.count)
    if typed != nil, type(key, book) {
      selection.settle(rows: rows, count: listed(book).count)
      return .handled()
    }
    let mark = selection.selected < marks.count ? marks[selection.selected] : nil
    switch key {
    case .enter: return .handled(mark.map { [.dismiss, .marks(.go($0.id))] } ?? [])
    case .escape where typed != nil: showAll()
    case .escape, .character("q"), .character("'"), .backspace, .left:
      return .handled([.dismiss])
    case .character("Q"): return .ignored
    case .character("e"):
      guard let mark else { break }
      return .handled([.present(.note(NoteSheet(to: .mark(mark.id), note: mark.note, over: self)))])
    case .character("D"), .delete: return .handled(mark.map { [.marks(.remove($0.id))] } ?? [])
    case .character("y"):
      return .handled(
        mark.map { [.effect(.marks(.copyLink(offset: $0.range.lowerBound)))] } ?? [])
    case .character("u"): return .handled([.marks(.undo)])
    case .character("1"), .character("2"), .character("3"), .character("4"):
      guard let mark, mark.kind != .bookmark, case .character(let digit) = key,
        let colour = digit.wholeNumberValue.flatMap(HighlightColour.init(rawValue:))
      else { break }
      return .handled([.marks(.colour(mark.id, colour))])
    case .tab: return .handled(turn(1, layout, book))
    case .backTab: return .handled(turn(-1, layout, book))
    case .character("/"):
      typed = TextField(capacity: Self.capacity)
    default: selection.handle(key, rows: rows, count: marks.count)
    }
    selection.settle(rows: rows, count: listed(book).count)
    return .handled()
  }

  /// Responds to a click on a cell.
  func click(row: Int, column: Int, layout: ScreenLayout, over book: BookPlace) -> [Request] {
    let area = area(layout)
    guard area.contains(row: row, column: column) else { return [.dismiss] }
    let marks = listed(book)
    let top = selection.settled(rows: rows(layout), count: marks.count).top
    let index = top + (row - area.row) / rowsOfMark(layout)
    return index < marks.count ? [.dismiss, .marks(.go(marks[index].id))] : []
  }

  /// Goes to the next list, or with -1 to the one before: the contents are among them.
  private mutating func turn(
    _ step: Int, _ layout: ScreenLayout, _ book: BookPlace
  ) -> [Request] {
    guard let filter = self.step(step, over: book) else {
      return ContentsSheet.first(over: book, layout: layout).map { [.present(.contents($0))] } ?? []
    }
    return [.present(.marks(MarksSheet(filter, over: book)))]
  }

  /// The filter some lists on; `nil` if that are the contents.
  private func step(_ step: Int, over book: BookPlace) -> Filter? {
    let filters = Filter.allCases
    let hasContents = !book.lists.isEmpty
    let count = filters.count + (hasContents ? 1 : 0)
    let index = ((filters.firstIndex(of: filter) ?? 0) + step + count) % count
    return index < filters.count ? filters[index] : nil
  }

  /// Takes a key of the field; says whether it was one.
  private mutating func type(_ key: Key, _ book: BookPlace) -> Bool {
    guard var field = typed, key != .left, key != .right, key != .home, key != .end else {
      return false
    }
    if key == .backspace, field.text.isEmpty {
      showAll()
      return true
    }
    guard field.handle(key) else { return false }
    typed = field
    let words = FoldedText(field.text)
    matches =
      field.text.isEmpty
      ? nil
      : Set(
        book.marks.all.filter { mark in
          [mark.excerpt, mark.note, book.chapterTitle(of: mark)].contains {
            $0.map { FoldedText($0).contains(words) } == true
          }
        }.map(\.id))
    return true
  }

  /// Ends looking for words.
  private mutating func showAll() {
    typed = nil
    matches = nil
  }
}

// MARK: - What is where

extension MarksSheet {
  /// From this many rows on a mark takes two.
  private static let lowestWithTwoRows = 8

  /// The rows of the list: below the field where words are looked for.
  func area(_ layout: ScreenLayout) -> Rect { ListFrame.area(layout, hasField: typed != nil) }

  /// The number of rows that a mark takes: its words, and where it stands with what is written.
  func rowsOfMark(_ layout: ScreenLayout) -> Int {
    layout.body.rows >= Self.lowestWithTwoRows ? 2 : 1
  }

  /// The number of marks that are shown at once.
  func rows(_ layout: ScreenLayout) -> Int {
    max(area(layout).rows / rowsOfMark(layout), 1)
  }

  /// The marks that are shown, and the index among them of the selected one.
  func window(_ layout: ScreenLayout, of marks: [Mark]) -> (marks: ArraySlice<Mark>, selected: Int)
  {
    let rows = rows(layout)
    let selection = selection.settled(rows: rows, count: marks.count)
    return (marks.dropFirst(selection.top).prefix(rows), selection.selected - selection.top)
  }
}

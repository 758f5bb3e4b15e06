import Books
import Holdings
import Screen
import Typeset
import Widgets

/// What is laid over the library: questions, each answered by a key or two.
enum LibrarySheet: Equatable, Sendable {
  case sort(SortSheet)
  case remove(RemoveSheet)
  /// What is to be changed of all marked books?
  case many(ManyBooksForm)
  /// Where is the file of a book now?
  case locate(BookID, PathField)
  /// Is a file with another text the book?
  case sure(BookID, path: String)

  /// What a key came to.
  enum Answer {
    case stay, close
    case ask(LibraryEffect)
    case done(LibraryEffect)
    case sort(BookOrder)
  }

  /// Whether letters are typed into it, and are no answers.
  var isTyping: Bool {
    switch self {
    case .locate: true
    case .many(let form): form.fields.isTyping
    case .sort, .remove, .sure: false
    }
  }

  mutating func handle(_ key: Key) -> Answer {
    switch self {
    case .sort(var sheet):
      defer { self = .sort(sheet) }
      return sheet.handle(key)
    case .remove(var sheet):
      defer { self = .remove(sheet) }
      return sheet.handle(key)
    case .many(var form):
      defer { self = .many(form) }
      return form.handle(key)
    case .locate(let book, var field):
      defer { self = .locate(book, field) }
      switch key {
      case .escape: return .close
      case .enter where field.putChosen(): break
      case .enter:
        return field.path.isEmpty
          ? .stay : .done(.relocate(book, path: field.path, isSure: false))
      default: _ = field.handle(key)
      }
      return field.wantedFolder().map { .ask(.listFolder($0)) } ?? .stay
    case .sure(let book, let path):
      switch key {
      case .enter, .character("y"): return .done(.relocate(book, path: path, isSure: true))
      case .escape, .character("n"), .character("q"): return .close
      default: return .stay
      }
    }
  }

  /// Whether characters are typed into a path.
  var takesCharactersTogether: Bool { if case .locate = self { true } else { false } }

  /// Takes characters of a path that came at once.
  mutating func type(_ characters: [Character]) -> LibraryPlace.Answer {
    guard case .locate(let book, var field) = self else { return [] }
    field.type(characters)
    self = .locate(book, field)
    return field.wantedFolder().map { [.own(.listFolder($0))] } ?? []
  }

  /// Takes a pasted line; `nil` if no path is typed.
  mutating func paste(_ line: PastedLine) -> LibraryPlace.Answer? {
    guard case .locate(let book, var field) = self else { return nil }
    defer { self = .locate(book, field) }
    guard field.paste(line) else { return [.tell(PathField.tooLong)] }
    return field.wantedFolder().map { [.own(.listFolder($0))] } ?? []
  }

  /// Takes a click: on an order, or on the choice that the file goes too.
  mutating func click(row: Int, column: Int, _ frame: TabFrame) -> Answer {
    switch self {
    case .sort(var sheet):
      defer { self = .sort(sheet) }
      return sheet.click(row: row, column: column, frame) ?? .stay
    case .remove(var sheet):
      defer { self = .remove(sheet) }
      // The choice is the row with the focus, where there is one.
      var surface = Surface(rows: frame.size.rows, columns: frame.size.columns)
      sheet.draw(into: &surface, frame, hints: [])
      return surface.cursor?.row == row ? sheet.handle(.character(" ")) : .stay
    case .many(var form):
      defer { self = .many(form) }
      form.click(row: row, column: column, frame)
      return .stay
    case .locate, .sure: return .stay
    }
  }

  mutating func receive(_ entries: [FolderEntry], of folder: String) {
    guard case .locate(let book, var field) = self else { return }
    field.receive(entries, of: folder)
    self = .locate(book, field)
  }

  func hints(_ symbols: Symbols) -> [String] {
    let enter = symbols.enterKey
    return switch self {
    case .sort: ["\(enter) choose", "again: the other way", "Esc leave it"]
    case .remove(let sheet):
      ["\(enter) remove", "Esc keep", "Space the file\(sheet.isOfMany ? "s" : "") too"]
    case .many(let form): form.fields.hints(in: symbols)
    case .locate: ["\(enter) take it", "Esc leave", "Tab complete"]
    case .sure: ["\(enter) it is the book", "Esc it is not"]
    }
  }
}

/// The orders that a list can be in.
struct SortSheet: Equatable, Sendable {
  private let order: BookOrder
  /// Whether the list is in that order now: then it is turned round.
  private let isUsed: Bool
  private var selection: ListSelection

  init(_ order: BookOrder, isUsed: Bool) {
    (self.order, self.isUsed) = (order, isUsed)
    selection = ListSelection(BookOrder.Key.allCases.firstIndex(of: order.key) ?? 0)
  }

  mutating func handle(_ key: Key) -> LibrarySheet.Answer {
    let keys = BookOrder.Key.allCases
    switch key {
    case .escape, .character("q"): return .close
    case .enter, .character("S"), .character(" "):
      let chosen = keys[selection.selected]
      return .sort(chosen == order.key && isUsed ? order.reversed : BookOrder(chosen))
    default:
      selection.handle(key, rows: keys.count, count: keys.count)
      selection.settle(rows: keys.count, count: keys.count)
      return .stay
    }
  }

  /// What a click on a row of the screen chooses; `nil` for none.
  mutating func click(row: Int, column: Int, _ frame: TabFrame) -> LibrarySheet.Answer? {
    let keys = BookOrder.Key.allCases
    let area = Self.box(frame).inside
    let top = selection.settled(rows: area.rows, count: keys.count).top
    guard area.contains(row: row, column: column), keys.indices.contains(top + row - area.row)
    else {
      return nil
    }
    selection.selected = top + row - area.row
    return handle(.enter)
  }

  private static func box(_ frame: TabFrame) -> SheetFrame {
    SheetFrame(rows: BookOrder.Key.allCases.count, columns: 24, layout: frame.layout)
  }

  func draw(into surface: inout Surface, _ frame: TabFrame) {
    let keys = BookOrder.Key.allCases
    let box = Self.box(frame)
    box.draw("Order", into: &surface, symbols: frame.symbols)
    let area = box.inside
    let shown = selection.settled(rows: area.rows, count: keys.count)
    let end = area.columnRange.upperBound - 3
    if shown.top > 0 { surface.put(frame.symbols.ascending, row: area.row, column: end) }
    if shown.top + area.rows < keys.count {
      surface.put(frame.symbols.descending, row: area.rowRange.upperBound - 1, column: end)
    }
    for (index, key) in keys.enumerated().dropFirst(shown.top).prefix(area.rows) {
      let row = area.row + index - shown.top
      let style = frame.select(
        index == selection.selected, into: &surface, row: row, columns: area.columnRange)
      surface.put(key.name, row: row, column: area.column + 2, style: style)
      guard key == order.key, isUsed else { continue }
      surface.put(
        order.isDescending ? frame.symbols.descending : frame.symbols.ascending, row: row,
        column: area.columnRange.upperBound - 1, style: style)
    }
  }
}

/// The question before books go; that their files go too is a second choice, not made by itself.
struct RemoveSheet: Equatable, Sendable {
  private let books: [BookRecord]
  /// How many of the books the list does not show.
  private let unlisted: Int
  private var withFile = false

  /// A question about some books, at least one.
  init(_ books: [BookRecord], unlisted: Int = 0) { (self.books, self.unlisted) = (books, unlisted) }

  /// Whether it is about several books.
  var isOfMany: Bool { books.count > 1 }

  private var canTakeFile: Bool { books.contains { $0.path != nil && !$0.isMissing } }

  /// What is to go: `“Emma”`, `3 books`.
  private func name(_ symbols: Symbols) -> String {
    isOfMany
      ? LibraryPlace.counted(books.count)
      : "\(symbols.openQuote)\(books.first?.title ?? "")\(symbols.closeQuote)"
  }

  /// What is said of books that cannot be seen: `, 2 of which are not listed,`.
  private var wordsOfUnlisted: String {
    guard unlisted > 0 else { return "" }
    guard isOfMany else { return ", which is not listed," }
    return ", \(unlisted) of which \(unlisted == 1 ? "is" : "are") not listed,"
  }

  mutating func handle(_ key: Key) -> LibrarySheet.Answer {
    switch key {
    case .character(" "), .character("f"):
      if canTakeFile { withFile.toggle() }
    case .enter, .character("y"), .character("D"):
      return .done(.remove(books.map(\.id), withFile: withFile))
    case .escape, .character("n"), .character("q"): return .close
    default: break
    }
    return .stay
  }

  /// Draws it; `hints` are there too where the screen has no last row for them.
  func draw(into surface: inout Surface, _ frame: TabFrame, hints: [String]) {
    let symbols = frame.symbols
    let widest = SheetFrame(rows: 0, columns: 62, layout: frame.layout).inside.columns
    var lines = Label.lines(
      "Remove \(name(symbols))\(wordsOfUnlisted) from the library?"
        .split(separator: " ").map(String.init), in: widest, symbols)
    lines += Label.lines(
      "\(isOfMany ? "Their places" : "Its place"), marks and notes are kept for thirty days.".split(
        separator: " "
      ).map(String.init),
      in: widest, symbols)
    let mark = "[\(withFile ? "x" : " ")]"
    let choice =
      isOfMany ? "\(mark) move their files to the trash" : "\(mark) move its file to the trash: "
    let box = SheetFrame(
      rows: lines.count + (canTakeFile ? 2 : 0), columns: widest, layout: frame.layout)
    let area = box.inside
    // On a low screen there are fewer words rather than no answers, and the frame has the name.
    let answers = (canTakeFile ? 1 : 0) + (frame.layout.hasFooter ? 0 : 1)
    let name = name(symbols)
    box.draw(
      area.rows < lines.count + answers
        ? Label.sentence("Remove \(name)", in: area.columns - 2, symbols) : "Remove",
      into: &surface, symbols: symbols)
    if area.rows < lines.count + answers { lines = ["from the library?"] }
    for (index, line) in lines.prefix(max(area.rows - answers, 0)).enumerated() {
      surface.put(line, row: area.row + index, column: area.column, within: area.columnRange)
    }
    var row = area.rowRange.upperBound - 1
    if !frame.layout.hasFooter {
      surface.put(
        Label.hints(hints, in: area.columns), row: row, column: area.column, style: .faint)
      surface.cursor = CellPosition(row: row, column: area.column)
      row -= 1
    }
    guard canTakeFile, row >= area.row else { return }
    // The folder says which file of the name it is.
    let room = area.columns - choice.utf8.count
    let path = isOfMany ? "" : books.first?.path?.visible ?? ""
    let file = room >= 8 ? Label.shortened(path, to: room, symbols) : ""
    surface.put(
      frame.fit(choice + file, area.columns), row: row, column: area.column, style: .selectedRow)
    surface.cursor = CellPosition(row: row, column: area.column + 1)
  }
}

// MARK: - Drawing

extension LibrarySheet {
  func draw(into surface: inout Surface, _ frame: TabFrame) {
    switch self {
    case .sort(let sheet): sheet.draw(into: &surface, frame)
    case .remove(let sheet): sheet.draw(into: &surface, frame, hints: hints(frame.symbols))
    case .many(let form): form.draw(into: &surface, frame)
    case .locate(_, let field):
      let box = SheetFrame(rows: 8, columns: 66, layout: frame.layout)
      box.draw("The book’s new file", into: &surface, symbols: frame.symbols)
      field.draw(into: &surface, box.inside, symbols: frame.symbols)
    case .sure(_, let path):
      let name = path.split(separator: "/").last.map(String.init) ?? path
      QuestionBox(
        title: "Another text",
        words: "\(name.visible) has a different text. Is it still the same book?",
        hints: hints(frame.symbols)
      ).draw(into: &surface, layout: frame.layout, symbols: frame.symbols)
    }
  }
}

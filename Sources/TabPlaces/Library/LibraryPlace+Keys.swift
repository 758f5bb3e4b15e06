import Books
import Holdings
package import Screen
package import Widgets

extension LibraryPlace {
  package static let keys = KeyTable<ListCommand>([
    .listMoves(
      open: "opens the book’s details, then its text", hint: "details", spacePages: false),
    KeyTable<ListCommand>.Section(
      title: "The list",
      bindings: [
        Binding(.read, [.character("o")], "opens the book", hint: "open"),
        Binding(
          .search, [.character("/")], "finds words, #tag, author:name as you type", hint: "find"),
        Binding(
          .filter, [.character("f")], "the shelves: by status and by tag", hint: "filter"),
        Binding(.sort, [.character("S"), .character("s")], "another order", hint: "sort"),
        Binding(.reverse, [.character("r")], "reverses the order"),
        Binding(
          .covers, [.character("C")], "a shelf of covers, in which all arrows move; or rows again",
          hint: "covers"),
        Binding(.nextPane, [.tab, .right, .character("l")], "the next pane"),
        Binding(.previousPane, [.backTab, .left, .character("h")], "the pane before"),
      ]),
    KeyTable<ListCommand>.Section(
      title: "Many books",
      bindings: [
        Binding(.mark, [.character(" ")], "marks the book: e, m, D change all marked ones"),
        Binding(.markAll, [.character("*")], "marks all listed books, or none"),
      ]),
    KeyTable<ListCommand>.Section(
      title: "Books",
      bindings: [
        Binding(.add, [.character("a")], "adds books", hint: "add"),
        Binding(
          .edit, [.character("e")], "edits title, author, series, status, tags, note",
          hint: "edit"),
        Binding(
          .status, [.character("m")], "the next status: to read, reading, finished"),
        Binding(.locate, [.character("p")], "points the book to its new file"),
        Binding(
          .join, [.character("=")], "joins editions of one book, or parts them again"),
        Binding(.copyLink, [.character("y")], "copies a link to the book"),
        Binding(.lend, [.character("L")], "lends the book to another profile"),
        Binding(.remove, [.character("D")], "removes the book", hint: "remove"),
        Binding(.undo, [.character("u")], "undoes the last change"),
        Binding(.repair, [.character("R")], "repairs a library that was damaged"),
      ]),
    .ways(),
    .room(leave: "back"),
  ])

  package mutating func obey(_ command: ListCommand, _ frame: TabFrame) -> Answer? {
    switch command {
    case .search: beginSearch()
    case .leave: return leave(frame)
    case .up, .down, .pageUp, .pageDown, .first, .last: return move(command, frame)
    case .open: return open(frame)
    case .read: return openText()
    case .filter: showShelves()
    case .nextPane: return change(pane: 1, frame)
    case .previousPane: return change(pane: -1, frame)
    case .sort: sheet = .sort(SortSheet(order, isUsed: !isListedByFit))
    case .reverse: return sort(order.reversed, frame)
    case .covers: toggleCovers(frame)
    case .add: return [.own(.add)]
    case .edit: return edit()
    case .mark: return mark(frame)
    case .markAll: return markAll()
    case .status: return cycleStatus()
    case .locate:
      guard let book = selected else { return [] }
      var field = PathField(
        book.path.map { String($0[...($0.lastIndex(of: "/") ?? $0.startIndex)]) } ?? "~/",
        offersFolder: false)
      let folder = field.wantedFolder()
      sheet = .locate(book.id, field)
      return folder.map { [.own(.listFolder($0))] } ?? []
    case .remove:
      guard !actedOn.isEmpty else { return [] }
      sheet = .remove(RemoveSheet(actedOn, unlisted: unlistedMarks))
    case .lend:
      let books = actedOn.map(\.id)
      return books.isEmpty ? [] : [.own(.lend(books))]
    case .join: return joinEditions()
    case .copyLink: return selected.map { [.own(.copyLink($0.id))] } ?? []
    case .undo: return undo()
    case .repair:
      return isDamaged ? ask(.repair) : [.tell("The library is not damaged.")]
    case .addMany, .again, .details, .write, .datebook, .profiles, .complete, .findOnNet, .stop,
      .frame:
      return nil
    }
    return []
  }
}

// MARK: - Keys as they are

extension LibraryPlace {
  package var isTyping: Bool {
    if let sheet { return sheet.isTyping }
    return form?.fields.isTyping ?? (search != nil)
  }

  package mutating func press(_ key: Key, _ frame: TabFrame) -> Answer? {
    // What the reader does now is later than what was to be shown.
    wanted = nil
    if sheet != nil { return pressSheet(key, frame) }
    if form != nil { return typeForm(key) }
    if pane == .shelves, search == nil, key == .character(" ") { return combineShelf(frame) }
    return moveBeside(key, frame) ?? typeSearch(key, frame)
  }

  package var takesCharactersTogether: Bool { sheet?.takesCharactersTogether == true }

  package mutating func type(_ characters: [Character], _ frame: TabFrame) -> Answer {
    wanted = nil
    return sheet?.type(characters) ?? []
  }

  package mutating func paste(_ line: PastedLine, _ frame: TabFrame) -> Answer? {
    wanted = nil
    return sheet?.paste(line)
  }

  private mutating func pressSheet(_ key: Key, _ frame: TabFrame) -> Answer {
    guard var sheet else { return [] }
    let answer = sheet.handle(key)
    self.sheet = sheet
    return obey(answer, frame)
  }

  /// Does what was answered to a sheet.
  mutating func obey(_ answer: LibrarySheet.Answer, _ frame: TabFrame) -> Answer {
    switch answer {
    case .stay: return []
    case .ask(let effect): return [.own(effect)]
    case .close:
      self.sheet = nil
      return []
    case .sort(let order):
      self.sheet = nil
      return sort(order, frame)
    case .done(let effect):
      self.sheet = nil
      return ask(effect)
    }
  }
}

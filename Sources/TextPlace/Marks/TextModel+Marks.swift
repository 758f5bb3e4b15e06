import Books
import Paging
import Screen
import Widgets

// MARK: - Keys

extension TextModel {
  /// Obeys a command of the page that has to do with marks; `nil` for any other.
  mutating func obeyMarks(_ command: TextCommand) -> [TextEffect]? {
    switch command {
    case .bookmark: return book.toggleBookmark()
    case .select: return book.beginSelecting()
    case .marks:
      sheet = .marks(MarksSheet(over: book))
      // Another reader of the book may have made some.
      return [.marks(.load(asked: book.marks.changes))]
    case .selecting(let command): return obey(command)
    default: return nil
    }
  }

  /// Responds to a key while something is selected; `nil` if nothing is.
  mutating func pressSelecting(_ key: Key) -> [TextEffect]? {
    guard book.selection != nil else { return nil }
    guard let command = KeyTable.selection[key] else { return [] }
    switch command {
    case .selecting(let command): return obey(command)
    case .help:
      frame.help = HelpSheet(.selection as KeyTable<TextCommand>)
      return []
    default: return obey(command)
    }
  }

  private mutating func obey(_ command: SelectionCommand) -> [TextEffect] {
    guard let selection = book.selection else { return [] }
    switch command {
    case .highlight: sheet = .colour(ColourSheet(book.lastColour))
    case .note: sheet = .note(NoteSheet(to: .selection))
    case .copy:
      book.endSelecting()
      return [.marks(.copy(selection.range))]
    case .define: return define(selection)
    case .searchWeb:
      book.endSelecting()
      return [.lookUp(.searchWeb(selection.range))]
    case .speak:
      book.endSelecting()
      return speak(from: selection.range.lowerBound)
    case .leave: book.endSelecting()
    default: return book.obey(command)
    }
    return []
  }

  /// Does what a sheet asks for marks.
  mutating func perform(_ request: MarksRequest) -> [TextEffect] {
    switch request {
    case .go(let id):
      if book.marks[id]?.isFound == false {
        tell("This mark’s words are no longer in the text. They were about here.")
      }
      return book.go(to: id)
    case .remove(let id):
      tell("Removed. u restores it.")
      return book.marks.change(id, .removed(true))
    case .undo:
      frame.notice = book.marks.canUndo ? nil : "There is nothing to restore."
      return book.marks.undo()
    case .write(let words, let target): return book.write(words, to: target)
    case .highlight(let colour): return book.highlight(colour)
    case .colour(let id, let colour): return book.marks.change(id, .colour(colour))
    }
  }
}

// MARK: - The list

extension TextModel {
  /// Asks for the pages of the marks that are listed on the screen.
  mutating func unknownPages(after event: PlaceEvent<TextEvent>) -> [TextEffect] {
    // An answer that does not tell all would be asked for without end.
    if case .own(.marks(.pagesFound)) = event { return [] }
    guard case .marks(var list) = sheet else { return [] }
    let offsets = list.unknownOffsets(layout, over: book)
    sheet = .marks(list)
    return offsets.isEmpty ? [] : [.marks(.findPages(offsets))]
  }

  /// Takes the pages of marks.
  mutating func takePages(_ pages: [Int: Int], _ format: PageFormat) {
    guard case .marks(var list) = sheet else { return }
    list.receive(pages, format)
    sheet = .marks(list)
  }
}

// MARK: - The mouse

/// A button that was pressed on the page and is not up again.
struct HeldButton: Equatable, Sendable {
  /// Where it was pressed.
  var cell: CellPosition
  /// Whether the mouse moved to another cell since.
  var isDragging = false
  /// Whether the press did something already: it took a selection away.
  var isDone = false
}

extension TextModel {
  /// Takes what the mouse did on the page; `nil` if it is none of the selection's.
  mutating func select(with mouse: MouseEvent) -> [TextEffect]? {
    let cell = CellPosition(row: mouse.row, column: mouse.column)
    switch mouse.kind {
    case .press(button: 1):
      held = nil
      guard !isCovered, layout.body.contains(row: mouse.row, column: mouse.column)
      else { return nil }
      held = HeldButton(cell: cell, isDone: book.selection != nil)
      book.endSelecting()
      return []
    case .drag(button: 1):
      guard var held, held.isDragging || held.cell != cell else { return [] }
      held.isDragging = true
      self.held = held
      _ = book.select(from: held.cell, to: cell, in: layout)
      return []
    case .release(button: 1):
      defer { held = nil }
      guard let held, !held.isDragging, !held.isDone else { return [] }
      let linked =
        book.linkOffset(at: held.cell, in: layout)
        ?? book.pictureOffset(at: held.cell, in: layout)
      if let offset = linked, let shown = book.shown {
        return [.links(.find(shown, .follow(at: offset)))]
      }
      guard let command = command(at: held.cell.row, held.cell.column) else { return [] }
      lastClick = PageClick(cell: held.cell, book: book, command: command)
      return obey(command)
    case .press, .drag, .release: return []
    case .wheelUp, .wheelDown: return nil
    }
  }
}

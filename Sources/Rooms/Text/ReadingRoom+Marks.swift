import Books
import Formats
import Programs
import Setup
import Shelf
import TabPlaces
import TextPlace
import Widgets

extension ReadingRoom {
  /// The most of a text that is copied at once, in bytes.
  private static let longestCopy = 4 << 20

  /// Does what the model asks for marks and the selection.
  ///
  /// - Returns: What follows from it, and what only the terminal's owner can do.
  mutating func perform(
    _ effect: MarksEffect
  ) throws(TextError) -> (effects: [TextEffect], request: TerminalRequest?) {
    switch effect {
    case .findUnit(let request, let step):
      return (model.update(try desk.find(request, step)), nil)
    case .findPages(let offsets): return (model.update(try desk.findPages(of: offsets)), nil)
    case .make(let draft): return (try make(draft), nil)
    case .change(let id, let change): markKeeper?.write(.change(change), to: id)
    case .load(let asked): markKeeper?.load(in: text.source, asked: asked)
    case .copy(let range): return try copy(range)
    case .copyLink(let offset): return copyLink(offset)
    }
    return ([], nil)
  }

  /// Makes a mark, shows it and keeps it.
  private mutating func make(_ draft: MarkDraft) throws(TextError) -> [TextEffect] {
    let (mark, span, words) = try desk.mark(draft)
    settle()
    var effects = model.update(.marks(.made(mark)))
    if let markKeeper {
      let kept = KeptMark(
        kind: mark.kind, span: span, words: words, note: mark.note, colour: mark.colour,
        chapter: mark.chapter, createdAt: .now())
      markKeeper.write(.make(kept), to: mark.id)
    } else {
      effects += model.update(.marks(.unsaved(Set(model.book.marks.all.map(\.id)))))
      let reason = text.digest == nil ? "This text has no file" : "The library cannot be used"
      effects += model.update(.notice("\(reason): your marks will be lost when you leave."))
    }
    return effects
  }

  private mutating func copyLink(
    _ offset: Int
  ) -> (effects: [TextEffect], request: TerminalRequest?) {
    guard let name = text.digest?.names.last else {
      return (model.update(.notice("This text has no file, so nothing can link to it.")), nil)
    }
    return copy("\(ReaderLink.book(.content(name), at: .offset(offset)))")
  }

  private mutating func copy(
    _ range: Range<Int>
  ) throws(TextError) -> (effects: [TextEffect], request: TerminalRequest?) {
    copy(try desk.copy(of: range, limit: Self.longestCopy))
  }

  /// Copies words out of the program, and says where they went.
  mutating func copy(_ words: String) -> (effects: [TextEffect], request: TerminalRequest?) {
    let way = Clipboard.way(of: words.utf8.count, command: commands.copy)
    guard way == .terminal || configuration.runsNoCommands else {
      clipboard.give(words, by: way)
      return ([], nil)
    }
    let sentence = "Copied \(Clipboard.amount(words)) to the terminal's clipboard."
    return (model.update(.notice(sentence)), .copy(words))
  }

  /// Receives what the keeper of the marks has to tell.
  mutating func receive(_ news: MarkNews) {
    switch news {
    case .loaded(let marks, let asked):
      _ = apply(.marks(.loaded(marks, asked: asked)))
      readWordsAnew { _ in true }
    case .found(let found):
      _ = apply(.marks(.found(found)))
      readWordsAnew { found[$0] != nil }
    case .unsaved(let unsaved): _ = apply(.marks(.unsaved(unsaved)))
    }
  }

  /// Shows marks that versions before made with the words that they would have today.
  private mutating func readWordsAnew(of isWanted: (MarkID) -> Bool) {
    let marks = model.book.marks.all.filter { isWanted($0.id) }
    // Of a text that cannot be read now, the words stay as they were kept.
    if let event = try? desk.readAnew(marks) { _ = apply(event) }
  }
}

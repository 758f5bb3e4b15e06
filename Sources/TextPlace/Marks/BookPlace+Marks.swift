import Books
import Paging
import Widgets

// MARK: - Making marks

extension BookPlace {
  /// Sets a bookmark on the page that is shown, or clears those that it has.
  package mutating func toggleBookmark() -> [TextEffect] {
    guard let page, let shown, !page.lines.isEmpty else { return [] }
    let here = marks.marks(in: shown).filter { $0.kind == .bookmark }
    if !here.isEmpty { return here.flatMap { marks.change($0.id, .removed(true)) } }
    // If lines scroll, the one that the reader is at; else the first with something on it.
    let from = isScrolling ? place : page.range.lowerBound
    let line = page.lines.first { $0.range.upperBound > from && !$0.glyphs.isEmpty }
    // At its words, not at the blanks before them: a heading counts as its own chapter.
    let start = line?.glyphs.first { $0.text != " " }?.offset ?? page.range.lowerBound
    return draft(.bookmark, at: start..<start)
  }

  /// Highlights what is selected; what is highlighted already gets the other colour.
  mutating func highlight(_ colour: HighlightColour) -> [TextEffect] {
    guard let range = selection?.range else { return [] }
    endSelecting()
    lastColour = colour
    if let mark = marks.marks(in: range).first(where: { $0.range == range && $0.colour != nil }) {
      return marks.change(mark.id, .colour(colour))
    }
    return draft(.highlight, at: range, colour: colour)
  }

  /// Writes a note to what is selected, or to a mark; without words it takes that away.
  mutating func write(_ words: String, to target: NoteTarget) -> [TextEffect] {
    let note = words.isEmpty ? nil : words
    switch target {
    case .mark(let id):
      guard let mark = marks[id], mark.note != note else { return [] }
      // A note without words is nothing: it goes, and can be brought back.
      let isNothing = note == nil && mark.kind == .note && mark.colour == nil
      return marks.change(id, isNothing ? .removed(true) : .note(note))
    case .selection:
      guard let range = selection?.range, note != nil else { return [] }
      endSelecting()
      return draft(.note, at: range, note: note)
    }
  }

  private mutating func draft(
    _ kind: Mark.Kind, at range: Range<Int>, note: String? = nil, colour: HighlightColour? = nil
  ) -> [TextEffect] {
    let chapter = chapterTitle(at: range.lowerBound)
    return [
      .marks(
        .make(
          MarkDraft(
            id: marks.nextID(), kind: kind, range: range, note: note, colour: colour,
            chapter: chapter)))
    ]
  }
}

// MARK: - What becomes of them

extension BookPlace {
  /// Handles what happened to marks or to the selection.
  mutating func handle(_ event: MarksEvent) -> [TextEffect] {
    switch event {
    case .unitFound(let range, let request, let step):
      return receive(unit: range, request, step)
    case .pagesFound: break
    case .made(let mark): marks.insert(mark)
    case .loaded(let loaded, let asked):
      // The reader did something meanwhile: it may not be in what was read.
      guard asked == marks.changes else { return [.marks(.load(asked: marks.changes))] }
      marks.receive(loaded)
    case .found(let found): marks.receive(found)
    case .wordsRead(let words): marks.receive(words: words)
    case .unsaved(let unsaved): marks.receive(unsaved: unsaved)
    }
    return []
  }

  /// Tells marks that were made before the chapters were known where they stand.
  mutating func nameChapters() -> [TextEffect] {
    marks.all.filter { $0.chapter == nil && $0.isFound }.flatMap { mark -> [TextEffect] in
      guard let chapter = chapterTitle(at: mark.range.lowerBound) else { return [] }
      return marks.change(mark.id, .chapter(chapter))
    }
  }

  /// Goes to where a mark begins.
  mutating func go(to id: MarkID) -> [TextEffect] {
    guard let mark = marks[id] else { return [] }
    return jump(to: min(mark.range.lowerBound, length.bytes), asking: nil)
  }

  /// The heading that a mark stands under.
  func chapterTitle(of mark: Mark) -> String? {
    (mark.isFound ? chapterTitle(at: mark.range.lowerBound) : nil) ?? mark.chapter
  }
}

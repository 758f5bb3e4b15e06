package import Screen
import Typeset

/// A text that is being written: lines, a caret, and what can be undone.
package struct TextEditor: Equatable, Sendable {
  /// The longest text that can be typed, in characters.
  package static let capacity = 100_000

  private var characters: [Character]
  /// How many characters stand before the caret.
  package private(set) var caret: Int
  private var history = EditHistory()
  /// How often the text was changed: the text is the same as long as this is.
  package private(set) var changeCount = 0
  /// The column that the caret keeps while it goes up and down.
  private var goal: Int?

  /// An editor with `text` in it, and the caret behind that.
  package init(_ text: String = "") {
    characters = Self.characters(of: text)
    caret = characters.count
  }

  private static func characters(of text: String) -> [Character] {
    Array(text.replacing("\r\n", with: "\n"))
  }

  /// What is shown of some characters: a tab, which has no columns of its own, is two blanks.
  private static func shown(_ characters: ArraySlice<Character>) -> String {
    String(characters).replacing("\t", with: "  ")
  }

  /// What is written.
  package var text: String { String(characters) }

  /// Handles a key on a screen where lines are so long; says whether it was one of an editor.
  package mutating func handle(_ key: Key, columns: Int) -> Bool {
    let goal = self.goal
    self.goal = nil
    switch key {
    case .character(let character): type(character)
    case .enter: type("\n")
    case .tab: type("\t")
    case .backspace: erase(caret - 1..<caret)
    case .delete: erase(caret..<caret + 1)
    case .control("d"): erase(caret..<caret + 1)
    case .control("w"), .altBackspace: erase(wordStart..<caret, .other)
    case .alt("d"): erase(caret..<wordEnd, .other)
    case .control("u"): erase(lineStart..<caret, .other)
    case .control("k"): eraseToEnd()
    case .left, .control("b"): move(to: caret - 1)
    case .right, .control("f"): move(to: caret + 1)
    case .alt("b"): move(to: wordStart)
    case .alt("f"): move(to: wordEnd)
    case .home, .control("a"): move(to: lineStart)
    case .end, .control("e"): move(to: lineEnd)
    case .up, .control("p"): moveRows(-1, columns, goal)
    case .down, .control("n"): moveRows(1, columns, goal)
    case .pageUp: moveRows(-10, columns, goal)
    case .pageDown: moveRows(10, columns, goal)
    case .control("_"), .alt("u"): undo()
    case .alt("r"): redo()
    default: return false
    }
    return true
  }
}

// MARK: - Changes

extension TextEditor {
  /// Whether there is room for so many characters more.
  package func hasRoom(for count: Int = 1) -> Bool {
    characters.count + count <= Self.capacity
  }

  /// Puts a text in at the caret: one step to undo.
  ///
  /// - Returns: Whether there was room for it; otherwise all is as it was.
  package mutating func insert(_ text: String) -> Bool {
    let characters = Self.characters(of: text)
    guard hasRoom(for: characters.count) else { return false }
    guard !characters.isEmpty else { return true }
    change(caret..<caret, to: characters, .other)
    goal = nil
    return true
  }

  /// Has another text instead, however long that is, as one step to undo.
  ///
  /// - Parameter caret: How many of its characters stand before the caret; nil for all.
  package mutating func replace(with text: String, caret: Int? = nil) {
    let new = Self.characters(of: text)
    guard new != characters else { return }
    let caret = caret.map { min(max($0, 0), new.count) }
    change(0..<characters.count, to: new, .other, caret: caret)
    goal = nil
  }

  private mutating func type(_ character: Character) {
    guard hasRoom() else { return }
    // A word is a step: a space ends it.
    let kind: EditHistory.Kind = [" ", "\n", "\t"].contains(character) ? .other : .typing
    // What belongs to the character before it comes by itself: a mark, or the next part of an emoji.
    if caret > 0, character != "\n" {
      let joined = String(characters[caret - 1]) + String(character)
      if let whole = joined.first, joined.count == 1 {
        return change(caret - 1..<caret, to: [whole], kind)
      }
    }
    change(caret..<caret, to: [character], kind)
  }

  private mutating func erase(_ range: Range<Int>, _ kind: EditHistory.Kind = .erasing) {
    let range = range.clamped(to: 0..<characters.count)
    guard !range.isEmpty else { return }
    change(range, to: [], kind)
  }

  /// Erases the rest of the line, or its end where nothing is left of it.
  private mutating func eraseToEnd() {
    erase(caret..<max(lineEnd, caret + (lineEnd == caret ? 1 : 0)), .other)
  }

  /// Has other characters in a range, and the caret behind them or where `place` says.
  private mutating func change(
    _ range: Range<Int>, to new: [Character], _ kind: EditHistory.Kind, caret place: Int? = nil
  ) {
    let former = caret
    caret = place ?? range.lowerBound + new.count
    history.note(
      EditHistory.Step(
        start: range.lowerBound, removed: Array(characters[range]), inserted: new,
        caretBefore: former, caretAfter: caret), kind)
    characters.replaceSubrange(range, with: new)
    changeCount += 1
  }

  private mutating func undo() {
    guard let step = history.undo() else { return }
    characters.replaceSubrange(step.start..<step.start + step.inserted.count, with: step.removed)
    caret = step.caretBefore
    changeCount += 1
  }

  private mutating func redo() {
    guard let step = history.redo() else { return }
    characters.replaceSubrange(step.start..<step.start + step.removed.count, with: step.inserted)
    caret = step.caretAfter
    changeCount += 1
  }

  private mutating func move(to place: Int) {
    caret = min(max(place, 0), characters.count)
    history.endStep()
  }
}

// MARK: - Where things are

extension TextEditor {
  private var wordStart: Int { characters.wordStart(before: caret) }

  private var wordEnd: Int { characters.wordEnd(after: caret) }

  private var lineStart: Int {
    (characters[..<caret].lastIndex(of: "\n") ?? -1) + 1
  }

  private var lineEnd: Int {
    characters[caret...].firstIndex(of: "\n") ?? characters.count
  }

  private mutating func moveRows(_ step: Int, _ columns: Int, _ goal: Int?) {
    let rows = rows(in: columns)
    guard let row = rows.lastIndex(where: { $0.lowerBound <= caret }) else { return }
    let column = goal ?? width(rows[row].lowerBound..<caret)
    let target = min(max(row + step, 0), rows.count - 1)
    guard target != row else {
      return move(to: step < 0 ? 0 : characters.count)
    }
    var place = rows[target].lowerBound
    while place < rows[target].upperBound, width(rows[target].lowerBound..<place + 1) <= column {
      place += 1
    }
    move(to: place)
    self.goal = column
  }

  private func width(_ range: Range<Int>) -> Int {
    Typeset.columns(of: Self.shown(characters[range]))
  }
}

// MARK: - Rows

extension TextEditor {
  /// Its rows in so many columns, and where the caret is.
  package func lines(in columns: Int) -> (lines: [String], caret: CellPosition) {
    let rows = rows(in: columns)
    let row = rows.lastIndex { $0.lowerBound <= caret } ?? 0
    let place = CellPosition(
      row: row, column: min(width(rows[row].lowerBound..<caret), max(columns - 1, 0)))
    return (rows.map { Self.shown(characters[$0]) }, place)
  }

  /// The rows without their newlines: broken behind spaces, a longer word wherever it must be.
  private func rows(in columns: Int) -> [Range<Int>] {
    Self.rows(of: characters, in: columns)
  }

  /// The rows of some characters, without their newlines.
  package static func rows(of characters: [Character], in columns: Int) -> [Range<Int>] {
    var rows: [Range<Int>] = []
    var start = 0
    while true {
      let end = characters[start...].firstIndex(of: "\n") ?? characters.count
      var at = start
      repeat {
        let next = rowEnd(of: characters, from: at, to: end, max(columns, 2))
        rows.append(at..<next)
        at = next
      } while at < end
      guard end < characters.count else { return rows }
      start = end + 1
    }
  }

  private static func rowEnd(
    of characters: [Character], from start: Int, to end: Int, _ columns: Int
  ) -> Int {
    var width = 0
    var at = start
    var afterSpace: Int?
    while at < end {
      let isSpace = characters[at] == " " || characters[at] == "\t"
      width += characters[at] == "\t" ? 2 : Typeset.columns(of: String(characters[at]))
      // One column is the caret's; spaces hang over.
      if width >= columns, at > start, !isSpace { return afterSpace ?? at }
      at += 1
      if isSpace { afterSpace = at }
    }
    return at
  }
}

package import Screen
import Typeset

/// A text that is being written: lines, a caret, and what can be undone.
package struct TextEditor: Equatable, Sendable {
  /// The longest text that can be typed, in characters.
  package static let capacity = 100_000
  /// How many steps can be undone at most, and how many characters all of them have together.
  private static let steps = 500
  private static let charactersUndone = 4_000_000

  private struct State: Equatable {
    package var characters: [Character]
    package var caret: Int
  }

  /// What a change was, so that one follows the other as a single step to undo.
  private enum Change: Equatable {
    case typing, erasing, other
  }

  private var state: State
  private var undone: [State] = []
  private var done: [State] = []
  private var lastChange: Change?
  /// The column that the caret keeps while it goes up and down.
  private var goal: Int?

  /// An editor with `text` in it, and the caret behind that.
  package init(_ text: String = "") {
    let characters = Self.characters(of: text)
    state = State(characters: characters, caret: characters.count)
  }

  private static func characters(of text: String) -> [Character] {
    Array(text.replacing("\r\n", with: "\n"))
  }

  /// What is shown of some characters: a tab, which has no columns of its own, is two blanks.
  private static func shown(_ characters: ArraySlice<Character>) -> String {
    String(characters).replacing("\t", with: "  ")
  }

  /// What is written.
  package var text: String { String(state.characters) }

  /// Handles a key on a screen where lines are so long; says whether it was one of an editor.
  package mutating func handle(_ key: Key, columns: Int) -> Bool {
    let goal = self.goal
    self.goal = nil
    switch key {
    case .character(let character): type(character)
    case .enter: type("\n")
    case .tab: type("\t")
    case .backspace: erase(state.caret - 1..<state.caret)
    case .delete: erase(state.caret..<state.caret + 1)
    case .control("d"): erase(state.caret..<state.caret + 1)
    case .control("w"), .altBackspace: erase(wordStart..<state.caret, .other)
    case .alt("d"): erase(state.caret..<wordEnd, .other)
    case .control("u"): erase(lineStart..<state.caret, .other)
    case .control("k"): eraseToEnd()
    case .left, .control("b"): move(to: state.caret - 1)
    case .right, .control("f"): move(to: state.caret + 1)
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
    state.characters.count + count <= Self.capacity
  }

  /// Puts a text in at the caret: one step to undo.
  ///
  /// - Returns: Whether there was room for it; otherwise all is as it was.
  package mutating func insert(_ text: String) -> Bool {
    let characters = Self.characters(of: text)
    guard hasRoom(for: characters.count) else { return false }
    guard !characters.isEmpty else { return true }
    begin(.other)
    state.characters.insert(contentsOf: characters, at: state.caret)
    state.caret += characters.count
    goal = nil
    return true
  }

  /// Has another text instead, however long that is, as one step to undo.
  ///
  /// - Parameter keepsCaret: Whether the caret stays between the letters that it is between; else it
  ///   stands behind the text.
  package mutating func replace(with text: String, keepsCaret: Bool = false) {
    let characters = Self.characters(of: text)
    guard characters != state.characters else { return }
    begin(.other)
    let caret = keepsCaret ? self.caret(in: characters) : characters.count
    state = State(characters: characters, caret: caret)
    goal = nil
  }

  /// Where the caret is in another text: as far from the beginning, if that is the same up to it, else as
  /// far from the end.
  private func caret(in characters: [Character]) -> Int {
    let before = state.characters[..<state.caret]
    if characters.starts(with: before) { return state.caret }
    return max(characters.count - (state.characters.count - state.caret), 0)
  }

  private mutating func type(_ character: Character) {
    guard hasRoom() else { return }
    // A word is a step: a space ends it.
    begin([" ", "\n", "\t"].contains(character) ? .other : .typing)
    // What belongs to the character before it comes by itself: a mark, or the next part of an emoji.
    if state.caret > 0, character != "\n" {
      let joined = String(state.characters[state.caret - 1]) + String(character)
      if let whole = joined.first, joined.count == 1 {
        state.characters[state.caret - 1] = whole
        return
      }
    }
    state.characters.insert(character, at: state.caret)
    state.caret += 1
  }

  private mutating func erase(_ range: Range<Int>, _ change: Change = .erasing) {
    let range = range.clamped(to: 0..<state.characters.count)
    guard !range.isEmpty else { return }
    begin(change)
    state.characters.removeSubrange(range)
    state.caret = range.lowerBound
  }

  /// Erases the rest of the line, or its end where nothing is left of it.
  private mutating func eraseToEnd() {
    erase(state.caret..<max(lineEnd, state.caret + (lineEnd == state.caret ? 1 : 0)), .other)
  }

  private mutating func begin(_ change: Change) {
    if change == .other || change != lastChange {
      let steps = min(Self.steps, Self.charactersUndone / max(state.characters.count, 1))
      done = done.suffix(max(steps - 1, 0)) + [state]
    }
    undone = []
    lastChange = change
  }

  private mutating func undo() {
    guard let former = done.popLast() else { return }
    undone.append(state)
    state = former
    lastChange = nil
  }

  private mutating func redo() {
    guard let next = undone.popLast() else { return }
    done.append(state)
    state = next
    lastChange = nil
  }

  private mutating func move(to place: Int) {
    state.caret = min(max(place, 0), state.characters.count)
    lastChange = nil
  }
}

// MARK: - Where things are

extension TextEditor {
  private var wordStart: Int { state.characters.wordStart(before: state.caret) }

  private var wordEnd: Int { state.characters.wordEnd(after: state.caret) }

  private var lineStart: Int {
    (state.characters[..<state.caret].lastIndex(of: "\n") ?? -1) + 1
  }

  private var lineEnd: Int {
    state.characters[state.caret...].firstIndex(of: "\n") ?? state.characters.count
  }

  private mutating func moveRows(_ step: Int, _ columns: Int, _ goal: Int?) {
    let rows = rows(in: columns)
    guard let row = rows.lastIndex(where: { $0.lowerBound <= state.caret }) else { return }
    let column = goal ?? width(rows[row].lowerBound..<state.caret)
    let target = min(max(row + step, 0), rows.count - 1)
    guard target != row else {
      return move(to: step < 0 ? 0 : state.characters.count)
    }
    var place = rows[target].lowerBound
    while place < rows[target].upperBound, width(rows[target].lowerBound..<place + 1) <= column {
      place += 1
    }
    move(to: place)
    self.goal = column
  }

  private func width(_ range: Range<Int>) -> Int {
    Typeset.columns(of: Self.shown(state.characters[range]))
  }
}

// MARK: - Rows

extension TextEditor {
  /// Its rows in so many columns, and where the caret is.
  package func lines(in columns: Int) -> (lines: [String], caret: CellPosition) {
    let rows = rows(in: columns)
    let row = rows.lastIndex { $0.lowerBound <= state.caret } ?? 0
    let caret = CellPosition(
      row: row, column: min(width(rows[row].lowerBound..<state.caret), max(columns - 1, 0)))
    return (rows.map { Self.shown(state.characters[$0]) }, caret)
  }

  /// The rows without their newlines: broken behind spaces, a longer word wherever it must be.
  private func rows(in columns: Int) -> [Range<Int>] {
    Self.rows(of: state.characters, in: columns)
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

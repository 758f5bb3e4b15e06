package import Screen
import Typeset

/// Words that are being typed, and the caret: the spot where the next character goes in.
package struct TextField: Equatable, Sendable {
  private var characters: [Character]
  private var caret: Int
  private let capacity: Int

  /// A field that contains `text`, with the caret behind it.
  ///
  /// - Parameter capacity: The most characters that can be typed.
  package init(_ text: String = "", capacity: Int) {
    characters = Array(text)
    caret = characters.count
    self.capacity = capacity
  }

  /// The words in the field.
  package var text: String { String(characters) }

  /// Whether there are no words in the field.
  package var isEmpty: Bool { characters.isEmpty }

  /// The number of characters in the field.
  package var count: Int { characters.count }

  /// Inserts `words` at the caret; what exceeds the capacity is left out.
  package mutating func insert(_ words: [Character]) {
    let words = words.prefix(max(capacity - characters.count, 0))
    characters.insert(contentsOf: words, at: caret)
    caret += words.count
  }

  /// Removes all words.
  package mutating func clear() {
    characters = []
    caret = 0
  }

  /// Applies a key.
  ///
  /// - Returns: Whether the key has a meaning in a text field.
  package mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character):
      guard characters.count < capacity else { return true }
      characters.insert(character, at: caret)
      caret += 1
    case .backspace:
      guard caret > 0 else { return true }
      caret -= 1
      characters.remove(at: caret)
    case .delete:
      if caret < characters.count { characters.remove(at: caret) }
    case .left: caret = max(caret - 1, 0)
    case .right: caret = min(caret + 1, characters.count)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = characters.count
    case .control("u"):
      characters.removeFirst(caret)
      caret = 0
    case .control("w"), .altBackspace:
      let start = characters.wordStart(before: caret)
      characters.removeSubrange(start..<caret)
      caret = start
    case .alt("d"): characters.removeSubrange(caret..<characters.wordEnd(after: caret))
    case .alt("b"): caret = characters.wordStart(before: caret)
    case .alt("f"): caret = characters.wordEnd(after: caret)
    default: return false
    }
    return true
  }
}

// MARK: - Lines

extension TextField {
  /// The words as lines of at most `columns` columns, broken after spaces, and the caret in them.
  package func lines(in columns: Int) -> (lines: [String], caret: CellPosition) {
    var lines: [String] = []
    var place = CellPosition(row: 0, column: 0)
    var start = 0
    repeat {
      let end = self.end(ofLineFrom: start, in: max(columns, 1))
      let line = characters[start..<end]
      if caret >= start, caret < end || end == characters.count {
        let before = String(characters[start..<caret])
        place = CellPosition(row: lines.count, column: Typeset.columns(of: before))
      }
      lines.append(String(line))
      start = end
    } while start < characters.count
    return (lines, place)
  }

  /// The words in one line of `columns` columns, and the column of the caret.
  ///
  /// If they do not fit, the line shows the words that end at the caret, or the first words if the
  /// field is not being typed in.
  ///
  /// - Parameters:
  ///   - isSecret: Whether each character is shown as a star.
  ///   - isFocused: Whether the field is being typed in; its line then has a column for the caret.
  package func line(
    in columns: Int, isSecret: Bool = false, isFocused: Bool, ellipsis: String
  ) -> (line: String, caret: Int) {
    func shown(_ part: ArraySlice<Character>) -> String {
      isSecret ? String(repeating: "*", count: part.count) : String(part)
    }
    guard isFocused else {
      return (truncate(shown(characters[...]), to: columns, ellipsis: ellipsis), 0)
    }
    let before = Label.end(of: shown(characters[..<caret]), in: columns - 1)
    let column = Typeset.columns(of: before)
    let after = truncate(shown(characters[caret...]), to: columns - column, ellipsis: "")
    return (before + after, column)
  }

  /// The end of the line that begins at `start`: after its last space, if more text follows.
  private func end(ofLineFrom start: Int, in columns: Int) -> Int {
    var width = 0
    var end = start
    var afterSpace: Int?
    while end < characters.count {
      width += Typeset.columns(of: String(characters[end]))
      // One column is for the caret.
      if width >= columns, end > start { return afterSpace ?? end }
      end += 1
      if characters[end - 1] == " " { afterSpace = end }
    }
    return end
  }
}

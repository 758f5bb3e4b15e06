import Screen
import Typeset

/// Words that are being typed, with the place where the next go in.
struct TextField: Equatable, Sendable {
  private var characters: [Character]
  private var caret: Int
  private let capacity: Int

  /// A field with `text` in it, and the caret behind that.
  init(_ text: String = "", capacity: Int) {
    characters = Array(text)
    caret = characters.count
    self.capacity = capacity
  }

  /// What stands in it.
  var text: String { String(characters) }

  /// Puts words in at the caret, as far as there is room.
  mutating func insert(_ words: [Character]) {
    let words = words.prefix(max(capacity - characters.count, 0))
    characters.insert(contentsOf: words, at: caret)
    caret += words.count
  }

  /// Takes a key; says whether it was one of a field.
  mutating func take(_ key: Key) -> Bool {
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
  /// Its lines in so many columns, broken after spaces, and the row and column of the caret.
  func lines(in columns: Int) -> (lines: [String], caret: CellPosition) {
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

  /// Where the line that begins at `start` ends: after its last space where more follows.
  private func end(ofLineFrom start: Int, in columns: Int) -> Int {
    var width = 0
    var end = start
    var afterSpace: Int?
    while end < characters.count {
      width += Typeset.columns(of: String(characters[end]))
      // One column is the caret's.
      if width >= columns, end > start { return afterSpace ?? end }
      end += 1
      if characters[end - 1] == " " { afterSpace = end }
    }
    return end
  }
}

import Screen
import Typeset
import Widgets

/// What is wanted of the marks that have letters.
package enum LetterRequest: Equatable, Sendable {
  /// The place gets the letter.
  case mark(Character)
  /// Go to the place with the letter; `^` is the text's start, `$` its end.
  case go(Character)
  /// Go where the last jump came from; from there, back again.
  case swap
  /// Set or remove a bookmark, which the library keeps; list all marks that it keeps.
  case bookmark, list
}

/// Asks in the last row for the letter of a mark.
package struct LetterSheet: Equatable, Sendable {
  /// What is done with the letter.
  package enum Purpose: Equatable, Sendable {
    /// The place gets it.
    case mark
    /// Its place is gone to.
    case go
  }

  private let purpose: Purpose

  /// A sheet that asks for a letter.
  init(_ purpose: Purpose) { self.purpose = purpose }

  /// Responds to a key.
  func handle(_ key: Key) -> Response {
    switch (key, purpose) {
    case (.enter, .mark): .handled([.dismiss, .letter(.bookmark)])
    case (.enter, .go): .handled([.dismiss, .letter(.list)])
    case (.character("'"), .go), (.character("`"), .go): .handled([.dismiss, .letter(.swap)])
    case (.character("^"), .go), (.character("$"), .go): goes(to: key)
    case (.character(let letter), _) where letter.isLetter:
      purpose == .go ? goes(to: key) : .handled([.dismiss, .letter(.mark(letter))])
    default: .handled([.dismiss])
    }
  }

  private func goes(to key: Key) -> Response {
    guard case .character(let letter) = key else { return .handled() }
    return .handled([.dismiss, .letter(.go(letter))])
  }

  /// Draws itself in the last row.
  func draw(into surface: inout Surface, layout: ScreenLayout, symbols: Symbols) {
    let row = layout.size.rows - 1
    let columns = layout.size.columns
    let style: Style = layout.hasFooter ? .field : .reversed
    surface.fill(Rect(row: row, column: 0, rows: 1, columns: columns), style: style)
    let prompt = purpose == .mark ? "Mark: " : "Go to mark: "
    surface.put(prompt + symbols.caret, row: row, column: 1, style: style)
    let end = 1 + Typeset.columns(of: prompt)
    surface.cursor = CellPosition(row: row, column: end)
    let wordings =
      purpose == .mark
      ? ["a letter", "\(symbols.enterKey) a bookmark, which is kept", "Esc back"]
      : ["a letter", "' back", "^ start", "$ end", "\(symbols.enterKey) all marks", "Esc back"]
    surface.put(
      Label.hints(wordings, in: columns - end - 5), row: row, column: end + 4,
      style: style.union(.hint))
  }
}

extension TextModel {
  /// Does what is wanted of the marks that have letters, which are there as long as the files of the command line are
  /// open.
  mutating func perform(_ request: LetterRequest) -> [TextEffect] {
    switch request {
    case .mark(let letter):
      book.letters[letter] = book.anchor
      otherLetters[letter] = nil
      tell("Mark \(letter) is here.")
      return []
    case .go("^"): return book.jump(to: 0, asking: nil)
    case .go("$"): return carryOut(.lastPage) ?? []
    case .go(let letter):
      if book.letters[letter] == nil, let other = otherLetters[letter] {
        return [.go(.file(.mark(in: other.file, at: other.offset)))]
      }
      guard let offset = book.letters[letter] else {
        tell("There is no mark \(letter).")
        return []
      }
      return book.jump(to: min(offset, book.textBytes), asking: nil)
    case .swap: return carryOut(book.jumps.future.isEmpty ? .back : .forward) ?? []
    case .bookmark: return carryOut(.bookmark) ?? []
    case .list: return carryOut(.marks) ?? []
    }
  }
}

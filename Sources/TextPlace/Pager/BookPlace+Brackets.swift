import Books
import Paging
import Search
import Widgets

/// The bracket that belongs to another one, as it was looked up.
package struct BracketPartner: Equatable, Sendable {
  /// Its offset; nil if there is none.
  package var offset: Int?
  /// Whether it is the one that closes.
  package var isForward: Bool
}

extension BookDesk {
  /// Looks up the bracket that belongs to the one at `offset`.
  func find(
    _ brackets: Brackets, at offset: Int, isForward: Bool
  ) throws(TextError) -> BracketPartner {
    let partner = try brackets.partner(of: offset, isForward: isForward, in: manuscript.source)
    return BracketPartner(offset: partner, isForward: isForward)
  }
}

extension TextModel {
  /// Goes from a bracket that opens in the first line on the screen to the one that closes it, or from
  /// one that closes in the last line to the one that opens; of several, the one that was counted.
  mutating func goToPartner(of brackets: Brackets, isForward: Bool) -> [TextEffect] {
    let line = isForward ? book.pages.first?.lines.first : book.pages.last?.lines.last
    let sign = Character(Unicode.Scalar(isForward ? brackets.opening : brackets.closing))
    let found = line?.glyphs.filter { $0.text == String(sign) } ?? []
    let number = frame.count ?? 1
    guard number > 0, number <= found.count else {
      tell("There is no \(sign) in the \(isForward ? "first" : "last") line of the screen.")
      return []
    }
    // From the right, where one closes.
    let glyph = isForward ? found[number - 1] : found[found.count - number]
    return [.findBracket(brackets, at: glyph.offset, isForward: isForward)]
  }

  /// Goes to a bracket that was looked up: one that closes comes into the last line.
  mutating func receive(_ partner: BracketPartner) -> [TextEffect] {
    guard let offset = partner.offset else {
      tell("There is no bracket that belongs to it.")
      return []
    }
    return book.jump(toBracket: offset, isForward: partner.isForward)
  }
}

extension BookPlace {
  fileprivate mutating func jump(toBracket offset: Int, isForward: Bool) -> [TextEffect] {
    guard isScrolling else { return jump(to: offset, asking: nil) }
    askedMonth = nil
    return [
      .show(
        request(for: offset), .scroll(row: isForward ? format.rows - 1 : 0),
        .jumped(guess: guess(at: offset)))
    ]
  }
}

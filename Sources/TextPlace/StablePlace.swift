import Paging
package import Screen
import Widgets

/// What was counted of a text: its characters and words, and its stable pages.
package struct TextTally: Equatable, Sendable {
  /// The number of characters.
  package var characters: Int
  /// The number of words, as white space parts them.
  package var words: Int
  /// The number of bytes that were counted.
  package var bytes: Int
  /// The number of stable pages, at least 1.
  package var stablePages: Int
  /// The characters of a stable page.
  package var stablePageLength: Int

  /// A tally of a text of `bytes` bytes.
  package init(
    characters: Int, words: Int, bytes: Int, stablePages: Int, stablePageLength: Int
  ) {
    self.characters = characters
    self.words = words
    self.bytes = bytes
    self.stablePages = stablePages
    self.stablePageLength = stablePageLength
  }
}

/// Where a stable page begins.
package struct StableSpot: Equatable, Sendable {
  /// The number that was asked for, from 0; past the last page it means the last.
  package var number: Int
  /// The text's offset of its first byte.
  package var offset: Int
  /// The page of the screen that shows it, from 0; `nil` while the pages are not counted.
  package var page: Int?

  /// The stable page `number`, which begins at `offset`.
  package init(number: Int, offset: Int, page: Int?) {
    self.number = number
    self.offset = offset
    self.page = page
  }

  /// The number of the stable page that was typed, from 0: 57 for `p58` and `p. 58`.
  static func number(_ typed: String) -> Int? {
    let words = typed.filter { $0 != " " }
    guard let letter = words.first, letter == "p" || letter == "P" else { return nil }
    let digits = words.dropFirst().trimmingPrefix(".")
    guard !digits.isEmpty, digits.allSatisfy(\.isDigit) else { return nil }
    return max((Int(digits) ?? Int.max) - 1, 0)
  }
}

/// What a reader knows of the stable pages of a text.
struct StablePlace: Equatable, Sendable {
  /// What was counted; `nil` before it was asked for, and while the text has another length.
  var tally: TextTally?
  /// Whether it was asked for: it is counted anew when the text changes.
  var isWanted = false
  /// The numbers of the stable pages that are shown, from 0.
  var numbers: ClosedRange<Int>?
  /// The stable page that is being asked about.
  var sought: Int?
  /// Where that begins.
  var spot: StableSpot?
  /// Whether to go there as soon as it is known where it is.
  var goesThere = false
}

extension BookPlace {
  /// What was counted of the text; `nil` if that was not asked for, or is not done.
  package var tally: TextTally? { stable.tally }

  /// `p62`, or `p62–63` where one ends and another begins on the screen; `nil` if it is not known.
  package func stableLabel(_ symbols: Symbols) -> String? {
    guard stable.tally != nil, let numbers = stable.numbers else { return nil }
    let last = numbers.count == 1 ? "" : "\(symbols.dash)\(numbers.upperBound + 1)"
    return "p\(numbers.lowerBound + 1)\(last)"
  }

  /// Asks for what is counted of the text, once.
  mutating func wantTally() -> [TextEffect] {
    guard !stable.isWanted else { return [] }
    stable.isWanted = true
    return [.tally]
  }

  /// Receives what was counted of the text, and has the page shown told its stable number.
  package mutating func receive(_ tally: TextTally) -> [TextEffect] {
    let isNews = stable.tally != tally
    stable.tally = tally
    guard isNews else { return [] }
    var effects: [TextEffect] = []
    if isFitting, let page { effects.append(showAgain(page, place: place)) }
    if let sought = stable.sought { effects.append(.findStablePage(sought)) }
    return effects
  }

  /// Finds out where a stable page begins.
  mutating func seek(stablePage number: Int) -> [TextEffect] {
    stable.sought = number
    stable.spot = nil
    stable.goesThere = false
    return stable.tally == nil ? wantTally() : [.findStablePage(number)]
  }

  /// Goes to a stable page: at once, or when the characters before it are counted.
  mutating func go(toStablePage number: Int) -> [TextEffect] {
    if let spot = stable.spot, spot.number == number { return jump(to: spot.offset, asking: nil) }
    let effects = seek(stablePage: number)
    stable.goesThere = true
    return effects
  }

  /// Receives where a stable page begins.
  package mutating func receive(_ spot: StableSpot) -> [TextEffect] {
    guard stable.sought == spot.number else { return [] }
    stable.spot = spot
    guard stable.goesThere else { return [] }
    stable.goesThere = false
    return jump(to: spot.offset, asking: nil)
  }
}

import Books
import Paging
import Screen
import Widgets

/// Letters on places of the page, one of which is chosen by typing its own.
struct PageLabels: Equatable, Sendable {
  /// A place with its label.
  private struct Place: Equatable, Sendable {
    /// The offset of its first glyph.
    var offset: Int
    /// One letter or two.
    var label: String
  }

  /// What a key did.
  enum Outcome: Equatable {
    /// More letters may follow.
    case goesOn
    /// The place with this offset was chosen.
    case chosen(Int)
    /// Nothing is chosen any more.
    case ended
  }

  private static let letters = "abcdefghijklmnopqrstuvwxyz"

  /// The places, in the order of the text.
  private let places: [Place]
  /// The letters that were typed.
  private var typed = ""

  /// Labels for the glyphs at `offsets`, which are in the order of the text.
  ///
  /// - Parameter preferred: Of two indices, whether the first rather has a label of one letter.
  init(_ offsets: [Int], preferred: (Int, Int) -> Bool = { $0 < $1 }) {
    let letters = Self.letters.map(String.init)
    // So many letters begin labels of two that there are enough for all places.
    let pairs = min(max((offsets.count - letters.count + 24) / 25, 0), letters.count)
    let single = letters.prefix(letters.count - pairs)
    let double = letters.suffix(pairs).flatMap { first in letters.map { first + $0 } }
    let isShort = Set(offsets.indices.sorted(by: preferred).prefix(single.count))
    var (ones, twos) = (single[...], double[...])
    places = offsets.indices.compactMap { index in
      let label = isShort.contains(index) ? ones.popFirst() : twos.popFirst()
      return label.map { Place(offset: offsets[index], label: $0) }
    }
  }

  /// Responds to a key: letters choose, Escape and all else that is none ends it.
  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .character(let letter) where letter.isLetter:
      typed += letter.lowercased()
      if let place = places.first(where: { $0.label == typed }) { return .chosen(place.offset) }
      return places.contains { $0.label.hasPrefix(typed) } ? .goesOn : .ended
    case .backspace where !typed.isEmpty:
      typed = ""
      return .goesOn
    default: return .ended
    }
  }

  /// The labels that may still be meant, without what was typed of them, by the offsets of their places.
  var shown: [Int: String] {
    var shown: [Int: String] = [:]
    for place in places where place.label.hasPrefix(typed) {
      shown[place.offset] = String(place.label.dropFirst(typed.count))
    }
    return shown
  }

  /// Draws the labels that may still be meant over the beginnings of their places.
  func draw(into surface: inout Surface, layout: ScreenLayout, over book: BookPlace) {
    var shown = shown
    for (page, area) in book.columns(in: layout) {
      for (index, line) in page.lines.enumerated() {
        if let strip = line.strip, let label = shown.removeValue(forKey: strip.picture.offset) {
          surface.put(
            label, row: book.row(ofLine: index, in: area), column: area.column + line.indent,
            style: .currentMatch, within: area.columnRange)
        }
        for placed in line.placedGlyphs {
          guard let label = shown[placed.glyph.offset] else { continue }
          surface.put(
            label, row: book.row(ofLine: index, in: area), column: area.column + placed.column,
            style: .currentMatch, within: area.columnRange)
        }
      }
    }
  }
}

import Holdings
import Screen
import Typeset

/// The colours of the tags in a form: one of the tags is chosen, and its colour changed by a key.
struct TagColours: Equatable, Sendable {
  /// The tags that the book is to have.
  private(set) var names: [String]
  private var chosen = 0
  /// The tags that the library has.
  private let known: [BookTag]
  /// What the reader said here.
  private var changed: [BookTag] = []

  /// The colours of a book's tags, where the library has those of `known`.
  init(_ tags: [BookTag], among known: [BookTag]) {
    names = tags.map(\.name)
    self.known = tags + known
  }

  /// The changes, to be made after the book has the tags.
  var edits: [BookEdit] {
    names.compactMap { name in
      guard let colour = Self.colour(of: name, in: changed),
        colour != Self.colour(of: name, in: known)
      else { return nil }
      return .colour(name, colour)
    }
  }

  /// Takes the names of the tags as they are typed.
  mutating func take(_ names: [String]) {
    self.names = names
    chosen = min(chosen, max(names.count - 1, 0))
  }

  /// Chooses another tag.
  mutating func choose(_ step: Int) {
    guard !names.isEmpty else { return }
    chosen = (chosen + step) % names.count
  }

  /// Gives the chosen tag another colour.
  mutating func change(_ step: Int) {
    guard names.indices.contains(chosen) else { return }
    let all = TagColour.allCases
    let former = colour(of: names[chosen]).flatMap(all.firstIndex) ?? (step > 0 ? -1 : 0)
    let tag = BookTag(name: names[chosen], colour: all[(former + step + all.count) % all.count])
    changed = changed.filter { !BookFilter.isSame($0.name, tag.name) } + [tag]
  }

  /// The colour of a tag; `nil` for a new one, which gets the next colour by itself.
  private func colour(of name: String) -> TagColour? {
    Self.colour(of: name, in: changed) ?? Self.colour(of: name, in: known)
  }

  private static func colour(of name: String, in tags: [BookTag]) -> TagColour? {
    tags.first { BookFilter.isSame($0.name, name) }?.colour
  }
}

// MARK: - Drawing

extension TagColours {
  /// The chosen tag with the name of its colour, then the others: `‹ #sea blue ›  #whales`.
  func words(_ symbols: Symbols) -> String { pieces(symbols).map(\.words).joined() }

  /// The words in pieces: the signs of tags, with their colours, and what stands between.
  private func pieces(_ symbols: Symbols) -> [(words: String, colour: TagColour?)] {
    // The chosen one comes first, so that it is to be seen however many there are.
    let shown = names[min(chosen, names.count)...] + names.prefix(chosen)
    guard let name = shown.first else { return [] }
    let colour = colour(of: name)
    var pieces: [(words: String, colour: TagColour?)] = [
      ("\(symbols.previous) ", nil), ("#", colour),
      ("\(name) \(colour?.rawValue ?? "any colour") \(symbols.next)", nil),
    ]
    for name in shown.dropFirst() {
      pieces += [("  ", nil), ("#", self.colour(of: name)), (name, nil)]
    }
    return pieces
  }

  /// Puts the signs of the tags, each in its colour, over the words as they stand in a row.
  func drawSigns(
    into surface: inout Surface, row: Int, within columns: Range<Int>, _ symbols: Symbols
  ) {
    var column = columns.lowerBound
    for (words, colour) in pieces(symbols) {
      if let colour {
        surface.put(words, row: row, column: column, style: colour.style, within: columns)
      }
      column += Typeset.columns(of: words)
    }
  }
}

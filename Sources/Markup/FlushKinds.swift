/// The kinds of paragraphs that a document sets without room around them and without an indented first line, and
/// how long they were so far.
///
/// If few are longer than a line of verse, they are lines: of verse, an address, a list. If many are, they are
/// the paragraphs of a book whose style says nothing.
struct FlushKinds {
  /// How many short paragraphs of a kind there are for a long one, at least, if they are lines.
  private static let shortForLong = 4

  /// The numbers of the kinds, by their classes.
  private var numbers: [String: Int] = [:]
  private var counts: [(short: Int, long: Int)] = []

  /// The number of the kind of a paragraph with such attributes.
  mutating func number(of attributes: Attributes) -> Int {
    let name = attributes["class"] ?? ""
    if let number = numbers[name] { return number }
    numbers[name] = counts.count
    counts.append((0, 0))
    return counts.count - 1
  }

  /// Whether paragraphs of a kind are lines.
  func areLines(_ number: Int) -> Bool {
    counts[number].long * Self.shortForLong <= counts[number].short
  }

  /// Counts a paragraph of a kind.
  mutating func note(_ number: Int, isLong: Bool) {
    if isLong { counts[number].long += 1 } else { counts[number].short += 1 }
  }
}

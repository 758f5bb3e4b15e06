import Catalogs
import Search

/// Entries of a feed, narrowed as words are typed to those whose titles and authors have them.
struct CatalogNarrowing: Sendable {
  /// The words.
  private(set) var words: String
  /// The entries that have them, the best first.
  private(set) var entries: [CatalogEntry] = []
  private let all: [CatalogEntry]
  private let names: FuzzyIndex
  private var letters: FuzzySearch

  /// Some entries, narrowed to those that have `words`.
  ///
  /// - Complexity: O(*n*) in the entries' titles and authors.
  init(of entries: [CatalogEntry], to words: String) {
    all = entries
    names = FuzzyIndex(count: entries.count) {
      (entries[$0].title, entries[$0].authors.joined(separator: " "))
    }
    letters = FuzzySearch(in: names)
    self.words = words
    narrow(to: words)
  }

  /// Lists the entries that have `words`: those first that have them as they were typed.
  mutating func narrow(to words: String) {
    self.words = words
    var stands = [Bool](repeating: true, count: all.count)
    for word in words.split(whereSeparator: \.isWhitespace) {
      var has = [Bool](repeating: false, count: all.count)
      names.eachText(with: word) { row, _ in has[row] = true }
      for row in has.indices where !has[row] { stands[row] = false }
    }
    let found = letters.matches(words).map(\.index)
    entries = (found.filter { stands[$0] } + found.filter { !stands[$0] }).map { all[$0] }
  }
}

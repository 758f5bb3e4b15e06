import Datebook

/// The titles of books that links in some texts lead to, which are looked for once: what is on the page is
/// asked for with each key.
struct LinkedTitles: Equatable, Sendable {
  private var texts: [String] = []
  private var titles: Set<String> = []

  /// The titles in `texts`.
  ///
  /// - Complexity: O(1) in their length as long as they are the same ones.
  mutating func titles(in texts: [String]) -> Set<String> {
    guard texts != self.texts else { return titles }
    self.texts = texts
    titles = texts.reduce(into: []) { titles, text in
      guard text.contains("[[") else { return }
      titles.formUnion(NoteLink.links(in: text).compactMap(\.target.title))
    }
    return titles
  }
}

import Search

/// The words of a title as one remembers it: without case, accents and what stands between them.
package struct TitleWords: Equatable {
  /// How a book's title resembles the words, the best first.
  package enum Likeness: CaseIterable {
    case same, begins, contains
  }

  private let words: [[UInt8]]

  package init(_ title: String) {
    words = title.split { !$0.isLetter && !$0.isNumber }.map { SearchFolding.folded($0) }
  }

  /// Whether there are none.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether all of the words are in `text`, in any order, or parts of its words.
  package func areAll(in text: String) -> Bool {
    areAll(in: TitleWords(text))
  }

  /// Whether all of the words are among `others`, in any order, or parts of them.
  package func areAll(in others: TitleWords) -> Bool {
    words.allSatisfy { word in others.words.contains { $0.firstRange(of: word) != nil } }
  }

  /// Where in `text` words begin with one of these: UTF-8 offsets, in order.
  func beginnings(in text: String) -> [Range<Int>] {
    text.split { !$0.isLetter && !$0.isNumber }.compactMap { part in
      let folded = SearchFolding.folded(part)
      guard let word = words.first(where: { folded.starts(with: $0) }) else { return nil }
      // As many characters as the word's have that beginning, whatever they take in the text.
      let end = part.indices.first { SearchFolding.folded(part[...$0]).count >= word.count }
      let start = text.utf8.distance(from: text.startIndex, to: part.startIndex)
      let length = part.utf8.distance(
        from: part.startIndex, to: end.map { part.index(after: $0) } ?? part.endIndex)
      return start..<start + length
    }
  }

  /// How `title` resembles the words; `nil` if it does not have them, one after the other.
  package func likeness(to title: String) -> Likeness? {
    let other = TitleWords(title).words
    guard !words.isEmpty else { return nil }
    if other == words { return .same }
    // An article is seldom remembered.
    let articles = ["the", "a", "an"].map { Array($0.utf8) }
    let rest = other.first.map { articles.contains($0) } == true ? Array(other.dropFirst()) : other
    if rest == words { return .same }
    if other.starts(with: words) || rest.starts(with: words) { return .begins }
    guard other.count >= words.count else { return nil }
    let starts = 0...(other.count - words.count)
    return starts.contains { other[$0...].starts(with: words) } ? .contains : nil
  }
}

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
    let others = TitleWords(text).words.map { String(decoding: $0, as: UTF8.self) }
    return words.allSatisfy { word in
      let word = String(decoding: word, as: UTF8.self)
      return others.contains { $0.contains(word) }
    }
  }

  /// How `title` resembles the words; `nil` where it does not have them, one after the other.
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

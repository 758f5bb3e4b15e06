package import Books

/// Pages that depend on the text alone, not on a screen: each has the same number of characters.
///
/// As KOReader's, they are for talking about a book across devices. Numbers are 0-based.
package struct StablePages: Equatable, Sendable {
  /// The characters of a page where nothing else is wished for.
  package static let usualLength = 1500

  /// What the characters were counted with.
  package let index: CharacterIndex
  /// The characters of a page; the last one may have fewer.
  package let length: Int

  /// The pages of the text that `index` counts, of `length` characters each, at least 1.
  package init(_ index: CharacterIndex, length: Int = usualLength) {
    self.index = index
    self.length = max(length, 1)
  }

  /// The number of pages, at least 1.
  package var count: Int { max((index.count + length - 1) / length, 1) }

  /// The page that holds the byte at `offset` of the text of `source`; past the end, the last.
  package func page(containing offset: Int, in source: any TextSource) throws(TextError) -> Int {
    // Of the bytes of a character only the first counts it.
    let character = try index.characters(before: offset + 1, in: source) - 1
    return min(max(character, 0) / length, count - 1)
  }

  /// The offset that a page begins at; one past the last gives the last.
  package func offset(ofPage page: Int, in source: any TextSource) throws(TextError) -> Int {
    let page = min(max(page, 0), count - 1)
    return try index.offset(ofCharacter: page * length, in: source)
  }
}

package import Books

extension SavedPlace {
  /// The bytes that are searched for a place in a changed text, at most: the first page waits for it,
  /// and more would keep the reader waiting for longer than a blink.
  private static let searchedBytes = 64 << 20

  /// Where the place is in a text as it is now.
  ///
  /// - Returns: `nil` where the book is known by its path alone and nothing of the place is in the
  ///   text: that is another book's.
  package func offset(in text: any TextSource) -> Int? {
    var search = PositionSearch(for: position, textBytes: textBytes, in: text)
    var found: PositionSearch.Found?
    while found == nil, search.placesSearched < Self.searchedBytes {
      do throws(TextError) { found = try search.advance(reading: 4 << 20) } catch { break }
    }
    let best = found ?? search.best
    if match == .path, best.evidence == .fraction { return nil }
    // Who was at the beginning is there still, whatever was put before it.
    guard position.offset > 0 else { return 0 }
    return min(best.offset, text.count)
  }
}

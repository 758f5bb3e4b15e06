package import Books

extension SavedPosition {
  /// What looking for a place in a text came to.
  package enum Finding: Equatable, Sendable {
    /// The text is the book's, and the place is at this offset.
    case found(at: Int)
    /// The text is another book's: nothing of the place is in it.
    case absent
    /// That cannot be told: not all of the text was looked through, or too little of it is the same.
    case unknown

    /// Where the place is, where it was found.
    package var offset: Int? {
      guard case .found(let offset) = self else { return nil }
      return offset
    }

    /// Whether the text is the book's; `nil` if that cannot be told.
    package var isBook: Bool? {
      switch self {
      case .found: true
      case .absent: false
      case .unknown: nil
      }
    }
  }

  /// The bytes that are searched for a place in a changed text, at most: the first page waits for it,
  /// and more would keep the reader waiting for longer than a blink.
  private static let searchedBytes = 64 << 20

  /// Looks for the place in a text as it is now; in that of a book that is known by its content it is
  /// always found, if only by the part of the book.
  ///
  /// - Parameter isWhole: Whether all of the text has come: what is not in the rest may be anywhere.
  package func find(in text: any TextSource, isWhole: Bool) -> Finding {
    var search = PositionSearch(for: position, textBytes: textBytes, in: text)
    var end: PositionSearch.Found?
    while end == nil, search.placesSearched < Self.searchedBytes {
      do throws(TextError) { end = try search.advance(reading: 4 << 20) } catch { break }
    }
    let best = end ?? search.best
    if match == .path {
      switch best.evidence {
      case .unchanged, .moved: break
      // Many texts begin with the same words.
      case .textAfter, .textBefore: if isAtBeginning { return .unknown }
      // Who edits the first lines of a text changes all that is kept of a place in front of them.
      case .fraction:
        return isWhole && end != nil && hasWords && !isAtBeginning ? .absent : .unknown
      }
    }
    // Who was at the beginning is there still, whatever was put before it.
    return .found(at: position.offset > 0 ? min(best.offset, text.count) : 0)
  }

  /// Whether the text had no words before the place.
  var isAtBeginning: Bool { position.before.allSatisfy { $0 <= 0x20 } }

  /// Whether anything is kept that can be looked for: of an empty text there is nothing.
  private var hasWords: Bool { !position.before.isEmpty || !position.after.isEmpty }
}

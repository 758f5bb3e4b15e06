import Paging
import Widgets

/// What the end of a text shows while the text grows: a log, or a pipe.
///
/// Nothing is counted meanwhile: a text that grows by megabytes a second would keep all cores busy.
extension BookPlace {
  /// Shows the end from now on, as the text grows.
  ///
  /// - Parameter toMatch: Whether that ends when a match of the last search comes.
  mutating func follow(toMatch: Bool = false) -> [TextEffect] {
    isFollowing = true
    matchEndsFrom = toMatch ? length.bytes : nil
    departure = nil
    return [.follow(true), showEnd]
  }

  /// Stays at what is shown: it is where the reader is now.
  mutating func endFollowing() -> [TextEffect] {
    isFollowing = false
    askedMonth = nil
    count.isExact = false
    moveAnchor(to: place)
    return [
      .follow(false), .keepPosition(offset: anchor, isJump: false), .paginate(format), findSpots,
    ]
  }

  /// Takes a new length of a text that is followed.
  mutating func follow(to length: TextLength) -> [TextEffect] {
    self.length = length
    return [showEnd] + searchFurther()
  }

  /// Stays at the first match that has come, if that is what the text is followed for; nil if not.
  mutating func stopAtMatch() -> [TextEffect]? {
    guard isFollowing, let start = matchEndsFrom, let match = search?.match(from: start),
      match.lowerBound >= start
    else { return nil }
    search?.current = match
    return endFollowing() + showMatch()
  }

  private var showEnd: TextEffect { show(.last, .refreshed) }
}

extension TextModel {
  /// Whether the end of the text is shown as it grows, until the next key.
  package var isFollowing: Bool { book.isFollowing }

  /// What the last row says meanwhile.
  var wordsOfFollowing: String { "Following the text as it grows: any key ends that." }
}

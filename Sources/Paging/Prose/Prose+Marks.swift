package import Books

extension Prose {
  /// The bytes from a bookmark on that are kept as its words.
  private static let bookmarkedBytes = 160
  /// The most bytes of a mark's words that are kept.
  private static let longestMark = 64 << 10

  /// The words that are kept of a mark of `range`, those that would be copied: without the marks of notes and
  /// the numbers of printed pages, unless there is nothing else.
  ///
  /// A bookmark, whose range is empty, has the words of the line that it stands at.
  package func words(ofMark range: Range<Int>) throws(TextError) -> String {
    let words = try words(ofMark: range, omitting: .readPast)
    return words.isEmpty ? try self.words(ofMark: range, omitting: []) : words
  }

  /// The words that are kept of a mark of `range` today, if versions before kept others.
  ///
  /// They kept the marks of notes and the numbers of pages, then the readings of ruby, and what only says
  /// where a line may end. The library is not written anew for that: a mark is known by its words, to other
  /// machines too.
  ///
  /// - Parameters:
  ///   - kept: The words that the mark has, or their beginning.
  ///   - isBeginning: Whether it is only that.
  /// - Returns: `nil` if these are the words that it has, or the mark has words of its own.
  package func wordsToday(
    ofMark range: Range<Int>, kept: String, isBeginning: Bool = false
  ) throws(TextError) -> String? {
    let own = kept.withoutLineEnds
    let mayDiffer = own == kept ? try hasReadPast(in: range) : true
    guard mayDiffer else { return nil }
    let words = try words(ofMark: range)
    let isCurrent = isBeginning ? words.hasPrefix(kept) : words == kept
    guard !isCurrent else { return nil }
    for omitted in [.readPast, TextStyles.readPast.subtracting(.reading), []] {
      let former = try self.words(ofMark: range, omitting: omitted)
      if isBeginning ? former.hasPrefix(own) : former == own { return words }
    }
    return nil
  }

  /// Whether anything in a mark is read past.
  private func hasReadPast(in range: Range<Int>) throws(TextError) -> Bool {
    guard let spans = source.spans else { return false }
    return try spans.spans(beginningIn: bytes(ofMark: range)).contains { $0.kind.isReadPast }
  }

  /// The bytes of the text whose words are a mark's.
  private func bytes(ofMark range: Range<Int>) -> Range<Int> {
    range.isEmpty ? range.lowerBound..<range.lowerBound + Self.bookmarkedBytes : range
  }

  private func words(
    ofMark range: Range<Int>, omitting omitted: TextStyles
  ) throws(TextError) -> String {
    let words = try words(in: bytes(ofMark: range), limit: Self.longestMark, omitting: omitted)
    return range.isEmpty ? Self.beginning(of: words) : words
  }

  /// The words of the line that a bookmark stands at, whole ones: of a long line the first.
  private static func beginning(of words: String) -> String {
    let line = words.prefix { !$0.isNewline }
    guard line.endIndex == words.endIndex, line.utf8.count > bookmarkedBytes / 2,
      let end = line.lastIndex(of: " ")
    else { return String(line) }
    return line[..<end] + "…"
  }
}

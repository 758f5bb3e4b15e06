extension DateParser {
  /// `JANUARY`, `January 1659–60`: a heading that has a line of its own.
  func heading(_ candidate: DateCandidate, _ index: Int) -> DateCandidate? {
    var candidate = candidate
    var index = index
    guard candidate.weekday == 0 else { return nil }
    var next = index
    while kind(next).isOne(of: [.comma, .period, .dash]) || self[next].word.isLink { next += 1 }
    if let year = year(at: &next) {
      (candidate.year, candidate.isDual) = year
      index = next
    }
    let (ending, end) = ending(at: index)
    guard ending == .alone else { return nil }
    candidate.length = self[end - 1].range.upperBound
    return candidate
  }

  /// `1903`, `A.D. 1666`, `Journal for 1848`, `Chapter 3: 1849`: a heading that has a line of its own.
  func yearHeading(at start: Int) -> DateCandidate? {
    // `Total: 1850` has no year.
    let isPart =
      kind(start) == .word && (self[start].word.isPart || tokens.romanMonth(self[start]) > 0)
    func mayStandBefore(_ index: Int) -> Bool {
      switch kind(index) {
      case .word, .period, .comma: true
      case .dash, .colon, .open: isPart
      case .number:
        isPart && self[index].count < 3 && index > start
          && kind(index + 1).isOne(of: [.period, .comma, .dash, .colon])
      default: false
      }
    }
    var index = start
    while index - start < 6, mayStandBefore(index) { index += 1 }
    guard index == start || self[start].isCapital, let year = year(at: &index),
      ending(at: index).0 == .alone, kind(index) != .period || !isSentence(start..<index)
    else { return nil }
    var candidate = DateCandidate(.year)
    (candidate.year, candidate.isDual) = year
    candidate.length = self[index - 1].range.upperBound
    return candidate
  }

  /// Whether words that end with a period are a sentence, as `Lord Robertson died in 1855.`: one of them
  /// has small letters, and is none that headings have.
  private func isSentence(_ words: Range<Int>) -> Bool {
    words.contains { index in
      let word = self[index].word
      return kind(index) == .word && self[index].count > 0 && !self[index].isCapital && !word.isLink
        && !word.isArticle && !word.isPart && !word.isLabel
    }
  }

  /// A date behind a place or an author: `London, 3 May.`, `[Clark, May 14, 1804]`.
  func behindPlace(from start: Int) -> DateCandidate? {
    guard self[start].kind == .word, self[start].isCapital else { return nil }
    var index = start + 1
    while index - start < Self.mostPlaceTokens {
      switch kind(index) {
      case .word, .open: break
      case .comma, .period, .dash, .colon:
        let isComma = kind(index) == .comma
        // `“The Pall Mall Gazette,” 18 September.`, `[Edinburgh,] April 19.`
        if isComma, tokens.isClosingQuote(self[index + 1]) || kind(index + 1) == .close {
          index += 1
        }
        if var candidate = written(at: index + 1)
          ?? (isComma ? numericBehindArticle(index + 1) : nil),
          candidate.form.isDay, candidate.month != 0, candidate.ending != .loose
        {
          candidate.hasPlace = true
          return candidate
        }
      default: return nil
      }
      index += 1
    }
    return nil
  }
}

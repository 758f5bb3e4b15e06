/// Words of notes that are compared: what two writers have typed into one line.
enum NoteTokens {
  /// A text as words, and what stands between them character by character.
  static func tokens(_ text: some StringProtocol) -> [Substring] {
    var tokens: [Substring] = []
    let text = Substring(text)
    var start = text.startIndex
    while start < text.endIndex {
      var end = text.index(after: start)
      if isWord(text[start]) {
        while end < text.endIndex, isWord(text[end]) { end = text.index(after: end) }
      }
      tokens.append(text[start..<end])
      start = end
    }
    return tokens
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func isWord(_ token: Substring) -> Bool { token.first.map(isWord) ?? false }

  /// What two writers made of some words, each of whose changes is there once; nil if both have written
  /// them anew, or less than half of them is left.
  static func joined(
    _ mine: some StringProtocol, _ theirs: some StringProtocol, since base: some StringProtocol
  ) -> String? {
    let (base, mine, theirs) = (tokens(base), tokens(mine), tokens(theirs))
    let words = base.count { isWord($0) }
    guard words > 0, mine.contains(where: isWord), theirs.contains(where: isWord) else {
      return nil
    }
    let ofMine = NoteLines.matches(of: base, in: mine)
    let ofTheirs = NoteLines.matches(of: base, in: theirs)
    var joined: [Substring] = []
    var changed = 0
    var (from, mineFrom, theirsFrom) = (0, 0, 0)
    for index in 0...base.count {
      let isEnd = index == base.count
      guard let mineTo = isEnd ? mine.count : ofMine[index],
        let theirsTo = isEnd ? theirs.count : ofTheirs[index]
      else { continue }
      let piece = base[from..<index]
      guard
        let new = merged(mine[mineFrom..<mineTo], theirs[theirsFrom..<theirsTo], since: piece)
      else { return nil }
      if mine[mineFrom..<mineTo] != piece || theirs[theirsFrom..<theirsTo] != piece {
        changed += piece.count { word in
          isWord(word) && !new.contains { $0.hasPrefix(word) }
        }
      }
      joined += new
      if !isEnd { joined.append(base[index]) }
      (from, mineFrom, theirsFrom) = (index + 1, mineTo + 1, theirsTo + 1)
    }
    return changed * 2 > words ? nil : joined.joined()
  }

  /// What becomes of a piece of the words; nil if both have written them anew.
  private static func merged(
    _ mine: ArraySlice<Substring>, _ theirs: ArraySlice<Substring>,
    since base: ArraySlice<Substring>
  ) -> [Substring]? {
    if mine == base { return Array(theirs) }
    if theirs == base || theirs == mine { return Array(mine) }
    if base.isEmpty { return both(mine, theirs) }
    if let place = theirs.firstRange(of: base) {
      return Array(theirs[..<place.lowerBound]) + mine + theirs[place.upperBound...]
    }
    if let place = mine.firstRange(of: base) {
      return Array(mine[..<place.lowerBound]) + theirs + mine[place.upperBound...]
    }
    // Nothing of what one has typed is lost where the other has taken it out.
    if mine.isEmpty { return Array(theirs) }
    if theirs.isEmpty { return Array(mine) }
    // A word that both have gone on with.
    guard base.count == 1, let word = base.first, isWord(word),
      mine.contains(where: { $0.hasPrefix(word) }), theirs.contains(where: { $0.hasPrefix(word) })
    else { return base.contains(where: isWord) ? nil : both(mine, theirs) }
    return both(mine, theirs)
  }

  /// What two writers have put in at one place: what goes on in the line stands before further lines.
  private static func both(
    _ mine: ArraySlice<Substring>, _ theirs: ArraySlice<Substring>
  ) -> [Substring] {
    // A blank that both have put in is where both go on: each has its own.
    if mine.contains(where: isWord), theirs.starts(with: mine) { return Array(theirs) }
    if theirs.contains(where: isWord), mine.starts(with: theirs) { return Array(mine) }
    let mineEnd = mine.firstIndex(of: "\n") ?? mine.endIndex
    let theirsEnd = theirs.firstIndex(of: "\n") ?? theirs.endIndex
    var joined = Array(mine[..<mineEnd])
    if let last = joined.last, isWord(last), let first = theirs[..<theirsEnd].first, isWord(first) {
      joined.append(" ")
    }
    return joined + theirs[..<theirsEnd] + mine[mineEnd...] + theirs[theirsEnd...]
  }
}

extension DatebookNote {
  /// Where a caret is once the text that it was in is another: behind what stood before it.
  ///
  /// - Parameter place: A number of characters, as is what is returned.
  /// - Complexity: As that of ``joined(_:_:since:)``.
  package static func caret(_ place: Int, of text: String, in other: String) -> Int {
    let (old, new) = (NoteTokens.tokens(text), NoteTokens.tokens(other))
    let matches = NoteLines.matches(of: old, in: new)
    var ends: [Int] = []
    for token in new { ends.append((ends.last ?? 0) + token.count) }
    var (caret, start) = (0, 0)
    for (token, match) in zip(old, matches) where start < place {
      if let match { caret = ends[match] - max(start + token.count - place, 0) }
      start += token.count
    }
    return caret
  }
}

extension DatebookNote {
  /// What a note says once two writers have changed it, line by line: each line that one of them has
  /// added is there once, what one has changed or taken out and the other has not touched is changed or
  /// gone. If both have changed the same lines, the same holds for their words; lines that both have
  /// written anew are both there, those of `mine` before those of `theirs`.
  ///
  /// - Parameters:
  ///   - mine: What the one says.
  ///   - theirs: What the other says.
  ///   - base: What it said when both had the same.
  /// - Complexity: O(*n* *m*) in the lines that differ, of which there are few.
  package static func joined(_ mine: String, _ theirs: String, since base: String) -> String {
    if mine == theirs || theirs == base { return mine }
    if mine == base { return theirs }
    let (base, mine, theirs) = (lines(base), lines(mine), lines(theirs))
    let ofMine = NoteLines.matches(of: base, in: mine)
    let ofTheirs = NoteLines.matches(of: base, in: theirs)
    var joined: [Substring] = []
    // What both have added, be it at other places, is there once.
    var added = NoteLines.added(mine, to: base)
    var (from, mineFrom, theirsFrom) = (0, 0, 0)
    // Lines that all three have part the rest into pieces.
    for index in 0...base.count {
      let isEnd = index == base.count
      guard let mineTo = isEnd ? mine.count : ofMine[index],
        let theirsTo = isEnd ? theirs.count : ofTheirs[index]
      else { continue }
      NoteLines.append(
        mine[mineFrom..<mineTo], theirs[theirsFrom..<theirsTo], since: base[from..<index],
        besides: &added, to: &joined)
      if !isEnd { joined.append(base[index]) }
      (from, mineFrom, theirsFrom) = (index + 1, mineTo + 1, theirsTo + 1)
    }
    return joined.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// Lines of notes that are compared.
enum NoteLines {
  /// The most pairs of lines that are compared; longer notes count as different as a whole.
  private static let mostPairs = 4_000_000

  /// Appends a piece of a note that two writers have changed.
  static func append(
    _ mine: ArraySlice<Substring>, _ theirs: ArraySlice<Substring>,
    since base: ArraySlice<Substring>, besides added: inout [Substring: Int],
    to joined: inout [Substring]
  ) {
    if mine.elementsEqual(base) {
      let new = theirs.filter { line in
        guard !isBlank(line), let count = added[line], count > 0 else { return true }
        added[line] = count - 1
        return false
      }
      if new.count == theirs.count || !new.allSatisfy(isBlank) { joined += new }
    } else if theirs.elementsEqual(base) || theirs.elementsEqual(mine) {
      joined += mine
    } else if !base.isEmpty, let place = theirs.firstRange(of: base),
      place.lowerBound > theirs.startIndex,
      !theirs[..<place.lowerBound].contains(where: { !isBlank($0) && mine.contains($0) }),
      !theirs[place.upperBound...].contains(where: { !isBlank($0) && mine.contains($0) })
    {
      // The other has only added to it, at the top: it is changed where it stands.
      joined += theirs[..<place.lowerBound] + mine + theirs[place.upperBound...]
    } else if let words = NoteTokens.joined(
      mine.joined(separator: "\n"), theirs.joined(separator: "\n"),
      since: base.joined(separator: "\n"))
    {
      joined += words.split(separator: "\n", omittingEmptySubsequences: false).map { Substring($0) }
    } else {
      // What the other has from before, or as the one has it, is there already.
      var known = Array(base) + Array(mine)
      var added = theirs.filter { line in
        guard !isBlank(line), let index = known.firstIndex(of: line) else { return true }
        known.remove(at: index)
        return false
      }[...]
      while let first = added.first, isBlank(first) { added.removeFirst() }
      while let last = added.last, isBlank(last) { added.removeLast() }
      joined += mine
      // A line that was begun stays by itself.
      if let last = mine.last, !isBlank(last), !added.isEmpty { joined.append("") }
      joined += added
    }
  }

  /// How often each line is in `text` that is less often, or not, in `base`.
  static func added(_ text: [Substring], to base: [Substring]) -> [Substring: Int] {
    var counts = text.reduce(into: [Substring: Int]()) { $0[$1, default: 0] += 1 }
    for line in base { counts[line] = counts[line].map { $0 - 1 } }
    return counts.filter { $0.value > 0 }
  }

  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }

  /// For each line of `base` the index of the line of `text` that it is, by their longest common
  /// subsequence; nil for lines that are not there.
  static func matches(of base: [Substring], in text: [Substring]) -> [Int?] {
    var matches = [Int?](repeating: nil, count: base.count)
    let start = zip(base, text).prefix { $0 == $1 }.count
    let end = zip(base[start...].reversed(), text[start...].reversed()).prefix { $0 == $1 }.count
    for index in 0..<start { matches[index] = index }
    for index in 0..<end { matches[base.count - 1 - index] = text.count - 1 - index }
    let (rows, columns) = (base.count - start - end, text.count - start - end)
    guard rows > 0, columns > 0, rows * columns <= mostPairs else { return matches }
    // How long the longest one is from two lines on.
    var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        let at = row * (columns + 1) + column
        lengths[at] =
          base[start + row] == text[start + column]
          ? lengths[at + columns + 2] + 1 : max(lengths[at + 1], lengths[at + columns + 1])
      }
    }
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let at = row * (columns + 1) + column
      if base[start + row] == text[start + column] {
        matches[start + row] = start + column
        (row, column) = (row + 1, column + 1)
      } else if lengths[at + 1] >= lengths[at + columns + 1] {
        column += 1
      } else {
        row += 1
      }
    }
    return matches
  }
}

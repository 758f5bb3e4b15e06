/// Decides whether a text is a dictionary, and which lines are its headwords.
///
/// Words set in one shape at one indent are headwords if there are many, nearly all in the order of
/// the alphabet, over most of the text. Prose, plays and changelogs have lines of such shapes, but
/// not in that order.
struct DictionaryChoice {
  /// The fewest words that make a dictionary.
  private static let fewest = 40
  /// The fewest letters that its words begin with.
  private static let fewestLetters = 5

  /// The headwords, by ascending offset.
  let words: [Headword]
  /// The letters with the places where their words begin.
  let letters: [HeadwordGatherer.Letter]
  /// The text's offsets from the first word, or its letter, to the last word's.
  let range: Range<Int>

  /// The dictionary of a text of `count` bytes; `nil` if it is none.
  ///
  /// - Complexity: O(*n* log *n*) in the lines that were gathered.
  init?(_ found: HeadwordGatherer, count: Int) {
    guard found.words.count >= Self.fewest, found.words.count < HeadwordGatherer.most,
      let words = Self.largestGroup(of: found.words)
    else { return nil }
    let chosen = Self.inOrder(words)
    guard chosen.count >= Self.fewest, let first = chosen.first, let last = chosen.last,
      (last.offset - first.offset) * 2 >= count,
      Set(chosen.map(\.letter)).count >= Self.fewestLetters,
      // The running heads of a manual come again and again.
      Set(chosen.map(\.key)).count * 2 >= chosen.count
    else { return nil }
    self.words = chosen
    letters = Self.letters(of: chosen, found.letters)
    range = min(letters.first?.offset ?? first.offset, first.offset)..<last.offset
  }

  /// The words of the shape and the indent that most have, if that is much more than others.
  private static func largestGroup(of words: [Headword]) -> [Headword]? {
    var counts: [UInt16: Int] = [:]
    for word in words { counts[group(word), default: 0] += 1 }
    guard let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      best.value >= fewest
    else { return nil }
    let own = words.filter { group($0) == best.key }
    // The title of a poem stands alone in its line, unlike the words around it.
    guard own.first?.shape == .capitals else { return own }
    let alone = own.count(where: \.isAlone)
    return alone * 10 <= own.count ? own.filter { !$0.isAlone } : own
  }

  private static func group(_ word: Headword) -> UInt16 {
    UInt16(word.shape.rawValue) << 8 | UInt16(word.indent)
  }

  /// Those of `words` that stand where the alphabet has them; none if too many do not.
  private static func inOrder(_ words: [Headword]) -> [Headword] {
    let chain = longestChain(words)
    guard chain.count * 10 >= words.count * 8 else { return [] }
    var chosen: [Headword] = []
    var next = 0
    var letter: UInt16 = 0
    for (index, word) in words.enumerated() {
      let isInChain = next < chain.count && chain[next] == index
      if isInChain {
        next += 1
        if word.letter > letter { letter = word.letter }
      }
      // A word that is a little out of order stands under its letter all the same.
      guard isInChain || next > 0 && next < chain.count else { continue }
      let isNear =
        word.letter == letter || next < chain.count && word.letter == words[chain[next]].letter
      if isInChain || word.letter == 0 || isNear { chosen.append(word) }
    }
    return chosen
  }

  /// The indices of a longest sequence of words whose keys never fall.
  private static func longestChain(_ words: [Headword]) -> [Int] {
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: words.count)
    for (index, word) in words.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if words[ends[middle]].key <= word.key { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var chain: [Int] = []
    var index = ends.last ?? -1
    while index >= 0 {
      chain.append(index)
      index = before[index]
    }
    return chain.reversed()
  }

  /// Where each letter's words begin: at the line that names it, or at its first word.
  private static func letters(
    of words: [Headword], _ lines: [HeadwordGatherer.Letter]
  ) -> [HeadwordGatherer.Letter] {
    var letters: [HeadwordGatherer.Letter] = []
    var previous = 0
    for word in words {
      defer { previous = word.offset }
      if let last = letters.last, word.letter <= last.letter { continue }
      let line = lines.last { $0.offset < word.offset }
      let isNamed = line.map { $0.letter == word.letter && $0.offset > previous } ?? false
      let offset = isNamed ? line?.offset ?? word.offset : word.offset
      letters.append(HeadwordGatherer.Letter(offset: offset, letter: word.letter))
    }
    return letters
  }
}

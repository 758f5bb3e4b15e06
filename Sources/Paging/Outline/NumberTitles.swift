import Books

/// What stands by itself right behind numbers of chapters: titles, or the first words of the text.
///
/// A line can look like either. If nearly all numbers of a kind have such a line behind them, these are
/// titles; if the same line stands behind nearly all of them, it names no chapter: `THE ARGUMENT`.
struct NumberTitles {
  /// So many numbers of one kind tell what stands behind them.
  private static let fewest = 3
  /// A line that stands behind so many of them, and behind nearly all, is no title.
  private static let fewestRepeated = 4
  /// Of so many numbers of one kind, a title of at most every eighth is none.
  private static let fewestAlone = 8
  private static let rareTitle = 8
  /// A name above the numbers of so many chapters is theirs.
  private static let fewestAbove = 3
  /// Between such a name and the number stand at most so many bytes.
  private static let gapBelowName = 16
  /// More bytes, or more lines, are a paragraph.
  private static let longest = 200
  private static let mostLines = 3
  /// More bytes, or several lines, are a title only if all but a few numbers have one.
  private static let longestDoubtful = 60
  /// So many numbers with one show that.
  private static let fewestWithLong = 5

  /// A number as it was before a title was found for it.
  private struct Number {
    var key: UInt64
    var length: UInt32
    var listing: HeadingCandidate.Listing
    /// Whether the title has more than one blank line below it.
    var isSetApart = false
  }

  /// What numbers of one kind have in common.
  private struct Style: Hashable {
    var kind: HeadingKind
    var isInFigures: Bool
  }

  /// A line behind a number that may be its title.
  private struct Doubtful {
    var range: Range<Int>
    var key: HeadingKey
    var listing: HeadingCandidate.Listing
    /// Whether it is a title only if all but a few numbers have one.
    var isLong: Bool
    /// Whether it ends with a full stop and is not in capitals for the most part.
    var isSentence: Bool
  }

  /// The numbers with titles, by their offsets.
  private var numbers: [Int: Number] = [:]
  /// What may be titles, by the offsets of the numbers before them.
  private var doubtful: [Int: Doubtful] = [:]

  /// Gives `number` the title that ends at `end`.
  mutating func add(
    _ key: HeadingKey, to number: inout HeadingCandidate, end: Int,
    listing: HeadingCandidate.Listing
  ) {
    numbers[number.offset] = Number(
      key: number.key, length: number.length, listing: number.listing)
    number.hasDetachedTitle = true
    number.length = UInt32(clamping: end - number.offset)
    number.key = key.value
    if number.listing == .none { number.listing = listing }
    number.isBare = false
  }

  /// Takes note that the title of the number at `offset` has `blanks` blank lines below it.
  mutating func part(_ offset: Int, by blanks: Int) {
    numbers[offset]?.isSetApart = blanks > 1
  }

  /// Takes note of `block`, which stands behind the number at `offset` and may be its title.
  mutating func addDoubtful(_ block: LineBlock, behind offset: Int, _ filter: HeadingFilter) {
    let length = block.lines.reduce(0) { $0 + $1.range.count }
    guard !block.isOverfull, block.lines.count <= Self.mostLines, length <= Self.longest,
      let first = block.lines.first, let last = block.lines.last,
      block.words(of: last).last != UInt8(ascii: ","),
      HeadingLine.mayBeDetachedTitle(String(decoding: block.words(of: first), as: UTF8.self))
    else { return }
    var key = HeadingKey([])
    for line in block.lines { key.add(block.words(of: line)) }
    doubtful[offset] = Doubtful(
      range: first.offset..<block.end, key: key, listing: filter.listing(of: key),
      isLong: block.lines.count > 1 || length > Self.longestDoubtful,
      isSentence: block.endsSentence)
  }

  /// Decides what the numbers among `candidates` have behind them.
  ///
  /// - Parameter isInList: Whether an offset is in the contents list: there numbers stand alone.
  mutating func settle(_ candidates: inout [HeadingCandidate], isInList: (Int) -> Bool) {
    guard !numbers.isEmpty || !doubtful.isEmpty else { return }
    // Numbers in figures may be those of pages among chapters with Roman ones.
    var indices: [Style: [Int]] = [:]
    for (index, candidate) in candidates.enumerated()
    where (candidate.isBare || candidate.hasDetachedTitle) && !isInList(candidate.offset) {
      let style = Style(kind: candidate.kind, isInFigures: candidate.isInFigures)
      indices[style, default: []].append(index)
    }
    var titles: Set<Int> = []
    for (style, own) in indices where own.count >= Self.fewest {
      // Plain numbers with the same words below them are rather those of pages.
      if style.kind.isDivision {
        takeBackRepeated(own, in: &candidates)
        takeBackBelowNames(own, in: &candidates)
      }
      takeBackRare(own, in: &candidates)
      titles.formUnion(giveDoubtful(own, in: &candidates))
    }
    // What is a title is no heading of its own.
    if !titles.isEmpty { candidates.removeAll { titles.contains($0.offset) } }
  }

  /// Takes from the numbers at `own` a title that nearly all of them have.
  private func takeBackRepeated(_ own: [Int], in candidates: inout [HeadingCandidate]) {
    let titled = own.filter { candidates[$0].hasDetachedTitle }
    var counts: [UInt64: Int] = [:]
    for index in titled { counts[candidates[index].key, default: 0] += 1 }
    guard let (key, count) = counts.max(by: { $0.value < $1.value }), count >= Self.fewestRepeated,
      count * 5 >= titled.count * 4
    else { return }
    for index in titled where candidates[index].key == key {
      takeBack(index, in: &candidates)
    }
  }

  /// Takes from the numbers at `own` the titles that very few of them have, that the contents list does not
  /// name, and that are no farther from the text than paragraphs are: there it begins with a line in capitals.
  private func takeBackRare(_ own: [Int], in candidates: inout [HeadingCandidate]) {
    let titled = own.filter { candidates[$0].hasDetachedTitle }
    guard own.count >= Self.fewestAlone, titled.count * Self.rareTitle <= own.count,
      // An act that is named above each of its scenes has no title there.
      titled.count * Self.rareTitle <= own.count(where: { !isAboveDivision($0, in: candidates) })
    else { return }
    for index in titled
    where candidates[index].listing == .none
      && numbers[candidates[index].offset]?.isSetApart == false
    {
      takeBack(index, in: &candidates)
    }
  }

  /// Whether another division stands right below the number at `index`.
  private func isAboveDivision(_ index: Int, in candidates: [HeadingCandidate]) -> Bool {
    guard index + 1 < candidates.count else { return false }
    let (number, next) = (candidates[index], candidates[index + 1])
    return next.kind.isDivision && next.offset - number.end <= Self.gapBelowName
  }

  /// Takes from the numbers at `own` the title of those that have one above, which the contents list names
  /// for several chapters: below `RECIPES` and its number stands the first recipe.
  private func takeBackBelowNames(_ own: [Int], in candidates: inout [HeadingCandidate]) {
    let below = own.filter { index in
      guard index > 0 else { return false }
      let name = candidates[index - 1]
      return !name.kind.isDivision && name.listing != .none
        && candidates[index].offset - name.end <= Self.gapBelowName
    }
    var counts: [UInt64: Int] = [:]
    for index in below { counts[candidates[index - 1].key, default: 0] += 1 }
    for index in below where counts[candidates[index - 1].key, default: 0] >= Self.fewestAbove {
      if candidates[index].listing == .none { takeBack(index, in: &candidates) }
    }
  }

  /// Makes the number at `index` of `candidates` what it was before it had a title.
  private func takeBack(_ index: Int, in candidates: inout [HeadingCandidate]) {
    guard let number = numbers[candidates[index].offset] else { return }
    candidates[index].hasDetachedTitle = false
    candidates[index].isBare = true
    candidates[index].key = number.key
    candidates[index].length = number.length
    candidates[index].listing = number.listing
  }

  /// Gives the numbers at `own` the lines behind them, if nearly all have a title or such a line.
  ///
  /// - Returns: The offsets of these lines.
  private mutating func giveDoubtful(
    _ own: [Int], in candidates: inout [HeadingCandidate]
  ) -> [Int] {
    let sure = own.count { candidates[$0].hasDetachedTitle }
    let all = own.filter { index in
      !candidates[index].hasDetachedTitle && doubtful[candidates[index].offset] != nil
    }
    let takesLong =
      own.count >= Self.fewestWithLong && (sure + all.count) * 10 >= own.count * 9
    var others =
      takesLong ? all : all.filter { doubtful[candidates[$0].offset]?.isLong == false }
    // Among titles without a full stop, a sentence is the text.
    let sentences = others.filter { doubtful[candidates[$0].offset]?.isSentence == true }
    if sentences.count * 2 <= sure + others.count {
      others.removeAll { index in
        doubtful[candidates[index].offset].map { $0.isLong && $0.isSentence } == true
      }
    }
    let keys = Set(others.compactMap { doubtful[candidates[$0].offset]?.key.value })
    guard (sure + others.count) * 5 >= own.count * 4, keys.count * 2 >= others.count else {
      return []
    }
    return others.compactMap { index in
      guard let title = doubtful[candidates[index].offset] else { return nil }
      add(
        title.key, to: &candidates[index], end: title.range.upperBound, listing: title.listing)
      return title.range.lowerBound
    }
  }
}

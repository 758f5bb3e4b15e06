/// How well a word fits a text, by the best way to lay its letters over the text's.
///
/// As fzf does it: each letter that is met counts, more so at the beginning of a word, at a capital
/// within one, and right after the letter before it; what is passed over costs. A chunk of letters
/// that began with a word's beginning goes on at the worth of one.
struct FuzzyScore {
  static let match: Int32 = 16
  /// What following the letter before is worth at least.
  static let consecutive: Int32 = 4
  /// And in a chunk that began at the beginning of a word.
  static let consecutiveInWord: Int32 = 8
  /// What passing over one byte costs, and each further one, and all of them at most.
  static let gapStart: Int32 = 3
  static let gapExtension: Int32 = 1
  static let longestGap: Int32 = 15

  /// No way leads here.
  static let none = Int32.min / 2

  /// A place where a letter can be laid, and the scores of the best ways that end with it there.
  private struct Cell {
    var place: Int
    /// Of ways whose last chunk began at the beginning of a word.
    var inWord: Int32
    /// Of the others.
    var within: Int32

    var best: Int32 { max(inWord, within) }
  }

  private var former: [Cell] = []
  private var latter: [Cell] = []
  private var lasts: [Int] = []

  /// The score of the best way to lay `word` over the bytes in `range`; `nil` where there is none.
  ///
  /// - Complexity: O(*n* · *m*) in the letters of the word and the bytes, far less as a rule: only
  ///   places between the first and the last possible one of each letter are looked at.
  mutating func score(
    of word: FuzzyPattern.Word, in range: Range<Int>, _ bytes: UnsafePointer<UInt8>,
    _ bonuses: UnsafePointer<UInt8>
  ) -> Int32? {
    let units = word.units
    guard findLast(units, in: range, bytes) else { return nil }
    former.removeAll(keepingCapacity: true)
    var length = 0
    var start = range.lowerBound
    for index in units.indices {
      lay(
        units[index], from: start, through: lasts[index], bytes, bonuses, isFirst: index == 0,
        length)
      swap(&former, &latter)
      length = units[index].length
      // The first cell of a letter is its first possible place: every way there is one.
      start = former[0].place &+ length
    }
    return former.reduce(Self.none) { max($0, $1.best) }
  }

  /// Finds the last possible place of each letter; whether there is one.
  private mutating func findLast(
    _ units: [FuzzyPattern.Unit], in range: Range<Int>, _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    if lasts.count < units.count {
      lasts = Array(repeating: 0, count: FuzzyPattern.longestWord)
    }
    var end = range.upperBound
    var index = units.count
    while index > 0 {
      index &-= 1
      let unit = units[index]
      var place = end &- unit.length
      while place >= range.lowerBound, !unit.stands(at: place, in: bytes) { place &-= 1 }
      guard place >= range.lowerBound else { return false }
      lasts[index] = place
      end = place
    }
    return true
  }

  /// Fills `latter` with the places of `unit`, and the best ways there from those in `former`.
  ///
  /// - Parameter length: The bytes of the letter before.
  private mutating func lay(
    _ unit: FuzzyPattern.Unit, from start: Int, through last: Int, _ bytes: UnsafePointer<UInt8>,
    _ bonuses: UnsafePointer<UInt8>, isFirst: Bool, _ length: Int
  ) {
    latter.removeAll(keepingCapacity: true)
    // The best of all former cells with a gap after them: at any distance, and by the distance.
    var best = Self.none
    var near = Self.none
    var nearPlace = 0
    var passed = 0
    var place = start
    while place <= last {
      defer { place &+= 1 }
      guard unit.stands(at: place, in: bytes) else { continue }
      let bonus = Int32(bonuses[place])
      var cell = Cell(place: place, inWord: Self.none, within: Self.none)
      if isFirst {
        let score = Self.match &+ 2 &* bonus
        if bonus > 0 { cell.inWord = score } else { cell.within = score }
        latter.append(cell)
        continue
      }
      while passed < former.count, former[passed].place &+ length < place {
        let candidate = former[passed]
        let decayed = near &- Self.gapExtension &* Int32(candidate.place &- nearPlace)
        near = max(candidate.best, near == Self.none ? Self.none : decayed)
        nearPlace = candidate.place
        best = max(best, candidate.best)
        passed &+= 1
      }
      if best != Self.none {
        let gap = Int32(place &- nearPlace &- length)
        let cost = Self.gapStart &+ Self.gapExtension &* (gap &- 1)
        let score = max(near &- cost, best &- Self.longestGap) &+ Self.match &+ bonus
        if bonus > 0 { cell.inWord = score } else { cell.within = score }
      }
      if passed < former.count, former[passed].place &+ length == place {
        let before = former[passed]
        let goingOn = before.inWord &+ Self.match &+ max(bonus, Self.consecutiveInWord)
        cell.inWord = max(cell.inWord, goingOn)
        let following = before.within &+ Self.match &+ max(bonus, Self.consecutive)
        if bonus > 0 {
          cell.inWord = max(cell.inWord, following)
        } else {
          cell.within = max(cell.within, following)
        }
      }
      latter.append(cell)
    }
  }
}

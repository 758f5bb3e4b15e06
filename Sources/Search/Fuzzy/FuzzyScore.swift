/// How well a word fits a text, by the best way to lay its letters over the text's.
///
/// As fzf does it: each letter that is met counts, more so at the beginning of a word, at a capital
/// within one, and right after the letter before it; what is passed over costs. A chunk of letters
/// that began with a word's beginning goes on at the worth of one.
///
/// Used by one thread; it has room of its own, so that nothing is allocated for a text.
struct FuzzyScore: ~Copyable {
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

  /// The cells of the letter before and of the one being laid, and how many they are.
  private var former: UnsafeMutablePointer<Cell>
  private var latter: UnsafeMutablePointer<Cell>
  private var formerCount = 0
  private var latterCount = 0
  private let lasts: UnsafeMutablePointer<Int>

  /// Room for texts of at most `longest` bytes.
  init(longest: Int) {
    former = .allocate(capacity: longest + 1)
    latter = .allocate(capacity: longest + 1)
    lasts = .allocate(capacity: FuzzyPattern.longestWord)
  }

  deinit {
    former.deallocate()
    latter.deallocate()
    lasts.deallocate()
  }

  /// The sum of the scores of all words; `nil` where one of them is not there.
  mutating func score(
    of pattern: FuzzyPattern, in range: Range<Int>, _ bytes: UnsafePointer<UInt8>,
    _ bonuses: UnsafePointer<UInt8>
  ) -> Int32? {
    var sum: Int32 = 0
    for word in pattern.words {
      guard let worth = score(of: word, in: range, bytes, bonuses) else { return nil }
      sum &+= worth
    }
    return sum
  }

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
    layFirst(units[0], from: range.lowerBound, bytes, bonuses)
    var length = units[0].length
    var index = 1
    while index < units.count {
      swap(&former, &latter)
      formerCount = latterCount
      // The first cell of a letter is its first possible place: every way there is one.
      let start = former[0].place &+ length
      lay(units[index], from: start, through: lasts[index], bytes, bonuses, length)
      length = units[index].length
      index &+= 1
    }
    var best = Self.none
    for cell in 0..<latterCount { best = max(best, latter[cell].best) }
    return best
  }

  /// Finds the last possible place of each letter; whether there is one.
  private mutating func findLast(
    _ units: [FuzzyPattern.Unit], in range: Range<Int>, _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
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

  /// Fills `latter` with the places of the first letter.
  private mutating func layFirst(
    _ unit: FuzzyPattern.Unit, from start: Int, _ bytes: UnsafePointer<UInt8>,
    _ bonuses: UnsafePointer<UInt8>
  ) {
    latterCount = 0
    var place = start
    let last = lasts[0]
    while place <= last {
      if unit.stands(at: place, in: bytes) {
        let bonus = Int32(bonuses[place])
        let score = Self.match &+ 2 &* bonus
        latter[latterCount] = Cell(
          place: place, inWord: bonus > 0 ? score : Self.none,
          within: bonus > 0 ? Self.none : score)
        latterCount &+= 1
      }
      place &+= 1
    }
  }

  /// Fills `latter` with the places of `unit`, and the best ways there from those in `former`.
  ///
  /// - Parameter length: The bytes of the letter before.
  private mutating func lay(
    _ unit: FuzzyPattern.Unit, from start: Int, through last: Int, _ bytes: UnsafePointer<UInt8>,
    _ bonuses: UnsafePointer<UInt8>, _ length: Int
  ) {
    var count = 0
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
      while passed < formerCount, former[passed].place &+ length < place {
        let candidate = former[passed]
        // The first one is better than nothing less some: that stays far below any score.
        let decayed = near &- Self.gapExtension &* Int32(candidate.place &- nearPlace)
        near = max(candidate.best, decayed)
        nearPlace = candidate.place
        best = max(best, candidate.best)
        passed &+= 1
      }
      if passed > 0 {
        let gap = Int32(place &- nearPlace &- length)
        let cost = Self.gapStart &+ Self.gapExtension &* (gap &- 1)
        let score = max(near &- cost, best &- Self.longestGap) &+ Self.match &+ bonus
        if bonus > 0 { cell.inWord = score } else { cell.within = score }
      }
      if passed < formerCount, former[passed].place &+ length == place {
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
      latter[count] = cell
      count &+= 1
    }
    latterCount = count
  }
}

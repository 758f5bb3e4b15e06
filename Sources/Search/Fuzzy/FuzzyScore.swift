import CByteMasks

/// How well a word fits a text, by the best way to lay its letters over the text's.
///
/// As fzf does it: each letter that is met counts, more so at the beginning of a word, at a capital
/// within one, and right after the letter before it; what is passed over costs. A chunk of letters
/// that began with a word's beginning goes on at the worth of one.
///
/// Used by one thread; it has the pattern and all room as its own, so that for a text nothing is allocated
/// and nothing counted that other threads count too.
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
  /// Where each letter stands in the text: so many words for each, a bit for each byte.
  private let masks: UnsafeMutablePointer<UInt64>
  private var blocks = 0
  /// The last possible place of each letter.
  private let lasts: UnsafeMutablePointer<Int>

  /// The letters of all words, one after the other, and where each word begins.
  private let units: UnsafeMutablePointer<FuzzyPattern.Unit>
  private let starts: UnsafeMutablePointer<Int>
  /// The number of words.
  let words: Int

  /// The scores of `pattern`, with room for texts of at most `longest` bytes.
  init(of pattern: FuzzyPattern, longest: Int) {
    let all = pattern.words.flatMap(\.units)
    words = pattern.words.count
    units = .allocate(capacity: all.count)
    units.initialize(from: all, count: all.count)
    starts = .allocate(capacity: words + 1)
    starts[0] = 0
    for (number, word) in pattern.words.enumerated() {
      starts[number + 1] = starts[number] + word.units.count
    }
    former = .allocate(capacity: longest + 1)
    latter = .allocate(capacity: longest + 1)
    masks = .allocate(capacity: FuzzyPattern.longestWord * (longest / Self.block + 1))
    lasts = .allocate(capacity: FuzzyPattern.longestWord)
  }

  deinit {
    former.deallocate()
    latter.deallocate()
    units.deallocate()
    starts.deallocate()
    masks.deallocate()
    lasts.deallocate()
  }

  /// The sum of the scores of the first `count` words; `nil` if one of them is not there.
  mutating func score(
    ofFirst count: Int, in range: Range<Int>, _ bytes: UnsafePointer<UInt8>,
    _ bonuses: UnsafePointer<UInt8>
  ) -> Int32? {
    var sum: Int32 = 0
    for word in 0..<count {
      guard let worth = score(of: word, in: range, bytes, bonuses) else { return nil }
      sum &+= worth
    }
    return sum
  }

  /// The score of the best way to lay the word `number` over the bytes in `range`; `nil` if there is
  /// none.
  ///
  /// ``FuzzyIndex/padding`` bytes behind the range are read, too.
  ///
  /// - Complexity: O(*n* · *m*) in the letters of the word and the places where they stand, far less as
  ///   a rule: only places between the first and the last possible one of each letter are looked at.
  mutating func score(
    of number: Int, in range: Range<Int>, _ bytes: UnsafePointer<UInt8>,
    _ bonuses: UnsafePointer<UInt8>
  ) -> Int32? {
    let units = UnsafePointer(units + starts[number])
    let letters = starts[number + 1] &- starts[number]
    let (bytes, bonuses) = (bytes + range.lowerBound, bonuses + range.lowerBound)
    guard findLast(units, letters, count: range.count, bytes) else { return nil }
    layFirst(bonuses)
    var length = units[0].length
    var index = 1
    while index < letters {
      swap(&former, &latter)
      formerCount = latterCount
      // The first cell of a letter is its first possible place: every way there is one.
      lay(index, from: former[0].place &+ length, bonuses, length)
      length = units[index].length
      index &+= 1
    }
    var best = Self.none
    for cell in 0..<latterCount { best = max(best, latter[cell].best) }
    return best
  }

  /// Finds where each letter stands, and its last possible place; whether there is one.
  private mutating func findLast(
    _ units: UnsafePointer<FuzzyPattern.Unit>, _ letters: Int, count: Int,
    _ bytes: UnsafePointer<UInt8>
  ) -> Bool {
    blocks = (count &+ Self.block &- 1) / Self.block
    var end = count
    var index = letters
    while index > 0 {
      index &-= 1
      let unit = units[index]
      let places = masks + index &* blocks
      for block in 0..<blocks {
        let start = block &* Self.block
        var word = cbm_same(bytes + start, unit.first)
        if count &- start < Self.block { word &= (1 &<< UInt64(count &- start)) &- 1 }
        if unit.length > 1 { word = unit.checked(word, at: bytes + start) }
        places[block] = word
      }
      end = Places.last(in: places, before: end &- unit.length &+ 1)
      guard end >= 0 else { return false }
      lasts[index] = end
    }
    return true
  }

  /// Fills `latter` with the places of the first letter.
  private mutating func layFirst(_ bonuses: UnsafePointer<UInt8>) {
    latterCount = 0
    var places = Places(masks, from: 0, through: lasts[0])
    while let place = places.next() {
      let bonus = Int32(bonuses[place])
      let score = Self.match &+ 2 &* bonus
      latter[latterCount] = Cell(
        place: place, inWord: bonus > 0 ? score : Self.none,
        within: bonus > 0 ? Self.none : score)
      latterCount &+= 1
    }
  }

  /// Fills `latter` with the places of the letter `number`, and the best ways there from those in
  /// `former`.
  ///
  /// - Parameter length: The bytes of the letter before.
  private mutating func lay(
    _ number: Int, from start: Int, _ bonuses: UnsafePointer<UInt8>, _ length: Int
  ) {
    var count = 0
    // The best of all former cells with a gap after them: at any distance, and by the distance.
    var best = Self.none
    var near = Self.none
    var nearPlace = 0
    var passed = 0
    var places = Places(masks + number &* blocks, from: start, through: lasts[number])
    while let place = places.next() {
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

extension FuzzyScore {
  /// The bytes whose places are in one word.
  static let block = 64

  /// The places of a letter in a text, the first one first.
  private struct Places {
    private var words: UnsafePointer<UInt64>
    private var start: Int
    private let last: Int
    private var word: UInt64

    /// The places in a range that is not empty of bits.
    init(_ masks: UnsafePointer<UInt64>, from first: Int, through last: Int) {
      let number = first / block
      words = masks + number
      start = number &* block
      self.last = last
      word = words[0] & (UInt64.max &<< UInt64(first &- start))
    }

    mutating func next() -> Int? {
      while word == 0 {
        start &+= block
        guard start <= last else { return nil }
        words += 1
        word = words[0]
      }
      let place = start &+ word.trailingZeroBitCount
      word &= word &- 1
      return place <= last ? place : nil
    }

    /// The last place before `end`; less than 0 if there is none.
    static func last(in masks: UnsafePointer<UInt64>, before end: Int) -> Int {
      guard end > 0 else { return -1 }
      var number = (end &- 1) / block
      let rest = end &- number &* block
      var word = masks[number] & (UInt64.max &>> UInt64(block &- rest))
      while word == 0 {
        guard number > 0 else { return -1 }
        number &-= 1
        word = masks[number]
      }
      return number &* block &+ block &- 1 &- word.leadingZeroBitCount
    }
  }
}

extension FuzzyPattern.Unit {
  /// Those of the places in `word`, where the first byte stands, at which all of the bytes do.
  fileprivate func checked(_ word: UInt64, at bytes: UnsafePointer<UInt8>) -> UInt64 {
    var (left, checked) = (word, word)
    while left != 0 {
      let place = left.trailingZeroBitCount
      left &= left &- 1
      if !stands(at: place, in: bytes) { checked &= ~(1 &<< UInt64(place)) }
    }
    return checked
  }
}

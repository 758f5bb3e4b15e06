/// Hyphens put into the word that does not fit.
extension LineFinder {
  /// `LineStart.wordRest` of a line that begins within what is not hyphenated at all: for some words.
  static let wholeRest: UInt64 = 1 << 63

  /// The start of the next line, after a hyphen in the word that does not fit where that has a place.
  ///
  /// - Parameters:
  ///   - found: Where the line may end without a hyphen.
  ///   - quick: The place from which the search that `found` began, going back.
  @inline(never)
  func hyphenatedStart(
    after start: LineStart, _ found: Found, overflow: Int, quick: Int, full: Int,
    by hyphenator: Hyphenator
  ) -> LineStart? {
    let lowest: Int
    switch found {
    case .undecided: return nil
    case .opportunity(let next):
      // No place for two letters and the hyphen: what is most common.
      if min(overflow, full &- 1) < next.offset &+ 2 { return next }
      lowest = next.offset
    case .cluster: lowest = start.offset
    }
    let word = overflowingWord(at: overflow, from: lowest, of: start, by: hyphenator)
    if case .undecided = word { return nil }
    if case .hyphenated(let word) = word,
      let offset = lastHyphenation(of: word, after: lowest, overflow: overflow, full: full)
    {
      return LineStart(
        offset: offset, state: state(at: offset, from: start),
        wordRest: word.rest(at: offset, showsHyphen: true))
    }
    if case .opportunity(let next) = found { return next }
    var next = unhyphenatedStart(after: start, found, overflow: overflow, quick: quick)
    guard let offset = next?.offset else { return nil }
    switch word {
    case .hyphenated(let word): next?.wordRest = word.rest(at: offset, showsHyphen: false)
    case .whole: next?.wordRest = Self.wholeRest
    case .none, .undecided: break
    }
    return next
  }

  /// A word that does not fit its line, and where it may be hyphenated.
  struct HyphenatedWord {
    /// The place of its first byte.
    var start: Int
    /// Bit *i* is set where a hyphen may stand before the word's byte *i*; the highest bit is set
    /// at the word's end.
    var points: UInt64

    /// What `LineStart.wordRest` has of the word for a line that begins at `offset`.
    func rest(at offset: Int, showsHyphen: Bool) -> UInt64 {
      guard offset > start, offset - start < UInt64.bitWidth else { return 0 }
      let rest = points >> (offset - start) & ~1
      return rest == 0 ? 0 : rest | (showsHyphen ? 1 : 0)
    }
  }

  /// What is known of the word that does not fit.
  enum OverflowingWord {
    /// There is none: what does not fit are no letters.
    case none
    /// It has these points, or not one.
    case hyphenated(HyphenatedWord)
    /// It is not hyphenated, nor is a part of it: an address or the like, or far too long.
    case whole
    /// The window ends before it is known.
    case undecided
  }

  /// The word that the code point at `overflow` is part of, or that stands before it.
  ///
  /// Only what stands between `lowest`, where the line may end without a hyphen, and a few bytes
  /// behind the word is looked at: bounded, and the same whatever stands before the line.
  func overflowingWord(
    at overflow: Int, from lowest: Int, of start: LineStart, by hyphenator: Hyphenator
  ) -> OverflowingWord {
    guard let word = letters(around: overflow, from: lowest) else { return .none }
    if let end = firstWordEnd(of: start), word.lowerBound < end {
      return .hyphenated(HyphenatedWord(start: start.offset, points: start.wordRest & ~1))
    }
    guard word.count <= Hyphenator.longestWord else { return .whole }
    if word.upperBound >= end, !isFinal { return .undecided }
    switch isPlain(word, lineStart: start.offset) {
    case nil: return .undecided
    case false?: return .whole
    default: break
    }
    let bytes = UnsafeBufferPointer(start: base + word.lowerBound, count: word.count)
    let points = hyphenator.points(of: bytes) & pointsBetweenLetters(of: word)
    return .hyphenated(
      HyphenatedWord(start: word.lowerBound, points: points | UInt64(1) << word.count))
  }

  /// The last start of a line within `word` that leaves a column for the hyphen.
  ///
  /// - Parameters:
  ///   - lowest: Where the line may end without a hyphen.
  ///   - full: Where the line's last column was taken; `Int.max` if one is left at `overflow`.
  func lastHyphenation(
    of word: HyphenatedWord, after lowest: Int, overflow: Int, full: Int
  ) -> Int? {
    let last = min(overflow, full == Int.max ? full : full - 1) - word.start
    guard last > 0 else { return nil }
    let length = UInt64.bitWidth - 1 - word.points.leadingZeroBitCount
    let fitting = word.points & (UInt64(1) << min(last + 1, length) - 1) & ~1
    guard fitting != 0 else { return nil }
    let offset = word.start + UInt64.bitWidth - 1 - fitting.leadingZeroBitCount
    return offset > lowest ? offset : nil
  }

  /// Where the word ends whose rest begins the line at `start`, if the line before ends within it.
  private func firstWordEnd(of start: LineStart) -> Int? {
    start.wordRest == 0
      ? nil : start.offset + UInt64.bitWidth - 1 - start.wordRest.leadingZeroBitCount
  }
}

// MARK: - Words

extension LineFinder {
  /// The letters at `overflow` or, where a sign does not fit any more, before it.
  ///
  /// - Returns: nil if there are none from `lowest` on; more than can be hyphenated are cut.
  private func letters(around overflow: Int, from lowest: Int) -> Range<Int>? {
    var last = overflow
    if !isLetter(at: last) {
      // A word with the signs that belong to it: `end.”`
      var signs = 0
      repeat {
        guard last > lowest, signs < 4, base[last &- 1] != 0x20 else { return nil }
        last &-= CodePoint(before: last, in: base, start: lowest).length
        signs += 1
      } while !isLetter(at: last)
    }
    var first = last
    while first > lowest, last - first <= Hyphenator.longestWord {
      let code = CodePoint(before: first, in: base, start: lowest)
      guard isLetter(code.value) else { break }
      first &-= code.length
    }
    var after = last
    while after < end, after - first <= Hyphenator.longestWord {
      let code = CodePoint(at: after, in: base, end: end)
      guard isLetter(code.value) else { break }
      after &+= code.length
    }
    return first..<after
  }

  private func isLetter(at index: Int) -> Bool {
    index < end && isLetter(CodePoint(at: index, in: base, end: end).value)
  }

  /// Whether a letter of an alphabet whose words are hyphenated, or a mark on one.
  private func isLetter(_ value: UInt32) -> Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0...0xBF, 0xD7, 0xF7, 0x375, 0x37E, 0x387, 0x482...0x489: false
    case 0xC0...0x2AF, 0x300...0x556, 0x561...0x587: true
    case 0x10D0...0x10FF, 0x1E00...0x1FFF, 0xFB00...0xFB06: true
    default: false
    }
  }

  private func isMark(_ value: UInt32) -> Bool { value >= 0x300 && value <= 0x36F }

  /// The places in `word` with two letters before them at least and three behind; none is before a
  /// mark.
  private func pointsBetweenLetters(of word: Range<Int>) -> UInt64 {
    var places: [Int] = []
    var index = word.lowerBound
    while index < word.upperBound {
      let code = CodePoint(at: index, in: base, end: end)
      if !isMark(code.value) { places.append(index &- word.lowerBound) }
      index &+= code.length
    }
    return places.dropFirst(2).dropLast(2).reduce(0) { $0 | UInt64(1) << $1 }
  }

  /// Whether what stands around `word` without a space is no address, path, number, or name of a
  /// program, and has no soft hyphen; nil if the window ends before that is known.
  ///
  /// - Complexity: O(1): the line's bytes before the word are looked at, and those behind it, as far
  ///   as a word may be long.
  private func isPlain(_ word: Range<Int>, lineStart: Int) -> Bool? {
    let before = max(lineStart, word.lowerBound - Hyphenator.longestWord)
    var index = word.lowerBound
    while index > before, base[index &- 1] > 0x20 {
      index &-= 1
      if isTechnical(at: index, from: before, to: word.upperBound) { return false }
    }
    index = word.upperBound
    let after = word.upperBound + Hyphenator.longestWord
    while index < after {
      // The sign after the last byte decides what a full stop is.
      if index &+ 1 >= end, !isFinal { return nil }
      guard index < end, base[index] > 0x20 else { break }
      if isTechnical(at: index, from: word.lowerBound, to: end) { return false }
      index &+= 1
    }
    return true
  }

  /// Whether the byte at `index` tells that a word is not one of a language.
  private func isTechnical(at index: Int, from start: Int, to stop: Int) -> Bool {
    switch base[index] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "@"),
      UInt8(ascii: "_"), UInt8(ascii: "\\"), UInt8(ascii: "="), UInt8(ascii: "&"),
      UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "~"), UInt8(ascii: "+"):
      true
    case UInt8(ascii: "."), UInt8(ascii: ":"):
      index > start && tables.traits(of: base[index &- 1]).contains(.word)
        && index &+ 1 < stop && tables.traits(of: base[index &+ 1]).contains(.word)
    case 0xAD: index > start && base[index &- 1] == 0xC2
    default: false
    }
  }
}

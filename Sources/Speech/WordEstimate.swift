/// When the words of a sentence are said, guessed of its sound: for engines that do not tell.
///
/// Pauses of the sound are matched with stops of the text, and the words between two of them are
/// given their parts by their syllables.
package struct WordEstimate: Equatable, Sendable {
  /// The sample at which each word begins, ascending.
  package var starts: [Int]
  /// Whether the words are near enough to where they are said to be lit.
  package var isSure: Bool

  /// The seconds of the longest run of words whose parts are guessed well enough.
  private static let longestRun = 3.0
  /// The shortest silence that is a pause, in hundredths of a second.
  private static let shortestPause = 9

  /// Guesses when `words` are said.
  ///
  /// - Parameters:
  ///   - samples: Signed 16-bit samples, least byte first, with no silence around them.
  ///   - rate: The samples of a second.
  package init(_ words: [String], samples: ArraySlice<UInt8>, rate: Int) {
    let count = samples.count / 2
    let pauses = Self.pauses(samples, rate: rate)
    // A run of words ends at a stop, where the voice may pause.
    var runs: [[Int]] = [[]]
    for (index, word) in words.enumerated() {
      runs[runs.count - 1].append(index)
      if index + 1 < words.count, Self.endsWithStop(word) { runs.append([]) }
    }
    var matched = true
    var cuts: [Range<Int>] = []
    if pauses.count >= runs.count - 1 {
      cuts = pauses.sorted { $0.count > $1.count }.prefix(runs.count - 1)
        .sorted { $0.lowerBound < $1.lowerBound }
    } else {
      matched = false
      runs = [Array(words.indices)]
    }
    starts = []
    var longest = 0
    for (index, run) in runs.enumerated() {
      let begin = index == 0 ? 0 : cuts[index - 1].upperBound
      let end = index < cuts.count ? cuts[index].lowerBound : count
      longest = max(longest, end - begin)
      let weights = run.map { Self.weight(of: words[$0]) }
      let whole = max(weights.reduce(0, +), 1)
      var before = 0
      for weight in weights {
        starts.append(begin + (end - begin) * before / whole)
        before += weight
      }
    }
    isSure = (matched || words.count <= 4) && Double(longest) <= Self.longestRun * Double(rate)
  }

  private static func endsWithStop(_ word: String) -> Bool {
    let last = word.last { $0.isWordly || $0.isStop || $0 == "—" }
    guard let last else { return false }
    return !last.isWordly
  }

  /// How long a word is, in thirds of a syllable: of letters about, where it has no Latin vowels.
  private static func weight(of word: String) -> Int {
    var syllables = 0
    var isVowel = false
    var letters = 0
    for character in word.lowercased() {
      guard character.isWordly else { continue }
      letters += 1
      if character.isNumber {
        syllables += 2
        continue
      }
      let vowel = "aeiouyäöüáéíóúàèìòùâêîôûæœø".contains(character)
      if vowel, !isVowel { syllables += 1 }
      isVowel = vowel
    }
    // A silent e at the end.
    if syllables > 1, word.lowercased().last(where: \.isWordly) == "e" { syllables -= 1 }
    return max(syllables, 1) * 3 + letters / 2
  }

  /// The silences within the sound.
  private static func pauses(_ samples: ArraySlice<UInt8>, rate: Int) -> [Range<Int>] {
    let step = max(rate / 100, 1)
    let bytes = Array(samples)
    var levels: [Int] = []
    for begin in stride(from: 0, to: bytes.count / 2 - step, by: step) {
      var level = 0
      for index in begin..<begin + step {
        let value = Int16(bitPattern: UInt16(bytes[2 * index]) | UInt16(bytes[2 * index + 1]) << 8)
        level = max(level, abs(Int(value)))
      }
      levels.append(level)
    }
    let quiet = max((levels.max() ?? 0) / 30, 64)
    var found: [Range<Int>] = []
    var begin: Int?
    for (index, level) in levels.enumerated() {
      if level < quiet {
        begin = begin ?? index
      } else if let first = begin {
        if index - first >= shortestPause, first > 0 { found.append(first * step..<index * step) }
        begin = nil
      }
    }
    return found
  }
}

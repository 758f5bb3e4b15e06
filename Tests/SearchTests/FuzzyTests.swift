import TestSupport
import Testing

@testable import Search

@Suite struct FuzzyTests {
  /// The titles that fit `query`, the best first.
  private func found(_ query: String, in titles: [(String, String?)]) -> [String] {
    var search = FuzzySearch(in: FuzzyIndex(count: titles.count) { titles[$0] })
    return search.matches(query).map { titles[$0.index].0 }
  }

  private func found(_ query: String, in titles: [String]) -> [String] {
    found(query, in: titles.map { ($0, nil) })
  }

  @Test func `letters that follow each other come before letters that are far apart`() {
    #expect(
      found("whale", in: ["We have all lived easily", "A whale", "Whale"]).prefix(2) == [
        "Whale", "A whale",
      ])
    #expect(
      found("emma", in: ["Elements of Mathematics", "Emmanuel", "Emma"]) == [
        "Emma", "Emmanuel", "Elements of Mathematics",
      ])
  }

  @Test func `the beginnings of words find what has many of them`() {
    let titles = ["The wind in the willows", "Towards a theory", "Wittgenstein"]
    #expect(found("witw", in: titles).first == titles[0])
    #expect(found("md", in: ["Timid", "MobyDick", "Armada"]).first == "MobyDick")
  }

  @Test func `authors are found, and every word must be somewhere`() {
    let books: [(String, String?)] = [
      ("Typee", "Herman Melville"), ("Moby-Dick", "Herman Melville"), ("Moby", "Somebody"),
    ]
    #expect(found("melv", in: books) == ["Typee", "Moby-Dick"])
    #expect(found("melv moby", in: books) == ["Moby-Dick"])
    #expect(found("mobymel", in: books) == ["Moby-Dick"])
    #expect(found("moby zz", in: books) == [])
  }

  @Test func `case and accents make no difference, in any script`() {
    let titles = ["Les Misérables", "Τὰ εἰς ἑαυτόν", "Война и мир", "紅樓夢"]
    #expect(found("MISERABLES", in: titles) == [titles[0]])
    #expect(found("les misérables", in: titles) == [titles[0]])
    #expect(found("εαυτον", in: titles) == [titles[1]])
    #expect(found("ВОЙНА", in: titles) == [titles[2]])
    #expect(found("樓夢", in: titles) == [titles[3]])
  }

  @Test func `nothing is found without words`() {
    #expect(found("", in: ["Emma"]) == [])
    #expect(found(" \u{301} ", in: ["Emma"]) == [])
    #expect(found("e", in: [String]()) == [])
  }

  @Test(arguments: 0..<8)
  func `a score is that of the best way to lay the letters`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = Array("aab -ABé夢'1")
    for _ in 0..<150 {
      let text = String(
        (0..<Int.random(in: 0...14, using: &random)).map { _ in
          letters.randomElement(using: &random)!
        })
      let word = String(
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
          letters.filter { !$0.isWhitespace }.randomElement(using: &random)!
        })
      let index = FuzzyIndex(count: 1) { _ in (text, nil) }
      let pattern = FuzzyPattern(word)
      var search = FuzzySearch(in: index)
      let score = search.matches(word).first?.score
      #expect(
        score == pattern.words.first.flatMap { PlainFuzzy.best(of: $0, in: index) },
        "'\(word)' in '\(text)'")
    }
  }

  @Test(arguments: 0..<4)
  func `letters are found wherever they stand in texts of any length`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = Array("abé夢")
    for _ in 0..<40 {
      // Around one, two and three times the bytes that are looked at together.
      let length = [63, 64, 65, 128, 150, 193].randomElement(using: &random)!
      var text = String(repeating: "x", count: length - 12)
      for _ in 0..<5 {
        let place = text.index(
          text.startIndex, offsetBy: Int.random(in: 0..<text.count, using: &random))
        text.insert(letters.randomElement(using: &random)!, at: place)
      }
      let word = String((0..<3).map { _ in letters.randomElement(using: &random)! })
      let index = FuzzyIndex(count: 2) { _ in (text, nil) }
      let pattern = FuzzyPattern(word)
      var search = FuzzySearch(in: index)
      let one = FuzzyIndex(count: 1) { _ in (text, nil) }
      let expected = pattern.words.first.flatMap { PlainFuzzy.best(of: $0, in: one) }
      #expect(
        search.matches(word).map(\.score) == (expected.map { [$0, $0] } ?? []),
        "'\(word)' in '\(text)'")
    }
  }

  @Test(arguments: 0..<4)
  func `what is found as one types is what is found at once`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = Array("abcde  ABé夢")
    let texts = (0..<300).map { _ in
      String(
        (0..<Int.random(in: 0...20, using: &random)).map { _ in
          letters.randomElement(using: &random)!
        })
    }
    let index = FuzzyIndex(count: texts.count) { (texts[$0], texts[($0 + 1) % texts.count]) }
    var typed = FuzzySearch(in: index)
    var query = ""
    for _ in 0..<60 {
      if query.count > 5 || Int.random(in: 0..<4, using: &random) == 0 {
        query = String(query.dropLast())
      } else {
        query.append(letters.randomElement(using: &random)!)
      }
      var atOnce = FuzzySearch(in: index)
      let expected = atOnce.matches(query)
      let found = typed.matches(query)
      #expect(found == expected, "'\(query)'")
      for (a, b) in zip(expected, expected.dropFirst()) { #expect(a.score >= b.score) }
    }
  }

  @Test func `a long word and a long text come to an end`() {
    let text = String(repeating: "ab", count: 2000)
    #expect(found(String(repeating: "ab", count: 100), in: [text]) == [text])
    #expect(found(String(repeating: "ab", count: 20) + "c", in: [text]) == [])
  }

  @Test(arguments: 0..<6)
  func `a word that stands as it is is found in every text that has it`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let letters = Array("abcé夢 -")
    func text(_ length: Int) -> String {
      String((0..<length).map { _ in letters.randomElement(using: &random)! })
    }
    let texts = (0..<40).map { _ in (text(Int.random(in: 0...70, using: &random)), text(9)) }
    let index = FuzzyIndex(count: texts.count) { texts[$0] }
    for _ in 0..<30 {
      let word = text(Int.random(in: 1...4, using: &random))
      var found: [Int: WordStanding] = [:]
      index.eachText(with: word) { found[$0] = $1 }
      func folded(_ words: String) -> String {
        String(String.UnicodeScalarView(FuzzyUnits().folded(words)))
      }
      for (number, fields) in texts.enumerated() {
        let standing = found[number] ?? []
        #expect(standing.contains(.main) == folded(fields.0).contains(folded(word)))
        #expect(standing.contains(.other) == folded(fields.1).contains(folded(word)))
      }
    }
  }
}

/// The score of a word by trying every way to lay it.
private enum PlainFuzzy {
  static func best(of word: FuzzyPattern.Word, in index: FuzzyIndex) -> Int? {
    let bytes = index.bytes + [0, 0, 0, 0]
    func places(of unit: FuzzyPattern.Unit, from start: Int) -> [Int] {
      bytes.withUnsafeBufferPointer { buffer in
        guard let bytes = buffer.baseAddress, start < index.bytes.count else { return [] }
        return (start..<index.bytes.count).filter { unit.stands(at: $0, in: bytes) }
      }
    }
    /// The best way from the letter `number` on, the one before at `last`.
    func best(_ number: Int, after last: Int, isInWord: Bool) -> Int? {
      guard number < word.units.count else { return 0 }
      let unit = word.units[number]
      return places(of: unit, from: number == 0 ? 0 : last).compactMap { place -> Int? in
        let bonus = Int(index.bonuses[place])
        var worth = 16
        var goesOnInWord = bonus > 0
        if number == 0 {
          worth += 2 * bonus
        } else if place == last {
          worth += max(bonus, isInWord ? 8 : 4)
          goesOnInWord = isInWord || bonus > 0
        } else {
          worth += bonus - min(15, 3 + (place - last - 1))
        }
        return best(number + 1, after: place + unit.length, isInWord: goesOnInWord)
          .map { $0 + worth }
      }.max()
    }
    return best(0, after: 0, isInWord: false)
  }
}

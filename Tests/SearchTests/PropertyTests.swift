import Books
import TestSupport
import Testing

@testable import Search

struct `Random texts` {
  private static let letters: [Unicode.Scalar] = Array("aAeéfiﬁтТ中文かが\u{301}".unicodeScalars)
  private static let others: [Unicode.Scalar] = Array(
    "\u{3099}\u{AD} \u{3000}\n\n-_.".unicodeScalars)

  private static func text(_ random: inout SeededGenerator) -> String {
    // A few characters only, so that words come again.
    let few = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      letters.randomElement(using: &random) ?? "a"
    }
    let rest = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      others.randomElement(using: &random) ?? " "
    }
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...60, using: &random) {
      let isLetter = rest.isEmpty || Int.random(in: 0..<5, using: &random) < 3
      text.append((isLetter ? few : rest).randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  /// Some of a text's characters in a row, as one may look for them.
  private static func words(of text: String, _ random: inout SeededGenerator) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return nil }
    let start = Int.random(in: 0..<scalars.count, using: &random)
    let length = Int.random(in: 1...6, using: &random)
    var words = String.UnicodeScalarView()
    let end = min(start + length, scalars.count)
    words.append(contentsOf: scalars[start..<end].filter { $0 != "-" && $0 != "_" })
    return String(words)
  }

  /// The units of a query, or `nil` for one that the reference does not know.
  private static func units(of words: String, _ folding: Folding) -> [Unicode.Scalar]? {
    var units: [Unicode.Scalar] = []
    var last: ReferenceSearch.Kind?
    for scalar in words.unicodeScalars {
      guard let character = ReferenceSearch.alphabet[scalar] else { return nil }
      let isSpace = character.kind == .space || character.kind == .newline
      if isSpace, units.isEmpty || units.last == " " { continue }
      // Where white space stands beside East Asian letters, a newline is it and nothing at once.
      if isSpace, last == .east || last == .letterMark { return nil }
      if character.kind == .east || character.kind == .letterMark, units.last == " " { return nil }
      units += ReferenceSearch.units(of: scalar, folding)
      last = character.kind
    }
    if units.last == " " { units.removeLast() }
    return units.isEmpty ? nil : units
  }

  @Test(arguments: [
    (SearchQuery.Matching.folded, false), (.folded, true), (.exact, false), (.exact, true),
    (.smart, false), (.smart, true),
  ])
  func `are searched as a simple search does`(
    _ matching: SearchQuery.Matching, _ wholeWords: Bool
  ) throws {
    var random = SeededGenerator(seed: wholeWords ? 7 : 11)
    var matchCount = 0
    for _ in 0..<2000 {
      let text = Self.text(&random)
      guard let words = Self.words(of: text, &random) else { continue }
      let folding: Folding =
        switch matching {
        case .folded: .all
        case .exact: .none
        case .smart:
          words.unicodeScalars.contains(where: \.properties.isUppercase) ? .accents : .all
        }
      guard let units = Self.units(of: words, folding) else { continue }
      let expected = ReferenceSearch(text, folding)
        .matches(units, wholeWords: wholeWords)
      let query = SearchQuery(words, matching: matching, wholeWords: wholeWords)
      let partLength = Int.random(in: 1...80, using: &random)
      let found = try matches(of: query, in: Array(text.utf8), partLength: partLength)
      try #require(
        found == expected,
        "\(String(reflecting: words)) in \(String(reflecting: text)) by \(partLength)")
      matchCount += found.count
    }
    #expect(matchCount > 500)
  }

  @Test(arguments: [
    #"[ae]+"#, #"\bт"#, #"a.*?e"#, #"^."#, #".$"#, #"(?s)e.{1,9}a"#, #"(?<=a)."#, #"\s+"#, #"é|中"#,
  ])
  func `give a pattern the same matches at all block edges`(_ pattern: String) throws {
    var random = SeededGenerator(seed: 5)
    let query = SearchQuery(pattern, isRegex: true)
    var matchCount = 0
    for _ in 0..<200 {
      var bytes = Array(Self.text(&random).utf8)
      // Bad bytes, too.
      if !bytes.isEmpty, Bool.random(using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = 0xC3
      }
      let whole = try matches(of: query, in: bytes)
      for partLength in [1, 2, 7, 16] {
        try #require(try matches(of: query, in: bytes, partLength: partLength) == whole)
      }
      matchCount += whole.count
    }
    #expect(matchCount > 10)
  }
}

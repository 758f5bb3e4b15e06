/// Whether each name and pronoun of a passage has one owner, and each hole something to fill it.
///
/// Tests hold every passage of the program to it; the words of a story need no check after that.
package struct PassageCheck {
  private let texts: SkeletonTexts

  package init(of texts: SkeletonTexts) { self.texts = texts }

  private enum Person { case hero, elder, other }

  /// The faults of a passage, as sentences.
  package func faults(of source: String, beat: Beat) -> [String] {
    var faults = holeFaults(source)
    let bare = Self.withoutBits(source)
    if !bare.contains("{hero}") { faults.append("The hero is not named.") }
    let friends = beat == .want ? ["{a friend}", "{A friend}"] : ["{friend}", "{Friend}"]
    if !friends.contains(where: bare.contains) { faults.append("The companion is not named.") }
    return faults + pronounFaults(Self.withBits(source))
  }

  // MARK: - Holes

  private func holeFaults(_ source: String) -> [String] {
    let articles = [" a {", " an {"].filter(source.contains).map {
      "An article stands before a hole, not in it: \($0)"
    }
    return articles
      + Self.holes(in: source).compactMap { hole in
        isKnown(hole.first.map { $0.lowercased() + hole.dropFirst() } ?? hole)
          ? nil : "Nothing fills {\(hole)}."
      }
  }

  private func isKnown(_ hole: String) -> Bool {
    if ["hero", "friend", "a friend", "interest", "refrain"].contains(hole) {
      return true
    }
    let name = hole.hasPrefix("a ") ? String(hole.dropFirst(2)) : hole
    return texts.slots.contains { $0.name == name } || HeroPronouns.she.word(for: hole) != nil
      || World.all.allSatisfy { $0.words[hole] != nil }
  }

  private static func holes(in source: String) -> [String] {
    source.split(separator: "{").dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }

  /// The passage without any bit.
  private static func withoutBits(_ source: String) -> String {
    var result = ""
    var depth = 0
    for character in source {
      if character == "[" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == "]" { depth -= 1 }
    }
    return result
  }

  /// The passage with the words of all bits.
  private static func withBits(_ source: String) -> String {
    var result = ""
    var rest = source[...]
    while let open = rest.firstIndex(of: "["), let colon = rest[open...].firstIndex(of: ":") {
      result += rest[..<open]
      rest = rest[rest.index(after: colon)...]
    }
    return (result + rest).replacing("]", with: "")
  }

  // MARK: - Pronouns

  private func pronounFaults(_ source: String) -> [String] {
    // A hole counts as a capital word, so that a sentence may begin with it.
    let text = source.replacing("{", with: "Q{").replacing("\n", with: " ")
    var named: [(sentence: Int, person: Person)] = []
    var companion = -9
    var faults: [String] = []
    for (index, marked) in StorySentences.of(text).enumerated() {
      let sentence = marked.replacing("Q{", with: "{")
      let tokens = Self.tokens(of: sentence)
      let hasHero = tokens.contains { Self.heroPronouns.contains($0.lowercased()) }
      if hasHero, tokens.contains(where: { Self.several.contains($0.lowercased()) }) {
        faults.append("Two owners of they or them: \(sentence)")
      }
      if hasHero, tokens.contains(where: { Self.plain.contains($0.lowercased()) }) {
        faults.append("Two owners of he or she: \(sentence)")
      }
      for (before, verb) in zip(tokens, tokens.dropFirst())
      where before.lowercased() == "{he}" && Self.single.contains(verb) {
        faults.append("{he} may be they, {was} is its verb: \(sentence)")
      }
      for token in tokens {
        let word = token.lowercased()
        if token == "{hero}" { named.append((index, .hero)) }
        if token == "{elder}" { named.append((index, .elder)) }
        if token == texts.person?.name { named.append((index, .other)) }
        if ["{friend}", "{a friend}"].contains(word) { companion = index }
        if ["{it}", "{its}"].contains(word), index - companion > 1 {
          faults.append("{it} is too far from {friend}: \(sentence)")
        }
        let owner: Person? =
          Self.heroPronouns.contains(word) ? .hero : Self.plain.contains(word) ? .other : nil
        guard let owner else { continue }
        guard let last = named.last(where: { $0.person == owner }) else {
          faults.append("\(token) has no owner: \(sentence)")
          continue
        }
        if named.contains(where: { $0.sentence >= last.sentence && $0.person != owner }) {
          faults.append("\(token) may be two persons’: \(sentence)")
        }
      }
    }
    return faults
  }

  private static let heroPronouns: Set = ["{he}", "{him}", "{his}", "{himself}"]
  /// Verbs that do not go with `they`.
  private static let single: Set = ["was", "is", "has", "does"]
  private static let several: Set = ["they", "them", "their", "themselves"]
  private static let plain: Set = ["she", "he", "her", "him", "his", "hers", "herself", "himself"]

  /// The words and holes of a sentence.
  private static func tokens(of sentence: String) -> [String] {
    var tokens: [String] = []
    var token = ""
    var isHole = false
    for character in sentence {
      if character == "{" {
        if !token.isEmpty { tokens.append(token) }
        (token, isHole) = ("{", true)
      } else if isHole {
        token.append(character)
        if character == "}" {
          tokens.append(token)
          (token, isHole) = ("", false)
        }
      } else if character.isLetter || character == "-" {
        token.append(character)
      } else if !token.isEmpty {
        tokens.append(token)
        token = ""
      }
    }
    return token.isEmpty ? tokens : tokens + [token]
  }
}

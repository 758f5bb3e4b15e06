/// What the holes of passages are filled with in one story.
package struct PassageFilling: Sendable {
  var hero: String
  var pronouns: HeroPronouns
  var companion: Companion
  var world: World
  /// The chosen value of each slot of the skeleton.
  var slots: [String: String]
  var refrain: String
  var interest: String?

  /// What fills the holes of a skeleton with such slots; none by default.
  package init(
    hero: String, pronouns: HeroPronouns, companion: Companion, world: World,
    slots: [String: String] = [:], refrain: String = "", interest: String? = nil
  ) {
    self.hero = hero
    self.pronouns = pronouns
    self.companion = companion
    self.world = world
    self.slots = slots
    self.refrain = refrain
    self.interest = interest
  }

  /// What holds in the story: the bits of other facts are left out.
  private var facts: Set<String> {
    world.facts.union(companion.facts).union(interest == nil ? [] : ["interest"])
  }

  /// The paragraphs of a passage.
  func paragraphs(of source: String) -> [String] {
    let facts = facts
    return source.split(separator: "\n").compactMap { line in
      let words = filled(Self.choosing(line, facts)).trimmedWords
      return words.isEmpty ? nil : words
    }
  }

  /// The words of a title, in which the values of slots begin with capitals as all words do.
  func title(_ source: String) -> String {
    var filling = self
    filling.slots = slots.mapValues { value in
      value.split(separator: " ").map { String($0).capitalizingFirst }.joined(separator: " ")
    }
    return filling.line(source)
  }

  /// The words of one line, such as a question.
  package func line(_ source: String) -> String { paragraphs(of: source).joined(separator: " ") }

  /// A line with the bits whose fact holds, without those whose fact does not.
  private static func choosing(_ line: Substring, _ facts: Set<String>) -> String {
    var result = ""
    var rest = line
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      result += rest[..<open]
      let bit = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      guard let colon = bit.firstIndex(of: ":") else { continue }
      let isNegated = bit.first == "!"
      let fact = String(bit[..<colon].drop { $0 == "!" })
      if facts.contains(fact) != isNegated { result += bit[bit.index(after: colon)...] }
    }
    return result + rest
  }

  private func filled(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let hole = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      let words = clearWord(in: hole, after: result) ?? words(in: hole) ?? "{\(hole)}"
      let isCapital = hole.first?.isUppercase == true || Self.beginsSentence(after: result)
      result += isCapital ? words.capitalizingFirst : words
      if words != hero, pronouns.word(for: hole.lowercased()) != nil { result += Self.ownMark }
    }
    return companion.agreeing((result + rest).replacing(Self.ownMark, with: ""))
  }

  /// Stands behind each pronoun of the hero while a line is filled: no other `they` is the hero's.
  private static let ownMark = "\u{1}"

  /// Whether what follows `text` begins a sentence.
  private static func beginsSentence(after text: String) -> Bool {
    var before = text[...]
    if before.last == "\"" { before.removeLast() }
    guard before.last == " " || before.isEmpty else { return false }
    while before.last == " " { before.removeLast() }
    return before.last.map { ".!?".contains($0) } ?? true
  }

  /// The hero's name in the place of `they`, `them` or `their` where others are spoken of too, and the
  /// verb that goes with it; `nil` if the pronoun is clear.
  ///
  /// Others are those who are named, or called `they`, in the same sentence or in the one before.
  private func clearWord(in hole: String, after text: String) -> String? {
    let hole = hole.lowercased()
    guard pronouns == .they, ["he", "him", "his", "was"].contains(hole) else { return nil }
    // With a capital word at the end, a sentence that has not begun yet counts as well.
    let sentences = StorySentences.of(text + "X")
    let current = sentences.last ?? ""
    let name = current.ranges(of: hero).last { range in
      range.upperBound == current.endIndex || !current[range.upperBound].isLetter
    }?.lowerBound
    if hole == "was" {
      guard let name else { return nil }
      return current.lastWord(where: { $0 == "they" }).map { $0 > name } == true ? nil : "was"
    }
    guard name == nil else { return nil }
    let near = sentences.suffix(2).joined(separator: " ").lowercased()
    let named = ["folk", "creatures"].compactMap { world.words[$0] }
    let paired = [companion.named, companion.introduced].flatMap { ["and \($0)", "\($0) and"] }
    let hasOthers =
      near.replacing("they" + Self.ownMark, with: "").replacing("them" + Self.ownMark, with: "")
      .replacing("their" + Self.ownMark, with: "").lastWord(where: Self.several.contains) != nil
      || (named + paired).contains { near.contains($0.lowercased()) }
    guard hasOthers else { return nil }
    return hole == "his" ? hero + "'s" : hero
  }

  /// The words that speak of more than one, or of anyone.
  private static let several: Set<String> = [
    "they", "them", "their", "theirs", "themselves", "both", "others", "people", "children",
    "everybody", "everyone", "somebody", "someone", "nobody", "anybody",
  ]

  private func words(in hole: String) -> String? {
    let hole = hole.first.map { $0.lowercased() + hole.dropFirst() } ?? hole
    switch hole {
    case "hero": return hero
    case "friend": return companion.named
    case "a friend": return companion.introduced
    case "interest": return interest
    case "refrain": return refrain
    default: break
    }
    if let value = slots[hole] { return value }
    if hole.hasPrefix("a "), let value = slots[String(hole.dropFirst(2))] {
      return Companion.withArticle(value)
    }
    return pronouns.word(for: hole) ?? world.words[hole]
  }
}

extension String {
  /// Where the last of its words that fits begins, in small letters; `nil` if none does.
  fileprivate func lastWord(where fits: (String) -> Bool) -> String.Index? {
    StoryWords.of(self).last { fits($0.lowercased()) }?.startIndex
  }

  /// The string with a capital letter at its start.
  package var capitalizingFirst: String { first.map { $0.uppercased() + dropFirst() } ?? self }

  /// The string with typographic quotation marks and apostrophes in the place of straight ones.
  var withCurlyQuotes: String {
    var result = ""
    var previous: Character = " "
    for character in self {
      let opens = previous.isWhitespace || "([“‘–—".contains(previous)
      switch character {
      case "\"": result.append(opens ? "“" : "”")
      case "'": result.append(opens ? "‘" : "’")
      default: result.append(character)
      }
      previous = result.last ?? " "
    }
    return result
  }
}

/// Who comes along with the hero.
package struct Companion: Equatable, Sendable {
  /// How it is introduced: `a small owl`.
  package var introduced: String
  /// How it is named after that: `the owl`.
  package var named: String
  /// What it is like: `wings`, `fur`.
  var facts: Set<String>
  /// Whether it is more than one: `two mice`.
  private(set) var isPlural = false

  private init(_ introduced: String, _ facts: Set<String>) {
    self.introduced = introduced
    named = "the " + (introduced.split(separator: " ").last.map(String.init) ?? introduced)
    self.facts = facts
  }

  /// The companion that a reader typed: `a small owl`, `small owl`, `my brother Tom`, `Rex`.
  package init(typed: String) {
    let words = typed.split(whereSeparator: \.isWhitespace).map(String.init)
    let first = words.first?.lowercased() ?? ""
    let isName = words.first?.first?.isUppercase == true && first != "a" && first != "an"
    if isName || words.isEmpty || ["my", "the", "his", "her", "our", "their"].contains(first) {
      introduced = words.joined(separator: " ")
      if words.count > 1, !isName {
        introduced = first + " " + words.dropFirst().joined(separator: " ")
      }
      named = introduced
      facts = []
      return
    }
    let nouns = ["a", "an"].contains(first) ? Array(words.dropFirst()) : words
    let phrase = nouns.joined(separator: " ")
    isPlural = Self.numbers.contains(first)
    introduced = isPlural ? phrase : Self.withArticle(phrase)
    let head = nouns.prefix { !Self.joints.contains($0) }.last ?? phrase
    let name = nouns.drop { $0 != "called" }.dropFirst()
    named = name.isEmpty || isPlural ? "the " + head : name.joined(separator: " ")
    facts = Self.all.first { $0.named == "the " + head.lowercased() }?.facts ?? []
  }

  /// The words after which a noun's phrase has been said: `a bear with a hat`.
  private static let joints: Set<String> = [
    "with", "of", "in", "from", "who", "that", "called", "on",
  ]

  /// The words that begin a phrase of more than one.
  private static let numbers: Set<String> = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "some", "2", "3", "4",
    "5", "6", "7", "8", "9", "10",
  ]

  /// The verbs that passages say of a companion, and how they are said of more than one.
  private static let plurals = [
    "was": "were", "is": "are", "has": "have", "does": "do", "says": "say", "asks": "ask",
    "tells": "tell", "tests": "test", "sits": "sit", "insists": "insist",
  ]

  /// A text in which the verbs of a companion who is more than one are plural, before the name
  /// (`does the owl`) or behind it (`the owl was`, `the owl, who was`).
  func agreeing(_ text: String) -> String {
    guard isPlural else { return text }
    var words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    func plural(_ word: String) -> String? {
      let verb = word.prefix { $0.isLetter }
      guard let found = Self.plurals[verb.lowercased()] else { return nil }
      let isCapital = verb.first?.isUppercase == true
      return (isCapital ? found.capitalizingFirst : found) + word.dropFirst(verb.count)
    }
    for name in [named, introduced] {
      let parts = name.lowercased().split(separator: " ").map(String.init)
      guard words.count > parts.count else { continue }
      for start in 0...(words.count - parts.count) {
        let end = start + parts.count
        let here = words[start..<end].map { $0.lowercased().filter { $0.isLetter || $0.isNumber } }
        guard here == parts else { continue }
        let hasWho = end < words.count && words[end] == "who"
        let next = hasWho ? end + 1 : end
        let isJoined = words[end - 1].last.map { $0.isLetter || hasWho } == true
        if isJoined, next < words.count, let verb = plural(words[next]) { words[next] = verb }
        let before = start > 1 ? words[start - 2].lowercased().filter(\.isLetter) : ""
        let verb = start > 0 ? words[start - 1] : "."
        if before == "this", verb == "is" {
          words[start - 2] = words[start - 2].first == "T" ? "These" : "these"
          words[start - 1] = "are"
        } else if verb.last?.isLetter == true, !["it", "that", "who"].contains(before) {
          words[start - 1] = plural(verb) ?? verb
        }
      }
    }
    let result = words.joined(separator: " ")
    guard named.hasSuffix("s") else { return result }
    return [named, named.capitalizingFirst].reduce(result) { text, name in
      text.replacing(name + "'s", with: name + "'")
    }
  }

  /// A noun with its article: `an owl`.
  static func withArticle(_ noun: String) -> String {
    let word = noun.lowercased()
    let isVowel =
      word.first.map { "aeiou".contains($0) } == true
      && !["uni", "use", "eu", "one"].contains { word.hasPrefix($0) }
    return (isVowel ? "an " : "a ") + noun
  }

  /// The companions that the composer knows, and suggests.
  package static let all: [Companion] = [
    Companion("a small owl", ["wings"]),
    Companion("a hedgehog", ["tiny", "slow"]),
    Companion("a mouse", ["fur", "tiny"]),
    Companion("an old tortoise", ["slow"]),
    Companion("a grey cat", ["fur"]),
    Companion("a toad", ["tiny"]),
    Companion("a robin", ["wings", "tiny"]),
    Companion("a brown rabbit", ["fur"]),
    Companion("a young fox", ["fur"]),
    Companion("a white goose", ["wings"]),
    Companion("a tin robot", ["slow"]),
    Companion("a snail", ["tiny", "slow"]),
    Companion("a little goat", ["fur"]),
    Companion("a red squirrel", ["fur"]),
    Companion("a shaggy dog", ["fur"]),
    Companion("a tin duck", ["slow"]),
  ]
}

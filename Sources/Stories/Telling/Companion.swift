/// Who comes along with the hero.
package struct Companion: Equatable, Sendable {
  /// How it is introduced: `a small owl`.
  package var introduced: String
  /// How it is named after that: `the owl`.
  package var named: String
  /// What it is like: `wings`, `fur`.
  var facts: Set<String>

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
    introduced = Self.withArticle(phrase)
    let head = nouns.prefix { !Self.joints.contains($0) }.last ?? phrase
    named = "the " + head
    facts = Self.all.first { $0.named == "the " + head.lowercased() }?.facts ?? []
  }

  /// The words after which a noun's phrase has been said: `a bear with a hat`.
  private static let joints: Set<String> = [
    "with", "of", "in", "from", "who", "that", "called", "on",
  ]

  /// A noun with its article: `an owl`.
  static func withArticle(_ noun: String) -> String {
    let isVowel = noun.first.map { "aeiouAEIOU".contains($0) } == true
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

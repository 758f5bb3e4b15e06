/// The passages of one skeleton for one band, parsed.
///
/// The source is one string literal of the program: a head of `key: value` lines, then for each beat
/// `## beat` and its wordings, separated by `---`. Each line of a wording is a paragraph.
package struct SkeletonTexts: Sendable {
  /// One wording of a beat.
  package struct Wording: Equatable, Sendable {
    /// Its paragraphs, with holes and bits.
    package var source: String
    /// A word of it and what the word means.
    package var explained: ExplainedWord?
  }

  package var titles: [String] = []
  /// The words that a hole of the skeleton's own is filled with: singular nouns without an article.
  package var slots: [(name: String, values: [String])] = []
  package var refrains: [String] = []
  package var questions: [String] = []
  /// The titles that the first, the second and the third chapter can have; empty without chapters.
  package var chapters: [[String]] = []
  /// One more person with a name of its own, and its pronoun.
  package var person: (name: String, pronoun: String)?
  /// What a world must have for the story to happen there, such as `rocks`; `nil` if any will do.
  package var needed: String?
  package var wordings: [Beat: [Wording]] = [:]

  /// The worlds that the story can happen in.
  package var worlds: [World] {
    guard let needed else { return World.all }
    return World.all.filter { $0.facts.contains(needed) }
  }

  /// The texts of a source.
  package init(parsing source: String) {
    var beat: Beat?
    var lines: [Substring] = []
    var word: ExplainedWord?
    func ended() -> Wording { Wording(source: lines.joined(separator: "\n"), explained: word) }
    for line in source.split(separator: "\n") where !line.allSatisfy(\.isWhitespace) {
      if line.hasPrefix("## ") {
        if let beat, !lines.isEmpty { wordings[beat, default: []].append(ended()) }
        beat = Beat(rawValue: line.dropFirst(3).trimmingSpaces)
        (lines, word) = ([], nil)
      } else if let beat {
        if line == "---" {
          if !lines.isEmpty { wordings[beat, default: []].append(ended()) }
          (lines, word) = ([], nil)
        } else if line.hasPrefix("= "), let parted = Self.parted(line.dropFirst(2)) {
          word = ExplainedWord(word: parted.key, meaning: parted.value)
        } else {
          lines.append(line)
        }
      } else if let parted = Self.parted(line) {
        set(parted.key, parted.value)
      }
    }
    if let beat, !lines.isEmpty { wordings[beat, default: []].append(ended()) }
  }

  private mutating func set(_ key: String, _ value: String) {
    switch key {
    case "title": titles.append(value)
    case "needs": needed = value
    case "refrain": refrains.append(value)
    case "question": questions.append(value)
    case "chapter1", "chapter2", "chapter3": chapters.append(Self.choices(value))
    case "person":
      let words = value.split(separator: " ").map(String.init)
      if words.count == 2 { person = (words[0], words[1]) }
    default:
      if key.hasPrefix("slot ") {
        slots.append((name: String(key.dropFirst(5)), values: Self.choices(value)))
      }
    }
  }

  private static func parted(_ line: Substring) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    return (
      line[..<colon].trimmingSpaces, line[line.index(after: colon)...].trimmingSpaces
    )
  }

  private static func choices(_ value: String) -> [String] {
    value.split(separator: "|").map(\.trimmingSpaces)
  }
}

/// A word of a story and what it means.
package struct ExplainedWord: Equatable, Codable, Sendable {
  package var word: String
  package var meaning: String
}

extension Substring {
  /// The characters without space at the ends.
  fileprivate var trimmingSpaces: String {
    var rest = self
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

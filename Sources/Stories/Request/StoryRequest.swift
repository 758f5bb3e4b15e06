/// What a story is asked for.
package struct StoryRequest: Equatable, Codable, Sendable {
  /// The hero's name.
  package var hero: String
  package var pronouns: HeroPronouns
  /// Who comes along, as it was typed: `a small owl`. Empty for one that the composer chooses.
  package var companion: String
  package var band: AgeBand
  package var theme: StoryTheme
  /// What the story helps to grow in; `nil` for a story that is alone.
  package var focus: GrowthFocus?
  package var length: StoryLength
  /// What the child loves: `trains`.
  package var interests: [String]
  /// The language it is told in; nil for English.
  package var language: StoryLanguage?

  package init(
    hero: String, pronouns: HeroPronouns? = nil, companion: String = "", band: AgeBand,
    theme: StoryTheme, focus: GrowthFocus? = nil, length: StoryLength = .middle,
    interests: [String] = [], language: StoryLanguage? = nil
  ) {
    self.hero = hero
    self.pronouns = pronouns ?? HeroPronouns(guessedFor: hero)
    self.companion = companion
    self.band = band
    self.theme = theme
    self.focus = focus
    self.length = length
    self.interests = interests
    self.language = language == .english ? nil : language
  }

  /// What is wrong with a field of a request, as a sentence.
  package enum Field: String, Sendable {
    case hero, companion, interests
  }

  /// The first field that cannot be told, with the sentence that says why; `nil` if all can.
  package var fault: (field: Field, sentence: String)? {
    if hero.trimmedWords.isEmpty { return (.hero, "The hero needs a name.") }
    if let sentence = Self.fault(in: hero) { return (.hero, sentence) }
    if let sentence = Self.fault(in: companion) { return (.companion, sentence) }
    if interests.count > Self.mostInterests {
      return (.interests, "At most \(Self.mostInterests) interests.")
    }
    for interest in interests {
      if interest.trimmedWords.isEmpty { return (.interests, "An interest is empty.") }
      if let sentence = Self.fault(in: interest) { return (.interests, sentence) }
    }
    return nil
  }

  /// The most interests of a request.
  package static let mostInterests = 5
  /// The most characters of a name, a companion or an interest.
  package static let mostCharacters = 40

  /// Why a field's words cannot stand in a story; `nil` if they can.
  package static func fault(in words: String) -> String? {
    if words.count > mostCharacters { return "At most \(mostCharacters) characters." }
    let isPlain = words.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
        .surrogate:
        false
      default: !"{}[]".unicodeScalars.contains(scalar)
      }
    }
    return isPlain ? nil : "No brackets, and nothing that cannot be printed."
  }
}

extension String {
  /// The string without space at its ends, with one space between words.
  var trimmedWords: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}

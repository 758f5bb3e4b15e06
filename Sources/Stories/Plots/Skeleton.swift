/// A plot: a want, an obstacle, two failed tries, an insight, an act and a return.
package enum Skeleton: String, CaseIterable, Sendable {
  case lantern, crossing, newcomer, seed, quarrel, map, voice, storm, stray, machine, present, hill

  /// The themes it suits.
  package var themes: Set<StoryTheme> {
    switch self {
    case .lantern: [.courage, .adventure]
    case .crossing: [.adventure, .learning]
    case .newcomer: [.friendship, .kindness]
    case .seed: [.nature, .learning]
    case .quarrel: [.friendship, .kindness]
    case .map: [.adventure, .learning]
    case .voice: [.courage, .learning]
    case .storm: [.nature, .friendship, .courage]
    case .stray: [.kindness, .nature]
    case .machine: [.learning, .adventure]
    case .present: [.kindness, .friendship]
    case .hill: [.courage, .adventure, .nature]
    }
  }

  /// What it helps to grow in.
  package var focuses: Set<GrowthFocus> {
    switch self {
    case .lantern: [.emotional, .confidence]
    case .crossing: [.cognitive, .confidence]
    case .newcomer, .quarrel, .stray: [.emotional]
    case .seed, .present: [.emotional, .cognitive]
    case .map, .machine: [.cognitive]
    case .voice, .storm, .hill: [.confidence]
    }
  }
}

/// A part of a plot, in the order of the telling.
package enum Beat: String, CaseIterable, Sendable {
  case want, obstacle, try1, try2, insight, act, `return`

  /// Whether a wording of this beat comes with a word that is explained.
  package var explainsWord: Bool { self == .obstacle || self == .insight || self == .act }
}

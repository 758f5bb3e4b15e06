/// What a story is about.
package enum StoryTheme: String, CaseIterable, Codable, Sendable {
  case adventure, friendship, learning, courage, kindness, nature
}

/// What a collection of stories helps a child grow in.
package enum GrowthFocus: String, CaseIterable, Codable, Sendable {
  case emotional, cognitive, confidence

  /// Its name on the screen.
  package var name: String {
    switch self {
    case .emotional: "Emotional Intelligence"
    case .cognitive: "Cognitive Skills"
    case .confidence: "Confidence & Leadership"
    }
  }
}

/// How long a story is, within the limits of its band.
package enum StoryLength: String, CaseIterable, Codable, Sendable {
  case short, middle, long

  /// About how many words a story of this length has.
  package func words(in band: AgeBand) -> ClosedRange<Int> {
    let all = band.limits.words
    let third = (all.upperBound - all.lowerBound) / 3
    return switch self {
    case .short: all.lowerBound...all.lowerBound + third
    case .middle: all.lowerBound + third...all.upperBound - third
    case .long: all.upperBound - third...all.upperBound
    }
  }
}

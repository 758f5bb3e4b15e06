/// The ages a story is told for: each band has its own passages and its own limits.
package enum AgeBand: String, CaseIterable, Codable, Sendable {
  case early = "3-5"
  case middle = "6-8"
  case late = "9-10"

  /// The band of a child of so many years; younger and older children get the nearest band.
  package init(age: Int) {
    self = age <= 5 ? .early : age <= 8 ? .middle : .late
  }

  /// The band as it stands on the screen: `3–5`.
  package var label: String { rawValue.replacing("-", with: "–") }

  /// What a story of the band must keep to.
  package var limits: StoryLimits {
    switch self {
    case .early: StoryLimits(words: 200...350, grade: 2, meanSentence: 7, longestSentence: 14)
    case .middle: StoryLimits(words: 400...700, grade: 4, meanSentence: 11, longestSentence: 20)
    case .late: StoryLimits(words: 700...1_200, grade: 5.5, meanSentence: 13, longestSentence: 25)
    }
  }
}

/// The limits of a band.
package struct StoryLimits: Equatable, Sendable {
  /// The number of words of a story.
  package var words: ClosedRange<Int>
  /// The highest Flesch–Kincaid grade.
  package var grade: Double
  /// The highest mean of words a sentence.
  package var meanSentence: Double
  /// The most words of a sentence.
  package var longestSentence: Int
}

/// What a collection is asked for.
package struct CollectionRequest: Equatable, Sendable {
  package var title: String
  package var hero: String
  package var companions: [String]
  package var band: AgeBand
  package var focus: GrowthFocus
  package var interests: [String]
  /// How many stories it has, from 1 to 6.
  package var count: Int

  /// How many stories a collection may have.
  package static let counts = 1...6

  package init(
    title: String = "", hero: String, companions: [String] = [], band: AgeBand,
    focus: GrowthFocus, interests: [String], count: Int = 3
  ) {
    (self.title, self.hero, self.companions) = (title, hero, companions)
    (self.band, self.focus, self.interests, self.count) = (band, focus, interests, count)
  }

  /// Why the collection cannot be told, as a sentence; `nil` if it can.
  package var fault: String? {
    if interests.isEmpty { return "A collection needs an interest: what does the child love?" }
    if interests.count > StoryRequest.mostInterests {
      return "At most \(StoryRequest.mostInterests) interests."
    }
    if !Self.counts.contains(count) {
      return "A collection has \(Self.counts.lowerBound) to \(Self.counts.upperBound) stories."
    }
    if let sentence = interests.lazy.compactMap({ StoryRequest.fault(in: $0) }).first {
      return sentence
    }
    return requests.lazy.compactMap { $0.fault?.sentence }.first
  }

  /// What its stories are asked for: themes that suit the focus, companions and interests in turns.
  package var requests: [StoryRequest] {
    let themes = StoryTheme.allCases.filter { theme in
      Skeleton.allCases.contains { $0.themes.contains(theme) && $0.focuses.contains(focus) }
    }
    return (0..<max(count, 0)).map { index in
      StoryRequest(
        hero: hero, companion: companions.isEmpty ? "" : companions[index % companions.count],
        band: band, theme: themes[index % themes.count], focus: focus,
        interests: interests.isEmpty ? [] : [interests[index % interests.count]])
    }
  }
}

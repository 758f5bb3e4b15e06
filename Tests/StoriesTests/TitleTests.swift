import Stories
import Testing

@Suite struct StoryTitleTests {
  /// Words that stand small in a title, however long they are.
  private static let small: Set<String> = [
    "before", "behind", "beside", "between", "through", "without", "around", "across", "against",
  ]

  @Test(arguments: AgeBand.allCases)
  func `the words of a title begin with capitals, those of its slots too`(band: AgeBand) {
    let composer = Composer(band: band)
    for seed in 0..<60 as Range<UInt64> {
      let story = composer.story(
        for: StoryRequest(hero: "Mia", band: band, theme: .adventure), seed: seed)
      for title in [story.title] + story.chapters.compactMap(\.title) {
        let low = title.split(separator: " ").filter { word in
          word.count > 5 && word.first?.isLowercase == true && !Self.small.contains(String(word))
        }
        #expect(low.isEmpty, "\(title)")
      }
    }
  }
}

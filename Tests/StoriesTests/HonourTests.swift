import Stories
import Testing

struct HonourTests {
  private func story(
    _ theme: StoryTheme, _ day: Int?, focus: GrowthFocus? = nil, in collection: String? = nil
  ) -> StoryHonour.Story {
    StoryHonour.Story(
      theme: theme, focus: focus, collection: collection.map { ($0, "Brave") }, readOn: day)
  }

  @Test func `nothing is told before something is read`() {
    #expect(StoryHonour.all(of: []).isEmpty)
    #expect(StoryHonour.all(of: [story(.courage, nil, in: "c")]).isEmpty)
  }

  @Test func `days count in a row`() {
    let days = [3, 5, 4].map { story(.courage, $0) }
    #expect(StoryHonour.all(of: days).contains(.threeDays))
    #expect(!StoryHonour.all(of: [3, 4, 6].map { story(.courage, $0) }).contains(.threeDays))
  }

  @Test func `a collection, a focus and a theme count once all of it is read`() {
    let half = [story(.courage, 1, focus: .emotional, in: "c"), story(.nature, nil, in: "c")]
    #expect(StoryHonour.all(of: half) == [.firstStory, .focus(.emotional)])
    let whole = [story(.courage, 1, in: "c"), story(.courage, 1, in: "c"), story(.courage, 2)]
    #expect(
      StoryHonour.all(of: whole) == [
        .firstStory, .collection(identifier: "c", title: "Brave"), .theme(.courage),
      ])
  }
}

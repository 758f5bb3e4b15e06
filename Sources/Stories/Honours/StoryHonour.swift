/// Something worth a word, which reading stories came to. It is told once.
package enum StoryHonour: Hashable, Sendable {
  /// The first story was read.
  case firstStory
  /// Stories were read on three days in a row.
  case threeDays
  /// All stories of a collection were read.
  case collection(identifier: String, title: String)
  /// A story of a focus was read.
  case focus(GrowthFocus)
  /// All stories of a theme were read, three at least.
  case theme(StoryTheme)

  /// What a story tells of itself, for the honours.
  package struct Story: Sendable {
    package var theme: StoryTheme?
    package var focus: GrowthFocus?
    /// Its collection and that one's title.
    package var collection: (identifier: String, title: String)?
    /// The number of the day on which it was read to its end; nil if it was not.
    package var readOn: Int?

    package init(
      theme: StoryTheme?, focus: GrowthFocus?, collection: (identifier: String, title: String)?,
      readOn: Int?
    ) {
      (self.theme, self.focus, self.collection, self.readOn) = (theme, focus, collection, readOn)
    }
  }

  /// The fewest stories of a theme that are all of them.
  private static let fewestOfTheme = 3

  /// The honours of some stories, in the order in which they are told.
  package static func all(of stories: [Story]) -> [StoryHonour] {
    let read = stories.filter { $0.readOn != nil }
    guard !read.isEmpty else { return [] }
    var honours = [StoryHonour.firstStory]
    let days = Set(read.compactMap(\.readOn))
    if days.contains(where: { days.contains($0 + 1) && days.contains($0 + 2) }) {
      honours.append(.threeDays)
    }
    var seen: Set<String> = []
    for collection in stories.compactMap(\.collection)
    where seen.insert(collection.identifier).inserted {
      let own = stories.filter { $0.collection?.identifier == collection.identifier }
      if own.allSatisfy({ $0.readOn != nil }) {
        honours.append(.collection(identifier: collection.identifier, title: collection.title))
      }
    }
    honours += GrowthFocus.allCases.filter { focus in read.contains { $0.focus == focus } }
      .map { .focus($0) }
    for theme in StoryTheme.allCases {
      let own = stories.filter { $0.theme == theme }
      if own.count >= fewestOfTheme, own.allSatisfy({ $0.readOn != nil }) {
        honours.append(.theme(theme))
      }
    }
    return honours
  }

  /// Its name in the file of those that were told.
  package var name: String {
    switch self {
    case .firstStory: "first-story"
    case .threeDays: "three-days"
    case .collection(let identifier, _): "collection-\(identifier)"
    case .focus(let focus): "focus-\(focus.rawValue)"
    case .theme(let theme): "theme-\(theme.rawValue)"
    }
  }

  /// What is told of it.
  package var sentence: String {
    switch self {
    case .firstStory: "The first story is read."
    case .threeDays: "Stories on three days in a row."
    case .collection(_, let title): "All stories of “\(title)” are read."
    case .focus(let focus): "The first story of \(focus.name) is read."
    case .theme(let theme): "All stories of \(theme.rawValue) are read."
    }
  }
}

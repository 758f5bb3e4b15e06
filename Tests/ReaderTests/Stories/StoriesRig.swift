import Books
import Datebook
import Holdings
import Screen
import Settings
import Stories
import TabPlaces
import Widgets

/// The tab of stories, with a made-up library.
typealias StoriesRig = PlaceRig<StoriesWorld>

extension StoriesRig {
  init(
    rows: Int = 24, columns: Int = 80, stories: [ShownStory] = StoriesWorld.samples,
    collections: [StoryCollection] = [StoriesWorld.brave], symbols: Symbols = .unicode
  ) {
    self.init(
      StoriesPlace(), in: StoriesWorld(stories: stories, collections: collections), rows: rows,
      columns: columns, symbols: symbols)
  }
}

/// What the tab of stories is told of.
struct StoriesWorld: TabWorld {
  typealias Content = StoriesPlace

  var stories: [ShownStory]
  var collections: [StoryCollection]
  /// Why a story cannot be told; nil if it can.
  var failure: String?

  mutating func reply(to effect: StoriesEffect) -> Reply {
    switch effect {
    case .find: return .later(.known(stories, collections))
    case .tell(_, by: .model):
      var story = Self.story("7e", "A story for Mia", words: 0, band: .early)
      (story.story.state, story.story.book) = (.telling, nil)
      stories.append(story)
      let telling = StoryTelling.comes(from: "tiny at localhost:11434")
      return .later(.telling(identifier: "7e", telling, isOnPage: false), isNoted: true)
    case .tell(let request, by: .program):
      if let failure { return .later(.failed(failure), isNoted: true) }
      let story = Self.story(
        "9f", "The New Story", words: 300, hero: request.hero, band: request.band)
      stories.append(story)
      return .later(.told(identifier: story.story.identifier, opens: true), isNoted: true)
    default: return .noted
    }
  }
}

extension StoriesWorld {
  static func story(
    _ identifier: String, _ title: String, words: Int, hero: String = "Mia",
    band: AgeBand = .middle, theme: StoryTheme = .courage, in collection: String? = nil,
    ordinal: Int = 0, state: StoryRecord.State = .done, progress: Double? = nil,
    finished: Bool = false
  ) -> ShownStory {
    let request = StoryRequest(hero: hero, band: band, theme: theme)
    var story = StoryRecord(
      identifier: identifier, collection: collection, ordinal: ordinal, title: title,
      band: band.rawValue, theme: theme.rawValue,
      focus: collection == nil ? nil : GrowthFocus.confidence.rawValue, hero: hero,
      request: request.json, state: state, teller: "composer", seed: 1,
      createdAt: Moment(seconds: 1))
    story.words = words
    story.book = state == .done ? BookID(rawValue: Int64(words)) : nil
    story.outline = "6-8/lantern/harbour/a small owl/1/0-1-2-3-0-1-2"
    let day = Rig.today.number - 2
    return ShownStory(
      story, progress: progress,
      finishedAt: finished ? Moment(milliseconds: day * 86_400_000 + 43_200_000) : nil)
  }

  static let brave = StoryCollection(
    identifier: "c0", title: "Brave and kind", band: "6-8", focus: "confidence",
    interests: ["trains"], createdAt: Moment(seconds: 1))

  static let samples = [
    story("a1", "The Lantern at Low Water", words: 742, in: "c0", progress: 0.6),
    story("a2", "A Bell for the Hill", words: 701, in: "c0", ordinal: 1, finished: true),
    story("a3", "A story for Mia", words: 0, in: "c0", ordinal: 2, state: .partial),
    story("b1", "Otto and the Snow", words: 284, hero: "Otto", band: .early, theme: .nature),
    story("b2", "Kim at the Water", words: 930, hero: "Kim", band: .late, state: .failed),
  ]
}

import Books
import Datebook
import Holdings
import Screen
import Settings
import Stories
import TabPlaces
import Widgets

/// The tab of stories and nothing else: what it asks is written down, and answered from a made-up
/// library.
struct StoriesRig {
  private(set) var model: TabModel<StoriesPlace>
  /// What was asked that only the program can do.
  private(set) var requests: [TabEffect<StoriesEffect>] = []
  var stories: [ShownStory]
  var collections: [StoryCollection]
  /// Why a story cannot be told; nil where it can.
  var failure: String?

  init(
    rows: Int = 24, columns: Int = 80, stories: [ShownStory] = Self.samples,
    collections: [StoryCollection] = [Self.brave], symbols: Symbols = .unicode
  ) {
    (self.stories, self.collections) = (stories, collections)
    model = TabModel(
      StoriesPlace(), size: ScreenSize(rows: rows, columns: columns), today: HomeRig.today,
      locale: CalendarLocale("C"), symbols: symbols)
    perform(model.opening())
  }

  var lines: [String] { model.render().lines }
  var screen: String { lines.joined(separator: "\n") }
  var styled: String { model.render().styledLines.joined(separator: "\n") }
  var footer: String { lines.last ?? "" }

  mutating func happen(_ event: PlaceEvent<StoriesEvent>) { perform(model.update(event)) }

  mutating func press(_ keys: Key...) { for key in keys { happen(.key(key)) } }

  mutating func type(_ text: String) {
    for character in text { press(character == "\n" ? .enter : .character(character)) }
  }

  private mutating func perform(_ effects: [TabEffect<StoriesEffect>]) {
    var waiting = effects[...]
    while let effect = waiting.popFirst() {
      switch effect {
      case .own(.find): waiting += model.update(.own(.known(stories, collections)))
      case .own(.tell(_, by: .model)):
        requests.append(effect)
        let teller = "tiny at localhost:11434"
        var story = Self.story("7e", "A story for Mia", words: 0, band: .early)
        (story.story.state, story.story.book) = (.telling, nil)
        stories.append(story)
        waiting += model.update(
          .own(.telling(identifier: "7e", .comes(from: teller), isOnPage: false)))
      case .own(.tell(let request, by: .program)):
        requests.append(effect)
        if let failure {
          waiting += model.update(.own(.failed(failure)))
          continue
        }
        let story = Self.story(
          "9f", "The New Story", words: 300, hero: request.hero, band: request.band)
        stories.append(story)
        waiting += model.update(
          .own(.told(identifier: story.story.identifier, opens: true)))
      default: requests.append(effect)
      }
    }
  }
}

extension StoriesRig {
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
    let day = HomeRig.today.number - 2
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

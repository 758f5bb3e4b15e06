package import Datebook
package import Holdings

/// A story in the list, with what was read of it.
package struct ShownStory: Equatable, Sendable {
  package var story: StoryRecord
  /// The part that is read, from 0 to 1; `nil` if nothing was read yet.
  package var progress: Double?
  /// When it was read to its end.
  package var finishedAt: Moment?

  package init(_ story: StoryRecord, progress: Double? = nil, finishedAt: Moment? = nil) {
    (self.story, self.progress, self.finishedAt) = (story, progress, finishedAt)
  }

  /// How much of a story is read.
  package enum Reading: String, CaseIterable, Sendable {
    case new, begun, read
  }

  /// How much of it is read.
  package var reading: Reading {
    finishedAt != nil ? .read : (progress ?? 0) > 0 ? .begun : .new
  }

  /// How many minutes it takes to read it aloud, at 130 words a minute.
  package var minutes: Int { max((story.words + 65) / 130, 1) }
}

/// Which stories are listed.
package struct StoryFilter: Equatable, Sendable {
  /// The names of the age band, the theme and the focus; `nil` for all.
  package var band: String?
  package var theme: String?
  package var focus: String?
  package var reading: ShownStory.Reading?
  package var order = Order.newest
  /// Words that the title or the hero contains.
  package var words = ""

  /// The order of the stories that belong to no collection, and of the collections.
  package enum Order: String, CaseIterable, Sendable {
    case newest, oldest, title, length
  }

  package init(band: String? = nil) { self.band = band }

  /// Whether all stories are listed.
  package var isEmpty: Bool {
    band == nil && theme == nil && focus == nil && reading == nil && words.isEmpty
  }

  /// Whether a story is listed.
  package func takes(_ shown: ShownStory) -> Bool {
    let story = shown.story
    return (band.map { $0 == story.band } ?? true) && (theme.map { $0 == story.theme } ?? true)
      && (focus.map { $0 == story.focus } ?? true)
      && (reading.map { $0 == shown.reading } ?? true)
      && words.lowercased().split(separator: " ").allSatisfy {
        "\(story.title) \(story.hero)".lowercased().contains($0)
      }
  }

  /// Stories in this order.
  func sorted(_ stories: [ShownStory]) -> [ShownStory] {
    switch order {
    case .newest: stories.reversed()
    case .oldest: stories
    case .title: stories.sorted { $0.story.title.lowercased() < $1.story.title.lowercased() }
    case .length: stories.sorted { $0.story.words < $1.story.words }
    }
  }
}

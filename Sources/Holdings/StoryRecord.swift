package import Books
package import Datebook

/// What the library knows of a story that was told here, or is to be told.
package struct StoryRecord: Equatable, Sendable {
  /// How far its telling is.
  package enum State: String, CaseIterable, Sendable {
    /// It waits for its turn.
    case queued
    /// It is being told.
    case telling
    /// It is told, and held against its band.
    case checking
    /// It is told.
    case done
    /// It broke off; what came is kept.
    case partial
    /// It could not be told.
    case failed
  }

  /// 128 random bits in hexadecimal digits: the same in every library.
  package var identifier: String
  /// The collection it belongs to, and which of its stories it is, from 0.
  package var collection: String?
  package var ordinal: Int
  /// The book that it is; `nil` until it is told, and for one that was only printed.
  package var book: BookID?
  package var title: String
  /// The names of its age band, theme and focus.
  package var band: String
  package var theme: String
  package var focus: String?
  package var hero: String
  /// What was asked for, as JSON.
  package var request: String
  package var state: State
  /// Who tells it: `composer`, `author`, or the host and model of an endpoint.
  package var teller: String
  package var seed: UInt64
  /// The key of its outline; empty without one.
  package var outline: String
  /// The text: the only copy if its file is lost.
  package var text: String
  /// The name of its file in the folder of stories.
  package var file: String?
  package var words: Int
  package var grade: Double
  /// Why it could not be told, or broke off.
  package var failure: String?
  package var attempts: Int
  package var createdAt: Moment
  package var toldAt: Moment?

  package init(
    identifier: String, collection: String? = nil, ordinal: Int = 0, title: String, band: String,
    theme: String, focus: String? = nil, hero: String, request: String, state: State,
    teller: String, seed: UInt64, createdAt: Moment
  ) {
    (self.identifier, self.collection, self.ordinal) = (identifier, collection, ordinal)
    (self.title, self.band, self.theme, self.focus) = (title, band, theme, focus)
    (self.hero, self.request, self.state, self.teller) = (hero, request, state, teller)
    (self.seed, self.createdAt) = (seed, createdAt)
    (outline, text, words, grade, attempts) = ("", "", 0, 0, 0)
  }
}

/// Stories that were asked for together, to help a child grow.
package struct StoryCollection: Equatable, Sendable {
  /// 128 random bits in hexadecimal digits: the same in every library.
  package var identifier: String
  package var title: String
  /// The names of its age band and its focus.
  package var band: String
  package var focus: String
  package var interests: [String]
  package var createdAt: Moment

  package init(
    identifier: String, title: String, band: String, focus: String, interests: [String],
    createdAt: Moment
  ) {
    (self.identifier, self.title, self.band) = (identifier, title, band)
    (self.focus, self.interests, self.createdAt) = (focus, interests, createdAt)
  }
}

/// How the telling of a story by a model goes.
package enum StoryTelling: Equatable, Sendable {
  /// The model is asked, or its words come; who it is: `llama3 at localhost:11434`.
  case comes(from: String)
  /// What came was not fit: the model is asked once more. Why, as a sentence.
  case anew(String)
  /// It is told; its title.
  case told(String)
  /// The reader has stopped it; what came is kept.
  case stopped
  case failed(TellingTrouble)
}

/// Why a model tells no story, and what can be done.
package struct TellingTrouble: Equatable, Sendable {
  /// What can be done, each by its key.
  package enum Way: Equatable, Sendable {
    /// Ask once more.
    case again
    /// Let the program itself tell the story.
    case program
    /// Go to the settings.
    case settings
    /// Ask another one of these models.
    case models([String])
    /// Go on from what came.
    case goOn
    /// Let a parent read what is not fit.
    case read
  }

  /// What went wrong, as a whole sentence.
  package var sentence: String
  /// What can be done, the best first.
  package var ways: [Way]

  package init(_ sentence: String, _ ways: [Way]) {
    (self.sentence, self.ways) = (sentence, ways)
  }
}

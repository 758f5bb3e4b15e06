package import Books
package import Holdings
package import Stories
package import Widgets

/// What the tab of stories hears from outside.
package enum StoriesEvent: Equatable, Sendable {
  /// All stories, oldest first, and the collections.
  case known([ShownStory], [StoryCollection])
  /// Why they cannot be read.
  case unknown(String)
  /// A story is told: it is selected, and opened where the reader waits for it.
  case told(identifier: String, opens: Bool)
  /// Why a story could not be told: the form that asked for it is shown again.
  case failed(String)
  /// Something was done, and what takes it back.
  case changed(StoriesUndo?, String)
  /// Only stories of an age band are to be listed, or of none alone.
  case list(band: String?)
  /// A story or a collection is to be selected.
  case select(identifier: String)
  /// How a model tells a story, and whether somebody has its page open, who is told there.
  case telling(identifier: String, StoryTelling, isOnPage: Bool)
  /// The first words of a story are in the file at this path.
  case page(identifier: String, path: String, title: String)
  /// The model that is set; nil for none.
  case offered(ModelOffer?)
  /// What was typed in a form when the program was left.
  case kept(FormDraft)
  /// The age band of the child whose room this is: no other stories are listed or told. `nil` for none.
  case bounded(band: String?)
}

/// What takes a change back.
package enum StoriesUndo: Equatable, Sendable {
  case restore(BookID)
  case title(BookID, String)
  /// A story that no book stands for comes back.
  case story(String)
}

/// Who is to tell a story.
package enum StoryTeller: Equatable, Sendable {
  /// The program's own composer.
  case program
  /// The model that is set.
  case model
}

/// The model that can tell stories, as it is set.
package struct ModelOffer: Equatable, Sendable {
  /// The server and its port, and the name of its model.
  package var host: String
  package var model: String
  /// Whether the reader has agreed that this server is asked.
  package var isAgreed: Bool
  /// Why it cannot be asked, as a sentence; nil if it can.
  package var obstacle: String?

  package init(host: String, model: String, isAgreed: Bool, obstacle: String? = nil) {
    (self.host, self.model, self.isAgreed, self.obstacle) = (host, model, isAgreed, obstacle)
  }

  /// What it is called: `llama3 at localhost:11434`.
  package var name: String { "\(model) at \(host)" }
}

/// What the tab of stories asks of the world outside.
package enum StoriesEffect: Equatable, Sendable {
  /// Find all stories. Answered by `known` or `unknown`.
  case find
  /// Tell a story. Answered by `told` or `failed`.
  case tell(StoryRequest, by: StoryTeller)
  /// Tell a collection: each story answers with `told` or `failed`.
  case begin(CollectionRequest, by: StoryTeller)
  /// Note that the reader agrees that this server is asked for stories.
  case agree(host: String)
  /// Do what the reader wants of a story that a model tells, or has failed to tell.
  case telling(identifier: String, TellingSheet.Wish)
  /// Open the page of a story that comes.
  case watch(identifier: String)
  /// Tell a story that waits, broke off or failed. Answered by `told` or `failed`.
  case goOn(identifier: String)
  /// Open a story's book.
  case open(BookID)
  /// Name a story's book anew. Answered by `changed`.
  case rename(BookID, String)
  /// Take a story out of the library. Answered by `changed`.
  case remove(identifier: String, BookID?)
  /// Take a change back. Answered by `changed`.
  case undo(StoriesUndo)
}

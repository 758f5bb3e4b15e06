package import Books
package import Holdings
package import Stories

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
  /// The age band of the child whose room this is: no other stories are listed or told. `nil` for none.
  case bounded(band: String?)
}

/// What takes a change back.
package enum StoriesUndo: Equatable, Sendable {
  case restore(BookID)
  case title(BookID, String)
}

/// What the tab of stories asks of the world outside.
package enum StoriesEffect: Equatable, Sendable {
  /// Find all stories. Answered by `known` or `unknown`.
  case find
  /// Tell a story. Answered by `told` or `failed`.
  case tell(StoryRequest)
  /// Tell a collection: each story answers with `told` or `failed`.
  case begin(CollectionRequest)
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

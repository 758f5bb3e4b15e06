import Formats
import Shelf
import TextPlace
import Widgets

/// A text that is a story which a model tells.
extension ReadingRoom {
  /// Hears how the telling goes, if the text is a story that is being told in this program.
  mutating func hearStory() {
    guard !hearsStory, let path = text.file.path else { return }
    let mailbox = Self.mailbox(at: address)
    guard let ear = StoryJobs.shared.listen(to: path, { mailbox.post(.story($0)) }) else { return }
    hearsStory = true
    isStoryComing = ear.isComing
    // It is known that it grows.
    isGrowthTold = true
    workers.add(ending: ear.end)
  }

  /// Lets the log begin once the story is told: before that nobody can have read all of it.
  mutating func noteStory(_ telling: StoryTelling) {
    switch telling {
    case .comes: isStoryComing = true
    case .told:
      isStoryComing = false
      keeper?.begin(showing: shownPage, in: text.source)
    case .anew, .stopped, .failed: break
    }
  }

  /// Does what the reader wants of the story that the text is.
  mutating func perform(_ wish: TellingSheet.Wish) -> [TerminalRequest] {
    guard let path = text.file.path, let story = StoryJobs.shared.act(wish, onPage: path) else {
      return []
    }
    switch wish {
    case .close, .keep, .goOn: return []
    case .settings: return [.go(.show(.settings))]
    // The page would be another one: the list shows how it goes.
    case .drop, .again, .program, .model: return [.go(.stories(.select(identifier: story)))]
    case .read: return []
    }
  }
}

import Screen
import Widgets

/// A text that is a story which a model tells just now: it grows, and the page stays where it is.
extension TextModel {
  /// Receives how the telling goes.
  mutating func receive(_ telling: StoryTelling) {
    switch telling {
    case .comes(let teller): storyteller = teller
    case .anew(let sentence): tell(sentence + " Asking once more.")
    case .told(let title):
      endTelling()
      tell("“\(title)” is told.")
    case .stopped:
      endTelling()
      tell("Stopped; what arrived so far is saved.")
    case .failed(let trouble):
      endTelling()
      // What is typed, or asked, goes on.
      if sheet == nil { sheet = .telling(TellingSheet(trouble)) } else { tell(trouble.sentence) }
    }
  }

  private mutating func endTelling() {
    storyteller = nil
    if case .telling = sheet { sheet = nil }
  }

  /// Asks whether the story is to be stopped, if the key is one for that.
  ///
  /// - Returns: Whether it was.
  mutating func asksAboutStory(_ key: Key) -> Bool {
    guard let storyteller, key == .escape || key == .character("x"), book.search == nil else {
      return false
    }
    sheet = .telling(TellingSheet(stopping: storyteller))
    return true
  }

  /// What the last row says as long as the story comes.
  var wordsOfTelling: String? {
    storyteller.map { "\($0) tells this story\(symbols.ellipsis) Esc stops it" }
  }
}

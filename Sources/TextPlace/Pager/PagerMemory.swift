import Search
package import Widgets

/// A place that the reader gave a letter to.
struct LetterSpot: Equatable, Sendable {
  /// The file, as it was named on the command line.
  var file: String
  /// The offset in its text.
  var offset: Int
}

/// What a pager knows while one file of the command line is shown after another.
package struct PagerMemory: Equatable, Sendable {
  /// What is looked for; nil if nothing is.
  fileprivate var query: SearchQuery?
  fileprivate var goesBackward = false
  fileprivate var scope: SearchScope = []
  /// The places that have letters.
  fileprivate var letters: [Character: LetterSpot] = [:]
  fileprivate var halfScreen: Int?
  fileprivate var window: Int?
  fileprivate var sideStep: Int?
  /// What was stepped to another file for.
  package var step: FileStep?
  /// The file in which a search began that has found nothing since.
  package var origin: String?
}

extension TextModel {
  /// What is known when another file is shown instead of this one.
  package var memory: PagerMemory {
    var memory = PagerMemory()
    if let search = book.search, !search.isTyped {
      memory.query = search.request.query
      memory.goesBackward = search.goesBackward
      memory.scope = search.scope
    }
    memory.letters = otherLetters
    for (letter, offset) in book.letters {
      memory.letters[letter] = LetterSpot(file: fileName, offset: offset)
    }
    (memory.halfScreen, memory.window, memory.sideStep) = (halfScreen, window, sideStep)
    if book.search?.current == nil { memory.origin = searchOrigin }
    return memory
  }

  /// The name of the file, as it is in the list.
  private var fileName: String {
    files.names.indices.contains(files.index) ? files.names[files.index] : ""
  }

  /// Goes on with what was known when the file before this one was left.
  package mutating func recall(_ memory: PagerMemory) -> [TextEffect] {
    (halfScreen, window, sideStep) = (memory.halfScreen, memory.window, memory.sideStep)
    otherLetters = memory.letters.filter { $0.value.file != fileName }
    book.letters = memory.letters.filter { $0.value.file == fileName }.mapValues(\.offset)
    var effects: [TextEffect] = []
    if case .mark(_, let offset) = memory.step {
      effects += book.jump(to: min(offset, book.textBytes), asking: nil)
    }
    guard let query = memory.query else { return effects }
    if case .search(let isForward) = memory.step {
      tellsMatches = true
      searchOrigin = memory.origin
      effects += book.look(fromEndFor: query, isForward: isForward)
      book.search?.goesBackward = memory.goesBackward
      book.search?.scope = memory.scope
      return effects
    }
    return effects
      + book.look(anewFor: query, goesBackward: memory.goesBackward, memory.scope)
  }
}

extension BookPlace {
  /// Looks for the first match of the text, or for the last, and goes there.
  fileprivate mutating func look(
    fromEndFor query: SearchQuery, isForward: Bool
  ) -> [TextEffect] {
    look(for: query, from: isForward ? 0 : textBytes, isBackward: !isForward)
  }
}

import Books
import Formats
import Screen
import Settings
import Setup
import Shelf
import TextPlace
import Widgets

/// What a text asks of the world, as the program does it; `TextEffectInterpreter` says in which order.
extension ReadingRoom: TextEffectInterpreter {
  /// Finds the reader's own themes; what is wrong in their files the reader is told once.
  mutating func findThemes() -> [TextEffect] {
    let known = configuration.problems.count
    let effects = model.update(.themesFound(configuration.ownThemes()))
    guard let problem = configuration.problems.dropFirst(known).first else { return effects }
    return effects + model.update(.notice(problem + "."))
  }

  /// Finds what hyphenates the text; where there is nothing that could, the reader is told.
  mutating func findHyphenator(_ language: String) -> [TextEffect] {
    let choice = language.isEmpty ? HyphenationChoice.guessed : .language(language)
    do throws(Failure) {
      return model.update(.hyphenatorFound(try choice.hyphenator(for: text.source)))
    } catch {
      return model.update(.hyphenatorFound(nil)) + model.update(.notice(error.sentence))
    }
  }

  mutating func keepSetting(
    _ path: [String], _ value: TOMLValue?
  ) -> (effects: [TextEffect], request: TerminalRequest?) {
    guard let sentence = configuration.keep(path, value) else { return ([], .settingsChanged) }
    if configuration.runsNoCommands {
      // What was refused is not in force either.
      let kept = Configuration(folders: configuration.folders).preferences
      let effects = model.update(.preferencesChanged(kept))
      return (effects + model.update(.notice(sentence)), nil)
    }
    return (model.update(.notice(sentence)), nil)
  }

  mutating func findOutline() { outlines.start(desk) }

  mutating func search(_ request: SearchRequest?) {
    if let request { searcher.start(request, in: text.source) } else { searcher.end() }
  }

  /// The explanation is given once, in whatever book: a file of the program's state tells of it.
  func noteYearExplained() -> Bool { noteTold(["told", "year"]) }

  /// Notes that the reader is told that the book looks like a diary; a text without a file, as it comes
  /// from a pipe, is a new one each time.
  ///
  /// - Returns: Whether that was told before.
  func noteDatesTold() -> Bool {
    text.digest.map { noteTold(["told-of-dates", $0.sampled]) } ?? false
  }

  /// Notes that something is told, in a file of the program's state.
  ///
  /// - Returns: Whether it was told before.
  private func noteTold(_ key: [String]) -> Bool {
    guard let folder = configuration.folders.state else { return false }
    let file = folder.path + "/told.toml"
    if let known = try? folder.document(in: file), known[key] == .boolean(true) { return true }
    // If it cannot be noted, it is told once more.
    try? folder.change(file) { $0.set(key, to: .boolean(true)) }
    return false
  }

  mutating func finishBook() { keeper?.finish() }

  func request(_ request: PlaceRequest) -> TerminalRequest { .go(request) }

  mutating func failed(_ error: TextError) -> [TextEffect] {
    model.update(.notice(Failure(error).sentence))
  }
}

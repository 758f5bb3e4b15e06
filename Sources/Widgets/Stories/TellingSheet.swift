package import Screen

/// Asks what becomes of a story that a model tells: over the list of stories, or over its page.
package struct TellingSheet: Equatable, Sendable {
  /// What the reader wants.
  package enum Wish: Equatable, Sendable {
    /// Nothing: the sheet goes, the telling goes on.
    case close
    /// Stop, and keep what came.
    case keep
    /// Stop, and remove the story.
    case drop
    case goOn, again, program, settings, read
    /// Ask the model of this name.
    case model(String)
  }

  private enum Content: Equatable, Sendable {
    /// The story comes from this teller: is it to be stopped?
    case stop(String)
    case trouble(TellingTrouble)
    case models([String])
  }

  /// How many models can be chosen from: each has a digit.
  private static let mostModels = 9
  private var content: Content

  /// Asks whether the story that comes from `teller` is to be stopped.
  package init(stopping teller: String) { content = .stop(teller) }

  /// Tells why there is no story.
  package init(_ trouble: TellingTrouble) { content = .trouble(trouble) }

  /// What a key leads to; nil if the sheet stays.
  package mutating func press(_ key: Key) -> Wish? {
    if key == .escape || key == .character("q") { return .close }
    switch content {
    case .stop:
      switch key {
      case .enter, .character("g"): return .close
      case .character("k"), .character("x"): return .keep
      case .character("d"): return .drop
      default: return nil
      }
    case .trouble(let trouble): return press(key, trouble)
    case .models(let models):
      guard case .character(let digit) = key, let number = digit.wholeNumberValue,
        (1...min(models.count, Self.mostModels)).contains(number)
      else { return nil }
      return .model(models[number - 1])
    }
  }

  private mutating func press(_ key: Key, _ trouble: TellingTrouble) -> Wish? {
    for way in trouble.ways {
      switch (way, key) {
      case (.again, .character("R")): return .again
      case (.program, .character("g")): return .program
      case (.settings, .character(",")): return .settings
      case (.goOn, .enter): return .goOn
      case (.read, .character("p")): return .read
      case (.models(let models), .character("m")) where !models.isEmpty:
        content = .models(models)
        return nil
      default: break
      }
    }
    return nil
  }

  /// What is asked, with its keys.
  package func question(in symbols: Symbols) -> QuestionBox {
    switch content {
    case .stop(let teller):
      return QuestionBox(
        title: "A story comes",
        words: "\(teller) tells it. Stop it? What arrived so far can be saved and continued later.",
        shortWords: "Stop the story?",
        hints: ["\(symbols.enterKey) let it go on", "k stop and keep", "d stop and drop it"])
    case .trouble(let trouble):
      return QuestionBox(
        title: "No story yet", words: trouble.sentence,
        hints: trouble.ways.compactMap { hint($0, symbols) } + ["Esc later"])
    case .models(let models):
      let names = models.prefix(Self.mostModels).enumerated().map { "\($0 + 1) \($1)" }
      return QuestionBox(
        title: "Another model", words: "Which model should tell it?", hints: names + ["Esc none"])
    }
  }

  private func hint(_ way: TellingTrouble.Way, _ symbols: Symbols) -> String? {
    switch way {
    case .again: "R again"
    case .program: "g told by this program"
    case .settings: ", settings"
    case .models(let models): models.isEmpty ? nil : "m another model"
    case .goOn: "\(symbols.enterKey) go on from there"
    case .read: "p a parent reads it"
    }
  }
}

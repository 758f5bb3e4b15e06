/// How a voice speaks.
package struct VoiceChoice: Equatable, Sendable {
  /// The rates that an engine has, in words a minute.
  package static let rates = 80...600
  /// The rate that pauses are written down for.
  static let usualRate = 175

  /// Words a minute.
  package var rate: Int
  /// The name of a voice or of a language; empty for the language of the text.
  package var name: String

  /// A voice that speaks at a rate.
  package init(rate: Int = 175, name: String = "") {
    self.rate = min(max(rate, Self.rates.lowerBound), Self.rates.upperBound)
    self.name = name
  }

  /// What an engine is asked for, for a sentence in `language`.
  func voice(for language: String?) -> String {
    // A foreign sentence is said by a voice of its language, whoever speaks the rest.
    language.flatMap { $0.isEmpty ? nil : $0 } ?? name
  }
}

/// A sentence that is to be synthesized, or the rest of one.
package struct VoiceOrder: Equatable, Sendable {
  /// What was begun when the voice was silent last: what belongs to an earlier turn is dropped.
  package var turn: Int
  /// Its number within the turn, from 0.
  package var number: Int
  /// SSML with a mark before each word; empty for silence alone.
  package var text: String
  /// The silence before and behind it, in milliseconds.
  package var before: Int, behind: Int
  /// The name of the voice, or of a language; empty for the language of the text.
  package var voice: String
  /// Words a minute.
  package var rate: Int
  /// The words alone, for an engine that takes no marks, and the index of the first in the sentence.
  package var words: [String]
  package var firstWord: Int

  /// What is to be said of `utterance`, from the word with index `first` on, by `choice`.
  package init(
    _ utterance: Utterance, from first: Int, turn: Int, number: Int, _ choice: VoiceChoice
  ) {
    self.turn = turn
    self.number = number
    text = utterance.marked(from: first)
    let isWhole = first == 0 && number > 0
    before = isWhole ? utterance.pauseBefore * VoiceChoice.usualRate / choice.rate : 0
    behind = utterance.pauseBehind * VoiceChoice.usualRate / choice.rate
    voice = choice.voice(for: utterance.language)
    rate = choice.rate
    words = utterance.words.dropFirst(first).map(\.text)
    firstWord = first
  }
}

/// What is read aloud of the notes of a text.
package enum NotesAloud: String, CaseIterable, Sendable {
  /// Nothing: their marks are left out.
  case off
  /// Their marks, where they stand.
  case on
  /// The notes themselves, behind the paragraph that has their marks.
  case paragraph
}

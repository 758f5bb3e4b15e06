/// What a voice hears.
package enum PlayerEvent: Equatable, Sendable {
  /// Speak from the word at this offset on.
  case begin(at: Int)
  /// Pause, or go on at the word.
  case toggle
  /// Go to the sentence after the one that is heard, or back: to its beginning, or to the one before.
  case step(isForward: Bool)
  /// Speak like this, from the word on that is heard.
  case choose(VoiceChoice)
  /// The program is about to be stopped, or the text to be left.
  case suspend
  /// Be silent, and end.
  case end
  /// The passage that was asked for; nil if the text has none.
  case prepared(Passage?)
  /// The passage before the first one that is known; nil if the text has none.
  case preparedBefore(Passage?)
  /// The engine has begun, and makes so many samples a second.
  case began(sampleRate: Int)
  /// Where a word begins in the samples of an order, or about where.
  case marked(word: Int, sample: Int, order: Int, turn: Int, isSure: Bool = true)
  /// An order is synthesized as a whole.
  case synthesized(samples: Int, order: Int, turn: Int)
  /// The sink has let out this many samples of a turn.
  case played(sample: Int, turn: Int)
  /// The engine broke off, and why.
  case crashed(String)
  /// There is no engine or no sound, and why.
  case failed(String)
}

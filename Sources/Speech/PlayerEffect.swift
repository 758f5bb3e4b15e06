/// What a voice asks for.
package enum PlayerEffect: Equatable, Sendable {
  /// Prepare the first passage that ends after an offset.
  case prepare(from: Int)
  /// Prepare the last passage that ends at an offset or before it.
  case prepareBefore(Int)
  /// Be silent at once: a new turn begins.
  case silence(turn: Int)
  /// Synthesize and play.
  case speak(VoiceOrder)
  /// A word is being said: show it.
  case show(Player.Spot)
  /// Keep where the voice is.
  case keep(offset: Int)
  /// Tell the reader something.
  case tell(String)
  /// End the engine and the sink.
  case close
}

import Speech

/// The reader's own programs for the voice.
package struct VoicePrograms: Equatable, Sendable {
  /// A command that reads a sentence and writes sound; empty for espeak-ng.
  package var engine: String
  /// A command that reads samples and plays them; empty for what is installed.
  package var player: String

  /// The programs that these commands run.
  package init(engine: String = "", player: String = "") {
    (self.engine, self.player) = (engine, player)
  }

  /// The name of the program that a command runs, as the reader knows it.
  static func name(of command: String) -> String {
    command.split(separator: " ").first.map(String.init) ?? command
  }
}

/// What synthesizes: orders go in; frames with samples and the times of words come out.
///
/// It may be used from any thread.
protocol VoiceEngine: AnyObject, Sendable {
  /// Synthesizes a sentence behind those that were ordered before; false if the engine is gone.
  @discardableResult
  func synthesize(_ order: VoiceOrder) -> Bool
  /// Uses a voice from now on; answered by a frame.
  @discardableResult
  func choose(voice: String, rate: Int, turn: Int) -> Bool
  /// Drops what was ordered before a turn.
  func stop(turn: Int)
  /// Waits for frames; none at the engine's end.
  func frames() -> [VoiceFrame]
  /// Ends it; whoever waits for frames gets none.
  func end()
  /// Whether ``end()`` was called.
  var wasEnded: Bool { get }
  /// Why it has ended by itself.
  var breakdown: VoiceFailure { get }
}

extension VoicePrograms {
  /// Starts the engine.
  func startEngine() throws(VoiceFailure) -> any VoiceEngine {
    engine.isEmpty ? try VoiceHelper() : CommandEngine(engine)
  }
}

extension VoiceHelper: VoiceEngine {
  func synthesize(_ order: VoiceOrder) -> Bool { send(VoiceFrame(order)) }

  func choose(voice: String, rate: Int, turn: Int) -> Bool {
    send(VoiceFrame(voice: voice, rate: rate, turn: turn))
  }

  func stop(turn: Int) { send(VoiceFrame(.stop, turn: turn)) }

  var breakdown: VoiceFailure { .brokeOff }
}

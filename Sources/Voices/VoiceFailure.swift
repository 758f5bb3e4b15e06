/// Why a voice cannot speak.
package enum VoiceFailure: Error, Equatable, Sendable {
  /// The helper program is not beside this one.
  case noHelper
  /// The helper could not be started, with the system's error.
  case notStarted(Int32)
  /// espeak-ng is not installed, or is not one that the helper knows.
  case noEngine(String)
  /// The helper ended in the middle of something.
  case brokeOff
  /// The reader's engine is no program.
  case noCommand(String)
  /// The reader's engine failed, with its status.
  case commandFailed(String, Int32)
  /// The reader's engine wrote nothing that can be heard.
  case noSoundOf(String)
  /// The engine has no voice or language of this name.
  case noVoice(String)

  /// What happened, and what to do.
  package var sentence: String {
    switch self {
    case .noHelper: "The voice needs the program tome-voice: make install installs it."
    case .notStarted(let code): "The voice’s helper could not be started (error \(code))."
    case .noEngine(let reason) where reason.contains("no espeak-ng"):
      "The voice needs espeak-ng: install the package espeak-ng."
    case .noEngine(let reason): "The voice’s helper ended: \(reason)."
    case .brokeOff: "The voice’s helper ended unexpectedly."
    case .noCommand(let name):
      "There is no program '\(name)', which `engine` under [voice] in the settings names."
    case .commandFailed(let name, let status): "'\(name)' ended with status \(status)."
    case .noSoundOf(let name): "'\(name)' wrote no sound: neither a WAV of 16 bits nor samples."
    case .noVoice(let name): "There is no voice called '\(name)'."
    }
  }
}

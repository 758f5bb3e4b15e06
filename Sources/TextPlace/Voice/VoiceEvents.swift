package import Speech

/// What the voice of a text asks of the world outside.
package enum VoiceEffect: Equatable, Sendable {
  /// Find what is said from an offset on. Answered at once by ``VoiceEvent/player(_:)``.
  case prepare(from: Int, NotesAloud)
  /// Find what is said before an offset. Answered at once by ``VoiceEvent/player(_:)``.
  case prepareBefore(Int, NotesAloud)
  /// Be silent at once: a new turn begins.
  case silence(turn: Int)
  /// Synthesize and play.
  case speak(VoiceOrder)
  /// End the engine and the player.
  case close
  /// Keep where the voice is.
  case keepSpot(Int)
  /// Find the engine’s voices. Answered later by ``VoiceEvent/voicesFound(_:)``.
  case findVoices
}

/// What the voice of a text hears from outside.
package enum VoiceEvent: Equatable, Sendable {
  /// Something for the player.
  case player(PlayerEvent)
  /// Where the voice stopped in an earlier reading.
  case spotFound(Int)
  /// The names of the engine's voices were found.
  case voicesFound([String])
}

/// When the voice stops by itself.
package enum SleepChoice: Equatable, Sendable, CaseIterable {
  case never, chapter, quarter, half, hour

  /// Its minutes; nil if it does not go by time.
  var minutes: Int? {
    switch self {
    case .never, .chapter: nil
    case .quarter: 15
    case .half: 30
    case .hour: 60
    }
  }

  /// What the sheet calls it.
  var label: String {
    minutes.map { "in \($0) minutes" } ?? (self == .never ? "never" : "at the chapter’s end")
  }
}

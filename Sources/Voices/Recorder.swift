package import Speech

/// A sentence as sound.
package struct Recording: Equatable, Sendable {
  /// Signed 16-bit samples, least byte first, silence before and behind included.
  package var samples: [UInt8] = []
  /// The sample at which each word begins; nil if the engine does not say.
  package var starts: [Int?]
  /// The number of samples.
  package var count: Int { samples.count / 2 }
}

/// Ends an engine with its last user.
private final class EngineEnding: Sendable {
  private let engine: any VoiceEngine

  init(_ engine: any VoiceEngine) { self.engine = engine }

  deinit { engine.end() }
}

/// Synthesizes sentence by sentence, as fast as the engine can, for whoever waits for it.
package struct Recorder {
  private let engine: any VoiceEngine
  private let ending: EngineEnding
  private let choice: VoiceChoice
  private let language: String
  private var voice: String?
  /// Whether the engine tells its rate before the first sentence.
  private let isAsked: Bool
  private var waiting: [VoiceFrame] = []
  private var number = 0
  /// The samples of a second.
  package private(set) var sampleRate = 22_050

  /// Begins the engine.
  ///
  /// - Parameters:
  ///   - choice: How it speaks; a voice that is named must be there.
  ///   - language: The language of the text.
  ///   - programs: The reader's own programs.
  package init(
    _ choice: VoiceChoice, language: String, by programs: VoicePrograms
  ) throws(VoiceFailure) {
    engine = try programs.startEngine()
    ending = EngineEnding(engine)
    self.choice = choice
    self.language = language
    isAsked = programs.engine.isEmpty
    // The rate of a command's sound is known with its first sentence.
    guard isAsked else {
      let word = Utterance(0..<0, [Utterance.Word("a", 0..<0)])
      _ = try record(word)
      return
    }
    let hello = try next()
    guard hello.kind == .hello, let rate = hello.number(at: 0) else { throw .brokeOff }
    sampleRate = rate
    if !choice.name.isEmpty, try !choose(choice.name) { throw .noVoice(choice.name) }
  }

  /// Synthesizes a sentence.
  package mutating func record(_ utterance: Utterance) throws(VoiceFailure) -> Recording {
    // The number is never 0: the pause before the first sentence is part of the file.
    number += 1
    var order = VoiceOrder(utterance, from: 0, turn: 0, number: number, choice)
    if order.voice.isEmpty { order.voice = language }
    if order.voice != voice { _ = try choose(order.voice) }
    engine.synthesize(order)
    var recording = Recording(starts: Array(repeating: nil, count: utterance.words.count))
    while true {
      let frame = try next()
      switch frame.kind {
      case .samples: recording.samples += frame.payload.dropFirst(4)
      case .mark:
        if let word = frame.number(at: 4), recording.starts.indices.contains(word) {
          let isSure = frame.payload.count < 13 || frame.payload[12] == 0
          recording.starts[word] = isSure ? frame.number(at: 8) : nil
        }
      case .hello: sampleRate = frame.number(at: 0) ?? sampleRate
      case .end: return recording
      default: break
      }
    }
  }

  /// Uses a voice; false if there is none of this name.
  private mutating func choose(_ name: String) throws(VoiceFailure) -> Bool {
    engine.choose(voice: name, rate: choice.rate, turn: 0)
    voice = name
    while true {
      let frame = try next()
      if frame.kind == .voice { return frame.payload.first == 1 }
    }
  }

  private mutating func next() throws(VoiceFailure) -> VoiceFrame {
    if waiting.isEmpty { waiting = engine.frames().reversed() }
    guard let frame = waiting.popLast() else { throw engine.breakdown }
    if frame.kind == .failure { throw .noEngine(frame.text) }
    return frame
  }
}

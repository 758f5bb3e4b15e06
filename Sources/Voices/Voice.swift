import Dispatch
package import Speech
import Synchronization
import Workers

/// A voice that is heard: the helper that synthesizes, and the sink that lets it out.
///
/// Nothing is started before the first order. What happens is told to `report`, from other threads.
package final class Voice: Sendable {
  private struct State {
    var engine: (any VoiceEngine)?
    var programs = VoicePrograms()
    var sink: Sink?
    var turn = 0
    /// What the helper was told to use last.
    var chosen: (voice: String, rate: Int)?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let report: @Sendable (PlayerEvent) -> Void
  private let speed: Int

  /// A voice that tells what happens to `report`.
  ///
  /// - Parameter speed: How much faster than usual its clock goes, for a player that takes everything.
  package init(speed: Int = 1, report: @escaping @Sendable (PlayerEvent) -> Void) {
    (self.speed, self.report) = (speed, report)
  }

  /// Is silent at once; what was ordered is dropped.
  package func silence(turn: Int) {
    let (engine, sink) = state.withLock { state in
      state.turn = turn
      return (state.engine, state.sink)
    }
    sink?.begin(turn: turn)
    engine?.stop(turn: turn)
  }

  /// Synthesizes a sentence, and plays it behind those that were ordered before.
  ///
  /// - Parameter programs: The reader's own programs; others than before are begun anew.
  package func speak(_ order: VoiceOrder, by programs: VoicePrograms = VoicePrograms()) {
    do throws(VoiceFailure) {
      if state.withLock({ $0.engine != nil && $0.programs != programs }) { close() }
      let (engine, isChosen) = try prepare(order, by: programs)
      if !isChosen { engine.choose(voice: order.voice, rate: order.rate, turn: order.turn) }
      engine.synthesize(order)
    } catch {
      report(.failed(error.sentence))
    }
  }

  /// Ends the helper and the player. The next order begins them anew.
  package func close() {
    let (engine, sink) = state.withLock { state in
      defer { (state.engine, state.sink, state.chosen) = (nil, nil, nil) }
      return (state.engine, state.sink)
    }
    sink?.close()
    engine?.end()
  }

  /// Begins the engine and the sink if they are not there; tells whether the engine has the voice.
  private func prepare(
    _ order: VoiceOrder, by programs: VoicePrograms
  ) throws(VoiceFailure) -> (any VoiceEngine, isChosen: Bool) {
    let (known, isNew) = try state.withLock {
      state throws(VoiceFailure) -> (any VoiceEngine, Bool) in
      if let engine = state.engine { return (engine, false) }
      let engine = try programs.startEngine()
      (state.engine, state.programs) = (engine, programs)
      state.chosen = nil
      let sink = Sink(speed: speed) { [report] news in
        switch news {
        case .played(let sample, let turn): report(.played(sample: sample, turn: turn))
        case .failed(let sentence): report(.failed(sentence))
        }
      }
      sink.begin(turn: order.turn)
      // A player takes as long to begin as the engine: what espeak-ng will want is begun beside it.
      if programs.engine.isEmpty {
        sink.use(SoundPlayer.all(command: programs.player, rate: sink.rate), rate: sink.rate)
      }
      state.sink = sink
      return (engine, true)
    }
    if isNew { listen(to: known, player: programs.player) }
    let isChosen = state.withLock { state in
      defer { state.chosen = (order.voice, order.rate) }
      return state.chosen.map { $0 == (order.voice, order.rate) } ?? false
    }
    return (known, isChosen)
  }

  /// Hears the engine on a thread of its own, until it ends.
  private func listen(to engine: any VoiceEngine, player: String) {
    let sink = state.withLock { $0.sink }
    guard let sink else { return }
    Background.run("voice", qos: .userInitiated) { [self] in
      var listener = Listener(sink: sink, player: player, report: report)
      while true {
        let frames = engine.frames()
        guard !frames.isEmpty else { break }
        for frame in frames { listener.receive(frame) }
      }
      guard !engine.wasEnded else { return }
      engine.end()
      let isCurrent = state.withLock { state in
        guard state.engine === engine else { return false }
        (state.engine, state.sink, state.chosen) = (nil, nil, nil)
        return true
      }
      sink.close()
      guard isCurrent else { return }
      if let reason = listener.failure {
        report(.failed(VoiceFailure.noEngine(reason).sentence))
      } else {
        let breakdown = engine.breakdown
        if case .noCommand = breakdown {
          report(.failed(breakdown.sentence))
        } else {
          report(.crashed(breakdown.sentence))
        }
      }
    }
  }
}

/// Takes what a helper says.
private struct Listener {
  let sink: Sink
  let player: String
  let report: @Sendable (PlayerEvent) -> Void
  /// Why the helper says that it ends.
  var failure: String?
  private var turn = -1
  private var order = -1
  /// The samples of the turn before the order, and up to now.
  private var start = 0, samples = 0

  init(sink: Sink, player: String, report: @escaping @Sendable (PlayerEvent) -> Void) {
    (self.sink, self.player, self.report) = (sink, player, report)
  }

  mutating func receive(_ frame: VoiceFrame) {
    switch frame.kind {
    case .hello:
      guard let rate = frame.number(at: 0) else { return }
      sink.use(SoundPlayer.all(command: player, rate: rate), rate: rate)
      report(.began(sampleRate: rate))
    case .samples:
      follow(frame)
      samples += (frame.payload.count - 4) / 2
      sink.write(frame.payload.dropFirst(4), turn: frame.turn)
    case .mark:
      follow(frame)
      guard let word = frame.number(at: 4), let sample = frame.number(at: 8) else { return }
      let isSure = frame.payload.count < 13 || frame.payload[12] == 0
      report(.marked(word: word, sample: sample, order: order, turn: turn, isSure: isSure))
      sink.tell(at: start + sample, turn: turn)
    case .end:
      follow(frame)
      guard let count = frame.number(at: 4) else { return }
      report(.synthesized(samples: count, order: order, turn: turn))
      sink.tell(at: start + count, turn: turn)
    case .failure: failure = frame.text
    case .voice, .voices, .order, .stop: break
    }
  }

  /// Notes the order that a frame belongs to.
  private mutating func follow(_ frame: VoiceFrame) {
    if frame.turn != turn { (turn, order, samples) = (frame.turn, -1, 0) }
    guard let number = frame.number(at: 0), number != order else { return }
    (order, start) = (number, samples)
  }
}

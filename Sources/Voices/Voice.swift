import Dispatch
package import Speech
import Synchronization
import Workers

/// A voice that is heard: the helper that synthesizes, and the sink that lets it out.
///
/// Nothing is started before the first order. What happens is told to `report`, from other threads.
package final class Voice: Sendable {
  private struct State {
    var helper: VoiceHelper?
    var sink: Sink?
    var turn = 0
    /// What the helper was told to use last.
    var chosen: (voice: String, rate: Int)?
    var isClosed = false
  }

  private let state = Mutex(State())
  private let report: @Sendable (PlayerEvent) -> Void

  /// A voice that tells what happens to `report`.
  package init(report: @escaping @Sendable (PlayerEvent) -> Void) { self.report = report }

  /// Is silent at once; what was ordered is dropped.
  package func silence(turn: Int) {
    let (helper, sink) = state.withLock { state in
      state.turn = turn
      return (state.helper, state.sink)
    }
    sink?.begin(turn: turn)
    helper?.send(VoiceFrame(.stop, turn: turn))
  }

  /// Synthesizes a sentence, and plays it behind those that were ordered before.
  ///
  /// - Parameter player: A command of the reader's that plays; empty for what is installed.
  package func speak(_ order: VoiceOrder, player: String) {
    do throws(VoiceFailure) {
      let (helper, frames) = try prepare(order, player: player)
      for frame in frames where !helper.send(frame) { return }
    } catch {
      report(.failed(error.sentence))
    }
  }

  /// Ends the helper and the player. The next order begins them anew.
  package func close() {
    let (helper, sink) = state.withLock { state in
      defer { (state.helper, state.sink, state.chosen) = (nil, nil, nil) }
      return (state.helper, state.sink)
    }
    sink?.close()
    helper?.end()
  }

  private func prepare(
    _ order: VoiceOrder, player: String
  ) throws(VoiceFailure) -> (VoiceHelper, [VoiceFrame]) {
    let (known, isNew) = try state.withLock { state throws(VoiceFailure) -> (VoiceHelper, Bool) in
      if let helper = state.helper { return (helper, false) }
      let helper = try VoiceHelper()
      state.helper = helper
      state.chosen = nil
      let sink = Sink { [report] news in
        switch news {
        case .played(let sample, let turn): report(.played(sample: sample, turn: turn))
        case .failed(let sentence): report(.failed(sentence))
        }
      }
      sink.begin(turn: order.turn)
      state.sink = sink
      return (helper, true)
    }
    if isNew { listen(to: known, player: player) }
    let isChosen = state.withLock { state in
      defer { state.chosen = (order.voice, order.rate) }
      return state.chosen.map { $0 == (order.voice, order.rate) } ?? false
    }
    var frames = [VoiceFrame(order)]
    if !isChosen {
      frames.insert(VoiceFrame(voice: order.voice, rate: order.rate, turn: order.turn), at: 0)
    }
    return (known, frames)
  }

  /// Hears the helper on a thread of its own, until it ends.
  private func listen(to helper: VoiceHelper, player: String) {
    let sink = state.withLock { $0.sink }
    guard let sink else { return }
    Background.run("voice", qos: .userInitiated) { [self] in
      var listener = Listener(sink: sink, player: player, report: report)
      while true {
        let frames = helper.frames()
        guard !frames.isEmpty else { break }
        for frame in frames { listener.take(frame) }
      }
      guard !helper.wasEnded else { return }
      helper.end()
      let isCurrent = state.withLock { state in
        guard state.helper === helper else { return false }
        (state.helper, state.sink, state.chosen) = (nil, nil, nil)
        return true
      }
      sink.close()
      guard isCurrent else { return }
      if let reason = listener.failure {
        report(.failed(VoiceFailure.noEngine(reason).sentence))
      } else {
        report(.crashed(VoiceFailure.brokeOff.sentence))
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

  mutating func take(_ frame: VoiceFrame) {
    switch frame.kind {
    case .hello:
      guard let rate = frame.number(at: 0) else { return }
      sink.use(SoundPlayer.all(command: player, rate: rate), rate: rate)
      report(.began(sampleRate: rate))
    case .samples:
      follow(frame)
      samples += (frame.payload.count - 4) / 2
      sink.take(frame.payload.dropFirst(4), turn: frame.turn)
    case .mark:
      follow(frame)
      guard let word = frame.number(at: 4), let sample = frame.number(at: 8) else { return }
      report(.marked(word: word, sample: sample, order: order, turn: turn))
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

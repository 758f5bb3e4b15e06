import Speech
import TestSupport
import Testing

/// A voice with a text of short sentences under it, and a clock that is moved by hand.
private struct PlayerRig {
  static let samplesPerWord = 1000

  var player = Player()
  /// What was asked for, in order.
  var effects: [PlayerEffect] = []
  var shown: [Player.Spot] = []
  var orders: [VoiceOrder] = []
  var told: [String] = []
  /// The samples of the turn that are synthesized.
  var ready = 0
  var clock = 0
  var words: [Int: Int] = [:]
  let passages: [Passage]
  /// The offset from which on passages are prepared late.
  var lateOffset = Int.max
  /// Whether orders are synthesized at once.
  var synthesizes = true
  /// Whether what happens now is that something is heard.
  private var isHeard = false

  init(sentences: Int = 8, words: Int = 4, perPassage: Int = 2) {
    var all: [Utterance] = []
    for sentence in 0..<sentences {
      let start = sentence * words * 10
      all.append(
        Utterance(
          start..<start + words * 10,
          (0..<words).map { .init("w\(sentence)-\($0)", (start + $0 * 10)..<(start + $0 * 10 + 9)) }
        ))
    }
    passages = stride(from: 0, to: sentences, by: perPassage).map { first in
      let part = Array(all[first..<min(first + perPassage, sentences)])
      return Passage(part[0].range.lowerBound..<part[part.count - 1].range.upperBound, part)
    }
  }

  mutating func happen(_ event: PlayerEvent) {
    let was = isHeard
    if case .played = event { isHeard = true } else { isHeard = false }
    for effect in player.handle(event) { perform(effect) }
    isHeard = was
  }

  private mutating func perform(_ effect: PlayerEffect) {
    effects.append(effect)
    switch effect {
    case .prepare(let offset):
      if offset < lateOffset { prepare(from: offset) }
    case .prepareBefore(let offset):
      happen(.preparedBefore(passages.last { $0.range.upperBound <= offset }))
    case .silence: (ready, clock, orders) = (0, 0, [])
    case .speak(let order):
      #expect(order.turn == player.turn)
      #expect(order.number == orders.count)
      orders.append(order)
      if synthesizes { synthesize(order) }
    case .show(let spot):
      // While it speaks, nothing but sound moves what is shown.
      #expect(isHeard || !player.isSpeaking)
      shown.append(spot)
    case .tell(let sentence): told.append(sentence)
    case .keep, .close: break
    }
  }

  mutating func prepare(from offset: Int) {
    happen(.prepared(passages.first { $0.range.upperBound > offset }))
  }

  mutating func synthesize(_ order: VoiceOrder) {
    var marks = 0
    for word in 0..<200 where order.text.contains("<mark name=\"\(word)\"/>") {
      happen(
        .marked(
          word: word, sample: marks * Self.samplesPerWord, order: order.number, turn: order.turn))
      marks += 1
    }
    ready += marks * Self.samplesPerWord
    happen(
      .synthesized(
        samples: marks * Self.samplesPerWord, order: order.number, turn: order.turn))
  }

  /// Lets so many words out.
  mutating func play(words count: Int) {
    for _ in 0..<count where player.isSpeaking {
      clock = min(clock + Self.samplesPerWord, ready)
      happen(.played(sample: clock, turn: player.turn))
    }
  }

  /// What is lit.
  var lit: String? { shown.last.map { $0.utterance.words[$0.word].text } }
}

@Suite struct PlayerTests {
  @Test func `a word is shown when it is heard, and not before`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    #expect(rig.player.state == .starting)
    #expect(rig.shown.isEmpty)
    rig.play(words: 1)
    #expect(rig.player.state == .speaking)
    #expect(rig.lit == "w0-1")
    rig.play(words: 5)
    #expect(rig.lit == "w1-2")
  }

  @Test func `two sentences are synthesized ahead`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    #expect(rig.orders.count == 3)
    rig.play(words: 4)
    #expect(rig.orders.count == 4)
  }

  @Test func `it begins at the word that has the offset`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 65))
    rig.play(words: 1)
    #expect(rig.shown.first?.utterance.words[rig.shown[0].word].text == "w1-3")
  }

  @Test func `a pause goes on at the word`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    rig.play(words: 6)
    #expect(rig.lit == "w1-2")
    rig.happen(.toggle)
    #expect(rig.player.state == .paused)
    #expect(rig.effects.suffix(2).first == .silence(turn: rig.player.turn))
    rig.happen(.toggle)
    #expect(rig.orders.first?.text.contains("w1-1") == false)
    #expect(rig.orders.first?.text.contains("w1-2") == true)
    rig.happen(.played(sample: 1, turn: rig.player.turn))
    #expect(rig.lit == "w1-2")
  }

  @Test func `what belongs to an earlier turn is dropped`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    let turn = rig.player.turn
    rig.play(words: 2)
    rig.happen(.toggle)
    rig.happen(.toggle)
    let shown = rig.shown
    rig.happen(.played(sample: 9000, turn: turn))
    rig.happen(.marked(word: 3, sample: 0, order: 0, turn: turn))
    #expect(rig.shown == shown)
  }

  @Test func `a step goes to the next sentence, back to the beginning, and to the one before`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    rig.play(words: 1)
    rig.happen(.step(isForward: true))
    rig.happen(.played(sample: 1, turn: rig.player.turn))
    #expect(rig.lit == "w1-0")
    rig.happen(.step(isForward: false))
    rig.happen(.played(sample: 1, turn: rig.player.turn))
    #expect(rig.lit == "w0-0")
  }

  @Test func `long into a sentence a step back says it again`() {
    var rig = PlayerRig(words: 80)
    rig.happen(.begin(at: 0))
    rig.play(words: 2)
    rig.happen(.step(isForward: true))
    rig.play(words: 60)
    rig.happen(.step(isForward: false))
    rig.happen(.played(sample: 1, turn: rig.player.turn))
    #expect(rig.lit == "w1-0")
  }

  @Test func `a step back before what was heard asks the text`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 85))
    rig.happen(.played(sample: 1, turn: rig.player.turn))
    rig.happen(.step(isForward: false))
    rig.happen(.played(sample: 1, turn: rig.player.turn))
    #expect(rig.lit == "w1-0")
  }

  @Test func `a paused voice steps in silence`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    rig.play(words: 1)
    rig.happen(.toggle)
    rig.happen(.step(isForward: true))
    #expect(rig.lit == "w1-0")
    #expect(rig.player.state == .paused)
    rig.happen(.toggle)
    #expect(rig.orders.first?.text.contains("w1-0") == true)
  }

  @Test func `another rate is heard from the word on`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    rig.play(words: 2)
    rig.happen(.choose(VoiceChoice(rate: 300)))
    #expect(rig.orders.first?.rate == 300)
    #expect(rig.orders.first?.text.contains("w0-2") == true)
    #expect(rig.orders.first?.text.contains("w0-1") == false)
  }

  @Test func `it sleeps before an offset that was said late, and not behind it`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    rig.play(words: 1)
    // Two sentences are ordered already.
    rig.player.sleep = .at(offset: 40)
    rig.play(words: 20)
    #expect(rig.player.state == .paused)
    #expect(rig.lit == "w0-3")
    rig.player.sleep = .at(offset: 80)
    rig.happen(.begin(at: 120))
    rig.play(words: 1)
    #expect(rig.lit == "w3-1")
  }

  @Test func `a crash is followed by one more try, at the word`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    rig.play(words: 2)
    rig.happen(.crashed("It broke off."))
    #expect(rig.player.state == .starting)
    #expect(rig.orders.first?.text.contains("w0-2") == true)
    rig.happen(.crashed("It broke off."))
    #expect(rig.player.state == .stalled("It broke off."))
    #expect(rig.told == ["It broke off."])
    rig.happen(.toggle)
    #expect(rig.player.state == .starting)
  }

  @Test func `a crash later on is tried again, at its word`() {
    var rig = PlayerRig()
    rig.happen(.begin(at: 0))
    rig.play(words: 2)
    rig.happen(.crashed("It broke off."))
    rig.play(words: 4)
    rig.happen(.crashed("It broke off."))
    #expect(rig.player.state == .starting)
    #expect(rig.told.isEmpty)
  }

  @Test func `a word that is only about here says so`() {
    var rig = PlayerRig()
    rig.synthesizes = false
    rig.happen(.begin(at: 0))
    let turn = rig.player.turn
    rig.happen(.marked(word: 0, sample: 0, order: 0, turn: turn, isSure: false))
    rig.happen(.synthesized(samples: 4000, order: 0, turn: turn))
    rig.happen(.played(sample: 1, turn: turn))
    #expect(rig.shown.last?.isSure == false)
    #expect(rig.player.spot?.word == 0)
  }

  @Test func `the end of the text ends it`() {
    var rig = PlayerRig(sentences: 2)
    rig.happen(.begin(at: 0))
    rig.play(words: 8)
    #expect(rig.player.state == .off)
    #expect(rig.effects.contains(.close))
    #expect(rig.told.count == 1)
  }

  @Test func `it sleeps before an offset, and at a sentence's end after a time`() {
    var rig = PlayerRig()
    rig.player.sleep = .at(offset: 80)
    rig.happen(.begin(at: 0))
    rig.play(words: 20)
    #expect(rig.player.state == .paused)
    #expect(rig.lit == "w1-3")
    rig.happen(.toggle)
    rig.play(words: 1)
    #expect(rig.lit == "w2-1")
    rig.player.sleep = .after(samples: 1500)
    rig.play(words: 20)
    #expect(rig.player.state == .paused)
    #expect(rig.lit == "w2-3")
  }

  @Test func `it sleeps before an offset whose passage is prepared late`() {
    var rig = PlayerRig()
    rig.lateOffset = 80
    rig.player.sleep = .at(offset: 80)
    rig.happen(.begin(at: 0))
    rig.play(words: 8)
    #expect(rig.lit == "w1-3")
    rig.prepare(from: 80)
    #expect(rig.player.state == .paused)
    #expect(rig.told == ["The voice has stopped, as it was told to."])
  }

  @Test(arguments: 0..<200)
  func `whatever happens, words go forward with the sound only`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var rig = PlayerRig(sentences: 12)
    var first = 0
    for _ in 0..<300 {
      let shown = rig.shown.count
      let before = shown > first ? rig.shown.last : nil
      let turn = rig.player.turn
      switch Int.random(in: 0..<14, using: &random) {
      case 0: rig.happen(.begin(at: .random(in: 0..<480, using: &random)))
      case 1: rig.happen(.toggle)
      case 2: rig.happen(.step(isForward: .random(using: &random)))
      case 3: rig.happen(.choose(VoiceChoice(rate: .random(in: 80...600, using: &random))))
      case 4: rig.happen(.crashed("broken"))
      case 5: rig.happen(.suspend)
      case 6: rig.happen(.played(sample: .random(in: 0..<50_000, using: &random), turn: turn - 1))
      case 7: rig.happen(.failed("no sound"))
      case 8: rig.happen(.end)
      case 9: rig.player.sleep = .at(offset: .random(in: 0..<480, using: &random))
      case 10: rig.player.sleep = .after(samples: .random(in: 0..<9000, using: &random))
      default: rig.play(words: .random(in: 1..<6, using: &random))
      }
      // Within a turn words only go forward.
      if rig.player.turn == turn, rig.shown.count > shown, let before, let after = rig.shown.last,
        rig.player.isSpeaking
      {
        #expect(after.offset >= before.offset)
      }
      if rig.player.turn != turn { first = rig.shown.count }
      // One voice: what is ordered is of one turn, in its order.
      #expect(rig.orders.allSatisfy { $0.turn == rig.player.turn })
      if !rig.player.isSpeaking { #expect(rig.player.turn > (rig.orders.last?.turn ?? -1)) }
    }
  }

  @Test func `nothing is shown while nothing is played`() {
    var rig = PlayerRig()
    rig.synthesizes = false
    rig.happen(.begin(at: 0))
    for order in rig.orders { rig.synthesize(order) }
    #expect(rig.shown.isEmpty)
    #expect(rig.player.state == .starting)
  }
}

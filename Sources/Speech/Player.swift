/// What a voice does, as a value: it takes what happens, and says what is to be done.
///
/// The only clock is ``PlayerEvent/played(sample:turn:)``: what the sink has let out. A word is lit, a
/// page turned and time counted by that and by nothing else.
package struct Player: Equatable, Sendable {
  /// What it is doing.
  package enum State: Equatable, Sendable {
    case off
    /// It was asked to speak, and nothing was heard yet.
    case starting
    case speaking
    case paused
    /// It cannot go on, and why.
    case stalled(String)
  }

  /// When it stops by itself.
  package enum Sleep: Equatable, Sendable {
    case never
    /// Before the sentence at this offset.
    case at(offset: Int)
    /// At the end of a sentence, after so many samples.
    case after(samples: Int)
  }

  /// A word that is being said, and its sentence.
  package struct Spot: Equatable, Sendable {
    /// The sentence.
    package var utterance: Utterance
    /// The index of the word in it.
    package var word: Int
    /// Whether it is known that this word is said now, and not only about this one.
    package var isSure = true

    /// The bytes of the word; nil if the sentence is only a pause.
    package var range: Range<Int>? {
      utterance.words.indices.contains(word) ? utterance.words[word].range : nil
    }
    /// The offset at which it goes on.
    package var offset: Int { range?.lowerBound ?? utterance.range.lowerBound }
  }

  /// Where a word begins in the samples of a sentence.
  private struct Mark {
    var word: Int, sample: Int
    var isSure: Bool
  }

  /// A sentence that the engine has, or has given back.
  private struct Order: Equatable {
    var utterance: Utterance
    var firstWord: Int
    /// The sample of the turn with which it begins; nil until those before it are known.
    var start: Int?
    var length: Int?
    var marks: [Mark] = []

    static func == (one: Order, other: Order) -> Bool {
      one.utterance == other.utterance && one.start == other.start && one.length == other.length
        && one.firstWord == other.firstWord && one.marks.count == other.marks.count
    }
  }

  /// The sentences that are synthesized beside the one that is heard.
  private static let ahead = 2
  /// The sentences that can be gone back to without looking at the text.
  private static let remembered = 32
  /// A step back within so many seconds of a sentence leads to the one before.
  private static let secondsOfStep = 2

  package private(set) var state = State.off
  /// The word that is being said; nil before the first.
  package private(set) var spot: Spot?
  /// Counts the times that it was silent.
  package private(set) var turn = 0
  /// How it speaks.
  package private(set) var choice: VoiceChoice
  /// When it stops by itself.
  package var sleep = Sleep.never
  /// The samples of a second.
  package private(set) var sampleRate = 22_050

  private var orders: [Order] = []
  private var orderCount = 0
  private var prepared: [Utterance] = []
  private var said: [Utterance] = []
  /// The word of the next sentence that is gone on at.
  private var firstWord = 0
  /// Where it was told to begin, until the sentence there is known.
  private var beginning: Int?
  /// Where the passage begins that is prepared next; nil behind the last one.
  private var nextOffset: Int?
  private var isPreparing = false
  private var played = 0
  /// Whether the helper was begun again and no sentence was finished since.
  private var wasRestarted = false

  /// A voice that is off.
  package init(_ choice: VoiceChoice = VoiceChoice()) { self.choice = choice }

  /// Whether it is heard, or about to be.
  package var isSpeaking: Bool { state == .speaking || state == .starting }
}

// MARK: - Events

extension Player {
  /// Handles what happened, and says what is to be done.
  package mutating func handle(_ event: PlayerEvent) -> [PlayerEffect] {
    switch event {
    case .begin(let offset): return begin(at: offset)
    case .toggle: return isSpeaking ? pause() : goOn()
    case .step(let isForward): return isForward ? stepOn() : stepBack()
    case .choose(let choice):
      guard choice != self.choice else { return [] }
      self.choice = choice
      return isSpeaking ? goOn() : []
    case .suspend: return isSpeaking ? pause() + [.close] : []
    case .end: return end()
    case .prepared(let passage): return receive(passage)
    case .preparedBefore(let passage): return takeBefore(passage)
    case .began(let rate):
      sampleRate = rate
      return []
    case .marked(let word, let sample, let number, let turn, let isSure):
      guard turn == self.turn, let index = index(ofOrder: number) else { return [] }
      // Marks never go back.
      let last = orders[index].marks.last
      guard last.map({ word > $0.word }) ?? true else { return [] }
      orders[index].marks.append(
        Mark(word: word, sample: max(sample, last?.sample ?? 0), isSure: isSure))
      return []
    case .synthesized(let samples, let number, let turn):
      guard turn == self.turn, let index = index(ofOrder: number) else { return [] }
      orders[index].length = samples
      if index + 1 < orders.count, let start = orders[index].start {
        orders[index + 1].start = start + samples
      }
      return []
    case .played(let sample, let turn):
      guard turn == self.turn, isSpeaking else { return [] }
      return advance(played: sample)
    case .crashed(let why):
      guard isSpeaking else { return [] }
      guard !wasRestarted else { return stall(why) }
      wasRestarted = true
      return goOn()
    case .failed(let why): return isSpeaking ? stall(why) : []
    }
  }

  private func index(ofOrder number: Int) -> Int? {
    let index = number - (orderCount - orders.count)
    return orders.indices.contains(index) ? index : nil
  }
}

// MARK: - Beginning and ending

extension Player {
  private mutating func begin(at offset: Int) -> [PlayerEffect] {
    said = []
    prepared = []
    spot = nil
    beginning = offset
    nextOffset = offset
    wasRestarted = false
    state = .starting
    return beginTurn()
  }

  private mutating func beginTurn() -> [PlayerEffect] {
    turn += 1
    orders = []
    (orderCount, played) = (0, 0)
    isPreparing = false
    return [.silence(turn: turn)] + fill()
  }

  private mutating func pause() -> [PlayerEffect] {
    restock()
    state = .paused
    turn += 1
    return [.silence(turn: turn)] + kept
  }

  /// Speaks on at the word that was said last.
  private mutating func goOn() -> [PlayerEffect] {
    guard state != .off else { return [] }
    restock()
    state = .starting
    return beginTurn()
  }

  private mutating func stall(_ why: String) -> [PlayerEffect] {
    restock()
    state = .stalled(why)
    turn += 1
    return [.silence(turn: turn), .close] + kept + [.tell(why)]
  }

  private mutating func end() -> [PlayerEffect] {
    guard state != .off else { return [] }
    let effects = kept
    state = .off
    orders = []
    turn += 1
    return [.silence(turn: turn), .close] + effects
  }

  private var kept: [PlayerEffect] { spot.map { [.keep(offset: $0.offset)] } ?? [] }

  /// Takes back what the engine has: it is said again from the word on that was said last.
  private mutating func restock() {
    guard !orders.isEmpty else { return }
    prepared.insert(contentsOf: orders.map(\.utterance), at: 0)
    firstWord = orders[0].firstWord
    if let spot, spot.utterance == orders[0].utterance { firstWord = max(spot.word, firstWord) }
    orders = []
  }
}

// MARK: - Sentences in

extension Player {
  /// Orders what is to be said next, and has the text prepared that is needed for it.
  private mutating func fill() -> [PlayerEffect] {
    var effects: [PlayerEffect] = []
    while isSpeaking, orders.count <= Self.ahead {
      guard let utterance = prepared.first else {
        guard let nextOffset, !isPreparing else { break }
        isPreparing = true
        effects.append(.prepare(from: nextOffset))
        break
      }
      if case .at(let offset) = sleep, utterance.range.lowerBound >= offset {
        guard orders.isEmpty, played == 0 else { break }
        // The reader went on behind it.
        sleep = .never
      }
      prepared.removeFirst()
      var order = Order(utterance: utterance, firstWord: firstWord)
      if let last = orders.last {
        if let start = last.start, let length = last.length { order.start = start + length }
      } else {
        order.start = played
      }
      orders.append(order)
      effects.append(
        .speak(VoiceOrder(utterance, from: firstWord, turn: turn, number: orderCount, choice)))
      orderCount += 1
      firstWord = 0
    }
    return effects
  }

  private mutating func receive(_ passage: Passage?) -> [PlayerEffect] {
    guard isPreparing else { return [] }
    isPreparing = false
    guard let passage else {
      nextOffset = nil
      return orders.isEmpty && prepared.isEmpty && isSpeaking ? endOfText() : []
    }
    nextOffset = passage.range.upperBound
    prepared += passage.utterances
    if let offset = beginning {
      beginning = nil
      prepared.removeAll { $0.range.upperBound <= offset }
      firstWord = prepared.first?.words.firstIndex { $0.range.upperBound > offset } ?? 0
    }
    let effects = fill()
    // All that comes before the place to stop at has been heard.
    guard case .at = sleep, isSpeaking, orders.isEmpty, played > 0, !prepared.isEmpty else {
      return effects
    }
    return effects + fallAsleep()
  }

  private mutating func takeBefore(_ passage: Passage?) -> [PlayerEffect] {
    guard let last = passage?.utterances.last(where: { !$0.words.isEmpty }) else { return again() }
    restock()
    prepared.insert(last, at: 0)
    firstWord = 0
    return arrive()
  }

  private mutating func endOfText() -> [PlayerEffect] {
    end() + [.tell("The voice has come to the end of the text.")]
  }
}

// MARK: - Steps

extension Player {
  private mutating func stepOn() -> [PlayerEffect] {
    guard state != .off else { return [] }
    restock()
    guard let next = prepared.dropFirst().firstIndex(where: { !$0.words.isEmpty }) else {
      guard let nextOffset else { return [] }
      said += prepared
      prepared = []
      beginning = nextOffset
      firstWord = 0
      if !isSpeaking { state = .starting }
      return beginTurn()
    }
    said += prepared[..<next]
    prepared.removeFirst(next)
    firstWord = 0
    return arrive()
  }

  private mutating func stepBack() -> [PlayerEffect] {
    guard state != .off, let spot else { return [] }
    let start = orders.first?.start ?? played
    let isEarly = spot.word == 0 || played - start < Self.secondsOfStep * sampleRate && isSpeaking
    guard isEarly else { return again() }
    while let last = said.popLast() {
      restock()
      prepared.insert(last, at: 0)
      guard !last.words.isEmpty else { continue }
      firstWord = 0
      return arrive()
    }
    return [.prepareBefore(spot.utterance.range.lowerBound)]
  }

  /// Says the sentence once more.
  private mutating func again() -> [PlayerEffect] {
    restock()
    firstWord = 0
    return arrive()
  }

  /// Is at the first sentence that is prepared: speaks, or only shows it if it was paused.
  private mutating func arrive() -> [PlayerEffect] {
    guard !isSpeaking else { return beginTurn() }
    guard let first = prepared.first else { return [] }
    let spot = Spot(utterance: first, word: firstWord)
    self.spot = spot
    return [.show(spot)] + kept
  }
}

// MARK: - Samples out

extension Player {
  private mutating func advance(played sample: Int) -> [PlayerEffect] {
    guard sample > played else { return [] }
    let isFirst = state == .starting
    state = .speaking
    if case .after(let samples) = sleep {
      sleep = .after(samples: max(samples - (sample - played), 0))
    }
    played = sample
    var effects: [PlayerEffect] = []
    while let order = orders.first, let start = order.start, let length = order.length,
      sample >= start + length
    {
      finishOrder()
      if sleep == .after(samples: 0) { return effects + fallAsleep() }
    }
    // What was ordered before this was asked for is not said.
    if case .at(let offset) = sleep, let next = orders.first?.utterance,
      next.range.lowerBound >= offset
    {
      return effects + fallAsleep()
    }
    effects += showWord(at: sample, isFirst: isFirst)
    effects += fill()
    guard isSpeaking, orders.isEmpty else { return effects }
    if case .at = sleep, !prepared.isEmpty { return effects + fallAsleep() }
    return nextOffset == nil ? effects + endOfText() : effects
  }

  private mutating func finishOrder() {
    let order = orders.removeFirst()
    wasRestarted = false
    said = said.suffix(Self.remembered - 1) + [order.utterance]
  }

  private mutating func showWord(at sample: Int, isFirst: Bool) -> [PlayerEffect] {
    guard let order = orders.first, let start = order.start,
      let mark = order.marks.last(where: { start + $0.sample <= sample })
    else { return [] }
    let new = Spot(utterance: order.utterance, word: mark.word, isSure: mark.isSure)
    guard new != spot || isFirst else { return [] }
    let isNewSentence = spot?.utterance != order.utterance
    spot = new
    var effects: [PlayerEffect] = [.show(new)]
    if isNewSentence {
      effects += kept
      if let remark = order.utterance.remark { effects.append(.tell(remark)) }
    }
    return effects
  }

  private mutating func fallAsleep() -> [PlayerEffect] {
    sleep = .never
    return pause() + [.tell("The voice has stopped, as it was told to.")]
  }
}

import Books
import Paging
package import Settings
package import Speech
import Widgets

extension VoiceChoice {
  /// The voice that the reader has set.
  package init(_ preferences: Preferences) {
    self.init(rate: preferences.voiceRate, name: preferences.voiceName)
  }
}

extension NotesAloud {
  /// What the reader has set.
  package init(_ preferences: Preferences) {
    self = NotesAloud(rawValue: preferences.voiceNotes) ?? .off
  }
}

// MARK: - Events

extension TextModel {
  /// Handles what the voice tells.
  mutating func handle(_ event: VoiceEvent) -> [TextEffect] {
    switch event {
    case .player(let event): return hear(event)
    case .spotFound(let offset):
      offer(spot: offset)
      return []
    case .voicesFound(let names):
      if case .voice(var sheet) = sheet {
        sheet.receive(names)
        self.sheet = .voice(sheet)
      }
      return []
    }
  }

  /// Gives the player an event, and does what it asks.
  mutating func hear(_ event: PlayerEvent) -> [TextEffect] {
    var effects: [TextEffect] = []
    for effect in book.voice.player.handle(event) {
      switch effect {
      case .prepare(let offset):
        effects.append(.voice(.prepare(from: offset, book.voice.notes)))
      case .prepareBefore(let offset):
        effects.append(.voice(.prepareBefore(offset, book.voice.notes)))
      case .silence(let turn): effects.append(.voice(.silence(turn: turn)))
      case .speak(let order): effects.append(.voice(.speak(order)))
      case .close: effects.append(.voice(.close))
      case .keep(let offset):
        book.voice.lastSpot = offset
        effects.append(.voice(.keepSpot(offset)))
      case .tell(let sentence): tell(sentence)
      case .show:
        sleepAtChapterEnd()
        effects += followVoice()
      }
    }
    return effects
  }

  /// Lets the voice stop before the text is left, or the program stopped.
  package mutating func suspendVoice() -> [TextEffect] {
    book.voice.isOn ? hear(.suspend) : []
  }
}

// MARK: - Keys

extension TextModel {
  /// Obeys a command that has to do with the voice; nil for any other.
  mutating func obeyVoice(_ command: TextCommand) -> [TextEffect]? {
    switch command {
    case .speak: return speak()
    case .previousSentence, .nextSentence: return step(isForward: command == .nextSentence)
    case .voice:
      return perform([.present(.voice(VoiceSheet(preferences, over: book)))])
        + [.voice(.findVoices)]
    case .leave where book.voice.isOn: return hear(.end)
    case .previousChapter, .nextChapter:
      guard book.voice.player.isSpeaking, !book.voice.isAway,
        let effects = book.obey(command, size: size)
      else { return nil }
      for case .show(.containing(let offset), _, .jumped) in effects {
        book.voice.destination = offset
      }
      return effects
    default: return nil
    }
  }

  /// Speaks, pauses, goes on at the word, or brings the voice to the page that is shown.
  private mutating func speak() -> [TextEffect] {
    guard let shown = book.shown, book.length.bytes > 0 else { return [] }
    let spot = book.voice.player.spot?.offset ?? book.voice.lastSpot
    let isHere = spot.map(shown.contains) ?? false
    if let spot, book.voice.offersSpot, !book.voice.isOn { return speak(from: spot) }
    if book.voice.isOn, isHere || book.voice.player.isSpeaking && !book.voice.isAway {
      return hear(.toggle)
    }
    return speak(from: isHere ? spot ?? shown.lowerBound : book.place)
  }

  /// Takes where the voice stopped in an earlier reading: it goes on there, until the reader turns to
  /// other pages.
  private mutating func offer(spot: Int) {
    guard !book.voice.isOn, book.voice.lastSpot == nil, spot < book.length.bytes else { return }
    book.voice.lastSpot = spot
    guard !book.shows(spot) else { return }
    book.voice.offersSpot = true
    let percent = TextPart.percent(before: spot, of: book.length.bytes)
    tell(
      keys.sentence("The voice stopped at \(percent) %", [(.speak, "goes on there")], in: symbols))
  }

  /// Speaks from an offset on.
  mutating func speak(from offset: Int) -> [TextEffect] {
    book.voice.offersSpot = false
    book.voice.isAway = false
    book.voice.notes = NotesAloud(preferences)
    return hear(.choose(VoiceChoice(preferences))) + hear(.begin(at: offset))
  }

  private mutating func step(isForward: Bool) -> [TextEffect] {
    guard book.voice.isOn else {
      tell(keys.sentence("Nothing is read aloud", [(.speak, "reads aloud")], in: symbols))
      return []
    }
    if book.voice.isAway {
      book.voice.isAway = false
      return followVoice()
    }
    return hear(.step(isForward: isForward))
  }

  /// Has the voice stop at the end of the chapter that it is in, if that was chosen, as soon as a word and
  /// the chapters are known. The last chapter ends with the text.
  private mutating func sleepAtChapterEnd() {
    guard book.voice.awaitsChapter, book.voice.player.spot != nil, book.contents != nil else {
      return
    }
    book.voice.awaitsChapter = false
    book.voice.player.sleep = .at(offset: book.voiceChapterEnd ?? book.length.bytes)
  }

  /// Has the voice stop by itself.
  mutating func sleep(_ choice: SleepChoice) {
    book.voice.awaitsChapter = false
    switch choice {
    case .never: book.voice.player.sleep = .never
    case .chapter:
      book.voice.player.sleep = .never
      book.voice.awaitsChapter = true
      if book.voice.isOn { sleepAtChapterEnd() }
    case .quarter, .half, .hour:
      let samples = (choice.minutes ?? 0) * 60 * book.voice.player.sampleRate
      book.voice.player.sleep = .after(samples: samples)
    }
  }
}

// MARK: - The page

extension TextModel {
  /// Shows the page that has the word which is being said, unless the reader is elsewhere or has
  /// something over the page.
  private mutating func followVoice() -> [TextEffect] {
    guard let offset = book.voice.player.spot?.offset, let shown = book.shown else { return [] }
    if book.shows(offset) {
      book.voice.isAway = false
      return []
    }
    guard !book.voice.isAway, !isCovered, book.selection == nil else { return [] }
    book.voice.isTurning = true
    let isNext = offset >= shown.upperBound && offset - shown.upperBound < shown.count
    if !book.isScrolling, isNext, let last = book.pages.last {
      return [book.show(.after(last.bounds), .turned(by: 1))]
    }
    let cause: ShowCause =
      book.isScrolling ? .scrolled : .returned(guess: book.guess(at: offset))
    return [book.show(book.request(for: offset), cause)]
  }

  /// Takes that a page was made: the voice's own, one that the reader went to, or another layout.
  mutating func followVoice(after cause: ShowCause) -> [TextEffect] {
    switch cause {
    case .laidOutAnew, .refreshed: break
    case .turned, .scrolled, .jumped, .returned, .previewed: book.voice.offersSpot = false
    }
    guard book.voice.isOn, let spot = book.voice.player.spot else { return [] }
    let wasTurning = book.voice.isTurning
    book.voice.isTurning = false
    switch cause {
    case .jumped where book.voice.destination != nil:
      let offset = book.voice.destination ?? book.place
      book.voice.destination = nil
      return speak(from: offset)
    case .laidOutAnew, .refreshed: return followVoice()
    case .turned, .scrolled, .jumped, .returned, .previewed:
      let isHere = book.shows(spot.offset)
      // A page of the voice that misses the word is not the next one: it is looked up.
      guard wasTurning else {
        book.voice.isAway = !isHere
        return []
      }
      guard !isHere, case .turned = cause else { return [] }
      book.voice.isTurning = true
      return [
        book.show(book.request(for: spot.offset), .returned(guess: book.guess(at: spot.offset)))
      ]
    }
  }
}

extension BookPlace {
  /// Whether the byte at `offset` is on the screen.
  func shows(_ offset: Int) -> Bool { shown?.contains(offset) ?? false }
}

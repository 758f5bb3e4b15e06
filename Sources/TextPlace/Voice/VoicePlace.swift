import Books
import Paging
import Screen
package import Speech
import Widgets

/// The voice that reads a text aloud, and what is shown of it.
package struct VoicePlace: Equatable, Sendable {
  /// What it does.
  package internal(set) var player = Player()
  /// Whether the reader has turned to other pages: the page does not follow the voice.
  package internal(set) var isAway = false
  /// Whether the word is lit, and not only its sentence.
  var showsWords = true
  /// What is said of notes.
  var notes = NotesAloud.off
  /// Whether the page that is being made is one that the voice wants.
  var isTurning = false
  /// Where the voice goes on once the page is made that the reader goes to.
  var destination: Int?
  /// Whether it is to stop at its chapter's end, which is looked up with the first word that is heard.
  var awaitsChapter = false
  /// Where it stopped last.
  var lastSpot: Int?
  /// Whether the voice goes on where it stopped in an earlier reading, though another page is shown:
  /// until the reader turns to other pages.
  var offersSpot = false

  /// A voice that is off.
  package init() {}

  /// Whether it speaks, or would go on.
  package var isOn: Bool { player.state != .off }

  /// Whether it stops by itself at the end of a chapter.
  var stopsAtChapterEnd: Bool {
    if case .at = player.sleep { true } else { awaitsChapter }
  }

  /// Whether it reads the page that is shown, or has read the one before.
  package var isReading: Bool { player.isSpeaking && !isAway }

  /// The bytes of the sentence that is lit.
  package var litSentence: Range<Int>? { isOn ? player.spot?.utterance.range : nil }

  /// The bytes of the word that is lit.
  package var litWord: Range<Int>? {
    guard isOn, showsWords, let spot = player.spot, spot.isSure else { return nil }
    return spot.range
  }

  /// How the glyph at `offset` looks beside what it is; nil if the voice is elsewhere.
  func style(at offset: Int) -> Style? {
    guard litSentence?.contains(offset) == true else { return nil }
    return litWord?.contains(offset) == true ? .spokenWord : .spoken
  }
}

// MARK: - What is told of it

extension BookPlace {
  /// The bytes that are said in a minute for each word a minute: English words, with their spaces.
  private static let bytesPerWord = 5.8

  /// What the top bar says of the voice: its rate, and when it stops.
  func voiceLabel(_ symbols: Symbols) -> String? {
    guard voice.isOn else { return nil }
    var label = "\(symbols.note) \(voice.player.choice.rate)"
    if case .after(let samples) = voice.player.sleep {
      let minutes = Minutes(
        milliseconds: Double(samples) * 1000 / Double(voice.player.sampleRate))
      label += " \(symbols.middleDot) \(minutes.label)"
    } else if voice.stopsAtChapterEnd {
      label += " \(symbols.middleDot) chapter"
    }
    return label
  }

  /// What the last row says of the voice, from the longest wording on.
  func voiceWordings(_ keys: KeyTable<TextCommand>, _ symbols: Symbols) -> [String] {
    let note = symbols.note
    let state: String
    let next: String
    switch voice.player.state {
    case .paused: (state, next) = ("paused", "goes on")
    case .stalled: (state, next) = ("stopped", "tries again")
    case .off, .starting, .speaking: (state, next) = (voiceTimeLeft, "pause")
    }
    let away = voice.isAway
    var hints = keys.hints(
      away ? [(.speak, "here"), (.nextSentence, "to the voice")] : [(.speak, next)], in: symbols)
    if !away, let back = keys.keys(of: .previousSentence).first,
      let on = keys.keys(of: .nextSentence).first
    {
      hints.append("\(back.name(in: symbols)) \(on.name(in: symbols)) sentence")
    }
    hints += keys.hints([(.voice, "voice")], in: symbols)
    let start = state.isEmpty ? note : "\(note) \(state)"
    return (0...hints.count).reversed().map { count in
      ([start] + hints.prefix(count) + ["Esc end"]).joined(separator: "   ")
    } + [start]
  }

  /// How long the voice takes to the end of the chapter, or of the book.
  private var voiceTimeLeft: String {
    guard let offset = voice.player.spot?.offset else { return "" }
    let end = voiceChapterEnd ?? textBytes
    let words = Double(max(end - offset, 0)) / Self.bytesPerWord
    let minutes = Minutes(milliseconds: words / Double(voice.player.choice.rate) * 60_000)
    return minutes.label + (voiceChapterEnd == nil ? " left" : " left in chapter")
  }

  /// Where the chapter ends that the voice is in; nil in the last one, or if there are none.
  var voiceChapterEnd: Int? {
    guard let contents, let offset = voice.player.spot?.offset,
      let index = contents.outline.index(at: offset)
    else { return nil }
    let level = max(contents.entries[index].level, contents.chapterLevel)
    return contents.entries[(index + 1)...].first { $0.level <= level }?.offset
  }
}

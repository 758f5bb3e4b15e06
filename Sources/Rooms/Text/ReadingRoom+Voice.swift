import Books
import Dispatch
import Formats
import Paging
import Settings
import Setup
import Shelf
import Speech
import TextPlace
import Voices
import Widgets
import Workers

extension ReadingRoom {
  /// Does what the model asks for the voice.
  mutating func perform(_ effect: VoiceEffect) throws(TextError) -> [TextEffect] {
    switch effect {
    case .prepare(let offset, let notes):
      let passage = try spokenText(notes).passage(from: offset)
      return model.update(.voice(.player(.prepared(passage))))
    case .prepareBefore(let offset, let notes):
      let passage = try spokenText(notes).passage(before: offset)
      return model.update(.voice(.player(.preparedBefore(passage))))
    case .silence(let turn): voice?.silence(turn: turn)
    case .speak(var order):
      if order.voice.isEmpty { order.voice = language }
      startedVoice.speak(order, by: voicePrograms)
    case .close: voice?.close()
    case .keepSpot(let offset): try keepSpot(offset)
    case .findVoices: findVoices()
    }
    return []
  }

  /// Keeps where the voice is, unless it only looks at a place that something else led to.
  private mutating func keepSpot(_ offset: Int) throws(TextError) {
    guard let keeper, !isPlaceGone else { return }
    keeper.keep(
      listening: try desk.position(at: offset), textBytes: text.source.expectedCount)
  }

  /// Finds where the voice stopped in an earlier reading, after the first paint.
  func findSpot() {
    guard let keeper, text.source.isComplete else { return }
    keeper.findListening(in: text.source) { [reportVoice] in reportVoice(.spotFound($0)) }
  }

  private var startedVoice: Voice {
    mutating get {
      if let voice { return voice }
      let new = Voice { [reportVoice] in reportVoice(.player($0)) }
      workers.add(ending: new.close)
      voice = new
      return new
    }
  }

  /// The reader's own programs for the voice; none in a child's profile.
  private var voicePrograms: VoicePrograms {
    guard !configuration.runsNoCommands else { return VoicePrograms() }
    return VoicePrograms(engine: preferences.voiceEngine, player: preferences.voicePlayer)
  }

  /// The text as it is said.
  private mutating func spokenText(_ notes: NotesAloud) -> SpokenText {
    SpokenText(
      desk.manuscript, settings: desk.format.settings,
      Speakable(language: language, notes: notes))
  }

  /// The language of the text, or English if nobody knows.
  private var language: String {
    mutating get {
      if let spokenLanguage { return spokenLanguage }
      let language = text.source.spokenLanguage
      spokenLanguage = language
      return language
    }
  }

  /// Finds the engine's voices in the background, those of the text's language first.
  private mutating func findVoices() {
    // A command of the reader's has the voice that it was given.
    guard voicePrograms.engine.isEmpty else { return }
    let own = language.prefix(2)
    Background.run("voices", qos: .userInitiated) { [reportVoice] in
      let names = (try? VoiceHelper.voices()) ?? []
      reportVoice(
        .voicesFound(names.filter { $0.hasPrefix(own) } + names.filter { !$0.hasPrefix(own) }))
    }
  }
}

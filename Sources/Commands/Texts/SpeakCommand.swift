import ArgumentParser
import Books
import Glibc
import Paging
import Profiles
import Settings
import Setup
import Speech
import Voices

/// Reads a text aloud, or into a file.
struct SpeakCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Read a text aloud, or into an audio book.",
    discussion: """
      Without --output the text is played, and each sentence is printed as it is said. With \
      --output it is written as a file of sound with chapters: .wav, or by ffmpeg .m4b, .opus or \
      .mka. PLACE is a page (as `pages` counts them), a part of the text such as 50%, or a chapter \
      such as "ch 3". After an interruption the same command goes on with the file. The exit \
      status is 69 without espeak-ng, sound or ffmpeg, 73 if a file cannot be written, and 75 after \
      an interruption.
      """)

  @Argument(help: "The text, or - for standard input.", completion: .file())
  var file: String

  @Option(help: ArgumentHelp("Where to begin.", valueName: "place"))
  var from: String?

  @Option(help: ArgumentHelp("Where to end.", valueName: "place"))
  var to: String?

  @Option(
    help: ArgumentHelp("Write this file: .wav, .m4b, .opus or .mka.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write a .wav for each chapter into this folder; those that are there stay.",
      valueName: "folder"), completion: .directory)
  var byChapter: String?

  @Option(help: "The voice or language of espeak-ng; that of the text by default.")
  var voice: String?

  @Option(help: "Words a minute, from 80 to 600.")
  var rate: Int?

  @Flag(help: "Print the sentences with their times and words as JSON.")
  var json = false

  @Flag(help: "Replace a file that is there.")
  var force = false

  @OptionGroup var text: TextOptions

  func validate() throws {
    guard rate.map(VoiceChoice.rates.contains) ?? true else {
      throw ValidationError("--rate takes a number from 80 to 600")
    }
    guard output == nil || byChapter == nil else {
      throw ValidationError("give --output or --by-chapter, not both")
    }
    if let output, format(of: output) == nil {
      throw ValidationError("--output takes a name that ends with .wav, .m4b, .opus or .mka")
    }
  }

  func run() throws { try speak() }

  private func format(of path: String) -> SoundFormat? {
    path.split(separator: ".").last.flatMap { SoundFormat(rawValue: $0.lowercased()) }
  }

  private func speak() throws(Failure) {
    if output != nil || byChapter != nil, let profile = Household.current?.profile, profile.isLocked
    {
      throw Failure(.speakIntoFile, in: profile)
    }
    let household = Household.current
    if household?.warden.timeLeft.isOver == true {
      throw Failure(sentence: "the time to read is over for today", status: EX_NOPERM)
    }
    let start = ContinuousClock.now
    // What is played is listened to.
    defer {
      if output == nil, byChapter == nil {
        let seconds = Int((ContinuousClock.now - start).components.seconds)
        household?.note(.read(seconds: seconds))
      }
    }
    let preferences = Configuration().preferences
    let choice = VoiceChoice(
      rate: rate ?? preferences.voiceRate, name: voice ?? preferences.voiceName)
    let spoken = try SpokenBook(
      CountedText(file, text, PageSize(columns: 66, rows: 20)), choice, text,
      notes: NotesAloud(rawValue: preferences.voiceNotes) ?? .off,
      by: VoicePrograms(engine: preferences.voiceEngine, player: preferences.voicePlayer),
      from: from, to: to)
    var printer = SentencePrinter(json: json, isPlaying: output == nil && byChapter == nil)
    if let output, let format = format(of: output) {
      guard force || access(output, F_OK) != 0 else {
        throw Failure(
          sentence: "'\(output)' already exists; --force replaces it", status: EX_CANTCREAT)
      }
      try spoken.write(to: output, format, &printer)
    } else if let byChapter {
      try spoken.writeChapters(into: byChapter, force: force, &printer)
    } else {
      try spoken.play(&printer)
    }
    try printer.finish()
  }
}

import Books
import Dispatch
import Glibc
import Paging
import Setup
import Speech
import Synchronization
import Voices

/// A text, or a part of it, that a command reads aloud.
struct SpokenBook {
  private let spoken: SpokenText
  private let choice: VoiceChoice
  private let programs: VoicePrograms
  private let language: String
  private let outline: Outline
  private let title: BookTitle
  private let bounds: Range<Int>
  /// What a file of it is made of.
  private let recipe: String

  /// The part of a text from one place to another.
  init(
    _ counted: CountedText, _ choice: VoiceChoice, _ options: TextOptions, notes: NotesAloud,
    by programs: VoicePrograms, from: String?, to: String?
  ) throws(Failure) {
    (self.choice, self.programs) = (choice, programs)
    language = counted.source.spokenLanguage
    do throws(TextError) {
      outline = try counted.manuscript.outlineSearch.run() ?? Outline()
      title =
        counted.source.structure?.title ?? BookTitle(title: "")
    } catch {
      throw Failure(error)
    }
    spoken = SpokenText(
      counted.manuscript, settings: options.settings(measure: 66),
      Speakable(language: language, notes: notes))
    var (start, end) = (0, counted.source.count)
    if let from { start = try Self.offset(of: from, counted, outline) }
    if let to { end = try Self.offset(of: to, counted, outline) }
    guard start < end else {
      throw Failure(sentence: "there is no text between these places", status: EX_USAGE)
    }
    bounds = start..<end
    do throws(TextError) {
      recipe = try Self.recipe(counted.source, "\(choice) \(notes) \(programs.engine)")
    } catch { throw Failure(error) }
  }

  /// A line that tells this text and these choices from others.
  private static func recipe(
    _ source: any TextSource, _ choices: String
  ) throws(TextError) -> String {
    var hash = FNV1a(choices.utf8)
    for part in 0..<16 {
      hash.add(try source.bytes(at: source.count / 16 * part, count: 4096))
    }
    return "tome-reader speak 1 \(source.count) \(hash.value)"
  }

  /// The offset of a place as the command line names it.
  private static func offset(
    of place: String, _ counted: CountedText, _ outline: Outline
  ) throws(Failure) -> Int {
    let words = place.lowercased().split(separator: " ")
    if place.hasSuffix("%"), let percent = Double(place.dropLast()), (0...100).contains(percent) {
      return Int(Double(counted.source.count) * percent / 100)
    }
    if words.count == 2, ["ch", "chapter"].contains(words[0]), let number = Int(words[1]),
      outline.entries.indices.contains(number - 1)
    {
      return outline.entries[number - 1].offset
    }
    if let page = Int(place), page >= 1, page <= counted.pagination.count {
      do throws(TextError) {
        return try counted.pager.page(.number(page - 1)).range.lowerBound
      } catch { throw Failure(error) }
    }
    throw Failure(sentence: "there is no place '\(place)' in this text", status: EX_USAGE)
  }

  /// The first sentence at or behind an offset and those of its passage; empty at the end.
  private func passage(from offset: Int) throws(Failure) -> Passage? {
    do throws(TextError) {
      guard offset < bounds.upperBound, var passage = try spoken.passage(from: offset) else {
        return nil
      }
      passage.utterances.removeAll {
        $0.range.lowerBound >= bounds.upperBound || $0.range.upperBound <= bounds.lowerBound
      }
      return passage
    } catch {
      throw Failure(error)
    }
  }
}

// MARK: - Files

extension SpokenBook {
  /// Writes all of it into one file.
  func write(
    to path: String, _ format: SoundFormat, _ printer: inout SentencePrinter
  ) throws(Failure) {
    guard !format.lacksEncoder else {
      throw Failure(sentence: SoundFileError.noEncoder.sentence, status: EX_UNAVAILABLE)
    }
    let interruption = Interruption()
    var recorder = try explained { () throws(VoiceFailure) in
      try Recorder(choice, language: language, by: programs)
    }
    try write(bounds, to: path, format, &recorder, &printer, interruption)
  }

  /// Writes a file for each chapter; those that are there stay, so that it can be gone on with.
  func writeChapters(
    into folder: String, force: Bool, _ printer: inout SentencePrinter
  ) throws(Failure) {
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw Failure(
        sentence: SoundFileError.unwritable(folder, errno).sentence, status: EX_CANTCREAT)
    }
    let interruption = Interruption()
    var recorder = try explained { () throws(VoiceFailure) in
      try Recorder(choice, language: language, by: programs)
    }
    let inside = outline.entries.filter { bounds.contains($0.offset) }
    let starts = [bounds.lowerBound] + inside.map(\.offset).filter { $0 > bounds.lowerBound }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : bounds.upperBound
      let title = inside.first { $0.offset == start }?.title ?? "Beginning"
      let name = title.map { $0 == "/" || $0.isNewline ? "-" : $0 }.prefix(60)
      let number = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      let path = "\(folder)/\(number) \(String(name)).wav"
      guard force || access(path, F_OK) != 0 else { continue }
      try write(start..<end, to: path, .wav, &recorder, &printer, interruption)
    }
  }

  private func write(
    _ range: Range<Int>, to path: String, _ format: SoundFormat, _ recorder: inout Recorder,
    _ printer: inout SentencePrinter, _ interruption: Interruption
  ) throws(Failure) {
    let rate = recorder.sampleRate
    var file = try explained { () throws(SoundFileError) in
      try SoundFile(path, format, rate: rate, recipe: "\(recipe) \(range)")
    }
    var waiting = outline.entries.filter { range.contains($0.offset) }[...]
      .dropFirst(file.chapters.count)
    var offset = file.place ?? range.lowerBound
    while offset < range.upperBound, let passage = try passage(from: offset) {
      for utterance in passage.utterances where range.contains(utterance.range.lowerBound) {
        if interruption.hasCome {
          throw Failure(
            sentence: "interrupted; the same command continues '\(path)'", status: EX_TEMPFAIL)
        }
        while let chapter = waiting.first, chapter.offset <= utterance.range.lowerBound {
          waiting = waiting.dropFirst()
          file.beginChapter(chapter.title)
        }
        let recording = try explained { () throws(VoiceFailure) in try recorder.record(utterance) }
        try printer.print(
          utterance, start: file.samples, end: file.samples + recording.count,
          starts: recording.starts, rate: rate)
        try explained { () throws(SoundFileError) in try file.write(recording) }
        printer.show(
          done: Double(utterance.range.upperBound - range.lowerBound) / Double(range.count),
          seconds: file.samples / rate)
      }
      guard passage.range.upperBound > offset else { break }
      offset = passage.range.upperBound
      try explained { () throws(SoundFileError) in try file.endParagraph(at: offset) }
    }
    let (name, author) = (title.title, title.author)
    do throws(SoundFileError) {
      try file.finish(title: name, author: author)
    } catch {
      throw Failure(sentence: error.sentence, status: EX_CANTCREAT)
    }
  }

  private func explained<Result: ~Copyable>(
    _ body: () throws(VoiceFailure) -> Result
  ) throws(Failure) -> Result {
    do throws(VoiceFailure) { return try body() } catch {
      throw Failure(sentence: error.sentence, status: EX_UNAVAILABLE)
    }
  }

  private func explained<Result: ~Copyable>(
    _ body: () throws(SoundFileError) -> Result
  ) throws(Failure) -> Result {
    do throws(SoundFileError) { return try body() } catch {
      let status = error == .noEncoder ? EX_UNAVAILABLE : EX_CANTCREAT
      throw Failure(sentence: error.sentence, status: status)
    }
  }
}

// MARK: - Playing

extension SpokenBook {
  /// Plays it, sentence by sentence, until it ends or is interrupted.
  func play(_ printer: inout SentencePrinter) throws(Failure) {
    let events = EventQueue()
    let interruption = Interruption { events.post(nil) }
    let voice = Voice { events.post($0) }
    defer { voice.close() }
    var player = Player(choice)
    if bounds.upperBound > 0 { player.sleep = .at(offset: bounds.upperBound) }
    var played = PlayedSentence()
    var effects = player.handle(.begin(at: bounds.lowerBound))
    while true {
      while !effects.isEmpty {
        switch effects.removeFirst() {
        case .prepare(let offset): effects += player.handle(.prepared(try passage(from: offset)))
        case .silence(let turn): voice.silence(turn: turn)
        case .speak(var order):
          if order.voice.isEmpty { order.voice = language }
          voice.speak(order, by: programs)
        case .show(let spot): try played.show(spot, player, &printer)
        case .tell, .keep, .close, .prepareBefore: break
        }
      }
      switch player.state {
      case .stalled(let why): throw Failure(sentence: why, status: EX_UNAVAILABLE)
      case .off, .paused: return try played.finish(player, &printer)
      case .starting, .speaking: break
      }
      guard let event = events.next(), !interruption.hasCome else {
        let offset = player.spot?.offset ?? bounds.lowerBound
        throw Failure(sentence: "stopped at byte \(offset)", status: EX_TEMPFAIL)
      }
      effects = player.handle(event)
      played.note(event)
    }
  }
}

/// The sentence that is being played, and the times of its words in seconds of sound.
private struct PlayedSentence {
  private var spot: Player.Spot?
  private var start = 0
  private var starts: [Int?] = []
  private var sample = 0

  mutating func note(_ event: PlayerEvent) {
    if case .played(let sample, _) = event { self.sample = sample }
  }

  mutating func show(
    _ new: Player.Spot, _ player: Player, _ printer: inout SentencePrinter
  ) throws(Failure) {
    if new.utterance != spot?.utterance {
      try finish(player, &printer)
      start = sample
      starts = Array(repeating: nil, count: new.utterance.words.count)
      try printer.begin(new.utterance)
    }
    spot = new
    if new.isSure, starts.indices.contains(new.word) { starts[new.word] = sample - start }
  }

  mutating func finish(_ player: Player, _ printer: inout SentencePrinter) throws(Failure) {
    guard let spot else { return }
    self.spot = nil
    try printer.print(
      spot.utterance, start: start, end: sample, starts: starts, rate: player.sampleRate)
  }
}

/// Events of a voice, for the thread that waits for them.
private final class EventQueue: Sendable {
  private let events = Mutex<[PlayerEvent?]>([])
  private let count = DispatchSemaphore(value: 0)

  /// Adds an event; nil ends the waiting.
  func post(_ event: PlayerEvent?) {
    events.withLock { $0.append(event) }
    count.signal()
  }

  /// Waits for the next event.
  func next() -> PlayerEvent? {
    count.wait()
    return events.withLock { $0.removeFirst() }
  }
}

/// Tells whether ^C was pressed, which then ends nothing by itself.
private struct Interruption {
  /// Whether it was pressed, for more than one thread.
  private final class Flag: Sendable {
    let isSet = Mutex(false)
  }

  private let flag = Flag()
  private let source: any DispatchSourceSignal

  init(_ body: @escaping @Sendable () -> Void = {}) {
    signal(SIGINT, SIG_IGN)
    let queue = DispatchQueue(label: "interrupt")
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: queue)
    source.setEventHandler { [flag] in
      flag.isSet.withLock { $0 = true }
      body()
    }
    source.resume()
  }

  /// Whether it was pressed.
  var hasCome: Bool { flag.isSet.withLock { $0 } }
}

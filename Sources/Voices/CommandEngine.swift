import CProcess
import Dispatch
import Glibc
import Speech
import Synchronization
import Workers

/// A command of the reader's own that synthesizes, such as piper: it reads a sentence and writes sound,
/// raw or WAV, and is started for each sentence.
///
/// While one sentence is being synthesized the command already runs for the next one, and waits for
/// its words: so what it loads is loaded beforehand. It tells no times of words: they are guessed.
final class CommandEngine: VoiceEngine {
  /// A command that runs, and waits for a sentence or synthesizes one.
  private struct Run {
    let child: Child
    let input: CInt
    let output: CInt
    let settings: RunSettings
  }

  /// What a command is started with.
  private struct RunSettings: Equatable {
    var voice: String
    var rate: Int
  }

  private struct State {
    var orders: [VoiceOrder] = []
    var turn = 0
    var voice = ""
    var rate = 175
    var frames: [VoiceFrame] = []
    /// What synthesizes now, and what waits.
    var busy: Child?
    var spare: Run?
    var isEnded = false
    var breakdown = VoiceFailure.brokeOff
    /// Whether no frames will come any more.
    var isOver = false
  }

  /// The samples of a second of sound that does not tell.
  private static let usualRate = 22_050
  /// A sentence that takes longer is none.
  private static let patience = Duration.seconds(60)
  /// The bytes of the longest sound of a sentence.
  private static let longest = 64 << 20

  private let command: String
  private let state = Mutex(State())
  /// Counts orders, and what else there is to look at.
  private let work = DispatchSemaphore(value: 0)
  /// Counts batches of frames.
  private let news = DispatchSemaphore(value: 0)

  /// An engine that runs `command` by a shell, with the words a minute as `$1`, the language as `$2`,
  /// and how much longer than usual it is to speak as `$3`.
  init(_ command: String) {
    self.command = command
    Background.run("voice’s command", qos: .userInitiated) { [self] in
      blockPipeSignal()
      synthesizeAll()
    }
  }

  func synthesize(_ order: VoiceOrder) -> Bool {
    let isThere = state.withLock { state in
      guard order.turn >= state.turn else { return true }
      state.orders.append(order)
      return !state.isOver
    }
    work.signal()
    return isThere
  }

  func choose(voice: String, rate: Int, turn: Int) -> Bool {
    let (isThere, old) = state.withLock { state -> (Bool, Run?) in
      let isOther = (state.voice, state.rate) != (voice, rate)
      (state.voice, state.rate) = (voice, rate)
      state.frames.append(VoiceFrame(.voice, turn: turn, [1]))
      guard isOther else { return (!state.isOver, nil) }
      defer { state.spare = nil }
      return (!state.isOver, state.spare)
    }
    discard(old)
    news.signal()
    return isThere
  }

  func stop(turn: Int) {
    state.withLock { state in
      state.turn = turn
      state.orders.removeAll { $0.turn < turn }
      state.frames.removeAll { $0.kind != .hello && $0.kind != .voice && $0.turn < turn }
      state.busy?.terminate()
    }
  }

  func frames() -> [VoiceFrame] {
    while true {
      let (frames, isOver) = state.withLock { state in
        defer { state.frames = [] }
        return (state.frames, state.isOver || state.isEnded)
      }
      if !frames.isEmpty { return frames }
      if isOver { return [] }
      news.wait()
    }
  }

  func end() {
    let spare = state.withLock { state in
      state.isEnded = true
      state.busy?.terminate()
      defer { state.spare = nil }
      return state.spare
    }
    discard(spare)
    work.signal()
    news.signal()
  }

  var wasEnded: Bool { state.withLock { $0.isEnded } }

  var breakdown: VoiceFailure { state.withLock { $0.breakdown } }
}

// MARK: - Sentence by sentence

extension CommandEngine {
  private func synthesizeAll() {
    var rate: Int?
    while true {
      work.wait()
      let (order, isEnded) = state.withLock { state in
        (state.orders.isEmpty ? nil : state.orders.removeFirst(), state.isEnded)
      }
      if isEnded { return }
      guard let order else { continue }
      var sound = Sound(rate: rate ?? Self.usualRate)
      if !order.words.isEmpty {
        do throws(VoiceFailure) {
          guard let made = try run(for: order) else { continue }
          sound = made
        } catch {
          state.withLock { ($0.breakdown, $0.isOver) = (error, true) }
          news.signal()
          return
        }
      }
      tell(sound, order, isNewRate: rate != sound.rate)
      rate = sound.rate
    }
  }

  /// Runs the command for a sentence; nil if it is not wanted any more.
  private func run(for order: VoiceOrder) throws(VoiceFailure) -> Sound? {
    let (found, settings) = state.withLock { state in
      defer { state.spare = nil }
      return (state.spare, RunSettings(voice: state.voice, rate: state.rate))
    }
    let run = if let found { found } else { try start(settings) }
    let isWanted = state.withLock { state in
      state.busy = run.child
      return order.turn >= state.turn && !state.isEnded
    }
    if !isWanted { run.child.terminate() }
    if isWanted, let spare = try? start(settings) { keep(spare) }
    write(order.words.joined(separator: " ") + "\n", to: run.input)
    let bytes = read(run.output)
    let status = run.child.waitForStatus()
    let isStale = state.withLock { state in
      state.busy = nil
      return order.turn < state.turn || state.isEnded
    }
    if isStale { return nil }
    let name = VoicePrograms.name(of: command)
    guard status == 0 else {
      throw status == 127 || status == 126 ? .noCommand(name) : .commandFailed(name, status)
    }
    guard let sound = Sound(bytes, usualRate: Self.usualRate) else { throw .noSoundOf(name) }
    return sound
  }

  /// Keeps a command for the next sentence, unless that is to be said otherwise.
  private func keep(_ spare: Run) {
    let isKept = state.withLock { state in
      guard !state.isEnded, state.spare == nil,
        spare.settings == RunSettings(voice: state.voice, rate: state.rate)
      else { return false }
      state.spare = spare
      return true
    }
    if !isKept { discard(spare) }
  }

  private func start(_ settings: RunSettings) throws(VoiceFailure) -> Run {
    var inputs: [CInt] = [-1, -1]
    var outputs: [CInt] = [-1, -1]
    guard pipe(&inputs) == 0 else { throw .notStarted(errno) }
    guard pipe(&outputs) == 0 else {
      let code = errno
      for end in inputs { close(end) }
      throw .notStarted(code)
    }
    let hundredths = 175 * 100 / max(settings.rate, 1)
    let scale = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
    let child = Child(
      ["/bin/sh", "-c", command, "sh", "\(settings.rate)", settings.voice, scale],
      input: inputs[0], output: outputs[1])
    let code = errno
    close(inputs[0])
    close(outputs[1])
    guard let child else {
      close(inputs[1])
      close(outputs[0])
      throw .notStarted(code)
    }
    return Run(child: child, input: inputs[1], output: outputs[0], settings: settings)
  }

  /// Ends a command that waits for a sentence.
  private func discard(_ run: Run?) {
    guard let run else { return }
    close(run.input)
    close(run.output)
    run.child.terminate()
    Background.run("voice’s end") { run.child.reap() }
  }

  /// Gives a command its sentence; a long one beside what it writes meanwhile.
  private func write(_ text: String, to pipe: CInt) {
    let bytes = Array(text.utf8)
    let give: @Sendable () -> Void = {
      blockPipeSignal()
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(pipe, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        rest = rest.dropFirst(count)
      }
      close(pipe)
    }
    // What a pipe holds is taken without waiting.
    if bytes.count <= 4096 { give() } else { Background.run("voice’s words", give) }
  }

  /// What a command writes until it ends; less if it takes too long.
  private func read(_ pipe: CInt) -> [UInt8] {
    defer { close(pipe) }
    let end = ContinuousClock.now + Self.patience
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count < Self.longest, ContinuousClock.now < end {
      var entry = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 1000) > 0 else { continue }
      let count = Glibc.read(pipe, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
    state.withLock { $0.busy?.terminate() }
    return bytes
  }

  /// Tells a sentence as the helper does: its marks, its samples, its end.
  private func tell(_ sound: Sound, _ order: VoiceOrder, isNewRate: Bool) {
    var frames: [VoiceFrame] = []
    if isNewRate {
      frames.append(VoiceFrame(.hello, turn: 0, sound.rate.bytes))
    }
    let before = order.before * sound.rate / 1000
    let behind = order.behind * sound.rate / 1000
    let estimate = WordEstimate(order.words, samples: sound.bytes[...], rate: sound.rate)
    for (index, start) in estimate.starts.enumerated() {
      frames.append(
        VoiceFrame(
          .mark, turn: order.turn,
          order.number.bytes + (order.firstWord + index).bytes + (before + start).bytes
            + [estimate.isSure ? 0 : 1]))
    }
    let silence = { [UInt8](repeating: 0, count: $0 * 2) }
    let all = silence(before) + sound.bytes + silence(behind)
    for begin in stride(from: 0, to: all.count, by: sound.rate * 2) {
      let part = all[begin..<min(begin + sound.rate * 2, all.count)]
      frames.append(VoiceFrame(.samples, turn: order.turn, order.number.bytes + part))
    }
    frames.append(
      VoiceFrame(.end, turn: order.turn, order.number.bytes + (all.count / 2).bytes))
    state.withLock { state in
      if order.turn >= state.turn { state.frames += frames }
    }
    news.signal()
  }
}

extension Int {
  /// Its lowest 32 bits, least byte first.
  fileprivate var bytes: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
  }
}

/// What a command wrote: samples of one channel, without the silence around them.
struct Sound: Equatable, Sendable {
  /// Signed 16-bit samples, least byte first.
  var bytes: [UInt8] = []
  /// The samples of a second.
  var rate: Int

  /// A sample that is nearer to zero is silence.
  private static let quiet = 150

  /// Silence.
  init(rate: Int) { self.rate = rate }

  /// The sound in `bytes`: a WAV file of 16-bit samples, or such samples alone; nil if there is none.
  init?(_ bytes: [UInt8], usualRate: Int) {
    rate = usualRate
    var channels = 1
    var data = bytes[...]
    if bytes.starts(with: Array("RIFF".utf8)) {
      guard let format = Self.chunk("fmt ", of: bytes), format.count >= 16,
        let found = Self.chunk("data", of: bytes),
        Self.number(bytes, format.lowerBound + 14, 2) == 16
      else { return nil }
      channels = Self.number(bytes, format.lowerBound + 2, 2)
      rate = Self.number(bytes, format.lowerBound + 4, 4)
      guard channels > 0, (4000...192_000).contains(rate) else { return nil }
      data = bytes[found]
    }
    var samples: [UInt8] = []
    samples.reserveCapacity(data.count / channels)
    let step = 2 * channels
    for index in stride(from: data.startIndex, to: data.endIndex - step + 1, by: step) {
      samples += [data[index], data[index + 1]]
    }
    let loud = { (index: Int) in
      let (low, high) = (UInt16(samples[2 * index]), UInt16(samples[2 * index + 1]))
      let value = Int16(bitPattern: low | high << 8)
      return abs(Int(value)) > Self.quiet
    }
    let indices = 0..<samples.count / 2
    guard let first = indices.first(where: loud), let last = indices.last(where: loud) else {
      return nil
    }
    self.bytes = Array(samples[2 * first..<2 * last + 2])
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The bytes of a chunk; a writer that could not go back has told no length of the last one.
  private static func chunk(_ name: String, of bytes: [UInt8]) -> Range<Int>? {
    var offset = 12
    while offset + 8 <= bytes.count {
      let length = number(bytes, offset + 4, 4)
      let end = min(offset + 8 + length, bytes.count)
      if bytes[offset..<offset + 4].elementsEqual(name.utf8) { return offset + 8..<end }
      offset = offset + 8 + length + length % 2
    }
    return nil
  }
}

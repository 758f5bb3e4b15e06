import Foundation
import Speech
import Synchronization
import Testing
import Voices

/// Whether the helper can speak here.
private let hasEngine: Bool = {
  guard let helper = try? VoiceHelper() else { return false }
  defer { helper.end() }
  return helper.frames().first?.kind == .hello
}()

/// What a voice has told so far.
final class Hearing: Sendable {
  let events = Mutex<[PlayerEvent]>([])
  private let totals = Mutex<(synthesized: Int, samples: Int, played: Int)>((0, 0, 0))
  private let keepsAll: Bool

  /// - Parameter keepsAll: Whether all events are kept, and not only sums of them.
  init(keepsAll: Bool = true) { self.keepsAll = keepsAll }

  /// Takes an event for the sums.
  func handle(_ event: PlayerEvent) {
    totals.withLock { totals in
      switch event {
      case .synthesized(let samples, _, _):
        totals.synthesized += 1
        totals.samples += samples
      case .played(let sample, _): totals.played = sample
      default: break
      }
    }
  }

  /// The sentences and the samples that were synthesized since ``forget()``.
  var synthesized: Int { totals.withLock { $0.synthesized } }
  var samples: Int { totals.withLock { $0.samples } }

  func forget() { totals.withLock { $0 = (0, 0, 0) } }

  func wait(
    seconds: Double = 10, _ condition: ([PlayerEvent]) -> Bool
  ) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      let heard = events.withLock { $0 }
      if condition(heard) { return true }
      usleep(5000)
    }
    return false
  }

  var lastPlayed: Int {
    guard keepsAll else { return totals.withLock { $0.played } }
    return events.withLock { events in
      events.reduce(0) { last, event in
        if case .played(let sample, _) = event { sample } else { last }
      }
    }
  }
}

/// The processes that have `words` among their arguments.
func processes(with words: String) -> [pid_t] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return names.compactMap { pid_t($0) }.filter { process in
    process != getpid()
      && FileManager.default.contents(atPath: "/proc/\(process)/cmdline").map {
        String(decoding: $0, as: UTF8.self).contains(words)
      } ?? false
  }
}

/// The children of this process that run a program.
private func children(named name: String) -> [pid_t] {
  processes(with: name).filter { process in
    let status = FileManager.default.contents(atPath: "/proc/\(process)/status") ?? Data()
    return String(decoding: status, as: UTF8.self).contains("PPid:\t\(getpid())\n")
  }
}

/// The resident memory of this process.
private func residentKilobytes() -> Int {
  let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
    .first { $0.hasPrefix("VmRSS") }
  return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
}

func order(_ words: [String], number: Int = 0, turn: Int = 1) -> VoiceOrder {
  let utterance = Utterance(
    0..<words.count * 10, words.enumerated().map { .init($1, $0 * 10..<$0 * 10 + 9) })
  return VoiceOrder(utterance, from: 0, turn: turn, number: number, VoiceChoice(rate: 400))
}

@Suite(.serialized, .enabled(if: hasEngine, "espeak-ng is not installed, or tome-voice not built"))
struct VoiceTests {
  @Test func `each word has a mark, in order, and there is sound`() throws {
    let helper = try VoiceHelper()
    defer { helper.end() }
    let words = "Welcome to my house! Enter freely, and of your own will, he said.".split(
      separator: " "
    ).map(String.init)
    helper.send(VoiceFrame(voice: "en", rate: 175, turn: 1))
    helper.send(VoiceFrame(order(words)))
    var marks: [(word: Int, sample: Int)] = []
    var loudest = 0
    reading: while true {
      let frames = helper.frames()
      try #require(!frames.isEmpty)
      for frame in frames {
        switch frame.kind {
        case .mark: marks.append((frame.number(at: 4) ?? -1, frame.number(at: 8) ?? -1))
        case .samples:
          for offset in stride(from: 4, to: frame.payload.count - 1, by: 2) {
            let sample = Int16(truncatingIfNeeded: frame.number(at: offset, bytes: 2) ?? 0)
            loudest = max(loudest, abs(Int(sample)))
          }
        case .end: break reading
        default: break
        }
      }
    }
    #expect(marks.map(\.word) == Array(0..<words.count))
    #expect(zip(marks, marks.dropFirst()).allSatisfy { $0.sample < $1.sample })
    #expect(loudest > 3000)
  }

  @Test func `a sentence of five thousand characters is said`() throws {
    let helper = try VoiceHelper()
    defer { helper.end() }
    helper.send(VoiceFrame(voice: "en", rate: 600, turn: 1))
    helper.send(VoiceFrame(order(Array(repeating: "word", count: 1000))))
    var marks = 0
    reading: while true {
      let frames = helper.frames()
      try #require(!frames.isEmpty)
      for frame in frames {
        if frame.kind == .mark { marks += 1 }
        if frame.kind == .end { break reading }
      }
    }
    #expect(marks >= 990)
  }

  @Test func `garbage ends the helper with a reason`() throws {
    let helper = try VoiceHelper()
    defer { helper.end() }
    helper.send(VoiceFrame(.hello, turn: 0))
    var kinds: [VoiceFrame.Kind] = []
    while true {
      let frames = helper.frames()
      if frames.isEmpty { break }
      kinds += frames.map(\.kind)
    }
    #expect(kinds == [.hello, .failure])
  }

  @Test func `a file as the sink gets the sound, at the pace of the clock`() throws {
    let file = NSTemporaryDirectory() + "voice-\(getpid()).raw"
    defer { unlink(file) }
    let hearing = Hearing()
    let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
    defer { voice.close() }
    voice.silence(turn: 1)
    let start = Date()
    let files = VoicePrograms(player: "cat > '\(file)'")
    voice.speak(order(["one", "two", "three", "four", "five."]), by: files)
    var total: Int?
    #expect(
      hearing.wait { events in
        for case .synthesized(let samples, _, _) in events { total = samples }
        return total != nil
      })
    let samples = try #require(total)
    #expect(hearing.wait { _ in hearing.lastPlayed >= samples })
    #expect(Date().timeIntervalSince(start) > Double(samples) / 22_050 * 0.9)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    #expect(bytes.count == samples * 2)
  }

  @Test func `silence is soon, and what comes then is of the new turn`() throws {
    let file = NSTemporaryDirectory() + "voice-stop-\(getpid()).raw"
    defer { unlink(file) }
    let hearing = Hearing()
    let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
    defer { voice.close() }
    voice.silence(turn: 1)
    let files = VoicePrograms(player: "cat > '\(file)'")
    voice.speak(order(Array(repeating: "word", count: 100)), by: files)
    #expect(hearing.wait { _ in hearing.lastPlayed > 0 })
    voice.silence(turn: 2)
    usleep(50_000)
    let size = try Data(contentsOf: URL(fileURLWithPath: file)).count
    usleep(300_000)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == size)
  }

  @Test func `a helper that is killed is told, and the next order begins another`() throws {
    let file = NSTemporaryDirectory() + "voice-kill-\(getpid()).raw"
    defer { unlink(file) }
    let hearing = Hearing()
    let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
    defer { voice.close() }
    let programs = VoicePrograms(player: "cat > '\(file)'")
    voice.silence(turn: 1)
    voice.speak(order(Array(repeating: "word", count: 100)), by: programs)
    #expect(hearing.wait { _ in hearing.lastPlayed > 0 })
    let helpers = children(named: "tome-voice")
    #expect(!helpers.isEmpty)
    for helper in helpers { kill(helper, SIGKILL) }
    let why = VoiceFailure.brokeOff.sentence
    #expect(hearing.wait { $0.contains(.crashed(why)) })
    hearing.events.withLock { $0 = [] }
    voice.silence(turn: 2)
    voice.speak(order(["again"], turn: 2), by: programs)
    #expect(hearing.wait { _ in hearing.lastPlayed > 0 })
  }

  @Test func `a player that dies, and one that takes nothing, are sentences`() {
    for (command, words) in [
      ("head -c 30000 > /dev/null", "head has ended, and the voice with it."),
      ("sleep 1000", "The sound has stopped: the device accepts no more data."),
    ] {
      let hearing = Hearing()
      let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
      defer { voice.close() }
      voice.silence(turn: 1)
      voice.speak(
        order(Array(repeating: "word", count: 60)), by: VoicePrograms(player: command))
      #expect(hearing.wait { $0.contains(.failed(words)) }, "\(command)")
    }
  }

  @Test func `ten minutes by a fast clock leave no descriptor and no memory behind`() async {
    // The tests beside it open files too.
    await #expect(processExitsWith: .success) { try VoiceTests.soak() }
  }

  private static func soak() throws {
    // An hour takes `TOME_READER_SOAK=60`.
    let minutes = ProcessInfo.processInfo.environment["TOME_READER_SOAK"].flatMap(Int.init) ?? 10
    let hearing = Hearing(keepsAll: false)
    let voice = Voice(speed: 60) { event in hearing.handle(event) }
    var samples = 0
    var number = 0
    var turn = 1
    var memory: [Int] = []
    var files: [Int] = []
    voice.silence(turn: turn)
    while samples < minutes * 60 * 22_050 {
      let words = (0..<12).map { "word\((number * 7 + $0) % 100)" }
      let programs = VoicePrograms(player: "cat > /dev/null")
      voice.speak(order(words, number: number, turn: turn), by: programs)
      number += 1
      let (wanted, heard) = (number, hearing)
      #expect(heard.wait { _ in heard.synthesized >= wanted })
      let all = hearing.samples
      #expect(hearing.wait { _ in hearing.lastPlayed >= all }, "sentence \(number)")
      guard number == 50 else { continue }
      // A turn of fifty sentences is over.
      samples += all
      (number, turn) = (0, turn + 1)
      hearing.forget()
      voice.silence(turn: turn)
      memory.append(residentKilobytes())
      files.append(try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count)
    }
    voice.close()
    #expect(memory.count > 2)
    #expect((memory.last ?? 0) - memory[1] < 6 << 10, "\(memory)")
    #expect((files.last ?? 0) - files[1] <= 4, "\(files)")
  }

  @Test func `a player that ends at once is no sound`() {
    let hearing = Hearing()
    let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
    defer { voice.close() }
    voice.silence(turn: 1)
    voice.speak(order(["one", "two", "three"]), by: VoicePrograms(player: "exit 1"))
    #expect(
      hearing.wait { events in
        events.contains {
          if case .failed(let why) = $0 { why.hasPrefix("No sound") } else { false }
        }
      })
    #expect(hearing.lastPlayed == 0)
  }
}

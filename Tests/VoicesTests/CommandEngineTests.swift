import Foundation
import Speech
import Synchronization
import Testing
import Voices

/// A command of the reader's own as the engine: scripts that write a tone, or fail.
@Suite(.serialized) struct CommandEngineTests {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "engine-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Half a second of a loud sample.
  private let tone = "head -c 22050 /dev/zero | tr '\\0' '@'"

  private func record(
    _ words: [String], _ command: String, rate: Int = 175
  ) throws(VoiceFailure) -> (Recording, rate: Int) {
    var recorder = try Recorder(
      VoiceChoice(rate: rate), language: "en", by: VoicePrograms(engine: command))
    let utterance = Utterance(
      0..<words.count * 10, words.enumerated().map { .init($1, $0 * 10..<$0 * 10 + 9) },
      pauseBefore: 100, pauseBehind: 200)
    return (try recorder.record(utterance), recorder.sampleRate)
  }

  @Test func `samples are a sentence, with its pauses and guessed words`() throws {
    let (recording, rate) = try record(["one", "two", "three"], "cat > /dev/null; \(tone)")
    #expect(rate == 22_050)
    #expect(recording.count == 11_025 + 2205 + 4410)
    let starts = recording.starts.compactMap(\.self)
    #expect(starts.count == 3 && starts == starts.sorted())
    #expect(starts.first == 2205)
  }

  @Test func `a WAV file tells its rate`() throws {
    // 16,000 samples a second, two channels, and no length, as of a writer to a pipe.
    let format: [UInt8] = [
      16, 0, 0, 0, 1, 0, 2, 0, 0x80, 0x3E, 0, 0, 0, 0xFA, 0, 0, 4, 0, 16, 0,
    ]
    let unknown: [UInt8] = [255, 255, 255, 255]
    let samples = [UInt8](repeating: 0x40, count: 4000)
    let bytes =
      Array("RIFF".utf8) + unknown + Array("WAVEfmt ".utf8) + format + Array("data".utf8) + unknown
      + samples
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/a.wav"))
    let (recording, rate) = try record(["one"], "cat > /dev/null; cat '\(folder)/a.wav'")
    #expect(rate == 16_000)
    #expect(recording.count == 1000 + 1600 + 3200)
  }

  @Test func `the command gets the words, the rate, the language and a scale`() throws {
    let note = folder + "/note"
    _ = try record(
      ["So", "be", "it."], "{ cat; echo $1 $2 $3; } >> '\(note)'; \(tone)", rate: 350)
    // One more command waits for a next sentence and gets none.
    let lines = try String(contentsOfFile: note, encoding: .utf8).split(separator: "\n")
    #expect(lines.prefix(4) == ["a", "350 en 0.50", "So be it.", "350 en 0.50"])
  }

  @Test func `a long run of words without a pause is told as a sentence alone`() throws {
    let (recording, _) = try record(
      Array(repeating: "word", count: 12),
      "cat > /dev/null; for i in 1 2 3 4 5 6 7 8; do \(tone); done")
    #expect(recording.starts.allSatisfy { $0 == nil })
  }

  @Test func `a failure says which program, and how it ended`() {
    func failure(_ command: String) -> String? {
      do throws(VoiceFailure) {
        _ = try record(["one"], command)
        return nil
      } catch { return error.sentence }
    }
    #expect(failure("exit 3")?.contains("'exit' ended with status 3") == true)
    #expect(failure("nosuch-engine --x")?.contains("no program 'nosuch-engine'") == true)
    #expect(failure("cat > /dev/null")?.contains("'cat' wrote no sound") == true)
    #expect(failure("cat > /dev/null; head -c 9999 /dev/zero")?.contains("no sound") == true)
  }

  @Test func `five thousand characters go in while sound comes out`() throws {
    let words = Array(repeating: "word", count: 20_000)
    let (recording, _) = try record(words, "\(tone); cat > /dev/null")
    #expect(recording.count > 11_025)
  }

  @Test func `it is heard sentence by sentence, and nothing is left running`() throws {
    let hearing = Hearing()
    let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
    let programs = VoicePrograms(
      engine: "cat > /dev/null; : \(folder); \(tone)", player: "cat > '\(folder)/sound'")
    voice.silence(turn: 1)
    voice.speak(order(["one", "two"]), by: programs)
    voice.speak(order(["three", "four"], number: 1), by: programs)
    #expect(hearing.wait { _ in hearing.lastPlayed >= 22_050 })
    let marks = hearing.events.withLock { events in
      events.compactMap { event -> [Int]? in
        if case .marked(let word, _, let order, _, _) = event { [order, word] } else { nil }
      }
    }
    #expect(marks == [[0, 0], [0, 1], [1, 0], [1, 1]])
    #expect(!processes(with: folder).isEmpty, "one waits for the next sentence")
    voice.close()
    #expect(hearing.wait { _ in processes(with: folder).isEmpty })
    try FileManager.default.removeItem(atPath: folder)
  }

  @Test func `another turn drops the sentence that is being synthesized`() throws {
    let hearing = Hearing()
    let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
    defer { voice.close() }
    // The first sentence takes for ever.
    let programs = VoicePrograms(
      engine: "read line; case $line in one*) sleep 1000;; esac; \(tone)",
      player: "cat > '\(folder)/sound'")
    voice.silence(turn: 1)
    voice.speak(order(["one"]), by: programs)
    voice.silence(turn: 2)
    voice.speak(order(["two"], turn: 2), by: programs)
    #expect(hearing.wait { _ in hearing.lastPlayed >= 11_025 })
    #expect(
      hearing.events.withLock { events in
        events.allSatisfy { event in
          if case .crashed = event { false } else { true }
        }
      })
  }
}

@Suite struct WordEstimateTests {
  /// Sound and silence by turns, in hundredths of a second.
  private func sound(_ parts: Int...) -> [UInt8] {
    parts.enumerated().flatMap { index, length in
      [UInt8](repeating: index % 2 == 0 ? 0x40 : 0, count: length * 2 * 100)
    }
  }

  @Test func `pauses are matched with stops`() {
    let estimate = WordEstimate(
      ["one,", "two", "and", "three."], samples: sound(50, 20, 90)[...], rate: 10_000)
    #expect(estimate.isSure)
    #expect(estimate.starts[0] == 0)
    #expect(estimate.starts[1] == 7000)
    #expect(estimate.starts == estimate.starts.sorted())
  }

  @Test func `longer words take longer`() {
    let starts = WordEstimate(
      ["a", "responsibility", "a"], samples: sound(100)[...], rate: 10_000
    ).starts
    #expect(starts[1] < 2000 && starts[2] > 8000)
  }

  @Test func `without a pause for each stop many words are not sure`() {
    let words = ["one,", "two,", "three,", "four,", "five"]
    let estimate = WordEstimate(words, samples: sound(100)[...], rate: 10_000)
    #expect(!estimate.isSure && estimate.starts.count == 5)
  }

  @Test func `nothing is no trouble`() {
    #expect(WordEstimate([], samples: [], rate: 22_050).starts.isEmpty)
    #expect(WordEstimate(["…"], samples: [0], rate: 22_050).starts == [0])
  }
}

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
private final class Hearing: Sendable {
  let events = Mutex<[PlayerEvent]>([])

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
    events.withLock { events in
      events.reduce(0) { last, event in
        if case .played(let sample, _) = event { sample } else { last }
      }
    }
  }
}

private func order(_ words: [String], number: Int = 0, turn: Int = 1) -> VoiceOrder {
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
    voice.speak(order(["one", "two", "three", "four", "five."]), player: "cat > '\(file)'")
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
    voice.speak(order(Array(repeating: "word", count: 100)), player: "cat > '\(file)'")
    #expect(hearing.wait { _ in hearing.lastPlayed > 0 })
    voice.silence(turn: 2)
    usleep(50_000)
    let size = try Data(contentsOf: URL(fileURLWithPath: file)).count
    usleep(300_000)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).count == size)
  }

  @Test func `a player that ends at once is no sound`() {
    let hearing = Hearing()
    let voice = Voice { event in hearing.events.withLock { $0.append(event) } }
    defer { voice.close() }
    voice.silence(turn: 1)
    voice.speak(order(["one", "two", "three"]), player: "exit 1")
    #expect(
      hearing.wait { events in
        events.contains {
          if case .failed(let why) = $0 { why.hasPrefix("No sound") } else { false }
        }
      })
    #expect(hearing.lastPlayed == 0)
  }
}

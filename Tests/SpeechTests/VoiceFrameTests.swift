import Speech
import Testing

@Suite struct VoiceFrameTests {
  private let frames = [
    VoiceFrame(.stop, turn: 7),
    VoiceFrame(.mark, turn: 70_000, [1, 0, 0, 0, 2, 0, 0, 0, 3, 1, 0, 0]),
    VoiceFrame(voice: "en-gb", rate: 300, turn: 1),
  ]

  @Test func `frames are read however they are split`() {
    let bytes = frames.flatMap(\.bytes)
    for split in 0...bytes.count {
      var reader = FrameReader()
      let read = reader.decode(bytes[..<split]) + reader.decode(bytes[split...])
      #expect(read == frames)
    }
    var reader = FrameReader()
    #expect(bytes.flatMap { reader.decode([$0]) } == frames)
  }

  @Test func `an order has pauses by the rate, and the words that are left`() {
    let words = ["one", "two", "three"].enumerated().map {
      Utterance.Word($1, $0 * 10..<$0 * 10 + 5)
    }
    let utterance = Utterance(0..<30, words, pauseBefore: 600, pauseBehind: 900)
    let order = VoiceOrder(utterance, from: 1, turn: 4, number: 2, VoiceChoice(rate: 350))
    #expect((order.before, order.behind) == (0, 450), "the rest of a sentence has no pause before")
    #expect(order.words == ["two", "three"] && order.firstWord == 1)
    let whole = VoiceOrder(utterance, from: 0, turn: 4, number: 2, VoiceChoice(rate: 350))
    #expect(whole.before == 300)
  }

  @Test func `numbers are read where they are`() {
    #expect(frames[1].number(at: 8) == 259)
    #expect(frames[1].number(at: 9) == nil)
    #expect(frames[2].number(at: 0, bytes: 2) == 300)
  }

  @Test func `garbage ends the reading`() {
    var reader = FrameReader()
    #expect(reader.decode([0xFF, 0xFF, 0xFF, 0x7F, 0x53, 0, 0, 0, 0]).isEmpty)
    #expect(reader.isBroken)
    #expect(reader.decode(frames[0].bytes).isEmpty)
    var other = FrameReader()
    #expect(other.decode(frames[0].bytes + [0, 0, 0, 0, 1, 0, 0, 0, 0]) == [frames[0]])
    #expect(other.isBroken)
  }
}

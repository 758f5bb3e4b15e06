import Testing
import Web

struct CompletionStreamTests {
  private static func delta(_ words: String) -> String {
    "data: {\"choices\":[{\"delta\":{\"content\":\"\(words)\"}}]}"
  }

  private static let answer = [
    ": a comment", "data: {\"choices\":[{\"delta\":{\"role\":\"assistant\"}}]}", "",
    delta("Once "), "", "event: ping", "data: {}", "", delta("“upon” a"), "", delta(" tïme"), "",
    "data: {\"choices\":[{\"delta\":{},\"finish_reason\":null}]}", "", "data: [DONE]", "", "",
  ]

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a stream split at every byte says the same`(newline: String) {
    let bytes = Array(Self.answer.joined(separator: newline).utf8)
    for split in 0...bytes.count {
      var stream = CompletionStream()
      var words = stream.decode(bytes[..<split])
      words += stream.decode(bytes[split...])
      #expect(stream.ending == .whole)
      words += stream.end()
      #expect(words == "Once “upon” a tïme", "split at \(split)")
    }
    var stream = CompletionStream()
    let words = bytes.map { stream.decode([$0]) }.joined() + stream.end()
    #expect(words == "Once “upon” a tïme" && stream.ending == .whole)
  }

  @Test func `a stream that ends without saying so is a part`() {
    var stream = CompletionStream()
    var words = stream.decode(Array((Self.delta("Once") + "\n\n").utf8))
    words += stream.end()
    #expect(words == "Once" && stream.ending == .cut)
    var long = CompletionStream()
    _ = long.decode(
      Array("data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"length\"}]}\n\n".utf8))
    #expect(long.ending == .cut)
  }

  @Test func `finish_reason stop, and an object alone, are whole`() {
    var stream = CompletionStream()
    _ = stream.decode(
      Array("data: {\"choices\":[{\"delta\":{},\"finish_reason\":\"stop\"}]}\n\n".utf8))
    #expect(stream.ending == .whole)
    var object = CompletionStream()
    let json = " {\"choices\":[{\"message\":{\"content\":\"Once\"},\"finish_reason\":\"stop\"}]}"
    #expect(json.utf8.map { object.decode([$0]) }.joined() == "")
    #expect(object.end() == "Once" && object.ending == .whole)
  }

  @Test func `an error of the server is told`() {
    for json in ["{\"error\":{\"message\":\"no model\"}}", "{\"error\":\"no model\"}"] {
      var stream = CompletionStream()
      _ = stream.decode(Array("data: \(json)\n\n".utf8))
      #expect(stream.ending == .failure("no model"))
      var object = CompletionStream()
      _ = object.decode(Array(json.utf8))
      _ = object.end()
      #expect(object.ending == .failure("no model"))
    }
  }

  @Test func `lines of events are joined, and a flood without an end is refused`() {
    var events = ServerSentEvents()
    #expect(
      events.decode(Array("\u{FEFF}event: a\ndata: 1\ndata:2\nid: 7\n\ndata\n\n".utf8)) == [
        .init(name: "a", data: "1\n2"), .init(data: ""),
      ])
    let flood = [UInt8](repeating: 0x61, count: ServerSentEvents.longest + 1)
    #expect(events.decode(flood).isEmpty && events.hasOverflowed)
    #expect(events.decode(Array("\n\ndata: x\n\n".utf8)).isEmpty)
  }
}

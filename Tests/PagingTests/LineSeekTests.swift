import Books
import Paging
import Testing

@Suite struct LineSeeks {
  @Test(arguments: [
    (1, 1, 0), (2, 1, 4), (2, 3, 6), (2, 99, 7), (3, 1, 8), (4, 1, 9),
  ])
  func `a line is found by its number, and a byte in it by its own`(
    line: Int, column: Int, offset: Int
  ) throws {
    var seek = LineSeek(LineNumber(line, column: column))
    #expect(try seek.find(in: MemoryText("one\ntwo\n\nfour")) == offset)
  }

  @Test(arguments: [("", 1), ("one", 1), ("one\n", 1), ("one\ntwo", 2), ("one\n\n", 2)])
  func `a text has so many lines, and none behind its last newline`(
    text: String, count: Int
  ) throws {
    var seek = LineSeek(LineNumber(count + 1))
    #expect(try seek.find(in: MemoryText(text)) == nil)
    #expect(seek.lineCount(of: MemoryText(text)) == count)
  }

  @Test func `lines beyond a block are found, and a seek goes on where a text grows`() throws {
    let text = (1...100_000).map { "line \($0)\n" }.joined()
    let offset = try #require(text.utf8.firstRange(of: "line 90000\n".utf8)).lowerBound
    let expected = text.utf8.distance(from: text.startIndex, to: offset)
    var whole = LineSeek(LineNumber(90_000))
    #expect(try whole.find(in: MemoryText(text)) == expected)
    var seek = LineSeek(LineNumber(90_000))
    for length in stride(from: 0, to: expected, by: 77_777) {
      let part = MemoryText(String(text.prefix(length)))
      #expect(try seek.find(in: part) == nil)
    }
    #expect(try seek.find(in: MemoryText(text)) == expected)
  }
}

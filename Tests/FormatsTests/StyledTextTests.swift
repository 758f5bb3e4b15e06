import Books
import Foundation
import Formats
import TestSupport
import Testing

/// Texts for terminals: opened without their styles, which are spans beside them.
struct StyledTextTests {
  let scratch = Scratch()

  private func lines(_ count: Int) -> (raw: String, plain: String) {
    var (raw, plain) = ("", "")
    for line in 0..<count {
      raw += "\u{1B}[3\(line % 8)mline \(line)\u{1B}[0m N\u{8}Na _\u{8}u \u{1B}[2J é\u{8}é\n"
      plain += "line \(line) Na u \u{1B}[2J é\n"
    }
    return (raw, plain)
  }

  @Test(arguments: [1, 100, 30_000])
  func `a text with styles taken off is the text, wherever it is read`(count: Int) async throws {
    let (raw, plain) = lines(count)
    let source = try scratch.open(raw.utf8).source
    try await source.waitForAll()
    let bytes = Array(plain.utf8)
    #expect(source.count == bytes.count)
    #expect(try source.text == plain)
    for _ in 0..<50 {
      let start = Int.random(in: 0...bytes.count)
      let end = min(start + Int.random(in: 0...200), bytes.count)
      #expect(try source.bytes(start..<end) == Array(bytes[start..<end]))
    }
  }

  /// Words of which every letter is struck over, in rows longer than a block, and parts that are not.
  private func struckWords(
    _ count: Int, _ random: inout SeededGenerator
  ) -> (raw: String, plain: String) {
    var (raw, plain) = ("", "")
    for _ in 0..<count {
      let isLong = Int.random(in: 0..<100, using: &random) == 0
      let length = Int.random(in: 0..<(isLong ? 40_000 : 9), using: &random)
      let isUnderlined = Bool.random(using: &random)
      for letter in 0..<length {
        let character = Character(UnicodeScalar(UInt8(0x21 + letter % 0x5D)))
        plain.append(character)
        raw += "\(isUnderlined ? "_" : character)\u{8}\(character)"
      }
      let parts = [" ", "\n", "_", "é\u{8}é", "\u{1B}[1m", "a\u{8} "]
      let between = parts[Int.random(in: 0..<parts.count, using: &random)]
      raw += between
      plain += between == "é\u{8}é" ? "é" : between == "\u{1B}[1m" ? "" : between
    }
    return (raw, plain)
  }

  @Test(arguments: 0..<8)
  func `letters struck over in long rows are the letters, wherever they are read`(
    seed: Int
  ) async throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (raw, plain) = struckWords(600, &random)
    let source = try scratch.open(raw.utf8).source
    try await source.waitForAll()
    #expect(try source.text == plain)
    let bytes = Array(plain.utf8)
    for _ in 0..<100 {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(start + Int.random(in: 0...50_000, using: &random), bytes.count)
      #expect(try source.bytes(start..<end) == Array(bytes[start..<end]))
    }
  }

  @Test func `spans tell how the text looks, and only as far as it was asked for`() throws {
    let source = try scratch.open(
      "a \u{1B}[1;31mred\nand\u{1B}[0m N\u{8}N \u{1B}]8;;x:y\u{7}go\u{1B}]8;;\u{7}\n".utf8
    ).source
    #expect(try source.text == "a red\nand N go\n")
    let spans = try #require(source.spans)
    let red = Int(TextColor.indexed(1).rawValue)
    #expect(
      try spans.spans(beginningIn: 0..<15) == [
        SpanRecord(2..<9, .strong), SpanRecord(2..<9, .letters, value: red),
        SpanRecord(10..<11, .strong), SpanRecord(12..<14, .link, value: 25),
      ])
    #expect(
      try spans.spans(beginningIn: 6..<8) == [
        SpanRecord(6..<8, .strong), SpanRecord(6..<8, .letters, value: red),
      ])
    #expect(try spans.target(of: SpanRecord(13..<14, .link)) == .address("x:y"))
    #expect(try spans.target(of: SpanRecord(2..<3, .link)) == nil)
    #expect(source.structure == nil)
  }

  @Test func `spans of a long text are the same from any checkpoint`() async throws {
    let source = try scratch.open(lines(30_000).raw.utf8).source
    try await source.waitForAll()
    let spans = try #require(source.spans)
    for _ in 0..<50 {
      let line = Int.random(in: 0..<30_000)
      let start = lines(line).plain.utf8.count
      let word = start..<start + "line \(line)".utf8.count
      let color = Int(TextColor.indexed(UInt8(line % 8)).rawValue)
      #expect(try spans.spans(beginningIn: word) == [SpanRecord(word, .letters, value: color)])
      guard line < 3000 else { break }
    }
  }

  @Test func `the source is shown as it is written`() throws {
    let raw = lines(3).raw
    let source = try scratch.open(raw.utf8, options: OpenOptions(showsSource: true)).source
    #expect(try source.text == raw)
    #expect(source.spans == nil)
  }

  @Test func `a text without styles is read as before`() throws {
    let source = try scratch.open("plain \u{1B}[2J a\u{8}b\n".utf8).source
    #expect(try source.text == "plain \u{1B}[2J a\u{8}b\n")
    #expect(source.spans == nil)
  }

  @Test(arguments: 1...4)
  func `a pipe that cuts sequences anywhere gives the same text`(seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let (raw, plain) = lines(40)
    let pipe = Pipe()
    let source = try TextOpener.standardInput(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, onChange: {}
    ).source
    var rest = Array(raw.utf8)[...]
    // Before anything has a look, a letter is given as soon as it is there.
    var least = 300
    while !rest.isEmpty {
      let part = rest.prefix(Int.random(in: least...300, using: &generator))
      least = 1
      try pipe.fileHandleForWriting.write(contentsOf: Data(part))
      rest = rest.dropFirst(part.count)
      if Bool.random(using: &generator) { try await Task.sleep(for: .milliseconds(3)) }
    }
    try pipe.fileHandleForWriting.close()
    try await source.waitForAll()
    #expect(try source.text == plain)
    #expect(source.count == plain.utf8.count)
  }

  @Test func `a file that grows, shrinks or is written over is followed`() throws {
    let path = try scratch.file("\u{1B}[1mone\u{1B}[0m\n".utf8)
    let source = try TextOpener.open(path: path, onChange: {}).source
    #expect(try source.text == "one\n")
    try append("\u{1B}[32mtwo\u{1B}[3", to: path)
    #expect(source.check() == .grown(to: source.count))
    try append("3m\u{1B}[0m three\n", to: path)
    _ = source.check()
    #expect(try source.text.hasSuffix("three\n"))
    #expect(source.isComplete)
    #expect(truncate(path, 12) == 0)
    #expect(source.check() == .shrunk(to: 4))
    #expect(try source.text == "one\n")
  }

  private func append(_ text: String, to path: String) throws {
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }
}

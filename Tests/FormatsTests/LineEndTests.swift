import Books
import Formats
import Foundation
import TestSupport
import Testing

/// Texts whose lines end with what is hardly known elsewhere.
struct LineEndTests {
  let scratch = Scratch()

  /// The ends of lines, and what they are read as.
  static let ends = [
    ("\u{85}", "\r\n"), ("\u{2028}", " \r\n"), ("\u{2029}", " \r\n"), ("\r\r\n", " \r\n"),
  ]

  private func lines(_ end: String) -> String {
    (1...900).map { number in
      (0...number % 9).map { "Å… â\u{80}wort\($0)" }.joined(separator: " ") + end
    }.joined()
  }

  @Test(arguments: ends)
  func `the ends of lines are read as familiar ones of the same length`(
    _ end: String, _ familiar: String
  ) throws {
    let source = try scratch.open(lines(end).utf8).source
    #expect(try source.text == lines(familiar))
    #expect(source.count == lines(end).utf8.count)
  }

  @Test(arguments: ends)
  func `pieces read anywhere equal the whole`(_ end: String, _ familiar: String) throws {
    var generator = SeededGenerator(seed: 11)
    let bytes = Array(lines(familiar).utf8)
    let source = try scratch.open([0xEF, 0xBB, 0xBF] + Array(lines(end).utf8)).source
    for _ in 0..<2000 {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let stop = min(start + Int.random(in: 0..<40, using: &generator), bytes.count)
      try #require(try source.bytes(start..<stop) == Array(bytes[start..<stop]))
    }
  }

  @Test(arguments: ends)
  func `a text in another encoding has its lines as well`(
    _ end: String, _ familiar: String
  ) throws {
    let units: [[UInt8]] = lines(end).utf16.map { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let wide: [UInt8] = [0xFF, 0xFE] + units.joined()
    #expect(try scratch.open(wide).source.text == lines(familiar))
  }

  @Test(arguments: ends)
  func `a text that arrives has its lines once enough of it is there`(
    _ end: String, _ familiar: String
  ) async throws {
    let pipe = Pipe()
    let opened = try TextOpener.standardInput(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, onChange: {})
    try pipe.fileHandleForWriting.write(contentsOf: Data("a\(end)".utf8))
    #expect(opened.source.waitForFirstBytes(timeout: .seconds(60)))
    #expect(try opened.source.text == "a\(end)")
    try pipe.fileHandleForWriting.write(contentsOf: Data(lines(end).utf8))
    try pipe.fileHandleForWriting.close()
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "a\(familiar)" + lines(familiar))
  }

  @Test(arguments: [
    "one\u{85}two\n", "one\ntwo\u{2028}three\n", "one\r\r\ntwo\r\nthree\r\n", "one\r\r\r\n\r\n",
    "one\rtwo\u{85}", "one",
  ])
  func `in a text with other ends of lines they are left as they are`(_ text: String) throws {
    #expect(try scratch.open(text.utf8).source.text == text)
  }
}

import Foundation
import Testing

@Suite(.enabled(if: hasVoice, "espeak-ng is not installed"))
struct `The speak command` {
  private static let text = """
    CHAPTER I

    The white whale swam. He went on.

    CHAPTER II

    And so on, to the end.

    """

  private func speak(_ desk: borrowing Desk, _ words: String...) throws -> CommandResult {
    try run(
      [built("tome-reader"), "speak"] + words,
      environment: desk.environment + ["PATH=/usr/bin:/bin"])
  }

  @Test func `writes a file, and tells the times of words`() throws {
    let desk = try Desk()
    let file = try desk.write(Self.text, to: "book.txt")
    let wav = desk.path("book.wav")
    let result = try speak(desk, file, "--output", wav, "--rate", "400", "--json")
    #expect(result.status == 0)
    let sound = try Data(contentsOf: URL(fileURLWithPath: wav))
    #expect(sound.prefix(4) == Data("RIFF".utf8))
    #expect(sound.count > 44 + 22_050)
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let sentences = try #require(json as? [[String: Any]])
    #expect(sentences.map { $0["offset"] as? Int } == [0, 11, 33, 46, 58])
    let words = try #require(sentences[1]["words"] as? [[String: Any]])
    #expect(words.count == 4)
    let starts = words.compactMap { $0["start"] as? Double }
    #expect(starts == starts.sorted() && starts.count == 4)
    let end = try #require(sentences.last?["end"] as? Double)
    #expect(abs(Double(sound.count - 44) / 2 / 22_050 - end) < 0.01)
    #expect(!FileManager.default.fileExists(atPath: wav + ".part"))

    #expect(try speak(desk, file, "--output", wav).status == 73)
    #expect(
      try speak(desk, file, "--output", wav, "--force", "--rate", "400", "--to", "ch 2").status == 0
    )
    #expect(try Data(contentsOf: URL(fileURLWithPath: wav)).count < sound.count)
  }

  @Test func `writes a file for each chapter, and goes on with those that miss`() throws {
    let desk = try Desk()
    let file = try desk.write(Self.text, to: "book.txt")
    let folder = desk.path("chapters")
    #expect(try speak(desk, file, "--by-chapter", folder, "--rate", "400").status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files.count == 2)
    #expect(files.allSatisfy { $0.hasSuffix(".wav") && $0.hasPrefix("0") })
    let first = "\(folder)/\(files[0])"
    try Data().write(to: URL(fileURLWithPath: first))
    unlink("\(folder)/\(files[1])")
    #expect(try speak(desk, file, "--by-chapter", folder, "--rate", "400").status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: first)).isEmpty)
    #expect(FileManager.default.fileExists(atPath: "\(folder)/\(files[1])"))
  }

  @Test func `refuses what it cannot do`() throws {
    let desk = try Desk()
    let file = try desk.write(Self.text, to: "book.txt")
    #expect(try speak(desk, file, "--output", "book.mp3").status == 64)
    let voice = try speak(desk, file, "--output", desk.path("a.wav"), "--voice", "nosuch")
    #expect(voice.status == 69)
    #expect(try speak(desk, file, "--from", "nowhere").status == 64)
    #expect(try speak(desk, file, "--output", "/nosuch/a.wav").status == 73)
  }
}

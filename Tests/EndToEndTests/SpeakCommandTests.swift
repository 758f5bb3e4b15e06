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

  @Test func `an interrupted file is gone on with, and is as long in the end`() throws {
    let desk = try Desk()
    let file = try desk.write(
      String(repeating: "The white whale swam on and on.\n\n", count: 900), to: "book.txt")
    let (cut, whole) = (desk.path("cut.wav"), desk.path("whole.wav"))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: built("tome-reader"))
    process.arguments = ["speak", file, "--output", cut, "--rate", "400"]
    process.environment = [
      "HOME": desk.folder, "XDG_DATA_HOME": desk.path("data"), "PATH": "/usr/bin:/bin",
    ]
    process.standardError = FileHandle.nullDevice
    try process.run()
    func pieces() -> Int {
      let text = try? String(contentsOfFile: cut + ".parts/journal", encoding: .utf8)
      return (text?.split(separator: "\n").count ?? 1) - 1
    }
    while pieces() < 1, process.isRunning { usleep(5000) }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 75)
    #expect(!FileManager.default.fileExists(atPath: cut))
    let again = try speak(desk, file, "--output", cut, "--rate", "400", "--json")
    #expect(again.status == 0)
    #expect(!FileManager.default.fileExists(atPath: cut + ".parts"))
    // What is printed is what was said now: behind the piece that was there.
    let json = try JSONSerialization.jsonObject(with: Data(again.output.utf8))
    let sentences = try #require(json as? [[String: Any]])
    #expect((sentences.first?["offset"] as? Int ?? 0) > 0)
    #expect(try speak(desk, file, "--output", whole, "--rate", "400").status == 0)
    let (one, other) = (URL(fileURLWithPath: cut), URL(fileURLWithPath: whole))
    // The synthesizer's own pauses differ by some samples from run to run.
    let sizes = try [one, other].map { try Data(contentsOf: $0).count }
    #expect(abs(sizes[0] - sizes[1]) * 100 < sizes[1], "\(sizes)")
  }

  @Test(
    .enabled(if: access("/usr/bin/ffprobe", X_OK) == 0, "ffmpeg is not installed"),
    arguments: ["m4b", "mka", "opus"])
  func `chapters begin where their headings are said`(_ kind: String) throws {
    let desk = try Desk()
    let file = try desk.write(Self.text, to: "book.txt")
    let book = desk.path("book.\(kind)")
    let result = try speak(desk, file, "--output", book, "--json")
    #expect(result.status == 0, "\(result.output.prefix(300))")
    let json = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    let sentences = try #require(json as? [[String: Any]])
    let probe = try run(
      ["ffprobe", "-v", "error", "-show_chapters", "-show_format", "-of", "json", book],
      environment: ["PATH=/usr/bin:/bin"])
    let told = try JSONSerialization.jsonObject(with: Data(probe.output.utf8)) as? [String: Any]
    let marks = try #require(told?["chapters"] as? [[String: Any]])
    #expect(marks.count == 2)
    for (mark, offset) in zip(marks, [0, 46]) {
      let sentence = sentences.first { $0["offset"] as? Int == offset }
      let said = try #require(sentence?["start"] as? Double)
      let start = (mark["start_time"] as? String).flatMap(Double.init)
      #expect(abs((start ?? -1) - said) < 0.05)
    }
    let length = ((told?["format"] as? [String: Any])?["duration"] as? String).flatMap(Double.init)
    #expect(abs((length ?? 0) - (sentences.last?["end"] as? Double ?? -1)) < 0.2)
  }

  @Test func `a stop of the machine is no loss of sound`() throws {
    let desk = try Desk()
    let file = try desk.write(Self.text, to: "book.txt")
    let sound = desk.path("sound")
    try desk.write(
      "[voice]\nplayer = \"cat > '\(sound)'\"\n", to: ".config/tome-reader/config.toml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: built("tome-reader"))
    process.arguments = ["speak", file]
    process.environment = ["HOME": desk.folder, "XDG_DATA_HOME": desk.path("data")]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let size = { (try? Data(contentsOf: URL(fileURLWithPath: sound)).count) ?? 0 }
    let limit = Date().addingTimeInterval(20)
    while size() < 20_000, Date() < limit { usleep(20_000) }
    kill(process.processIdentifier, SIGSTOP)
    Thread.sleep(forTimeInterval: 3)
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(.enabled(if: access("/usr/bin/sox", X_OK) == 0, "sox is not installed"))
  func `there is sound in it`() throws {
    let desk = try Desk()
    let file = try desk.write(Self.text, to: "book.txt")
    let wav = desk.path("book.wav")
    #expect(try speak(desk, file, "--output", wav).status == 0)
    let told = try run(["sox", wav, "-n", "stat"], environment: ["PATH=/usr/bin:/bin"]).output
    let line = told.split(separator: "\n").first { $0.contains("RMS") && $0.contains("amplitude") }
    let level = line?.split(separator: " ").last.flatMap { Double($0) }
    #expect((level ?? 0) > 0.02, "\(told)")
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

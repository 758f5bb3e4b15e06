import Foundation
import Testing

extension WholeProgram {
  /// A text that is read aloud, with a file in place of a device.
  @Suite(
    .serialized, .enabled(if: Tmux.isInstalled, Tmux.absence),
    .enabled(if: hasVoice, "espeak-ng is not installed"))
  struct ReadingAloud {
    private static let text = (1...60).map { "Sentence \($0) has some words.\n\n" }.joined()

    /// Reads `text`; what is heard goes into the file `sound`.
    private func read(_ desk: borrowing Desk, rows: Int = 12, player: String? = nil) throws -> Tmux
    {
      let file = try desk.write(Self.text, to: "book.txt")
      let command = player ?? "cat > '\(desk.path("sound"))'"
      try desk.write(
        "[voice]\nrate = 450\nplayer = \"\(command)\"\n", to: ".config/tome-reader/config.toml")
      let tmux = try desk.read(file, rows: rows)
      try tmux.expect("Sentence 1 ")
      return tmux
    }

    private func size(_ path: String) -> Int {
      (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    }

    /// The row and the column of the cursor, which stands on the word that is heard.
    private func cursor(_ tmux: borrowing Tmux) throws -> String {
      "\(try tmux.fact("cursor_y")),\(try tmux.fact("cursor_x"))"
    }

    @Test func `the word is followed, the page turns, and Escape silences`() throws {
      let desk = try Desk()
      let tmux = try read(desk)
      try tmux.type("r")
      try tmux.expect("r pause")
      let start = try cursor(tmux)
      try tmux.expect("no word moved") { _ in try cursor(tmux) != start }
      try tmux.expect("the page was not turned") { !$0.contains("Sentence 1 ") }
      #expect(size(desk.path("sound")) > 10_000)
      try tmux.press("Escape")
      try tmux.expect("the voice goes on") { !$0.contains("r pause") }
      let heard = size(desk.path("sound"))
      let place = try tmux.screen()
      Thread.sleep(forTimeInterval: 0.5)
      #expect(size(desk.path("sound")) == heard)
      #expect(try tmux.screen() == place)
      try tmux.type("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `another size keeps the word, and a pause the place`() throws {
      let desk = try Desk()
      let tmux = try read(desk, rows: 24)
      try tmux.type("r")
      try tmux.expect("r pause")
      try tmux.expect("the voice is not far yet") { _ in
        Int(try cursor(tmux).prefix { $0 != "," }).map { $0 > 10 } ?? false
      }
      try tmux.type("r")
      try tmux.expect("paused")
      let row = Int(try cursor(tmux).prefix { $0 != "," }) ?? 0
      let line = try tmux.lines()[row].trimmingCharacters(in: .whitespaces).prefix(12)
      try tmux.resize(rows: 8, columns: 50)
      try tmux.expect("the sentence is gone") { $0.contains(line) }
      try tmux.type("r")
      // Few columns have no room for the hint.
      try tmux.expect("it is still paused") { !$0.contains("paused") }
      try tmux.type("q")
      try tmux.type("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `the voice goes on where it was when the program was killed`() throws {
      let desk = try Desk()
      let tmux = try read(desk)
      try tmux.type("r")
      try tmux.expect("r pause")
      try tmux.expect("the page was not turned") { !$0.contains("Sentence 1 ") }
      // What is kept is written within a second or two.
      Thread.sleep(forTimeInterval: 2)
      try tmux.signal(SIGKILL)
      #expect(try tmux.status() == 128 + SIGKILL)
      let again = try desk.read("--page", "1", desk.path("book.txt"), rows: 12)
      try again.expect("r goes on there")
      try again.expect("Sentence 1 ")
      try again.type("r")
      try again.expect("the voice begins anew") { !$0.contains("Sentence 1 ") }
      try again.type("q")
      try again.type("q")
      #expect(try again.status() == 0)
    }

    @Test func `the note of a day is read aloud, and enters no library`() throws {
      let desk = try Desk()
      try desk.write(
        "[voice]\nrate = 450\nplayer = \"cat > '\(desk.path("sound"))'\"\n",
        to: ".config/tome-reader/config.toml")
      let note = try run(
        [WholeProgram.path, "note", "2026-03-05", "The lamp was lit at dusk."],
        environment: desk.environment)
      #expect(note.status == 0, "\(note.output)")
      let tmux = try desk.read("day", "2026-03-05")
      try tmux.expect("The lamp was lit")
      try tmux.type("r")
      try tmux.expect("Note of 5 Mar 2026")
      try tmux.expect("The voice has come to the end of the text.")
      #expect(size(desk.path("sound")) > 10_000)
      try tmux.type("q")
      try tmux.expect("the datebook is gone") { !$0.contains("Note of") && $0.contains("The lamp") }
      try tmux.type("Q")
      #expect(try tmux.status() == 0)
      let list = try run([WholeProgram.path, "list"], environment: desk.environment)
      #expect(!list.output.contains("Note of"))
    }

    @Test func `Control-Z silences, and r goes on after it`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.text, to: "book.txt")
      try desk.write(
        "[voice]\nplayer = \"cat >> '\(desk.path("sound"))'\"\n",
        to: ".config/tome-reader/config.toml")
      let tmux = try Tmux.shell(
        rows: 12, columns: 80, environment: desk.environment + ["reader=\(WholeProgram.path)"])
      try tmux.type("$reader \(file)\n")
      try tmux.expect("Sentence 1 ")
      try tmux.type("r")
      try tmux.expect("r pause")
      try tmux.expect("nothing is heard") { _ in size(desk.path("sound")) > 20_000 }
      try tmux.press("C-z")
      try tmux.expect("Stopped")
      let heard = size(desk.path("sound"))
      Thread.sleep(forTimeInterval: 0.5)
      #expect(size(desk.path("sound")) == heard)
      #expect(try helpers(of: desk).isEmpty, "the helper runs on")
      try tmux.type("clear; fg\n")
      try tmux.expect("paused")
      try tmux.type("r")
      try tmux.expect("it does not go on") { _ in size(desk.path("sound")) > heard }
      try tmux.type("q")
      try tmux.type("q")
      try tmux.expect("$")
    }

    @Test func `nothing is left running, however the program ends`() throws {
      for signal in [SIGKILL, SIGTERM, SIGHUP] {
        let desk = try Desk()
        let tmux = try read(desk)
        try tmux.type("r")
        try tmux.expect("r pause")
        try tmux.expect("nothing is heard") { _ in size(desk.path("sound")) > 10_000 }
        #expect(try helpers(of: desk).count >= 2, "a helper and a player")
        try tmux.signal(signal)
        _ = try tmux.status()
        try tmux.expect("something runs on after signal \(signal)") { _ in
          try helpers(of: desk).isEmpty
        }
      }
    }

    @Test func `a text that shrinks under the voice is no trouble`() throws {
      let desk = try Desk()
      let tmux = try read(desk)
      try tmux.type("r")
      try tmux.expect("r pause")
      try tmux.expect("the page was not turned") { !$0.contains("Sentence 1 ") }
      try desk.write("Sentence 1 is all there is.\n", to: "book.txt")
      try tmux.expect("it is not noticed") { $0.contains("all there is") || $0.contains("shorter") }
      try tmux.type("q")
      try tmux.expect("the voice goes on") { !$0.contains("r pause") }
      try tmux.type("q")
      try tmux.expect("the program is still") { _ in try helpers(of: desk).isEmpty }
    }

    @Test func `a command of the reader's own speaks, and its failure is a sentence`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.text, to: "book.txt")
      func configure(_ engine: String) throws {
        try desk.write(
          "[voice]\nengine = \"\(engine)\"\nplayer = \"cat > '\(desk.path("sound"))'\"\n",
          to: ".config/tome-reader/config.toml")
      }
      try configure("cat > /dev/null; head -c 16000 /dev/zero | tr '\\\\0' @")
      let tmux = try desk.read(file, rows: 12)
      try tmux.expect("Sentence 1 ")
      try tmux.type("r")
      try tmux.expect("r pause")
      let start = try cursor(tmux)
      try tmux.expect("no word moved") { _ in try cursor(tmux) != start }
      try tmux.expect("the page was not turned") { !$0.contains("Sentence 1 ") }
      try tmux.type("q")
      try tmux.type("q")
      #expect(try tmux.status() == 0)
      try configure("exit 3")
      let again = try desk.read(file, rows: 12)
      try again.expect("Sentence")
      try again.type("r")
      try again.expect("'exit' ended with status 3.")
      try again.type("q")
      try again.type("q")
      #expect(try again.status() == 0)
    }

    /// The processes that were started for what is read at `desk`, but the program itself.
    private func helpers(of desk: borrowing Desk) throws -> [pid_t] {
      let home = Data("HOME=\(desk.folder)".utf8)
      let names = try FileManager.default.contentsOfDirectory(atPath: "/proc")
      return names.compactMap { pid_t($0) }.filter { process in
        let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
        let name = FileManager.default.contents(atPath: "/proc/\(process)/comm") ?? Data()
        let isOurs = ["tome-voice", "cat", "pacat", "sh"].contains {
          name == Data("\($0)\n".utf8)
        }
        return isOurs && environment?.range(of: home) != nil
          && FileManager.default.contents(atPath: "/proc/\(process)/cmdline")?.isEmpty == false
          && !isShell(process)
      }
    }

    /// Whether a process is the shell of a terminal: it leads its session as the program's players do,
    /// but has a terminal.
    private func isShell(_ process: pid_t) -> Bool {
      let stat = FileManager.default.contents(atPath: "/proc/\(process)/stat") ?? Data()
      let fields = String(decoding: stat, as: UTF8.self).split(separator: ")").last?
        .split(separator: " ")
      return fields.map { $0.count > 4 && $0[4] != "0" } ?? false
    }

    @Test func `without sound no page turns, and a sentence says why`() throws {
      let desk = try Desk()
      let tmux = try read(desk, player: "exit 1")
      try tmux.type("r")
      try tmux.expect("No sound: exit found no device.")
      try tmux.expect("Sentence 1 ")
      try tmux.type("q")
      try tmux.type("q")
      #expect(try tmux.status() == 0)
    }
  }
}

/// Whether espeak-ng can be loaded here.
let hasVoice: Bool = {
  guard let library = dlopen("libespeak-ng.so.1", RTLD_LAZY) else { return false }
  dlclose(library)
  return true
}()

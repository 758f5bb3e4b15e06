import Glibc
import TestSupport
import Testing

extension WholeProgram {
  /// Random keys, clicks and sizes: nothing that a reader does ends the program but leaving it.
  ///
  /// With TOME_LONG_TESTS=1 there are 1000 of them for each text, else 300.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Soaking {
    private static let keys = [
      "Right", "Left", "Up", "Down", "Home", "End", "PPage", "NPage", "Space", "BSpace", "Enter",
      "Tab", "l", "h", "j", "k", "b", "g", "0", "1", "5", "9", "+", "-", "%", "?", "t", "{", "}",
      "C-o", "C-l", "M", "J", "F1", "F2", "F6", "F12", "z", "s", "/", "[", "]", "C-a", "é", "日",
      "IC", "DC", "BTab", "M-x",
    ]

    private static let count = getenv("TOME_LONG_TESTS").map { $0[0] == 49 } == true ? 1000 : 300

    /// Does `count` random things.
    private func soak(_ tmux: borrowing Tmux, seed: UInt64, count: Int) throws {
      var random = SeededGenerator(seed: seed)
      var left = count
      while left > 0 {
        switch Int.random(in: 0..<10, using: &random) {
        case 0:
          try tmux.resize(
            rows: .random(in: 1...100, using: &random),
            columns: .random(in: 1...300, using: &random))
          left -= 1
        case 1:
          try tmux.click(
            row: .random(in: 0..<100, using: &random), column: .random(in: 0..<300, using: &random),
            button: [0, 1, 2, 64, 65].randomElement(using: &random) ?? 0)
          left -= 1
        default:
          let batch = (0..<Int.random(in: 1...12, using: &random)).map { _ in
            Self.keys.randomElement(using: &random) ?? "l"
          }
          try tmux.press(batch)
          left -= batch.count
        }
      }
    }

    /// Leaves whatever sheets are open, and the program.
    private func leave(_ tmux: borrowing Tmux) throws {
      #expect(try tmux.fact("pane_dead") == "0")
      try tmux.resize(rows: 24, columns: 80)
      try tmux.expect("the program goes on") { _ in
        // An escape that follows another at once may be the beginning of a sequence.
        if try tmux.fact("pane_dead") == "0" { try tmux.press("Escape") }
        usleep(200_000)
        return try tmux.fact("pane_dead") == "1"
      }
      #expect(try tmux.status() == 0)
      try tmux.expectTerminalGivenBack()
    }

    @Test(arguments: ["guide.txt", "diary.txt"], ["xterm-256color", "vt100"])
    func `random keys and sizes do no harm to a text that ships`(
      name: String, term: String
    ) throws {
      let desk = try Desk()
      let tmux = try desk.read(asset(name), term: term)
      try tmux.expect("[Today]")
      try soak(tmux, seed: UInt64(name.utf8.count + term.utf8.count), count: Self.count)
      try leave(tmux)
    }

    @Test(arguments: [
      "", "\n", "x", "\u{FEFF}", "\u{0}", "\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n",
      String(repeating: "e\u{301}日本 \u{1F469}\u{200D}\u{1F4BB}", count: 20_000),
      String(repeating: "\u{C}\n", count: 2000), String(repeating: "a", count: 300_000),
    ])
    func `random keys and sizes do no harm to an odd text`(text: String) throws {
      let desk = try Desk()
      let tmux = try desk.read("--binary", try desk.write(text, to: "odd"))
      try tmux.expect("[Today]")
      try soak(tmux, seed: UInt64(text.utf8.count), count: Self.count / 3)
      try leave(tmux)
    }

    @Test func `random changes of the file do no harm to its reader`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "changing")
      let tmux = try desk.read(file)
      try tmux.expect("[Today]")
      var random = SeededGenerator(seed: 17)
      for round in 0..<Self.count / 20 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: try desk.write(NumberedText.text(through: 900), to: "changing", adding: true)
        case 1: truncate(file, .random(in: 0...20_000, using: &random))
        case 2: try desk.write(String(repeating: "日本", count: 9000), to: "changing")
        default: try desk.write(Array(repeating: 0x80, count: 5000), to: "changing", adding: true)
        }
        try soak(tmux, seed: UInt64(round), count: 10)
      }
      try leave(tmux)
    }
  }
}

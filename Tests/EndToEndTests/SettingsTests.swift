import Glibc
import Testing

extension WholeProgram {
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Settings {
    /// Where the settings of a desk are.
    private func file(_ desk: borrowing Desk) -> String {
      desk.path(".config/tome-reader/config.toml")
    }

    private func write(_ desk: borrowing Desk, settings: String, to name: String = "config.toml")
      throws
    {
      for folder in [".config", ".config/tome-reader", ".config/tome-reader/themes"] {
        mkdir(desk.path(folder), 0o700)
      }
      try desk.write(settings, to: ".config/tome-reader/\(name)")
    }

    private func contents(of path: String) throws -> String {
      try run(["/bin/cat", path]).output
    }

    private func waitForColours(_ sequence: String, _ tmux: borrowing Tmux) throws {
      let clock = ContinuousClock()
      let deadline = clock.now + Tmux.patience
      while try !tmux.styledScreen().contains(sequence) {
        guard clock.now < deadline else {
          Issue.record("“\(sequence)” is not in \(try tmux.styledScreen().debugDescription)")
          return
        }
        usleep(20_000)
      }
    }

    @Test func `a theme is shown at once, and at the next start`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      let tmux = try desk.read(text)
      try tmux.expectPage(from: 1)
      try tmux.press("c")
      try tmux.expect("‹light›")
      try waitForColours("48;5;231m", tmux)
      try tmux.press("c")
      try tmux.expect("‹dark›")
      try tmux.press("c")
      try tmux.expect("‹sepia›")
      try waitForColours("48;5;230m", tmux)
      try tmux.press("Enter")
      try tmux.expect(" page ")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      try tmux.expectTerminalGivenBack()
      #expect(try contents(of: file(desk)).hasSuffix("[look]\ntheme = \"sepia\"\n"))
      let next = try desk.read(text)
      try next.expectPage(from: 1)
      try waitForColours("48;5;230m", next)
    }

    @Test func `a setting survives a restart, and comments with it`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try write(desk, settings: "# mine\n[page] # how\nmeasure = 40 # narrow\n\n[keys]\n")
      let tmux = try desk.read(text)
      try tmux.expectPage(from: 1)
      try tmux.press(",")
      for _ in 0..<6 { try tmux.press("Down") }
      try tmux.expect("▸ Longest line")
      try tmux.press("Left")
      try tmux.expect("‹ 38 ›")
      // Escape and a key right behind it would be Alt.
      try tmux.press("Escape")
      try tmux.expect("? help")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      #expect(
        try contents(of: file(desk)) == "# mine\n[page] # how\nmeasure = 38 # narrow\n\n[keys]\n")
      let next = try desk.read(text)
      try next.expectPage(from: 1)
      try next.press(",")
      try next.expect("‹ 38 ›")
    }

    @Test func `a bad file is told by line and column, and the reader starts`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try write(desk, settings: "[page]\nmeasure = wide\n[keys]\nnext-page = [\"N\"]\n")
      let tmux = try desk.read(text, columns: 100)
      try tmux.expect("config.toml, line 2, column 11: expected a value")
      try tmux.press("N")
      try tmux.expectPage(from: 11)
      let answer = try run([WholeProgram.path, "config"], environment: desk.environment)
      #expect(answer.status == EX_CONFIG)
      #expect(answer.output.contains("# config.toml, line 2, column 11: expected a value"))
      #expect(answer.output.contains("\nnext-page = [\"N\"]\n"))
    }

    @Test func `a theme of one's own is shown, and one that is not there is told`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try write(desk, settings: "[look]\ntheme = \"mine\"\n")
      try write(
        desk, settings: "[colors]\ntext = \"red on blue\"\n", to: "themes/mine.toml")
      let tmux = try desk.read(text)
      try tmux.expectPage(from: 1)
      try waitForColours("44m", tmux)
      let other = try desk.read(text, "--theme", "none")
      try other.expect("there is no theme 'none'")
    }

    @Test func `what is wrong in a theme is told when themes are looked at`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try write(
        desk, settings: "base = \"dark\"\n[colors]\ntext = \"pink\"\n", to: "themes/mine.toml")
      let tmux = try desk.read(text)
      try tmux.expectPage(from: 1)
      try tmux.press("c")
      try tmux.expect("themes/mine.toml, line 3, column 8: expected a look")
      try tmux.press("c")
      try tmux.expect("‹dark›")
      try tmux.press("Escape")
      try tmux.expect("? help")
      try tmux.press("c")
      try tmux.expect("‹light›")
      let answer = try run([WholeProgram.path, "config"], environment: desk.environment)
      #expect(answer.status == EX_CONFIG && answer.output.contains("# themes/mine.toml, line 3"))
    }

    @Test func `what cannot be kept is told, and holds until the end`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try desk.write("", to: ".config")
      let tmux = try desk.read(text, columns: 120)
      try tmux.expectPage(from: 1)
      try tmux.press("c")
      try tmux.expect("‹light›")
      try tmux.press("Enter")
      try tmux.expect("the setting lasts until you leave")
      try waitForColours("48;5;231m", tmux)
    }

    @Test func `a link stays one, and nothing takes the place of what is no file`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try write(desk, settings: "", to: "other")
      let kept = desk.path("kept.toml")
      for (target, isKept) in [(kept, true), (kept, true), (desk.path("pipe"), false)] {
        if !isKept { mkfifo(target, 0o600) }
        unlink(file(desk))
        symlink(target, file(desk))
        let tmux = try desk.read(text)
        try tmux.expectPage(from: 1)
        try tmux.press("c")
        try tmux.expect("‹")
        try tmux.press("Enter")
        try tmux.expect(isKept ? "? help" : "cannot write config.toml")
        try tmux.press("q")
        #expect(try tmux.status() == 0)
        #expect(try run(["/usr/bin/readlink", file(desk)]).output == target + "\n")
      }
      #expect(try contents(of: kept).hasSuffix("[look]\ntheme = \"dark\"\n"))
      var status = stat()
      #expect(lstat(desk.path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }

    @Test func `two readers keep each other's settings`() throws {
      let desk = try Desk()
      let text = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try write(desk, settings: "# ours\n")
      let first = try desk.read(text)
      let second = try desk.read(text)
      try first.expectPage(from: 1)
      try second.expectPage(from: 1)
      try first.press("c")
      try second.press(",")
      try first.expect("‹light›")
      try second.expect("Settings")
      try second.press("Down")
      try first.press("Enter")
      // The file has the settings in the order in which they were changed.
      try first.expect("? help")
      try second.expect("▸ Two pages")
      try second.press("Right")
      try second.expect("‹ on ›")
      #expect(
        try contents(of: file(desk)) == "# ours\n\n[look]\ntheme = \"light\"\nspread = \"on\"\n")
    }

    @Test func `the settings in force are printed with their file and defaults`() throws {
      let desk = try Desk()
      let plain = try run([WholeProgram.path, "config"], environment: desk.environment)
      #expect(plain.status == 0)
      #expect(plain.output.hasPrefix("# \(file(desk)) (not there"))
      #expect(plain.output.contains("by default 66\n# measure = 66\n"))
      try write(desk, settings: "[page]\nmeasure = 70\n")
      let set = try run([WholeProgram.path, "config"], environment: desk.environment)
      #expect(set.output.hasPrefix("# \(file(desk))\n"))
      #expect(set.output.contains("by default 66\nmeasure = 70\n"))
      let json = try run([WholeProgram.path, "config", "--json"], environment: desk.environment)
      #expect(json.output.contains("\"page.measure\":70"))
      #expect(json.output.contains("\"problems\":[]"))
      // What is printed can be a file of settings itself.
      try write(desk, settings: set.output)
      let again = try run([WholeProgram.path, "config"], environment: desk.environment)
      #expect(again.status == 0 && again.output == set.output)
    }
  }
}

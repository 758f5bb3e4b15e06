import Foundation
import Testing

extension WholeProgram {
  /// Words that are looked up, with programs in place of dictionaries and browsers.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct LookingUp {
    private static let text = "Seagulls, \"Größe\" and whales; whales went on.\n"

    /// Reads the text with nothing but `programs` in PATH, and selects its first word.
    private func read(
      _ desk: borrowing Desk, _ programs: [(name: String, script: String)]
    ) throws -> Tmux {
      let file = try desk.write(Self.text, to: "sea.txt")
      try #require(mkdir(desk.path("bin"), 0o755) == 0)
      for (name, script) in programs {
        let path = try desk.write("#!/bin/sh\n\(script)\n", to: "bin/\(name)")
        try #require(chmod(path, 0o755) == 0)
      }
      let tmux = try desk.read(file, environment: ["PATH=\(desk.path("bin"))"])
      try tmux.expect("1 / 1")
      try tmux.type("vv")
      try tmux.expect("v sentences")
      return tmux
    }

    @Test func `a dictionary is asked while the reader goes on`() throws {
      let desk = try Desk()
      let marker = desk.path("asked")
      let tmux = try read(
        desk,
        [
          ("dict", "echo \"$$ $*\" > \(marker); exec /bin/sleep 1000"),
          ("sdcv", "printf 'a \\033[1mbird\\033[0m\\033]0;title\\007'"),
        ])
      try tmux.type("d")
      try tmux.expect("a bird")
      try tmux.expect("asking…")
      var question = ""
      // Two programs were asked: the other one may have answered first.
      try tmux.expect("the dictionary was not asked") { _ in
        question = (try? String(contentsOfFile: marker, encoding: .utf8)) ?? ""
        return question.hasSuffix("\n")
      }
      #expect(question.hasSuffix(" -- Seagulls\n"))
      let dictionary = try #require(pid_t(String(question.prefix { $0 != " " })))
      try tmux.type("q")
      try tmux.expect("v sentences")
      try tmux.expect("the dictionary is asked still") { _ in kill(dictionary, 0) != 0 }
      try tmux.type("q")
      try tmux.expect("1 / 1")
      try tmux.type("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `two clicks that come in one go are a double click`() throws {
      let desk = try Desk()
      let file = try desk.write(
        (1...60).map { "Line \($0) tells of whales.\n" }.joined(separator: "\n"), to: "sea.txt")
      let tmux = try desk.read(file)
      try tmux.expect("Line 1 tells")
      let lines = try tmux.lines()
      let row = try #require(lines.firstIndex { $0.contains("tells of whales") })
      let place = try #require(lines[row].firstRange(of: "whales")).lowerBound
      let column = lines[row].distance(from: lines[row].startIndex, to: place)
      let click = "\u{1B}[<0;\(column + 2);\(row + 1)"
      try tmux.send("\(click)M\(click)m\(click)M\(click)m".utf8)
      try tmux.expect(" whales ─")
      #expect(try tmux.screen().contains("Line 1 tells"))
      try tmux.press("Escape")
      try tmux.expect("the page alone") { !$0.contains(" whales ─") }
      try tmux.type("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `what goes wrong is told, and too much is cut`() throws {
      let desk = try Desk()
      let tmux = try read(
        desk,
        [("dict", "echo 'no server' >&2; exit 41"), ("sdcv", "/usr/bin/yes 'a word'")])
      try tmux.type("d")
      try tmux.expect("no server")
      try tmux.expect("a word")
      try tmux.press("End")
      try tmux.expect("The rest is too long.")
    }

    @Test func `without programs, a sentence says what to install`() throws {
      let desk = try Desk()
      let tmux = try read(desk, [])
      try tmux.type("d")
      try tmux.expect("No dictionary was found: install dict")
      try tmux.type("q")
      try tmux.type("w")
      try tmux.expect("xdg-open was not found: install xdg-utils")
    }

    @Test func `the web is searched with what is selected, in a program that may stay`() throws {
      let desk = try Desk()
      let marker = desk.path("opened")
      let tmux = try read(
        desk,
        [("xdg-open", "echo \"$1\" > \(marker); echo spilt > /dev/tty; /bin/cat /dev/tty; exit 3")])
      try tmux.press("Right")
      try tmux.type("w")
      try tmux.expect("xdg-open knows no browser")
      #expect(
        try String(contentsOfFile: marker, encoding: .utf8)
          == "https://duckduckgo.com/?q=Gr%C3%B6%C3%9Fe\n")
      #expect(try !tmux.screen().contains("spilt"))
    }

    @Test func `commands of the reader's own stand in the file of settings`() throws {
      let desk = try Desk()
      for folder in [".config", ".config/tome-reader"] {
        try #require(mkdir(desk.path(folder), 0o700) == 0)
      }
      let (copied, opened) = (desk.path("copied"), desk.path("opened"))
      try desk.write(
        """
        [programs]
        copy = "/bin/cat > \(copied)"
        dictionary = "echo it says: $1; echo"
        web = "/bin/echo > \(opened) browse"
        web-address = "https://example.org/%s/find"
        """, to: ".config/tome-reader/config.toml")
      // Installed ones are not asked where the reader has one.
      let tmux = try read(desk, [("dict", "echo wrong"), ("xdg-open", "exit 1")])
      try tmux.type("d")
      try tmux.expect("it says: Seagulls")
      #expect(try !tmux.screen().contains("wrong"))
      try tmux.type("q")
      try tmux.expect("v sentences")
      try tmux.type("y")
      try tmux.expect("Copied 1 word with /bin/cat.")
      #expect(try String(contentsOfFile: copied, encoding: .utf8) == "Seagulls")
      try tmux.type("vw")
      try tmux.expect("Asked /bin/echo")
      try tmux.expect("nothing opened") { _ in
        (try? String(contentsOfFile: opened, encoding: .utf8))?.hasSuffix("/find\n") == true
      }
      #expect(
        try String(contentsOfFile: opened, encoding: .utf8)
          == "browse https://example.org/Seagulls%2C%20%22Gr%C3%B6%C3%9Fe%22%20and%20whales%3B%20"
          + "whales%20went%20on./find\n")
    }

    @Test func `a command that is missing or fails is named, and a copy is not lost`() throws {
      let desk = try Desk()
      for folder in [".config", ".config/tome-reader"] {
        try #require(mkdir(desk.path(folder), 0o700) == 0)
      }
      try desk.write(
        "[programs]\ncopy = \"exit 3\"\ndictionary = \"nosuch -x\"\nweb = \"nosuch\"\n",
        to: ".config/tome-reader/config.toml")
      let tmux = try read(desk, [])
      try tmux.type("d")
      try tmux.expect("'nosuch' was not found: install it, or change programs.dictionary")
      try tmux.type("q")
      try tmux.expect("v sentences")
      try tmux.type("y")
      try tmux.expect("exit failed. Copied 1 word into ~/.local/state/tome-reader/copied.txt.")
      try tmux.type("vw")
      try tmux.expect("'nosuch' was not found: install it, or change programs.web in config.toml.")
    }
  }
}

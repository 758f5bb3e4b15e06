import Glibc
import Testing

extension WholeProgram {
  struct `Links for a running program` {
    private static let words = (1...400).map { "Word \($0) of a long text.\n" }.joined()

    private func desk() throws -> Desk {
      let desk = try Desk()
      try desk.write("[links]\nreuse = true\n", to: ".config/tome-reader/config.toml")
      try desk.write(Self.words, to: "a.txt")
      try desk.write("Another text.\n", to: "b.txt")
      for name in ["a.txt", "b.txt"] {
        let added = try answer(desk, "add", desk.path(name))
        #expect(added.status == 0)
      }
      return desk
    }

    private func runtime(_ desk: borrowing Desk) -> String { "XDG_RUNTIME_DIR=\(desk.folder)" }

    private func answer(_ desk: borrowing Desk, _ words: String...) throws -> CommandResult {
      try run([WholeProgram.path] + words, environment: desk.environment + [runtime(desk)])
    }

    /// Who may use the socket; nil if there is none.
    private func mode(ofSocketOf desk: borrowing Desk) -> mode_t? {
      var status = stat()
      guard lstat(desk.path("tome-reader.socket"), &status) == 0 else { return nil }
      return status.st_mode & S_IFMT == S_IFSOCK ? status.st_mode & 0o777 : nil
    }

    @Test func `a link is opened by the program that runs`() throws {
      let desk = try desk()
      let tmux = try desk.read(desk.path("a.txt"), environment: [runtime(desk)])
      try tmux.expect("Word 1 of")
      try tmux.expect("no socket") { _ in mode(ofSocketOf: desk) == 0o600 }
      let taken = try answer(desk, "open-url", "tome-reader:book/2")
      #expect(taken.status == 0 && taken.output == "")
      try tmux.expect("Another text.")
      // What leads nowhere gets a sentence, and disturbs nobody.
      let refused = try answer(desk, "open-url", "tome-reader:book/99")
      #expect(refused.status == EX_NOINPUT && refused.output.contains("there is no book 99"))
      try tmux.expect("Another text.")
      kill(try tmux.process(), SIGTERM)
      try tmux.expect("a socket that was left") { _ in mode(ofSocketOf: desk) == nil }
    }

    @Test func `a bad link is told of by the desktop, if nobody sees what is printed`() throws {
      let desk = try Desk()
      let sender = try desk.write(
        "#!/bin/sh\nprintf '%s\\n' \"$@\" > '\(desk.path("told"))'\n", to: "bin/notify-send")
      try run(["/bin/chmod", "755", sender])
      let environment =
        desk.environment.filter { !$0.hasPrefix("PATH=") } + [
          "PATH=\(desk.path("bin")):/usr/bin:/bin", "DISPLAY=:99",
        ]
      let refused = try run(
        [WholeProgram.path, "open-url", "tome-reader:nowhere"], environment: environment)
      #expect(refused.status != 0)
      let told = try run(["/bin/cat", desk.path("told")]).output
      #expect(told.hasPrefix("--\ntome-reader\n'tome-reader:nowhere' leads nowhere"), "\(told)")
    }

    @Test func `the socket of a program that was killed keeps no link from being opened`() throws {
      let desk = try desk()
      do {
        let first = try desk.read(desk.path("a.txt"), environment: [runtime(desk)])
        try first.expect("Word 1 of")
        try first.expect("no socket") { _ in mode(ofSocketOf: desk) != nil }
        kill(try first.process(), SIGKILL)
      }
      #expect(mode(ofSocketOf: desk) != nil)
      // The link is opened by a program of its own, which takes links then.
      let second = try desk.read("tome-reader:book/2", environment: [runtime(desk)])
      try second.expect("Another text.")
      try second.expect("no taker") { _ in
        try answer(desk, "open-url", "tome-reader:book/1").status == 0
      }
      try second.expect("Word 1 of")
    }
  }
}

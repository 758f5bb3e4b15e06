import Glibc
import Testing

extension WholeProgram {
  /// What cannot be opened or understood is told in one sentence, with a status of sysexits(3).
  @Suite struct Refusals {
    private func expect(
      _ arguments: [String], _ sentence: String, status: CInt,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let answer = try run([path] + arguments)
      #expect(answer.status == status, sourceLocation: sourceLocation)
      #expect(answer.output.hasPrefix("tome-reader: "), sourceLocation: sourceLocation)
      #expect(
        answer.output.contains(sentence), "\(answer.output)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [[], ["pages"], ["print", "--all"], ["--start"]])
    func `what is no file, and an unknown encoding, are refused`(command: [String]) throws {
      let desk = try Desk()
      let missing = desk.path("missing.txt")
      try expect(command + [missing], "cannot open '\(missing)': no such file", status: 66)
      try expect(
        command + [desk.folder], "cannot open '\(desk.folder)': it is a directory", status: 66)
      for device in ["/dev/null", "/dev/zero"] {
        try expect(
          command + [device], "cannot open '\(device)': it is a character device", status: 66)
      }
      let file = try desk.write("a text\n", to: "text")
      try expect(
        command + ["--encoding", "klingon", file], "unknown encoding 'klingon'", status: 64)
    }

    // Without a command such a file is written through: there is no terminal here.
    @Test(arguments: [["pages"], ["print", "--all"]])
    func `a file that is no text is refused`(command: [String]) throws {
      let desk = try Desk()
      let program = WholeProgram.path
      try expect(
        command + [program],
        "it looks like a program (ELF), not like text; --binary opens it anyway",
        status: 65)
      let noise = try desk.write(
        (0..<20000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }, to: "noise")
      try expect(command + [noise], "it looks like binary data", status: 65)
    }

    @Test func `a file that may not grow is told like a full disk`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 4000), to: "numbers.txt")
      let line = "ulimit -f 8; \(path) print --all \(file) 2>&1 >\(desk.path("out"))"
      let answer = try run(["/bin/sh", "-c", line], environment: desk.environment)
      #expect(answer.status == 74)
      #expect(
        answer.output == "tome-reader: cannot write to standard output: File too large\n")
    }

    @Test(arguments: ["book.md", "latin1.txt"])
    func `a book whose text may be in no file is in memory`(name: String) throws {
      let desk = try Desk()
      let lines = NumberedText.text(through: 4000)
      let bytes = name.hasSuffix("md") ? Array(lines.utf8) : [0xE9, 0x74, 0xE9] + Array(lines.utf8)
      let file = try desk.write(bytes, to: name)
      let whole = try run([path, "print", "--all", file], environment: desk.environment)
      #expect(whole.status == 0)
      let cache = desk.path("other-cache")
      let line = "ulimit -f 8; XDG_CACHE_HOME=\(cache) \(path) print --all \(file)"
      let answer = try run(["/bin/sh", "-c", line], environment: desk.environment)
      #expect(answer.status == 0)
      #expect(answer.output == whole.output)
      #expect(answer.output.utf8.count > 32 << 10)
    }

    @Test func `a library that may not grow says which limit it met`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 40), to: "numbers.txt")
      let line = "ulimit -f 8; \(path) add \(file) 2>&1"
      let answer = try run(["/bin/sh", "-c", line], environment: desk.environment)
      #expect(answer.status == 74)
      #expect(
        answer.output.hasPrefix(
          "tome-reader: A book cannot be kept: files may not grow that large (`ulimit -f`) in '"))
    }

    @Test func `a file without permission is refused`() throws {
      try #require(getuid() != 0 || access("/usr/bin/setpriv", X_OK) == 0)
      let desk = try Desk()
      let file = try desk.write("secret\n", to: "secret")
      try #require(chmod(file, 0) == 0 && chmod(desk.folder, 0o755) == 0)
      let other =
        getuid() == 0
        ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
      let program = getuid() == 0 ? try readableCopy(desk) : path
      let answer = try run(other + [program, "pages", file])
      #expect(answer.output == "tome-reader: cannot open '\(file)': no permission to read it\n")
      #expect(answer.status == 66)
    }

    /// The program where another user may run it.
    private func readableCopy(_ desk: borrowing Desk) throws -> String {
      let copy = desk.path("program")
      try run(["/bin/cp", path, copy])
      try #require(chmod(copy, 0o755) == 0)
      return copy
    }

    @Test(arguments: [
      ["--page", "0"], ["--page", "x"], ["--percent", "101"], ["--percent", "-1"],
      ["--width", "0"], ["--nonsense"], ["print", "text"],
      ["print", "text", "--page", "0"], ["print", "text", "--all", "--page", "2"],
      ["print", "--all"], ["pages"], ["pages", "text", "--size", "66"],
      ["pages", "text", "--size", "0x5"], ["pages", "text", "--size", "5x0"],
      ["pages", "text", "--size", "-5x9"], ["pages", "text", "--tab-width", "0"],
      ["pages", "text", "--ambiguous-width", "3"],
    ])
    func `a command that cannot be understood is refused`(arguments: [String]) throws {
      let answer = try run([path] + arguments)
      #expect(answer.status == 64)
      #expect(answer.output.hasPrefix("tome-reader: "))
    }

    @Test func `a page that is not there is told with the number of pages`() throws {
      try expect(
        ["print", "--page", "9999", asset("guide.txt")],
        "there is no page 9999: the text has 44", status: 65)
    }

    @Test func `Home without a terminal is told what prints without one`() throws {
      try expect(
        ["tome-reader:home"],
        "standard output is not a terminal; `tome-reader print` writes pages as plain text",
        status: 69)
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `options of a text without a file say what to do`() throws {
      let desk = try Desk()
      let screen = try desk.shell("$reader --start; echo status $?").expect("status 64")
      #expect(screen.hasPrefix("tome-reader: name a text to read, such as: tome-reader book.txt"))
    }

    @Test func `help and version are told`() throws {
      let help = try WholeProgram.answer("--help")
      #expect(help.status == 0)
      for word in ["--page", "--percent", "--start", "--width", "--no-mouse", "pages", "print"] {
        #expect(help.output.contains(word))
      }
      let version = try WholeProgram.answer("--version")
      #expect(version.status == 0 && version.output.hasPrefix("tome-reader "))
    }
  }
}

import Glibc
import Testing

extension WholeProgram {
  /// The program in the place of `less`: in pipes, and on screens that hold a whole text.
  @Suite
  struct Pager {
    private func shell(_ line: String, in desk: borrowing Desk) throws -> CommandResult {
      try run(
        ["sh", "-c", "cd \(desk.folder); \(line)"],
        environment: desk.environment + ["reader=\(path)", "PATH=/usr/bin:/bin"])
    }

    @Test(arguments: [
      "$reader text", "$reader - < text", "cat text | $reader", "cat text | $reader -",
      "cat text | $reader /dev/stdin", "$reader -F text", "$reader -FR text", "$reader read text",
      "mkfifo gate; cat text > gate & $reader gate",
    ])
    func `where output is no terminal, a text is written through byte for byte`(
      command: String
    ) throws {
      let desk = try Desk()
      let bytes =
        Array("a\u{1B}[1mb\u{0} \r\nw\u{8}w".utf8) + [0xE9, 0xFF]
        + Array(repeating: 0x41, count: 300_000)
      try desk.write(bytes, to: "text")
      let result = try shell("(\(command)) > out; echo $?; cmp text out", in: desk)
      #expect(result.output == "0\n")
    }

    @Test func `a reader that has had enough ends the writing, without a word`() throws {
      let desk = try Desk()
      let result = try shell("(yes; true) | $reader | head -n 1", in: desk)
      #expect(result.output == "y\n")
    }

    @Test func `a file that is not there is told, and the status says so`() throws {
      let desk = try Desk()
      let result = try shell("$reader nothing; echo $?", in: desk)
      #expect(result.output == "tome-reader: cannot open 'nothing': no such file\n66\n")
      let full = try shell("echo text | $reader > /dev/full; echo $?", in: desk)
      #expect(full.output.hasPrefix("tome-reader: cannot write to standard output: "))
      #expect(full.output.hasSuffix("\n74\n"))
    }

    @Test func `what nobody else can read is written as its text`() throws {
      let desk = try Desk()
      let result = try shell(
        "echo packed | gzip > text.gz; $reader text.gz; $reader --plain text.gz | gzip -d", in: desk
      )
      #expect(result.output == "packed\npacked\n")
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `a text of one screen is printed and stays there`() throws {
      let desk = try Desk()
      try desk.write("one\ntwo\u{1B}[2J\u{1B}]0;title\u{7}\n", to: "short")
      let screen = try desk.shell("$reader -F short; cat short | $reader -F; echo status $?")
        .expect("status 0")
      #expect(screen.split(separator: "\n").first == "one")
      #expect(screen.contains("two\u{FFFD}[2J"))
      #expect(!screen.contains("[Today]"))
      try desk.write(NumberedText.text(through: 40), to: "long")
      try desk.shell("$reader -F long").expectPage(from: 1)
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `one screen of colours is printed in them, and with nothing else of the text`() throws {
      let desk = try Desk()
      try desk.write("\u{1B}[31mred\u{1B}[0m N\u{8}N\u{1B}[2J\u{1B}[5m.\n", to: "short")
      let result = try run(
        ["script", "-qec", "\(path) -F \(desk.path("short"))", "/dev/null"],
        environment: desk.environment + ["TERM=xterm-256color", "PATH=/usr/bin:/bin"])
      #expect(result.output == "\u{1B}[31mred\u{1B}[m \u{1B}[1mN\u{1B}[m\u{FFFD}[2J.\r\n")
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `colours and overstrike are drawn, searched through and left out of the width`() throws {
      let desk = try Desk()
      try desk.write("\u{1B}[32mgre\u{1B}[1men\u{1B}[0m N\u{8}NA\u{8}AM\u{8}ME\u{8}E\n", to: "t")
      let tmux = try desk.read(desk.path("t"))
      try tmux.expect("green NAME")
      try tmux.type("/green name")
      try tmux.expect("1 of 1")
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `^C ends the reading of a pipe, and a second one the program`() throws {
      let desk = try Desk()
      let tmux = try Tmux.shell(
        rows: 24, columns: 80, environment: desk.environment + ["reader=\(path)"])
      try tmux.type("(echo begin; exec sleep 1000) | $reader\n")
      try tmux.expect("[Today]")
      try tmux.press("C-c")
      try tmux.expect("The rest of the pipe is not read")
      try tmux.expect("begin")
      try tmux.press("C-c")
      try tmux.expect("the program goes on") { !$0.contains("[Today]") }
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `LESSOPEN makes texts of what the program cannot read itself`() throws {
      let desk = try Desk()
      try desk.write(Array("\u{7F}ELF".utf8) + [1, 0, 0, 0], to: "it's a program")
      try desk.write("a text\n", to: "text")
      let filter = ["LESSOPEN=| echo filtered; cksum %s"]
      let tmux = try desk.shell("$reader \"it's a program\"", environment: filter)
      try tmux.expect("it's a program") { $0.contains("filtered") }
      let text = try desk.shell("$reader text", environment: filter).expect("a text")
      #expect(!text.contains("filtered"))
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `files of the system and of the temporary folder enter no library`() throws {
      let desk = try Desk()
      try desk.write("a text that is kept\n", to: "kept.txt")
      // The reader's home is no part of the temporary folder here.
      let data = "/var/tmp/tome-reader-data-\(getpid())"
      defer { _ = try? run(["/bin/rm", "-rf", data]) }
      for file in ["/proc/self/status", desk.path("kept.txt")] {
        let tmux = try desk.read(file, environment: ["XDG_DATA_HOME=\(data)"])
        try tmux.expect("[Today]")
        try tmux.press("q")
        _ = try tmux.status()
      }
      let answer = try run(
        [path, "list"], environment: ["HOME=\(desk.folder)", "XDG_DATA_HOME=\(data)"])
      #expect(!answer.output.contains("kept"))
      #expect(!answer.output.contains("status"))
    }

    @Test(.enabled(if: Tmux.isInstalled, Tmux.absence))
    func `a page of the manual is asked for at the width of the reader's lines`() throws {
      let desk = try Desk()
      let head = "LAMP(1)   General   LAMP(1)" + String(repeating: "\nlight  the lamps", count: 8)
      let script = "#!/bin/sh\necho '\(head)'\n[ \"$2 $3\" = '1 lamp' ] && echo width $MANWIDTH\n"
      try #require(chmod(try desk.write(script, to: "man"), 0o755) == 0)
      let found = ["PATH=\(desk.folder):/usr/bin:/bin", "MAN_PN=lamp(1)"]
      try desk.shell("./man | $reader", columns: 80, environment: found).expect("width 79")
      let other = try desk.shell("echo other | $reader", columns: 80, environment: found)
      #expect(try !other.expect("other").contains("width"))
      let set = try desk.shell(
        "./man | $reader", columns: 80, environment: found + ["MANWIDTH=50"])
      #expect(try !set.expect("LAMP(1)").contains("width"))
    }
  }
}

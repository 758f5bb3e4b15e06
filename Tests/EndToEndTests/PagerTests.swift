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
  }
}

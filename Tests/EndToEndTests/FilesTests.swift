import Glibc
import Testing

extension WholeProgram {
  /// Several files on the command line, pipes that are ended, and texts that are followed.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Files {
    private func writeFiles(_ desk: borrowing Desk) throws {
      try desk.write(NumberedText.text(through: 200), to: "one.txt")
      try desk.write(NumberedText.text(1001, through: 1200), to: "two.txt")
      try desk.write(NumberedText.text(2001, through: 2200), to: "three.txt")
    }

    @Test func `each of several files is shown as it was left`() throws {
      let desk = try Desk()
      try writeFiles(desk)
      let tmux = try desk.shell("$reader one.txt two.txt three.txt", columns: 80)
      try tmux.expectPage(from: 1)
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.type(":n")
      try tmux.expectPage(from: 1001)
      try tmux.expect("File 2 of 3: two.txt")
      try tmux.type(":p")
      try tmux.expectPage(from: 11)
      try tmux.type(":p")
      try tmux.expect("This is the first file of 3.")
      try tmux.type(":l")
      try tmux.expect("3 files")
      try tmux.press("End", "Enter")
      try tmux.expectPage(from: 2001)
      try tmux.type(":d")
      try tmux.expectPage(from: 1001)
      try tmux.type(":n")
      try tmux.expect("This is the last file of 2.")
      try tmux.type(":e")
      try tmux.expect("Open:")
      try tmux.type("three.txt:5")
      try tmux.press("Enter")
      try tmux.expectPage(from: 2001)
      try tmux.expect("File 3 of 3")
      try tmux.type(":x")
      try tmux.expectPage(from: 11)
      try tmux.type("q")
    }

    @Test func `a search and letters of less lead from file to file`() throws {
      let desk = try Desk()
      try writeFiles(desk)
      try desk.write("[keys]\npreset = \"less\"\n", to: ".config/tome-reader/config.toml")
      let tmux = try desk.shell("$reader one.txt two.txt three.txt", columns: 80)
      try tmux.expectPage(from: 1)
      try tmux.type("ma/Sentence .*19\\.\n")
      try tmux.expectPage(from: 19)
      try tmux.type(":nn")
      try tmux.expectPage(from: 1019)
      try tmux.type("/*Sentence 2150\n")
      try tmux.expectPage(from: 2150)
      try tmux.expect("File 3 of 3")
      try tmux.type("'a")
      try tmux.expectPage(from: 1)
      try tmux.type("/*Nowhere\n")
      try tmux.expect("Not found in the other files.")
      try tmux.expectPage(from: 1)
      try tmux.type("q")
    }

    @Test func `files that cannot be opened are told, and the others read`() throws {
      let desk = try Desk()
      try writeFiles(desk)
      let tmux = try desk.shell("$reader nothing.txt one.txt two.txt", columns: 80)
      try tmux.expectPage(from: 1)
      try tmux.expect("cannot open 'nothing.txt'")
      try tmux.type(":n")
      try tmux.expectPage(from: 1001)
      try tmux.expect("File 2 of 2")
      let written = try run(
        ["/bin/sh", "-c", "cd \(desk.folder); \(path) one.txt nothing.txt two.txt"],
        environment: desk.environment)
      #expect(written.output.contains("1200") && written.output.contains("cannot open 'nothing"))
      #expect(written.status == 66)
    }

    @Test func `LESS counts for a file that is no prose`() throws {
      let desk = try Desk()
      try desk.write(
        (1...40).map { "if (value[\($0)] != NULL) { call(\($0), &table[\($0)]); }\n" }.joined(),
        to: "code.c")
      try desk.write(NumberedText.text(through: 200), to: "one.txt")
      let less = ["LESS=-N"]
      let code = try desk.shell("$reader code.c", columns: 80, environment: less)
      try code.expect("    1 if (value[1]")
      let prose = try desk.shell("$reader one.txt", columns: 80, environment: less)
      try prose.expectPage(from: 1)
      #expect(try !prose.screen().contains("    3 "))
    }

    @Test func `a pipe among files is kept, and one that is not there is told`() throws {
      let desk = try Desk()
      try writeFiles(desk)
      let tmux = try desk.shell("cat one.txt | $reader - two.txt nothing.txt", columns: 80)
      try tmux.expectPage(from: 1)
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.type(":n")
      try tmux.expectPage(from: 1001)
      try tmux.type(":n")
      try tmux.expect("cannot open 'nothing.txt'")
      try tmux.type(":p")
      try tmux.expectPage(from: 11)
    }

    @Test(arguments: [false, true], [false, true])
    func `a text whose file was saved under its name is shown anew, at its place`(
      _ isManual: Bool, _ jumps: Bool
    ) throws {
      let desk = try Desk()
      let head = isManual ? "LAMP(1)\t\t\tGeneral\t\t\tLAMP(1)\n\n" : ""
      let text = head + (1...400).map { "\tline \($0) of the text\n" }.joined()
      let file = try desk.write(text, to: "lamp.txt")
      let tmux = try desk.read(file)
      try tmux.expect("line 1 of")
      if jumps {
        try tmux.type("g4\n")
      } else {
        for _ in 0..<3 { try tmux.press("Right") }
      }
      try tmux.expect("   4 / ")
      let first = try #require(
        try tmux.screen().split(separator: "\n").first { $0.contains(" of the text") })
      let number = try #require(first.split(separator: " ").dropFirst().first)
      let new = text.replacing("line \(number) of", with: "line \(number), changed, of")
      if isManual {
        _ = try desk.write(new, to: "lamp.txt")
      } else {
        // As most editors do.
        let saved = try desk.write(new, to: "lamp.new")
        try #require(rename(saved, file) == 0)
      }
      try tmux.expect("line \(number), changed, of")
      try tmux.expect("This is the new text.")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `a log that was put aside for a new one is read on`() throws {
      let desk = try Desk()
      let file = try desk.write((1...400).map { "line \($0)\n" }.joined(), to: "lamp.log")
      let tmux = try desk.read(file)
      try tmux.expect("line 1")
      let begun = try desk.write("line 1 of another day\n", to: "begun.log")
      try #require(rename(begun, file) == 0)
      try tmux.expect("You are reading the old file.")
      try tmux.press("End")
      try tmux.expect("line 400")
    }

    @Test func `the end of a file is followed until a key ends that`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 100), to: "log.txt")
      let tmux = try desk.read("+F", file)
      try tmux.expect("Sentence 100.")
      try tmux.expect("Following the text")
      try desk.write(NumberedText.text(101, through: 300), to: "log.txt", adding: true)
      try tmux.expect("Sentence 300.")
      try tmux.press("x")
      try tmux.expect("no end of it") { !$0.contains("Following") }
      try desk.write(NumberedText.text(301, through: 400), to: "log.txt", adding: true)
      try tmux.press("Home")
      try tmux.expectPage(from: 1)
      try tmux.press("End")
      try tmux.expect("Sentence 400.")
    }

    @Test func `^C ends the reading of a pipe, and then the program`() throws {
      let desk = try Desk()
      try writeFiles(desk)
      // The shell outlives ^C, and the writer does not, as anywhere.
      let tmux = try desk.shell(
        "trap : INT; (cat one.txt; sleep 1000) | $reader; echo status $?", columns: 80)
      try tmux.expectPage(from: 1)
      try tmux.press("C-c")
      try tmux.expect("The rest of the pipe is not read")
      try tmux.press("End")
      try tmux.expect("Sentence 200.")
      try tmux.press("C-c")
      try tmux.expect("status 130")
    }
  }
}

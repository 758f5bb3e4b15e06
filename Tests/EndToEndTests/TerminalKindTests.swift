import Glibc
import Testing

extension WholeProgram {
  /// Terminals of all kinds, job control, crashes and the peace of a program that has nothing to do.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Terminals {
    private func write(_ desk: borrowing Desk) throws -> String {
      try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
    }

    @Test(arguments: ["xterm-256color", "screen", "tmux-256color", "linux", "vt100"])
    func `every kind of terminal shows pages`(term: String) throws {
      let desk = try Desk()
      let tmux = try desk.read(try write(desk), term: term)
      try tmux.expectPage(from: 1)
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.press("End")
      try tmux.expectPage(from: 391)
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      try tmux.expectTerminalGivenBack()
    }

    @Test func `a terminal that cannot show a page gets a sentence and a status`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let dumb = try desk.shell("$reader \(file); echo status $?", term: "dumb")
      let screen = try dumb.expect("status 69")
      #expect(screen.hasPrefix("tome-reader: a terminal of type 'dumb' cannot show"))
      let unset = try desk.shell("unset TERM; $reader \(file); echo status $?")
      #expect(try unset.expect("status 69").hasPrefix("tome-reader: TERM is not set"))
      let piped = try desk.shell("$reader tome-reader:home | cat; echo over")
      #expect(try piped.expect("over").contains("standard output is not a terminal"))
    }

    @Test func `a C locale gets nothing but ASCII`() throws {
      let desk = try Desk()
      let tmux = try desk.read(asset("guide.txt"), rows: 50, columns: 100, locale: "C")
      let steps = [
        ("Home", " 1 / "), ("Right", " 2 / "), ("?", "Turning pages"), ("Escape", " 2 / "),
        ("g", "Go to"), ("Escape", " 2 / "), ("End", "100 %"),
      ]
      let sheets = ["Turning pages", "Go to"]
      for (key, sign) in steps {
        try tmux.press(key)
        // The page can be seen beside a sheet that has not gone yet.
        let screen = try tmux.expect("no “\(sign)” alone") { screen in
          screen.contains(sign) && !sheets.contains { $0 != sign && screen.contains($0) }
        }
        #expect(screen.utf8.allSatisfy { $0 < 0x80 })
      }
    }

    @Test func `Control-Z gives the shell back, fg the page, and a size changed meanwhile`() throws
    {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try Tmux.shell(rows: 24, columns: 80, environment: desk.environment)
      try tmux.expect("$")
      try tmux.type("\(WholeProgram.path) \(file)\n")
      try tmux.expectPage(from: 1)
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.press("C-z")
      try tmux.expect("Stopped")
      try tmux.expectTerminalGivenBack()
      try tmux.type("clear; fg\n")
      try tmux.expectPage(from: 11)
      try tmux.press("C-z")
      try tmux.expect("Stopped")
      try tmux.resize(rows: 30, columns: 90)
      try tmux.type("clear; fg\n")
      try tmux.expect("no page at the new size") {
        NumberedText.numbers(on: $0).contains(11) && NumberedText.numbers(on: $0).count > 10
      }
      try tmux.press("q")
      try tmux.expect("\n$\n")
      try tmux.expectTerminalGivenBack()
    }

    @Test func `a screen that grew leaves nothing in tmux`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try Tmux.shell(
        rows: 24, columns: 80, environment: desk.environment + ["TMUX=yes"])
      try tmux.expect("$")
      try tmux.type("clear; \(WholeProgram.path) \(file)\n")
      try tmux.expectPage(from: 1)
      try tmux.resize(rows: 40, columns: 120)
      try tmux.expect("no page at the new size") { NumberedText.numbers(on: $0).count > 15 }
      try tmux.press("q")
      let screen = try tmux.expect("$ ") { $0.split(separator: "\n").last?.hasPrefix("$") == true }
      #expect(NumberedText.numbers(on: screen).isEmpty)
    }

    @Test func `the place is kept while the program is stopped`() throws {
      let desk = try Desk()
      let file = try write(desk)
      let tmux = try Tmux.shell(rows: 24, columns: 80, environment: desk.environment)
      try tmux.expect("$")
      try tmux.type("\(WholeProgram.path) \(file)\n")
      try tmux.expectPage(from: 1)
      for _ in 1..<20 { try tmux.press("Right") }
      try tmux.expectPage(from: 191)
      let process = try tmux.child()
      try tmux.press("C-z")
      try tmux.expect("Stopped")
      kill(process, SIGKILL)
      try desk.read(file).expectPage(from: 191)
    }

    @Test(arguments: [SIGSEGV, SIGABRT, SIGQUIT])
    func `a crash leaves the terminal whole`(number: CInt) throws {
      let desk = try Desk()
      let tmux = try desk.read(try write(desk))
      try tmux.expectPage(from: 1)
      try tmux.signal(number)
      #expect(try tmux.status() == 128 + number)
      try tmux.expectTerminalGivenBack()
    }

    @Test func `a reader that waits makes no system call`() throws {
      let desk = try Desk()
      // Long enough to be counted and searched on several threads.
      let file = try desk.write(NumberedText.text(through: 40_000), to: "numbers.txt")
      let tmux = try desk.read(file)
      try tmux.expectPage(from: 1)
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.type("/zzyzzx")
      try tmux.expect("not found")
      try tmux.press("Escape")
      try tmux.expectPage(from: 11)
      let process = try tmux.process()
      // Each call that waits, and each wake, is counted as a switch by the system. Threads that
      // have done their work may take a while to go.
      let clock = ContinuousClock()
      let deadline = clock.now + Tmux.patience
      var before = try switches(of: process)
      var isAtRest = false
      while !isAtRest, clock.now < deadline {
        sleep(1)
        let after = try switches(of: process)
        isAtRest = after == before
        before = after
      }
      #expect(isAtRest)
      try tmux.press("Right")
      try tmux.expectPage(from: 21)
      #expect(try switches(of: process) != before)
    }

    /// The lines of /proc that count the switches of each of the process's threads.
    private func switches(of process: pid_t) throws -> String {
      try run(["sh", "-c", "grep ctxt /proc/\(process)/task/*/status"], environment: ["PATH=/bin"])
        .output
    }
  }
}

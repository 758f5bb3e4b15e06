import Glibc
import Testing

/// Stops, signals, hang-ups and crashes: whatever happens, the terminal is given back.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence), .timeLimit(.minutes(2)))
struct TerminalStopTests {
  private let probe = built("terminal-probe")

  /// An interactive shell in which the probe has just been started.
  private func startInShell() throws -> Tmux {
    let tmux = try Tmux.shell(rows: 12, columns: 60)
    try tmux.expect("$")
    try tmux.type("\(probe)\n")
    try tmux.expect("1: posted")
    return tmux
  }

  @Test func `Control-Z gives the terminal to the shell, and fg takes it again`() throws {
    let tmux = try startInShell()
    for round in 1...3 {
      try tmux.press("C-z")
      try tmux.expect("Stopped")
      try tmux.expectTerminalGivenBack()
      try tmux.type("clear; fg\n")
      try tmux.expect("\(round + 1): resumed.")
      #expect(try tmux.fact("mouse_sgr_flag") == "1")
      #expect(try tmux.fact("alternate_on") == "1")
    }
    try tmux.press("C-z")
    try tmux.expect("Stopped")
    try tmux.resize(rows: 9, columns: 70)
    try tmux.type("clear; fg\n")
    try tmux.expect("resized 9x70.")
    try tmux.expect("probe size 9x70")
    try tmux.press("q")
    try tmux.expect("$")
    try tmux.expectTerminalGivenBack()
  }

  @Test func `a stop that cannot be caught leaves a whole screen after fg`() throws {
    let tmux = try startInShell()
    kill(try tmux.child(), SIGSTOP)
    try tmux.expect("Stopped")
    try tmux.type("fg\n")
    let screen = try tmux.expect("2: resumed.")
    #expect(screen.hasPrefix(" probe size 12x60"))
    #expect(!screen.contains("Stopped"))
    try tmux.press("Right")
    try tmux.expect("3: key Right.")
  }

  @Test func `a program in the background waits until it has the terminal`() throws {
    let tmux = try startInShell()
    try tmux.press("C-z")
    try tmux.expect("Stopped")
    try tmux.type("clear; bg; echo s''till here\n")
    try tmux.expect("still here")
    try tmux.type("clear; fg\n")
    try tmux.expect("resumed.")
    try tmux.press("x")
    try tmux.expect("key x.")
  }

  @Test func `Control-Z where no shell could continue the program does not stop it`() throws {
    let tmux = try Tmux(rows: 6, columns: 60, [probe])
    try tmux.expect("1: posted")
    try tmux.press("C-z")
    try tmux.expect("resumed.")
    try tmux.press("x")
    try tmux.expect("key x.")
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal to end gives the terminal back and is told by the status`(number: CInt) throws {
    let tmux = try Tmux(rows: 6, columns: 60, [probe])
    try tmux.expect("1: posted")
    try tmux.signal(number)
    #expect(try tmux.status() == 128 + number)
    try tmux.expectTerminalGivenBack()
  }

  @Test(arguments: ["''", "':'"])
  func `a closed terminal ends the program`(trap: String) throws {
    // With HUP ignored, as under nohup, it is the terminal alone that tells.
    let scratch = try Scratch()
    let tmux = try Tmux(
      rows: 6, columns: 60, ["sh", "-c", "trap \(trap) HUP; \(probe); echo $? > \(scratch.path)"])
    try tmux.expect("1: posted")
    try tmux.hangUp()
    let clock = ContinuousClock()
    let deadline = clock.now + Tmux.patience
    while try scratch.text().isEmpty, clock.now < deadline { usleep(5000) }
    #expect(try scratch.text() == "129\n")
  }

  @Test(arguments: ["q", "!", "C-c", "C-\\"])
  func `the terminal's modes are as they were, however the program ends`(key: String) throws {
    let command = "trap : INT QUIT; stty -g; \(probe); stty -g; echo s''tatus; exec cat"
    let tmux = try Tmux(
      rows: 40, columns: 150, environment: ["SWIFT_BACKTRACE=enable=no"], ["sh", "-c", command])
    try tmux.expect("1: posted")
    try tmux.press(key)
    try tmux.expect("status")
    let modes = try tmux.lines().filter { $0.split(separator: ":").count > 20 }
    #expect(modes.count == 2 && modes.first == modes.last)
    try tmux.expectTerminalGivenBack()
  }

  @Test func `a crash leaves a usable shell, and its message can be read`() throws {
    let tmux = try Tmux.shell(
      rows: 40, columns: 120, environment: ["SWIFT_BACKTRACE=enable=no"])
    try tmux.expect("$")
    try tmux.type("\(probe)\n")
    try tmux.expect("1: posted")
    try tmux.press("!")
    try tmux.expect("Fatal error: the probe was told to crash")
    try tmux.type("echo u''sable\n")
    try tmux.expect("\nusable\n")
    try tmux.expectTerminalGivenBack()
  }

  @Test func `what goes to standard error waits until the screen is gone`() throws {
    let tmux = try Tmux(rows: 6, columns: 60, [probe])
    try tmux.expect("1: posted")
    try tmux.press("e")
    #expect(try !tmux.expect("2: key e.").contains("a word"))
    try tmux.press("q")
    try tmux.expect("a word on standard error")
  }
}

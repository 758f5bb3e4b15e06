import Glibc
import Testing

/// A terminal for a test: a tmux server of its own with one window, and a program in it.
///
/// Tests look at the screen until it shows what only the new state can show, for as long as
/// ``patience``; they never wait for a time. The program stays on the screen after its end, and
/// the server goes with this value.
struct Tmux: ~Copyable {
  /// Whether tmux can be run here; the reason for skipping is ``absence``.
  static let isInstalled = (try? run(["tmux", "-V"], environment: [path]).status) == 0
  /// Why a test that needs a terminal is skipped.
  static let absence: Comment = "tmux is not installed"
  /// How long a screen may take to change, on a machine that has much else to do.
  static let patience = Duration.seconds(20)

  private static let path = "PATH=/usr/local/bin:/usr/bin:/bin"
  private let socket: String

  /// Starts `command` on a terminal of the given size.
  ///
  /// - Parameters:
  ///   - term: The TERM that the program sees, which need not be true.
  ///   - locale: Its LC_ALL.
  ///   - environment: More variables, each as `NAME=value`; nothing else is passed on.
  ///   - command: The program and its arguments; no shell reads them.
  init(
    rows: Int, columns: Int, term: String = "xterm-256color", locale: String = "C.UTF-8",
    environment: [String] = [], _ command: [String]
  ) throws {
    socket = "/tmp/tome-reader-test-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    let wrapped =
      ["env", "-i", Self.path, "TERM=\(term)", "LC_ALL=\(locale)"] + environment + command
    try tmux(
      [
        "start-server", ";", "set-option", "-s", "exit-empty", "off", ";",
        "set-option", "-s", "escape-time", "0", ";",
        "set-option", "-s", "set-clipboard", "on", ";",
        "set-option", "-g", "remain-on-exit", "on", ";",
        "set-option", "-g", "remain-on-exit-format", "", ";",
        "set-option", "-g", "status", "off", ";",
        "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)",
      ] + wrapped)
  }

  deinit {
    _ = try? tmux(["kill-server"])
    unlink(socket)
  }

  /// Starts an interactive shell, whose prompt is `$ `, for what needs job control.
  static func shell(rows: Int, columns: Int, environment: [String] = []) throws -> Tmux {
    let variables = ["PS1=$ ", "HISTFILE="] + environment
    return try Tmux(
      rows: rows, columns: columns, environment: variables, ["bash", "--norc", "--noprofile", "-i"])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let words = ["tmux", "-S", socket, "-f", "/dev/null", "-u"] + arguments
    let result = try run(
      words, environment: [Self.path, "TERM=xterm-256color", "LC_ALL=C.UTF-8"])
    guard result.status == 0 else { throw Refusal(arguments: arguments, answer: result.output) }
    return result.output
  }
}

/// What tmux could not do.
struct Refusal: Error {
  /// The command it was given.
  var arguments: [String]
  /// What it said.
  var answer: String
}

// MARK: - The reader's side

extension Tmux {
  /// Presses keys by tmux's names for them: `Right`, `PgDn`, `C-o`, `F1`, `q`.
  func press(_ keys: String...) throws {
    try press(keys)
  }

  /// Presses keys one after the other, in one piece.
  func press(_ keys: [String]) throws {
    try tmux(["send-keys"] + keys)
  }

  /// Types `text` as it is, in one piece.
  func type(_ text: String) throws {
    try tmux(["send-keys", "-l", "--", text])
  }

  /// Sends bytes to the program as if the terminal had: a report of the mouse, a broken sequence.
  func send(_ bytes: some Sequence<UInt8>) throws {
    let digits = bytes.map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    try tmux(["send-keys", "-H"] + digits)
  }

  /// Does what xterm does with the mouse: button 0 to 2, or 64 and 65 for the wheel.
  func click(row: Int, column: Int, button: Int = 0) throws {
    try send("\u{1B}[<\(button);\(column + 1);\(row + 1)M".utf8)
    if button < 64 { try send("\u{1B}[<\(button);\(column + 1);\(row + 1)m".utf8) }
  }

  /// Moves the mouse from one cell to another with its first button down, as xterm reports it.
  func drag(from start: (row: Int, column: Int), to end: (row: Int, column: Int)) throws {
    func report(_ button: Int, _ cell: (row: Int, column: Int), _ end: Character) -> String {
      "\u{1B}[<\(button);\(cell.column + 1);\(cell.row + 1)\(end)"
    }
    let moves = report(32, start, "M") + report(32, end, "M")
    try send((report(0, start, "M") + moves + report(0, end, "m")).utf8)
  }

  /// What the program put into the terminal's clipboard last.
  func clipboard() throws -> String {
    try tmux(["show-buffer"])
  }

  /// Gives the terminal another size.
  func resize(rows: Int, columns: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Closes the terminal, as a window is closed while its program runs.
  func hangUp() throws {
    try tmux(["kill-server"])
  }
}

// MARK: - What is on the screen

extension Tmux {
  /// The rows of the screen, without trailing blanks.
  func lines() throws -> [String] {
    try tmux(["capture-pane", "-p"]).split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map(String.init)
  }

  /// The screen's text, with rows ended by newlines.
  func screen() throws -> String {
    try tmux(["capture-pane", "-p"])
  }

  /// The screen's text with the escape sequences that make its styles.
  func styledScreen() throws -> String {
    try tmux(["capture-pane", "-p", "-e"])
  }

  /// What tmux knows of the terminal by one of its formats: `alternate_on`, `cursor_y`.
  func fact(_ name: String) throws -> String {
    String(try tmux(["display-message", "-p", "#{\(name)}"]).prefix { $0 != "\n" })
  }

  /// Waits until the screen holds `text`, and returns it; fails with the last screen otherwise.
  @discardableResult
  func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    try expect("no “\(text)”", sourceLocation: sourceLocation) { $0.contains(text) }
  }

  /// Waits until the screen is as `condition` says; fails with `failure` and the screen otherwise.
  @discardableResult
  func expect(
    _ failure: String, sourceLocation: SourceLocation = #_sourceLocation,
    until condition: (String) throws -> Bool
  ) throws -> String {
    let clock = ContinuousClock()
    let deadline = clock.now + Self.patience
    var last = ""
    repeat {
      last = try screen()
      if try condition(last) { return last }
      usleep(5000)
    } while clock.now < deadline
    Issue.record("\(failure) on the screen:\n\(last)", sourceLocation: sourceLocation)
    throw Missing()
  }

  /// Ends a test that waited in vain; what was missing is recorded already.
  struct Missing: Error {}
}

// MARK: - The program

extension Tmux {
  /// The process that runs in the terminal.
  func process() throws -> pid_t {
    try #require(pid_t(try fact("pane_pid")))
  }

  /// The only child of the process that runs in the terminal: what a shell has started.
  func child(sourceLocation: SourceLocation = #_sourceLocation) throws -> pid_t {
    let shell = try process()
    let children = try run(
      ["cat", "/proc/\(shell)/task/\(shell)/children"], environment: [Self.path])
    let first = children.output.split(separator: " ").first.flatMap { pid_t($0) }
    return try #require(first, sourceLocation: sourceLocation)
  }

  /// Sends a signal to the process that runs in the terminal.
  func signal(_ number: CInt) throws {
    kill(try process(), number)
  }

  /// Waits until the program has ended, and returns its exit status, 128 + *n* after signal *n*.
  func status(sourceLocation: SourceLocation = #_sourceLocation) throws -> CInt {
    var status: CInt?
    let server = try #require(pid_t(try fact("pid")))
    try expect("the program is still", sourceLocation: sourceLocation) { _ in
      // tmux 3.3a now and then overlooks that a child has ended, until it is told of another.
      kill(server, SIGCHLD)
      let signal = CInt(try fact("pane_dead_signal")).map { $0 + 128 }
      status = try signal ?? CInt(fact("pane_dead_status"))
      return status != nil
    }
    return try #require(status, sourceLocation: sourceLocation)
  }

  /// Expects that the terminal is as a shell wants it: its own screen, its cursor, no mouse.
  func expectTerminalGivenBack(sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try fact("alternate_on") == "0", sourceLocation: sourceLocation)
    // tmux itself hides the cursor of a program that has ended.
    let isCursorShown = try fact("cursor_flag") == "1" || fact("pane_dead") == "1"
    #expect(isCursorShown, sourceLocation: sourceLocation)
    #expect(try fact("mouse_any_flag") == "0", sourceLocation: sourceLocation)
    #expect(try fact("keypad_cursor_flag") == "0", sourceLocation: sourceLocation)
  }
}

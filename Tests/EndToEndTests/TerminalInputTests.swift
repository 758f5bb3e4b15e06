import Glibc
import Testing

/// What the terminal layer reads from a real terminal, with a probe that shows it.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence), .timeLimit(.minutes(2)))
struct TerminalInputTests {
  private let probe = built("terminal-probe")

  /// A probe on a terminal of 12×60 that waits for its first key.
  private func start(term: String = "xterm-256color", _ options: String...) throws -> Tmux {
    let tmux = try Tmux(rows: 12, columns: 60, term: term, [probe] + options)
    try tmux.expect("1: posted")
    return tmux
  }

  @Test(arguments: ["xterm-256color", "tmux-256color", "linux", "vt100"])
  func `keys are known on any terminal`(term: String) throws {
    let tmux = try start(term: term)
    let keys = [
      ("Right", "Right"), ("Left", "Left"), ("Up", "Up"), ("Down", "Down"), ("Home", "Home"),
      ("End", "End"), ("PPage", "PgUp"), ("NPage", "PgDn"), ("Enter", "Enter"), ("Tab", "Tab"),
      ("BTab", "Shift-Tab"), ("BSpace", "Backspace"), ("DC", "Del"), ("IC", "Ins"),
      ("Space", "Space"), ("C-o", "^O"), ("C-l", "^L"), ("C-s", "^S"), ("C-q", "^Q"),
      ("g", "g"), ("M-x", "Alt-x"), ("é", "é"), ("日", "日"), ("Escape", "Esc"),
    ]
    for (number, key) in keys.enumerated() {
      try tmux.press(key.0)
      try tmux.expect("\(number + 2): key \(key.1).")
    }
  }

  @Test func `function keys are known`() throws {
    let tmux = try start()
    for number in 1...12 {
      try tmux.press("F\(number)")
      try tmux.expect("\(number + 1): key F\(number).")
    }
  }

  @Test func `keys that come faster than they are drawn are all taken`() throws {
    let tmux = try start()
    try tmux.type(String(repeating: "x", count: 10_000))
    try tmux.expect("10001: key x.")
  }

  @Test func `unknown sequences and broken characters are not typing`() throws {
    let tmux = try start()
    try tmux.send("\u{1B}[I\u{1B}[1;7R\u{1B}[>0;276;0cz".utf8)
    try tmux.expect("2: key z.")
    try tmux.send([0xFF, 0xC3, 0x79])
    try tmux.expect("3: key y.")
  }

  @Test func `a sequence that is cut off holds neither keys nor signals`() throws {
    for cut in ["\u{1B}[<", "\u{1B}[<0;5;5", "\u{1B}[M", "\u{1B}[", "\u{1B}O", "\u{1B}]1"] {
      let tmux = try start()
      try tmux.send((cut + cut + cut).utf8)
      try tmux.expect("no key after \(cut)") { screen in
        try tmux.press("x")
        return screen.contains("key x.")
      }
      try tmux.send((cut + cut + cut).utf8)
      try tmux.signal(SIGTERM)
      #expect(try tmux.status() == 128 + SIGTERM)
    }
  }

  @Test func `an escape and the rest of its sequence may come apart`() throws {
    for rest in ["[A", "OA", "[<64;1;1M"] {
      let tmux = try start()
      try tmux.send([0x1B])
      // On a machine with much else to do this is longer, and then Escape is a key of its own.
      usleep(50_000)
      try tmux.send(rest.utf8)
      try tmux.press("z")
      let screen = try tmux.expect("key z.")
      #expect(screen.contains("3: key z.") || screen.contains("4: key z."), "\(screen)")
    }
  }

  @Test func `keys come from the terminal when standard input is a text`() throws {
    let tmux = try Tmux(rows: 6, columns: 40, ["sh", "-c", "echo a book | \(probe); cat"])
    try tmux.expect("1: posted")
    try tmux.press("Right")
    try tmux.expect("2: key Right.")
    try tmux.press("Left")
    try tmux.expect("3: key Left.")
  }

  @Test func `clicks, the wheel and drags are told with their cells`() throws {
    let tmux = try start()
    try tmux.resize(rows: 10, columns: 280)
    try tmux.expect("2: resized 10x280.")
    try tmux.send("\u{1B}[<0;251;6M".utf8)
    try tmux.expect("3: mouse press(button: 1) at 5,250.")
    try tmux.send("\u{1B}[<0;251;6m".utf8)
    try tmux.expect("4: mouse release(button: 1) at 5,250.")
    try tmux.click(row: 1, column: 2, button: 2)
    try tmux.expect("6: mouse release(button: 3) at 1,2.")
    try tmux.click(row: 0, column: 0, button: 64)
    try tmux.expect("7: mouse wheelUp at 0,0.")
    try tmux.click(row: 9, column: 279, button: 65)
    try tmux.expect("8: mouse wheelDown at 9,279.")
    try tmux.press("D")
    try tmux.expect("9: key D.")
    #expect(try tmux.fact("mouse_button_flag") == "1")
    try tmux.send("\u{1B}[<0;3;3M\u{1B}[<32;4;3M".utf8)
    try tmux.expect("11: mouse drag(button: 1) at 2,3.")
    try tmux.send("\u{1B}[<0;4;3m\u{1B}[<65;4;3M\u{1B}[<65;4;3My".utf8)
    try tmux.expect("15: key y.")
  }

  @Test func `the mouse is left to the terminal when it is off`() throws {
    let off = try start("--no-mouse")
    #expect(try off.fact("mouse_any_flag") == "0")
    try off.press("M")
    try off.expect("mouse on")
    #expect(try off.fact("mouse_any_flag") == "1")
    try off.press("M")
    try off.expect("mouse off")
    #expect(try off.fact("mouse_any_flag") == "0")
  }

  @Test func `a storm of resizes ends at the last size`() throws {
    let tmux = try start()
    for number in 1...40 { try tmux.resize(rows: 5 + number % 17, columns: 40 + number * 2) }
    let screen = try tmux.expect("resized 11x120.")
    #expect(screen.hasPrefix(" probe size 11x120"))
    for line in try tmux.lines()[1..<10] { #expect(line.count == 120 && line.hasSuffix("│")) }
    try tmux.press("x")
    try tmux.expect("key x.")
  }

  @Test func `a message from another thread wakes the loop`() throws {
    let tmux = try start()
    try tmux.press("p")
    try tmux.expect("posted from another thread.")
  }

  #if arch(x86_64)
    @Test func `an idle program waits in one poll without an end`() throws {
      let tmux = try start()
      let pid = try tmux.process()
      // The number of poll, two descriptors, no timeout.
      try tmux.expect("not waiting in poll") { _ in
        let call = try run(["/bin/cat", "/proc/\(pid)/syscall"]).output.split(separator: " ")
        return call.count > 3 && call[0] == "7" && call[2] == "0x2"
          && call[3].hasSuffix("ffffffff")
      }
    }
  #endif
}

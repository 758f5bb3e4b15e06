import Glibc
import Testing

/// What the terminal layer draws in a real terminal, with a probe that shows what reaches it.
@Suite(.enabled(if: Tmux.isInstalled, Tmux.absence), .timeLimit(.minutes(2)))
struct TerminalDrawingTests {
  private let probe = built("terminal-probe")

  @Test func `the screen is drawn at once and given back at the end`() throws {
    let tmux = try Tmux(rows: 6, columns: 50, [probe])
    let screen = try tmux.expect("1: posted before the terminal.")
    #expect(screen.hasPrefix(" probe size 6x50 mouse on from 0\n"))
    #expect(try tmux.fact("alternate_on") == "1")
    #expect(try tmux.fact("mouse_sgr_flag") == "1")
    #expect(try tmux.fact("cursor_flag") == "0")
    #expect([try tmux.fact("cursor_y"), try tmux.fact("cursor_x")] == ["3", "3"])
    try tmux.press("q")
    #expect(try tmux.status() == 0)
    try tmux.expectTerminalGivenBack()
  }

  @Test func `styles are those of the terminal, and italics without them underlined`() throws {
    let italic = try Tmux(rows: 6, columns: 50, [probe])
    try italic.expect("1: posted")
    #expect(try italic.styledScreen().contains("\u{1B}[1;7m probe size"))
    #expect(try italic.styledScreen().contains("\u{1B}[3m1: posted"))
    let underlined = try Tmux(rows: 6, columns: 50, term: "vt100", [probe])
    try underlined.expect("1: posted")
    #expect(try underlined.styledScreen().contains("\u{1B}[4m1: posted"))
  }

  /// The colours of the text on its paper and those of a highlight, in sepia, as the terminal must
  /// be sent them; the last is what must not be sent.
  static let colours: [(term: String, variables: [String], sent: [String], other: String)] = [
    (
      "xterm-256color", ["COLORTERM=truecolor"],
      ["38;2;79;58;40m", "48;2;244;236;216m", "48;2;243;218;134mtheme"], "8;5;"
    ),
    ("tmux-256color", ["COLORTERM=24bit"], ["48;2;243;218;134mtheme"], "8;5;"),
    ("xterm-256color", [], ["38;5;237m", "48;5;230m", "48;5;222mtheme"], "8;2;"),
    // GNU screen hands COLORTERM on.
    ("screen-256color", ["COLORTERM=truecolor"], ["48;5;222mtheme"], "8;2;"),
    ("linux", ["COLORTERM=truecolor"], ["[30m", "[47m", "[43mtheme"], "8;"),
    ("xterm-256color", ["COLORTERM=truecolor", "NO_COLOR=1"], ["[4mtheme"], "8;"),
    ("vt100", [], ["[4mtheme"], "8;"),
  ]

  @Test(arguments: colours)
  func `a theme is shown in the colours that the terminal has`(
    term: String, variables: [String], sent: [String], other: String
  ) throws {
    let tmux = try Tmux(
      rows: 6, columns: 50, term: term, environment: variables, [probe, "--sepia"])
    try tmux.expect("1: posted")
    let screen = try tmux.styledScreen()
    for sequence in sent {
      #expect(screen.contains(sequence), "\(screen.debugDescription)")
    }
    #expect(!screen.contains(other))
    try tmux.press("q")
    #expect(try tmux.status() == 0)
  }

  @Test(arguments: [(1, 1), (1, 40), (2, 2), (40, 1), (3, 7)])
  func `no size is too small`(rows: Int, columns: Int) throws {
    let tmux = try Tmux(rows: rows, columns: columns, [probe])
    try tmux.expect("•")
    try tmux.resize(rows: 6, columns: 60)
    try tmux.expect("resized 6x60.")
    try tmux.resize(rows: rows, columns: columns)
    try tmux.resize(rows: 7, columns: 61)
    try tmux.expect("resized 7x61.")
  }

  @Test(arguments: ["xterm-256color", "screen-256color", "tmux-256color", "linux", "vt100"])
  func `every cell can be drawn, the last one too`(term: String) throws {
    let tmux = try Tmux(rows: 5, columns: 40, term: term, [probe])
    try tmux.expect("1: posted")
    let old = ["linux", "vt100"].contains(term)
    let lines = try tmux.lines()
    #expect(lines.count == 5)
    #expect(lines[1...3] == Array(repeating: blanks(39) + (old ? "|" : "│"), count: 3)[...])
    #expect(lines[4].count == 40 && lines[4].hasSuffix(old ? "*" : "•"))
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

  // MARK: Kinds of terminals

  @Test func `a C locale gets ASCII for the texts too`() throws {
    let scratch = try Scratch("“Naïve” — 日本 • e\u{301}t\u{e9}…\n")
    let tmux = try Tmux(rows: 4, columns: 30, locale: "C", [probe, scratch.path])
    try tmux.expect("1: posted")
    #expect(try tmux.lines()[1] == "\"Naive\" - ? ?  * ete.        |")
  }

  @Test func `a locale that the machine lacks is taken by its name`() throws {
    let tmux = try Tmux(rows: 3, columns: 30, locale: "xx_YY.UTF-8", [probe])
    try tmux.expect("1: posted")
    #expect(try tmux.lines()[1].hasSuffix("│"))
  }

  @Test(arguments: [
    ("dumb", "terminal-probe: a terminal of type 'dumb' cannot show a full screen"),
    ("no-such-terminal", "the terminal type 'no-such-terminal' is unknown here"),
    ("", "TERM is not set"),
  ])
  func `a terminal that cannot show a screen gets a sentence`(term: String, sentence: String) throws
  {
    // From a shell: what a program says and ends with at once is not always seen by tmux.
    let tmux = try Tmux.shell(rows: 10, columns: 150)
    try tmux.type("TERM='\(term)' '\(probe)'; echo status $?\n")
    let lines = try tmux.expect("status 1").split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("terminal-probe: ") && $0.contains(sentence) })
  }

  @Test func `output that is no terminal gets a sentence`() throws {
    let result = try run([probe], environment: ["TERM=xterm"])
    #expect(result.output.hasPrefix("terminal-probe: standard output is not a terminal"))
    #expect(result.status == 1)
  }

  @Test func `the terminal's own size counts, not that of the environment`() throws {
    let tmux = try Tmux(
      rows: 9, columns: 50, environment: ["LINES=5", "COLUMNS=20"], [probe])
    try tmux.expect("size 9x50")
  }
}

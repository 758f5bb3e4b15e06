import Testing

extension WholeProgram {
  /// Two pages, lines that scroll, and nothing but the text, on a terminal.
  @Suite struct WaysToLook {
    private func start(
      _ desk: borrowing Desk, rows: Int = 24, columns: Int = 80, _ options: String...
    ) throws -> Tmux {
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      return try Tmux(
        rows: rows, columns: columns, environment: desk.environment,
        [WholeProgram.path] + options + [file])
    }

    @Test func `a spread turns by two pages and is gone and back with the width`() throws {
      let desk = try Desk()
      let tmux = try start(desk, rows: 40, columns: 120)
      // Thirty-six rows hold eighteen sentences on each page.
      let spread = try tmux.expect("1–2 / 23")
      #expect(spread.contains("Sentence 1.") && spread.contains("Sentence 36."))
      try tmux.press("Right")
      try tmux.expect("3–4 / 23")
      try tmux.expectPage(from: 37)
      try tmux.resize(rows: 24, columns: 80)
      try tmux.expect("4 / 40")
      try tmux.expectPage(from: 31)
      try tmux.resize(rows: 40, columns: 120)
      try tmux.expect("3–4 / 23")
      try tmux.press("|")
      try tmux.expect(" 3 / 23")
      try tmux.press("|")
      try tmux.expect("3–4 / 23")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      let again = try start(desk, rows: 40, columns: 120, "--spread", "off")
      try again.expect(" 3 / 23")
    }

    @Test func `lines scroll with keys and wheel, through a resize, and back to a page`() throws {
      let desk = try Desk()
      let tmux = try start(desk, "--page", "5")
      try tmux.expectPage(from: 41)
      try tmux.press("s")
      try tmux.press("Down", "Down")
      try tmux.expectPage(from: 42)
      try tmux.click(row: 10, column: 10, button: 65)
      try tmux.click(row: 10, column: 10, button: 65)
      try tmux.expectPage(from: 45)
      try tmux.press("Space")
      try tmux.expectPage(from: 50)
      // The sentence in the middle stays there.
      try tmux.resize(rows: 44, columns: 100)
      try tmux.expectPage(from: 45)
      try tmux.resize(rows: 24, columns: 80)
      try tmux.expectPage(from: 50)
      try tmux.press("s")
      let page = try tmux.expect("6 / 40")
      #expect(NumberedText.numbers(on: page).contains(55))
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `a bare page has nothing but the text, and its turns are seen`() throws {
      let desk = try Desk()
      let tmux = try start(desk, "--bare", "--animate")
      try tmux.expect("bars are there") { screen in
        screen.contains("Sentence 10.")
          && screen.split(separator: "\n").allSatisfy { $0.contains("Sentence") }
      }
      // Each key cuts the turn before it short.
      try tmux.press("Right", "Right", "Right", "Left")
      try tmux.expect("a turn that does not end") { screen in
        NumberedText.numbers(on: screen) == Array(21...30) && !screen.contains("│")
      }
      try tmux.press("z")
      try tmux.expect("3 / 40")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    /// The edge of a page that is being turned is the one upright line on a bare page.
    @Test func `turns are seen where that was asked for, and never on a slow line`() throws {
      let desk = try Desk()
      try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      for (speed, option, isSeen) in [
        (38_400, "--animate", true), (9600, "--animate", false), (38_400, "--bare", false),
      ] {
        let log = "log of \(speed) \(option)"
        let read = "stty \(speed); exec $reader --start --bare \(option) numbers.txt"
        let tmux = try desk.shell("script -qfc '\(read)' '\(log)' >&1", columns: 80)
        try tmux.expectPage(from: 1)
        // A machine with much to do may take a line for a slow one now and then.
        for turn in 0..<100 where turn < 3 || isSeen {
          try tmux.press(turn % 2 == 0 ? "Right" : "Left")
          try tmux.expect("no turn") { screen in
            NumberedText.numbers(on: screen) == Array(turn % 2 == 0 ? 11...20 : 1...10)
              && !screen.contains("│")
          }
          if try run(["/bin/grep", "-qF", "│", desk.path(log)]).status == 0 { break }
        }
        #expect(
          try run(["/bin/grep", "-qF", "│", desk.path(log)]).status == (isSeen ? 0 : 1),
          "\(speed) \(option)")
        try tmux.press("Q")
      }
    }
  }
}

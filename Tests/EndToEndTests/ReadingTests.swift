import Glibc
import Testing

extension WholeProgram {
  /// What a reader does with keys and the mouse, on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Reading {
    /// A reader of 400 paragraphs, 10 to a page, at its first page.
    private func start(_ desk: borrowing Desk, _ options: String...) throws -> Tmux {
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      let tmux = try Tmux(
        rows: 24, columns: 80, environment: desk.environment, [path] + options + [file])
      // The last row is drawn last.
      try tmux.expect(" 1 / 40")
      #expect(try tmux.numbers() == Array(1...10))
      return tmux
    }

    @Test func `a page on which a book begins behind its licence says so`() throws {
      let desk = try Desk()
      let file = try desk.write(
        "The Project Gutenberg EBook of Whales\n\nTitle: Whales\n\n"
          + "*** START OF THE PROJECT GUTENBERG EBOOK WHALES ***\n\n\n\nA whale swam by.\n",
        to: "whales.txt")
      let tmux = try desk.read(file)
      try tmux.expect("The book begins on this page, behind its licence.")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `what a book begins behind is told, and then that parts of it are missing`() throws {
      let desk = try Desk()
      let file = try desk.write(
        "The Project Gutenberg EBook of Whales\n\nTitle: Whales\n\n"
          + "*** START OF THE PROJECT GUTENBERG EBOOK WHALES ***\n\n\n\nA whale swam by.\n\n"
          + NumberedText.text(through: 400),
        to: "whales.txt")
      try run(
        ["/bin/sh", "-c", "cd \(desk.path("")) && gzip -c \(file) | head -c 700 > whales.gz"],
        environment: ["PATH=/usr/bin:/bin"])
      let tmux = try desk.read(desk.path("whales.gz"))
      // Whether the page begins before the book depends on what has come when it is shown.
      try tmux.expect("its licence")
      try tmux.press("Right")
      try tmux.expect("Parts of this text are damaged or missing")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `the first page is shown, with its number and the book's`() throws {
      let desk = try Desk()
      let tmux = try desk.read(WholeProgram.asset("guide.txt"))
      let screen = try tmux.expect("1 / 4")
      #expect(screen.contains("THE READING ROOM"))
      #expect(screen.contains("Come in."))
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      try tmux.expectTerminalGivenBack()
    }

    /// Short texts are counted before the first paint, longer ones from it on.
    @Test(arguments: [400, 20_000, 120_000])
    func `a text of any length is counted to the end`(paragraphs: Int) throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: paragraphs), to: "numbers.txt")
      let tmux = try Tmux(rows: 24, columns: 80, environment: desk.environment, [path, file])
      try tmux.expect(" 1 / \(paragraphs / 10)")
      try tmux.press("Right")
      try tmux.expect(" 2 / \(paragraphs / 10)")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `the keys of the issue turn pages, on and back`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      for key in ["Right", "Space", "NPage", "l", "j", "Down", "Enter"] {
        try tmux.press(key)
        try tmux.expectPage(from: 11)
        try tmux.expect(" 2 / 40")
        try tmux.press("Home")
        try tmux.expectPage(from: 1)
      }
      for key in ["Left", "BSpace", "PPage", "h", "k", "b", "Up"] {
        try tmux.press("End")
        try tmux.expectPage(from: 391)
        try tmux.expect(" 40 / 40")
        try tmux.press(key)
        try tmux.expectPage(from: 381)
      }
    }

    @Test func `turning to the end and back shows every paragraph once`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      var shown = Array(1...10)
      var page = shown
      while page.last != 400 {
        try tmux.press("Right")
        page = try tmux.numbers(after: page)
        shown += page
      }
      #expect(shown == Array(1...400))
      var first = page.first ?? 0
      while first > 1 {
        try tmux.press("Left")
        try tmux.expectPage(from: first - 10)
        first -= 10
      }
    }

    @Test func `keys that come faster than they can be drawn are taken together`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.type(String(repeating: " ", count: 20))
      try tmux.expectPage(from: 201)
      try tmux.type(String(repeating: "b", count: 19))
      try tmux.expectPage(from: 11)
    }

    @Test(arguments: [
      ("g120", "→ page 40 of 40", 391), ("g20", "→ page 20 of 40", 191),
      ("g+5", "→ page 6 of 40", 51), ("g50%", "→ page 20 of 40", 191), ("7", "page 7 of 40", 61),
    ])
    func `the go-to sheet tells where it leads before it does`(
      typed: String, promise: String, first: Int
    ) throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.type(typed)
      try tmux.expect(promise)
      #expect(try tmux.screen().contains("1 / 40") || tmux.screen().contains("Esc stay"))
      try tmux.press("Enter")
      try tmux.expectPage(from: first)
      try tmux.press("C-o")
      try tmux.expectPage(from: 1)
      try tmux.press("Tab")
      try tmux.expectPage(from: first)
    }

    @Test func `Escape stays, and so does a sheet that was not answered`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.type("g30")
      try tmux.expect("page 30 of 40")
      try tmux.press("Escape")
      try tmux.expect(" 1 / 40")
      #expect(try tmux.numbers() == Array(1...10))
      try tmux.press("?")
      try tmux.expect("Turning pages")
      try tmux.press("Escape")
      try tmux.expect(" 1 / 40")
    }

    @Test func `a storm of resizes keeps the place`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.type("g20\r")
      try tmux.expectPage(from: 191)
      for step in 0..<40 {
        try tmux.resize(rows: 6 + step * 7 % 50, columns: 24 + step * 37 % 200)
      }
      try tmux.resize(rows: 6, columns: 24)
      try tmux.expect("sentence") { NumberedText.numbers(on: $0).contains(191) }
      try tmux.resize(rows: 100, columns: 300)
      try tmux.expect("sentence") { NumberedText.numbers(on: $0).contains(191) }
      try tmux.resize(rows: 24, columns: 80)
      try tmux.expectPage(from: 191)
    }

    @Test func `a screen too small to read on says so, and the page comes back`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.resize(rows: 3, columns: 20)
      try tmux.expect("24x6 at least")
      try tmux.resize(rows: 24, columns: 80)
      try tmux.expectPage(from: 11)
    }

    @Test func `a page, a part and the start can be asked for`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try desk.read("--page", "20", file).expectPage(from: 191)
      try desk.read("--percent", "50", file).expectPage(from: 191)
      try desk.read("--start", file).expectPage(from: 1)
      try desk.read("--width", "30", "--page", "3", file).expectPage(from: 21)
    }

    @Test func `the wheel and the halves of the page turn it`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.click(row: 10, column: 60)
      try tmux.expectPage(from: 11)
      try tmux.click(row: 10, column: 10)
      try tmux.expectPage(from: 1)
      try tmux.click(row: 10, column: 10, button: 65)
      try tmux.expectPage(from: 11)
      try tmux.click(row: 10, column: 60, button: 64)
      try tmux.expectPage(from: 1)
    }

    @Test func `a tab of the rail and Today are buttons`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.resize(rows: 50, columns: 100)
      let lines = try tmux.expect("no rail") { $0.contains("│ Jun\n") }
        .split(separator: "\n", omittingEmptySubsequences: false)
      let row = try #require(lines.firstIndex { $0.hasSuffix("│ Jun") })
      try tmux.click(row: row, column: 97)
      try tmux.expect("▌Jun")
      // The first of June stands at 151 or 152 of 365 or 366 days.
      try tmux.expect("no June") { NumberedText.numbers(on: $0).contains(400 * 151 / 365) }
      try tmux.type("gdec\r")
      try tmux.expect("▌Dec")
      try tmux.press("{")
      try tmux.expect("▌Nov")
      try tmux.click(row: 0, column: 4)
      try tmux.expect("so it is spread over the year")
      try tmux.press("Enter")
      let today = try tmux.expect("no mark of today's portion") { $0.contains("▎ Sentence") }
      try tmux.press("Home")
      try tmux.expectPage(from: 1)
      try tmux.press("t")
      try tmux.expectPage(from: NumberedText.numbers(on: today).first ?? 0)
    }

    @Test func `M and --no-mouse give the terminal its own selection back`() throws {
      let desk = try Desk()
      let tmux = try start(desk)
      try tmux.expect("no mouse") { _ in try tmux.fact("mouse_any_flag") == "1" }
      try tmux.press("M")
      try tmux.expect("the mouse is still taken") { _ in try tmux.fact("mouse_any_flag") == "0" }
      try tmux.press("M")
      try tmux.expect("no mouse") { _ in try tmux.fact("mouse_any_flag") == "1" }
      let without = try start(desk, "--start", "--no-mouse")
      #expect(try without.fact("mouse_any_flag") == "0")
    }
  }
}

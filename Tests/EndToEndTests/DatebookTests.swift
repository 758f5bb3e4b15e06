import Glibc
import Testing

extension WholeProgram {
  /// The datebook on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Datebooks {
    @Test func `a year is a book whose pages turn, and a day is gone to by its date`() throws {
      let desk = try Desk()
      let tmux = try desk.shell("$reader year 2026; echo status $?")
      try tmux.expect("Cover · 1/432")
      try tmux.press("Down", "Enter")
      try tmux.expect("Year · 2/432")
      try tmux.type("g5 mar\n")
      try tmux.expect("Thu 5 March · 131/432")
      try tmux.press("Left")
      try tmux.expect("Wed 4 March · 130/432")
      try tmux.press("u")
      try tmux.expect("2026-W10")
      try tmux.press("s")
      try tmux.expect("Scroll · March 2026")
      try tmux.press("NPage", "s", "q")
      try tmux.expect("status 0")
    }

    @Test func `a note that cannot be kept is on the terminal when the program has ended`() throws {
      let desk = try Desk()
      let file = try desk.write("", to: "file")
      let tmux = try Tmux.shell(
        rows: 24, columns: 80, environment: desk.environment + ["XDG_DATA_HOME=\(file)"])
      try tmux.expect("$")
      try tmux.type("\(path) year 2026; echo status $?\n")
      try tmux.expect("Cover · 1/432")
      try tmux.press("t", "e")
      try tmux.expect("^X your editor")
      try tmux.type("my secret")
      try tmux.expect("A note cannot be kept")
      try tmux.press("Escape")
      try tmux.expect("A note is not kept: no folder for the library.")
      try tmux.press("Q")
      try tmux.expect("l leave and lose it")
      try tmux.press("l")
      let screen = try tmux.expect("status 74")
      #expect(screen.contains("A note cannot be kept: no folder"))
      #expect(screen.contains("What you wrote:\n\nmy secret\n"), "\(screen)")
    }

    @Test func `a text is left for the datebook and found again as it was`() throws {
      let desk = try Desk()
      let tmux = try desk.read(try desk.write(NumberedText.text(through: 400), to: "numbers.txt"))
      try tmux.expectPage(from: 1)
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.press("Y")
      try tmux.expect("Year · 2/")
      try tmux.resize(rows: 24, columns: 90)
      try tmux.press("q")
      try tmux.expectPage(from: 11)
      try tmux.press("Y", "Q")
      #expect(try tmux.status() == 0)
    }

    @Test(arguments: ["the reader's editor", "Control-Z"])
    func `a page under the datebook is not read while that is`(stop: String) throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try run([path, "note", "2026-03-05", "Whales were seen."], environment: desk.environment)
      let editor = try desk.write("#!/bin/sh\necho 'From outside.' >> \"$1\"\n", to: "editor")
      chmod(editor, 0o700)
      let tmux = try Tmux.shell(
        rows: 24, columns: 80, environment: desk.environment + ["EDITOR=\(editor)"])
      try tmux.expect("$")
      try tmux.type("\(path) \(file)\n")
      try tmux.expectPage(from: 1)
      try tmux.press("Y")
      try tmux.expect("Year · 2/")
      try tmux.type("g2026-03-05\n")
      try tmux.expect("Whales were seen.")
      let left = time(nil)
      if stop == "Control-Z" {
        try tmux.press("C-z")
        try tmux.expect("Stopped")
        try tmux.type("clear; fg\n")
        try tmux.expect("Whales were seen.")
      } else {
        try tmux.press("e")
        try tmux.expect("^X your editor")
        try tmux.press("C-x")
        try tmux.expect("From outside.")
        try tmux.press("Escape")
        try tmux.expect("no hints") { !$0.contains("^X your editor") }
      }
      // What is shown for less than a second was leafed through.
      usleep(1_500_000)
      try tmux.press("Q")
      try tmux.expect("\n$\n")
      let export = try run([path, "export"], environment: desk.environment).output
      let ends = export.matches(of: /"endedAt":(\d+)/).compactMap { Int($0.output.1) }
      #expect(export.contains("\"book\"") && ends.allSatisfy { $0 <= (left + 1) * 1000 })
    }

    @Test func `a diary is opened at the day's entry, and a plan at its portion`() throws {
      let desk = try Desk()
      let days = (1...28).map { "March \($0)\n\nRain on day \($0), and a boat.\n\n\n\n\n" }
      let diary = try desk.write(days.joined(), to: "march.txt")
      let first = try desk.read(diary)
      try first.expect("1 March")
      try first.type("q")
      #expect(try first.status() == 0)
      let numbers = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      let made = try run(
        [path, "plan", numbers, "--from", "2026-03-17", "--by", "2026-03-20"],
        environment: desk.environment)
      #expect(made.status == 0)
      let tmux = try desk.shell("$reader day 2026-03-19; echo status $?")
      try tmux.expect("To read")
      try tmux.press("Enter")
      try tmux.expect("▸Portion")
      try tmux.press("Down", "Enter")
      try tmux.expect("▸March 19")
      try tmux.type("q")
      try tmux.expect("To read")
      try tmux.press("Enter", "Enter")
      try tmux.expect("Sentence 201.")
      try tmux.type("q")
      try tmux.expect("To read")
      try tmux.type("Q")
      try tmux.expect("status 0")
    }

    @Test func `a diary that was added and never opened has its entry on the day`() throws {
      let desk = try Desk()
      let days = (1...28).map { "March \($0)\n\nRain on day \($0), and a boat.\n\n\n\n\n" }
      let diary = try desk.write(days.joined(), to: "march.txt")
      #expect(try run([path, "add", diary], environment: desk.environment).status == 0)
      let tmux = try desk.shell("$reader day 2026-03-19; echo status $?")
      try tmux.expect("To read")
      try tmux.press("Enter")
      try tmux.expect("▸March 19")
      try tmux.type("Q")
      try tmux.expect("status 0")
    }

    @Test func `a book that was read today is opened from its day`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      let first = try desk.read(file)
      for page in 0..<2 {
        try first.expectPage(from: 10 * page + 1)
        // Nobody reads these few words in less than a second; faster would be leafing through.
        usleep(1_600_000)
        try first.press("Right")
      }
      try first.press("q")
      #expect(try first.status() == 0)
      let tmux = try desk.shell("$reader day; echo status $?")
      try tmux.expect("Reading")
      try tmux.press("Enter")
      try tmux.expectPage(from: 21)
      try tmux.press("Left")
      try tmux.expectPage(from: 11)
      try tmux.press("q")
      try tmux.expect("Reading")
      try tmux.press("Enter")
      try tmux.expectPage(from: 11)
      try tmux.press("q", "q")
      // The way back from a day is Home.
      try tmux.expect("Continue")
      try tmux.press("q")
      try tmux.expect("status 0")
      unlink(file)
      let last = try desk.shell("$reader day; echo status $?")
      try last.expect("Reading")
      try last.press("Enter")
      try last.expect("This book’s file is missing")
      try last.press("Q")
      try last.expect("status 0")
    }

    @Test func `a note is there after the program was killed, and for the shell`() throws {
      let desk = try Desk()
      let tmux = try desk.shell("$reader day 2026-03-05; echo status $?")
      try tmux.expect("Thu 5 March · 131/432")
      try tmux.press("e")
      try tmux.expect("Thursday 5 March 2026")
      try tmux.type("Whales were seen.")
      try tmux.expect("Whales were seen.")
      try desk.expectKept("Whales were seen.")
      // The words are in the file before the end of what is written with them.
      usleep(100_000)
      kill(try tmux.child(), SIGKILL)
      try tmux.expect("status 137")
      let environment = desk.environment
      func note(_ arguments: String...) throws -> String {
        try run([WholeProgram.path, "note"] + arguments, environment: environment).output
      }
      #expect(try note("2026-03-05") == "Whales were seen.\n")
      #expect(try note("2026-03-05", "And", "again.") == "written on 2026-03-05\n")
      #expect(try note("2026-03-05") == "Whales were seen.\nAnd again.\n")
      #expect(try note("--all").hasPrefix("## 2026-03-05\n"))
      let refusal = try run(
        [WholeProgram.path, "note", "30 feb", "Nothing."], environment: environment)
      #expect(refusal.status == 64 && refusal.output.contains("'30 feb' is not a day"))
      // Amounts are no dates, a name or a year makes one.
      let amounts = ["30 pages read", "1/2 cup of sugar", "3.5 km", "1500 words"]
      for amount in amounts {
        let words = amount.split(separator: " ").map(String.init)
        let answer = try run([WholeProgram.path, "note"] + words, environment: environment).output
        #expect(answer.hasPrefix("written on 20") && answer.utf8.count == 22)
      }
      #expect(try note("5mar2027", "Far off.") == "written on 2027-03-05\n")
      #expect(try note("5.3.2027") == "Far off.\n")
      let year = try run(["date", "+%Y"]).output.prefix(4)
      #expect(try note("\(year)", "The year.") == "written on \(year)\n")
      #expect(try note("today", "\(year)", "words.").utf8.count == 22)
      #expect(try note("2026-w10", "A week.") == "written on 2026-W10\n")
      let all = try note("--all")
      #expect((amounts + ["\(year) words."]).allSatisfy { all.contains("\($0)\n") })
    }

    @Test func `a year is printed in the language of the environment`() throws {
      let desk = try Desk()
      func year(_ arguments: String..., locale: String) throws -> String {
        try run(
          [WholeProgram.path, "year", "2026", "--text"] + arguments,
          environment: desk.environment + ["LC_ALL=\(locale)"]
        ).output
      }
      _ = try run(
        [WholeProgram.path, "note", "2025-12-29", "Between the years."],
        environment: desk.environment)
      let pages = try year(locale: "C").split(separator: "\u{C}")
      #expect(pages.count == 432)
      // January has some days of December.
      #expect(try year("--page", "3", locale: "C") == pages[2] && pages[2].contains("n Bet"))
      #expect(try year("--page", "5. März", locale: "de_DE.UTF-8").contains("Donnerstag"))
      #expect(try year("--page", "2026-03-05", locale: "ja_JP.UTF-8").contains("3月5日"))
      func day(_ locale: String) throws -> String {
        try run(
          [WholeProgram.path, "day", "5", "mar", "2026"],
          environment: desk.environment + ["LC_ALL=\(locale)"]
        ).output
      }
      let page = try day("C.UTF-8")
      #expect(page.contains("Thu 5 March · 131/432"), "nothing but a terminal gets a screen")
      let plain = try day("POSIX")
      #expect(plain.contains("Thu 5 March - 131/432") && plain.utf8.allSatisfy { $0 < 0x80 })
      #expect(pages.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
      _ = try run(
        [WholeProgram.path, "note", "2026-03-05", "Café"], environment: desk.environment)
      #expect(try day("POSIX").contains("Café"), "what was written is not spelt anew")
      for (page, words) in [
        ("whale", "takes a number or a date"), ("433", "the pages 1 to 432"),
        ("0", "the pages 1 to 432"), ("2027-03-05", "not in the datebook of 2026"),
        ("31 feb", "'31 feb' is not a day"), ("w54", "'w54' is not a day, week"),
      ] {
        let refusal = try run(
          [WholeProgram.path, "year", "2026", "--text", "--page", page],
          environment: desk.environment)
        #expect(refusal.status == 64 && refusal.output.contains(words), "\(refusal.output)")
        #expect(!refusal.output.contains("SUBCOMMANDS"))
      }
      let small = try run(
        [WholeProgram.path, "year", "2026", "--text", "--size", "5x2"],
        environment: desk.environment)
      #expect(small.status == 64 && small.output.contains("at least 24 columns and 6 rows"))
    }
  }
}

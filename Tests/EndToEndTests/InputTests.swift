import Glibc
import Testing

extension WholeProgram {
  /// Texts that arrive through a pipe, and files that change while they are read.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Inputs {
    @Test(arguments: ["$reader", "$reader -", "$reader /dev/stdin"])
    func `a pipe shows its first page while the rest arrives`(command: String) throws {
      let desk = try Desk()
      try desk.write(NumberedText.text(through: 50), to: "begin")
      try desk.write(NumberedText.text(51, through: 400), to: "rest")
      let tmux = try desk.shell("mkfifo gate; (cat begin; cat gate) | \(command); echo status $?")
      try tmux.expect("no first page") { NumberedText.numbers(on: $0) == Array(1...10) }
      try tmux.expect("the end is known too early") { $0.contains("~") }
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try run(["sh", "-c", "cd \(desk.folder); cat rest > gate"], environment: ["PATH=/bin"])
      try tmux.expect(" 2 / 40")
      try tmux.press("End")
      try tmux.expectPage(from: 391)
      try tmux.press("q")
      try tmux.expect("status 0")
    }

    @Test func `who writes into a pipe late is waited for, and what comes may be a book`() throws {
      let desk = try Desk()
      try desk.write("<!DOCTYPE html><title>The Sea</title><p>A <b>whale</b> swam by.", to: "sea")
      let tmux = try desk.shell("mkfifo gate; (cat gate; gzip -c sea) | $reader; echo status $?")
      try tmux.expect("Waiting for standard input")
      try run(["sh", "-c", "cd \(desk.folder); : > gate"], environment: ["PATH=/bin"])
      try tmux.expect("A whale swam by.")
      try tmux.expect("The Sea")
      try tmux.press("q")
      try tmux.expect("status 0")
    }

    @Test func `a page of HTML that git pages is shown as it is written`() throws {
      let desk = try Desk()
      try desk.write("<!DOCTYPE html><p>A <b>whale</b> swam by.", to: "sea")
      let tmux = try desk.shell(
        "cp /bin/sh git; ./git -c 'cat sea | $reader; true'; cat sea | $reader")
      try tmux.expect("A <b>whale</b> swam by.")
      try tmux.press("q")
      try tmux.expect("A whale swam by.")
      try tmux.press("q")
    }

    @Test func `a file can be standard input or a substituted process`() throws {
      let desk = try Desk()
      try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      try desk.shell("$reader < numbers.txt").expectPage(from: 1)
      try desk.shell("bash -c '$reader <(cat numbers.txt)'").expectPage(from: 1)
    }

    @Test func `a writer that never ends is left in peace`() throws {
      let desk = try Desk()
      let tmux = try desk.shell("yes Sentence 7. | $reader; echo status $?")
      try tmux.expectPage(from: 7)
      try tmux.press("End")
      try tmux.expect("This is the last page so far")
      try tmux.expectPage(from: 7)
      try tmux.press("q")
      try tmux.expect("status 0")
    }

    @Test func `an empty text is a page that says so`() throws {
      let desk = try Desk()
      try desk.read(try desk.write("", to: "empty")).expect("This text is empty.")
      try desk.shell("$reader < /dev/null").expect("This text is empty.")
    }

    @Test func `what becomes of a file while it is read is told, and reading goes on`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      let tmux = try desk.read(file)
      try tmux.expectPage(from: 1)

      try desk.write(NumberedText.text(401, through: 800), to: "numbers.txt", adding: true)
      try tmux.expect("'numbers.txt' became longer.")
      try tmux.press("End")
      try tmux.expect("Sentence 800.")

      let half = NumberedText.text(through: 300).utf8.count
      try #require(truncate(file, off_t(half)) == 0)
      try tmux.expect("'numbers.txt' became shorter")
      try tmux.press("Home")
      try tmux.expectPage(from: 1)
      try tmux.press("End")
      try tmux.expect("Sentence 300.")

      try tmux.press("Home")
      try tmux.expectPage(from: 1)
      try #require(unlink(file) == 0)
      try tmux.expect("deleted")
      try tmux.press("Right")
      try tmux.expectPage(from: 11)
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `a file that was written over is shown as it is now`() throws {
      let desk = try Desk()
      let text = NumberedText.text(through: 400)
      let tmux = try desk.read(try desk.write(text, to: "numbers.txt"))
      try tmux.expectPage(from: 1)
      // As many bytes, and half as many lines.
      let other = text.split(separator: "\n\n").joined(separator: "  ")
      try desk.write(
        other + String(repeating: " ", count: text.utf8.count - other.utf8.count - 1) + "\n",
        to: "numbers.txt")
      try tmux.press("End")
      try tmux.expect("Sentence 400.")
      try tmux.expect("the pages are those of the former text") { !$0.contains("/ 40") }
    }

    @Test func `escapes and control characters are shown, never sent`() throws {
      let desk = try Desk()
      let file = try desk.write(
        "a\u{1B}[2J\u{1B}]0;title\u{7}b\u{0}c\u{9B}31md\tand \u{8} the rest\n", to: "controls")
      let tmux = try desk.read(file)
      let screen = try tmux.expect("the rest")
      #expect(screen.contains("[2J") && screen.contains("]0;title"))
      #expect(screen.contains("[Today]"))
      #expect(try tmux.fact("pane_title") != "title")
    }
  }
}

import Glibc
import Testing

extension WholeProgram {
  /// The library on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Shelves {
    @Test func `a folder is added, and the way leads from the list into a book and back`() throws {
      let desk = try Desk()
      try desk.write("Alpha\n\n" + NumberedText.text(through: 400), to: "alpha.txt")
      try desk.write("Beta\n\n" + NumberedText.text(through: 300), to: "beta.txt")
      try desk.write("", to: "empty.txt")
      let tmux = try desk.read()
      try tmux.expect("No books yet")
      try tmux.press("a")
      try tmux.expect("alpha.txt")
      try tmux.press("Enter", "Enter")
      try tmux.expect("2 books were added.")
      try tmux.expect("it is empty")
      try tmux.press("Enter")
      try tmux.expect("▸ Alpha")
      try tmux.press("S", "Down", "Enter")
      try tmux.expect("Author ▴")
      try tmux.type("/bet\n")
      try tmux.expect("2 books · 1 shown")
      try tmux.press("Enter")
      try tmux.expect("To read")
      try tmux.press("Enter")
      try tmux.expect("→ page")
      try tmux.press("q")
      try tmux.expect("Begun")
      try tmux.press("q")
      try tmux.expect("/ bet")
      try tmux.expect("Best match")
      try tmux.press("q")
      try tmux.expect("All ▾") { $0.contains("Author ▴") }
      try tmux.press("q")
      try tmux.expect("Continue")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `a list is as it was left in the next run, whatever an argument lists`() throws {
      let desk = try Desk()
      for name in ["alpha", "beta"] {
        try desk.write("\(name)\n\n" + NumberedText.text(through: 400), to: "\(name).txt")
      }
      _ = try run(
        [WholeProgram.path, "add", desk.folder, "--tag", "sea"], environment: desk.environment)
      do {
        let tmux = try desk.read("list")
        try tmux.expect("All ▾")
        try tmux.press("S", "Down", "Enter", "f", "Down", "Down", "Enter")
        try tmux.expect("To read ▾") { $0.contains("Author ▴") }
        try tmux.press("q")
        try tmux.expect("Nothing begun yet")
        try tmux.press("q")
        #expect(try tmux.status() == 0)
      }
      do {
        let tmux = try desk.read("list", "--tag", "sea", "--sort", "added")
        try tmux.expect("Added ▾") { $0.contains("All ▾") }
        try tmux.press("Q")
        #expect(try tmux.status() == 0)
      }
      let tmux = try desk.read("list")
      try tmux.expect("To read ▾") { $0.contains("Author ▴") }
    }

    @Test func `a book in whose file is another text is not opened, and what can be done is told`()
      throws
    {
      let desk = try Desk()
      let file = try desk.write("Alpha\n\n" + NumberedText.text(through: 900), to: "alpha.txt")
      _ = try run([WholeProgram.path, "add", file, "--tag", "sea"], environment: desk.environment)
      try desk.write("Beta\n\nby Somebody Else\n\nOther words.\n", to: "alpha.txt")
      let tmux = try desk.read("book", "1")
      try tmux.expect(
        "Its file holds another text: p points it to its new file, a adds that text.")
      try tmux.expect("#sea")
      try tmux.press("Enter")
      try tmux.expect("holds another text")
      // What is there is added, and the file of the book is gone.
      try tmux.press("a")
      try tmux.expect("all books of this folder")
      try tmux.press("Escape")
      try tmux.expect("#sea")
      try tmux.press("q")
      try tmux.expect("1 book")
      _ = try run([WholeProgram.path, "add", file], environment: desk.environment)
      try tmux.expect("file gone")
      try tmux.expect("Beta")
    }

    @Test func `a book is removed with its file and both come back; the shell sees the same`()
      throws
    {
      let desk = try Desk()
      let file = try desk.write("Alpha\n\n" + NumberedText.text(through: 400), to: "alpha.txt")
      _ = try run([WholeProgram.path, "add", file], environment: desk.environment)
      let tmux = try desk.shell("$reader list --status to-read; echo status $?")
      try tmux.expect("To read ▾")
      try tmux.expect("▸ Alpha")
      try tmux.press("D")
      try tmux.expect("from the library?")
      try tmux.press("Space", "Enter")
      try tmux.expect("No books yet")
      #expect(access(file, F_OK) != 0)
      try tmux.press("u")
      try tmux.expect("▸ Alpha")
      #expect(access(file, F_OK) == 0)
      // What another program changes is seen.
      _ = try run([WholeProgram.path, "tag", "1", "sea"], environment: desk.environment)
      try tmux.expect("#sea")
      try tmux.press("Q")
      try tmux.expect("status 0")
    }

    @Test func `links and commands open their places with the way back under them`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      _ = try run([WholeProgram.path, "add", file], environment: desk.environment)
      let tmux = try desk.shell("$reader book 1 --page 3; $reader tome-reader:day/2026-03-05")
      try tmux.expect("3 / ")
      try tmux.press("q")
      try tmux.expect("Status")
      try tmux.press("q")
      try tmux.expect("1 book")
      try tmux.press("q")
      try tmux.expect("Nothing begun yet")
      try tmux.press("q")
      try tmux.expect("Thu 5 March · 131/432")
      try tmux.press("q")
      try tmux.expect("Nothing begun yet")
      let refusal = try run(
        [WholeProgram.path, "tome-reader:book/99"], environment: desk.environment)
      #expect(refusal.status == EX_NOINPUT)
    }
  }
}

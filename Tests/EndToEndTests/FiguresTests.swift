import Glibc
import Testing

extension WholeProgram {
  /// Stable pages, figures and facts, on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Figures {
    @Test func `a stable page is gone to and told, and the sheet has the facts of the file`() throws
    {
      let desk = try Desk()
      let tmux = try desk.read(WholeProgram.asset("guide.txt"))
      try tmux.expect("? help")
      try tmux.type("gp12")
      try tmux.expect("→ p12 of 26")
      try tmux.press("Enter")
      try tmux.expect("CHAPTER V")
      try tmux.type("pp")
      try tmux.expect(" of 26 ")
      try tmux.type("i")
      try tmux.expect("Stable page  p11–12 of 26")
      try tmux.press("End")
      let sheet = try tmux.expect("38,447 characters")
      #expect(sheet.contains("Language     English") && sheet.contains("Encoding     UTF-8"))
      try tmux.type("iq")
      #expect(try tmux.status() == 0)
    }

    @Test func `pages that were read are told of in the next session`() throws {
      let desk = try Desk()
      // Six words to a page: what is read in a second.
      let text = (1...60).map { "Sentence \($0) has six words.\n\u{0C}" }.joined()
      let file = try desk.write(text, to: "short.txt")
      var tmux = try Tmux(rows: 24, columns: 80, environment: desk.environment, [path, file])
      for number in 1...4 {
        try tmux.expect("Sentence \(number) ")
        // A page that is shown for less than a second was not read.
        usleep(1_100_000)
        try tmux.press("Right")
      }
      try tmux.expect("Sentence 5 ")
      try tmux.type("q")
      #expect(try tmux.status() == 0)
      tmux = try Tmux(rows: 24, columns: 80, environment: desk.environment, [path, file])
      try tmux.expect("Sentence 5 ")
      try tmux.type("i")
      try tmux.expect("Today        1 min, 4 pages")
      try tmux.expect("This book    1 min, 4 pages on 1 day, since ")
    }
  }
}

import Glibc
import Testing

extension WholeProgram {
  /// The reading room with its tabs on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct HomeAndTabs {
    @Test func `Home tells how to begin, and afterwards what was read`() throws {
      let desk = try Desk()
      let tmux = try desk.read()
      try tmux.expect("No books yet")
      try tmux.press("Enter")
      try tmux.expect("The door is on the latch")
      try tmux.press("q")
      try tmux.expect("Continue")
      try tmux.press("Enter")
      try tmux.expect("→ page")
      try tmux.press("~")
      try tmux.expect("Continue")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `a text that was named alone is left by q, and by ~ for Home`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "numbers.txt")
      let first = try desk.read(file)
      try first.expectPage(from: 1)
      try first.press("Right")
      try first.expectPage(from: 11)
      try first.press("q")
      #expect(try first.status() == 0)
      let tmux = try desk.read(file)
      try tmux.expectPage(from: 11)
      try tmux.press("~")
      try tmux.expect("▸ Numbers")
      try tmux.press("Enter")
      try tmux.expectPage(from: 11)
      try tmux.press("q", "q")
      #expect(try tmux.status() == 0)
    }

    @Test func `the datebook stays as it was left while another tab is shown`() throws {
      let desk = try Desk()
      let tmux = try desk.read()
      try tmux.expect("1 Home")
      try tmux.press("3")
      try tmux.expect("go to")
      try tmux.type("g5 mar 2026\n")
      try tmux.expect("Thu 5 March · 131/432")
      try tmux.press("~")
      try tmux.expect("1 Home")
      try tmux.press("5")
      try tmux.expect("Longest line")
      try tmux.press("1", "3")
      try tmux.expect("Thu 5 March · 131/432")
      try tmux.press("q")
      try tmux.expect("1 Home")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }
  }
}

import Testing

extension WholeProgram {
  /// A search as a reader makes it, on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Finding {
    @Test func `words are found as they are typed, listed, gone to and left again`() throws {
      let desk = try Desk()
      var text = NumberedText.text(through: 200) + "\n\nThe café stood there.\n\n"
      text += NumberedText.text(through: 200) + "\n\nA second café, a cafe\u{301}.\n"
      let file = try desk.write(text, to: "cafes.txt")
      let tmux = try Tmux(
        rows: 24, columns: 80, environment: desk.environment, [path, file])
      try tmux.expect(" 1 / ")
      try tmux.type("/caf")
      try tmux.expect("1 of 3")
      try tmux.expect("The café stood there.")
      try tmux.type("é")
      try tmux.expect("/café")
      try tmux.press("Escape")
      try tmux.expect(" 1 / ")
      try tmux.type("/CAFE")
      try tmux.expect("none with this case; 3 otherwise")
      try tmux.press("C-u")
      try tmux.type("cafe")
      try tmux.expect("1 of 3")
      try tmux.press("Tab")
      let list = try tmux.expect("“cafe”")
      #expect(list.contains("The café stood there.") && list.contains("A second café, "))
      try tmux.press("Down", "Enter")
      try tmux.expect("2 of 3")
      try tmux.type("n")
      try tmux.expect("3 of 3")
      try tmux.type("N")
      try tmux.expect("2 of 3")
      try tmux.press("C-o")
      try tmux.expect(" 1 / ")
    }
  }
}

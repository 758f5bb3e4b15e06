import Glibc
import TestSupport
import Testing

extension WholeProgram {
  /// Books with pictures, from the file to the cells of the terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct BooksWithPictures {
    private static let words = String(repeating: "<p>Then it sailed away.</p>", count: 30)

    private static let book = SmallArchive.epub(
      [
        (
          "one.xhtml",
          "<h1>A Voyage</h1><p>The ship.</p><p><img src='ship.png' alt='The ship in port'/></p>"
            + words + "<p><img src='broken.png' alt='Nothing to be seen'/></p>" + words
        )
      ],
      bytes: [
        ("ship.png", SmallPicture.png(240, 96, [200, 30, 40])),
        ("broken.png", Array(SmallPicture.png(240, 96, [0, 0, 0]).prefix(60))),
      ])

    private func rows(of tmux: borrowing Tmux) throws -> Int {
      try tmux.lines().count { $0.contains("▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀") }
    }

    @Test func `a picture stands on its page, goes with it, and leaves nothing`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.book, to: "voyage.epub")
      let tmux = try desk.read(file)
      try tmux.expect("▀▀▀▀")
      #expect(try rows(of: tmux) == 6)
      try tmux.press("Right")
      try tmux.expect("the picture is still there") { !$0.contains("▀▀") }
      try tmux.press("Left")
      try tmux.expect("▀▀▀▀")
      // A sheet covers it, and gives it back.
      try tmux.press("?")
      try tmux.expect("Ten keys")
      try tmux.press("Escape")
      try tmux.expect("▀▀▀▀")
      // Whole.
      try tmux.press("f")
      try tmux.expect("open with")
      try tmux.expect("the picture is not larger") {
        $0.contains(String(repeating: "▀", count: 60))
      }
      try tmux.press("q")
      try tmux.expect("The ship.")
      try tmux.resize(rows: 20, columns: 60)
      try tmux.expect("▀▀▀▀")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
      try tmux.expectTerminalGivenBack()
    }

    @Test func `a picture that cannot be decoded stays a frame with its words`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.book, to: "voyage.epub")
      let tmux = try desk.read(file)
      try tmux.expect("The ship.")
      try tmux.type("/Nothing\n")
      try tmux.expect("Nothing to be seen")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test func `pages and print count the pages that are read`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.book, to: "voyage.epub")
      let tmux = try desk.read(file)
      let screen = try tmux.expect("  1 / ")
      let line = try #require(screen.split(separator: "\n").last { $0.contains("1 / ") })
      let count = try #require(line.split(separator: " ").last)
      let printed = try run(
        [WholeProgram.path, "print", file, "--all"], environment: desk.environment)
      #expect(printed.output.split(separator: "\u{C}").count == Int(count))
      // The words once, and none of the rows that the picture takes on the screen.
      #expect(printed.output.ranges(of: "[The ship in port]\n").count == 1)
      #expect(!printed.output.contains("[The ship in port]\n\n\n"))
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }
  }
}

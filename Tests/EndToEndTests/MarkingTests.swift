import Foundation
import Testing

extension WholeProgram {
  /// Marks as a reader makes them, on a terminal, and what becomes of them.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Marking {
    private static let text =
      "The Ship\n\nThe captain came on deck. “Is she \"ready\", Mr. Stubb?” he said, and went below, "
      + "for it was cold. Nobody answered him.\n\nThe night was long and the sea was calm.\n"

    /// What the program prints with these arguments on a desk's library.
    private func printed(_ desk: borrowing Desk, _ arguments: String...) throws -> String {
      let result = try run(
        [WholeProgram.path] + arguments, environment: desk.environment + ["PATH=/usr/bin:/bin"])
      #expect(result.status == 0)
      return result.output
    }

    /// Waits until the margin has a sign beside the line with these words.
    private func expectSign(
      _ sign: Character, before words: String, on tmux: borrowing Tmux
    ) throws {
      try tmux.expect("no \(sign) beside “\(words)”") { screen in
        // Today's mark may stand between the two.
        screen.split(separator: "\n").contains { line in
          line.contains(words) && line.first { $0 != " " } == sign
        }
      }
    }

    @Test func `words are highlighted by keys and by mouse, kept, found anew and exported`() throws
    {
      let desk = try Desk()
      let file = try desk.write(Self.text, to: "ship.txt")
      let tmux = try desk.read(file)
      try tmux.expect("1 / 1")
      try tmux.type("m")
      try tmux.expect("◆")
      try tmux.type("v")
      try tmux.press("Right", "Right")
      try tmux.expect("h highlight")
      try tmux.type("h")
      try tmux.expect("3 blue")
      try tmux.type("3")
      try expectSign("b", before: "The captain", on: tmux)
      let lines = try tmux.lines()
      let row = try #require(lines.firstIndex { $0.contains("The night") })
      let column = try #require(
        lines[row].firstIndex(of: "T").map {
          lines[row].distance(from: lines[row].startIndex, to: $0)
        })
      try tmux.drag(from: (row, column + 4), to: (row, column + 8))
      try tmux.expect("y copy")
      try tmux.type("nDark, too")
      try tmux.expect("Dark, too▏")
      try tmux.press("Enter")
      try expectSign("n", before: "The night", on: tmux)
      try tmux.type("'")
      try tmux.expect("3 marks")
      try tmux.type("q")
      try tmux.type("q")
      #expect(try tmux.status() == 0)

      let csv = try printed(desk, "marks", file, "--csv").split(separator: "\r\n")
      #expect(csv.count == 4)
      #expect(csv[0].hasPrefix("title,author,file,kind,colour,text,note,chapter,offset,length"))
      #expect(
        csv[2].contains(
          ",highlight,blue,\"“Is she \"\"ready\"\", Mr. Stubb?” he said, and went below, "
            + "for it was cold.\",,"))
      #expect(csv[3].contains(",note,,night,\"Dark, too\",,"))

      // The file is edited: the marks are where their words are.
      try desk.write("A preface that was not there before.\n\n" + Self.text, to: "ship.txt")
      let again = try desk.read(file)
      try expectSign("n", before: "The night", on: again)
      try again.type("q")
      #expect(try again.status() == 0)
      let json = try printed(desk, "marks", file, "--json")
      let root = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      #expect(root["count"] as? Int == 3)
      let books = try #require(root["books"] as? [[String: Any]])
      let marks = try #require(books.first?["marks"] as? [[String: Any]])
      let bytes = try Array(Data(contentsOf: URL(fileURLWithPath: file)))
      for mark in marks where mark["kind"] as? String != "bookmark" {
        let offset = try #require(mark["offset"] as? Int)
        let length = try #require(mark["length"] as? Int)
        let words = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
        #expect(words == mark["text"] as? String)
      }
      let markdown = try printed(desk, "marks")
      #expect(markdown.hasPrefix("# "))
      #expect(markdown.contains("\n> night\n\nDark, too\n\n*note, "))
      #expect(markdown.contains("*highlight, blue, "))
    }

    @Test func `a click turns the page still, and a copy goes to the terminal`() throws {
      let desk = try Desk()
      let file = try desk.write(NumberedText.text(through: 400), to: "long.txt")
      let tmux = try desk.read(file)
      try tmux.expect(" 1 / ")
      try tmux.click(row: 10, column: 60)
      try tmux.expect(" 2 / ")
      try tmux.type("vv")
      try tmux.expect("v sentences")
      try tmux.type("y")
      try tmux.expect("Copied 1 word to the terminal's clipboard.")
      #expect(try tmux.clipboard().isEmpty == false)
    }

    @Test func `where the terminal takes no copies they go into a file`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.text, to: "ship.txt")
      let tmux = try desk.read(file, term: "vt220")
      try tmux.expect("1 / 1")
      try tmux.type("v")
      try tmux.press("Right")
      try tmux.type("y")
      try tmux.expect("Copied 5 words into ~/.local/state/tome-reader/copied.txt.")
      let copy = try String(
        contentsOfFile: desk.path(".local/state/tome-reader/copied.txt"), encoding: .utf8)
      #expect(copy == "The captain came on deck.")
    }

    @Test func `a library without marks, or none at all, has nothing to print`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.text, to: "ship.txt")
      #expect(try printed(desk, "marks").isEmpty)
      #expect(try printed(desk, "marks", file, "--json") == "{\"books\":[\n],\"count\":0}\n")
      #expect(access(desk.library, F_OK) != 0, "asking makes no library")
      let answer = try run(
        [WholeProgram.path, "marks", "--json", "--csv"], environment: desk.environment)
      #expect(answer.status == 64)
    }
  }
}

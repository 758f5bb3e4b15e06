import Glibc
import Testing

/// The `less` that the program is compared with.
enum RealLess {
  /// Whether it can be run here; the reason for skipping is ``absence``.
  static let isInstalled =
    (try? run(["less", "--version"], environment: ["PATH=/usr/bin:/bin"]).status) == 0
  /// Why the comparison is skipped.
  static let absence: Comment = "less is not installed"
}

extension WholeProgram {
  /// The program beside `less`: the same keys lead to the same lines, where both lay them out alike.
  @Suite(
    .enabled(if: Tmux.isInstalled, Tmux.absence),
    .enabled(if: RealLess.isInstalled, RealLess.absence))
  struct Less {
    private static let count = 1000
    private static let text = (1...count).map { "line \($0) of the text\n" }.joined()

    /// The file that both programs show, and the settings that let it be laid out alike.
    private func prepare(_ desk: borrowing Desk) throws -> String {
      try desk.write(
        "[keys]\npreset = \"less\"\n[page]\nmargin-rows = 0\njoin-lines = false\n",
        to: ".config/tome-reader/config.toml")
      return try desk.write(Self.text, to: "lines.txt")
    }

    /// The program with 23 rows of text.
    private func reader(
      _ words: [String], _ file: String, _ desk: borrowing Desk
    ) throws -> Tmux {
      try Tmux(rows: 25, columns: 60, environment: desk.environment, [path] + words + [file])
    }

    /// Its model with as many.
    private func less(_ words: [String], _ file: String, _ desk: borrowing Desk) throws -> Tmux {
      try Tmux(
        rows: 24, columns: 60, environment: ["HOME=\(desk.folder)", "LESSHISTFILE=-"],
        ["less"] + words + [file])
    }

    /// The number of the first line of the text on a screen.
    private func top(_ screen: String) -> Int? {
      for row in screen.split(separator: "\n") {
        let words = row.split(separator: " ")
        if words.count >= 5, words[0] == "line" { return Int(words[1]) }
      }
      return nil
    }

    private func expect(
      _ reader: borrowing Tmux, _ less: borrowing Tmux, _ line: Int, _ what: String
    ) throws {
      try less.expect("\(what): less does not show line \(line) first") { top($0) == line }
      try reader.expect("\(what): line \(line) is not the first") { top($0) == line }
    }

    @Test func `the same keys lead to the same lines`() throws {
      let desk = try Desk()
      let file = try prepare(desk)
      let reader = try reader([], file, desk)
      let less = try less([], file, desk)
      try expect(reader, less, 1, "the start")
      let steps: [(keys: String, line: Int)] = [
        ("f", 24), (" ", 47), ("b", 24), ("d", 36), ("u", 24), ("j", 25), ("10j", 35), ("k", 34),
        ("e", 35), ("y", 34), ("5f", 39), ("500g", 500), ("3d", 503), ("d", 506), ("u", 503),
        ("G", 978), ("g", 1), ("700G", 700), ("25%", 254), ("g", 1),
        ("/line 70[0-9] \n", 700), ("n", 701), ("3n", 704), ("N", 703), ("?line 65. \n", 659),
        ("n", 658), ("N", 659), ("g", 1), ("/text\n", 1), ("n", 2), ("p", 1),
        ("5z", 6), ("z", 11), ("f", 16), ("w", 11), ("3w", 8), ("z", 11), ("/!1\n", 20),
        ("n", 22), ("/\\<30\n", 30), ("n", 300), ("/line 2 \n", 300), ("n", 300),
        ("?line 2 \n", 2), ("n", 2), ("/@line 7 \n", 7), ("mag'a", 7),
      ]
      for step in steps {
        try less.type(step.keys)
        try reader.type(step.keys)
        try expect(reader, less, step.line, step.keys)
      }
    }

    @Test(arguments: [
      (["+500"], 500), (["+G"], 978), (["+/line 70[0-9] "], 700), (["-p", "line 30. "], 300),
      (["-i", "-R", "-M", "+20"], 20), (["-j5", "+500"], 496), (["-j.5", "+/line 700 "], 689),
      (["-j-1", "+500g"], 478),
    ])
    func `the same words on the command line open at the same line`(
      words: [String], line: Int
    ) throws {
      let desk = try Desk()
      let file = try prepare(desk)
      let reader = try reader(words, file, desk)
      let less = try less(words, file, desk)
      try expect(reader, less, line, words.joined(separator: " "))
    }
  }
}

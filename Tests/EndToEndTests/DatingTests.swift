import Testing

extension WholeProgram {
  /// A text with dates, as a diary is read on a terminal.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Dating {
    private static let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]

    /// A page for each day of any year.
    private static let pageADay: String = {
      let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      return zip(months, days).flatMap { month, count in
        (1...count).map { "\(month) \($0)\n\nRain, and a boat.\n\n" }
      }.joined()
    }()

    /// What `date` says of today, as the reader writes it.
    private func today() throws -> String {
      try run(["/bin/sh", "-c", "LC_ALL=C date '+%-d %B'"]).output.split(separator: "\n")
        .joined()
    }

    @Test func `today, the next entry, and a tab twice`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.pageADay, to: "days.txt")
      let tmux = try Tmux(rows: 24, columns: 80, environment: desk.environment, [path, file])
      try tmux.expect("1 January")
      // March's tab of the rail.
      try tmux.click(row: 6, column: 78)
      try tmux.expect(" 1 March")
      try tmux.click(row: 6, column: 78)
      try tmux.expect(" 2 March")
      try tmux.type("]")
      let third = try tmux.expect(" 3 March")
      #expect(third.contains("▸March 3"))
      try tmux.type("{")
      try tmux.expect(" 1 February")
      let before = try today()
      try tmux.type("t")
      // At midnight it may be the one or the other.
      if try today() == before { try tmux.expect(" \(before)") }
      try tmux.type("o")
      try tmux.expect("366 entries")
    }

    @Test func `Home has today's entry of a diary that was added and never opened`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.pageADay, to: "days.txt")
      let tmux = try desk.shell("$reader add \(file) && $reader")
      try tmux.expect("Rain, and a boat.")
      // Dispatch's pool of workers, once begun, would wake the program each second.
      let threads = try run(["/bin/sh", "-c", "cat /proc/\(tmux.child())/task/*/comm"]).output
      #expect(threads.contains("tome-reader") && !threads.contains("oot.default-qos"))
    }

    @Test func `what looks like a diary is told, and is one if the reader says so`() throws {
      let desk = try Desk()
      let text = (1...12).map { "March \($0), 1881.—Rain, and a boat.\n\n" }.joined()
      let file = try desk.write(text, to: "march.txt")
      let first = try Tmux(rows: 24, columns: 80, environment: desk.environment, [path, file])
      try first.expect("Perhaps a diary of 12 days")
      try first.type("o")
      try first.expect("x a diary")
      try first.type("x")
      try first.expect("Now a diary")
      try first.press("Escape")
      try first.expect("1 March 1881") { !$0.contains("12 entries") }
      try first.type("q")
      #expect(try first.status() == 0)
      let dates = try run([path, "dates", file], environment: desk.environment).output
      #expect(dates.hasPrefix("dated: yes, set by you, 12 entries on 12 days"))
      let second = try Tmux(rows: 24, columns: 80, environment: desk.environment, [path, file])
      let screen = try second.expect("1 March 1881")
      #expect(!screen.contains("Perhaps a diary"))
      try second.type("o")
      try second.expect("12 entries")
      try second.type("x")
      try second.expect("rail shows the year")
      try second.type("q")
      try second.type("q")
      #expect(try second.status() == 0)
      func printed(_ arguments: String...) throws -> String {
        try run([path, "dates", file] + arguments, environment: desk.environment).output
      }
      #expect(try printed() == "dated: no, set by you\n")
      let json = try printed("--json")
      #expect(json.contains(#""dated":false,"certainty":"likely","reader":false,"#))
      #expect(json.contains(#""count":0"#))
    }
  }
}

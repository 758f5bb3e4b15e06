import Testing

extension WholeProgram {
  /// A text that is read by a plan, on a terminal and from the shell.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct Planning {
    /// Chapters of forty lines each.
    private static let book: String = {
      let lines = NumberedText.text(through: 400).split(separator: "\n").map(String.init)
      return stride(from: 0, to: lines.count, by: 40).map { start in
        "CHAPTER \(start / 40 + 1). A Walk\n\n\n"
          + lines[start..<min(start + 40, lines.count)].joined(separator: "\n") + "\n\n\n"
      }.joined()
    }()

    private func answer(_ desk: borrowing Desk, _ words: String...) throws -> CommandResult {
      try run([path, "plan"] + words, environment: desk.environment)
    }

    @Test func `a plan is made with two keys, kept, and exported`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.book, to: "walks.txt")
      let first = try desk.read(file)
      try first.type("P")
      try first.expect("30 days until")
      try first.type("10 days")
      try first.expect("10 days until")
      try first.press("Enter")
      try first.expect("t goes to today")
      try first.press("End", "t")
      let page = try first.expect("CHAPTER 1. A Walk")
      #expect(page.contains("▎"))
      try first.type("q")
      #expect(try first.status() == 0)
      let second = try desk.read(file)
      try second.expect("▎")
      try second.type("P")
      try second.expect("Remove the plan")
      try second.press("Escape")
      try second.expect("g go to")
      try second.type("q")
      #expect(try second.status() == 0)

      let lines = try answer(desk, file).output.split(separator: "\n")
      #expect(lines.count == 11)
      #expect(lines.first?.hasSuffix(", 10 portions") == true)
      let calendar = try answer(desk, "--ics").output
      #expect(calendar.hasPrefix("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n"))
      #expect(calendar.ranges(of: "BEGIN:VEVENT").count == 10)
      #expect(calendar.ranges(of: "DESCRIPTION:CHAPTER").count > 5)
      // Read again it is the same, so that nothing is in a calendar twice.
      #expect(try answer(desk, file, "--ics").output == calendar)
      let less = try answer(desk, file, "--days", "7", "--ics").output
      #expect(less.ranges(of: "SEQUENCE:1").count == 10)
      #expect(less.ranges(of: "STATUS:CANCELLED").count == 3)
      #expect(try answer(desk, file, "--remove").status == 0)
      #expect(try answer(desk).output == "no plan\n")
      let off = try answer(desk, "--ics").output
      #expect(off.ranges(of: "STATUS:CANCELLED").count == 10)
      #expect(try answer(desk, file, "--remove", "--ics").output == off)
    }

    @Test func `the shell makes a plan of chapters on chosen days, and spreads it`() throws {
      let desk = try Desk()
      let file = try desk.write(Self.book, to: "walks.txt")
      let made = try answer(
        desk, file, "--by", "2026-01-18", "--from", "2026-01-05", "--weekdays", "mon,wed,sun",
        "--unit", "chapters", "--json")
      #expect(made.status == 0)
      #expect(made.output.contains("\"weekdays\":[1,3,7],\"unit\":\"chapters\""))
      #expect(made.output.ranges(of: "{\"date\":").count == 6)
      for day in ["05", "07", "11", "12", "14", "18"] {
        #expect(made.output.contains("{\"date\":\"2026-01-\(day)\""))
      }
      let year = try run([path, "year", "2026", "--ics"], environment: desk.environment)
      #expect(year.output.ranges(of: "DTSTART;VALUE=DATE:202601").count == 6)
      let other = try run([path, "year", "2025", "--ics"], environment: desk.environment)
      #expect(!other.output.contains("VEVENT"))
      let list = try run(
        [path, "list", "--status", "to-read", "--json"], environment: desk.environment)
      #expect(list.output.contains("\"title\":\"Walks\""), "nobody has read it")
      // A plan that is over cannot be spread any more.
      #expect(try answer(desk, file, "--spread").status == 65)
      #expect(try answer(desk, file, "--days", "0").status == 64)
      #expect(try answer(desk, file, "--by", "whenever").status == 64)
      let month = try answer(desk, file, "--from", "2026-01-05", "--by", "feb 2026")
      #expect(month.output.hasPrefix("Walks: 2026-01-05 to 2026-02-28, 23 portions"))
      // A day without a chapter is told of to programs alone.
      let sparse = try answer(
        desk, file, "--from", "2026-01-05", "--days", "60", "--unit", "chapters")
      let lines = sparse.output.split(separator: "\n")
      #expect(lines[0].contains(", \(lines.count - 1) portions") && lines.count < 30)
      #expect(lines.dropFirst().allSatisfy { $0.contains("CHAPTER") })
      let days = try answer(desk, file, "--json").output
      #expect(days.ranges(of: "{\"date\":").count == 60)
      #expect(days.ranges(of: "\"pages\":null,\"chapter\":null").count == 61 - lines.count)
      // Who is in the middle of a book plans what is left of it.
      let kept = try run([path, "plan", file, "--remove"], environment: desk.environment)
      #expect(kept.status == 0)
      let reader = try desk.read(file)
      try reader.expect("CHAPTER 1")
      try reader.press("Right", "Right")
      try reader.expect(" 3 / ")
      try reader.type("q")
      #expect(try reader.status() == 0)
      func first(_ words: String...) throws -> Substring? {
        try answer(desk, file, "--days", "2", words.joined(separator: "=")).output
          .split(separator: "\n").dropFirst().first?.split(separator: "\t")[1]
      }
      #expect(try first("--unit", "even") != "0")
      #expect(try first("--start", "beginning") == "0")
      #expect(try first("--unit", "even") == "0", "a plan that is there begins where it began")
      #expect(try first("--start", "here") != "0")
      // What is only asked about is not added.
      let unknown = try desk.write("Others walk.\n\n" + Self.book, to: "other.txt")
      #expect(try answer(desk, unknown).output == "no plan\n")
      #expect(try answer(desk, unknown, "--remove").status == 0)
      let after = try run([path, "list", "--json"], environment: desk.environment).output
      #expect(!after.contains("other.txt"))
    }
  }
}

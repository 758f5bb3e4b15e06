import Glibc
import Testing

extension WholeProgram {
  struct `Stories on the command line` {
    private func answer(_ desk: borrowing Desk, _ words: String...) throws -> CommandResult {
      try run([WholeProgram.path] + words, environment: desk.environment)
    }

    @Test func `a story is told, listed, printed, exported and taken in elsewhere`() throws {
      let desk = try Desk()
      let told = try answer(
        desk, "tell", "--age", "4", "--hero", "Mia", "--theme", "courage", "--seed", "1")
      #expect(told.status == 0, "\(told.output)")
      let fields = told.output.split(separator: "\t").map(String.init)
      try #require(fields.count == 7)
      #expect(fields[1...3] == ["done", "3-5", "courage"])
      #expect(try answer(desk, "stories").output == told.output)
      #expect(try answer(desk, "tome-reader:stories?band=6-8").output == "")
      let text = try answer(desk, "story", fields[0]).output
      #expect(text.hasPrefix(fields[5] + "\n\n") && text.contains("Mia"))
      #expect(
        try answer(desk, "story", fields[0], "--markdown").output.contains("\n## To talk about\n"))
      #expect(try answer(desk, "list", "--tag", "story").output.contains(fields[5]))
      let export = try answer(desk, "export").output
      let other = try Desk()
      try other.write(export, to: "export.json")
      #expect(try answer(other, "import", other.path("export.json")).status == 0)
      #expect(try answer(other, "story", fields[0]).output == text)
    }

    @Test func `--print gives the same story to the same seed, and keeps none`() throws {
      let desk = try Desk()
      let other = try Desk()
      let words = ["tell", "--age", "9-10", "--hero", "Ben", "--seed", "22", "--print"]
      let first = try run([WholeProgram.path] + words, environment: desk.environment)
      #expect(first.status == 0 && first.output.contains("Chapter 3: "))
      #expect(
        try run([WholeProgram.path] + words, environment: other.environment).output
          == first.output)
      // It counts as told.
      #expect(
        try run([WholeProgram.path] + words, environment: desk.environment).output
          != first.output)
      #expect(try answer(desk, "stories").output == "")
    }

    @Test(arguments: ["story/ffff", "collection/ffff"])
    func `a link to a story that is not there gets a sentence`(link: String) throws {
      let desk = try Desk()
      let answer = try answer(desk, "open-url", "tome-reader:\(link)")
      #expect(answer.output == "tome-reader: there is no story 'ffff' here\n")
      #expect(answer.status == EX_NOINPUT)
    }

    @Test func `a collection is told, and what cannot be told says why`() throws {
      let desk = try Desk()
      let words = ["collection", "--age", "7", "--hero", "Otto", "--focus", "confidence"]
      let none = try run([WholeProgram.path] + words, environment: desk.environment)
      #expect(none.status == EX_USAGE && none.output.contains("needs an interest"))
      let told = try run(
        [WholeProgram.path] + words + ["--interest", "trains", "--count", "2", "--seed", "1"],
        environment: desk.environment)
      #expect(told.status == 0 && told.output.split(separator: "\n").count == 2)
      #expect(try answer(desk, "stories", "--json").output.contains("\"interests\":[\"trains\"]"))
      #expect(try answer(desk, "tell", "--age", "4", "--hero", " ").status == EX_USAGE)
      #expect(try answer(desk, "tell", "--age", "44", "--hero", "Mia").status == EX_USAGE)
      #expect(try answer(desk, "story", "zz").status == EX_NOINPUT)
      let far = try answer(
        desk, "tell", "--age", "4", "--hero", "Mia", "--teller", "http://models.example", "--model",
        "m")
      #expect(far.status == EX_USAGE && far.output.contains("outside this network"))
    }
  }

  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct `The tab of stories` {
    @Test func `a story is asked for, read, and the list is as it was`() throws {
      let desk = try Desk()
      let tmux = try desk.read()
      try tmux.expect("1 Home")
      try tmux.press("4")
      try tmux.expect("9 stories")
      // Those that come with the program are printed by what the list calls them.
      let list = try run([WholeProgram.path, "stories"], environment: desk.environment).output
      let name = String(list.prefix { $0 != "\t" })
      let story = try run([WholeProgram.path, "story", name], environment: desk.environment)
      #expect(story.status == 0)
      try tmux.type("nMia")
      try tmux.expect("Companion")
      try tmux.press("Enter")
      try tmux.expect("→ page")
      try tmux.press("q")
      try tmux.expect("10 stories")
      try tmux.press("Down", "Down", "Enter")
      try tmux.expect("→ page")
      try tmux.press("q")
      try tmux.expect("10 stories")
      try tmux.press("q", "q")
      #expect(try tmux.status() == 0)
      let stories = try run([WholeProgram.path, "stories"], environment: desk.environment).output
      #expect(stories.split(separator: "\n").count == 10)
    }
  }
}

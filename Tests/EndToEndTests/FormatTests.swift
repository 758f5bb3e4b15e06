import Glibc
import TestSupport
import Testing

extension WholeProgram {
  /// Books of other formats than plain text, from the command line to the screen.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct OtherFormats {
    private static func markdown(changing changed: Int? = nil, new: Int = 0) -> String {
      let added = (0..<new).map { "New words \($0).\n\n" }
      let old = (1...120).map { "Sentence \($0)\($0 == changed ? ", changed" : "").\n\n" }
      return (added + old).joined()
    }

    @Test func `a Markdown file that is saved while it is read is shown anew, at its place`() throws
    {
      let desk = try Desk()
      let file = try desk.write(Self.markdown(), to: "notes.md")
      let tmux = try desk.read(file)
      try tmux.expect("Sentence 1.")
      for _ in 0..<3 { try tmux.press("Right") }
      try tmux.expect("   4 / ")
      let first = try #require(NumberedText.numbers(on: try tmux.screen()).first)
      #expect(first > 20)
      _ = try desk.write(Self.markdown(changing: first, new: 7), to: "notes.md")
      try tmux.expect("Sentence \(first), changed.")
      try tmux.expect("This is the new text.")
      try tmux.press("q")
      #expect(try tmux.status() == 0)
    }

    @Test(arguments: ["TERM", "HUP", "KILL"])
    func `a converter ends with the program, whatever ends that`(signal: String) throws {
      let desk = try Desk()
      let file = try desk.write("%PDF-1.4\n", to: "slow.pdf")
      let program = try desk.write(
        "#!/bin/sh\necho $$ > \(desk.path("child"))\nexec sleep 300\n", to: "bin/pdftotext")
      try #require(chmod(program, 0o755) == 0)
      let child = desk.path("child")
      let answer = try run(
        [
          "/bin/sh", "-c",
          """
          \(WholeProgram.path) print --all \(file) & parent=$!
          while kill -0 $parent && [ ! -s \(child) ]; do sleep 0.05; done
          kill -\(signal) $parent; wait $parent
          for turn in 1 2 3 4 5 6 7 8 9 10; do
            state=$(grep State: /proc/$(cat \(child))/status) || state=gone
            case "$state" in gone|*Z*|*X*) echo ended; exit;; esac
            sleep 0.1
          done
          kill -KILL $(cat \(child)); echo left
          """,
        ], environment: desk.environment + ["PATH=\(desk.path("bin")):/usr/bin:/bin"])
      #expect(answer.output.hasSuffix("ended\n"), "\(answer.output)")
    }

    @Test func `an address of the net is fetched and printed`() throws {
      let desk = try Desk()
      let server = LocalServer { request in
        switch request.target {
        case "/old": .init(status: "302 Found", headers: ["Location: /a/page.html"])
        case "/a/page.html":
          .init(
            headers: ["Content-Type: text/html; charset=windows-1251"],
            body: Array("<p>menu</p><main><h1>".utf8) + [0xCF, 0xF0, 0xE8]
              + Array("</h1></main>".utf8))
        default: .init(status: "404 Not Found")
        }
      }
      let page = try run(
        [WholeProgram.path, "print", server.address + "/old", "--all"],
        environment: desk.environment)
      #expect(page.status == 0 && page.output == "menu\n\n\nПри\n")
      // In a pipe it is written through, as a book is.
      let piped = try run(
        [WholeProgram.path, server.address + "/old"], environment: desk.environment)
      #expect(piped.status == 0 && piped.output == page.output)
      let none = try run(
        [WholeProgram.path, "print", server.address + "/none", "--all"],
        environment: desk.environment)
      let nothing = try run(
        [WholeProgram.path, server.address + "/none"], environment: desk.environment)
      #expect(nothing.status == none.status && nothing.output == none.output)
      #expect(none.status == 69 && none.output.contains("has no such page (404)"))
    }
  }
}

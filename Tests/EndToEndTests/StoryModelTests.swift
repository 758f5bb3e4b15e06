import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

extension WholeProgram {
  /// Stories that a model behind an endpoint tells, word by word.
  @Suite(.enabled(if: Tmux.isInstalled, Tmux.absence))
  struct `A model in the tab of stories` {
    /// A story that is fit for the youngest, as a model sends it: in two parts.
    private static func parts() throws -> (first: String, rest: String) {
      let desk = try Desk()
      let told = try run(
        [WholeProgram.path, "tell", "--age", "4", "--hero", "NAME", "--seed", "5", "--print"],
        environment: desk.environment)
      let story = told.output.components(separatedBy: "To talk about")[0]
      let words = story.split(separator: " ", omittingEmptySubsequences: false)
      let half = words.count / 2
      return (
        words[..<half].joined(separator: " "), " " + words[half...].joined(separator: " ")
      )
    }

    private static func stream(_ words: String) -> String {
      words.split(separator: " ", omittingEmptySubsequences: false).enumerated().map {
        index, word in
        let delta = ["choices": [["delta": ["content": (index > 0 ? " " : "") + word]]]]
        let data = (try? JSONSerialization.data(withJSONObject: delta)) ?? Data()
        return "data: \(String(decoding: data, as: UTF8.self))\n\n"
      }.joined()
    }

    /// A server that sends half of a story and falls silent, and the rest when it is asked again.
    private static func server() throws -> LocalServer {
      let parts = try parts()
      let count = Mutex(0)
      return LocalServer { request in
        guard request.target == "/v1/chat/completions" else {
          return .text(#"{"data":[{"id":"tiny"},{"id":"small"}]}"#)
        }
        let asked = count.withLock { count in
          count += 1
          return count
        }
        guard asked == 1 else { return .text(stream(parts.rest) + "data: [DONE]\n\n") }
        var reply = LocalServer.Reply.text(stream(parts.first))
        (reply.length, reply.isHeldOpen) = (1_000_000, true)
        return reply
      }
    }

    /// Starts the program at the tab of stories, with a model set.
    private func open(_ desk: borrowing Desk, _ address: String) throws -> Tmux {
      let tmux = try desk.read()
      try tmux.expect("1 Home")
      try tmux.press("4")
      try tmux.expect(" stories")
      return tmux
    }

    /// The first rows of a page, without the mark beside what is to be read today.
    private static func top(_ screen: String) -> [String] {
      screen.split(separator: "\n", omittingEmptySubsequences: false).prefix(4)
        .map { String($0).replacing("▎", with: " ") }
    }

    private func set(_ desk: borrowing Desk, _ address: String) throws {
      try desk.write(
        "[stories]\nteller = \"\(address)\"\nmodel = \"tiny\"\n",
        to: ".config/tome-reader/config.toml")
    }

    @Test func `a story comes on its page, is stopped, gone on with, and the list is as it was`()
      throws
    {
      let desk = try Desk()
      let server = try Self.server()
      try set(desk, server.address)
      let tmux = try open(desk, server.address)
      try tmux.type("nMia")
      try tmux.press("Up", "Right", "Enter")
      try tmux.expect("stays here")
      try tmux.press("Enter")
      let page = try tmux.expect("tells this story")
      try tmux.press("Escape")
      try tmux.expect("Stop it?")
      try tmux.press("k")
      try tmux.expect("what arrived so far is saved")
      // The page did not move; it may have grown.
      #expect(Self.top(try tmux.screen()) == Self.top(page))
      try tmux.press("q")
      try tmux.expect("stopped:")
      try tmux.press("Enter")
      try tmux.expect("is told.")
      try tmux.press("q")
      try tmux.expect("10 stories")
      let screen = try tmux.screen()
      #expect(screen.contains("words") && !screen.contains("stopped:"), "\(screen)")
      try tmux.press("q", "q")
      #expect(try tmux.status() == 0)
      let list = try run([WholeProgram.path, "list", "--json"], environment: desk.environment)
      // One story, one book.
      #expect(list.output.components(separatedBy: "\"title\"").count - 1 == 10)
    }

    @Test func `a story whose program is killed is told by the next one`() throws {
      let desk = try Desk()
      let server = try Self.server()
      try set(desk, server.address)
      let tmux = try open(desk, server.address)
      try tmux.type("nMia")
      try tmux.press("Up", "Right", "Enter")
      try tmux.expect("stays here")
      try tmux.press("Enter")
      try tmux.expect("tells this story")
      try desk.expectKept("Mia")
      try tmux.signal(SIGKILL)
      #expect(try tmux.status() == 128 + SIGKILL)
      let stories = try run([WholeProgram.path, "stories"], environment: desk.environment).output
      #expect(stories.contains("telling"), "\(stories)")
      let next = try open(desk, server.address)
      try next.expect("words")
      try next.expect("the story is not told") { _ in
        let now = try run([WholeProgram.path, "stories"], environment: desk.environment).output
        return !now.contains("telling") && !now.contains("partial")
      }
      try next.press("q", "q")
      #expect(try next.status() == 0)
      // Asked twice: once by each program.
      #expect(server.requests.count { $0.target == "/v1/chat/completions" } == 2)
    }

    @Test func `a server that is not there is told with its keys, and the program tells instead`()
      throws
    {
      let desk = try Desk()
      try set(desk, "127.0.0.1:1")
      let tmux = try open(desk, "127.0.0.1:1")
      try tmux.type("nMia")
      try tmux.press("Up", "Right", "Enter")
      try tmux.expect("stays here")
      try tmux.press("Enter")
      try tmux.expect("Nothing answers at 127.0.0.1:1.")
      try tmux.press("g")
      try tmux.expect("→ page")
      try tmux.press("q")
      try tmux.expect("10 stories")
      try tmux.press("q", "q")
      #expect(try tmux.status() == 0)
    }
  }
}

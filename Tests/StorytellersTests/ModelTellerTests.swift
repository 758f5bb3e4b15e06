import Acquisition
import Datebook
import Foundation
import Holdings
import Shelf
import Stories
import Storytellers
import Synchronization
import TestSupport
import Testing

/// A server with each fault that a model behind an endpoint can have.
struct ModelTellerTests {
  private static let request = StoryRequest(hero: "Zora", band: .early, theme: .courage)

  /// A story that is fit for the band, as a model sends it: with NAME, and a title.
  private static var answer: String {
    let story = Composer(band: .early).story(
      for: StoryRequest(hero: ModelPrompt.placeholder, band: .early, theme: .courage), seed: 4)
    return story.title + "\n\n" + story.body
  }

  private static func event(_ words: String) -> String {
    let delta = ["choices": [["delta": ["content": words]]]]
    let data = (try? JSONSerialization.data(withJSONObject: delta)) ?? Data()
    return "data: \(String(decoding: data, as: UTF8.self))\n\n"
  }

  private static func stream(_ words: String, ending: String = "data: [DONE]\n\n") -> String {
    words.split(separator: " ", omittingEmptySubsequences: false).enumerated().map { index, word in
      event((index > 0 ? " " : "") + word)
    }.joined() + ending
  }

  private func tell(
    _ desk: TestLibrary, _ row: StoryRecord? = nil,
    _ handler: @escaping @Sendable (LocalServer.Request) -> LocalServer.Reply
  ) throws -> Result<StoryRecord, ModelFailure> {
    let server = LocalServer(handler)
    let endpoint = try ModelEndpoint(server.address, model: "tiny")
    var patience = ModelTeller.StreamPatienceSeconds()
    (patience.first, patience.silence, patience.busy) = (20, 5, 0.01)
    let teller = ModelTeller(endpoint, library: desk.library, patience: patience)
    return Result { () throws(ModelFailure) in
      try teller.tell(row ?? teller.row(for: Self.request, at: .now())).story
    }
  }

  @Test func `a streamed story is kept with the hero's name`() throws {
    let desk = try TestLibrary()
    let words = Self.stream(Self.answer)
    let story = try tell(desk) { _ in .text(words, "Content-Type: text/event-stream") }.get()
    #expect(story.state == .done && story.text.contains("Zora") && !story.text.contains("NAME"))
    #expect(try desk.library.records().map(\.title) == [story.title])
  }

  @Test func `an answer that is cut off stays as a part, and is gone on with`() throws {
    let desk = try TestLibrary()
    let whole = Self.answer
    let half = String(whole.prefix(whole.count / 2))
    let rest = String(whole.dropFirst(half.count))
    let cut = Self.stream(half, ending: "")
    #expect(throws: ModelFailure.cut) { try tell(desk) { _ in .text(cut) }.get() }
    let row = try #require(try desk.library.stories(hasTexts: true).first)
    #expect(row.state == .partial && row.failure != nil)
    let first = half.replacing("NAME", with: "Zora")
    #expect(first.hasPrefix(row.text) || row.text.hasPrefix(first.prefix(40)))
    let words = Self.stream(rest)
    let story = try tell(desk, row) { _ in .text(words) }.get()
    #expect(story.state == .done && story.identifier == row.identifier)
  }

  @Test(arguments: [
    ("401 Unauthorized", ModelFailure.key), ("403 Forbidden", .key),
    ("404 Not Found", .noModel("tiny")), ("429 Too Many Requests", .busy),
    ("503 Service Unavailable", .busy), ("500 Internal Server Error", .server("status 500")),
  ])
  func `a refusal is told by its sentence`(status: String, failure: ModelFailure) throws {
    let desk = try TestLibrary()
    #expect(throws: failure) {
      try tell(desk) { _ in
        .status(status, "Retry-After: 0")
      }.get()
    }
    #expect(try desk.library.stories().map(\.state) == [.failed])
    #expect(try desk.library.stories().first?.failure == failure.sentence)
  }

  @Test func `a server that is silent, or not there, does not answer`() throws {
    let desk = try TestLibrary()
    let silent = try tell(desk) { _ in
      var reply = LocalServer.Reply()
      reply.isSilent = true
      return reply
    }
    guard case .failure(.noServer) = silent else {
      Issue.record("\(silent)")
      return
    }
    let endpoint = try ModelEndpoint("http://127.0.0.1:1", model: "tiny")
    let teller = ModelTeller(endpoint, library: desk.library)
    #expect(throws: ModelFailure.noServer(host: "127.0.0.1:1")) {
      try teller.tell(teller.row(for: Self.request, at: .now()))
    }
  }

  @Test func `an answer that is not fit is asked for once more, then refused`() throws {
    let desk = try TestLibrary()
    let unfit = Self.stream("Hill\n\nThe demon had a gun.")
    let result = try tell(desk) { _ in .text(unfit) }
    guard case .failure(.unfit(.early, let faults)) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(faults.contains("it has words that are not for children"))
    #expect(try desk.library.stories().map(\.state) == [.failed])
    #expect(try desk.library.records().isEmpty)
  }

  @Test func `the page grows by whole words, and its text is the story in the end`() throws {
    let desk = try TestLibrary()
    let words = Self.stream(Self.answer)
    let server = LocalServer { _ in .text(words) }
    let teller = ModelTeller(
      try ModelEndpoint(server.address, model: "tiny"), library: desk.library)
    var pages: [String] = []
    let told = try teller.tell(teller.row(for: Self.request, at: .now()), showsPage: true) { news in
      guard case .page(let path, _) = news else { return }
      pages.append((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
      #expect(path.hasPrefix(desk.library.location.storiesFolder))
    }
    let text = try String(contentsOfFile: told.path, encoding: .utf8)
    #expect(pages.count == 1 && text.hasPrefix(pages[0]) && text == told.story.text)
    #expect(!text.contains("NAME"))
  }

  @Test func `every page begins with the one before, wherever the answer is cut`() {
    let words = Array(Self.answer.replacing("NAME", with: "**NAME**"))
    for size in [1, 2, 3, 5, 8, 13, 40] {
      var answer = ModelAnswer(hero: "Zora")
      var former = ""
      for start in stride(from: 0, to: words.count, by: size) {
        answer.append(String(words[start..<min(start + size, words.count)]))
        let page = answer.page(titled: "A story") ?? ""
        #expect(page.hasPrefix(former))
        former = page
      }
      answer.end()
      let last = answer.page(titled: "A story") ?? ""
      #expect(last.hasPrefix(former) && last.contains("Zora") && !last.contains("NAM"))
    }
  }

  @Test func `a story that is stopped keeps what came, and is told by nobody else meanwhile`()
    throws
  {
    let desk = try TestLibrary()
    let half = Self.stream(String(Self.answer.prefix(400)), ending: "")
    let server = LocalServer { _ in
      var reply = LocalServer.Reply.text(half)
      (reply.length, reply.isHeldOpen) = (100_000, true)
      return reply
    }
    let teller = ModelTeller(
      try ModelEndpoint(server.address, model: "tiny"), library: desk.library)
    let row = teller.row(for: Self.request, at: .now())
    let stop = TellingStop()
    var second: ModelFailure?
    #expect(throws: ModelFailure.stopped) {
      try teller.tell(row, stop: stop, showsPage: true) { _ in
        do throws(ModelFailure) { _ = try teller.tell(row) } catch { second = error }
        stop.stop()
      }
    }
    #expect(second == .taken)
    let kept = try #require(try desk.library.stories(hasTexts: true).first)
    #expect(kept.state == .partial && kept.text.contains("Zora"))
    #expect(server.requests.count == 1)
  }

  @Test func `a story whose program was killed is told by another one at once`() throws {
    let desk = try TestLibrary()
    let words = Self.stream(Self.answer)
    let server = LocalServer { _ in .text(words) }
    let teller = ModelTeller(
      try ModelEndpoint(server.address, model: "tiny"), library: desk.library)
    var row = teller.row(for: Self.request, at: .now())
    try desk.library.keep(row)
    #expect(try desk.library.beginTelling(row.identifier))
    row = try #require(try desk.library.story(row.identifier))
    #expect(row.state == .telling)
    #expect(try teller.tell(row).story.state == .done)
  }

  @Test func `a story that comes on its page is one book, also if that is opened before the end`()
    throws
  {
    let desk = try TestLibrary()
    let words = Self.stream(Self.answer)
    let server = LocalServer { _ in .text(words) }
    let teller = ModelTeller(
      try ModelEndpoint(server.address, model: "tiny"), library: desk.library)
    let told = try teller.tell(teller.row(for: Self.request, at: .now()), showsPage: true) { news in
      guard case .page(let path, _) = news, let facts = try? BookFacts(fileAt: path) else {
        Issue.record("no page")
        return
      }
      _ = try? desk.library.add([facts], at: .now())
    }
    let books = try desk.library.records()
    #expect(books.count == 1 && books.first?.id == told.story.book)
    #expect(books.first?.title == told.story.title)
  }

  @Test func `an answer that is not fit is asked for once more, beside the page`() throws {
    let desk = try TestLibrary()
    let (unfit, fit) = (Self.stream("Hill\n\nThe demon had a gun."), Self.stream(Self.answer))
    let count = Mutex(0)
    let server = LocalServer { _ in
      count.withLock { count in
        count += 1
        return .text(count == 1 ? unfit : fit)
      }
    }
    let teller = ModelTeller(
      try ModelEndpoint(server.address, model: "tiny"), library: desk.library)
    var news: [ModelTeller.News] = []
    let told = try teller.tell(teller.row(for: Self.request, at: .now()), showsPage: true) {
      news.append($0)
    }
    guard case .page? = news.first, case .anew(let faults)? = news.last, news.count == 2 else {
      Issue.record("\(news)")
      return
    }
    #expect(faults.contains("it has words that are not for children"))
    #expect(try String(contentsOfFile: told.path, encoding: .utf8) == told.story.text)
  }

  @Test func `the models of a server are listed, or it is told why not`() throws {
    let list = LocalServer { request in
      request.target == "/v1/models"
        ? .text(#"{"object":"list","data":[{"id":"llama3"},{"id":"tiny"}]}"#) : .status("404 No")
    }
    #expect(try ModelEndpoint(list.address, model: "").models() == ["llama3", "tiny"])
    let closed = LocalServer { _ in .status("401 Unauthorized") }
    #expect(throws: ModelFailure.key) { try ModelEndpoint(closed.address, model: "").models() }
    let odd = LocalServer { _ in .text("<html>") }
    #expect(throws: ModelFailure.server("it lists no models")) {
      try ModelEndpoint(odd.address, model: "").models()
    }
  }

  @Test func `a key goes to near hosts by http, and to others by https alone`() throws {
    for near in ["localhost:11434", "127.0.0.1:1", "192.168.1.5:8080", "http://box.local/v1/"] {
      #expect(try ModelEndpoint(near, model: "m").address.hasPrefix("http://"))
    }
    #expect(try ModelEndpoint("models.example", model: "m").address == "https://models.example")
    for far in ["http://models.example", "http://172.32.0.1", "ftp://x", "https://a:b@x.example"] {
      #expect(throws: ModelEndpoint.Refusal.self) { try ModelEndpoint(far, model: "m") }
    }
  }

  @Test func `a file with a key that others may read is refused`() throws {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "key-\(UInt64.random(in: .min ... .max))"
    ).path
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data("secret\n".utf8).write(to: URL(fileURLWithPath: file))
    func key() throws(ModelEndpoint.Refusal) -> String? {
      try ModelEndpoint.key { $0 == "TOME_READER_MODEL_KEY_FILE" ? file : nil }
    }
    chmod(file, 0o644)
    #expect(throws: ModelEndpoint.Refusal.self) { try key() }
    chmod(file, 0o600)
    #expect(try key() == "secret")
  }
}

import Fetching
import Glibc
import TestSupport
import Testing

@Suite final class Downloads {
  private let folder: String
  private var path: String { folder + "/book.txt" }
  private static let book = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  init() throws {
    var template = Array("/tmp/tome-reader-download-XXXXXX".utf8CString)
    let made = try #require(mkdtemp(&template))
    folder = String(cString: made)
  }

  deinit {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  private var names: [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private var kept: [UInt8] {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    return Array(bytes[..<max(read(file, &bytes, bytes.count), 0)])
  }

  private func download(_ server: LocalServer) -> Download {
    Download(
      WebRequest(server.address + "/book", patience: .init(connection: 2, silence: 1)), to: path)
  }

  /// A server that breaks off after each `step` bytes, and sends parts when it is asked for them.
  private func breaking(
    _ step: Int, isDown: @escaping @Sendable (Int) -> Bool = { _ in false },
    tag: @escaping @Sendable (Int) -> String
  ) -> LocalServer {
    let count = Counter()
    return LocalServer { request in
      let number = count.next()
      if isDown(number) { return .status("503 Service Unavailable") }
      var start = 0
      let range = request.headers["range"].flatMap { Int($0.dropFirst(6).dropLast()) }
      let isSame = request.headers["if-range"] == tag(number)
      if let range, isSame { start = range }
      let rest = Self.book[start...]
      let end = Self.book.count
      let part = start > 0 ? ["Content-Range: bytes \(start)-\(end - 1)/\(end)"] : []
      return LocalServer.Reply(
        status: start > 0 ? "206 Partial Content" : "200 OK",
        headers: ["ETag: \(tag(number))", "Content-Type: text/plain"] + part,
        body: Array(rest.prefix(step)), length: rest.count)
    }
  }

  @Test func `a document is in its file when all of it is there, and nothing beside it`() throws {
    let server = LocalServer { _ in
      LocalServer.Reply(headers: ["Content-Type: text/plain"], body: Self.book)
    }
    let answer = try download(server).run()
    #expect(answer.type == "text/plain" && answer.bytes.isEmpty)
    #expect(kept == Self.book && names == ["book.txt"])
  }

  @Test func `a download that breaks off goes on where it was, until all is there`() throws {
    let server = breaking(60_000) { _ in "\"one\"" }
    for length in [60_000, 120_000, 180_000] {
      let download = download(server)
      #expect(throws: FetchError.cut) { try download.run() }
      #expect(download.received == length && download.expected == 200_000)
      #expect(access(path, F_OK) != 0, "a part is not taken for the whole")
    }
    _ = try download(server).run()
    #expect(kept == Self.book && names == ["book.txt"])
    #expect(server.requests.map { $0.headers["range"] ?? "" }.last == "bytes=180000-")
  }

  @Test func `a document that has changed meanwhile is fetched anew`() throws {
    let server = breaking(120_000) { $0 == 0 ? "\"one\"" : "\"two\"" }
    #expect(throws: FetchError.cut) { try download(server).run() }
    #expect(throws: FetchError.cut) { try download(server).run() }
    _ = try download(server).run()
    #expect(kept == Self.book)
  }

  @Test func `without anything to tell versions apart a download begins anew`() throws {
    let server = LocalServer { _ in
      LocalServer.Reply(body: Array(Self.book.prefix(100)), length: Self.book.count)
    }
    #expect(throws: FetchError.cut) { try download(server).run() }
    #expect(throws: FetchError.cut) { try download(server).run() }
    #expect(server.requests.allSatisfy { $0.headers["range"] == nil })
  }

  @Test func `what a server that has no such document sends is not kept`() throws {
    let server = LocalServer { _ in
      LocalServer.Reply(status: "404 Not Found", body: Array("<p>Sorry</p>".utf8))
    }
    #expect(throws: FetchError.status(404)) { try download(server).run() }
    #expect(access(path, F_OK) != 0 && download(server).received == 0)
  }

  @Test func `a part outlives an answer that is no success`() throws {
    let server = breaking(120_000, isDown: { $0 == 1 }) { _ in "\"one\"" }
    #expect(throws: FetchError.cut) { try download(server).run() }
    #expect(throws: FetchError.status(503)) { try download(server).run() }
    #expect(download(server).received == 120_000)
    _ = try download(server).run()
    #expect(kept == Self.book)
    #expect(server.requests.map { $0.headers["range"] ?? "" }.last == "bytes=120000-")
  }

  @Test func `a folder that cannot be written to is told`() throws {
    let server = LocalServer { _ in .text("words") }
    let request = WebRequest(server.address)
    #expect(throws: FetchError.notWritten(code: ENOENT)) {
      try Download(request, to: folder + "/none/book.txt").run()
    }
  }
}

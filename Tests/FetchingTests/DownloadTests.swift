import Fetching
import Glibc
import TestSupport
import Testing

@Suite struct Downloads {
  private let folder: ScratchFolder
  private var path: String { folder.path("book.txt") }
  private static let book = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

  init() throws { folder = try ScratchFolder() }

  private var names: [String] { folder.names }

  private var kept: [UInt8] { (try? folder.bytes(of: "book.txt")) ?? [] }

  private func download(_ server: LocalServer) -> Download {
    Download(WebRequest(server.address + "/book", patience: .ofTests), to: path)
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
    #expect(names.isEmpty, "and leaves no part that nobody can go on with")
    #expect(throws: FetchError.cut) { try download(server).run() }
    #expect(server.requests.allSatisfy { $0.headers["range"] == nil })
  }

  @Test func `what a server that has no such document sends is not kept`() throws {
    let server = LocalServer { _ in
      LocalServer.Reply(status: "404 Not Found", body: Array("<p>Sorry</p>".utf8))
    }
    #expect(throws: FetchError.status(404)) { try download(server).run() }
    #expect(names.isEmpty)
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
    let request = WebRequest(server.address, patience: .ofTests)
    #expect(throws: FetchError.notWritten(code: ENOENT)) {
      try Download(request, to: folder.path("none/book.txt")).run()
    }
  }

  @Test func `two documents of one name have a file each, also while they are on their way`() throws
  {
    let server = LocalServer { request in
      LocalServer.Reply(
        headers: ["ETag: \"one\""], body: Array("\(request.target)".utf8), length: 100)
    }
    let paths = (1...3).map { folder.path("book \($0).txt") }
    func download(_ target: String) throws(FetchError) -> Download {
      try Download(WebRequest(server.address + target), toFirstFreeOf: paths)
    }
    let (first, second) = (try download("/first"), try download("/2nd"))
    #expect([first.path, second.path] == [paths[0], paths[1]])
    #expect(throws: FetchError.cut) { try second.run() }
    #expect(throws: FetchError.cut) { try first.run() }
    #expect(try folder.bytes(of: "book 1.txt.part") == Array("/first".utf8))
    #expect(try folder.bytes(of: "book 2.txt.part") == Array("/2nd".utf8))
    // Each goes on with its own part, and one that is there is left alone.
    #expect(try download("/2nd").path == paths[1])
    try folder.write("another book", to: "book 1.txt")
    #expect(try download("/first").path == paths[2])
    #expect(throws: FetchError.notWritten(code: EEXIST)) { try download("/third") }
  }

  @Test func `what is left of a download is removed after a while, unless it goes on`() throws {
    for name in ["old", "new", "running", "done"] {
      for end in [".part", ".part.from", ".part.headers"] where name != "done" {
        try folder.write("x", to: name + end)
      }
    }
    try folder.write("a book", to: "done")
    // What a crash left alone.
    for lone in ["a.part", "b.part.headers", "c.part.from", "department"] {
      try folder.write("x", to: lone)
    }
    var times = [timeval](repeating: timeval(tv_sec: 1000, tv_usec: 0), count: 2)
    for name in ["old", "running", "done"] {
      for end in ["", ".part", ".part.from", ".part.headers"] {
        utimes("\(folder.path)/\(name)\(end)", &times)
      }
    }
    for name in ["a.part", "b.part.headers", "c.part.from", "department"] {
      utimes(folder.path(name), &times)
    }
    let lock = open("\(folder.path)/running.part", O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    Download.removeParts(in: folder.path, untouchedFor: 1000)
    let left = ["new", "running"].flatMap { name in
      ["", ".from", ".headers"].map { "\(name).part\($0)" }
    }
    #expect(names.sorted() == (left + ["done", "department"]).sorted())
  }

  @Test func `a document that is sent packed although nobody asked for that is unpacked`() throws {
    // The bytes of `a whale of a book` by gzip.
    let packed: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x4B, 0x54, 0x28, 0xCF, 0x48,
      0xCC, 0x49, 0x55, 0xC8, 0x4F, 0x53, 0x48, 0x54, 0x48, 0xCA, 0xCF, 0xCF, 0xE6, 0x02, 0x00,
      0xCE, 0x4B, 0x91, 0x24, 0x12, 0x00, 0x00, 0x00,
    ]
    let server = LocalServer { _ in
      LocalServer.Reply(headers: ["Content-Encoding: gzip", "ETag: \"1\""], body: packed)
    }
    let download = Download(
      WebRequest(server.address + "/book", patience: .ofTests), to: path)
    _ = try download.run()
    #expect(try folder.bytes(of: "book.txt") == Array("a whale of a book\n".utf8))
    #expect(server.requests.map { $0.headers["range"] } == [nil, nil])
  }

  @Test func `a document that unpacks to far more than was told is not taken without a word`()
    throws
  {
    // 16 MB of zeros in a file of gzip of 16 KB.
    let unpacked = folder.path("zeros")
    let packed = folder.path("zeros.gz")
    let line = "head -c 16777216 /dev/zero >\(unpacked); gzip -9 -c \(unpacked) >\(packed)"
    try #require(system(line) == 0)
    unlink(unpacked)
    let bytes = try folder.bytes(of: "zeros.gz")
    unlink(packed)
    let server = LocalServer { _ in
      LocalServer.Reply(headers: ["Content-Encoding: gzip"], body: bytes)
    }
    let request = WebRequest(server.address + "/book", patience: .ofTests)
    #expect(throws: FetchError.endless(bytes: 1 << 20)) {
      try Download(request, to: path, atMost: 1 << 20).run()
    }
    #expect(access(path, F_OK) != 0)
    _ = try Download(request, to: path).run()
    #expect(kept.count == 16 << 20, "whoever asks for all of it gets all of it")
  }

  @Test func `a document as long as was told is taken, however long`() throws {
    let server = LocalServer { _ in LocalServer.Reply(body: Self.book) }
    _ = try Download(
      WebRequest(server.address + "/book", patience: .ofTests), to: path, atMost: 1000
    ).run()
    #expect(kept == Self.book)
  }

  @Test func `a document with a coding that nobody knows is kept as it is sent`() throws {
    let server = LocalServer { _ in .text("a book\n", "Content-Encoding: UTF-8") }
    _ = try download(server).run()
    #expect(kept == Array("a book\n".utf8) && server.requests.count == 1)
  }

  @Test func `a document that is on its way is not fetched a second time beside it`() throws {
    let server = LocalServer { _ in LocalServer.Reply(isSilent: true) }
    let request = WebRequest(server.address + "/book", patience: .ofTests)
    let first = Download(request, to: path)
    let ended = Counter()
    Thread.start {
      _ = try? first.run()
      _ = ended.next()
    }
    while server.requests.isEmpty { usleep(1000) }
    #expect(throws: FetchError.busy) { try Download(request, to: path).run() }
    first.stop()
    while ended.count == 0 { usleep(1000) }
    #expect(names.isEmpty)
  }

  @Test func `a download that is stopped and begun anew at once goes on`() throws {
    let server = LocalServer { request in
      request.target == "/silent"
        ? LocalServer.Reply(isSilent: true) : LocalServer.Reply(body: Self.book)
    }
    let first = Download(WebRequest(server.address + "/silent"), to: path)
    Thread.start { _ = try? first.run() }
    while server.requests.isEmpty { usleep(1000) }
    first.stop()
    _ = try download(server).run()
    #expect(kept == Self.book)
  }
}

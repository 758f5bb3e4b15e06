import Fetching
import Glibc
import TestSupport
import Testing
import Web

@Suite struct Fetches {
  private func fetch(
    _ address: String, credentials: WebCredentials? = nil, limit: Int = 1 << 20,
    patience: WebRequest.Patience = .ofTests
  ) throws(FetchError) -> WebAnswer {
    let request = WebRequest(
      address, accept: "text/a", credentials: credentials, patience: patience)
    return try Fetch(request).run(limit: limit)
  }

  @Test func `what a server sends is there with its type and its address`() throws {
    let server = LocalServer { request in
      request.target == "/old"
        ? .status("301 Moved", "Location: /new?a=b")
        : .text("words", "Content-Type: text/plain; charset=utf-8")
    }
    let answer = try fetch(server.address + "/old")
    #expect(String(decoding: answer.bytes, as: UTF8.self) == "words")
    #expect(answer.type == "text/plain; charset=utf-8")
    #expect(answer.address == server.address + "/new?a=b")
    #expect(server.requests.allSatisfy { $0.headers["accept"] == "text/a" })
    #expect(server.requests.allSatisfy { $0.headers["authorization"] == nil })
  }

  @Test(arguments: [
    ("401 Unauthorized", FetchError.status(401)), ("403 Forbidden", .status(403)),
    ("404 Not Found", .status(404)), ("410 Gone", .status(410)),
    ("429 Too Many Requests", .status(429, retryAfter: 90)),
    ("500 Internal Server Error", .status(500, retryAfter: 90)),
    ("503 Service Unavailable", .status(503, retryAfter: 90)),
  ])
  func `a status that is no success is told`(status: String, error: FetchError) {
    let waits: [String] =
      if case .status(_, let seconds?) = error { ["Retry-After: \(seconds)"] } else { [] }
    let server = LocalServer { _ in
      LocalServer.Reply(status: status, headers: waits, body: Array("<p>Sorry</p>".utf8))
    }
    #expect(throws: error) { try fetch(server.address) }
    #expect(!error.sentence(host: "a.example").isEmpty)
  }

  @Test(
    arguments: [
      ("0", 0), ("604800", 604_800), ("604801", nil), ("-1", nil),
      ("9223372036854775807", nil), ("99999999999999999999", nil),
      ("Fri, 31 Dec 2027 23:59:59 GMT", nil),
    ] as [(String, Int?)])
  func `a time to wait that nobody can mean is not told`(wait: String, told: Int?) {
    let server = LocalServer { _ in .status("429 Too Many Requests", "Retry-After: \(wait)") }
    let error = FetchError.status(429, retryAfter: told)
    #expect(throws: error) { try fetch(server.address) }
    #expect(error.sentence(host: "a.example").contains("try again in") == (told != nil))
  }

  @Test func `who was named and is not taken is told that, and who was not to say who asks`() {
    let error = FetchError.status(401)
    #expect(error.sentence(host: "a.example").contains("needs a user and a password"))
    #expect(
      error.sentence(host: "a.example", wasNamed: true)
        == "a.example rejects this user and password")
    #expect(
      FetchError.status(404).sentence(host: "a.example") == "a.example has no such page (404)")
  }

  @Test func `a server that wants to know who asks is told it, and no other one`() throws {
    let other = LocalServer { request in
      .text(request.headers["authorization"] ?? "nobody")
    }
    let server = LocalServer { request in
      guard request.headers["authorization"] == "Basic cjplOiJcYQ==" else {
        return .status("401 Unauthorized", "WWW-Authenticate: Basic realm=\"a\"")
      }
      return request.target == "/away"
        ? .status("302 Found", "Location: \(other.address)/") : .text("welcome")
    }
    let credentials = WebCredentials(user: "r", password: #"e:"\a"#)
    let answer = try fetch(server.address, credentials: credentials)
    #expect(String(decoding: answer.bytes, as: UTF8.self) == "welcome")
    let away = try fetch(server.address + "/away", credentials: credentials)
    #expect(String(decoding: away.bytes, as: UTF8.self) == "nobody")
    #expect(throws: FetchError.status(401)) {
      try fetch(server.address, credentials: WebCredentials(user: "r", password: "wrong"))
    }
  }

  @Test func `a server that is not there, silent, or cuts off is told apart`() throws {
    #expect(throws: FetchError.refused) { try fetch("http://127.0.0.1:1/") }
    // No server of names is asked for a name with a part that is longer than 63 characters.
    let nowhere = String(repeating: "a", count: 64)
    #expect(throws: FetchError.unknownHost) { try fetch("http://\(nowhere).example/") }
    let silent = LocalServer { _ in LocalServer.Reply(isSilent: true) }
    #expect(throws: FetchError.timedOut) {
      try fetch(silent.address, patience: .init(connection: 60, silence: 1))
    }
    let cut = LocalServer { _ in LocalServer.Reply(body: [1, 2, 3], length: 1000) }
    #expect(throws: FetchError.cut) { try fetch(cut.address) }
    let part = try Fetch(WebRequest(cut.address, accept: "text/a", patience: .ofTests))
      .run(limit: 1 << 20, keepsPart: true)
    #expect(part.bytes == [1, 2, 3] && part.isPart)
    #expect(throws: FetchError.refused) {
      try Fetch(WebRequest("http://127.0.0.1:1/", accept: "text/a", patience: .ofTests))
        .run(limit: 1 << 20, keepsPart: true)
    }
    let circle = LocalServer { _ in .status("302 Found", "Location: /") }
    #expect(throws: FetchError.tooManyRedirects) { try fetch(circle.address) }
  }

  @Test(arguments: [
    ("file:///etc/passwd", "file"), ("FTP://a.example/b.epub", "ftp"),
    ("data:text/plain,a", "data"),
    ("javascript:alert(1)", "javascript"),
  ])
  func `a redirect out of the web is refused, with its protocol`(
    location: String, scheme: String
  ) throws {
    let server = LocalServer { request in
      request.target == "/"
        ? .status("302 Found", "Location: /b")
        : .status(
          "301 Moved", "Location: \(location)")
    }
    let error = FetchError.foreignRedirect(scheme)
    #expect(throws: error) { try fetch(server.address + "/") }
    #expect(
      error.sentence(host: "a.example")
        == "a.example redirects to an address of \(scheme):, but only http: and https: are followed"
    )
  }

  @Test func `a safe connection to a server that has none is refused`() throws {
    let server = LocalServer { _ in .text("words") }
    let address = server.address.replacing("http:", with: "https:")
    #expect {
      try fetch(address)
    } throws: { error in
      guard case .notSecure? = error as? FetchError else { return false }
      return (error as? FetchError)?.sentence(host: "a.example")
        == "no secure connection to a.example: perhaps it offers none (https)"
    }
  }

  @Test func `an address that is none is named whole`() {
    let host = WebRequest("file:///etc/passwd").host
    let fault = FetchError.badAddress(WebAddress(host).fault)
    #expect(fault.sentence(host: host).hasSuffix("it must begin with https:// or http://"))
  }

  @Test(arguments: ["", "file:///etc/passwd", "a.example", "ftp://a.example/", "-o", "https://"])
  func `what is no address of the web is not asked for`(address: String) {
    #expect(throws: FetchError.self) { try fetch(address) }
  }

  @Test func `a file of this machine is not read where an address leads to it`() throws {
    let server = LocalServer { _ in .status("302 Found", "Location: file:///etc/passwd") }
    #expect(throws: FetchError.self) { try fetch(server.address) }
  }

  @Test func `more than is wanted is not taken`() throws {
    let server = LocalServer { request in
      LocalServer.Reply(
        headers: request.target == "/told" ? [] : ["Transfer-Encoding: identity"],
        body: [UInt8](repeating: 65, count: 100_000))
    }
    #expect(throws: FetchError.tooLong) { try fetch(server.address + "/told", limit: 50_000) }
    #expect(throws: FetchError.tooLong) { try fetch(server.address, limit: 50_000) }
    #expect(try fetch(server.address, limit: 100_000).bytes.count == 100_000)
  }

  @Test func `a request that is stopped ends, before it begins as well`() throws {
    let server = LocalServer { _ in LocalServer.Reply(isSilent: true) }
    let fetch = Fetch(WebRequest(server.address))
    Thread.start {
      while server.requests.isEmpty { usleep(1000) }
      fetch.stop()
    }
    #expect(throws: FetchError.stopped) { try fetch.run(limit: 10) }
    #expect(throws: FetchError.stopped) { try fetch.run(limit: 10) }
  }

  @Test func `no line of an address or a password becomes an option`() throws {
    let server = LocalServer { request in .text(request.target) }
    let option = "\noutput=\"never\""
    #expect(throws: FetchError.badAddress(.hidden)) { try fetch(server.address + "/a" + option) }
    let answer = try fetch(
      server.address + "/a", credentials: WebCredentials(user: "r", password: "x" + option))
    #expect(String(decoding: answer.bytes, as: UTF8.self) == "/a")
  }
}

extension WebRequest.Patience {
  /// As long as a machine can take that does much else.
  static let ofTests = Self(connection: 120, silence: 120)
}

import Fetching
import Kosync
import Sync
import Synchronization
import TestSupport
import Testing

/// A sync server of one user, as the exchanges of KOReader's own show it.
private final class FakeServer: Sendable {
  private let known: Mutex<[String: JSONText]>
  private let time = Mutex(1000)

  init(_ known: [String: JSONText] = [:]) { self.known = Mutex(known) }

  subscript(document: String) -> JSONText? { known.withLock { $0[document] } }

  func reply(to request: LocalServer.Request) -> LocalServer.Reply {
    let body = JSONText(bytes: request.body)
    switch (request.method, request.target) {
    case ("POST", "/users/create"):
      guard body?["username"] != .text("reader") else {
        return Self.reply(
          "402 Payment Required", #"{"code":2002,"message":"Username is already registered."}"#)
      }
      return Self.reply("201 Created", #"{"username":"anna"}"#)
    case _ where request.headers["x-auth-user"] != "reader" || request.headers["x-auth-key"] != "k":
      return Self.reply("401 Unauthorized", #"{"code":2001,"message":"Unauthorized"}"#)
    case ("GET", "/users/auth"): return Self.reply("200 OK", #"{"authorized":"OK"}"#)
    case ("PUT", "/syncs/progress"):
      guard case .object(var progress)? = body, case .text(let document)? = progress["document"]
      else { return Self.reply("403 Forbidden", "{}") }
      progress["timestamp"] = .integer(
        Int64(
          time.withLock {
            $0 += 1; return $0
          }))
      known.withLock { [progress] in $0[document] = .object(progress) }
      return Self.reply("200 OK", #"{"document":"\#(document)","timestamp":1001}"#)
    case ("GET", _) where request.target.hasPrefix("/syncs/progress/"):
      let document = String(request.target.dropFirst("/syncs/progress/".count))
      return Self.reply("200 OK", self[document].map { "\($0)" } ?? "{}")
    default: return Self.reply("404 Not Found", "{}")
    }
  }

  private static func reply(_ status: String, _ body: String) -> LocalServer.Reply {
    LocalServer.Reply(
      status: status, headers: ["Content-Type: application/json"], body: Array(body.utf8))
  }
}

struct KosyncTests {
  private let fake = FakeServer()
  private let account = KosyncAccount(user: "reader", key: "k")
  private static let document = "0123456789abcdef0123456789abcdef"
  private static let other = "fedcba9876543210fedcba9876543210"

  private func progress(
    _ place: String, of document: String = document, on device: String = "here", at time: Int64 = 5
  ) -> KosyncProgress {
    KosyncProgress(
      document: document, progress: place, percentage: 0.25, device: device, deviceID: device,
      timestamp: time)
  }

  private func serve(
    _ body: (LocalServer, KosyncServer) throws -> Void
  ) throws {
    let local = LocalServer { [fake] in fake.reply(to: $0) }
    try body(local, try KosyncServer(local.address + "/"))
  }

  @Test func `a user is made once, and is known then`() throws {
    try serve { (local, server) throws in
      try server.register(KosyncAccount(user: "anna", key: "x"))
      #expect(throws: KosyncError.userExists) { try server.register(account) }
      try server.logIn(account)
      #expect(throws: KosyncError.unauthorised) {
        try server.logIn(KosyncAccount(user: "reader", key: "wrong"))
      }
      let asked = local.requests
      #expect(asked[0].method == "POST")
      #expect(JSONText(bytes: asked[0].body) == JSONText(#"{"username":"anna","password":"x"}"#))
      #expect(asked.allSatisfy { $0.headers["accept"] == "application/vnd.koreader.v1+json" })
      #expect(asked[2].headers["x-auth-user"] == "reader" && asked[2].headers["x-auth-key"] == "k")
    }
  }

  @Test func `a place that is told is there for another device`() throws {
    try serve { (local, server) throws in
      #expect(try server.progress(of: Self.document, as: account) == nil)
      let told = progress("/body/DocFragment[8]/body/p[3]/text().12")
      try server.put(told, as: account)
      #expect(local.requests.last?.method == "PUT")
      #expect(
        JSONText(bytes: local.requests.last?.body ?? [])
          == JSONText(
            #"{"document":"0123456789abcdef0123456789abcdef","progress":"#
              + #""/body/DocFragment[8]/body/p[3]/text().12","percentage":0.25,"#
              + #""device":"here","device_id":"here"}"#))
      var found = try #require(try server.progress(of: Self.document, as: account))
      #expect(found.timestamp == 1001)
      found.timestamp = 5
      #expect(found == told)
    }
  }

  @Test(arguments: ["404 Not Found", "200 OK"])
  func `a document that the server does not know has no place`(status: String) throws {
    let local = LocalServer { _ in .init(status: status, body: Array("{}".utf8)) }
    let server = try KosyncServer(local.address)
    #expect(try server.progress(of: Self.document, as: account) == nil)
  }

  @Test(arguments: ["<html>", "[]", #"{"#, "", "12"])
  func `an answer that is no object is not understood`(body: String) throws {
    let local = LocalServer { _ in .text(body) }
    let server = try KosyncServer(local.address)
    #expect(throws: KosyncError.unknownAnswer) {
      try server.progress(of: Self.document, as: account)
    }
  }

  @Test(arguments: [
    #"{"percentage":"x"}"#, #"{"percentage":1e999}"#, #"{"percentage":null,"progress":"a"}"#,
    #"{"progress":"/body"}"#,
  ])
  func `a place without a part that was read is none`(body: String) {
    let progress = JSONText(body).flatMap { KosyncProgress($0, of: Self.document) }
    #expect(progress == nil)
  }

  @Test func `parts past the ends are the ends`() throws {
    let answer = try #require(JSONText(#"{"percentage":7,"progress":212,"timestamp":1.5e9}"#))
    let progress = try #require(KosyncProgress(answer, of: Self.document))
    #expect(progress.percentage == 1 && progress.progress == "212")
    #expect(progress.timestamp == 1_500_000_000)
  }

  @Test func `the key goes to no other server`() throws {
    let thief = LocalServer { _ in .text("{}") }
    let local = LocalServer { _ in .status("302 Found", "Location: \(thief.address)/") }
    let server = try KosyncServer(local.address)
    #expect(throws: KosyncError.self) { try server.logIn(account) }
    #expect(local.requests.count == 1 && thief.requests.isEmpty)
  }

  @Test(arguments: [
    "sync.example", "ftp://sync.example", "http://sync.example", "https://", "",
    "https://me:secret@sync.example",
  ])
  func `an address where the key could be read is none`(address: String) {
    #expect(throws: KosyncServer.Refusal.self) { try KosyncServer(address) }
  }

  // MARK: What waits

  @Test func `what cannot be told waits, and is told once`() throws {
    let folder = try ScratchFolder()
    let queue = KosyncQueue(folder: folder.path("kosync"))
    #expect(queue.waiting().isEmpty)
    try queue.add(progress("a"))
    try queue.add(progress("b"))
    try queue.add(progress("c", of: Self.other))
    let nowhere = try KosyncServer("http://127.0.0.1:9")
    #expect(throws: KosyncError.fetch(.refused)) {
      try queue.send(to: nowhere, as: account, from: "here")
    }
    #expect(queue.waiting().map(\.progress) == ["b", "c"])
    try serve { (local, server) throws in
      #expect(try queue.send(to: server, as: account, from: "here") == 2)
      #expect(fake[Self.document]?["progress"] == .text("b"))
      #expect(fake[Self.other]?["progress"] == .text("c"))
      #expect(queue.waiting().isEmpty)
      let count = local.requests.count
      #expect(try queue.send(to: server, as: account, from: "here") == 0)
      #expect(local.requests.count == count)
    }
  }

  @Test func `what waited does not go over what another device told later`() throws {
    let folder = try ScratchFolder()
    let queue = KosyncQueue(folder: folder.path)
    try serve { (_, server) throws in
      try server.put(progress("there", on: "e-reader"), as: account)
      try queue.add(progress("here", at: 999))
      #expect(try queue.send(to: server, as: account, from: "here") == 0)
      #expect(fake[Self.document]?["progress"] == .text("there"))
      #expect(queue.waiting().isEmpty)
      try queue.add(progress("later", at: 2000))
      #expect(try queue.send(to: server, as: account, from: "here") == 1)
      #expect(fake[Self.document]?["progress"] == .text("later"))
    }
  }

  @Test func `what waits is only for its owner, and a damaged file is left out`() throws {
    let folder = try ScratchFolder()
    let queue = KosyncQueue(folder: folder.path)
    try queue.add(progress("a"))
    let mode = try folder.mode(of: "\(Self.document).json")
    #expect(mode == 0o600)
    _ = try folder.write("{", to: "\(Self.other).json")
    _ = try folder.write("{}", to: "..json")
    #expect(queue.waiting().map(\.progress) == ["a"])
  }
}

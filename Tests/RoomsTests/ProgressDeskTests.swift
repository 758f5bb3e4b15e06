import Books
import Dispatch
import Formats
import Glibc
import Kosync
import Rooms
import Setup
import Sync
import Synchronization
import TestSupport
import Testing

/// A text that the reader reads, and a sync server on this machine.
struct ProgressDeskTests {
  private let home: ScratchFolder
  private let folders: ReadersFolders
  private let text: OpenedText
  /// What the reader was told.
  private let told = Collected<String>()

  private final class Collected<Value: Sendable>: Sendable {
    private let all = Mutex<[Value]>([])
    var values: [Value] { all.withLock { $0 } }
    func add(_ value: Value) { all.withLock { $0.append(value) } }
  }

  init() throws {
    home = try ScratchFolder()
    let path = home.path
    folders = ReadersFolders { $0 == "HOME" ? path : nil }
    let lines = (1...400).map { "Line \($0) of a text that is read on two devices.\n" }
    let file = try home.write(lines.joined(), to: "text.txt")
    text = try TextOpener.open(path: file, onChange: {})
  }

  private func server(
    _ answer: String = "{}", isSlow: Bool = false
  ) throws -> (server: LocalServer, gate: Gate) {
    let gate = Gate()
    if !isSlow { gate.open() }
    let server = LocalServer { request in
      gate.wait()
      return .text(request.method == "GET" ? answer : "{}")
    }
    try KosyncLogin(
      server: KosyncServer(server.address), account: KosyncAccount(user: "reader", key: "k"),
      deviceID: "here"
    ).keep(in: folders)
    return (server, gate)
  }

  private func openDesk(
    at address: String, pause: DispatchTimeInterval = .seconds(300)
  ) -> ProgressDesk? {
    ProgressDesk(text, server: address, folders: folders, pause: pause) { [told] in told.add($0) }
  }

  /// What the server was told, by its parts that were read.
  private func puts(_ server: LocalServer) -> [String] {
    server.requests.filter { $0.method == "PUT" }.compactMap {
      JSONText(bytes: $0.body)?["progress"]?.string
    }
  }

  private func place(_ offset: Int) -> String { "\(Double(offset) / Double(text.source.count))" }

  private func eventually(_ condition: () -> Bool) -> Bool {
    for _ in 0..<1000 {
      if condition() { return true }
      usleep(10_000)
    }
    return condition()
  }

  private var waiting: [String] { folders.kosyncQueue?.waiting().map(\.progress) ?? [] }

  // MARK: - What is told

  @Test func `a place is told when the text is left, once, by the digest of the text`() throws {
    let (server, _) = try server()
    let desk = try #require(openDesk(at: server.address))
    desk.move(to: 400)
    desk.move(to: 1200)
    desk.leave(isWaiting: true)
    #expect(eventually { puts(server) == [place(1200)] })
    let body = try #require(server.requests.last.flatMap { JSONText(bytes: $0.body) })
    #expect(body["document"]?.string == text.digest?.sampled)
    #expect(body["device_id"]?.string == "here")
    #expect(eventually { waiting.isEmpty })
    desk.leave(isWaiting: true)
    desk.move(to: 1200)
    desk.leave(isWaiting: true)
    desk.move(to: 1600)
    desk.leave(isWaiting: true)
    #expect(eventually { puts(server).count > 1 })
    #expect(puts(server) == [place(1200), place(1600)])
  }

  @Test func `a text in which nobody went anywhere tells nothing`() throws {
    let (server, _) = try server()
    let desk = try #require(openDesk(at: server.address))
    desk.move(to: nil)
    desk.leave(isWaiting: true)
    #expect(server.requests.isEmpty && waiting.isEmpty)
  }

  @Test func `who reads on tells of it after a pause, the last place alone`() throws {
    let (server, _) = try server()
    let desk = try #require(openDesk(at: server.address, pause: .milliseconds(300)))
    for offset in stride(from: 0, through: 4000, by: 100) { desk.move(to: offset) }
    #expect(puts(server).isEmpty)
    #expect(eventually { !puts(server).isEmpty })
    desk.move(to: 5000)
    #expect(eventually { puts(server).count > 1 })
    #expect(puts(server) == [place(4000), place(5000)])
  }

  // MARK: - Servers that do not answer

  @Test func `leaving waits for no slow server, and the place is told once it answers`() throws {
    let (server, gate) = try server(isSlow: true)
    let desk = try #require(openDesk(at: server.address))
    desk.pull { _ in }
    #expect(eventually { server.requests.count == 1 })
    desk.move(to: 1200)
    let start = ContinuousClock.now
    desk.leave(isWaiting: true)
    #expect(ContinuousClock.now - start < .milliseconds(900))
    #expect(waiting == [place(1200)])
    gate.open()
    #expect(eventually { puts(server).contains(place(1200)) && waiting.isEmpty })
  }

  @Test func `what no server was there for is told when the next text is opened`() throws {
    var (server, _) = try server()
    let address = server.address
    // Nobody listens there any more.
    server = LocalServer { _ in .text("{}") }
    let first = try #require(openDesk(at: address))
    first.move(to: 1200)
    first.leave(isWaiting: true)
    #expect(waiting == [place(1200)])
    (server, _) = try self.server()
    let next = try #require(openDesk(at: server.address))
    next.pull { _ in }
    #expect(eventually { puts(server) == [place(1200)] && waiting.isEmpty })
    // That there was no server is no news.
    #expect(told.values.isEmpty)
  }

  @Test func `a server that does not know the reader is told of once`() throws {
    let server = LocalServer { _ in .status("401 Unauthorized") }
    try KosyncLogin(
      server: KosyncServer(server.address), account: KosyncAccount(user: "reader", key: "k")
    ).keep(in: folders)
    let desk = try #require(openDesk(at: server.address))
    desk.pull { _ in }
    desk.move(to: 800)
    desk.leave(isWaiting: true)
    desk.move(to: 1200)
    desk.leave(isWaiting: true)
    #expect(eventually { server.requests.count == 3 && !told.values.isEmpty })
    #expect(
      told.values == [
        "Your place is not shared: 127.0.0.1 does not know this user and password."
      ])
    // It is told the reader's place once it does.
    #expect(waiting == [place(1200)])
  }

  // MARK: - What others have told

  @Test func `the place of another device is found, with what it is called`() throws {
    let (server, _) = try server(
      #"{"percentage":0.5,"progress":"0.5","device":"Kobo","device_id":"there","timestamp":7}"#)
    let desk = try #require(openDesk(at: server.address))
    let found = Collected<FurtherPosition>()
    desk.pull { found.add($0) }
    #expect(eventually { !found.values.isEmpty })
    let place = try #require(found.values.first)
    #expect(place.offset == text.source.count / 2)
    #expect(place.origin == "on Kobo" && place.milliseconds == 7000)
    #expect(server.requests.first?.target == "/syncs/progress/\(text.digest?.sampled ?? "")")
  }

  @Test(arguments: [
    #"{"percentage":0.5,"progress":"0.5","device":"this","device_id":"here","timestamp":7}"#, "{}",
  ])
  func `what this machine told, or nobody, is no place of another one`(answer: String) throws {
    let (server, _) = try server(answer)
    let desk = try #require(openDesk(at: server.address))
    let found = Collected<FurtherPosition>()
    desk.pull { found.add($0) }
    desk.move(to: 800)
    // The queue has one thread: what is told now comes after what was asked.
    desk.leave(isWaiting: true)
    #expect(eventually { puts(server) == [place(800)] })
    #expect(found.values.isEmpty)
  }

  // MARK: - Who tells nothing

  @Test func `nothing is asked without a server, without a login, or at another server`() throws {
    #expect(openDesk(at: "http://127.0.0.1:9") == nil)
    let (server, _) = try server()
    #expect(openDesk(at: "") == nil)
    #expect(openDesk(at: "http://127.0.0.1:9") == nil)
    #expect(openDesk(at: server.address + "/") != nil)
    #expect(server.requests.isEmpty)
  }
}

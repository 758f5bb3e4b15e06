import Glibc
import Synchronization

/// A server of the web on this machine that does what a test tells it to, also what no server should.
package final class LocalServer: Sendable {
  /// What was asked.
  package struct Request: Sendable {
    /// The path with all behind it: `/a?b=c`.
    package var target: String
    /// The headers, by their names in small letters.
    package var headers: [String: String]
    /// The method: `GET`.
    package var method = "GET"
    /// What was sent with it.
    package var body: [UInt8] = []
  }

  /// What is answered.
  package struct Reply: Sendable {
    /// The status and its name.
    package var status = "200 OK"
    /// The headers, one a line.
    package var headers: [String] = []
    /// What is sent.
    package var body: [UInt8] = []
    /// The length that is told, where it is not the body's own.
    package var length: Int?
    /// Whether nothing is sent, and the connection stays open.
    package var isSilent = false
    /// Whether the connection stays open after the body was sent.
    package var isHeldOpen = false

    package init(
      status: String = "200 OK", headers: [String] = [], body: [UInt8] = [], length: Int? = nil,
      isSilent: Bool = false
    ) {
      self.status = status
      self.headers = headers
      self.body = body
      self.length = length
      self.isSilent = isSilent
    }

    package static func text(_ text: String, _ headers: String...) -> Reply {
      Reply(headers: headers, body: Array(text.utf8))
    }

    package static func status(_ status: String, _ headers: String...) -> Reply {
      Reply(status: status, headers: headers)
    }
  }

  /// Where it is: `http://127.0.0.1:4711`.
  package let address: String
  private let listener: Socket
  private let connections = Mutex<[Socket]>([])

  /// A socket that is closed when nobody uses it any more. A thread that went on with the number of a
  /// closed one would take the connection of another test's server, which has that number by then.
  private final class Socket: Sendable {
    let number: CInt
    init(_ number: CInt) { self.number = number }
    deinit { close(number) }

    /// Ends what is read from it and written to it.
    func shut() { shutdown(number, Int32(SHUT_RDWR)) }
  }

  private let asked = Mutex<[Request]>([])

  /// All that was asked so far.
  package var requests: [Request] { asked.withLock { $0 } }

  /// A server that answers with what `handler` says.
  package init(_ handler: @escaping @Sendable (Request) -> Reply) {
    setenv("no_proxy", "127.0.0.1", 1)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        precondition(bind(listener, $0, length) == 0 && listen(listener, 16) == 0)
        precondition(getsockname(listener, $0, &length) == 0)
      }
    }
    let door = Socket(listener)
    self.listener = door
    address = "http://127.0.0.1:\(UInt16(bigEndian: name.sin_port))"
    Thread.start { [weak self] in
      while true {
        let number = CInt(Self.restarted { Int(accept(door.number, nil, nil)) })
        guard number >= 0 else { return }
        let connection = Socket(number)
        guard let self else { return }
        self.connections.withLock { $0.append(connection) }
        Thread.start { [weak self] in
          withExtendedLifetime(connection) { self?.serve(connection.number, handler) }
        }
      }
    }
  }

  deinit {
    listener.shut()
    connections.withLock { for connection in $0 { connection.shut() } }
  }

  /// What a system call gives that no signal interrupted: other tests of the process have signals sent
  /// to it, and a call that is not made again would leave the client waiting.
  private static func restarted(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }

  private func serve(_ connection: CInt, _ handler: (Request) -> Reply) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var headEnd: Int?
    while headEnd == nil {
      let count = Self.restarted { recv(connection, &buffer, buffer.count, 0) }
      guard count > 0 else { return }
      bytes += buffer[..<count]
      // The first byte of TLS.
      if bytes[0] == 0x16 {
        shutdown(connection, Int32(SHUT_RDWR))
        return
      }
      headEnd = bytes.indices.first { bytes[$0...].starts(with: "\r\n\r\n".utf8) }
    }
    let head = bytes[..<(headEnd ?? bytes.count)]
    let lines = String(decoding: head, as: UTF8.self).split(whereSeparator: \.isNewline)
    var request = Request(target: String(lines[0].split(separator: " ")[1]), headers: [:])
    request.method = String(lines[0].split(separator: " ")[0])
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      request.headers[parts[0].lowercased()] = parts.count > 1 ? String(parts[1].dropFirst()) : ""
    }
    // What is sent with the request is read to its end: a connection with unread bytes is reset.
    request.body = Array(bytes[min(head.count + 4, bytes.count)...])
    var left =
      (request.headers["content-length"].flatMap { Int($0) } ?? 0) + head.count + 4 - bytes.count
    if request.headers["expect"] != nil {
      _ = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8).withUnsafeBytes {
        send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
    }
    while left > 0 {
      let count = Self.restarted { recv(connection, &buffer, buffer.count, 0) }
      guard count > 0 else { return }
      request.body += buffer[..<count]
      left -= count
    }
    asked.withLock { $0.append(request) }
    let reply = handler(request)
    if reply.isSilent { return }
    let fields = [
      "HTTP/1.1 \(reply.status)", "Content-Length: \(reply.length ?? reply.body.count)",
    ]
    let text = (fields + reply.headers + ["Connection: close", "", ""]).joined(separator: "\r\n")
    for part in [Array(text.utf8), reply.body] {
      var start = 0
      while start < part.count {
        let sent = part[start...].withUnsafeBytes { bytes in
          Self.restarted { send(connection, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)) }
        }
        guard sent > 0 else { break }
        start += sent
      }
    }
    if !reply.isHeldOpen { shutdown(connection, Int32(SHUT_RDWR)) }
  }
}

/// A thread that blocks without keeping one of Dispatch's from its work.
package enum Thread {
  package static func start(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let box = Unmanaged.passRetained(Box(body))
    pthread_create(
      &thread, nil,
      { pointer in
        pointer.map { Unmanaged<Box>.fromOpaque($0).takeRetainedValue().body() }
        return nil
      }, box.toOpaque())
    pthread_detach(thread)
  }

  private final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
}

extension [UInt8] {
  func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

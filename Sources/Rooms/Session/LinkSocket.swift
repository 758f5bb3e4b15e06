import Files
import Glibc
import Profiles
package import Setup
import Synchronization
import TabPlaces
import Workers

/// The socket by which a program that runs takes the links that another one was given.
///
/// It lies in `$XDG_RUNTIME_DIR`, and only the same user may use it. A link is sent as a line; the answer
/// is `ok`, or a sentence why the link leads nowhere.
package enum LinkSocket {
  /// The longest line that is taken, in bytes.
  fileprivate static let longest = 8300
  /// How long the other side is waited for, in seconds.
  private static let patience = 2

  /// What became of a link.
  package enum Outcome: Equatable, Sendable {
    /// The running program opens it.
    case taken
    /// It leads nowhere, as the running program says.
    case refused(String)
    /// No program takes it.
    case nobody
  }

  /// Where the socket is; nil without the folder, or if the path is too long for a socket.
  static func path(in folders: ReadersFolders) -> String? {
    guard let folder = folders.environment("XDG_RUNTIME_DIR"), folder.hasPrefix("/") else {
      return nil
    }
    let profile = folders.profile.map { "-\($0.slug)" } ?? ""
    let path = "\(folder)/tome-reader\(profile).socket"
    return path.utf8.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path) ? path : nil
  }

  /// Gives a link to the program that runs, if one does and takes links.
  package static func send(_ link: String, in folders: ReadersFolders = .standard) -> Outcome {
    guard let path = path(in: folders), let line = line(of: link) else { return .nobody }
    let descriptor = open()
    guard descriptor >= 0 else { return .nobody }
    defer { close(descriptor) }
    limitWaits(of: descriptor)
    guard withAddress(of: path, { connect(descriptor, $0, $1) }) == 0, isOwn(descriptor),
      write(line, to: descriptor), let answer = readLine(from: descriptor)
    else { return .nobody }
    return answer == "ok" ? .taken : .refused(answer)
  }

  /// The link as a line; nil if it is none that can be sent.
  private static func line(of link: String) -> [UInt8]? {
    let bytes = Array(link.utf8)
    guard bytes.count < longest, !bytes.contains(where: { $0 < 0x20 }) else { return nil }
    return bytes + [0x0A]
  }

  // MARK: - Sockets

  fileprivate static func open() -> CInt {
    socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
  }

  fileprivate static func limitWaits(of descriptor: CInt) {
    var time = timeval(tv_sec: patience, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, size)
  }

  fileprivate static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> CInt
  ) -> CInt {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  /// Whether the other side is the same user.
  fileprivate static func isOwn(_ descriptor: CInt) -> Bool {
    // struct ucred of socket(7): pid, uid, gid.
    var credentials: (Int32, UInt32, UInt32) = (0, .max, .max)
    var size = socklen_t(MemoryLayout.size(ofValue: credentials))
    guard getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &credentials, &size) == 0 else {
      return false
    }
    return credentials.1 == getuid()
  }

  fileprivate static func write(_ bytes: [UInt8], to descriptor: CInt) -> Bool {
    let count = bytes.withUnsafeBytes {
      Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    return count == bytes.count
  }

  /// The next line, as long as it is UTF-8 and no longer than a link; nil if none comes in time.
  fileprivate static func readLine(from descriptor: CInt) -> String? {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1024)
    while line.count <= longest {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += buffer[..<count]
      if let end = line.firstIndex(of: 0x0A) {
        return String(validating: line[..<end], as: UTF8.self)
      }
    }
    return nil
  }
}

/// Takes links from other programs while a session runs.
final class LinkListener: Sendable {
  private let path: String
  private let folders: ReadersFolders
  private let address: RoomAddress
  private let listener: CInt
  /// The file of the socket, so that another program's is not removed.
  private let number: ino_t
  private let hasEnded = Mutex(false)

  /// Begins to take links; nil if another program does so already, or if it cannot be done.
  init?(in folders: ReadersFolders, address: RoomAddress) {
    guard let path = LinkSocket.path(in: folders) else { return nil }
    // Of two programs that begin at once, one finds the other's socket alive.
    let lock = Glibc.open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard lock >= 0 else { return nil }
    defer { close(lock) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else { return nil }
    let probe = LinkSocket.open()
    guard probe >= 0 else { return nil }
    let isTaken = LinkSocket.withAddress(of: path) { connect(probe, $0, $1) } == 0
    close(probe)
    guard !isTaken else { return nil }
    var status = stat()
    // A socket that nobody listens at is left of a program that was killed.
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFSOCK, status.st_uid == getuid() {
      unlink(path)
    }
    let listener = LinkSocket.open()
    guard listener >= 0 else { return nil }
    // Nobody can connect before it listens, and then only this user.
    guard LinkSocket.withAddress(of: path, { bind(listener, $0, $1) }) == 0,
      chmod(path, 0o600) == 0, listen(listener, 4) == 0, lstat(path, &status) == 0
    else {
      close(listener)
      return nil
    }
    (self.path, self.folders, self.address) = (path, folders, address)
    (self.listener, number) = (listener, status.st_ino)
    Background.run("links") { self.acceptAll() }
  }

  /// Takes no more links.
  func end() {
    let isFirst = hasEnded.withLock { ended in
      defer { ended = true }
      return !ended
    }
    guard isFirst else { return }
    var status = stat()
    if lstat(path, &status) == 0, status.st_ino == number { unlink(path) }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func acceptAll() {
    defer { close(listener) }
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0, errno == EINTR || errno == ECONNABORTED { continue }
      guard connection >= 0, !hasEnded.withLock({ $0 }) else { return }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      LinkSocket.limitWaits(of: connection)
      answer(connection)
      close(connection)
    }
  }

  private func answer(_ connection: CInt) {
    guard LinkSocket.isOwn(connection), let link = LinkSocket.readLine(from: connection) else {
      return
    }
    do throws(Failure) {
      _ = try ReaderLink.requests(for: link, in: folders)
    } catch {
      let sentence = error.sentence.printable.prefix(1000)
      _ = LinkSocket.write(Array("\(sentence)\n".utf8), to: connection)
      return
    }
    // Whoever waits no longer has opened it by itself.
    guard LinkSocket.write(Array("ok\n".utf8), to: connection) else { return }
    address.post(link: link)
  }
}

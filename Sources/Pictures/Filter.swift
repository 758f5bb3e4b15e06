import CProcess
import Glibc

/// A child process that turns bytes into others.
struct Filter {
  /// The program, looked up in PATH, and its arguments.
  let arguments: [String]
  /// The bytes that are taken of what it writes, at most.
  let limit: Int
  /// The seconds after which it is ended: on a busy machine it computes for less.
  private static let patience = 5.0
  /// The seconds that it may compute, and the bytes of memory that it may have.
  private static let (computing, memory): (UInt64, UInt64) = (2, 1 << 30)

  /// What it writes when it is given `input`; `nil` if it fails, writes too much or takes too long.
  func output(of input: [UInt8]) -> [UInt8]? {
    var ends: [CInt] = [-1, -1]
    var outputs: [CInt] = [-1, -1]
    guard socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    guard pipe(&outputs) == 0 else {
      for end in ends { close(end) }
      return nil
    }
    var strings = arguments.map { strdup($0) } + [nil]
    let child = cpr_spawn(&strings, environ, ends[1], outputs[1], -1, CInt(CPR_OWN_SESSION))
    for string in strings { free(string) }
    close(ends[1])
    close(outputs[1])
    defer { close(outputs[0]) }
    guard child > 0 else {
      close(ends[0])
      return nil
    }
    cpr_limit(child, Self.computing, 0)
    cpr_limit_memory(child, Self.memory)
    let bytes = exchange(input, ends[0], outputs[0])
    if bytes == nil { kill(-child, SIGKILL) }
    return cpr_wait(child) == 0 ? bytes : nil
  }

  /// Gives all of `input` and takes what comes, until the program has closed its output.
  private func exchange(_ input: [UInt8], _ to: CInt, _ from: CInt) -> [UInt8]? {
    var to = to
    defer { if to >= 0 { close(to) } }
    _ = fcntl(to, F_SETFL, O_NONBLOCK)
    var sent = 0
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 64 << 10)
    let deadline = ContinuousClock.now + .seconds(Self.patience)
    while ContinuousClock.now < deadline {
      var polled = [
        pollfd(fd: from, events: Int16(POLLIN), revents: 0),
        pollfd(fd: to, events: Int16(POLLOUT), revents: 0),
      ]
      guard poll(&polled, 2, 200) >= 0 || errno == EINTR else { return nil }
      if polled[1].revents != 0 {
        let count = input[sent...].withUnsafeBytes { rest in
          send(to, rest.baseAddress, rest.count, CInt(MSG_NOSIGNAL))
        }
        let isRefused = count < 0 && errno != EAGAIN && errno != EINTR
        if count > 0 { sent += count }
        if isRefused || sent == input.count {
          close(to)
          to = -1
        }
      }
      guard polled[0].revents != 0 else { continue }
      let count = read(from, &part, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += part[..<count]
      guard bytes.count <= limit else { return nil }
    }
    return nil
  }
}

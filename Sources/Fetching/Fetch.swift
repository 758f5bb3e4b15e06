import Web
import CProcess
import Files
import Glibc
import Synchronization

/// A request that is on its way: curl, a small program of its own, asks for it.
///
/// Linking a network stack would make every start wait for its libraries, and URLSession needs the
/// same libcurl. From any thread: one runs it, another may stop it.
package final class Fetch: Sendable {
  /// What is wanted.
  package let request: WebRequest
  /// How often is asked whether a request may go on, in milliseconds.
  private static let checkTime: CInt = 100
  private let state = Mutex(State())

  private struct State {
    /// The running curl, the leader of its own process group.
    var child: pid_t?
    var isStopped = false
  }

  /// A request that is yet to be sent.
  package init(_ request: WebRequest) {
    self.request = request
  }

  /// Ends it: `run` throws `stopped`.
  package func stop() {
    state.withLock { state in
      state.isStopped = true
      if let child = state.child { kill(-child, SIGKILL) }
    }
  }

  /// Asks for the document and waits until it is in memory; blocks.
  ///
  /// - Parameters:
  ///   - limit: The most bytes that are taken.
  ///   - keepsPart: Whether what came is given if the connection breaks off before all is there.
  package func run(limit: Int, keepsPart: Bool = false) throws(FetchError) -> WebAnswer {
    var options = CurlOptions(request)
    options.add("compressed")
    options.add("max-filesize", String(limit))
    let outcome = try run(options, limit: limit)
    if outcome.output.count > limit { throw .tooLong }
    let isPart = keepsPart && outcome.error == .cut && !outcome.output.isEmpty
    if let error = outcome.error, !isPart { throw error }
    var answer = WebAnswer(
      address: outcome.address, type: outcome.headers["content-type"] ?? "", bytes: outcome.output)
    answer.isPart = isPart
    return answer
  }
}

// MARK: - Running curl

extension Fetch {
  /// How curl ended.
  struct Outcome {
    /// What it wrote to its output.
    var output: [UInt8]
    /// What the server told of it.
    var headers: AnswerHeaders
    /// Where it came from in the end.
    var address: String
    /// Why it is not there; `nil` if it is.
    var error: FetchError?
    /// Curl's exit status.
    var status: Int32
  }

  /// Runs curl with these options and waits for its end.
  ///
  /// - Parameters:
  ///   - limit: More bytes of output than these end it.
  ///   - headers: Where the headers are kept; `nil` if nobody wants them afterwards.
  ///   - mayGoOn: Is asked now and then; curl is ended if it says no.
  ///   - take: Is given what curl writes as it comes.
  func run(
    _ options: CurlOptions, limit: Int, headers: String? = nil, mayGoOn: (() -> Bool)? = nil,
    take: ([UInt8]) -> Void = { _ in }
  ) throws(FetchError) -> Outcome {
    if let fault = WebAddress(request.address).fault { throw .badAddress(fault) }
    var options = options
    let scratch = try FetchError.catching { () throws(FileFault) in try ScratchFile() }
    options.add("dump-header", headers ?? scratch.path)
    let text = Array(options.text.utf8)
    var input = try FetchError.catching { () throws(FileFault) in try ScratchFile(text) }
    // It may have a password: no crash is to leave it behind.
    input.hide()
    let errors = try FetchError.catching { () throws(FileFault) in try ScratchFile() }
    let (status, output) = try spawn(
      input: input, errors: errors, limit: limit, mayGoOn: mayGoOn, take: take)
    // The address is behind the message, in a line of its own.
    let said = Self.text(of: errors.path).split(
      separator: "\n", omittingEmptySubsequences: false)
    let headers = AnswerHeaders(Self.text(of: headers ?? scratch.path))
    // Advice of several lines may stand behind what happened.
    let lines = said.dropLast()
    let message = lines.first { $0.hasPrefix("curl: (") } ?? lines.last { !$0.isEmpty } ?? ""
    let error =
      status == 0
      ? nil : FetchError(curl: status, headers: headers, message: String(message))
    return Outcome(
      output: output, headers: headers, address: said.last.map(String.init) ?? request.address,
      error: error, status: status)
  }

  /// What curl wrote into a file; nothing, if there is none.
  static func text(of path: String) -> String {
    String(decoding: FileContents.read(path, atMost: 1 << 20) ?? [], as: UTF8.self)
  }

  private func spawn(
    input: borrowing ScratchFile, errors: borrowing ScratchFile, limit: Int,
    mayGoOn: (() -> Bool)?, take: ([UInt8]) -> Void
  ) throws(FetchError) -> (status: Int32, output: [UInt8]) {
    var ends: [CInt] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .other(String(cString: strerror(errno))) }
    defer { close(ends[0]) }
    let words = ["curl", "--disable", "--config", "-"]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let (output, errorFile, inputFile) = (ends[1], errors.descriptor, input.descriptor)
    let started = state.withLock { state -> (child: pid_t, code: Int32)? in
      guard !state.isStopped else { return nil }
      let child = cpr_spawn(
        &arguments, environ, inputFile, output, errorFile,
        CInt(CPR_OWN_SESSION | CPR_NOT_ALONE))
      let code = errno
      state.child = child > 0 ? child : nil
      return (child, code)
    }
    close(output)
    guard let (child, code) = started else { throw .stopped }
    guard child > 0 else { throw FetchError(starting: code) }
    let bytes = read(
      from: ends[0], of: child, limit: limit, mayGoOn: mayGoOn, take: take)
    return (try end(of: child), bytes)
  }

  /// Reads all that curl writes, and ends it when that is too much.
  private func read(
    from output: CInt, of child: pid_t, limit: Int, mayGoOn: (() -> Bool)?,
    take: ([UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while true {
      if let mayGoOn {
        var entry = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        if poll(&entry, 1, Self.checkTime) == 0 {
          if mayGoOn() { continue }
          kill(-child, SIGKILL)
          return bytes
        }
      }
      let count = Glibc.read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
      take(Array(buffer[..<count]))
      if bytes.count > limit {
        kill(-child, SIGKILL)
        return bytes
      }
    }
  }

  private func end(of child: pid_t) throws(FetchError) -> Int32 {
    // It is reaped within the lock, or `stop` might meet another's number.
    var information = siginfo_t()
    while waitid(P_PID, id_t(child), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    let (status, isStopped) = state.withLock { state in
      state.child = nil
      return (cpr_wait(child), state.isStopped)
    }
    if isStopped { throw .stopped }
    return status
  }
}

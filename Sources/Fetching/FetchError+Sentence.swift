import Glibc

extension FetchError {
  /// What happened and what can be done, in one line: `books.example takes no connection`.
  ///
  /// - Parameter host: The server's name.
  package func sentence(host: String) -> String {
    switch self {
    case .curlMissing: "the net is asked through curl, which is not installed"
    case .badAddress: "'\(host)' is no address of the web: one begins with https://"
    case .unknownHost: "\(host) is not found: is there a network?"
    case .refused: "\(host) takes no connection"
    case .timedOut: "\(host) does not answer"
    case .notSecure(let reason): "no safe connection to \(host)" + Self.behindColon(reason)
    case .tooManyRedirects: "\(host) leads from one address to the next without end"
    case .status(let status, let wait): Self.sentence(status: status, wait: wait, host: host)
    case .cut: "the connection to \(host) broke off"
    case .tooLong: "what \(host) sends is longer than any catalog"
    case .notWritten(let code):
      "it cannot be kept" + (code == 0 ? "" : ": \(String(cString: strerror(code)))")
    case .busy: "it is on its way already"
    case .stopped: "stopped"
    case .other(let reason): "\(host) cannot be asked" + Self.behindColon(reason)
    }
  }

  private static func sentence(status: Int, wait: Int?, host: String) -> String {
    switch status {
    case 401, 407: "\(host) wants to know who asks: a user and a password"
    case 403: "\(host) does not allow this (403)"
    case 404, 410: "\(host) has no such page any more (\(status))"
    case 429:
      "\(host) was asked too often (429)" + (wait.map { ": try again in \(words($0))" } ?? "")
    case 500...:
      "\(host) has trouble of its own (\(status))"
        + (wait.map { ": try again in \(words($0))" } ?? ": try again later")
    default: "\(host) refuses (\(status))"
    }
  }

  private static func words(_ seconds: Int) -> String {
    seconds < 120 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }

  private static func behindColon(_ reason: String) -> String {
    reason.isEmpty ? "" : ": \(reason)"
  }
}

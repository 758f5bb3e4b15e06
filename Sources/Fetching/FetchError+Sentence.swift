import Glibc

extension FetchError {
  /// What happened and what can be done, in one line without an end: `books.example takes no connection`.
  ///
  /// - Parameters:
  ///   - host: The server's name.
  ///   - wasNamed: Whether it was told who asks.
  package func sentence(host: String, wasNamed: Bool = false) -> String {
    switch self {
    case .status(401, _) where wasNamed: "\(host) does not take this user and password"
    case .curlMissing: "the net is asked through curl, which is not installed"
    case .badAddress: "'\(host)' is no address of the web: one begins with https://"
    case .unknownHost: "\(host) is not found: perhaps there is no network"
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
    case 404: "\(host) has no such page (404)"
    case 410: "\(host) has no such page any more (410)"
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

import Glibc
import Web

extension FetchError {
  /// What happened and what can be done, in one line without an end: `books.example refuses connections`.
  ///
  /// - Parameters:
  ///   - host: The server's name.
  ///   - wasNamed: Whether it was told who asks.
  package func sentence(host: String, wasNamed: Bool = false) -> String {
    switch self {
    case .status(401, _) where wasNamed: "\(host) rejects this user and password"
    case .curlMissing: "curl is not installed"
    case .badAddress(let fault):
      "this is not a web address" + (fault.map { ": \($0.words)" } ?? "")
    case .unknownHost: "\(host) was not found; perhaps there is no network"
    case .refused: "\(host) refuses connections"
    case .timedOut: "\(host) does not answer"
    case .notSecure(let reason): "no secure connection to \(host)" + Self.behindColon(reason)
    case .tooManyRedirects: "\(host) redirects too often"
    case .foreignRedirect(let scheme):
      "\(host) redirects to an address of \(scheme):, but only http: and https: are followed"
    case .status(let status, let wait): Self.sentence(status: status, wait: wait, host: host)
    case .cut: "the connection to \(host) was lost"
    case .tooLong: "\(host) sends too much data"
    case .endless(let bytes):
      "\(host) sent \(bytes >> 20) MB and does not say how much follows"
    case .notWritten(let code):
      "it cannot be kept" + (code == 0 ? "" : ": \(String(cString: strerror(code)))")
    case .busy: "it is already being downloaded"
    case .stopped: "stopped"
    case .other(let reason): "\(host) cannot be asked" + Self.behindColon(reason)
    }
  }

  private static func sentence(status: Int, wait: Int?, host: String) -> String {
    switch status {
    case 401, 407: "\(host) needs a user and a password"
    case 403: "\(host) does not allow this (403)"
    case 404: "\(host) has no such page (404)"
    case 410: "\(host) no longer has this page (410)"
    case 429:
      "\(host) got too many requests (429)" + (wait.map { ": try again in \(words($0))" } ?? "")
    case 500...:
      "\(host) has an internal error (\(status))"
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

import Glibc
import Web

/// What curl is told in its file of options: what stands on a command line, every user of the
/// machine can see.
struct CurlOptions {
  private var lines: [String] = []

  /// The options of every request: errors by status, no `~/.curlrc`, and only the web.
  init(_ request: WebRequest) {
    add("silent")
    add("show-error")
    add("fail")
    add("location")
    add("max-redirs", "10")
    add("proto", "=http,https")
    add("proto-redir", "=http,https")
    add("connect-timeout", String(request.patience.connection))
    add("speed-limit", "1")
    add("speed-time", String(request.patience.silence))
    add("user-agent", "tome-reader")
    add("header", "Accept: \(request.accept)")
    add("write-out", "%{stderr}\\n%{url_effective}")
    // In an address, braces would be a list of addresses.
    add("globoff")
    if let credentials = request.credentials {
      add("anyauth")
      add("user", "\(credentials.user):\(credentials.password)")
    }
    add("url", request.address)
  }

  /// An option without a value.
  mutating func add(_ name: String) { lines.append(name) }

  /// An option with its value.
  mutating func add(_ name: String, _ value: String) {
    var quoted = ""
    for character in value.unicodeScalars {
      switch character {
      case "\\", "\"": quoted += "\\\(character)"
      // No header and no address may go on in a line of its own.
      case "\r", "\n", "\0": continue
      default: quoted.unicodeScalars.append(character)
      }
    }
    // What curl itself reads escapes in is its own.
    lines.append("\(name) = \"\(name == "write-out" ? value : quoted)\"")
  }

  /// The file.
  var text: String { lines.joined(separator: "\n") + "\n" }
}

extension FetchError {
  /// The error that curl's exit status stands for (curl's manual, EXIT CODES).
  init(curl status: Int32, headers: AnswerHeaders, message: String) {
    let reason = message.split(separator: ") ", maxSplits: 1).last.map(String.init) ?? message
    switch status {
    case 1, 3: self = headers.foreignScheme.map { .foreignRedirect($0) } ?? .badAddress(nil)
    case 5, 6: self = .unknownHost
    case 7: self = .refused
    case 22: self = .status(headers.status, retryAfter: headers.retryAfter)
    case 23: self = .notWritten(code: 0)
    case 28: self = .timedOut
    case 35: self = .notSecure("perhaps it offers none (https)")
    case 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91:
      let preamble = "SSL certificate problem: "
      self = .notSecure(
        reason.hasPrefix(preamble) ? String(reason.dropFirst(preamble.count)) : reason)
    case 47: self = .tooManyRedirects
    case 18, 52, 55, 56, 92, 95: self = .cut
    case 63: self = .tooLong
    case 127: self = .curlMissing
    default: self = .other(reason)
    }
  }
}

/// The headers of the last answer that curl wrote down: those of answers that led on come before.
struct AnswerHeaders: Equatable {
  /// The status: 200, 404.
  private(set) var status = 0
  private var fields: [String: String] = [:]

  /// The headers in `text`, blocks with an empty line after each (RFC 9112).
  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.hasPrefix("HTTP/") {
        let parts = line.split(separator: " ")
        status = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        fields = [:]
      } else if let colon = line.firstIndex(of: ":") {
        let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
        fields[line[..<colon].lowercased()] = String(value)
      }
    }
  }

  /// The value of a header; `name` in small letters.
  subscript(_ name: String) -> String? { fields[name] }

  /// What the address that the answer leads to begins with, such as `ftp`, if it is not one of the web
  /// (RFC 3986, section 3.1).
  var foreignScheme: String? {
    guard 300..<400 ~= status, let address = self["location"],
      let colon = address.firstIndex(of: ":")
    else { return nil }
    let scheme = address[..<colon].lowercased()
    let isScheme =
      scheme.first?.isLetter == true && scheme.utf8.count <= 32
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return isScheme && scheme != "http" && scheme != "https" ? scheme : nil
  }

  /// The longest that a server may ask to wait, in seconds: a week.
  private static let longestWait = 604_800

  /// The seconds that the server asks to wait, where it tells seconds and that is no mistake.
  var retryAfter: Int? {
    self["retry-after"].flatMap { Int($0) }.flatMap { 0...Self.longestWait ~= $0 ? $0 : nil }
  }

  /// What tells this version of the document from others: a strong entity tag, or a date.
  var validator: String? {
    if let tag = self["etag"], !tag.hasPrefix("W/") { return tag }
    return self["last-modified"]
  }

  /// Whether what is sent is packed in a way that curl may unpack (RFC 9110, section 8.4).
  var isPacked: Bool {
    let ways = ["gzip", "x-gzip", "deflate", "br", "zstd"]
    return ways.contains(self["content-encoding"]?.lowercased() ?? "")
  }

  /// The length of the whole document in bytes, where it is told.
  var length: Int? {
    if status == 206, let range = self["content-range"] {
      return range.split(separator: "/").last.flatMap { Int($0) }
    }
    return isPacked ? nil : self["content-length"].flatMap { Int($0) }
  }
}

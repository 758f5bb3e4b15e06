import Foundation

/// The address of a document of the net, which others in it are relative to (RFC 3986).
package struct WebAddress: Equatable, Sendable {
  /// The address as it was given.
  package let text: String

  /// The address that `text` is.
  package init(_ text: String) {
    self.text = text
  }

  /// What names the server: `user:password@host:port`; `nil` if there is none.
  var authority: Substring? {
    guard let start = text.firstRange(of: "://")?.upperBound else { return nil }
    return text[start...].prefix { !"/?#".contains($0) }
  }

  /// The name of the server, without user and port; the whole address if there is none.
  package var host: String {
    guard let authority else { return text }
    let start = authority.lastIndex(of: "@").map(authority.index(after:)) ?? authority.startIndex
    let host = authority[start...]
    guard !host.hasPrefix("[") else { return String(host.prefix { $0 != "]" }) + "]" }
    return String(host.prefix { $0 != ":" })
  }

  /// Whether the server is this machine, or one of its own network.
  package var isNear: Bool {
    let name = host.lowercased()
    if ["localhost", "[::1]"].contains(name) || name.hasSuffix(".localhost")
      || name.hasSuffix(".local")
    {
      return true
    }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 4, let first = parts[0], let second = parts[1], parts[2] != nil,
      parts[3] != nil
    else { return false }
    return first == 127 || first == 10 || (first == 192 && second == 168)
      || (first == 172 && (16...31).contains(second))
  }

  /// Who asks, where the address itself says so.
  package var credentials: WebCredentials? {
    guard let authority, let end = authority.lastIndex(of: "@") else { return nil }
    let parts = authority[..<end].split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0).removingPercentEncoding ?? String($0) }
    return WebCredentials(user: parts[0], password: parts.count > 1 ? parts[1] : "")
  }

  /// The address without who asks: one that anybody may see.
  package var withoutCredentials: String {
    guard let authority, let end = authority.lastIndex(of: "@") else { return text }
    return String(text[..<authority.startIndex] + text[text.index(after: end)...])
  }

  /// The whole address of `target`, which may be relative (RFC 3986, section 5); as it stands where
  /// it is no address.
  package func resolving(_ target: String) -> String {
    // Templates have braces, which no address has: what is before them is resolved.
    let plain = target.prefix { $0 != "{" }
    let rest = target.dropFirst(plain.count)
    guard let base = URL(string: text), let url = URL(string: String(plain), relativeTo: base)
    else { return target }
    return url.absoluteString + rest
  }

  /// Where relative addresses lead to below an element with the `xml:base` given.
  package func moved(to base: String?) -> WebAddress {
    base.map { WebAddress(resolving($0)) } ?? self
  }
}

import Foundation

/// The address of a document, which others in it are relative to (RFC 3986, section 5).
struct WebAddress {
  /// The address as it was given.
  let text: String

  /// The address that `text` is.
  init(_ text: String) {
    self.text = text
  }

  /// The whole address of `target`, which may be relative; as it stands where it is no address.
  func resolving(_ target: String) -> String {
    // Templates have braces, which no address has: what is before them is resolved.
    let plain = target.prefix { $0 != "{" }
    let rest = target.dropFirst(plain.count)
    guard let base = URL(string: text), let url = URL(string: String(plain), relativeTo: base)
    else { return target }
    return url.absoluteString + rest
  }

  /// Where relative addresses lead to below an element with the `xml:base` given.
  func moved(to base: String?) -> WebAddress {
    base.map { WebAddress(resolving($0)) } ?? self
  }
}

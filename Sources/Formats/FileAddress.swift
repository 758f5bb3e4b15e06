import Markup

/// Addresses of files on this machine, as file managers give them: `file:///home/ada/book.epub`.
package enum FileAddress {
  /// The path that `address` means; `nil` if it is no such address.
  package static func path(_ address: String) -> String? {
    let small = address.prefix(32).lowercased()
    guard let head = ["file:///", "file://localhost/"].first(where: small.hasPrefix) else {
      return nil
    }
    return BookPath.decoded("/" + address.dropFirst(head.count))
  }
}

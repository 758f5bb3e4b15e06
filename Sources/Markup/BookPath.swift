/// Paths of documents in a book, and addresses that are relative to them.
package enum BookPath {
  /// The path and the fragment that `href` means in the document at `base`.
  ///
  /// `..` goes no further up than to the book's root.
  package static func resolve(
    _ href: String, in base: String
  ) -> (path: String, fragment: String) {
    // By bytes: a book may have a hundred thousand links.
    let sign = href.utf8.firstIndex(of: UInt8(ascii: "#")) ?? href.endIndex
    let fragment = decoded(href[sign...].dropFirst())
    let address = href[..<sign].utf8.prefix { $0 != UInt8(ascii: "?") }
    guard let first = address.first else { return (base, fragment) }
    let slash = UInt8(ascii: "/")
    var folders = first == slash ? [] : base.utf8.split(separator: slash).dropLast()
    for part in address.split(separator: slash) {
      switch Substring(part) {
      case ".": break
      case "..": _ = folders.popLast()
      case let name: folders.append(Substring(decoded(name)).utf8)
      }
    }
    return (folders.map { Substring($0) }.joined(separator: "/"), fragment)
  }

  /// What `href` means in the document at `base`: a path, and an element's id behind a `#`.
  static func address(_ href: String, in base: String) -> String {
    // Most links of a document lead to its own elements.
    if href.utf8.first == UInt8(ascii: "#"), !href.utf8.contains(UInt8(ascii: "%")) {
      return href.utf8.count == 1 ? base : base + href
    }
    if !base.utf8.contains(UInt8(ascii: "/")), isName(href) { return href }
    let (path, fragment) = resolve(href, in: base)
    return fragment.isEmpty ? path : path + "#" + fragment
  }

  /// Whether `href` is the path of a file beside another as it is, or below that, with no more behind it
  /// than a fragment.
  private static func isName(_ href: String) -> Bool {
    let slash = UInt8(ascii: "/")
    // `.`, `..` and a slash behind another one, or at either end, are no names.
    var isAtName = true
    var isInFragment = false
    for byte in href.utf8 {
      if byte == UInt8(ascii: "%") { return false }
      if isInFragment {
        isAtName = false
        continue
      }
      if isAtName, byte == slash || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#") {
        return false
      }
      if byte == UInt8(ascii: "?") { return false }
      isInFragment = byte == UInt8(ascii: "#")
      isAtName = byte == slash || isInFragment
    }
    return !isAtName
  }

  /// The address that means exactly this path, from the book's root.
  package static func source(of path: String) -> String {
    path.reduce(into: "/") { source, character in
      switch character {
      case "%": source += "%25"
      case "#": source += "%23"
      case "?": source += "%3F"
      default: source.append(character)
      }
    }
  }

  /// Whether `href` leads out of the book: it begins with a scheme.
  package static func isOutside(_ href: String) -> Bool {
    var count = 0
    for byte in href.utf8 {
      switch byte {
      case UInt8(ascii: ":"): return count > 0
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        count += 1
      default: return false
      }
    }
    return false
  }

  /// The characters that `%20` and its like stand for.
  package static func decoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(0x25) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == 0x25, rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

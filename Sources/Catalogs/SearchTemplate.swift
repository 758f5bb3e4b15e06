/// An address with places for what is looked for.
///
/// Both forms are known: `{searchTerms}` and `{startPage?}` of OpenSearch 1.1, and `{?query,title}`
/// of RFC 6570 as OPDS 2.0 uses it.
package struct SearchTemplate: Equatable, Sendable {
  /// The address with its braces.
  package let text: String

  /// The names under which catalogs ask for the words themselves.
  private static let names: Set<Substring> = ["searchTerms", "query", "q", "search", "keyword"]

  /// A template, where `text` has a place for the words.
  package init?(_ text: String) {
    self.text = text
    guard Self.parts(of: text).contains(where: \.takesWords) else { return nil }
  }

  /// The address that looks for `words`.
  package func address(for words: String) -> String {
    let value = Self.encoded(words)
    var address = ""
    for part in Self.parts(of: text) {
      switch part {
      case .literal(let text): address += text
      case .place(let name): if Self.names.contains(name) { address += value }
      case .query(let names, let mark):
        guard let name = names.first(where: { Self.names.contains($0) }) else { continue }
        address += "\(mark)\(name)=\(value)"
      }
    }
    return address
  }

  private enum Part {
    case literal(Substring)
    /// `{searchTerms}`; one that is not known is left out.
    case place(Substring)
    /// `{?query,title}` and `{&query}`.
    case query([Substring], mark: Character)

    var takesWords: Bool {
      switch self {
      case .literal: false
      case .place(let name): names.contains(name)
      case .query(let all, _): all.contains(where: names.contains)
      }
    }
  }

  private static func parts(of text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.literal(rest[..<open]))
      let inside = rest[rest.index(after: open)..<close]
      if let mark = inside.first, mark == "?" || mark == "&" {
        parts.append(.query(inside.dropFirst().split(separator: ","), mark: mark))
      } else {
        // A prefix is a namespace's, a question mark at the end says that it may be left out.
        let name = inside.split(separator: ":").last ?? ""
        parts.append(.place(name.last == "?" ? name.dropLast() : name))
      }
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.literal(rest))
    return parts
  }

  /// The words as they stand in an address (RFC 3986, section 2.3: all but the unreserved).
  private static func encoded(_ words: String) -> String {
    let digits = Array("0123456789ABCDEF")
    var encoded = ""
    for byte in words.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      default: encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
    return encoded
  }
}

/// What names a book in all its editions, as its publisher writes it: an ISBN, a UUID, an address.
///
/// Two ways of writing the same name are equal: `urn:isbn:978-0-14-143951-8`, `9780141439518`.
package struct BookIdentifier: Hashable, Sendable {
  /// The name in small letters, without the word for its kind.
  package let name: String

  /// A name has at least so many letters and digits: a shorter one is that of many books.
  private static let shortest = 8
  /// And at least so many different ones: `00000000-0000-0000-0000-000000000000` is what a program
  /// writes if nobody has named the book.
  private static let fewestKinds = 4
  private static let longest = 200

  private static let kinds = ["urn:", "url:", "uri:", "uuid:", "isbn:", "doi:", "calibre:"]
  private static let hosts = ["https://", "http://", "www."]
  /// What programs and handbooks write for a name.
  private static let samples = [
    "example.com", "example.org", "your-", "placeholder", "bookid", "book-id", "identifier",
    "unknown", "12345678", "untitled",
  ]

  /// The identifier that a book writes as `words`; `nil` for one that cannot tell books apart.
  package init?(_ words: String) {
    var rest = words.lowercased().filter { !$0.isWhitespace }[...]
    while let kind = (Self.kinds + Self.hosts).first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(kind.count)
    }
    while rest.last == "/" { rest.removeLast() }
    let signs = rest.filter { $0.isLetter || $0.isNumber }
    let isNumber = rest.allSatisfy { $0.isNumber || $0 == "-" || $0 == "x" }
    guard signs.count >= Self.shortest, Set(signs).count >= Self.fewestKinds,
      rest.count <= Self.longest, !Self.samples.contains(where: { rest.contains($0) })
    else { return nil }
    name = isNumber ? signs : String(rest)
  }
}

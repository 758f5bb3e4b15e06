import Web

/// The addresses at which a catalog is looked for, one after the other: the one that was given, then
/// those at which servers have their catalogs, then the same without a safe connection.
package struct CatalogGuesses {
  /// Where servers of books have their catalogs: calibre and most others, then COPS and Komga.
  private static let paths = ["/opds", "/opds/v1.2"]

  private var waiting: [String]
  /// The address for which a connection is tried that is not safe; nil if none is.
  private var open: String?
  private var asked: Set<String> = []

  /// The guesses for an address.
  ///
  /// - Parameter mayBeOpen: Whether `http` may be asked if `https` cannot be.
  package init(_ address: String, mayBeOpen: Bool) {
    waiting = Self.around(address)
    if mayBeOpen, address.lowercased().hasPrefix("https://") {
      open = "http://" + address.dropFirst("https://".count)
    }
  }

  private static func around(_ address: String) -> [String] {
    guard !paths.contains(where: { address.hasSuffix($0) || address.hasSuffix($0 + "/") }),
      !address.contains("?")
    else { return [address] }
    let base = address.hasSuffix("/") ? String(address.dropLast()) : address
    return [address] + paths.map { base + $0 }
  }

  /// The address to be asked next; nil if there is none left.
  package mutating func next() -> String? {
    if waiting.isEmpty, let open {
      waiting = Self.around(open)
      self.open = nil
    }
    guard !waiting.isEmpty else { return nil }
    let address = waiting.removeFirst()
    return asked.insert(address).inserted ? address : next()
  }

  /// Adds the links of a page of the web that was sent: its head may say where the catalog is.
  package mutating func addLinks(page: [UInt8], at address: String) {
    guard let link = Self.link(in: String(decoding: page.prefix(1 << 18), as: UTF8.self)) else {
      return
    }
    waiting.insert(WebAddress(address).resolving(link), at: 0)
  }

  /// Takes that nothing can be asked at the address: whether another one is worth it.
  ///
  /// - Parameter reachesServer: Whether the server answered, and said that there is no such page.
  package mutating func takeFailure(reachesServer: Bool) {
    // If nobody answers, nobody does at another path.
    if !reachesServer { waiting = [] }
  }

  /// Whether a host is this machine or one in its own network.
  package static func isOwnNetwork(_ host: String) -> Bool {
    let parts = host.split(separator: ".").compactMap { Int($0) }
    if parts.count == 4, host.split(separator: ".").count == 4 {
      return parts[0] == 10 || parts[0] == 127 || parts[0] == 192 && parts[1] == 168
        || parts[0] == 172 && 16...31 ~= parts[1]
    }
    return host == "localhost" || host == "[::1]" || host.hasSuffix(".local")
      || !host.contains(".")
  }

  /// What the first `<link>` to a feed leads to; one of a catalog is better than one of news.
  static func link(in page: String) -> String? {
    var found: String?
    var rest = page[...]
    while let start = rest.firstRange(of: "<link")?.upperBound {
      let tag = rest[start...].prefix { $0 != ">" }
      rest = rest[tag.endIndex...]
      guard let type = attribute("type", of: tag),
        type.hasPrefix("application/atom+xml")
          || type.hasPrefix("application/opds"), let address = attribute("href", of: tag)
      else { continue }
      if type.contains("opds") { return address }
      found = found ?? address
    }
    return found
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.lowercased()[...].firstRange(of: "\(name)=") else { return nil }
    let count = tag.lowercased().distance(
      from: tag.lowercased().startIndex, to: start.upperBound)
    let rest = tag.dropFirst(count)
    guard let quote = rest.first else { return nil }
    let value =
      quote == "\"" || quote == "'"
      ? rest.dropFirst().prefix { $0 != quote } : rest.prefix { !$0.isWhitespace }
    return PlainSummary.words(ofHTML: String(value))
  }
}

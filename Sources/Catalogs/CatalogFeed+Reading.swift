extension CatalogFeed {
  /// The type of a feed of OPDS 2.0.
  static let jsonType = "application/opds+json"

  /// The types that a catalog is asked for, the better first.
  package static let mediaTypes =
    "\(jsonType), application/atom+xml;profile=opds-catalog, application/atom+xml;q=0.9, "
    + "application/opds-publication+json, application/xml;q=0.5, */*;q=0.1"

  /// Reads the feed that a catalog sent, whichever of the two kinds it is.
  ///
  /// - Parameters:
  ///   - bytes: What was sent: OPDS 1.2 or 2.0, told by its first character.
  ///   - address: Where it came from in the end: what the addresses in it are relative to.
  /// - Throws: What is wrong with it.
  package init(reading bytes: [UInt8], at address: String) throws(CatalogError) {
    let start = bytes.drop { $0 == 32 || (9...13).contains($0) }.prefix(15)
    guard !start.isEmpty else { throw .empty }
    let word = String(decoding: start, as: UTF8.self).lowercased()
    if ["<!doctype html", "<html"].contains(where: word.hasPrefix) { throw .webPage }
    self = try bytes.read { all throws(CatalogError) in
      if start.first == UInt8(ascii: "{") { return try JSONFeed.feed(all, at: address) }
      do throws(CatalogError) { return try AtomFeed.feed(all, at: address) } catch {
        guard case .brokenXML = error, let repaired = RepairedXML.bytes(of: all) else {
          throw error
        }
        return try repaired.read { whole throws(CatalogError) in
          try AtomFeed.feed(whole, at: address)
        }
      }
    }
  }
}

extension SearchTemplate {
  /// Reads the OpenSearch description that a catalog sent.
  ///
  /// - Throws: What is wrong with it.
  package init(reading bytes: [UInt8], at address: String) throws(CatalogError) {
    self = try bytes.read { all throws(CatalogError) in
      try AtomFeed.searchTemplate(all, at: address)
    }
  }
}

extension [UInt8] {
  fileprivate func read<Result>(
    _ body: (UnsafeRawBufferPointer) throws(CatalogError) -> Result
  ) throws(CatalogError) -> Result {
    let outcome = withUnsafeBytes { bytes -> Swift.Result<Result, CatalogError> in
      do throws(CatalogError) { return .success(try body(bytes)) } catch { return .failure(error) }
    }
    return try outcome.get()
  }
}

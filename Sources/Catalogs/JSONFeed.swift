import Foundation
import Web

/// OPDS 2.0: feeds in JSON, as Readium's web publication manifests write books.
enum JSONFeed {
  /// The feed in `bytes`, or the one publication.
  ///
  /// - Parameter address: Where it came from: what its addresses are relative to.
  static func feed(
    _ bytes: UnsafeRawBufferPointer, at address: String
  ) throws(CatalogError) -> CatalogFeed {
    let value: Any
    do { value = try JSONSerialization.jsonObject(with: Data(bytes)) } catch {
      throw .brokenJSON
    }
    let root = JSONValue(value)
    guard root["metadata"].exists, root["links"].exists || root["publications"].exists else {
      throw .notACatalog
    }
    let base = WebAddress(address)
    var feed = CatalogFeed(title: root["metadata"]["title"].words ?? "")
    feed.total = root["metadata"]["numberOfItems"].number
    for link in root["links"].elements {
      guard let target = link["href"].string else { continue }
      let address = base.resolving(target)
      let relations = link["rel"].strings
      if relations.contains("next") { feed.next = address }
      if relations.contains("search") {
        feed.search = SearchTemplate(address).map { .template($0) } ?? feed.search
      }
    }
    feed.facets = root["facets"].elements.flatMap { facets($0, base: base) }
    feed.entries = entries(of: root, base: base)
    for group in root["groups"].elements {
      // A group is shown as a way to all of it, with what it shows of it.
      if let all = way(toAllOf: group, base: base) { feed.entries.append(all) }
      feed.entries += entries(of: group, base: base)
    }
    // The manifest of a book by itself.
    if feed.entries.isEmpty, !files(of: root, base: base).isEmpty {
      feed.entries = [publication(root, base: base)]
    }
    return feed
  }

  private static func entries(of node: JSONValue, base: WebAddress) -> [CatalogEntry] {
    node["navigation"].elements.compactMap { navigation($0, base: base) }
      + node["publications"].elements.map { publication($0, base: base) }
  }

  private static func navigation(_ link: JSONValue, base: WebAddress) -> CatalogEntry? {
    guard let target = link["href"].string else { return nil }
    var entry = CatalogEntry()
    entry.title = link["title"].words ?? target
    entry.feed = base.resolving(target)
    entry.id = entry.feed ?? ""
    return entry
  }

  private static func way(toAllOf group: JSONValue, base: WebAddress) -> CatalogEntry? {
    guard let link = group["links"].elements.first(where: { $0["rel"].strings.contains("self") })
    else { return nil }
    var entry = navigation(link, base: base)
    if let title = group["metadata"]["title"].words { entry?.title = title }
    return entry
  }

  private static func facets(_ group: JSONValue, base: WebAddress) -> [CatalogFacet] {
    group["links"].elements.compactMap { link in
      guard let target = link["href"].string else { return nil }
      return CatalogFacet(
        group: group["metadata"]["title"].words ?? "", title: link["title"].words ?? target,
        address: base.resolving(target), isActive: link["rel"].strings.contains("self"))
    }
  }

  private static func publication(_ node: JSONValue, base: WebAddress) -> CatalogEntry {
    let metadata = node["metadata"]
    var entry = CatalogEntry()
    entry.id = metadata["identifier"].string ?? ""
    entry.title = metadata["title"].words ?? ""
    entry.authors = metadata["author"].names
    entry.summary = PlainSummary.words(ofHTML: metadata["description"].string ?? "")
    entry.languages = metadata["language"].strings
    entry.published = metadata["published"].string
    entry.publisher = metadata["publisher"].names.first
    entry.subjects = metadata["subject"].names
    let series = metadata["belongsTo"]["series"]
    entry.series = (series.names.first ?? "").numbered(
      series.elements.first?["position"].number.map { "\($0)" })
    entry.files = files(of: node, base: base)
    entry.cover = cover(of: node).map { base.resolving($0) }
    entry.details =
      node["links"].elements.first {
        $0["rel"].strings.contains("self")
          && MediaType($0["type"].string ?? "").essence.hasPrefix("application/opds")
      }?["href"].string.map { base.resolving($0) }
    return entry
  }

  /// From this many pixels of width on a picture is sharp enough.
  private static let coverWidth = 160

  /// The smallest picture of a cover that is sharp enough; of those whose width is not told the last, since
  /// catalogs name the largest first.
  private static func cover(of node: JSONValue) -> String? {
    let images = node["images"].elements
    let sharp = images.filter { ($0["width"].number ?? 0) >= coverWidth }
      .min { ($0["width"].number ?? 0) < ($1["width"].number ?? 0) }
    return (sharp ?? images.last)?["href"].string
  }

  private static func files(of node: JSONValue, base: WebAddress) -> [CatalogFile] {
    node["links"].elements.compactMap { link in
      guard let target = link["href"].string,
        let terms = link["rel"].strings.lazy.compactMap({ terms($0) }).first
      else { return nil }
      let indirect = link["properties"]["indirectAcquisition"].elements.first
      return CatalogFile(
        address: base.resolving(target),
        mediaType: MediaType(indirect?["type"].string ?? link["type"].string ?? ""), terms: terms,
        title: link["title"].words ?? "", length: link["length"].number ?? link["size"].number)
    }
  }

  private static func terms(_ relation: String) -> CatalogFile.Terms? {
    guard let open = relation.range(of: "opds-spec.org/acquisition") else {
      return ["preview": .sample, "sample": .sample][relation]
    }
    return switch relation[open.upperBound...] {
    case "/buy": .purchase
    case "/borrow": .loan
    case "/subscribe": .subscription
    case "/sample", "/preview": .sample
    default: .free
    }
  }
}

/// A value of JSON of which nothing is taken for granted.
struct JSONValue {
  private let value: Any?

  /// The value that Foundation read.
  init(_ value: Any?) {
    self.value = value
  }

  /// Whether there is one.
  var exists: Bool { value != nil }

  /// The value that an object has for `key`.
  subscript(_ key: String) -> JSONValue { JSONValue((value as? [String: Any])?[key]) }

  /// The values of an array; a value by itself is one.
  var elements: [JSONValue] {
    if let array = value as? [Any] { return array.map { JSONValue($0) } }
    return value is [String: Any] ? [self] : []
  }

  /// The text.
  var string: String? { value as? String }

  /// The number.
  var number: Int? { (value as? NSNumber)?.intValue }

  /// The texts of an array, or the one text.
  var strings: [String] {
    string.map { [$0] } ?? (value as? [Any])?.compactMap { $0 as? String } ?? []
  }

  /// The text with single spaces, or the one of several languages that is English or first by name.
  var words: String? {
    if let string { return string.spaced }
    guard let versions = value as? [String: Any] else { return nil }
    let name = versions["en"] != nil ? "en" : versions.keys.sorted().first
    return name.flatMap { versions[$0] as? String }?.spaced
  }

  /// Names of people or subjects: texts, objects with a name, or arrays of either.
  var names: [String] {
    if let array = value as? [Any] { return array.flatMap { JSONValue($0).names } }
    return [string?.spaced ?? self["name"].words].compactMap { $0 }
  }
}

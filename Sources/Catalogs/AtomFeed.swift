import Web

/// OPDS Catalog 1.2: feeds in Atom (RFC 4287), and the OpenSearch description beside them.
enum AtomFeed {
  private static let catalogType = "application/atom+xml"
  private static let searchType = "application/opensearchdescription+xml"
  private static let relations = "http://opds-spec.org/"

  /// The feed in `bytes`, or the one entry.
  ///
  /// - Parameter address: Where it came from: what its addresses are relative to.
  static func feed(
    _ bytes: UnsafeRawBufferPointer, at address: String
  ) throws(CatalogError) -> CatalogFeed {
    let root = try XMLNode(documentIn: bytes)
    switch root.element.name {
    case "feed": return feed(root, base: WebAddress(address))
    case "entry":
      let entry = entry(root, base: WebAddress(address))
      var feed = CatalogFeed(title: entry.title)
      feed.entries = [entry]
      return feed
    default: throw .notACatalog
    }
  }

  /// The template in an OpenSearch description.
  static func searchTemplate(
    _ bytes: UnsafeRawBufferPointer, at address: String
  ) throws(CatalogError) -> SearchTemplate {
    let root = try XMLNode(documentIn: bytes)
    let found = root.children("Url").filter {
      MediaType($0.element["type"] ?? "").essence == catalogType
    }
    for url in found {
      guard let text = url.element["template"],
        let template = SearchTemplate(WebAddress(address).resolving(text))
      else { continue }
      return template
    }
    throw .notACatalog
  }

  private static func feed(_ node: XMLNode, base: WebAddress) -> CatalogFeed {
    let base = base.moved(to: node.element["base"])
    var feed = CatalogFeed(title: node.words("title") ?? "")
    feed.total = node.words("totalResults").flatMap { Int($0) }
    for link in node.children("link").compactMap({ Link($0, base: base) }) {
      switch link.relation {
      case "next": feed.next = link.address
      case "search":
        if link.type.essence == searchType {
          feed.search = feed.search ?? .description(link.address)
        } else if let template = SearchTemplate(link.address) {
          feed.search = .template(template)
        }
      case relations + "facet":
        feed.facets.append(
          CatalogFacet(
            group: link.node.element["facetGroup"] ?? "", title: link.title ?? link.address,
            address: link.address, isActive: link.node.element["activeFacet"] == "true"))
      default: break
      }
    }
    feed.entries = node.children("entry").map { entry($0, base: base) }
    return feed
  }

  private static func entry(_ node: XMLNode, base: WebAddress) -> CatalogEntry {
    let base = base.moved(to: node.element["base"])
    var entry = CatalogEntry()
    entry.id = node.words("id") ?? ""
    entry.title = node.words("title") ?? ""
    entry.authors = node.children("author").compactMap { $0.words("name") }
    entry.summary = summary(of: node)
    entry.languages = node.children("language").map(\.words).filter { !$0.isEmpty }
    // Atom's own `published` is when the entry came into the catalog.
    entry.published = node.words("issued") ?? node.words("date")
    entry.publisher = node.words("publisher")
    entry.subjects = node.children("category").compactMap {
      $0.element["label"] ?? $0.element["term"]
    }
    entry.series = node.children.first { $0.element.name.lowercased() == "series" }.flatMap {
      series in
      (series.element["name"] ?? series.words).numbered(series.element["position"])
    }
    entry.takeFactsOfSummary()
    for link in node.children("link").compactMap({ Link($0, base: base) }) { add(link, &entry) }
    // A book that can be had here is no way to somewhere else.
    if !entry.files.isEmpty, let feed = entry.feed {
      entry.details = entry.details ?? feed
      entry.feed = nil
    }
    return entry
  }

  private static func add(_ link: Link, _ entry: inout CatalogEntry) {
    if let terms = terms(link.relation) {
      entry.files += files(link, terms)
      return
    }
    if smallCovers.contains(link.relation) {
      entry.cover = link.address
    } else if covers.contains(link.relation) {
      entry.cover = entry.cover ?? link.address
    }
    // A feed may lead to one of OPDS 2.0, and a way into a part of the catalog is one whatever it says.
    let isFeed = link.relation == "subsection" || link.type.essence == CatalogFeed.jsonType
    guard isFeed || link.type.essence == catalogType else { return }
    let isEntry = link.node.element["type"]?.contains("type=entry") == true
    switch link.relation {
    case "alternate" where isEntry: entry.details = entry.details ?? link.address
    case "self", "related", "up", "start": break
    default: if !isEntry { entry.feed = entry.feed ?? link.address }
    }
  }

  /// The relations of pictures on covers, by OPDS and by Stanza before it: smaller ones, and any.
  private static let smallCovers = [
    relations + "image/thumbnail", relations + "thumbnail", "x-stanza-cover-image-thumbnail",
  ]
  private static let covers = [relations + "image", relations + "cover", "x-stanza-cover-image"]

  private static func terms(_ relation: String) -> CatalogFile.Terms? {
    let acquisition = relations + "acquisition"
    guard relation.hasPrefix(acquisition) else { return nil }
    return switch relation.dropFirst(acquisition.count) {
    case "/buy": .purchase
    case "/borrow": .loan
    case "/subscribe": .subscription
    case "/sample", "/preview": .sample
    default: .free
    }
  }

  /// The ways that a link stands for: where it leads to a file by detours, the file's type counts.
  private static func files(_ link: Link, _ terms: CatalogFile.Terms) -> [CatalogFile] {
    let indirect = link.node.children("indirectAcquisition").compactMap { $0.element["type"] }
    let isPriced = !link.node.children("price").isEmpty
    return [
      CatalogFile(
        address: link.address, mediaType: indirect.first.map { MediaType($0) } ?? link.type,
        terms: terms == .free && (isPriced || !indirect.isEmpty) ? .purchase : terms,
        title: link.title ?? "", length: link.node.element["length"].flatMap { Int($0) })
    ]
  }

  private static func summary(of node: XMLNode) -> String {
    let parts = node.children.filter {
      $0.element.name == "content" || $0.element.name == "summary"
    }.map { part in
      switch part.element["type"] ?? "text" {
      case "html", "text/html": PlainSummary.words(ofHTML: part.text)
      case "xhtml": PlainSummary.words(ofHTML: part.markup)
      default: PlainSummary.paragraphs(of: part.text)
      }
    }
    return parts.max { $0.utf8.count < $1.utf8.count } ?? ""
  }

  /// A link of Atom (RFC 4287, section 4.2.7).
  private struct Link {
    var node: XMLNode
    var address: String
    var relation: String
    var type: MediaType
    var title: String?

    init?(_ node: XMLNode, base: WebAddress) {
      guard let target = node.element["href"] else { return nil }
      self.node = node
      address = base.resolving(target)
      relation = node.element["rel"] ?? "alternate"
      type = MediaType(node.element["type"] ?? "")
      title = node.element["title"].map(\.spaced)
    }
  }
}

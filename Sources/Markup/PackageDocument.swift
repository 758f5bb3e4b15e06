package import Books

/// What the package document of an EPUB says: the OPF.
package struct PackageDocument: Sendable {
  /// A file of the book.
  package struct Item: Sendable {
    /// Its path in the archive.
    package var path: String
    /// Its media type.
    package var type: String
    /// What it is beside a document, such as `nav`.
    package var properties: [String]
    /// The id of the item that stands in for it where it cannot be shown.
    var fallback: String?

    /// What it is in the reading order.
    package var kind: SpineKind { SpineKind(type: type) }
  }

  /// The title; `nil` if there is none.
  package private(set) var title: String?
  /// The authors, in their order.
  package private(set) var authors: [String] = []
  /// The language, such as `en-GB`.
  package private(set) var language: String?
  /// What names this book in all its editions; `nil` if nothing does that is its own.
  package private(set) var identifier: BookIdentifier?
  /// What the book is about.
  package private(set) var subjects: [String] = []
  /// A few words about the book.
  package private(set) var description: String?
  /// The series that the book is in, and its number there.
  package private(set) var series: String?
  package private(set) var seriesNumber: Double?
  /// When it was published, as the book writes it.
  package private(set) var published: String?
  /// The version of EPUB, such as `3.0`.
  package private(set) var version = ""
  /// The documents in reading order.
  package private(set) var spine: [Item] = []
  /// Whether pages are turned from right to left.
  package private(set) var turnsRightToLeft = false
  /// The picture on the cover, by its path.
  package private(set) var cover: String?
  /// The document with the table of contents of EPUB 3.
  package private(set) var navigation: String?
  /// The document with the table of contents of EPUB 2.
  package private(set) var ncx: String?
  /// Where kinds of places begin, as EPUB 2 names them: kinds, and paths of documents with the id of
  /// an element behind a `#`.
  package private(set) var guide: [(type: String, address: String)] = []

  /// The id of the item with the cover's picture, as EPUB 2 names it.
  private var coverID: String?
  /// Whether pages are laid out by the book itself, as those of a picture book.
  private var hasFixedLayout = false
  /// What the book has that a terminal does not show.
  package private(set) var remarks: [BookRemark] = []

  /// What the document of UTF-8 at `path` says; one that is no XML is read as well as can be.
  ///
  /// - Parameter place: Gives the path that a file really has; `nil` if there is none.
  package init(
    _ bytes: [UInt8], at path: String, place: (String) -> String? = { $0 }
  ) throws(BookFault) {
    let (root, fault) = XMLTree.rescued(bytes)
    guard let root, root.name == "package" else { throw .noBook("it has no package document") }
    version = root.attributes["version"] ?? ""
    if let metadata = root.child("metadata") {
      readMetadata(of: metadata, identifiedBy: root.attributes["unique-identifier"])
    }
    var items: [String: Item] = [:]
    /// The ids of items that are parts of documents, named by what stands behind a `#`.
    var parts: Set<String> = []
    var kinds: [String: Int] = [:]
    for item in root.child("manifest")?.children("item") ?? [] {
      guard let id = item.attributes["id"], let href = item.attributes["href"] else { continue }
      let (written, fragment) = BookPath.resolve(href, in: path)
      if !fragment.isEmpty { parts.insert(id) }
      let found = Item(
        path: place(written) ?? written, type: item.attributes["media-type"] ?? "",
        properties: item.attributes.words("properties").map(String.init),
        fallback: item.attributes["fallback"])
      items[id] = found
      kinds[String(found.type.prefix { $0 != "/" }), default: 0] += 1
      if found.properties.contains("nav") { navigation = found.path }
      if found.properties.contains("cover-image") { cover = cover ?? found.path }
      if found.type == "application/x-dtbncx+xml" { ncx = found.path }
    }
    if cover == nil, let item = coverID.flatMap({ items[$0] }), item.type.hasPrefix("image/") {
      cover = item.path
    }
    let spine = root.child("spine")
    turnsRightToLeft = spine?.attributes["page-progression-direction"] == "rtl"
    if let toc = spine?.attributes["toc"], let item = items[toc] { ncx = item.path }
    var paths: Set<String> = []
    for reference in spine?.children("itemref") ?? [] {
      guard let id = reference.attributes["idref"], let item = Self.shown(id, among: items) else {
        continue
      }
      // Some makers name a document again for each of its parts.
      let isNew = paths.insert(item.path).inserted
      guard isNew || !parts.contains(id) else { continue }
      self.spine.append(item)
      let properties = reference.attributes.words("properties")
      if properties.contains("rendition:layout-pre-paginated") { hasFixedLayout = true }
    }
    for reference in root.child("guide")?.children("reference") ?? [] {
      if let type = reference.attributes["type"], let href = reference.attributes["href"] {
        guide.append((type, BookPath.address(href, in: path)))
      }
    }
    guard !self.spine.isEmpty else { throw .noBook("it names no documents to read") }
    remarks = Self.remarks(on: kinds)
    if let fault { remarks.insert(BookRemark(path, fault.sentenceOfRescue, isLoss: false), at: 0) }
    if hasFixedLayout {
      let words = "pages of a fixed layout, of which the text is shown, but not where it stands"
      remarks.insert(BookRemark("", words, isLoss: false), at: 0)
    }
  }

  /// The items that stand in for one another, at most.
  private static let longestChain = 100

  /// The item with this id, or what stands in for it if it cannot be shown as it is: the first that can,
  /// else the first picture, else itself.
  private static func shown(_ id: String, among items: [String: Item]) -> Item? {
    var chain: [Item] = []
    var next: String? = id
    while let id = next, let item = items[id], chain.count < longestChain {
      if SpineKind.isShown(item.type) { return item }
      chain.append(item)
      next = item.fallback
    }
    return chain.first { $0.kind == .picture } ?? chain.first
  }

  /// What is said of files of these kinds, by how many there are.
  private static func remarks(on kinds: [String: Int]) -> [BookRemark] {
    let names = [
      ("image", "picture", "shown where the terminal can, or as words"),
      ("audio", "sound", "left out"),
      ("video", "film", "left out"), ("font", "font", "left out"),
    ]
    return names.compactMap { kind, name, fate in
      guard let count = kinds[kind] else { return nil }
      let files = count == 1 ? "1 \(name)" : "\(count) \(name)s"
      return BookRemark("", "\(files), \(fate)", isLoss: false)
    }
  }

  /// - Parameter id: The id of the element that names the book, of several that do.
  private mutating func readMetadata(of metadata: XMLNode, identifiedBy id: String?) {
    // EPUB 2.0 may have its Dublin Core in an element of its own.
    let nodes = metadata.children + (metadata.child("dc-metadata")?.children ?? [])
    var roles: [String: [String]] = [:]
    for meta in nodes where meta.name == "meta" {
      if meta.attributes["property"] == "role", let refines = meta.attributes["refines"] {
        roles[refines, default: []].append(meta.text)
      }
      read(meta)
    }
    readCollections(among: nodes)
    for node in nodes where !node.text.isEmpty {
      switch node.name {
      case "title": title = title ?? node.text
      case "language": language = language ?? node.text
      case "identifier":
        let isChosen = id != nil && node.attributes["id"] == id
        let named = BookIdentifier(node.text)
        identifier = isChosen ? named ?? identifier : identifier ?? named
      // Of several dates the first is that of the book, unless another one says so.
      case "date":
        let event = node.attributes["opf:event", "event"]
        if published == nil || event == "publication" { published = node.text }
      case "subject": subjects.append(node.text)
      case "description": description = description ?? node.text
      case "creator":
        // Who wrote a book may have done more for it.
        let own = node.attributes["opf:role", "role"].map { [$0] }
        let named = own ?? node.attributes["id"].flatMap { roles["#" + $0] }
        // What calibre writes if it does not know.
        if named?.contains("aut") ?? true, node.text != "Unknown" { authors.append(node.text) }
      default: break
      }
    }
  }

  private mutating func read(_ meta: XMLNode) {
    if meta.attributes["name"] == "cover" { coverID = coverID ?? meta.attributes["content"] }
    let isFixed =
      meta.attributes["property"] == "rendition:layout" && meta.text == "pre-paginated"
      || meta.attributes["name"] == "fixed-layout" && meta.attributes["content"] == "true"
    if isFixed { hasFixedLayout = true }
    if meta.attributes["name"] == "calibre:series" { series = meta.attributes["content"] }
    if meta.attributes["name"] == "calibre:series_index" {
      seriesNumber = meta.attributes["content"].flatMap { Double($0) }
    }
  }

  /// Reads the first collection that the book is in, if that is no mere set, such as a list of novels.
  private mutating func readCollections(among nodes: [XMLNode]) {
    func refining(_ property: String, _ id: String?) -> String? {
      guard let id else { return nil }
      return nodes.first {
        $0.attributes["property"] == property && $0.attributes["refines"] == "#" + id
      }?.text
    }
    for meta in nodes where meta.attributes["property"] == "belongs-to-collection" {
      let id = meta.attributes["id"]
      guard series == nil, refining("collection-type", id) != "set" else { continue }
      series = meta.text
      seriesNumber = refining("group-position", id).flatMap { Double($0) }
    }
  }

  /// What else the book says of itself.
  package var metadata: BookMetadata {
    var metadata = BookMetadata(
      format: version.first.map { "EPUB \($0)" } ?? "EPUB", subjects: subjects,
      summary: description.map { PlainHTML.words(of: $0) }, series: series,
      seriesNumber: seriesNumber, published: published.map { String($0.prefix { $0 != "T" }) })
    metadata.turnsRightToLeft = turnsRightToLeft
    metadata.identifier = identifier
    return metadata
  }

  /// The title and the authors; `nil` if the book does not say what it is called.
  package var bookTitle: BookTitle? {
    title.map {
      BookTitle(title: $0, author: authors.isEmpty ? nil : authors.joined(separator: ", "))
    }
  }
}

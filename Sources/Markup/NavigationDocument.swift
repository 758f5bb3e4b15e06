import Books

/// The contents of a book as it gives them itself: `nav` of EPUB 3, NCX of EPUB 2.
package struct NavigationDocument: Sendable {
  /// A line of the contents.
  package struct Entry: Equatable, Sendable {
    /// The words.
    package var title: String
    /// How deep it lies: 0 for what stands at the top.
    package var level: Int
    /// The path of the document that it leads to, and after a `#` the element's id.
    package var address: String

    /// The path of the document.
    fileprivate var document: String { String(address.prefix { $0 != "#" }) }

    /// Has the address name another document, if there is one.
    fileprivate mutating func lead(to path: String?) {
      if let path { address = path + address.dropFirst(document.count) }
    }

    /// Has the address name its document as that is really called.
    ///
    /// - Parameter known: The paths that have been asked for.
    fileprivate mutating func lead(to place: (String) -> String?, _ known: inout [String: String]) {
      let document = String(address.prefix { $0 != "#" })
      if known[document] == nil { known[document] = place(document) ?? document }
      guard let path = known[document], path != document else { return }
      address = path + address.dropFirst(document.count)
    }
  }

  /// The parts and chapters.
  package private(set) var contents: [Entry] = []
  /// The pages of the printed book: their labels, and where they begin.
  package private(set) var pages: [Entry] = []
  /// Kinds of places, such as `bodymatter`, and where they begin.
  package private(set) var landmarks: [(type: String, address: String)] = []

  /// What is to be known of how the document was read, if anything.
  package private(set) var remark: BookRemark?

  private static let deepest = 32

  /// No contents.
  package init() {}

  /// The contents in the document of UTF-8 at `path`, whichever of the two it is; one that is no XML is read
  /// as well as can be.
  ///
  /// - Parameter place: Gives the path that a file really has; `nil` if there is none.
  package init(_ bytes: [UInt8], at path: String, place: (String) -> String? = { $0 }) {
    let (root, fault) = XMLTree.rescued(bytes)
    guard let root else { return }
    remark = fault.map { BookRemark(path, $0.sentenceOfRescue, isLoss: false) }
    read(root, at: path)
    var places: [String: String] = [:]
    for index in contents.indices { contents[index].lead(to: place, &places) }
    for index in pages.indices {
      pages[index].lead(to: place, &places)
      pages[index].title = PrintedPage.label(in: pages[index].title)
    }
  }

  /// Has entries that lead to no document of the book lead to the only one that is called so, in whatever
  /// folder. If most lead nowhere even so, the book has no contents but its headings.
  ///
  /// - Parameter paths: The paths of the book's documents.
  /// - Returns: What is to be known of those that lead nowhere, if there are any.
  package mutating func findDocuments(among paths: [String]) -> BookRemark? {
    let known = Set(paths)
    let isLost = { (entry: Entry) in !known.contains(entry.document) }
    guard contents.contains(where: isLost) || pages.contains(where: isLost) else { return nil }
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    let called = Dictionary(grouping: paths) { name($0) }.compactMapValues { paths in
      paths.count == 1 ? paths[0] : nil
    }
    for index in contents.indices where isLost(contents[index]) {
      contents[index].lead(to: called[name(contents[index].document)])
    }
    for index in pages.indices where isLost(pages[index]) {
      pages[index].lead(to: called[name(pages[index].document)])
    }
    let count = contents.count(where: isLost)
    guard count > 0 else { return nil }
    let isOfUse = (contents.count - count) * 2 >= contents.count
    if !isOfUse { contents = [] }
    let words =
      (count == 1 ? "1 line" : "\(count) lines")
      + " of its contents \(count == 1 ? "leads" : "lead")"
      + " to nothing in the book" + (isOfUse ? "" : "; its headings are shown instead")
    return BookRemark("", words, isLoss: false)
  }

  /// Adds the pages of the printed book that another list tells.
  mutating func addPages(of other: NavigationDocument) { pages += other.pages }

  private mutating func read(_ root: XMLNode, at path: String) {
    if root.name == "ncx" {
      for point in root.child("navMap")?.children("navPoint") ?? [] {
        read(point, level: 0, in: path)
      }
      for target in root.child("pageList")?.children("pageTarget") ?? [] {
        if let entry = Self.entry(of: target, level: 0, in: path) { pages.append(entry) }
      }
      return
    }
    for nav in root.descendants("nav") {
      let list = nav.child("ol")
      switch nav.attributes["epub:type"] ?? nav.attributes["type"] {
      case "toc": if contents.isEmpty { Self.read(list, level: 0, in: path, into: &contents) }
      case "page-list": Self.read(list, level: 0, in: path, into: &pages)
      case "landmarks":
        for anchor in list?.descendants("a") ?? [] {
          guard let type = anchor.attributes["epub:type"], let href = anchor.attributes["href"]
          else {
            continue
          }
          let address = BookPath.address(href, in: path)
          // Some makers list the pages here, by the types that an NCX has for them.
          if ["front", "normal", "special"].contains(type) {
            pages.append(Entry(title: anchor.text, level: 0, address: address))
          } else {
            landmarks.append((type, address))
          }
        }
      default: break
      }
    }
  }

  private static func read(
    _ list: XMLNode?, level: Int, in path: String, into entries: inout [Entry]
  ) {
    guard level < deepest else { return }
    for item in list?.children("li") ?? [] {
      let label = item.children.first { $0.name == "a" || $0.name == "span" }
      if let label, !label.text.isEmpty {
        // A label without an address is a part that begins with its first chapter.
        let href = label.attributes["href"] ?? item.descendants("a").first?.attributes["href"]
        if let href {
          entries.append(
            Entry(title: label.text, level: level, address: BookPath.address(href, in: path)))
        }
      }
      read(item.child("ol"), level: level + 1, in: path, into: &entries)
    }
  }

  private mutating func read(_ point: XMLNode, level: Int, in path: String) {
    guard level < Self.deepest else { return }
    if let entry = Self.entry(of: point, level: level, in: path) { contents.append(entry) }
    for inner in point.children("navPoint") { read(inner, level: level + 1, in: path) }
  }

  private static func entry(of point: XMLNode, level: Int, in path: String) -> Entry? {
    guard let title = point.child("navLabel")?.text, !title.isEmpty,
      let href = point.child("content")?.attributes["src"]
    else { return nil }
    return Entry(title: title, level: level, address: BookPath.address(href, in: path))
  }
}

package import Books
import Synchronization

/// The tables beside the text of a book of markup, which grow as the text does.
///
/// One thread adds; any number of threads ask.
package final class BookTables: TextStructure {
  private struct Tables: LinkedSpans {
    var blocks: [BlockRecord] = []
    var spans: [SpanRecord] = []
    var pictures: [PictureRecord] = []
    var anchors: [String: Anchor] = [:]
    /// The names of the documents by what they are in small letters.
    var documents: [String: String] = [:]
    var headings: [Outline.Entry] = []
    /// The pages of the printed book that the documents themselves tell.
    var pageBreaks: [PrintedPage] = []
    /// Where documents begin that say what they are.
    var matters: [Landmark] = []
    var addresses: [String] = []
    var languages: [String] = []
    var remarks: [BookRemark] = []
    var neighbours: [NeighbourFile] = []
    /// The outline of what is there; `nil` if more has come since it was made.
    var outline: Outline?

    /// Takes note of a place that the book marks in its text.
    mutating func noteMarked(_ name: String, at offset: Int) {
      let words = String(name.dropFirst())
      if name.hasPrefix(PrintedPage.anchorPrefix) {
        pageBreaks.append(PrintedPage(words, at: offset))
      } else {
        matters += Landmark.Kind.all(words).map { Landmark($0, at: offset) }
      }
    }

    /// Where the body matter begins and where the back matter does, as the documents themselves say.
    var saidMatters: [Landmark] {
      guard let first = matters.first(where: { $0.kind == .bodyMatter }) else { return [] }
      let last = matters.last { $0.kind == .bodyMatter } ?? first
      let back = matters.first { $0.kind == .backMatter && $0.offset > last.offset }
      return [first, back].compactMap(\.self)
    }

    /// What is at `address`; where nothing is called so, in the document whose name differs by its case
    /// alone: where books are made on Windows, nobody sees the difference.
    func anchor(at address: String) -> Anchor? {
      if let place = anchors[address] { return place }
      let document = Substring(address.utf8.prefix { $0 != UInt8(ascii: "#") })
      guard let name = documents[document.lowercased()], name != document else { return nil }
      return anchors[name + address[document.endIndex...]]
    }

    /// Where the link with this number leads.
    func target(_ number: Int) -> LinkTarget? {
      guard addresses.indices.contains(number) else { return nil }
      let address = addresses[number]
      if let picture = PictureAddress(address) { return .picture(picture.record) }
      if let place = anchor(at: address) { return .offset(place.offset) }
      if BookPath.isOutside(address) { return .address(address) }
      // An element that is not there: its document's beginning is near.
      let sign = address.utf8.firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
      let document = String(address[..<sign])
      if let place = anchor(at: document) { return .offset(place.offset) }
      return .file(address)
    }

    /// The block that the link with this number leads to: empty where an element has no words, or is not
    /// there.
    func extent(_ number: Int) -> Range<Int>? {
      guard case .offset(let start)? = target(number) else { return nil }
      guard let place = anchor(at: addresses[number]) else { return start..<start }
      guard let end = place.end, place.offset <= end else { return nil }
      return place.offset..<end
    }

    func keptSpans(beginningIn range: Range<Int>) -> ArraySlice<SpanRecord> {
      let first = spans.firstIndex(from: range.lowerBound) { $0.offset }
      return spans[first...].prefix { $0.offset < range.upperBound }
    }

    /// An entry of the contents without a number, with that of the heading at its place, if that is called
    /// so beside its number.
    func numbered(_ entry: Outline.Entry) -> Outline.Entry {
      let index = headings.firstIndex(from: entry.offset) { $0.offset }
      guard index < headings.count, headings[index].offset == entry.offset,
        let number = headings[index].number, headings[index].name == entry.title
      else { return entry }
      return Outline.Entry(
        title: entry.title, level: entry.level, offset: entry.offset, number: number,
        name: entry.title)
    }

    func place(of link: SpanRecord) -> Int? {
      addresses.indices.contains(link.value) ? anchor(at: addresses[link.value])?.offset : nil
    }

    func targetName(of link: SpanRecord) -> Substring {
      guard addresses.indices.contains(link.value),
        let sign = addresses[link.value].utf8.firstIndex(of: UInt8(ascii: "#"))
      else { return "" }
      return addresses[link.value][sign...].dropFirst()
    }

    func noteRange(of link: SpanRecord) -> Range<Int>? { extent(link.value) }

    func kind(ofBlockAt offset: Int) -> BlockRecord.Kind? {
      let index = blocks.firstIndex(from: offset) { $0.offset }
      return index < blocks.count && blocks[index].offset == offset ? blocks[index].kind : nil
    }
  }

  /// Where something that has a name begins.
  private struct Anchor {
    let offset: Int
    /// The end of the block that it is in; `nil` while that goes on.
    var end: Int?
  }

  /// The anchors that are kept, at most.
  private static let mostAnchors = 4_000_000
  /// The remarks that are kept, at most.
  private static let mostRemarks = 1000

  /// What the book is called.
  package let title: BookTitle?
  package let metadata: BookMetadata
  /// The language of the book, such as `en-GB`.
  private let language: String?
  private let navigation: NavigationDocument
  private let guide: [(type: String, address: String)]
  /// The addresses of which the first that is there begins the body matter, if no other says so.
  private let mainParts: [String]
  private let tables = Mutex(Tables())

  /// Tables of a book that says this of itself, with nothing in them yet.
  package init(
    title: BookTitle?, language: String? = nil, metadata: BookMetadata = BookMetadata(),
    navigation: NavigationDocument = NavigationDocument(),
    guide: [(type: String, address: String)] = [], mainParts: [String] = []
  ) {
    self.title = title
    self.language = language
    self.metadata = metadata
    self.navigation = navigation
    self.guide = guide
    self.mainParts = mainParts
  }

  /// Adds the records of a piece of the text, before that can be read.
  ///
  /// - Parameters:
  ///   - addresses: All addresses of links so far.
  ///   - languages: All languages so far.
  package func add(_ batch: MarkupBatch, addresses: [String], languages: [String]) {
    tables.withLock { tables in
      tables.blocks += batch.blocks
      tables.spans += batch.spans
      tables.pictures += batch.pictures
      tables.headings += batch.headings
      let room = max(Self.mostAnchors - tables.anchors.count, 0)
      let anchors = batch.anchors.prefix(room).lazy.filter { !MarkupBatch.isMarkedPlace($0.name) }
        .map { ($0.name, Anchor(offset: $0.offset)) }
      for (name, offset) in batch.anchors where MarkupBatch.isMarkedPlace(name) {
        tables.noteMarked(name, at: offset)
      }
      // Of two elements with one id the first is meant.
      tables.anchors.merge(anchors) { first, _ in first }
      for (name, _) in anchors where !name.utf8.contains(UInt8(ascii: "#")) {
        tables.documents[name.lowercased()] = tables.documents[name.lowercased()] ?? name
      }
      for (name, end) in batch.anchorEnds {
        if let place = tables.anchors.index(forKey: name), tables.anchors.values[place].end == nil {
          tables.anchors.values[place].end = end
        }
      }
      // An array of its own: to share one would copy it whole with the next link.
      tables.addresses += addresses[tables.addresses.count...]
      if tables.languages.count != languages.count { tables.languages = languages }
      tables.outline = nil
    }
  }

  /// The offset of the anchor with this name: a document's path, or with `#` an element's.
  func offset(ofAnchor name: String) -> Int? { tables.withLock { $0.anchors[name]?.offset } }

  package func offset(ofElement name: String) -> Int? { offset(ofAnchor: "#" + name) }

  /// The names that other documents lead to elements of this one by, if it is one by itself.
  var elements: [(name: String, offset: Int)] {
    anchors(prefixed: "#").map { ($0.name.dropFirst().description, $0.offset) }
      .sorted { ($0.offset, $0.name) < ($1.offset, $1.name) }
  }

  /// The anchors whose names begin with `prefix`.
  func anchors(prefixed prefix: String) -> [(name: String, offset: Int)] {
    tables.withLock { tables in
      tables.anchors.compactMap { $0.key.hasPrefix(prefix) ? ($0.key, $0.value.offset) : nil }
    }
  }

  /// What is to be known of how parts of the book were read.
  package var remarks: [BookRemark] { tables.withLock { $0.remarks } }

  /// The files beside the document that the text depends on.
  var neighbours: [NeighbourFile] { tables.withLock { $0.neighbours } }

  /// Adds a file beside the document that the text depends on.
  func note(_ file: NeighbourFile) { tables.withLock { $0.neighbours.append(file) } }

  /// Adds what is to be known of how a part of the book was read.
  package func note(_ remark: BookRemark) {
    tables.withLock { tables in
      if tables.remarks.count < Self.mostRemarks { tables.remarks.append(remark) }
    }
  }

  package func blocks(from offset: Int, count: Int) throws(TextError) -> [BlockRecord] {
    tables.withLock { tables in
      let first = tables.blocks.firstIndex(from: offset) { $0.offset }
      return Array(tables.blocks[first...].prefix(count))
    }
  }

  package func spans(beginningIn range: Range<Int>) throws(TextError) -> [SpanRecord] {
    tables.withLock { tables in
      tables.keptSpans(beginningIn: range).map {
        $0.kind == .possibleMark ? tables.settled($0) : $0
      }
    }
  }

  package func picture(at offset: Int) throws(TextError) -> PictureRecord? {
    tables.withLock { $0.pictures.picture(at: offset) }
  }

  package var outline: Outline {
    tables.withLock { tables in
      if let outline = tables.outline { return outline }
      let outline = Self.outline(navigation.contents, tables)
      tables.outline = outline
      return outline
    }
  }

  package var landmarks: [Landmark] {
    tables.withLock { tables in
      var listed = (navigation.landmarks + guide).flatMap { mark -> [Landmark] in
        guard let offset = tables.anchor(at: mark.address)?.offset else { return [] }
        return Landmark.Kind.all(mark.type).map { Landmark($0, at: offset) }
      }
      if let main = mainParts.first(where: { tables.anchor(at: $0) != nil }),
        let offset = tables.anchor(at: main)?.offset
      {
        listed.append(Landmark(.bodyMatter, at: offset))
      }
      let kinds = listed.map(\.kind)
      // The list is made for readers: where it tells of a place, that counts.
      return (listed + tables.saidMatters.filter { !kinds.contains($0.kind) })
        .sorted { $0.offset < $1.offset }
    }
  }

  /// Whether the book says where its body matter begins, and that place is not known yet.
  package var awaitsBody: Bool {
    let body = (navigation.landmarks + guide).filter {
      Landmark.Kind.all($0.type).contains(.bodyMatter)
    }
    let addresses = body.map(\.address) + mainParts.prefix(1)
    guard !addresses.isEmpty else { return false }
    return tables.withLock { tables in addresses.allSatisfy { tables.anchor(at: $0) == nil } }
  }

  package var printedPages: [PrintedPage] {
    tables.withLock { tables -> [PrintedPage] in
      guard !navigation.pages.isEmpty else { return tables.pageBreaks }
      return navigation.pages.compactMap { page in
        tables.anchor(at: page.address).map { PrintedPage(page.title, at: $0.offset) }
      }
    }.sorted { $0.offset < $1.offset }
  }

  package func target(of link: SpanRecord) throws(TextError) -> LinkTarget? {
    tables.withLock { $0.target(link.value) }
  }

  package func extent(of link: SpanRecord) -> Range<Int>? {
    tables.withLock { $0.extent(link.value) }
  }

  /// What is kept of the tables of a text that is complete.
  var contents:
    (
      blocks: [BlockRecord], spans: [SpanRecord], pictures: [PictureRecord], targets: [LinkTarget?],
      ends: [Int],
      languages: [String]
    )
  {
    tables.withLock { tables in
      var targets: [LinkTarget?] = []
      var ends: [Int] = []
      targets.reserveCapacity(tables.addresses.count)
      ends.reserveCapacity(tables.addresses.count)
      for number in tables.addresses.indices {
        targets.append(tables.target(number))
        ends.append(tables.extent(number)?.upperBound ?? -1)
      }
      return (
        tables.blocks, tables.spans.map { $0.kind == .possibleMark ? tables.settled($0) : $0 },
        tables.pictures,
        targets, ends,
        [language ?? ""] + tables.languages.dropFirst()
      )
    }
  }

  package func language(_ number: Int) -> String? {
    if number == 0 { return language }
    return tables.withLock { tables in
      tables.languages.indices.contains(number) ? tables.languages[number] : nil
    }
  }

  /// The contents whose places are known; if the book has none, its headings.
  private static func outline(
    _ contents: [NavigationDocument.Entry], _ tables: Tables
  ) -> Outline {
    guard !contents.isEmpty else { return Outline(tables.headings) }
    let entries: [Outline.Entry] = contents.compactMap { entry in
      let document = String(entry.address.prefix { $0 != "#" })
      guard let place = tables.anchor(at: entry.address) ?? tables.anchor(at: document) else {
        return nil
      }
      let titled = Outline.Entry(
        heading: entry.title, level: entry.level, offset: place.offset)
      return titled.number == nil ? tables.numbered(titled) : titled
    }
    // Entries keep their order where several begin at one place.
    let sorted = entries.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    return Outline(sorted.map(\.element))
  }
}

extension Landmark.Kind {
  /// The kinds that the words of `type` name, as `backmatter endnotes` does.
  fileprivate static func all(_ type: String) -> [Self] {
    type.split(whereSeparator: \.isWhitespace).compactMap { Self($0) }
  }

  /// The kind that EPUB 3 or the guide of EPUB 2 calls `type`.
  private init?(_ type: Substring) {
    switch type {
    case "cover": self = .cover
    case "titlepage", "title-page": self = .titlePage
    case "toc": self = .contents
    case "bodymatter", "text", "start": self = .bodyMatter
    case "backmatter": self = .backMatter
    case "endnotes", "footnotes", "rearnotes", "notes": self = .notes
    case "index": self = .index
    default: return nil
    }
  }
}

package import Books

/// The finished tables of a book as they are kept beside its text, to be read at the next opening.
///
/// What links lead to is known by then: of anchors, only those are kept that other documents lead to.
package final class SavedTables: TextStructure {
  package let title: BookTitle?
  package let metadata: BookMetadata
  package let outline: Outline
  package let landmarks: [Landmark]
  package let printedPages: [PrintedPage]
  /// What is to be known of how parts of the book were read.
  package let remarks: [BookRemark]
  /// The files beside the document that the text depends on, as they were.
  package let neighbours: [NeighbourFile]

  private let blocks: [BlockRecord]
  private let spans: [SpanRecord]
  private let pictures: [PictureRecord]
  private let targets: [LinkTarget?]
  /// The ends of the blocks that links lead to, by the links' numbers; -1 if nobody knows.
  private let ends: [Int]
  private let languages: [String]
  /// The elements of a document by itself, as `ElementNames` writes them.
  private let elements: String

  /// The tables that `bytes` hold; `nil` if they are damaged, or of another version.
  package init?(_ bytes: [UInt8]) {
    var reader = TableReader(bytes)
    guard reader.number() == Self.version else { return nil }
    guard let blocks = reader.array({ $0.block() }), let spans = reader.array({ $0.span() }),
      let pictures = reader.array({ $0.picture() }),
      let entries = reader.array({ $0.entry() }), let landmarks = reader.array({ $0.landmark() }),
      let pages = reader.array({ $0.page() }), let targets = reader.array({ $0.target() }),
      let ends = reader.array({ $0.number() }),
      let languages = reader.array({ $0.string() }), let elements = reader.string(),
      let title = reader.string(),
      let author = reader.string(), let remarks = reader.array({ $0.remark() }),
      let metadata = reader.metadata(), let neighbours = reader.array({ $0.neighbour() }),
      reader.isAtEnd
    else { return nil }
    self.blocks = blocks
    self.spans = spans
    self.pictures = pictures
    self.landmarks = landmarks
    self.remarks = remarks
    self.neighbours = neighbours
    self.targets = targets
    self.ends = ends
    (self.languages, self.elements) = (languages, elements)
    self.metadata = metadata
    outline = Outline(entries)
    printedPages = pages
    self.title =
      title.isEmpty ? nil : BookTitle(title: title, author: author.isEmpty ? nil : author)
  }

  /// The number of the form in which tables are kept.
  fileprivate static let version = 10

  package func blocks(from offset: Int, count: Int) throws(TextError) -> [BlockRecord] {
    let first = blocks.firstIndex(from: offset) { $0.offset }
    return Array(blocks[first...].prefix(count))
  }

  package func spans(beginningIn range: Range<Int>) throws(TextError) -> [SpanRecord] {
    let first = spans.firstIndex(from: range.lowerBound) { $0.offset }
    return Array(spans[first...].prefix { $0.offset < range.upperBound })
  }

  package func picture(at offset: Int) throws(TextError) -> PictureRecord? {
    pictures.picture(at: offset)
  }

  package func target(of link: SpanRecord) throws(TextError) -> LinkTarget? {
    targets.indices.contains(link.value) ? targets[link.value] : nil
  }

  package func extent(of link: SpanRecord) -> Range<Int>? {
    guard case .offset(let start)? = try? target(of: link), ends.indices.contains(link.value),
      start <= ends[link.value]
    else { return nil }
    return start..<ends[link.value]
  }

  package func offset(ofElement name: String) -> Int? {
    ElementNames.offset(of: name, in: elements)
  }

  package func language(_ number: Int) -> String? {
    guard languages.indices.contains(number), !languages[number].isEmpty else { return nil }
    return languages[number]
  }
}

extension BookTables {
  /// The tables, of a text that is complete, as bytes.
  package func saved() -> [UInt8] {
    let all = contents
    var writer = TableWriter()
    writer.number(SavedTables.version)
    writer.array(all.blocks) { $0.block($1) }
    writer.array(all.spans) { $0.span($1) }
    writer.array(all.pictures) { $0.picture($1) }
    writer.array(outline.entries) { $0.entry($1) }
    writer.array(landmarks) { $0.landmark($1) }
    writer.array(printedPages) { $0.page($1) }
    writer.array(all.targets) { $0.target($1) }
    writer.array(all.ends) { $0.number($1) }
    writer.array(all.languages) { $0.string($1) }
    writer.string(ElementNames.lines(of: elements))
    writer.string(title?.title ?? "")
    writer.string(title?.author ?? "")
    writer.array(remarks) { $0.remark($1) }
    writer.metadata(metadata)
    writer.array(neighbours) { $0.neighbour($1) }
    return writer.bytes
  }
}

extension [PictureRecord] {
  /// The one of the block at `offset`.
  func picture(at offset: Int) -> PictureRecord? {
    let index = firstIndex(from: offset) { $0.offset }
    return index < count && self[index].offset == offset ? self[index] : nil
  }
}

extension Array {
  /// The index of the first record whose place is at least `offset`; they are in order of their places.
  func firstIndex(from offset: Int, _ place: (Element) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if place(self[middle]) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

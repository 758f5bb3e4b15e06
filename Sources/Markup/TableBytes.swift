import Books

/// Writes the tables of a book as bytes: numbers of eight bytes with the lowest first, and strings behind
/// their lengths.
struct TableWriter {
  private(set) var bytes: [UInt8] = []

  mutating func number(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes += $0 }
  }

  mutating func string(_ text: String) {
    number(text.utf8.count)
    bytes += text.utf8
  }

  mutating func array<Value>(_ values: [Value], _ write: (inout TableWriter, Value) -> Void) {
    number(values.count)
    for value in values { write(&self, value) }
  }

  mutating func block(_ block: BlockRecord) {
    number(block.offset)
    bytes += [
      block.kind.rawValue, block.flags.rawValue, UInt8(max(block.level, block.tableColumns)),
      UInt8(block.indent),
      UInt8(block.hang), UInt8(block.markerLength), UInt8(truncatingIfNeeded: block.language),
      UInt8(truncatingIfNeeded: block.language >> 8),
    ]
  }

  mutating func span(_ span: SpanRecord) {
    number(span.offset)
    number(span.range.count | Int(span.kind.rawValue) << 16 | span.value << 24)
  }

  mutating func picture(_ picture: PictureRecord) {
    number(picture.offset)
    number(picture.width << 32 | picture.height)
    string(picture.path)
  }

  mutating func entry(_ entry: Outline.Entry) {
    number(entry.offset)
    number(entry.level)
    string(entry.title)
    // What has a number of its own by its title has it again by that.
    let isOwn = Outline.Entry(heading: entry.title, level: 0, offset: 0).number == entry.number
    number(isOwn ? 0 : (entry.number ?? -1) + 1)
  }

  mutating func landmark(_ landmark: Landmark) {
    number(landmark.offset)
    number(landmark.kind.number)
  }

  mutating func page(_ page: PrintedPage) {
    number(page.offset)
    string(page.label)
  }

  mutating func remark(_ remark: BookRemark) {
    string(remark.part)
    string(remark.words)
    number(remark.isLoss ? 1 : 0)
  }

  mutating func neighbour(_ file: NeighbourFile) {
    string(file.path)
    number(file.size)
    number(file.modified)
  }

  mutating func metadata(_ metadata: BookMetadata) {
    string(metadata.format)
    array(metadata.subjects) { $0.string($1) }
    let words = [
      metadata.summary, metadata.series, metadata.published, metadata.author,
      metadata.identifier?.name,
    ]
    for words in words { string(words ?? "") }
    number((metadata.isComic ? 1 : 0) | (metadata.turnsRightToLeft ? 2 : 0))
  }

  mutating func target(_ target: LinkTarget?) {
    switch target {
    case nil: number(-2)
    case .offset(let offset): number(offset)
    case .address(let address):
      number(-1)
      string(address)
    case .file(let path):
      number(-3)
      string(path)
    case .picture(let picture):
      number(-4)
      self.picture(picture)
    }
  }
}

/// Reads what a `TableWriter` wrote; whatever is no such thing gives `nil`.
struct TableReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func number() -> Int? {
    guard place + 8 <= bytes.count else { return nil }
    defer { place += 8 }
    let value = bytes.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: place, as: UInt64.self)
    }
    return Int(Int64(bitPattern: UInt64(littleEndian: value)))
  }

  mutating func string() -> String? {
    guard let count = number(), count >= 0, count <= bytes.count - place else { return nil }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  mutating func array<Value>(_ read: (inout TableReader) -> Value?) -> [Value]? {
    // Each value takes eight bytes at least.
    guard let count = number(), count >= 0, count <= (bytes.count - place) / 8 else { return nil }
    var values: [Value] = []
    values.reserveCapacity(count)
    for _ in 0..<count {
      guard let value = read(&self) else { return nil }
      values.append(value)
    }
    return values
  }

  mutating func block() -> BlockRecord? {
    guard let offset = number(), offset >= 0, place + 8 <= bytes.count,
      let kind = BlockRecord.Kind(rawValue: bytes[place])
    else { return nil }
    defer { place += 8 }
    let field = bytes[place..<place + 8].map { Int($0) }
    return BlockRecord(
      at: offset, kind, level: field[2], indent: field[3], hang: field[4],
      markerLength: field[5], language: field[6] | field[7] << 8,
      BlockRecord.Flags(rawValue: UInt8(field[1])))
  }

  mutating func span() -> SpanRecord? {
    guard let offset = number(), offset >= 0, let rest = number(),
      let kind = SpanRecord.Kind(rawValue: UInt8(truncatingIfNeeded: rest >> 16))
    else { return nil }
    return SpanRecord(
      offset..<offset + rest & 0xFFFF, kind, value: rest >> 24 & Int(UInt32.max))
  }

  mutating func picture() -> PictureRecord? {
    guard let offset = number(), let size = number(), size > 0, let path = string() else {
      return nil
    }
    return PictureRecord(
      at: offset, width: size >> 32, height: size & 0xFFFF_FFFF, path: path)
  }

  mutating func entry() -> Outline.Entry? {
    guard let offset = number(), let level = number(), let title = string(),
      let numeral = number()
    else { return nil }
    guard numeral > 0 else { return Outline.Entry(heading: title, level: level, offset: offset) }
    return Outline.Entry(
      title: title, level: level, offset: offset, number: numeral - 1, name: title)
  }

  mutating func landmark() -> Landmark? {
    guard let offset = number(), let number = number(), let kind = Landmark.Kind(number: number)
    else { return nil }
    return Landmark(kind, at: offset)
  }

  mutating func page() -> PrintedPage? {
    guard let offset = number(), let label = string() else { return nil }
    return PrintedPage(label, at: offset)
  }

  mutating func remark() -> BookRemark? {
    guard let part = string(), let words = string(), let isLoss = number() else { return nil }
    return BookRemark(part, words, isLoss: isLoss != 0)
  }

  mutating func neighbour() -> NeighbourFile? {
    guard let path = string(), let size = number(), let modified = number() else { return nil }
    return NeighbourFile(path: path, size: size, modified: modified)
  }

  mutating func metadata() -> BookMetadata? {
    guard let format = string(), let subjects = array({ $0.string() }), let summary = string(),
      let series = string(), let published = string(), let author = string(),
      let identifier = string(), let kinds = number()
    else { return nil }
    var metadata = BookMetadata(
      format: format, subjects: subjects, summary: summary, series: series, published: published)
    metadata.author = author.isEmpty ? nil : author
    metadata.identifier = BookIdentifier(identifier)
    metadata.isComic = kinds & 1 != 0
    metadata.turnsRightToLeft = kinds & 2 != 0
    return metadata
  }

  mutating func target() -> LinkTarget?? {
    guard let number = number() else { return nil }
    switch number {
    case -2: return .some(nil)
    case -1: return string().map { .some(.address($0)) }
    case -3: return string().map { .some(.file($0)) }
    case -4: return picture().map { .some(.picture($0)) }
    default: return .some(.offset(number))
    }
  }
}

extension Landmark.Kind {
  private static let all: [Landmark.Kind] = [
    .cover, .titlePage, .contents, .bodyMatter, .backMatter, .notes, .index,
  ]

  fileprivate var number: Int { Self.all.firstIndex(of: self) ?? 0 }

  fileprivate init?(number: Int) {
    guard Self.all.indices.contains(number) else { return nil }
    self = Self.all[number]
  }
}

package import Books
import Synchronization

/// A text that knows its own structure, as a book of markup does; a test may let it arrive in parts.
package final class StructuredText: TextSource, TextStructure, LinkedSpans {
  /// All bytes of the text.
  package let bytes: [UInt8]
  /// All blocks of the text.
  package let blocks: [BlockRecord]
  private let spans: [SpanRecord]
  private let pictures: [PictureRecord]
  private let entries: [Outline.Entry]
  private let anchors: [String: Range<Int>]
  private let addresses: [String]
  private let languages: [String]
  private let ownLanguage: String?
  package let printedPages: [PrintedPage]
  package let landmarks: [Landmark]
  package let metadata: BookMetadata
  private let arrived: Mutex<Int>

  /// The text that `draft` wrote, all of it arrived.
  package init(_ draft: StructuredDraft, _ metadata: BookMetadata = BookMetadata()) {
    self.metadata = metadata
    bytes = draft.bytes
    blocks = draft.blocks
    spans = draft.spans.sorted { $0.offset < $1.offset }
    pictures = draft.pictures
    entries = draft.entries
    anchors = draft.anchors
    addresses = draft.addresses
    languages = draft.languages
    ownLanguage = draft.language
    printedPages = draft.printedPages
    landmarks = draft.landmarks
    arrived = Mutex(bytes.count)
  }

  /// Lets the text have its first `count` bytes, and no more.
  package func arrive(upTo count: Int) { arrived.withLock { $0 = min(count, bytes.count) } }

  package var count: Int { arrived.withLock { $0 } }
  package var isComplete: Bool { count == bytes.count }
  package var expectedCount: Int { bytes.count }
  package var structure: (any TextStructure)? { self }

  package func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(TextError) -> Int {
    let end = count
    guard offset < end else { return 0 }
    let length = min(buffer.count, end - offset)
    bytes.withUnsafeBytes {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + length]))
    }
    return length
  }

  package func blocks(from offset: Int, count: Int) throws(TextError) -> [BlockRecord] {
    let end = self.count
    let first = blocks.firstIndex { $0.offset >= offset } ?? blocks.count
    return Array(blocks[first...].prefix(count).prefix { $0.offset < end })
  }

  package func spans(beginningIn range: Range<Int>) throws(TextError) -> [SpanRecord] {
    let end = count
    return keptSpans(beginningIn: range).filter { $0.offset < end }.map { settled($0) }
  }

  package func keptSpans(beginningIn range: Range<Int>) -> ArraySlice<SpanRecord> {
    spans.filter { range.contains($0.offset) }[...]
  }

  package func place(of link: SpanRecord) -> Int? { anchors[addresses[link.value]]?.lowerBound }

  package func targetName(of link: SpanRecord) -> Substring {
    addresses[link.value].split(separator: "#", omittingEmptySubsequences: false).last ?? ""
  }

  package func noteRange(of link: SpanRecord) -> Range<Int>? { extent(of: link) }

  package func kind(ofBlockAt offset: Int) -> BlockRecord.Kind? {
    blocks.first { $0.offset == offset }?.kind
  }

  package func picture(at offset: Int) -> PictureRecord? {
    pictures.first { $0.offset == offset }
  }

  package func target(of link: SpanRecord) -> LinkTarget? {
    let address = addresses[link.value]
    if link.kind == .picture {
      return .picture(PictureRecord(at: 0, width: 64, height: 32, path: address))
    }
    if let place = anchors[address] { return .offset(place.lowerBound) }
    return address.contains(":") ? .address(address) : .file(address)
  }

  package func language(_ number: Int) -> String? {
    number == 0
      ? ownLanguage : languages.indices.contains(number - 1) ? languages[number - 1] : nil
  }

  package func extent(of link: SpanRecord) -> Range<Int>? { anchors[addresses[link.value]] }

  package var outline: Outline {
    let end = count
    return Outline(entries.filter { $0.offset < end })
  }
}

/// A structured text that is being written, line by line.
package struct StructuredDraft {
  /// Some words of a line, and what they are.
  package struct Words: ExpressibleByStringInterpolation {
    var text: String
    var kinds: [SpanRecord.Kind] = []
    var address = ""
    var language = ""
    var date: ExactDate?

    package init(stringLiteral text: String) { self.text = text }

    /// Words that lead to an address: the name of an anchor, or any other.
    package init(_ text: String, _ kinds: SpanRecord.Kind..., to address: String) {
      (self.text, self.kinds, self.address) = (text, kinds, address)
    }

    /// Words of a language.
    package init(_ text: String, in language: String) {
      (self.text, kinds, self.language) = (text, [.language], language)
    }

    /// A date with its exact form, as ISO 8601 writes it.
    package init(_ text: String, exactly date: String) {
      (self.text, kinds, self.date) = (text, [.time], ExactDate(date))
    }

    /// Words in spans of these kinds.
    package init(_ text: String, _ kinds: SpanRecord.Kind...) {
      (self.text, self.kinds) = (text, kinds)
    }
  }

  package private(set) var bytes: [UInt8] = []
  package private(set) var blocks: [BlockRecord] = []
  package private(set) var spans: [SpanRecord] = []
  package private(set) var entries: [Outline.Entry] = []
  package private(set) var pictures: [PictureRecord] = []
  fileprivate var anchors: [String: Range<Int>] = [:]
  /// The first is that of what leads nowhere.
  fileprivate var addresses = [""]
  fileprivate var languages: [String] = []
  /// The language of the text, such as `en-GB`.
  package var language: String?
  fileprivate var printedPages: [PrintedPage] = []
  fileprivate var landmarks: [Landmark] = []

  /// A draft with nothing in it.
  package init() {}

  /// Adds a plain paragraph, which has no block.
  package mutating func add(_ words: Words...) { write(words) }

  /// Adds a block.
  package mutating func add(
    _ kind: BlockRecord.Kind, level: Int = 0, indent: Int = 0, hang: Int = 0,
    flags: BlockRecord.Flags = [], _ words: Words...
  ) {
    blocks.append(
      BlockRecord(
        at: bytes.count, kind, level: level, indent: indent, hang: hang,
        markerLength: kind == .item ? hang : 0, flags))
    if kind == .heading {
      entries.append(
        Outline.Entry(
          heading: words.map(\.text).joined(), level: max(level - 1, 0), offset: bytes.count))
    }
    write(words)
  }

  /// Adds a picture of so many pixels, with the words that stand for it and the spaces behind them that
  /// it needs.
  ///
  /// - Parameter link: The address of the link that it stands in; `nil` for none.
  package mutating func addPicture(
    width: Int, height: Int, path: String = "a.png", _ words: String = "[picture]",
    flags: BlockRecord.Flags = [], in link: String? = nil
  ) {
    let start = bytes.count
    pictures.append(PictureRecord(at: bytes.count, width: width, height: height, path: path))
    let least = PictureRecord.leastWords(forWidth: width, height: height)
    let room = String(repeating: " ", count: max(least - words.utf8.count, 0))
    var stand = Words(words + room, .generated, .picture)
    stand.address = path
    add(.picture, level: 1, flags: flags, stand)
    guard let link else { return }
    addresses.append(link)
    spans.append(SpanRecord(start..<bytes.count - 1, .link, value: addresses.count - 1))
  }

  /// Lets what `add` adds be led to by `name`.
  package mutating func anchor(_ name: String, _ add: (inout StructuredDraft) -> Void) {
    let start = bytes.count
    add(&self)
    anchors[name] = start..<bytes.count
  }

  /// Begins a page of the printed book.
  package mutating func beginPrintedPage(_ label: String) {
    printedPages.append(PrintedPage(label, at: bytes.count))
  }

  /// Adds a landmark.
  package mutating func add(_ kind: Landmark.Kind) {
    landmarks.append(Landmark(kind, at: bytes.count))
  }

  /// Adds a blank line.
  package mutating func addBlank() { bytes.append(0x0A) }

  /// Adds a form feed.
  package mutating func addFormFeed() { bytes.append(0x0C) }

  private mutating func write(_ words: [Words]) {
    for words in words {
      let start = bytes.count
      bytes += Array(words.text.utf8)
      if !words.address.isEmpty { addresses.append(words.address) }
      if !words.language.isEmpty { languages.append(words.language) }
      let link = words.address.isEmpty ? 0 : addresses.count - 1
      let value = words.date?.value ?? (words.language.isEmpty ? link : languages.count)
      for kind in words.kinds {
        let looksLikeMark = kind == .link && NoteMark.isMark(words.text)
        spans.append(
          SpanRecord(start..<bytes.count, looksLikeMark ? .possibleMark : kind, value: value))
      }
    }
    bytes.append(0x0A)
  }
}

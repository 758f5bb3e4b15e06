import Books
import Formats
import Glibc
import Markup

/// What libFuzzer calls: reads `bytes` as what FUZZ_FORMAT names, and checks what must hold of every text
/// that a book is converted into.
///
/// Tests/Fuzz/formats compiles it. A broken promise traps with a sentence.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFormats(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

private let target = FuzzTarget()

/// What is fuzzed.
private struct FuzzTarget: Sendable {
  private let name = getenv("FUZZ_FORMAT").map { String(cString: $0) } ?? "xhtml"

  func run(_ bytes: [UInt8]) {
    switch name {
    case "zip": openFile(bytes)
    case "package": convert { () throws(BookFault) in try EPUBConversion(OneFile(bytes)) }
    case "xhtml": convertInPieces(bytes, as: .xhtml)
    case "fb2": convertInPieces(bytes, as: .fictionBook)
    case "html": convertInPieces(bytes, as: .html)
    case "markdown": convert { () throws(BookFault) in try MarkdownConversion(bytes) }
    case "css":
      let page = "<html><head><style>".utf8 + bytes + Self.styled.utf8
      convertInPieces(Array(page), as: .xhtml)
    default: preconditionFailure("FUZZ_FORMAT names no format")
    }
  }

  private static let styled =
    "</style></head><body><div class='a'><p id='b' class='c d'>x <em>y</em></p><h1>z</h1></div></body>"

  /// Opens a file with these bytes, whatever it is, and reads its text.
  private func openFile(_ bytes: [UInt8]) {
    var options = OpenOptions()
    options.runsPrograms = false
    guard let text = try? TextOpener.open(bytes, named: "book.epub", options: options, onChange: {})
    else { return }
    while !text.source.isComplete { usleep(100) }
    check(text.source.count, text.structure)
  }

  /// Converts a document in one piece and in many: the text is the same.
  private func convertInPieces(_ bytes: [UInt8], as format: DocumentConversion.Format) {
    let whole = convert { () throws(BookFault) in
      try DocumentConversion(Pieces(bytes, of: 1 << 16), as: format)
    }
    let pieces = convert { () throws(BookFault) in
      try DocumentConversion(Pieces(bytes, of: 7), as: format)
    }
    guard let whole, let pieces else { return }
    // libxml2 reads broken characters and tags otherwise if they come in parts; of a FictionBook it reads
    // nothing.
    let isRead = whole.remarks.isEmpty && pieces.remarks.isEmpty
    if format == .fictionBook || format == .xhtml && isRead {
      precondition(whole.text == pieces.text, "the text depends on the pieces")
    }
  }

  @discardableResult
  private func convert(
    _ make: () throws(BookFault) -> any BookConversion
  ) -> (text: [UInt8], remarks: [BookRemark])? {
    guard let conversion = try? make() else { return nil }
    var text: [UInt8] = []
    while let part = conversion.step() {
      text += part
      precondition(text.count < 64 << 20, "the text does not end")
    }
    check(text.count, conversion.tables)
    precondition(SavedTables(conversion.tables.saved()) != nil, "saved tables cannot be read")
    return (text, conversion.tables.remarks)
  }

  /// Every record lies in the text, in order.
  private func check(_ count: Int, _ structure: (any TextStructure)?) {
    guard let structure else { return }
    var last = -1
    for block in (try? structure.blocks(from: 0, count: .max)) ?? [] {
      precondition(block.offset > last && block.offset <= count, "a block is out of order")
      last = block.offset
    }
    last = 0
    for span in (try? structure.spans(beginningIn: 0..<count + 1)) ?? [] {
      precondition(span.offset >= last && span.range.upperBound <= count, "a span is out of order")
      last = span.offset
      if case .offset(let target)? = try? structure.target(of: span) {
        precondition((0...count).contains(target), "a link leads out of the text")
      }
    }
    for entry in structure.outline.entries {
      precondition(
        (0...count).contains(entry.offset), "an entry of the contents is out of the text")
    }
  }
}

/// A document that comes in pieces.
private final class Pieces: DocumentBytes {
  private let all: [UInt8]
  private var rest: ArraySlice<UInt8>
  private let length: Int
  let fraction = 0.5

  init(_ bytes: [UInt8], of length: Int) { (all, rest, self.length) = (bytes, bytes[...], length) }

  func restart() throws(BookFault) { rest = all[...] }

  func next() throws(BookFault) -> [UInt8] {
    defer { rest = rest.dropFirst(length) }
    return Array(rest.prefix(length))
  }
}

/// A book each of whose files is the same: its package, its contents and its documents.
private final class OneFile: BookArchive {
  func head(of path: String, count: Int) -> [UInt8]? { nil }

  private let bytes: [UInt8]
  private var isBegun = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func length(of path: String) -> Int? { bytes.count }

  func bytes(of path: String, limit: Int) throws(BookFault) -> [UInt8] {
    guard path == "META-INF/container.xml" else { return bytes }
    return Array(
      "<container><rootfiles><rootfile full-path='a.opf'/></rootfiles></container>".utf8)
  }

  func begin(_ path: String) throws(BookFault) { isBegun = true }

  func next() throws(BookFault) -> [UInt8] {
    defer { isBegun = false }
    return isBegun ? bytes : []
  }
}

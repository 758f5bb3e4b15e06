import Books
import Files
import Markup
import TestSupport
import Testing

@testable import Formats

struct CompressionTests {
  private let scratch = Scratch()

  /// The bytes of `text` as a program packs them.
  private func packed(_ text: String, by program: String) throws -> [UInt8] {
    try run(program, ["-c"], input: Array(text.utf8))
  }

  @Test(arguments: [("gzip", "gz"), ("xz", "xz"), ("bzip2", "bz2"), ("zstd", "zst")])
  func `a compressed text is read as a text`(_ program: String, _ ending: String) async throws {
    let text = String(repeating: "Call me Ishmael.\nSome years ago.\n", count: 9000)
    let bytes = try packed(text, by: program)
    // A machine without the program packs nothing, and cannot unpack it either.
    guard !bytes.isEmpty else { return }
    let path = try scratch.file(bytes, named: "whale.txt.\(ending)")
    let opened = try TextOpener.open(path: path) {}
    try await opened.source.waitForAll()
    #expect(try opened.source.text == text)
    #expect(opened.file.path?.hasSuffix("whale.txt.\(ending)") == true)
    #expect(opened.digest != nil)
  }

  /// One that is not wanted any more goes on for a while.
  @Test(arguments: [("xz", "xz"), ("bzip2", "bz2"), ("zstd", "zst")])
  func `programs that unpack one file take no bytes from one another`(
    _ program: String, _ ending: String
  ) async throws {
    let text = (0..<100_000).map { "line \($0 * 7919 % 100_003) \($0 * $0 % 65_521)\n" }.joined()
    let bytes = try packed(text, by: program)
    guard !bytes.isEmpty else { return }
    let path = try scratch.file(bytes, named: "a.\(ending)")
    let descriptor = try Descriptor(reading: path)
    let status = try descriptor.status()
    let file = OpenFile(descriptor, name: path, path: path, status: status)
    let compression = try #require(Compression(bytes))
    let (first, second) = (UnpackingEnd(), UnpackingEnd())
    let former = StreamBytes(try compression.unpacked(file, telling: first))
    var formerBytes = former.next()
    let latter = StreamBytes(try compression.unpacked(file, telling: second))
    var latterBytes: [UInt8] = []
    while true {
      let (one, two) = (former.next(), latter.next())
      if one.isEmpty, two.isEmpty { break }
      formerBytes += one
      latterBytes += two
    }
    #expect(formerBytes == Array(text.utf8) && latterBytes == formerBytes)
    #expect(first.fault == nil && second.fault == nil)
  }

  @Test(arguments: [("gzip", "gz"), ("xz", "xz")])
  func `the source of a compressed document is what was compressed`(
    _ program: String, _ ending: String
  ) async throws {
    let text = "<html><body><p>one\n</body></html>\n"
    let bytes = try packed(text, by: program)
    guard !bytes.isEmpty else { return }
    let opened = try TextOpener.open(
      path: scratch.file(bytes, named: "a.html.\(ending)"),
      options: OpenOptions(showsSource: true)
    ) {}
    try await opened.source.waitForAll()
    #expect(try opened.source.text == text)
  }

  @Test
  func `parts of a gzip file that follow one another are one text`() async throws {
    let bytes = try packed("one\n", by: "gzip") + packed("two\n", by: "gzip")
    let opened = try TextOpener.open(path: try scratch.file(bytes, named: "a.gz")) {}
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "one\ntwo\n")
  }

  @Test
  func `a book that is read from its end is unpacked first`() async throws {
    let book = SmallArchive.epub([("one.xhtml", "<p>Call <em>me</em></p>")])
    let bytes = try run("gzip", ["-c"], input: book)
    let opened = try TextOpener.open(path: try scratch.file(bytes, named: "whale.epub.gz")) {}
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "Call me\n")
    #expect(opened.file.path?.hasSuffix("whale.epub.gz") == true)
  }

  @Test
  func `a compressed document of Markdown is read as one`() async throws {
    let bytes = try packed("# One\n\nwords *and*\nmore\n", by: "gzip")
    let opened = try TextOpener.open(path: try scratch.file(bytes, named: "README.md.gz")) {}
    try await opened.source.waitForAll()
    #expect(try opened.source.text == "One\n\n\nwords and more\n")
    #expect(opened.structure?.outline.entries.map(\.title) == ["One"])
  }

  @Test
  func `a gzip file that is cut off or damaged gives what came before`() async throws {
    let text = (0..<20_000).map { "line \($0 * 7919 % 10_007)\n" }.joined()
    let bytes = try packed(text, by: "gzip")
    var damaged = bytes
    damaged[bytes.count / 2] ^= 0xFF
    for bytes in [Array(bytes.prefix(bytes.count / 2)), damaged] {
      let opened = try TextOpener.open(path: try scratch.file(bytes, named: "b.gz")) {}
      try await opened.source.waitForAll()
      let read = try opened.source.text
      #expect(read.count > 1000)
      #expect(text.hasPrefix(read.prefix(1000)))
      #expect(opened.remarks == [Self.loss])
    }
    let whole = try TextOpener.open(path: try scratch.file(bytes + [0, 0, 7], named: "c.gz")) {}
    try await whole.source.waitForAll()
    #expect(try whole.source.text == text && whole.remarks.isEmpty)
  }

  private static let loss = BookRemark(
    "", "the compressed file is cut off or damaged: what is missing cannot be unpacked",
    isLoss: true)

  @Test(arguments: ["gzip", "xz", "bzip2", "zstd"])
  func `a compressed text of which nothing can be read is told, and an empty one is empty`(
    program: String
  ) async throws {
    let empty = try packed("", by: program)
    guard !empty.isEmpty else { return }
    let text = try TextOpener.open(path: scratch.file(empty, named: "empty.z")) {}
    try await text.source.waitForAll()
    #expect(text.source.count == 0 && text.remarks.isEmpty && text.source.failure == nil)
    let path = try scratch.file(try packed("words\n", by: program).prefix(9), named: "cut.z")
    #expect(refusalToOpen(path)?.reason == .brokenBook(cause: Self.loss.words))
  }

  @Test(arguments: ["xz", "gzip"])
  func `a compressed book that is cut off is read as far as it goes`(program: String) async throws {
    let body = (0..<20_000).map { "<p>line \($0 * 7919 % 10_007)</p>\n" }.joined()
    let markdown = (0..<20_000).map { "line \($0 * 7919 % 10_007)\n\n" }.joined()
    for (name, text) in [("a.html", "<html><body>" + body), ("b.md", markdown)] {
      let bytes = try packed(text, by: program)
      guard !bytes.isEmpty else { return }
      let cut = try scratch.file(bytes.prefix(bytes.count * 3 / 4), named: name + ".z")
      let opened = try TextOpener.open(
        path: cut, options: OpenOptions(cacheFolder: scratch.path("cache"))
      ) {}
      try await opened.source.waitForAll()
      let read = try opened.source.text
      #expect(read.hasPrefix("line 0") && read.utf8.count > 30_000, "\(name)")
      #expect(opened.remarks == [Self.loss])
    }
  }

  @Test
  func `bytes that fill the last block to its end are not the end`() async throws {
    // A block of zeros packs so well that what is unpacked of it ends with a full buffer again and again.
    for count in [64 << 10, 128 << 10, 192 << 10, (64 << 10) + 1] {
      let text = String(repeating: "a", count: count)
      let bytes = try packed(text, by: "gzip")
      let opened = try TextOpener.open(path: try scratch.file(bytes, named: "full.gz")) {}
      try await opened.source.waitForAll()
      #expect(opened.source.count == count && opened.remarks.isEmpty)
    }
  }

  @Test
  func `the source of a document can be shown`() throws {
    let path = try scratch.file(Array("# One\n".utf8), named: "a.md")
    #expect(try TextOpener.open(path: path) {}.source.text == "One\n")
    let plain = OpenOptions(showsSource: true)
    #expect(try TextOpener.open(path: path, options: plain) {}.source.text == "# One\n")
  }

  @Test(arguments: [
    ("a.txt", "<!DOCTYPE html><p>x", "<!DOCTYPE html><p>x"), ("a", "<!DOCTYPE html><p>x", "x\n"),
    ("a.html", "<!-- c --><html><p>x</html>", "x\n"), ("notes", "# One\n", "# One\n"),
    ("a.xml", "<?xml version='1.0'?><rss/>", "<?xml version='1.0'?><rss/>"),
    (
      "b",
      "<?xml version='1.0' encoding='koi8-r'?><FictionBook><body><p>\u{C1}</p></body></FictionBook>",
      "а\n"
    ),
  ])
  func `what a document is, its content tells first`(
    _ name: String, _ source: String, _ text: String
  ) throws {
    let bytes = source.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let path = try scratch.file(bytes, named: name)
    #expect(try TextOpener.open(path: path) {}.source.text == text)
  }
}

import Books
import Formats
import Foundation
import Markup
import TestSupport
import Testing

struct ArchiveTests {
  private static let story = "It was a dark and stormy night.\n"

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  private func opened(_ path: String) async throws -> OpenedText {
    let text = try TextOpener.open(path: path) {}
    try await text.source.waitForAll()
    return text
  }

  @Test
  func `an archive with one text is that text, known by the archive`() async throws {
    let scratch = Scratch()
    let entries = [
      ("story/", []), ("story/cover.png", [1, 2]), ("__MACOSX/._a.txt", [0]),
      ("story/a.txt", Self.bytes(Self.story)),
    ]
    let path = try scratch.file(SmallArchive.zip(entries), named: "story.zip")
    let text = try await opened(path)
    #expect(try text.source.text == Self.story)
    #expect(text.file.path == path && text.file.name == path)
    let plain = try TextOpener.open(
      path: path, options: OpenOptions(allowsBinary: true, showsSource: true)
    ) {}
    #expect(text.digest == plain.digest)
  }

  @Test
  func `a text in an archive is read in its own format and encoding`() async throws {
    let scratch = Scratch()
    let book =
      "<?xml version='1.0' encoding='windows-1251'?><FictionBook><description><title-info>"
      + "<book-title>Мир</book-title></title-info></description><body><section><p>Слово</p>"
      + "</section></body></FictionBook>"
    let zip = SmallArchive.zip([("a.fb2", try encoded(book, as: "CP1251"))])
    let text = try await opened(scratch.file(zip, named: "a.fb2.zip"))
    #expect(try text.source.text == "Слово\n")
    #expect(text.structure?.title?.title == "Мир")
    let epub = SmallArchive.epub([("one.xhtml", "<p>Call me Ishmael.</p>")])
    let outer = try scratch.file(SmallArchive.zip([("a.epub", epub)]), named: "b.zip")
    #expect(try await opened(outer).source.text == "Call me Ishmael.\n")
  }

  @Test
  func `an archive with several texts is a list of them, each of which can be named`() async throws
  {
    let scratch = Scratch()
    let path = try scratch.file(
      SmallArchive.zip([
        ("two/b & c.txt", Self.bytes("Second.\n")), ("one.txt", Self.bytes(Self.story)),
        ("notes.md", Self.bytes("# Notes\n")),
      ]), named: "all.zip")
    let list = try await opened(path).source.text
    #expect(list.hasPrefix("all.zip\n\n\nThis archive has 3 texts."))
    #expect(list.contains("tome-reader '\(path)/notes.md'\n"))
    #expect(
      list.hasSuffix("• notes.md (8 bytes)\n• one.txt (32 bytes)\n• two/b & c.txt (8 bytes)\n"))
    // The list is no book that a library would have.
    #expect(try await opened(path).digest == nil)
    let structure = try #require(try await opened(path).structure)
    let targets = try structure.spans(beginningIn: 0..<list.utf8.count)
      .filter { $0.kind == .link }.map { try structure.target(of: $0) }
    #expect(targets == [.file("notes.md"), .file("one.txt"), .file("two/b & c.txt")])
    #expect(TextOpener.isEntry(path + "/two/b & c.txt") && !TextOpener.isEntry(path))
    let one = try await opened(path + "/one.txt")
    #expect(try one.source.text == Self.story)
    #expect(one.file.path == path + "/one.txt")
    // It is known by its content: the same text unpacked is the same book.
    let plain = try TextOpener.open(path: scratch.file(Self.bytes(Self.story))) {}
    #expect(one.digest == plain.digest)
    #expect(try await opened(path + "/two/b & c.txt").source.text == "Second.\n")
    #expect(refusalToOpen(path + "/three.txt")?.reason == .noSuchFile)
    #expect(refusalToOpen(path + "/one.txt/x")?.reason == .noSuchFile)
  }

  @Test
  func `documents for other programs are in the list of an archive`() async throws {
    let scratch = Scratch()
    let path = try scratch.file(
      SmallArchive.zip([
        ("one.txt", Self.bytes("First.\n")), ("two.txt", Self.bytes("Second.\n")),
        ("three.docx", Self.bytes("PK")), ("four.png", [1]),
      ]), named: "all.zip")
    let list = try await opened(path).source.text
    #expect(list.contains("has 3 texts") && list.contains("• three.docx (2 bytes)"))
    #expect(!list.contains("four.png"))
  }

  @Test
  func `a text does not hide the documents beside it`() async throws {
    let scratch = Scratch()
    let path = try scratch.file(
      SmallArchive.zip([("README.txt", Self.bytes("Hello.\n")), ("book.docx", Self.bytes("PK"))]),
      named: "all.zip")
    #expect(try await opened(path).source.text.contains("• book.docx (2 bytes)"))
  }

  @Test
  func `a line for a shell runs nothing that an archive says`() async throws {
    let scratch = Scratch()
    let name = "a'; touch x; '.txt"
    let path = try scratch.file(
      SmallArchive.zip([(name, Self.bytes("One.\n")), ("b.txt", Self.bytes("Two.\n"))]),
      named: "it's.zip")
    let lines = try await opened(path).source.text.split(separator: "\n")
    let line = try #require(lines.first { $0.hasPrefix("tome-reader ") })
    let words = try run(
      "sh", ["-c", String(line).replacing("tome-reader ", with: "printf '%s|' ")], input: [])
    #expect(String(decoding: words, as: UTF8.self) == path + "/" + name + "|")
  }

  @Test
  func `a document in an archive is read as one by itself`() async throws {
    let scratch = Scratch()
    let document = Self.bytes("{\\rtf1\\ansi Call me {\\i Ishmael}.\\par}")
    let alone = try? await opened(scratch.file(document, named: "a.rtf")).source.text
    // A machine may lack the programs for it.
    guard let alone else { return }
    let path = try scratch.file(
      SmallArchive.zip([("a.rtf", document), ("b.rtf", document)]), named: "all.zip")
    #expect(try await opened(path + "/a.rtf").source.text == alone)
  }

  @Test
  func `an archive without texts says what it is`() throws {
    let scratch = Scratch()
    let path = try scratch.file(SmallArchive.zip([("a.png", [1])]), named: "a.zip")
    #expect(refusalToOpen(path)?.reason == .looksBinary(what: "a ZIP archive"))
    let jar = SmallArchive.zip([("META-INF/MANIFEST.MF", [65]), ("LICENSE.txt", [65])])
    #expect(
      refusalToOpen(try scratch.file(jar, named: "a.jar"))?.reason
        == .looksBinary(what: "a Java archive"))
  }

  @Test
  func `archives in archives come to an end`() throws {
    let scratch = Scratch()
    var bytes = SmallArchive.zip([("a.txt", Self.bytes(Self.story))])
    for _ in 0..<9 { bytes = SmallArchive.zip([("a.epub", bytes)]) }
    #expect(refusalToOpen(try scratch.file(bytes, named: "a.zip")) != nil)
  }

  @Test
  func `a folder of pages begins with its index`() async throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("site"), withIntermediateDirectories: true)
    #expect(refusalToOpen(scratch.path("site"))?.reason == .isDirectory)
    for (name, words) in [("index.md", "one"), ("SUMMARY.md", "two"), ("README.md", "three")] {
      _ = try scratch.file(Self.bytes("# \(words)"), named: "site/\(name)")
      #expect(try await opened(scratch.path("site")).source.text == "\(words)\n")
    }
    _ = try scratch.file(
      Self.bytes("<html><body><p>Welcome</p></body></html>"), named: "site/index.html")
    let text = try await opened(scratch.path("site"))
    #expect(try text.source.text == "Welcome\n")
    #expect(text.file.path == scratch.path("site/index.html"))
  }

  @Test
  func `a folder without an index is its only text, or a list of them`() async throws {
    let scratch = Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("shelf/old"), withIntermediateDirectories: true)
    _ = try scratch.file(Self.bytes("Hidden"), named: "shelf/.secret.txt")
    _ = try scratch.file(Self.bytes("x"), named: "shelf/cover.jpg")
    #expect(refusalToOpen(scratch.path("shelf"))?.reason == .isDirectory)
    _ = try scratch.file(Self.bytes("Words\n"), named: "shelf/old/b & c.txt")
    let only = try await opened(scratch.path("shelf"))
    #expect(only.file.path == scratch.path("shelf/old/b & c.txt"))
    _ = try scratch.file(Self.bytes("Other words\n"), named: "shelf/a.txt")
    let list = try await opened(scratch.path("shelf") + "/")
    let text = try list.source.text
    #expect(text.contains("This folder has 2 texts."))
    #expect(
      text.contains("tome-reader add '\(scratch.path("shelf"))'")
        || text.contains("tome-reader add \(scratch.path("shelf"))"))
    #expect(text.contains("a.txt (12 bytes)\n") && text.contains("old/b & c.txt (6 bytes)\n"))
    #expect(!text.contains("secret") && !text.contains("cover"))
    #expect(list.digest == nil && list.file.path == scratch.path("shelf"))
    _ = try scratch.file(
      Self.bytes("<html><body><p>Welcome</p></body></html>"), named: "shelf/index.en.html")
    #expect(try await opened(scratch.path("shelf")).source.text == "Welcome\n")
  }
}

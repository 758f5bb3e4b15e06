import Books
import Formats
import Foundation
import TestSupport
import Testing

struct RefusalTests {
  let scratch = Scratch()

  @Test func `no such file`() throws {
    let error = try #require(refusalToOpen("no/such\u{1B}[31m.txt"))
    #expect(error.reason == .noSuchFile)
    #expect(error.sentence == "cannot open 'no/such?[31m.txt': no such file")
    #expect(error.exitStatus == 66)
  }

  @Test func `a directory`() throws {
    let error = try #require(refusalToOpen(scratch.folder))
    #expect(error.sentence == "cannot open '\(scratch.folder)': it is a directory")
    #expect(error.exitStatus == 66)
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func `a file that may not be read`() throws {
    let path = try scratch.file("secret".utf8)
    chmod(path, 0)
    let error = try #require(refusalToOpen(path))
    #expect(error.sentence == "cannot open '\(path)': no permission to read it")
    #expect(error.exitStatus == 66)
  }

  @Test func `a device`() throws {
    let error = try #require(refusalToOpen("/dev/zero"))
    #expect(error.sentence == "cannot open '/dev/zero': it is a character device, not a file")
    #expect(error.exitStatus == 66)
  }

  @Test func `a name too long for the system is its own error`() throws {
    let error = try #require(refusalToOpen(String(repeating: "x", count: 300)))
    #expect(error.reason == .system(code: ENAMETOOLONG))
    #expect(error.sentence.hasSuffix(": file name too long"))
    #expect(error.exitStatus == 74)
  }

  @Test(arguments: [
    ("\u{7F}ELF\u{2}\u{1}", "a program (ELF)"),
    ("GIF89a....", "a GIF image"),
    ("%PDF-1.7 and so on", "a PDF document"),
    ("PK\u{5}\u{6}" + String(repeating: "\0", count: 18), "an empty ZIP archive"),
    ("RIFF\u{1}\u{2}\u{3}\u{4}WEBP", "a WebP image"),
    ("SQLite format 3\0", "an SQLite database"),
    (String(repeating: "x", count: 257) + "ustar", "a tar archive"),
    ("MZ\0\u{1}", "a Windows program"),
  ])
  func `a known kind of file is called by its name`(head: String, what: String) throws {
    var options = OpenOptions()
    options.runsPrograms = false
    let error = try #require(try scratch.refusal(of: head.utf8, options: options))
    #expect(error.reason == .looksBinary(what: what))
    #expect(error.exitStatus == 65)
    let path = scratch.path("text.txt")
    #expect(
      error.sentence
        == "cannot open '\(path)': it looks like \(what), not like text; --binary opens it anyway")
  }

  @Test(arguments: [
    ("a.bin", "x", "a ZIP archive"),
    ("mimetype", "application/epub+zip", "an EPUB book without its container"),
  ])
  func `an archive without texts is called by its name, and one that is cut off is told`(
    entry: String, text: String, what: String
  ) throws {
    let archive = SmallArchive.zip([(entry, Array(text.utf8))])
    #expect(try scratch.refusal(of: archive)?.reason == .looksBinary(what: what))
    let cut = archive.dropLast(40)
    #expect(
      try scratch.refusal(of: cut)?.cause
        == "it is an archive that is cut off or damaged: the list of its files, at its end, cannot be read"
    )
    #expect(
      try scratch.open(cut, options: OpenOptions(allowsBinary: true)).source.count == cut.count)
  }

  @Test(arguments: ["MZ: two letters", "RIFFLE", "ID3 is a tag", "BM", "PK, he said", "%PDF"])
  func `a text may begin like something else`(text: String) throws {
    #expect(try scratch.open(text.utf8).source.text == text)
  }

  @Test func `many control bytes are no text, and may be shown all the same`() throws {
    var generator = SeededGenerator(seed: 3)
    let bytes = (0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let error = try #require(try scratch.refusal(of: bytes))
    #expect(error.sentence.contains("it looks like binary data (9 % control bytes), not like text"))
    let opened = try scratch.open(bytes, options: OpenOptions(allowsBinary: true))
    #expect(opened.encoding == "UTF-8")
    #expect(try opened.source.bytes(0..<bytes.count) == bytes)
  }

  @Test func `binary data behind a long text is found by the samples`() throws {
    let text = Array(String(repeating: "words and words\n", count: 10_000).utf8)
    let error = try scratch.refusal(of: text + [UInt8](repeating: 1, count: 20_000))
    #expect(error?.exitStatus == 65)
  }

  @Test func `escapes, backspaces and form feeds are what texts have`() throws {
    let text = String(repeating: "\u{1B}[1mN\u{8}Nbold\u{1B}[0m\tx\u{B}\u{C}\r\n", count: 1000)
    let words = String(repeating: "Nbold\tx\u{B}\u{C}\r\n", count: 1000)
    #expect(try scratch.open(text.utf8).source.text == words)
  }

  @Test func `names that zeros stand between are a text`() throws {
    let names = (0..<1000).map { "/etc/name of \($0)é\0" }.joined()
    let opened = try scratch.open(names.utf8)
    #expect(try opened.encoding == "UTF-8" && opened.source.text == names)
    let codes = (0..<1000).map { "\($0)\0\u{1}\0" }.joined()
    #expect(try scratch.refusal(of: codes.utf8)?.exitStatus == 65)
  }

  @Test func `control bytes up to one in a hundred are what texts have`() throws {
    let text = String(repeating: String(repeating: "x", count: 99) + "\u{1}", count: 500)
    #expect(try scratch.open(text.utf8).encoding == "UTF-8")
    let more = String(repeating: String(repeating: "x", count: 49) + "\u{1}", count: 500)
    #expect(try scratch.refusal(of: more.utf8)?.exitStatus == 65)
  }
}

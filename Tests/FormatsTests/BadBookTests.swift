import Books
import Formats
import Foundation
import Markup
import TestSupport
import Testing

/// Books that are broken, or made to do harm: each gives what can be read, or a sentence.
struct BadBookTests {
  private let scratch = Scratch()

  private func opened(_ bytes: [UInt8], named name: String = "book.epub") async throws -> OpenedText
  {
    let text = try TextOpener.open(path: scratch.file(bytes, named: name)) {}
    try await text.source.waitForAll()
    return text
  }

  @Test
  func `an entry that unpacks to far more than its length ends`() async throws {
    // A gzip file is a header of 10 bytes, deflated bytes, their checksum and their length.
    let body = "<html><body><p>one</p><p>" + String(repeating: "a ", count: 20 << 20)
    let packed = try run("gzip", ["-nc"], input: Array(body.utf8))
    let epub = SmallArchive.epub(
      [("one.xhtml", "<p>x</p>"), ("two.xhtml", "<p>after</p>")], leavingOut: "one.xhtml",
      deflated: ("one.xhtml", Array(packed.dropFirst(10).dropLast(8)), body.utf8.count))
    let text = try await opened(epub)
    #expect(try text.source.text.hasPrefix("one\n\na a a"))
    #expect(try text.source.text.hasSuffix("\n\u{0C}after\n"))
    #expect(text.source.count < 20 << 20)
    #expect(
      text.remarks == [BookRemark("one.xhtml", "the file is too large", isLoss: true)])
  }

  @Test(arguments: [
    "", "<?xml version='1.0' encoding='utf-8'?>", "<?xml version='1.0' encoding='UTF8'?>",
  ])
  func `a stray byte is no reason to read all letters otherwise`(declaration: String) async throws {
    let words = String(repeating: "Корабль шёл по тихому морю. ", count: 4000)
    for stray: [UInt8] in [[0xE9], [0xD0], [0xFF, 0xFE], [0xE2, 0x82]] {
      let body = Array("<p>\(words)".utf8) + stray + Array(" \(words)</p><p>end</p>".utf8)
      let page =
        Array("\(declaration)<html><head><title>x</title></head><body>".utf8) + body
        + Array("</body></html>".utf8)
      let sign = String(repeating: "\u{FFFD}", count: stray.count)
      let text = words.dropLast() + " \(sign) " + words.dropLast() + "\n\nend\n"
      let book = SmallArchive.epub(
        [("one.xhtml", "")], leavingOut: "one.xhtml", bytes: [("one.xhtml", page)])
      #expect(try await opened(book).source.text == text)
      #expect(try await opened(page, named: "a.html").source.text == text)
    }
  }

  @Test
  func `an entry that lies about its length is read as it is, or told`() async throws {
    let book = SmallArchive.epub([("one.xhtml", "<p>Call me Ishmael.</p>")])
    // The lengths in the directory, of all entries at once.
    for length in [0, 1, 9, 1 << 20, Int(UInt32.max)] {
      var bytes = book
      var place = 0
      while let found = bytes[place...].firstRange(of: [0x50, 0x4B, 1, 2]) {
        withUnsafeBytes(of: UInt32(length).littleEndian) { lie in
          bytes.replaceSubrange(found.lowerBound + 24..<found.lowerBound + 28, with: lie)
        }
        place = found.upperBound
      }
      let path = try scratch.file(bytes, named: "lie.epub")
      let text = try? TextOpener.open(path: path, onChange: {})
      guard let text else { continue }
      try await text.source.waitForAll()
      #expect(text.source.count <= 17)
    }
  }

  @Test
  func `a damaged document keeps what came before the damage`() async throws {
    let body = (0..<2000).map { "<p>Words \($0 * 7919 % 10_007), and more.</p>" }.joined()
    let page = "<html><body>\(body)</body></html>"
    var packed = try run("gzip", ["-nc"], input: Array(page.utf8))
    packed.removeFirst(10)
    packed.removeLast(8)
    for place in [packed.count / 2, packed.count * 3 / 4] {
      var damaged = packed
      for index in place..<place + 40 { damaged[index] = 0xFF }
      let text = try await opened(
        SmallArchive.epub(
          [("one.xhtml", ""), ("two.xhtml", "<p>after</p>")], leavingOut: "one.xhtml",
          deflated: ("one.xhtml", damaged, page.utf8.count)))
      let read = try text.source.text
      #expect(read.hasPrefix("Words 0, and more.\n\nWords 7919, and more.\n"))
      #expect(read.hasSuffix("after\n") && read.utf8.count > 5000)
      #expect(text.remarks.contains(BookRemark("one.xhtml", "the file is damaged", isLoss: true)))
    }
    // The only text of an archive is kept as well.
    var damaged = packed
    for index in packed.count / 2..<packed.count / 2 + 40 { damaged[index] = 0xFF }
    let zip = SmallArchive.zip([("a.html", damaged)], deflated: ["a.html": page.utf8.count])
    let text = try await opened(zip, named: "a.zip")
    #expect(try text.source.text.hasPrefix("Words 0, and more.\n\nWords 7919"))
    #expect(text.remarks.map(\.isLoss) == [true])
  }

  @Test
  func `a book whose folder was packed, and not what is in it, is that book`() async throws {
    let inner = SmallArchive.epub([("one.xhtml", "<p>x <img src='a.png' alt='A'/></p>")])
    let container = "<container><rootfiles><rootfile full-path='b.opf'/></rootfiles></container>"
    let package =
      "<package><metadata/><manifest><item id='a' href='a.xhtml'/></manifest><spine><itemref "
      + "idref='a'/></spine></package>"
    let book: [(String, [UInt8])] = [
      ("epub/META-INF/container.xml", Array(container.utf8)), ("epub/b.opf", Array(package.utf8)),
      ("epub/a.xhtml", Array("<html><body><p>one</p></body></html>".utf8)),
    ]
    #expect(try await opened(SmallArchive.zip(book)).source.text == "one\n")
    // Two books are a list.
    let two = book + book.map { ("other/" + $0.0, $0.1) }
    #expect(try await opened(SmallArchive.zip(two), named: "a.zip").source.text.contains("2 texts"))
    #expect(try await opened(inner).source.text == "x [A]\n")
  }

  @Test
  func `names that lead out of the archive are names in it`() async throws {
    let file = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).xhtml"
    let path = "../../../../../.." + file
    let text = try await opened(
      SmallArchive.epub([("one.xhtml", "<p>x</p>"), (path, "<p>up</p>")]))
    #expect(try text.source.text == "x\n")
    #expect(text.remarks.map(\.part) == [String(file.dropFirst())])
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test
  func `a book without any text says why`() throws {
    let path = try scratch.file(
      SmallArchive.epub([("one.xhtml", "<p>x</p>")], leavingOut: "one.xhtml"), named: "a.epub")
    #expect(
      refusalToOpen(path)?.sentence == "cannot open '\(path)': one.xhtml: the file is missing")
  }

  @Test
  func `ids that stand twice mean the first, and contents that lead nowhere are left out`()
    async throws
  {
    let text = try await opened(
      SmallArchive.epub([
        ("one.xhtml", "<p id='a'>x <a href='#a'>l</a></p><p id='a'>y</p>"),
        ("two.xhtml", "<p><a href='nowhere.xhtml#z'>n</a></p>"),
      ]))
    let structure = try #require(text.structure)
    let links = try structure.spans(beginningIn: 0..<text.source.count)
    #expect(try structure.target(of: #require(links.first)) == .offset(0))
    #expect(try structure.target(of: #require(links.last)) != .offset(0))
  }

  @Test(arguments: ["xhtml", "html"])
  func `a million elements in one another are read`(ending: String) async throws {
    let count = 1_000_000
    let page =
      (ending == "html" ? "<!doctype html>" : "<?xml version='1.0'?>") + "<html><body><p>top</p>"
      + String(repeating: "<div>", count: count) + "deep"
      + String(repeating: "</div>", count: count) + "<p>end</p></body></html>"
    let text = try await opened(Array(page.utf8), named: "a.\(ending)")
    let words = try text.source.text.split { $0.isWhitespace }
    #expect(words.first == "top" && words.contains("deep"))
  }

  @Test
  func `a hundred thousand documents, of which most are missing, come to an end`() async throws {
    let names = (0..<100_000).map { "\($0).xhtml" }
    let items = names.map { "<item id='\($0)' href='\($0)'/>" }.joined()
    let references = names.map { "<itemref idref='\($0)'/>" }.joined()
    let package =
      "<package><metadata/><manifest>\(items)</manifest><spine>\(references)</spine></package>"
    let container = "<container><rootfiles><rootfile full-path='b.opf'/></rootfiles></container>"
    let archive = SmallArchive.zip([
      ("META-INF/container.xml", Array(container.utf8)), ("b.opf", Array(package.utf8)),
      ("7.xhtml", Array("<html><body><p>seven</p></body></html>".utf8)),
      ("99999.xhtml", Array("<html><body><p>last</p></body></html>".utf8)),
    ])
    let text = try await opened(archive)
    #expect(try text.source.text == "seven\n\nlast\n")
    #expect(text.remarks.count == 1000)
  }

  @Test
  func `contents in one another without end are read as far as they are looked at`() async throws {
    let deep =
      "<html xmlns:epub='x'><body><nav epub:type='toc'>"
      + String(repeating: "<ol><li><a href='one.xhtml'>x</a>", count: 20_000)
      + String(repeating: "</li></ol>", count: 20_000) + "</nav></body></html>"
    let book = SmallArchive.epub([("one.xhtml", "<p>x</p>")], contents: deep)
    let text = try await opened(book)
    #expect(try text.source.text == "x\n")
    #expect((1...40).contains(text.structure?.outline.entries.count ?? 0))
  }

  @Test(arguments: [
    ("windows-1251", "Привет", "CP1251"), ("UTF-16", "Grüße", "UTF-16"),
    ("ISO-8859-1", "Grüße", "ISO-8859-1"), ("Shift_JIS", "吾輩は猫", "SHIFT_JIS"),
  ])
  func `a document is read in the encoding that it declares`(
    declared: String, words: String, encoding: String
  ) async throws {
    let page =
      "<?xml version='1.0' encoding='\(declared)'?><html><body><p>\(words)</p></body></html>"
    let book = SmallArchive.epub(
      [("one.xhtml", "")], leavingOut: "one.xhtml",
      bytes: [("one.xhtml", try encoded(page, as: encoding))])
    let text = try await opened(book)
    #expect(try text.source.text == words + "\n")
    #expect(text.remarks.isEmpty)
  }

  @Test(arguments: ["utf-16", "UTF-16LE", "unicode", "ucs-2", "UTF-32"])
  func `a document that says in single bytes that it is in wide ones is not`(
    declared: String
  ) async throws {
    let body = "<html><body><p>Grüße</p></body></html>"
    let page = Array("<?xml version='1.0' encoding='\(declared)'?>\(body)".utf8)
    let book = SmallArchive.epub(
      [("one.xhtml", "")], leavingOut: "one.xhtml", bytes: [("one.xhtml", page)])
    #expect(try await opened(book).source.text == "Grüße\n")
    #expect(try await opened(page, named: "a.xhtml").source.text == "Grüße\n")
    let named = body.replacing(
      "<body>", with: "<head><meta charset='\(declared)'></head><body>")
    #expect(try await opened(Array(named.utf8), named: "a.html").source.text == "Grüße\n")
    let story = "<FictionBook><body><section><p>Grüße</p></section></body></FictionBook>"
    let fiction = Array("<?xml version='1.0' encoding='\(declared)'?>\(story)".utf8)
    #expect(try await opened(fiction, named: "a.fb2").source.text == "Grüße\n")
  }

  @Test
  func `a document that is not in the encoding it declares is read in its own`() async throws {
    let words = "Снег и огонь. Он шёл по зимнему лесу и думал о своём старом доме у реки."
    let book =
      "<?xml version='1.0' encoding='utf-8'?><FictionBook><body><section><p>\(words)</p></section>"
      + "</body></FictionBook>"
    let text = try await opened(try encoded(book, as: "CP1251"), named: "a.fb2")
    #expect(try text.source.text == words + "\n")
    #expect(text.encoding == "WINDOWS-1251" && text.remarks.isEmpty)
    #expect(try await opened(Array(book.utf8), named: "b.fb2").encoding == "UTF-8")
  }

  @Test(arguments: [("UTF-16", true), ("UTF-16", false), ("CP1251", true)])
  func `a document of a book that is not in the encoding it declares is read in its own`(
    encoding: String, isDeclared: Bool
  ) async throws {
    let words = "Снег и огонь. Он шёл по зимнему лесу и думал о своём старом доме у реки."
    let declaration = isDeclared ? "<?xml version='1.0' encoding='utf-8'?>" : ""
    let page = declaration + "<html><body><p>\(words)</p></body></html>"
    let book = SmallArchive.epub(
      [("one.xhtml", "")], leavingOut: "one.xhtml",
      bytes: [("one.xhtml", try encoded(page, as: encoding))])
    let text = try await opened(book)
    #expect(try text.source.text == words + "\n")
    #expect(text.remarks.isEmpty)
  }

  @Test(arguments: ["gb2312", "shift_jis", "iso-8859-1", "windows-1251"])
  func `a page that was saved as UTF-8 is read so, whatever its server said`(
    declared: String
  ) async throws {
    let words = "千里之行，始于足下。Grüße."
    let page = "<html><head><meta charset='\(declared)'></head><body><p>\(words)</p></body></html>"
    let text = try await opened(Array(page.utf8), named: "a.html")
    #expect(try text.source.text == words + "\n")
    #expect(text.encoding == "UTF-8" && text.remarks.isEmpty)
    // So few letters may be valid in both: those are of the encoding that is declared.
    let few = "<html><head><meta charset='gbk'></head><body><p>一通</p></body></html>"
    #expect(
      try await opened(try encoded(few, as: "GBK"), named: "b.html").source.text == "一通\n")
  }

  @Test
  func `bytes that are not of the declared encoding are shown somehow`() async throws {
    var page = Array("<?xml version='1.0' encoding='UTF-8'?><html><body><p>caf".utf8)
    page += [0xE9]
    page += Array("</p><p>two</p></body></html>".utf8)
    let book = SmallArchive.epub(
      [("one.xhtml", "")], leavingOut: "one.xhtml", bytes: [("one.xhtml", page)])
    let text = try await opened(book)
    #expect(try text.source.text.hasPrefix("caf") && text.source.text.hasSuffix("two\n"))
  }

  @Test
  func `a book that is cut off while it is read keeps what came before`() async throws {
    let paragraph = String(repeating: "<p>Call me Ishmael, once and again.</p>", count: 400)
    let names = (0..<400).map { ("\($0).xhtml", paragraph) }
    let path = try scratch.file(SmallArchive.epub(names), named: "book.epub")
    let text = try TextOpener.open(path: path) {}
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 100_000)
    try await text.source.waitForAll()
    #expect(try text.source.text.hasPrefix("Call me Ishmael"))
    // What stands there instead is another file: the one that was opened is read on.
    let other = try TextOpener.open(
      path: scratch.file(SmallArchive.epub(names), named: "other.epub")
    ) {}
    try FileManager.default.removeItem(atPath: scratch.path("other.epub"))
    _ = try scratch.file(Array("no archive".utf8), named: "other.epub")
    try await other.source.waitForAll()
    #expect(other.remarks.isEmpty && other.source.count > 1_000_000)
    #expect(other.source.check() == .replaced)
  }
}

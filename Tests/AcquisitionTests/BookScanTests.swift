import Acquisition
import Books
import Datebook
import Foundation
import Holdings
import Shelf
import Synchronization
import TestSupport
import Testing

@Suite struct BookScanTests {
  private let folder = TemporaryFolder()
  private let damages = Damages()

  private var location: LibraryLocation {
    LibraryLocation(path: folder.path + "/data/library.sqlite")
  }
  private var books: String { folder.path + "/books" }

  private func make(_ name: String, _ text: String) throws {
    try make(name, Data(text.utf8))
  }

  private func make(_ name: String, _ data: Data) throws {
    let path = books + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  private func scan(_ paths: [String]? = nil) -> (outcome: ScanOutcome, refusals: [String: String])
  {
    let refusals = Mutex<[String: String]>([:])
    let scan = BookScan(of: paths ?? [books], for: location, clock: LocalClock()) {
      damages.add($0)
    }
    let outcome = scan.run { news in
      guard case .refused(let refusal) = news else { return }
      let name = refusal.path.replacingOccurrences(of: books + "/", with: "")
      refusals.withLock { $0[name] = refusal.reason }
    }
    return (outcome, refusals.withLock { $0 })
  }

  private func titles() throws -> [String] {
    try Library(at: location).records().map(\.title).sorted()
  }

  @Test func `a page of HTML is a book if it is the only one of its folder`() throws {
    let page = "<!doctype html><html><head><title>%</title></head><body><p>Words.</p></body></html>"
    for (name, title) in [
      ("alone/book.html", "Alone"), ("alone/book_files/frame.html", "Frame"),
      ("manual/index.html", "Manual"), ("manual/one.html", "One"), ("manual/two.htm", "Two"),
      ("manual/more/only.xhtml", "Only"),
    ] {
      try make(name, page.replacingOccurrences(of: "%", with: title))
    }
    try make("manual/readme.txt", "A Readme\n\nIt is text.\n")
    let found = scan()
    #expect(found.refusals.isEmpty)
    #expect(try titles() == ["A Readme", "Alone", "Only"])
    // What is named is taken.
    _ = scan([books + "/manual/one.html"])
    #expect(try titles() == ["A Readme", "Alone", "One", "Only"])
  }

  private func edition(_ words: String, title: String = "Moby Dick") -> Data {
    let pages = (1...60).map { "<p>Page \($0) tells \(words) of a whale.</p>" }.joined()
    let package = """
      <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="u">
      <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>\(title)</dc:title>
      <dc:identifier id="u">http://www.gutenberg.org/2701</dc:identifier></metadata>
      <manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest>
      <spine><itemref idref="a"/></spine></package>
      """
    let container = """
      <container><rootfiles><rootfile full-path="book.opf"
      media-type="application/oebps-package+xml"/></rootfiles></container>
      """
    let page = "<html><body><h1>\(title)</h1>\(pages)</body></html>"
    return Data(
      SmallArchive.zip([
        ("mimetype", Array("application/epub+zip".utf8)),
        ("META-INF/container.xml", Array(container.utf8)), ("book.opf", Array(package.utf8)),
        ("a.xhtml", Array(page.utf8)),
      ]))
  }

  @Test func `a new edition of a book that is read is that book`() throws {
    try make("moby.epub", edition("once"))
    let book = try #require(scan().outcome.books.first)
    let library = try Library(at: location)
    let page = Position(
      offset: 1200, before: [], after: Array("Page 30 tells once of a whale.".utf8), fraction: 0.5)
    try library.save(Move(position: page, textBytes: 2400, moment: Moment(seconds: 9)), of: book)
    try make("new/moby-2026.epub", edition("once", title: "A New Edition"))
    #expect(scan().outcome.books.isEmpty)
    #expect(try library.records().map(\.id) == [book])
    try make("new/wal.epub", edition("zweimal"))
    #expect(scan().outcome.books.count == 1)
  }

  @Test func `titles of an earlier rule are taken anew once, and the reader’s own stay`() throws {
    for name in ["a", "b", "e", "f"] {
      try make("\(name).txt", "The \(name) Book\n\nIt is \(name).\n")
    }
    _ = scan()
    let library = try Library(at: location)
    #expect(try titles() == ["The a Book", "The b Book", "The e Book", "The f Book"])
    func book(_ name: String) throws -> BookID {
      try #require(try library.records().first { $0.path?.hasSuffix("\(name).txt") == true }).id
    }
    // What an earlier version made of them.
    func name(_ name: String, _ title: String) throws {
      var facts = try BookFacts(fileAt: books + "/\(name).txt")
      (facts.title, facts.author) = (title, "Nobody")
      _ = try library.renewTitles([(try book(name), facts)])
    }
    for wrong in ["a", "e", "f"] { try name(wrong, "To") }
    #expect(try titles() == ["The b Book", "To", "To", "To"])
    _ = try library.edit([try book("e")], [.title("My own")])
    try make("f.txt", "Another text stands here now.\n")
    #expect(try TitleRenewal(of: library).run { true } == 1)
    #expect(try titles() == ["My own", "The a Book", "The b Book", "To"])
    #expect(try library.record(of: book("a"))?.author == nil)
    try name("b", "Preface")
    #expect(try TitleRenewal(of: library).run { true } == 0, "once")
    #expect(try titles().contains("Preface"))
  }

  @Test func `a renewal that is ended begins again the next time`() throws {
    try make("a.txt", "The a Book\n\nIt is a.\n")
    _ = scan()
    let library = try Library(at: location)
    _ = try TitleRenewal(of: library).run { false }
    #expect(try library.olderTitles().count == 1)
    _ = try TitleRenewal(of: library).run { true }
    #expect(try library.olderTitles().isEmpty)
  }

  @Test func `readable texts become books, and what cannot be read is told`() throws {
    try make("a.txt", "Title: Emma\nAuthor: Jane Austen\n\nLanguage: English\n")
    try make("deep/er/b.md", "# Notes\n\nSome notes on whales.\n")
    try make("LICENSE", "A licence\n\nDo what you like.\n")
    try make("empty.txt", " \n")
    try make("broken.txt", Data([0x7F, 0x45, 0x4C, 0x46] + [UInt8](repeating: 0, count: 4000)))
    try make("novel.kfx", "PK")
    try make("main.swift", "print(1)\n")
    try make(".hidden.txt", "hidden\n")
    try make(".git/config.txt", "hidden\n")
    let (outcome, refusals) = scan()
    #expect(try titles() == ["A licence", "Emma", "Notes"])
    #expect(outcome.progress.added == 3)
    #expect(outcome.books.count == 3)
    #expect(outcome.progress.looked == 6 && outcome.progress.found == 6)
    #expect(outcome.failure == nil)
    #expect(refusals["empty.txt"] == "it is empty")
    #expect(refusals["broken.txt"]?.contains("it looks like ") == true)
    #expect(refusals["novel.kfx"] == "Kindle cannot be read yet")
    #expect(refusals.count == 3)
    #expect(outcome.progress.refused == 3)
    #expect(outcome.progress.passedOver == 1, "the program, but nothing that is hidden")
    let emma = try #require(try Library(at: location).records().first { $0.title == "Emma" })
    #expect(emma.author == "Jane Austen")
    #expect(emma.status == .toRead)
    #expect(emma.lastReadAt == nil)
    #expect(emma.language == "en-US")
    #expect(emma.encoding == "UTF-8")
  }

  @Test func `a link that leads nowhere is told, and so is a file that may not be read`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    symlink("/nowhere/b.txt", books + "/b.txt")
    try make("c.txt", "Closed\n\nThe text.\n")
    chmod(books + "/c.txt", 0)
    let (outcome, refusals) = scan()
    // Root may read everything.
    let closed = getuid() == 0 ? [:] : ["c.txt": "no permission to read it"]
    #expect(refusals == ["b.txt": "no such file"].merging(closed) { first, _ in first })
    #expect(outcome.progress.refused == refusals.count)
  }

  @Test func `what the library has is known by its content`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    try make("b.txt", "Persuasion\n\nThe text.\n")
    _ = scan()
    try make("copy.txt", "Emma\n\nThe text.\n")
    let outcome = scan().outcome
    #expect(outcome.progress.added == 0)
    #expect(outcome.progress.known == 3)
    #expect(try titles() == ["Emma", "Persuasion"])
    // The first file of a content is where the book is, as long as it is there.
    #expect(
      try Set(Library(at: location).records().compactMap(\.path)) == [
        books + "/a.txt", books + "/b.txt",
      ])
  }

  @Test func `short texts that begin alike are books of their own`() throws {
    let beginning = String(repeating: "A letter that begins like all the others.\n", count: 70)
    for name in ["a", "b", "c"] { try make("\(name).txt", beginning + "It is \(name).\n") }
    #expect(scan([books + "/a.txt"]).outcome.progress.added == 1)
    #expect(scan().outcome.progress.added == 2)
    #expect(scan().outcome.progress.known == 3)
    let library = try Library(at: location)
    let ids = try Dictionary(
      uniqueKeysWithValues: library.records().map { ($0.path ?? "", $0.id) })
    #expect(ids.count == 3)
    for name in ["a", "b"] {
      try FileManager.default.moveItem(
        atPath: books + "/\(name).txt", toPath: books + "/moved \(name).txt")
    }
    #expect(scan().outcome.progress.added == 0)
    let moved = try Dictionary(
      uniqueKeysWithValues: library.records().map { ($0.path ?? "", $0.id) })
    for (former, path) in [("a", "moved a"), ("b", "moved b"), ("c", "c")] {
      #expect(moved[books + "/\(path).txt"] == ids[books + "/\(former).txt"])
    }
  }

  @Test func `archives that begin with the same large file are books of their own`() throws {
    let cover = SmallPicture.png(30, 40, [1, 2, 3]) + [UInt8](repeating: 0, count: 100_000)
    for (name, width) in [("a", 50), ("b", 60)] {
      let page = SmallPicture.png(width, 80, [4, 5, 6])
      try make("\(name).cbz", Data(SmallArchive.zip([("1.png", cover), ("2.png", page)])))
    }
    let (first, second) = try (
      BookFacts(fileAt: books + "/a.cbz").digest, BookFacts(fileAt: books + "/b.cbz").digest
    )
    #expect(first.sampled == second.sampled)
    #expect(scan().outcome.progress.added == 2)
    #expect(scan().outcome.progress.known == 2)
    try FileManager.default.moveItem(atPath: books + "/b.cbz", toPath: books + "/moved.cbz")
    #expect(scan().outcome.progress.added == 0)
    #expect(
      try Set(Library(at: location).records().compactMap(\.path)) == [
        books + "/a.cbz", books + "/moved.cbz",
      ])
  }

  @Test func `a short text that a library knows by its samples alone is told from its like`()
    throws
  {
    let beginning = String(repeating: "A letter that begins like all the others.\n", count: 70)
    try make("a.txt", beginning + "It is a.\n")
    try make("b.txt", beginning + "It is b.\n")
    var facts = try BookFacts(fileAt: books + "/a.txt")
    facts.digest = ContentDigest(sampled: facts.digest.sampled)
    let library = try Library(at: location)
    let book = try library.add([facts], at: Moment(seconds: 5))[0].book
    try library.save(
      Move(
        position: Position(offset: 40, before: [], after: [], fraction: 0.1), textBytes: 3000,
        moment: Moment(seconds: 6)), of: book)
    let other = try BookFacts(fileAt: books + "/b.txt")
    func place(_ name: String) throws -> SavedPosition? {
      let path = books + "/\(name).txt"
      return try PositionLookup.find(
        library: location.path, digest: BookFacts(fileAt: path).digest, file: path)?.place
    }
    #expect(try place("a")?.position.offset == 40)
    #expect(try place("b") == nil, "before it is in the library")
    let outcome = scan().outcome
    #expect((outcome.progress.known, outcome.progress.added) == (1, 1))
    #expect(try place("b") == nil, "and when it is")
    // A file that was removed has not become another one that begins so; one that was moved has its
    // bytes.
    try FileManager.default.removeItem(atPath: books + "/a.txt")
    try make("c.txt", beginning + "It is c.\n")
    #expect(try place("c") == nil)
    let third = try library.add([BookFacts(fileAt: books + "/c.txt")], at: Moment(seconds: 8))
    #expect(third.map(\.book) != [book] && third.map(\.book) != outcome.books)
    try make("moved.txt", beginning + "It is a.\n")
    #expect(try place("moved")?.position.offset == 40)
    #expect(
      try library.add([BookFacts(fileAt: books + "/moved.txt")], at: Moment(seconds: 9)) == [
        .moved(book)
      ])
    #expect(try library.book(digest: other.digest, path: nil) == outcome.books.first)
  }

  @Test func `a short text is not one that has grown long since`() throws {
    let beginning = String(repeating: "A day that begins like all the others.\n", count: 300)
    try make("a.txt", beginning + "It is a.\n")
    let book = try #require(scan().outcome.books.first)
    let library = try Library(at: location)
    try make("a.txt", String(repeating: beginning, count: 2))
    try make("b.txt", beginning + "It is b.\n")
    let facts = try BookFacts(fileAt: books + "/b.txt")
    #expect(
      PositionLookup.find(library: location.path, digest: facts.digest, file: books + "/b.txt")
        == nil)
    #expect(try library.book(digest: facts.digest, path: nil) == nil)
    let outcome = scan([books + "/b.txt"]).outcome
    #expect(outcome.progress.added == 1)
    #expect(outcome.books != [book])
  }

  @Test func `the second of two short texts that begin alike stays its book when it is edited`()
    throws
  {
    let beginning = String(repeating: "A letter that begins like all the others.\n", count: 70)
    for name in ["a", "b"] { try make("\(name).txt", beginning + "It is \(name).\n") }
    #expect(scan([books + "/a.txt"]).outcome.progress.added == 1)
    let book = try #require(scan().outcome.books.first)
    let library = try Library(at: location)
    let facts = try BookFacts(fileAt: books + "/b.txt")
    #expect(try library.opened(facts, at: Moment(seconds: 1)) == book)
    try library.edit([book], [.title("Mine")], now: Moment(seconds: 1))
    let bytes = Array(beginning.utf8)
    let position = Position(
      offset: 2000, before: Array(bytes[1900..<2000]), after: Array(bytes[2000..<2100]),
      fraction: 0.5)
    try library.save(
      Move(position: position, textBytes: bytes.count, moment: Moment(seconds: 2)), of: book)
    try make("b.txt", beginning + "It is b, edited.\n")
    #expect(scan().outcome.progress.added == 0)
    #expect(try library.record(of: book)?.path == books + "/b.txt")
    #expect(try library.records().count == 2)
  }

  @Test func `a book that was forgotten comes back with its own text alone`() throws {
    let beginning = String(repeating: "A letter that begins like all the others.\n", count: 70)
    try make("a.txt", beginning + "It is a.\n")
    let book = try #require(scan().outcome.books.first)
    let library = try Library(at: location)
    try library.remove([book], at: Moment(seconds: 1))
    #expect(try library.forgetRemovedBooks(now: .now()) == 1)
    try make("b.txt", beginning + "It is b.\n")
    let other = try library.add([BookFacts(fileAt: books + "/b.txt")], at: .now())[0]
    #expect(other.book != book)
    let own = try library.add([BookFacts(fileAt: books + "/a.txt")], at: .now())
    #expect(own == [.added(book)])
  }

  @Test func `a text that grew where its digest has no sample is the same book, and longer`()
    throws
  {
    let text = "Log\n\n" + String(repeating: "A day like the others.\n", count: 120)
    try make("a.txt", text)
    _ = scan()
    try make("a.txt", text + "A new day.\n")
    #expect(scan().outcome.progress.known == 1)
    #expect(try Library(at: location).records().map(\.fileBytes) == [text.utf8.count + 11])
  }

  @Test func `a book whose file has gone is found at its new place`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    _ = scan()
    try FileManager.default.moveItem(atPath: books + "/a.txt", toPath: books + "/moved.txt")
    let library = try Library(at: location)
    #expect(try library.lookForFiles().count == 1)
    #expect(try library.records().map(\.isMissing) == [true])
    #expect(try library.lookForFiles().isEmpty)
    let outcome = scan().outcome
    #expect(outcome.progress.added == 0)
    #expect(try library.records().map(\.path) == [books + "/moved.txt"])
    #expect(try library.records().map(\.isMissing) == [false])
  }

  @Test func `files that are named are looked at whatever they are called`() throws {
    try make("main.swift", "print(1)\n")
    try make(".hidden", "hidden words\n")
    let (outcome, refusals) = scan([books + "/main.swift", books + "/.hidden", books + "/none.txt"])
    #expect(outcome.progress.added == 2)
    #expect(refusals == ["none.txt": "no such file"])
  }

  @Test func `a file is taken once, however often it is named`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    let outcome = scan([books, books + "/a.txt", books]).outcome
    #expect(outcome.progress.looked == 1)
    #expect(outcome.progress.found == 1)
  }

  @Test func `links are followed, and nothing is found twice or walked through for ever`() throws {
    try make("in/a.txt", "Lady Susan\n\nThe text.\n")
    try make("../elsewhere/deep/b.txt", "Mansfield Park\n\nThe text.\n")
    symlink(books, books + "/in/circle")
    symlink(".", books + "/in/here")
    symlink("../../elsewhere", books + "/in/0-link")
    symlink(books + "/in", books + "/../elsewhere/back")
    mkfifo(books + "/pipe.txt", 0o600)
    symlink(books + "/in/a.txt", books + "/link.txt")
    let (outcome, refusals) = scan()
    #expect(outcome.progress.looked == 4 && outcome.progress.passedOver == 0)
    #expect(outcome.progress.added == 2)
    #expect(refusals == ["pipe.txt": "it is not a regular file"])
    symlink(books + "/in", books + "/../named")
    defer { unlink(books + "/../named") }
    #expect(scan([books + "/../named", books]).outcome.progress.added == 0)
    #expect(try titles() == ["Lady Susan", "Mansfield Park"])
  }

  @Test
  func `a link to a folder around the one that was named is told, for more was not asked for`()
    throws
  {
    try make("a.txt", "Emma\n\nThe text.\n")
    symlink("/", books + "/all")
    symlink("..", books + "/up")
    let (outcome, refusals) = scan()
    let reason = "it is a link to a folder around the one that was named"
    #expect(refusals == ["all": reason, "up": reason] && outcome.progress.found == 3)
  }

  @Test func `compressed texts are added, and what is passed over is named by its kind`() throws {
    // "Emma\n\nThe text of it.\n"
    let packed: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x73, 0xCD, 0xCD, 0x4D,
      0xE4, 0xE2, 0x0A, 0xC9, 0x48, 0x55, 0x28, 0x49, 0xAD, 0x28, 0x51, 0xC8, 0x4F, 0x53,
      0xC8, 0x2C, 0xD1, 0xE3, 0x02, 0x00, 0xC3, 0x00, 0xA5, 0xE6, 0x16, 0x00, 0x00, 0x00,
    ]
    try make("emma.txt.gz", Data(packed))
    try make("data.tar.gz", Data(packed))
    try make("page.html.gz", Data(packed))
    for name in ["a.html", "b.html", "c.htm"] { try make(name, "<html><p>A page.</p></html>\n") }
    try make("cover.png", "")
    let (outcome, refusals) = scan()
    #expect(try titles() == ["Emma"] && refusals.isEmpty)
    #expect(
      outcome.progress.sayingPassedOver
        == "6 skipped: 3 .html, 1 .htm, 1 .gz, 1 other (name a page to add it)")
  }

  @Test func `a name that is no text is told`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    let name = Array((books + "/b").utf8CString.dropLast()) + [-1] + Array(".txt".utf8CString)
    close(open(name, O_WRONLY | O_CREAT, 0o600))
    let image = Array((books + "/c").utf8CString.dropLast()) + [-23] + Array(".jpg".utf8CString)
    close(open(image, O_WRONLY | O_CREAT, 0o600))
    let (outcome, refusals) = scan()
    #expect(outcome.progress.added == 1 && outcome.progress.passedOver == 1)
    #expect(refusals == ["b\\xFF.txt": "its name is not UTF-8: rename it"])
  }

  @Test func `a folder that cannot be read is told, and the rest is searched`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    try make("closed/b.txt", "Persuasion\n\nThe text.\n")
    chmod(books + "/closed", 0)
    defer { chmod(books + "/closed", 0o700) }
    // Root may read everything.
    guard access(books + "/closed", R_OK) != 0 else { return }
    let (outcome, refusals) = scan()
    #expect(outcome.progress.added == 1)
    #expect(refusals == ["closed": "no permission to read it"])
  }

  @Test func `an edited text stays the book, and another text in its place is another book`() throws
  {
    let text = (1...200).map { "Paragraph \($0) of the text.\n\n" }.joined()
    try make("a.txt", "Emma\n\n" + text)
    let book = try #require(scan().outcome.books.first)
    let library = try Library(at: location)
    let facts = try BookFacts(fileAt: books + "/a.txt")
    #expect(try library.opened(facts, at: Moment(seconds: 1)) == book)
    let bytes = Array(("Emma\n\n" + text).utf8)
    let position = Position(
      offset: 2000, before: Array(bytes[1900..<2000]), after: Array(bytes[2000..<2100]),
      fraction: 0.5)
    try library.save(
      Move(position: position, textBytes: bytes.count, moment: Moment(seconds: 2)), of: book)

    try make("a.txt", "Emma, once more\n\n" + text)
    #expect(scan().outcome.progress.known == 1)
    #expect(try ContentDigest.sampled(library.details(of: book)?.digests ?? []).count == 2)
    #expect(try titles() == ["Emma"])

    try make("a.txt", "Moby-Dick\n\n" + (1...200).map { "Whale \($0).\n\n" }.joined())
    let other = try #require(scan().outcome.books.first)
    #expect(other != book)
    #expect(try titles() == ["Emma", "Moby-Dick"])
    #expect(try library.record(of: book)?.path == nil)
    #expect(try library.details(of: book)?.place?.offset == 2000)
  }

  @Test func `a text that only begins as the one before it is told from it by its title`() throws {
    func volume(_ title: String, _ words: String) -> String {
      "The Project Gutenberg eBook of The History of the Decline and Fall, \(title)\n\n"
        + (1...200).map { "\(words) \($0).\n\n" }.joined()
    }
    let first = volume("Volume 1", "Emperor")
    try make("gibbon.txt", first)
    let book = try #require(scan().outcome.books.first)
    let library = try Library(at: location)
    let facts = try BookFacts(fileAt: books + "/gibbon.txt")
    #expect(try library.opened(facts, at: Moment(seconds: 1)) == book)
    let start = Position(
      offset: 0, before: [], after: Array(first.utf8.prefix(Position.bytesAfter)), fraction: 0)
    try library.save(
      Move(position: start, textBytes: first.utf8.count, moment: Moment(seconds: 2)), of: book)

    try make("gibbon.txt", first.replacing("Emperor 1.", with: "Emperor Augustus."))
    #expect(scan().outcome.progress.known == 1)

    try make("gibbon.txt", volume("Volume 2", "Pope"))
    let other = try #require(scan().outcome.books.first)
    #expect(other != book)
    #expect(try titles().count == 2)
  }

  @Test func `a search that is stopped keeps what it had`() throws {
    for number in 0..<600 { try make("\(number).txt", "Book \(number)\n\nThe text.\n") }
    let scan = BookScan(of: [books], for: location, clock: LocalClock()) { damages.add($0) }
    let taken = Mutex(0)
    let outcome = scan.run { news in
      guard case .taken = news else { return }
      taken.withLock { $0 += 1 }
      scan.stop()
    }
    #expect(outcome.wasStopped)
    #expect(outcome.progress.looked < 600)
    #expect(taken.withLock { $0 } == outcome.progress.added)
    #expect(try titles().count == outcome.progress.added)
    #expect(self.scan().outcome.progress.added == 600 - outcome.progress.added)
  }

  @Test func `a search tells how far it is, and ends in the background`() async throws {
    for number in 0..<50 { try make("\(number).txt", "Book \(number)\n\nThe text.\n") }
    let scan = BookScan(of: [books], for: location, clock: LocalClock()) { damages.add($0) }
    let last = Mutex(ScanProgress())
    let outcome = await withCheckedContinuation { continuation in
      scan.start {
        if case .progress(let progress) = $0 { last.withLock { $0 = progress } }
      } end: {
        continuation.resume(returning: $0)
      }
    }
    #expect(outcome.progress.added == 50)
    #expect(last.withLock { $0 } == outcome.progress)
    #expect(outcome.progress.isCounted)
  }

  @Test func `a library that was damaged is told with what it came to`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    _ = scan()
    try Data("no library".utf8).write(to: URL(fileURLWithPath: location.path))
    let outcome = scan().outcome
    #expect(outcome.progress.added == 1)
    #expect(damages.all.count == 1)
    #expect(damages.all.first?.notice.hasPrefix("A damaged library was set aside as ") == true)
  }

  // MARK: Scanning once more

  private func rescan() -> (outcome: ScanOutcome, folders: [String]) {
    let scan = BookScan(of: [books], for: location, clock: LocalClock(), isRescan: true) {
      damages.add($0)
    }
    let outcome = scan.run { _ in }
    return (outcome, scan.folders)
  }

  @Test func `a second look adds what is new, and opens nothing that is known`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    try make("deep/b.txt", "Typee\n\nThe text.\n")
    #expect(rescan().outcome.progress.added == 2)
    let again = rescan()
    #expect(again.outcome.progress.looked == 0 && again.outcome.books.isEmpty)
    #expect(again.folders == [books, books + "/deep"])
    try make("deep/c.txt", "Omoo\n\nThe text.\n")
    try make("a.txt", "Emma\n\nThe text, which has grown.\n")
    let third = rescan().outcome
    #expect(third.progress.looked == 2 && third.progress.added == 1)
    #expect(try titles() == ["Emma", "Omoo", "Typee"])
  }

  @Test func `what the reader took out of the library stays out, wherever its file goes`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    let book = try #require(rescan().outcome.books.first)
    try Library(at: location).remove([book], at: Moment(seconds: 9))
    #expect(rescan().outcome.progress.looked == 0)
    try FileManager.default.moveItem(atPath: books + "/a.txt", toPath: books + "/moved.txt")
    #expect(rescan().outcome.books.isEmpty)
    #expect(try titles().isEmpty)
    #expect(scan().outcome.progress.added == 1, "who adds it again wants it back")
  }

  @Test func `a library that cannot be used ends a search with the reason`() throws {
    try make("a.txt", "Emma\n\nThe text.\n")
    let location = LibraryLocation(path: books + "/a.txt/library.sqlite")
    let outcome = BookScan(of: [books], for: location, clock: LocalClock()) { _ in }.run { _ in }
    #expect(outcome.failure == .noFolder(path: books + "/a.txt", code: ENOTDIR))
    #expect(outcome.progress.added == 0)
  }
}

extension Library {
  /// A library that nothing is wrong with.
  fileprivate convenience init(at location: LibraryLocation) throws(LibraryError) {
    try self.init(at: location) { Issue.record("\($0)") }
  }
}

/// What was told of damaged libraries, from any thread.
private final class Damages: Sendable {
  private let told = Mutex<[LibraryDamage]>([])
  var all: [LibraryDamage] { told.withLock { $0 } }
  func add(_ damage: LibraryDamage) { told.withLock { $0.append(damage) } }
}

/// A folder of its own for a test, removed with the value.
private final class TemporaryFolder: Sendable {
  let path: String

  init() {
    let name = "tome-scan-\(UUID().uuidString)"
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = base.appendingPathComponent(name).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

import Books
import Testing

@testable import Paging

/// Where a text of Project Gutenberg begins for its reader.
struct BookStartTests {
  private static let head =
    "The Project Gutenberg EBook of Emma, by Jane Austen\r\n\r\nTitle: Emma\r\n\r\n"
  private static let mark = "*** START OF THIS PROJECT GUTENBERG EBOOK EMMA ***\r\n\r\n\r\n"
  private static let credits = "Produced by A. Volunteer\r\nand others\r\n\r\n\r\n"
  private static let body =
    "It was a dark and stormy night, and nobody was\r\non the pier to see it.\r\n\r\n"

  private func start(_ text: String) throws -> Substring {
    let start = try BookStart(of: MemoryText(text))
    return Substring(text.utf8.dropFirst(start.offset))
  }

  private func front(_ text: String) throws -> BookStart.Front {
    try BookStart(of: MemoryText(text)).front
  }

  /// A printed document of 20 pages whose own contents name these places.
  private final class PrintedText: TextSource, TextContents {
    private let text = MemoryText(String(repeating: "x", count: 10_000))
    let outline: Outline
    let printedPages = (0..<20).map { PrintedPage("\($0 + 1)", at: $0 * 500) }

    init(_ entries: [(title: String, offset: Int)]) {
      outline = Outline(
        entries.map { Outline.Entry(heading: $0.title, level: 0, offset: $0.offset) })
    }

    var count: Int { text.count }
    var isComplete: Bool { true }
    var expectedCount: Int { text.count }
    var contents: (any TextContents)? { self }

    func read(
      into buffer: UnsafeMutableRawBufferPointer, at offset: Int
    ) throws(TextError) -> Int { try text.read(into: buffer, at: offset) }
  }

  @Test(arguments: [
    ([("Contents", 500), ("Preface", 1500), ("One", 4000)], 1500),
    ([("Table of Contents", 500), ("One", 1600)], 1600),
    // On the first pages, or so far on that much of the text would be passed.
    ([("One", 500), ("Two", 1500)], 0), ([("One", 3000), ("Two", 5000)], 0),
  ])
  func `a printed document begins with the first chapter that its contents name`(
    _ entries: [(String, Int)], _ offset: Int
  ) throws {
    let start = try BookStart(of: PrintedText(entries.map { (title: $0.0, offset: $0.1) }))
    #expect(start.offset == offset && start.front == (offset > 0 ? .frontMatter : .nothing))
  }

  @Test func `it is behind the licence and the credits`() throws {
    let book = "EMMA\r\n\r\nby Jane Austen\r\n\r\n" + Self.body
    for credits in ["", Self.credits] {
      #expect(try start(Self.head + Self.mark + credits + book) == book)
    }
  }

  @Test func `it is behind the printed list of contents`() throws {
    let chapters = ["BOOK ONE", "CHAPTER I", "CHAPTER II", "BOOK TWO", "CHAPTER I", "CHAPTER II"]
    let list = "    CONTENTS\r\n\r\n" + chapters.map { "    \($0)\r\n\r\n" }.joined()
    let book = chapters.map { "\($0)\r\n\r\n" + Self.body }.joined()
    let front = Self.head + Self.mark + Self.credits + "EMMA\r\n\r\nby Jane Austen\r\n\r\n"
    #expect(try start(front + list + "\r\n\r\n" + book) == book)
  }

  @Test func `notes about the file between the list and the book are passed too`() throws {
    let list = "CONTENTS\r\n\r\nETYMOLOGY.\r\n\r\nCHAPTER 1. Loomings.\r\n\r\n"
    let notes =
      "Original Transcriber's Notes:\r\n\r\n"
      + String(repeating: "This text is a combination of etexts, one of them from\r\n", count: 5)
      + "a project that is no more.\r\n\r\n"
    let book = "  ETYMOLOGY.\r\n\r\n\r\n" + Self.body + "CHAPTER 1. Loomings.\r\n\r\n" + Self.body
    let text = Self.head + Self.mark + list + notes + book
    #expect(try start(text) == book)
    #expect(try front(text) == .licenceAndContents)
    let words = String(repeating: "and so it was that the author wrote of the sea\r\n", count: 120)
    let preface = "It was the year of the whale,\r\n" + words + "\r\n"
    let long = Self.head + Self.mark + list + preface + book
    #expect(try start(long) == list + preface + book, "so long a text is the author's own")
  }

  @Test func `a long list is read to its end`() throws {
    let chapters = (1...700).map { "CHAPTER \($0). Of the \($0)th day that we were at sea" }
    let list = "CONTENTS\r\n\r\n" + chapters.map { $0 + "\r\n\r\n" }.joined()
    let book = chapters.prefix(3).map { $0 + "\r\n\r\n" + Self.body }.joined()
    #expect(list.utf8.count > 24 << 10)
    #expect(try start(Self.head + Self.mark + list + book) == book)
  }

  @Test func `what stands before it is told`() throws {
    let list = "CONTENTS\r\n\r\nThe Door\r\n\r\nThe Sea\r\n\r\n"
    let book = "The Door\r\n\r\n" + Self.body + "The Sea\r\n\r\n" + Self.body
    #expect(try front(Self.head + Self.mark + list + book) == .licenceAndContents)
    #expect(try front(Self.head + Self.mark + book) == .licence)
    #expect(try front(book) == .nothing)
  }

  @Test func `other texts begin with their first byte`() throws {
    let book = "CONTENTS\n\nI. The Door\n\nII. The Sea\n\nI. The Door\n\n" + Self.body
    #expect(try start(book) == book)
    #expect(try start(Self.head + book) == Self.head + book, "it has no line that ends the licence")
    #expect(try start("").isEmpty)
  }

  @Test func `a list that is not ended by the book is no reason to skip anything`() throws {
    let book = "CONTENTS\r\n\r\nThe Door\r\n\r\n" + Self.body
    #expect(try start(Self.head + Self.mark + book) == book)
  }
}

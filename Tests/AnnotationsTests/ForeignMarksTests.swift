import Annotations
import Testing

@Suite struct SidecarTests {
  private let sidecar = """
    -- we can read Lua syntax here!
    return {
        ["annotations"] = {
            [1] = {
                ["chapter"] = "Chapter 1",
                ["color"] = "yellow",
                ["datetime"] = "2024-01-02 10:11:12",
                ["drawer"] = "lighten",
                ["note"] = "mine \\"quoted\\"",
                ["page"] = "/body/DocFragment[8]/body/p[12]/text().0",
                ["pageno"] = 12,
                ["text"] = "It was a\\
    dark night\\9and",
            },
            [2] = { ["datetime"] = "2024-01-03 00:00:00", ["pageno"] = 51, ["text"] = "in Chapter 2" },
        },
        ["doc_pages"] = 100,
        ["doc_props"] = { ["authors"] = "Ann\\nBob", ["title"] = "A Night", },
        ["partial_md5_checksum"] = "0123456789abcdef0123456789abcdef",
        ["flag"] = false, ["gone"] = nil, list = { 1, -2.5e3; "x" },
    }
    """

  @Test func `a sidecar of KOReader gives its marks`() throws {
    let book = try #require(ForeignBook(sidecar: sidecar))
    #expect(book.title == "A Night" && book.author == "Ann, Bob")
    #expect(book.digest == "0123456789abcdef0123456789abcdef")
    #expect(book.marks.count == 2)
    #expect(
      book.marks[0]
        == ForeignMark(
          .note, words: "It was a\ndark night\tand", note: "mine \"quoted\"", colour: "yellow",
          chapter: "Chapter 1", time: WallTime("2024-01-02 10:11:12"), fraction: 0.11))
    #expect(book.marks[1].kind == .bookmark && book.marks[1].fraction == 0.5)
  }

  @Test func `a sidecar of an older KOReader gives them as well`() throws {
    let book = try #require(
      ForeignBook(
        sidecar: """
          -- /mnt/onboard/books/night.epub
          return {
            ["bookmarks"] = {
              [1] = { ["datetime"] = "2020-05-06 07:08:09", ["highlighted"] = true,
                ["notes"] = "dark night", ["text"] = "why?" },
              [2] = { ["datetime"] = "2020-05-07 07:08:09", ["page"] = 3 },
            },
            ["highlight"] = { [4] = { [1] = { ["datetime"] = "2020-05-06 07:08:09",
              ["text"] = "dark night", ["drawer"] = "lighten", ["chapter"] = "" } } },
            ["stats"] = { ["pages"] = 10, ["title"] = "", ["authors"] = "Ann" },
          }
          """))
    #expect(book.title == "night.epub" && book.marks.count == 2)
    #expect(book.marks[0].kind == .bookmark && book.marks[0].fraction == 0.2)
    #expect(book.marks[1].words == "dark night" && book.marks[1].note == "why?")
    #expect(book.marks[1].chapter == nil)
  }

  @Test(arguments: [
    "", "return 1", "{}", "return {", "return { [\"annotations\"] = os.exit() }", "return { x = }",
    "print(1)", "return { [\"title\"] = \"x\" }",
  ])
  func `what is no sidecar is none`(text: String) {
    #expect(ForeignBook(sidecar: text) == nil)
  }

  @Test func `a file cut anywhere is no sidecar, and ends nothing`() {
    let bytes = Array(sidecar.utf8)
    for count in 0..<bytes.count - 1 {
      #expect(ForeignBook(sidecar: String(decoding: bytes[..<count], as: UTF8.self)) == nil)
    }
  }
}

@Suite struct ClippingsTests {
  @Test func `a Kindle's clippings give highlights with their notes`() throws {
    let text =
      "\u{FEFF}A Night (Old) (Ann Barker)\r\n"
      + "- Your Highlight on page 12 | Location 180-82 | Added on Tuesday, 3 March 2015 10:11:12 PM\r\n"
      + "\r\nIt was a dark night\r\n==========\r\nA Night (Old) (Ann Barker)\r\n"
      + "- Your Note on page 12 | Location 182 | Added on Tuesday, March 3, 2015 10:12:00 PM\r\n\r\n"
      + "why?\r\n==========\r\nDas Buch\r\n"
      + "- Ihre Markierung bei Position 5-6 | Hinzugefügt am Freitag, 6. März 2015 07:08:09\r\n\r\n"
      + "Es war Nacht\r\n==========\r\nDas Buch\r\n"
      + "- Ihr Lesezeichen bei Position 9 | Hinzugefügt am Freitag, 6. März 2015 07:08:09\r\n\r\n\r\n"
      + "==========\r\n"
    let books = try #require(ForeignBook.clippings(text))
    #expect(books.map(\.title) == ["A Night (Old)", "Das Buch"])
    #expect(books[0].author == "Ann Barker" && books[1].author == nil)
    #expect(
      books[0].marks == [
        ForeignMark(
          .note, words: "It was a dark night", note: "why?", time: WallTime("2015-03-03 22:11:12"))
      ])
    #expect(books[1].marks.map(\.kind) == [.highlight, .bookmark])
    #expect(books[1].marks[0].time == WallTime("2015-03-06 07:08:09"))
  }

  @Test func `another text is none`() {
    #expect(ForeignBook.clippings("A title\n==========\nIts words") == nil)
    #expect(ForeignBook.clippings("") == nil)
  }
}

@Suite struct LooseWordsTests {
  private func find(_ words: String, in text: String, near hint: Int? = nil) -> String? {
    LooseWords(words.utf8).range(in: LooseWords(text.utf8), near: hint)
      .map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  @Test func `words are found however they are laid out`() {
    let text = "He said: \u{201C}It was a\n   dark\u{AD} night\u{2019}s end\u{2014}é.\u{201D}"
    #expect(
      find("it was a dark night's end-é", in: text)
        == "It was a\n   dark\u{AD} night\u{2019}s end\u{2014}é")
    #expect(find("\"It was", in: text) == "\u{201C}It was")
    #expect(find("end—é.”", in: text) == "end\u{2014}é.\u{201D}")
    #expect(find("it is", in: text) == nil)
    #expect(find("", in: text) == nil && find("abc", in: "") == nil)
  }

  @Test func `words are found in a text whose notes and readings do not count`() {
    let text = "智(ち)に働けば12 角(かど)が立つ"
    let omitted = ["(ち)", "12", "(かど)"].compactMap { part in
      text.firstRange(of: part).map { range in
        text[..<range.lowerBound].utf8.count..<text[..<range.upperBound].utf8.count
      }
    }
    func find(_ words: String) -> String? {
      LooseWords(words.utf8).range(in: LooseWords(text.utf8, omitting: omitted), near: nil)
        .map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
    #expect(find("智に働けば角が") == "智(ち)に働けば12 角(かど)が")
    #expect(find("立つ") == "立つ" && find("かど") == nil)
  }

  @Test func `of several places the nearest is taken`() {
    let text = "night and night and night"
    let words = LooseWords("night".utf8)
    #expect(words.range(in: LooseWords(text.utf8), near: nil) == 0..<5)
    #expect(words.range(in: LooseWords(text.utf8), near: 12) == 10..<15)
    #expect(words.range(in: LooseWords(text.utf8), near: 99) == 20..<25)
  }
}

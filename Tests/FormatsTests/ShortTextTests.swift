import Books
import Formats
import Testing

/// Short texts that are read at once, for a search through many.
struct ShortTextTests {
  let scratch = Scratch()

  static let taken: [[UInt8]] = [
    Array("A text.\n".utf8), Array("Ein Text mit Ümlauten und “Zeichen”.\n".utf8),
    [0xEF, 0xBB, 0xBF] + Array("With a mark.\n".utf8),
    Array(String(repeating: "Lines of DOS,\r\r\nwritten twice.\r\r\n", count: 400).utf8),
    Array(String(repeating: "Lines of another kind.\u{2028}", count: 400).utf8),
    Array("Cut: \u{E9}".utf8.dropLast()),
    Array("controls \u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{E}\u{F}\u{10}\u{11}\u{12}\u{13}".utf8),
  ]

  @Test(arguments: taken)
  func `a text is what the reader sees of it`(_ bytes: [UInt8]) throws {
    let text = ShortText()
    let path = try scratch.file(bytes)
    #expect(text.load(path: path))
    let opened = try TextOpener.open(
      path: path, options: OpenOptions(allowsBinary: true), onChange: {}
    ).source
    #expect(text.count == opened.count)
    #expect(try text.bytes(at: 0, count: text.count) == opened.bytes(at: 0, count: opened.count))
    #expect(try text.bytes(at: 3, count: 4) == opened.bytes(at: 3, count: 4))
  }

  static let refused: [[UInt8]] = [
    [], [0x47, 0x72, 0xF6, 0xDF, 0x65], [0xFF, 0xFE, 0x41, 0], [0x41, 0, 0x42, 0],
    Array("\u{1B}$B4A;z\u{1B}(B".utf8), Array("A \u{1B}[1mbold\u{1B}[m word.\n".utf8),
    Array("N\u{8}N.\n".utf8), Array(repeating: 0x41, count: ShortText.longest + 1),
  ]

  @Test(arguments: refused)
  func `what is long or in another encoding is left to the opener`(_ bytes: [UInt8]) throws {
    let text = ShortText()
    #expect(text.load(path: try scratch.file(Array("A text.\n".utf8), named: "before.txt")))
    #expect(!text.load(path: try scratch.file(bytes)))
    #expect(text.count == 0)
    #expect(!text.load(path: scratch.path("none")))
    #expect(!text.load(path: scratch.folder))
  }

  @Test func `books of markup are left to the opener, whatever their letters`() throws {
    let text = ShortText()
    let page = Array("<!DOCTYPE html><p>A text.</p>\n".utf8)
    #expect(!text.load(path: try scratch.file(page, named: "page.html")))
    #expect(!text.load(path: try scratch.file(Array("# A text\n".utf8), named: "text.md")))
    #expect(text.load(path: try scratch.file(page, named: "source.txt")))
    for document in ["{\\rtf1 A text.}", "%!PS-Adobe-3.0\n(A text.) show\n", "%PDF-1.4\nA text.\n"]
    {
      #expect(!text.load(path: try scratch.file(Array(document.utf8), named: "document")))
    }
  }
}

import Books
import Paging
import TestSupport
import Testing

@Suite struct Characters {
  /// Texts in which characters take 1 to 4 bytes, with all white space and bytes that are no UTF-8.
  private static func text(_ seed: UInt64, bytes: Int) -> [UInt8] {
    let words = ["a", "word", "é", "—", "日本", "😀", "\u{A0}", "x\u{301}"]
    let spaces = [" ", "  ", "\n", "\r\n", "\t", "\u{0B}"]
    let broken: [[UInt8]] = [[0xFF], [0x80], [0xC3], [0xE2, 0x80]]
    let pieces = (words + spaces).map { Array($0.utf8) } + broken
    var generator = SeededGenerator(seed: seed)
    var text: [UInt8] = []
    while text.count < bytes { text += pieces.randomElement(using: &generator) ?? [] }
    return text
  }

  private func index(_ text: [UInt8], _ source: any TextSource) throws -> CharacterIndex {
    try #require(try CharacterIndexRun(source).run())
  }

  /// What the index must say, byte by byte.
  private func begins(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 && byte != 0x0D }

  @Test(arguments: [0, 1, 15, 16, 17, 255 * 16 + 3, 65_535, 65_536, 65_537, 700_000])
  func `characters and words are counted as one by one`(bytes: Int) throws {
    for seed: UInt64 in 1...3 {
      let text = Self.text(seed, bytes: bytes)
      let source = MemoryText(text)
      let index = try index(text, source)
      #expect(index.bytes == text.count)
      #expect(index.count == text.count(where: begins))
      let spaces: [UInt8] = [0x20, 9, 10, 11, 12, 13]
      #expect(index.words == text.split { spaces.contains($0) }.count)
    }
  }

  @Test func `a text of valid UTF-8 has its code points, whatever ends its lines`() throws {
    let text = "Ça va? 日本語 😀 x\u{301}\nsecond line\n"
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let index = try index(Array(text.utf8), MemoryText(text))
      #expect(index.count == 28)
      #expect(index.words == 7)
    }
  }

  @Test func `an offset leads to its character, and the character to where it begins`() throws {
    let text = Self.text(7, bytes: 200_000)
    let source = MemoryText(text)
    let index = try index(text, source)
    var count = 0
    for (offset, byte) in text.enumerated() {
      if offset % 997 == 0 || (65_530..<65_540).contains(offset) {
        #expect(try index.characters(before: offset, in: source) == count)
        if begins(byte) { #expect(try index.offset(ofCharacter: count, in: source) == offset) }
      }
      if begins(byte) { count += 1 }
    }
    #expect(try index.characters(before: text.count + 9, in: source) == count)
    #expect(try index.offset(ofCharacter: count, in: source) == text.count)
  }

  @Test(arguments: [1, 65_535, 65_536, 131_072, 150_000])
  func `counting on where a text has grown is counting it whole`(bytes: Int) throws {
    let text = Self.text(3, bytes: 200_000)
    let start = try index([], MemoryText(Array(text.prefix(bytes))))
    let whole = MemoryText(text)
    let grown = try #require(try CharacterIndexRun(whole, continuing: start).run())
    #expect(grown == (try index(text, whole)))
  }

  @Test func `a run that was cancelled gives nothing`() throws {
    let run = CharacterIndexRun(MemoryText("some text"))
    run.cancel()
    #expect(try run.run() == nil)
  }

  @Test func `stable pages cover the text, each with its number of characters`() throws {
    let text = Self.text(5, bytes: 90_000)
    let source = MemoryText(text)
    let pages = StablePages(try index(text, source), length: 1500)
    #expect(pages.count == (pages.index.count + 1499) / 1500)
    var starts: [Int] = []
    for page in 0..<pages.count { starts.append(try pages.offset(ofPage: page, in: source)) }
    for (page, start) in starts.enumerated() {
      let end = page + 1 < starts.count ? starts[page + 1] : text.count
      let count = text[start..<end].count(where: begins)
      #expect(page + 1 < starts.count ? count == 1500 : (1...1500).contains(count))
      #expect(try pages.page(containing: start, in: source) == page)
      #expect(try pages.page(containing: end - 1, in: source) == page)
    }
    #expect(try pages.offset(ofPage: 999_999, in: source) == starts.last)
    #expect(try pages.page(containing: text.count, in: source) == pages.count - 1)
    let empty = StablePages(try index([], MemoryText("")))
    #expect(empty.count == 1)
    #expect(try empty.offset(ofPage: 3, in: MemoryText("")) == 0)
  }
}

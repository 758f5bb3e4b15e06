import Books
import TestSupport
import Testing

@testable import Paging

/// Contents of texts without blank lines around their chapters.
struct SolidOutlineTests {
  private func titles(_ text: String) throws -> [String] {
    try (Manuscript(MemoryText(text)).outlineSearch.run()?.entries ?? []).map {
      String(repeating: " ", count: $0.level) + $0.title
    }
  }

  private let prose = String(
    repeating: "The house stood at the end of a lane, and nobody had lived in it for\n"
      + "a long time. The old man said so whenever he was asked about it.\n", count: 20)

  @Test func `chapters amid paragraphs are the contents`() throws {
    let text =
      "BLEAK HOUSE\nby Charles Dickens\n"
      + (1...9).map { "CHAPTER \($0)\n\(prose)" }.joined()
    #expect(try titles(text) == (1...9).map { "CHAPTER \($0)" })
    #expect(try titles(text.replacing("\n", with: "\r\n")).count == 9)
    let titled = (1...9).map { "Chapter \($0)\nIn the Lane, Part \($0)\n\(prose)" }.joined()
    #expect(try titles(titled) == (1...9).map { "Chapter \($0). In the Lane, Part \($0)" })
  }

  @Test func `parts stand above chapters that are counted anew`() throws {
    let text = (1...3).map { part in
      "PART \(part)\n" + (1...5).map { "CHAPTER \($0)\n\(prose)" }.joined()
    }.joined()
    let expected = (1...3).flatMap { part in
      ["PART \(part)"] + (1...5).map { " CHAPTER \($0)" }
    }
    #expect(try titles(text) == expected)
  }

  @Test func `numbers alone are chapters if they count up`() throws {
    let text = (1...9).map { "\($0)\n\(prose)" }.joined()
    #expect(try titles(text) == (1...9).map { "\($0)" })
    #expect(try titles((1...9).map { "\($0 * 7 % 11)\n\(prose)" }.joined()).isEmpty)
    // A list, and subtitles.
    #expect(try titles((1...900).map { "\($0)\n" }.joined()).isEmpty)
    #expect(try titles((1...90).map { "\($0)\n00:01\nHe said so.\n" }.joined()).isEmpty)
  }

  @Test func `chapters may have any number`() throws {
    let numbers = ["1", "2", "3", "4", "\(Int.max)", "5"]
    #expect(try titles(numbers.map { "CHAPTER \($0)\n\(prose)" }.joined()).isEmpty)
  }

  @Test func `what a sentence names is no chapter`() throws {
    let text = (1...9).map {
      "\(prose)It is told at length by the old man in the second of his books,\nChapter \($0)\nof that is long.\n"
    }
    #expect(try titles(text.joined()).isEmpty)
    #expect(try titles([1, 2, 3, 5, 6, 7].map { "CHAPTER \($0)\n\(prose)" }.joined()).count == 6)
    // Not from 1, not by ones, or not over the whole text.
    #expect(try titles((4...9).map { "CHAPTER \($0)\n\(prose)" }.joined()).isEmpty)
    #expect(try titles([1, 5, 2, 9, 3].map { "CHAPTER \($0)\n\(prose)" }.joined()).isEmpty)
    let early = (1...5).map { "CHAPTER \($0)\n\(prose)" }.joined()
    #expect(try titles(early + String(repeating: prose, count: 20)).isEmpty)
  }
}

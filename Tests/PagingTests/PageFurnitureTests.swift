import Books
import TestSupport
import Testing

@testable import Paging

/// Texts made for the printer, whose pages have numbers and running heads.
struct PageFurnitureTests {
  /// Prose that is cut anywhere.
  private func prose(_ count: Int) -> String {
    String(
      String(repeating: "The rain fell on the roofs of the town and\n", count: 80).prefix(count))
      + "and it went on"
  }

  private func pages(_ count: Int, _ head: (Int) -> String) -> String {
    (1...count).map { "\(prose(1800))\n\n\($0)\n\n\(head($0))\n\n" }.joined()
  }

  @Test func `numbers of pages with the book's title are no chapters`() throws {
    let text = "1. Introduction\n\n\(pages(9) { _ in "Shared Database" })2. The End\n\n"
    #expect(
      try outline(text + prose(4000) + "\n\n3. Index\n\n" + prose(4000)).titles
        == ["1. Introduction", "2. The End", "3. Index"])
  }

  @Test func `numbers of pages within sentences are no chapters`() throws {
    let text = "CHAPTER I\n\n\(pages(6) { _ in "" })CHAPTER II\n\n\(prose(3000))"
    #expect(try outline(text).titles == ["CHAPTER I", "CHAPTER II"])
  }

  @Test func `a running head with the chapter's number is not another chapter`() throws {
    let text = (1...3).map { chapter in
      "Chapter \(chapter)\n\nThe Door\n\n" + pages(4) { _ in "CHAPTER \(chapter). THE DOOR" }
    }.joined()
    #expect(
      try outline(text).titles == (1...3).map { "Chapter \($0). The Door" })
  }

  @Test func `numbers with the same title again and again are pages'`() throws {
    let text = (1...6).map { chapter in
      "Chapter \(chapter). Part \(chapter)\n\n"
        + (1...3).map { "\(prose(700 * $0)).\n\n\(chapter * 7 + $0)\n\nThe Guide to Doors\n\n" }
        .joined()
    }.joined()
    #expect(try outline(text).titles == (1...6).map { "Chapter \($0). Part \($0)" })
  }

  /// Lady Susan: the same few people write to each other.
  @Test func `letters of the same people are no pages`() throws {
    let titles = (1...12).map { "LADY \($0 % 3 + 7) TO HER SISTER" }
    let text = (1...12).map { number in
      "\(number)\n\n\n\(titles[number - 1])\n\n\(prose(200 + 280 * (number * 5 % 12))).\n\n\n"
    }.joined()
    #expect(try outline(text).titles == (1...12).map { "\($0). \(titles[$0 - 1])" })
  }

  @Test func `chapters that are numbers alone stay`() throws {
    let text = (1...12).map {
      "\($0)\n\n\(String(repeating: "So ", count: $0))\(prose(1800)) to its end.\n\n"
    }.joined()
    #expect(try outline(text).titles == (1...12).map(String.init))
  }

  @Test func `each part has a first chapter`() throws {
    let text = (1...5).map { "PART \($0)\n\nCHAPTER 1\n\n\(prose(2000)).\n\n" }.joined()
    #expect(try outline(text).entries.count == 10)
  }
}

private func outline(_ text: String) throws -> Outline {
  let source = MemoryText(text)
  return try #require(try Manuscript(source).outlineSearch.run())
}

extension Outline {
  fileprivate var titles: [String] { entries.map(\.title) }
}

import Books
import Foundation
import Testing

@testable import Paging

/// Headings, first and last lines of paragraphs at the ends of pages.
@Suite struct PageBreaks {
  private static let prose = "One line and two lines and three lines and four lines of prose.\n"

  /// The texts of the pages of `text`, without the blank lines at their ends.
  private func pages(_ text: String, measure: Int = 20, rows: Int) throws -> [[String]] {
    let sample = try Sample(Array(text.utf8), measure: measure, rows: rows)
    return try sample.pagesByScan().map { page in
      var lines = page.lines.map(\.text)
      while lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  @Test(arguments: 1...4)
  func `a heading with blank lines behind it goes with what it names`(_ blanks: Int) throws {
    let space = String(repeating: "\n", count: blanks)
    let text = "a\nb\nc\nd\n\n\n\n\nCHAPTER I\n\(space)" + Self.prose
    for rows in 9...9 + blanks + 1 {
      let pages = try pages(text, rows: rows)
      #expect(pages.count == 2)
      #expect(pages.first == ["a", "b", "c", "d"])
    }
  }

  @Test func `a part goes with its chapter and what that begins with`() throws {
    let text = "a\nb\nc\nd\ne\nf\n\n\nBOOK II\n\n\nCHAPTER I\n\nTHE SEA\n\n" + Self.prose
    let pages = try pages(text, rows: 16)
    #expect(pages.map(\.first) == ["a", "BOOK II"])
  }

  @Test func `a heading of two lines in a list of them is not broken in two`() throws {
    let list = (1...9).map { "CHAPTER \($0). Of the sea and ships\n\n" }.joined()
    for rows in 3...9 {
      for page in try pages("a\n\n" + list, rows: rows) {
        #expect(page.last?.hasPrefix("CHAPTER") == false)
      }
    }
  }

  @Test func `something to read stays on a page that begins with blank lines`() throws {
    let text = String(repeating: "\n", count: 9) + "CHAPTER I\n\n\n\n" + Self.prose
    #expect(try pages(text, rows: 12).first == Array(repeating: "", count: 9) + ["CHAPTER I"])
  }

  @Test(arguments: ["guide.txt", "diary.txt"])
  func `no line stands alone in the books that ship`(_ name: String) throws {
    try check(RealBooks.bytes(RealBooks.root.appending(path: "assets/\(name)")))
  }

  @Test(
    .enabled(if: RealBooks.isThere, "the books beside the repository are not there"),
    arguments: [
      ("moby-dick.txt", false), ("alice.txt", false), ("diary-of-a-nobody.txt", false),
      ("optimists-good-morning.txt", true), ("lewis-clark-latin1.txt", true),
      ("udhr/udhr_fra.txt", false), ("udhr/udhr_rus.txt", false), ("udhr/udhr_jpn.txt", false),
    ])
  func `no line stands alone in real books`(_ name: String, _ isLatin1: Bool) throws {
    try check(RealBooks.bytes(RealBooks.shared.appending(path: name), isLatin1: isLatin1))
  }

  private func check(_ bytes: [UInt8]) throws {
    for (measure, rows) in [(66, 20), (66, 36), (40, 14), (100, 50), (30, 8), (22, 4)] {
      let sample = try Sample(bytes, measure: measure, rows: rows)
      let lines = try NumberedLines(sample.lines())
      let starts = try sample.pagination().firstLines
      for (start, next) in zip(starts, starts.dropFirst()) where !lines.hasFormFeed(before: next) {
        let page = start..<next
        let isFree = lines.isFree(page) || lines.isExcused(page, rows: rows)
        #expect(isFree, "\(measure)x\(rows): \(lines.text(at: next, of: bytes))")
      }
    }
  }
}

/// The lines of a text by their numbers, and how pages may end among them.
private struct NumberedLines {
  private var lines: [LineWalker.Line] = []
  private var afterFormFeed: Set<Int> = []

  init(_ all: [LineWalker.Line]) {
    for line in all {
      if line.kind == .pageBreak { afterFormFeed.insert(lines.count) } else { lines.append(line) }
    }
  }

  func text(at line: Int, of bytes: [UInt8]) -> String {
    String(decoding: bytes[lines[line].position.offset..<lines[line].end], as: UTF8.self)
  }

  /// Whether a form feed stands before the line, with blank lines between at most.
  func hasFormFeed(before line: Int) -> Bool {
    var line = line
    while line > 0, !afterFormFeed.contains(line), lines[line - 1].kind == .blank { line -= 1 }
    return afterFormFeed.contains(line)
  }

  /// Whether the page ends with no heading or first line, and the next begins with no last line.
  func isFree(_ page: Range<Int>) -> Bool {
    let next = lines[page.upperBound]
    if next.position.lineInParagraph > 0 {
      if next.kind == .heading { return false }
      if next.isLast || next.position.lineInParagraph == 1 { return false }
    }
    let shown = lines[page].filter { $0.kind != .blank }
    guard let heading = shown.lastIndex(where: { $0.kind == .heading }) else { return true }
    return shown.count - heading > 2
  }

  /// Whether what would have to go to the next page is more than a page can spare: half of it, or
  /// a list of headings.
  func isExcused(_ page: Range<Int>, rows: Int) -> Bool {
    let ends = page.dropFirst().filter { lines[$0].kind != .blank && isFree(page.lowerBound..<$0) }
    guard let end = ends.last else { return true }
    let given = lines[end..<min(page.lowerBound + rows, lines.count)]
    let headings = given.count { $0.kind == .heading && $0.position.lineInParagraph == 0 }
    return headings > 3 || given.count { $0.kind != .blank } > rows / 2
  }
}

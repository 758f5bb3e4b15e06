import Books
import TestSupport
import Testing

@testable import Paging

@Suite struct Grid {
  @Test(arguments: 1...50)
  func `pages put end to end are the text, and the index gives the same pages`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = RandomTexts.bytes(&generator, length: Int.random(in: 0...4000, using: &generator))
    let sample = try Sample(
      bytes, measure: Int.random(in: 1...70, using: &generator),
      rows: Int.random(in: 1...30, using: &generator), wrapColumns: seed % 2 == 0 ? 72 : nil)
    try check(sample, every: 1 + bytes.count / 100)
    try check(sample.withHyphens, every: 1 + bytes.count / 100)
  }

  @Test(arguments: SpecialTexts.small.map(\.name), [1, 4, 300])
  func `a text with something at its edge is covered by its pages`(
    _ name: String, _ rows: Int
  ) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    for (measure, wrapColumns) in [(1, nil), (23, 72), (66, nil), (66, 72)] as [(Int, Int?)] {
      let bytes = Array(text.utf8.prefix(measure * 400))
      try check(
        Sample(bytes, measure: measure, rows: rows, wrapColumns: wrapColumns),
        every: 1 + bytes.count / 80)
    }
  }

  @Test(arguments: 0...9)
  func `giants are covered by their pages`(_ number: Int) throws {
    var generator = SeededGenerator(seed: 7)
    let bytes = SpecialTexts.giants(&generator)[number].bytes
    let sample = try Sample(bytes, measure: 66, rows: 300, wrapColumns: 72)
    try check(sample, every: 200_000, numbers: 25)
    if number < 2 { try check(sample.withHyphens, every: 200_000, numbers: 25) }
    try check(Sample(bytes, measure: 300, rows: 100), every: 200_000, numbers: 25)
  }

  @Test func `a paragraph without an end is covered by its pages`() throws {
    var generator = SeededGenerator(seed: 9)
    let bytes = SpecialTexts.endless(&generator, length: 300_000)
    try check(Sample(bytes, measure: 66, rows: 200, wrapColumns: 72), every: 50_000, numbers: 3)
  }

  /// Compares the pages of the index with those made by turning, and looks bytes up: of every so
  /// many pages, and every few bytes of these.
  func check(_ sample: Sample, every step: Int, numbers: Int = 1) throws {
    let pagination = try sample.pagination()
    let scanned = try sample.pagesByScan()
    try #require(pagination.count == scanned.count)
    var offset = 0
    var shown = 0
    let pager = sample.pager(pagination)
    var inOrder = try PageNumbers(pagination, of: sample.manuscript)
    for (number, page) in scanned.enumerated() {
      try #require(page.range.lowerBound == offset)
      offset = page.range.upperBound
      #expect(page.lines.count <= sample.format.rows)
      #expect(page.isLast == (number == scanned.count - 1))
      shown += page.lines.count
      guard number % numbers == 0 || page.isLast else { continue }
      let indexed = try pager.page(.number(number))
      try #require(indexed.range == page.range)
      let isSame = indexed.lines == page.lines && indexed.isLast == page.isLast
      try #require(isSame)
      guard !page.range.isEmpty else { continue }
      var places = Array(stride(from: page.range.lowerBound, to: page.range.upperBound, by: step))
      places.append(page.range.upperBound - 1)
      let isOnPage = try places.allSatisfy { try pager.number(ofPageContaining: $0) == number }
      try #require(isOnPage)
      for place in places {
        let found = try inOrder.page(containing: place)
        try #require(found == number)
      }
    }
    if let last = scanned.last, !last.range.isEmpty {
      // Back, and far on again.
      let places = [0, last.range.upperBound - 1, sample.bytes.count, last.range.lowerBound]
      for place in places {
        let found = try inOrder.page(containing: place)
        #expect(try found == pager.number(ofPageContaining: place))
      }
    }
    #expect(offset == sample.bytes.count)
    #expect(shown <= pagination.lines)
  }

  @Test(arguments: 1...25)
  func `a page ends as the rules say, tried out on all lines`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 500))
    let bytes = RandomTexts.bytes(&generator, length: 5000)
    for rows in [1, 8, 12, 33] {
      let sample = try Sample(
        bytes, measure: Int.random(in: 4...70, using: &generator), rows: rows,
        wrapColumns: seed % 2 == 0 ? 72 : nil)
      let expected = ReferencePages(try sample.lines(), rows: rows)
      try #require(try sample.pagination().firstLines == expected.firstLines)
    }
  }

  @Test(arguments: SpecialTexts.small.map(\.name))
  func `a page of a text with something at its edge ends as the rules say`(_ name: String) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    for rows in [1, 2, 5, 13] {
      let sample = try Sample(Array(text.utf8), measure: 20, rows: rows, wrapColumns: 72)
      let expected = ReferencePages(try sample.lines(), rows: rows)
      try #require(try sample.pagination().firstLines == expected.firstLines)
    }
  }
}

/// The rules for the ends of pages, tried out one by one on all lines of a text.
struct ReferencePages {
  private(set) var firstLines: [Int] = []
  private let lines: [LineWalker.Line]

  init(_ lines: [LineWalker.Line], rows: Int) {
    self.lines = lines
    var next: Int? = 0
    while let start = next {
      firstLines.append(lines[..<start].count { $0.kind != .pageBreak })
      var first = start
      while first < lines.count, lines[first].kind == .pageBreak { first += 1 }
      next = end(ofPageFrom: first, rows: rows)
    }
  }

  /// The line that the next page begins with.
  private func end(ofPageFrom first: Int, rows: Int) -> Int? {
    let hardEnd = lines[first...].firstIndex { $0.kind == .pageBreak } ?? lines.count
    let lastInk = lines[first..<hardEnd].lastIndex { $0.kind != .blank } ?? first
    guard lastInk >= first + rows else {
      return lines[hardEnd...].firstIndex { $0.kind.isInk }
    }
    let ends = (first + 1...first + rows).filter { canEnd(at: $0, from: first, rows: rows) }
    let best = ends.min {
      rank(of: $0, from: first, rows: rows) < rank(of: $1, from: first, rows: rows)
    }
    return lines[(best ?? first + rows)...].firstIndex { $0.kind != .blank }
  }

  /// Whether a page may give up all lines from `end` on, and something is left on it.
  private func canEnd(at end: Int, from first: Int, rows: Int) -> Bool {
    let given = lines[end..<first + rows]
    if given.isEmpty { return true }
    let headings = Set(given.filter { $0.kind == .heading }.map(\.position.paragraph.offset))
    return lines[first..<end].contains { $0.kind != .blank } && given.first?.kind != .blank
      && headings.count <= 3 && given.count { isText($0) } <= 3
      && given.count { $0.kind != .blank } <= rows / 2
  }

  /// How bad an end before line `end` is, the worst first; the least gift decides between equals.
  private func rank(of end: Int, from first: Int, rows: Int) -> Rank {
    Rank(
      breaksHeading: lines[end].kind == .heading && lines[end].position.lineInParagraph > 0,
      leavesHeading: leavesHeading(end, from: first),
      leavesClosing: leavesClosing(end, from: first), leavesFirstLine: leavesFirstLine(end),
      leavesLastLine: leavesLastLine(end) || leavesLoneLine(end, from: first, rows: rows),
      end: end)
  }

  private struct Rank: Comparable {
    var breaksHeading: Bool
    var leavesHeading: Bool
    var leavesClosing: Bool
    var leavesFirstLine: Bool
    var leavesLastLine: Bool
    var end: Int

    static func < (a: Rank, b: Rank) -> Bool {
      if a.breaksHeading != b.breaksHeading { return !a.breaksHeading }
      if a.leavesHeading != b.leavesHeading { return !a.leavesHeading }
      if a.leavesClosing != b.leavesClosing { return !a.leavesClosing }
      if a.leavesFirstLine != b.leavesFirstLine { return !a.leavesFirstLine }
      if a.leavesLastLine != b.leavesLastLine { return !a.leavesLastLine }
      return a.end > b.end
    }
  }

  private func leavesHeading(_ end: Int, from first: Int) -> Bool {
    let page = lines[first..<end]
    guard let heading = page.lastIndex(where: { $0.kind == .heading }) else { return false }
    return page[heading...].count { isText($0) } < 2
  }

  private func isText(_ line: LineWalker.Line) -> Bool {
    line.kind == .text || line.kind == .closing
  }

  /// Whether the next page begins with the source of a quotation, or in the midst of it.
  private func leavesClosing(_ end: Int, from first: Int) -> Bool {
    guard let next = lines[end...].first(where: { $0.kind != .blank }), next.kind == .closing else {
      return false
    }
    return next.position.lineInParagraph > 0 || isTextLast(before: end, from: first)
  }

  private func isTextLast(before end: Int, from first: Int) -> Bool {
    lines[first..<end].last { $0.kind != .blank }.map(isText) ?? false
  }

  /// Whether the next page begins with a paragraph of one line and the source of a quotation, as far as
  /// a page sees what follows it.
  private func leavesLoneLine(_ end: Int, from first: Int, rows: Int) -> Bool {
    let line = lines[end]
    guard line.kind == .text, line.isLast, line.position.lineInParagraph == 0,
      let next = lines[(end + 1)...].firstIndex(where: { $0.kind != .blank }),
      next <= first + rows || lines[first + rows].kind == .blank
    else { return false }
    let above = lines[first..<end].last { $0.kind != .blank }
    return lines[next].kind == .closing && above?.kind == .text
  }

  private func isInParagraph(_ end: Int) -> Bool {
    lines[end].kind == .text && lines[end].position.lineInParagraph > 0
  }

  private func leavesFirstLine(_ end: Int) -> Bool {
    isInParagraph(end) && lines[end].position.lineInParagraph == 1
  }

  private func leavesLastLine(_ end: Int) -> Bool { isInParagraph(end) && lines[end].isLast }
}

import Books
import TestSupport
import Testing

@testable import Paging

/// Pages laid out from where the reader is, without the index.
@Suite struct Chains {
  @Test(arguments: 1...12)
  func `a page begins with the line of the byte asked for, and turning skips nothing`(
    _ seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 700))
    let bytes = RandomTexts.bytes(&generator, length: 2500)
    let sample = try Sample(
      bytes, measure: Int.random(in: 1...70, using: &generator),
      rows: Int.random(in: 1...30, using: &generator), wrapColumns: seed % 2 == 0 ? 72 : nil)
    let offsets = (0..<2).map { _ in Int.random(in: 0..<bytes.count, using: &generator) }
    try check(sample, from: offsets + [bytes.count - 1, bytes.count, 0])
  }

  @Test(arguments: SpecialTexts.small.map(\.name))
  func `turning skips nothing in texts with something at their edges`(_ name: String) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    for (measure, rows) in [(1, 1), (20, 6), (66, 300)] {
      let bytes = Array(text.utf8.prefix(measure * 200))
      let sample = try Sample(bytes, measure: measure, rows: rows, wrapColumns: 72)
      let step = max(bytes.count / 7, 1)
      try check(sample, from: Array(stride(from: 0, through: bytes.count, by: step)))
    }
  }

  @Test(arguments: 1...8)
  func `turning skips nothing where an indent fills a line`(_ rows: Int) throws {
    let verse = "    a line of verse,\n      and another\n"
    let bytes = Array(String(repeating: verse, count: 6).utf8)
    let sample = try Sample(bytes, measure: 5, rows: rows)
    try check(sample, from: Array(0...bytes.count))
  }

  @Test(arguments: 0...9)
  func `turning skips nothing in giants`(_ number: Int) throws {
    var generator = SeededGenerator(seed: 13)
    let bytes = SpecialTexts.giants(&generator)[number].bytes
    let sample = try Sample(bytes, measure: 80, rows: 300, wrapColumns: 72)
    try check(sample, from: [bytes.count / 3])
  }

  @Test func `turning skips nothing deep in a line of five megabytes`() throws {
    let sentence = "Sentences of a line that does not end for megabytes are laid out as well. "
    let bytes = Array(String(repeating: sentence, count: 70_000).utf8)
    let sample = try Sample(bytes, measure: 80, rows: 300)
    let pager = sample.pager()
    for first in [try pager.page(.containing(4_000_001)), try pager.page(.last)] {
      #expect(first.lines.count > 100)
      var page = first
      for _ in 0..<3 {
        let earlier = try pager.page(.before(page.bounds))
        try #require(earlier.range.upperBound == page.range.lowerBound)
        try #require(earlier.lines.count > 290)
        page = earlier
      }
      for _ in 0..<2 {
        let next = try pager.page(.after(page.bounds))
        try #require(next.range.lowerBound == page.range.upperBound)
        page = next
      }
    }
  }

  func check(_ sample: Sample, from offsets: [Int]) throws {
    let pager = sample.pager()
    let lines = try sample.lines()
    let starts = Set(lines.map(\.position.offset) + [0])
    let pagination = try sample.pagination()
    for offset in offsets {
      let first = try pager.page(.containing(offset))
      // A picture is shown from its first row on; of one that is on several pages, all rows of a page have
      // the same byte.
      var shown = lines.last { $0.isInk && $0.position.offset <= offset }
      if let last = shown, last.kind.isPicture {
        let rows = lines.filter { $0.position.paragraph == last.position.paragraph }
        if rows.count <= sample.format.rows { shown = rows.first }
      }
      try #require(first.range.lowerBound == shown?.position.offset ?? 0)
      let pages = try sample.pages(by: pager, from: first)
      try checkForward(pages, sample, starts)
      try checkBackward(from: first, sample, pager, starts)
      try checkMeeting(pages, sample, pagination)
      try checkReturn(from: pages[pages.count / 2], pager, sample.pager(pagination))
      // A page that was turned to from before is the same when it is turned to from there again.
      let middle = pages[pages.count / 2]
      let earlier = try pager.page(.before(middle.bounds))
      if earlier.range.upperBound == middle.range.lowerBound {
        let again = try pager.page(.after(earlier.bounds))
        let isSame = again == middle
        try #require(isSame)
      }
      let isStill = try pager.page(.exactly(middle.bounds)) == middle
      try #require(isStill)
    }
    let last = try pager.page(.last)
    #expect(last.isLast)
    #expect(last.range.upperBound == sample.bytes.count)
    #expect(last.lines.count <= sample.format.rows)
    #expect(lines.contains(where: \.isInk) == last.lines.contains { $0.kind != .blank })
    try checkBackward(from: last, sample, pager, starts)
  }

  private func checkForward(_ pages: [Page], _ sample: Sample, _ starts: Set<Int>) throws {
    for (page, next) in zip(pages, pages.dropFirst()) {
      try #require(page.range.upperBound == next.range.lowerBound)
      try #require(!page.lines.isEmpty)
    }
    for page in pages {
      try #require(page.lines.count <= sample.format.rows)
      try #require(starts.contains(page.range.lowerBound))
    }
    try #require(pages.last?.range.upperBound == sample.bytes.count)
  }

  private func checkBackward(
    from first: Page, _ sample: Sample, _ pager: Pager, _ starts: Set<Int>
  ) throws {
    var page = first
    var turns = 0
    while !page.isFirst {
      let earlier = try pager.page(.before(page.bounds))
      if earlier.isFirst, earlier.lines == page.lines { return }
      try #require(earlier.range.upperBound == page.range.lowerBound)
      try #require((1...sample.format.rows).contains(earlier.lines.count))
      try #require(starts.contains(earlier.range.lowerBound))
      let isSame = try pager.page(.exactly(earlier.bounds)) == earlier
      try #require(isSame)
      page = earlier
      turns += 1
      try #require(turns <= sample.bytes.count)
    }
    // The first page stays where it is.
    try #require(try pager.page(.before(page.bounds)).range == page.range)
  }

  /// Turning back and forth leads to the same pages, also when the grid comes to be known.
  private func checkReturn(from page: Page, _ pager: Pager, _ later: Pager) throws {
    var trail = [page]
    for _ in 0..<5 { trail.append(try pager.page(.before(trail[trail.count - 1].bounds))) }
    var last = trail[5]
    for expected in trail.reversed().dropFirst() {
      guard last.lines != expected.lines else { continue }
      last = try later.page(.after(last.bounds))
      try #require(last.range == expected.range)
    }
    trail = [last]
    for _ in 0..<3 { trail.append(try pager.page(.after(trail[trail.count - 1].bounds))) }
    last = trail[3]
    for expected in trail.reversed().dropFirst() {
      guard last.lines != expected.lines else { continue }
      last = try later.page(.before(last.bounds))
      try #require(last.range == expected.range)
    }
  }

  /// Once a page begins where one of the grid does, it is that one and so are those after it.
  private func checkMeeting(
    _ pages: [Page], _ sample: Sample, _ pagination: Pagination
  ) throws {
    let pager = sample.pager(pagination)
    let grid = try (0..<pagination.count).map {
      try pagination.position(ofPage: $0, in: sample.text).offset
    }
    let firstOfGrid = try pager.page(.number(0))
    var met: Int?
    for page in pages {
      let numbered = try pager.page(.exactly(page.bounds))
      try #require(numbered.range == page.range)
      // Nothing but form feeds stands before the first page's first line.
      let start = page.lines == firstOfGrid.lines ? 0 : page.range.lowerBound
      try #require(numbered.number == grid.firstIndex(of: start))
      if let met { try #require(numbered.number == met + 1) }
      met = numbered.number
    }
  }

  @Test(arguments: 1...20)
  func `a form feed brings turning back to the grid`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 900))
    let feed = Array("\u{C}\nand then\n".utf8)
    let bytes =
      RandomTexts.bytes(&generator, length: 3000) + feed
      + RandomTexts.bytes(&generator, length: 3000)
    let sample = try Sample(bytes, measure: 50, rows: 11, wrapColumns: seed % 2 == 0 ? 72 : nil)
    let pager = sample.pager(try sample.pagination())
    var page = try sample.pager().page(.containing(Int.random(in: 0..<3000, using: &generator)))
    page = try pager.page(.exactly(page.bounds))
    var isOnGrid = page.number != nil
    while !page.isLast {
      page = try pager.page(.after(page.bounds))
      // Once met, the grid is not left again.
      if isOnGrid { try #require(page.number != nil) }
      isOnGrid = page.number != nil
    }
    #expect(isOnGrid)
    let middle = try pager.page(.number(4))
    #expect(try pager.page(.before(middle.bounds)).number == 3)
    #expect(try pager.page(.after(middle.bounds)).number == 5)
  }
}

extension LineWalker.Line {
  var isInk: Bool { kind.isInk }
}

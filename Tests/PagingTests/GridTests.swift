import Books
import Testing

@testable import Paging

/// A text with what a test asks of it.
struct Sample {
  let bytes: [UInt8]
  let source: MemoryText
  let traits: TextTraits
  let format: PageFormat

  init(_ bytes: [UInt8], measure: Int, rows: Int, wrapColumns: Int? = nil) throws {
    self.bytes = bytes
    source = MemoryText(bytes)
    var traits = try TextTraits.sampled(from: source)
    if let wrapColumns {
      traits.wrapColumns = wrapColumns
      traits.hasEmphasisMarks = true
    }
    self.traits = traits
    format = PageFormat(settings: LayoutSettings(measure: measure), rows: rows)
  }

  func pagination() throws -> Pagination {
    try #require(try PaginationRun(source, traits: traits, format: format).run())
  }

  func pager(_ pagination: Pagination? = nil) -> Pager {
    var pager = Pager(source, traits: traits, format: format)
    pager.pagination = pagination
    return pager
  }

  /// All pages, made forward from the first without the index.
  func pagesByScan() throws -> [Page] {
    let pager = pager()
    var pages = [try pager.page(.first)]
    while let last = pages.last, !last.isLast {
      pages.append(try pager.page(.after(last.bounds)))
      try #require(pages.count <= bytes.count + 2, "turning pages does not come to an end")
    }
    return pages
  }
}

@Suite struct Grid {
  @Test(arguments: 1...120)
  func `pages put end to end are the text, and the index gives the same pages`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let bytes = RandomTexts.bytes(&generator, length: Int.random(in: 0...6000, using: &generator))
    let sample = try Sample(
      bytes, measure: Int.random(in: 1...70, using: &generator),
      rows: Int.random(in: 1...30, using: &generator), wrapColumns: seed % 2 == 0 ? 72 : nil)
    let pagination = try sample.pagination()
    let scanned = try sample.pagesByScan()
    try #require(pagination.count == scanned.count)
    var offset = 0
    let pager = sample.pager(pagination)
    for (number, page) in scanned.enumerated() {
      try #require(page.range.lowerBound == offset)
      offset = page.range.upperBound
      #expect(page.lines.count <= sample.format.rows)
      let indexed = try pager.page(.number(number))
      try #require(indexed.range == page.range)
      let isSame = indexed.lines == page.lines
      #expect(isSame)
      guard !page.range.isEmpty else { continue }
      for place in [page.range.lowerBound, page.range.upperBound - 1] {
        try #require(try pager.number(ofPageContaining: place) == number)
      }
    }
    #expect(offset == bytes.count)
  }

  @Test(arguments: 1...60)
  func `a text counted in parts has the same pages as one counted whole`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 1000))
    let bytes = RandomTexts.bytes(&generator, length: 900_000)
    let sample = try Sample(bytes, measure: 40, rows: 20, wrapColumns: seed % 2 == 0 ? 72 : nil)
    let text = LaidOutText(sample.source, traits: sample.traits, settings: sample.format.settings)
    var counter = ParagraphCounter(text, from: .textStart, limit: bytes.count)
    _ = try counter.count(to: bytes.count, uncancelled)
    let whole = Pagination(
      counter.builder.finished(bytes: bytes.count), format: sample.format)
    let parts = try sample.pagination()
    #expect(parts.count == whole.count)
    #expect(parts.lines == whole.lines)
  }
}

import Synchronization
let uncancelled = Atomic(false)

import Books
import Synchronization
import TestSupport
import Testing

@testable import Paging

@Suite struct Runs {
  @Test(arguments: 1...40)
  func `a text counted in parts has the same pages as one counted whole`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 1000))
    let bytes = RandomTexts.bytes(&generator, length: 30_000)
    try checkParts(bytes, wrapColumns: seed % 2 == 0 ? 72 : nil, &generator)
  }

  @Test(arguments: 0...9)
  func `giants counted in parts have the same pages`(_ number: Int) throws {
    var generator = SeededGenerator(seed: 21)
    let bytes = SpecialTexts.giants(&generator)[number].bytes
    try checkParts(bytes, wrapColumns: 72, &generator)
  }

  @Test func `a paragraph without an end counted in parts has the same pages`() throws {
    var generator = SeededGenerator(seed: 22)
    let bytes = SpecialTexts.endless(&generator, length: 300_000)
    try checkParts(bytes, wrapColumns: 72, &generator)
  }

  private func checkParts(
    _ bytes: [UInt8], wrapColumns: Int?, _ generator: inout SeededGenerator
  ) throws {
    try checkParts(
      try Sample(bytes, measure: 40, rows: 20, wrapColumns: wrapColumns), &generator)
  }

  func checkParts(_ sample: Sample, _ generator: inout SeededGenerator) throws {
    let bytes = sample.bytes
    var counter = ParagraphCounter(sample.text, from: .textStart, limit: bytes.count)
    _ = try counter.count(to: bytes.count, uncancelled)
    let whole = Pagination(
      counter.builder.finished(bytes: bytes.count), traits: sample.traits, format: sample.format)
    let shortest = max(bytes.count / 100, 1)
    for _ in 0..<2 {
      let length = Int.random(in: shortest...bytes.count, using: &generator)
      let parts = try sample.pagination(partLength: length)
      try #require(parts.lines == whole.lines)
      try #require(parts.firstLines == whole.firstLines)
    }
  }

  @Test(arguments: 1...12)
  func `a text that grew has the pages of one that was there at once`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 2000))
    let bytes =
      seed % 3 == 0
      ? SpecialTexts.endless(&generator, length: 300_000)
      : RandomTexts.bytes(&generator, length: 300_000)
    let wrapColumns = seed % 2 == 0 ? 72 : nil
    var pagination: Pagination?
    var length = 0
    while length < bytes.count {
      length = min(length + Int.random(in: 1...200_000, using: &generator), bytes.count)
      let sample = try Sample(
        Array(bytes[..<length]), measure: 30, rows: 50, wrapColumns: wrapColumns)
      let continued = try sample.pagination(continuing: pagination)
      let fresh = try sample.pagination()
      try #require(continued.lines == fresh.lines)
      try #require(continued.firstLines == fresh.firstLines)
      pagination = continued
    }
  }

  @Test func `a line that goes on with the one before it once it is whole is joined`() throws {
    // The checkpoint stands at the last line, of which only a letter is there at first.
    let line = String(repeating: "word ", count: 12)
    let full = String(repeating: line + "and then\n\n", count: 1900) + line + "\n"
    let short = try Sample(Array((full + "e").utf8), measure: 40, rows: 20, wrapColumns: 72)
    let long = try Sample(
      Array((full + "extraordinarily\n").utf8), measure: 40, rows: 20, wrapColumns: 72)
    let continued = try long.pagination(continuing: short.pagination())
    #expect(try continued.lines == long.pagination().lines)
  }

  @Test(arguments: 1...20)
  func `another height gives the pages of a fresh run`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 3000))
    let bytes = RandomTexts.bytes(&generator, length: 20_000)
    let first = try Sample(bytes, measure: 40, rows: 20)
    let rows = Int.random(in: 1...60, using: &generator)
    let second = try Sample(bytes, measure: 40, rows: rows)
    let pages = try first.pagination().with(rows: rows)
    #expect(pages.format == second.format)
    #expect(try pages.firstLines == second.pagination().firstLines)
  }

  @Test func `other settings, traits or a shorter text are counted from the start`() throws {
    var generator = SeededGenerator(seed: 4000)
    let bytes = RandomTexts.bytes(&generator, length: 300_000)
    let sample = try Sample(bytes, measure: 40, rows: 20)
    let others = [
      try Sample(bytes, measure: 41, rows: 20),
      try Sample(bytes, measure: 40, rows: 20, wrapColumns: 72),
      try Sample(Array(bytes.prefix(200_000)), measure: 40, rows: 20),
    ]
    for other in others {
      let pages = try sample.pagination(continuing: other.pagination())
      #expect(try pages.lines == sample.pagination().lines)
    }
    let shorter = try others[2].pagination(continuing: sample.pagination())
    #expect(try shorter.lines == others[2].pagination().lines)
  }

  @Test func `a cancelled run has no pages`() throws {
    var generator = SeededGenerator(seed: 5000)
    let bytes = RandomTexts.bytes(&generator, length: 200_000)
    let sample = try Sample(bytes, measure: 40, rows: 20)
    let run = PaginationRun(
      sample.manuscript, format: sample.format, continuing: nil,
      partLength: 10_000)
    #expect(try run.run(report: { _ in run.cancel() }) == nil)
    let early = PaginationRun(sample.manuscript, format: sample.format)
    early.cancel()
    #expect(try early.run() == nil)
  }

  @Test(arguments: ["\u{C}", "\t \u{C}", "\u{C}\n", "\n\u{C} \n\n"])
  func `a million form feeds take no more memory than one`(_ unit: String) throws {
    let bytes = Array(("one\n" + String(repeating: unit, count: 1_000_000) + "two\n").utf8)
    let sample = try Sample(bytes, measure: 40, rows: 20)
    let pagination = try sample.pagination()
    #expect(pagination.count == 2)
    #expect(pagination.index.codes.count < 100)
    #expect(try sample.pager(pagination).page(.number(1)).lines.map(\.text) == ["two"])
  }

  @Test(arguments: ["\u{C}", "\u{C}\n", "\n", " \n", "word ", "a\n", "\u{301}", "word word\n\n"])
  func `a run that is cancelled reads no more of the text`(_ unit: String) throws {
    let bytes = [UInt8](String(repeating: unit, count: (3 << 20) / unit.utf8.count).utf8)
    for reads in 0..<6 {
      let text = WatchedText(bytes)
      let run = PaginationRun(
        Manuscript(text, traits: TextTraits()),
        format: PageFormat(settings: LayoutSettings(), rows: 20),
        continuing: nil, partLength: 2 << 20)
      text.onRead { number in if number == reads { run.cancel() } }
      #expect(try run.runHere() == nil)
      #expect(text.reads == reads + 1)
    }
  }

  @Test func `pages that nobody waits for any more are not made`() throws {
    let sample = try Sample([UInt8](repeating: 0x61, count: 40_000), measure: 1, rows: 20)
    let index = try sample.pagination().index
    var asked = 0
    let table = PageTable(index, rows: 20) {
      asked += 1
      return asked < 3
    }
    #expect(asked == 3)
    #expect(table.count < PageTable(index, rows: 20).count)
  }

  @Test func `what is counted so far grows up to the whole`() throws {
    var generator = SeededGenerator(seed: 6000)
    let bytes = RandomTexts.bytes(&generator, length: 200_000)
    let sample = try Sample(bytes, measure: 40, rows: 20)
    let run = PaginationRun(
      sample.manuscript, format: sample.format, continuing: nil,
      partLength: 10_000)
    let reports = Mutex<[PaginationRun.Progress]>([])
    let pages = try #require(
      try run.run(report: { progress in reports.withLock { $0.append(progress) } }))
    let seen = reports.withLock { $0 }
    #expect(seen.map(\.bytes) == seen.map(\.bytes).sorted())
    #expect(seen.last == PaginationRun.Progress(lines: pages.lines, bytes: bytes.count))
  }
}

import Books
import TestSupport
import Testing

@testable import Paging

/// Windows of lines: what a text that scrolls shows.
@Suite struct LineWindows {
  @Test(arguments: 1...12)
  func `line by line, down and up, all of a random text goes by`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed + 900))
    let bytes = RandomTexts.bytes(&generator, length: 1500)
    let sample = try Sample(
      bytes, measure: Int.random(in: 4...70, using: &generator),
      rows: Int.random(in: 1...30, using: &generator), wrapColumns: seed % 2 == 0 ? 72 : nil)
    try check(sample, step: 1)
    try check(sample, step: max(sample.format.rows / 2, 1))
    try check(sample, step: 200)
  }

  @Test(arguments: SpecialTexts.small.map(\.name))
  func `all goes by of texts with something at their edges`(_ name: String) throws {
    let text = try #require(SpecialTexts.small.first { $0.name == name }?.text)
    for (measure, rows) in [(1, 1), (20, 6), (66, 300)] {
      let bytes = Array(text.utf8.prefix(measure * 60))
      try check(try Sample(bytes, measure: measure, rows: rows, wrapColumns: 72), step: 1)
    }
  }

  /// Scrolls from the first line to the last and back.
  func check(_ sample: Sample, step: Int) throws {
    let (pager, all) = (sample.pager(), try lines(of: sample))
    var window = try pager.window(.line(at: 0, row: 3))
    var top = 0
    var seen = [window]
    while true {
      try #require(window.lines == Array(all[top...].prefix(sample.format.rows)))
      try #require(window.range.lowerBound == (top == 0 ? 0 : all[top].range.lowerBound))
      guard !window.isLast else { break }
      let next = try pager.window(.scrolled(window.bounds, by: step))
      let last = all.count - sample.format.rows
      top = next.isLast ? try #require(all.firstIndex(of: next.lines[0])) : top + step
      if !next.isLast || step == 1 { try #require(top <= max(last, top)) }
      try #require(top > 0 && next.range.lowerBound > window.range.lowerBound)
      window = next
      seen.append(window)
    }
    #expect(window.range.upperBound == sample.bytes.count)
    #expect(window.lines == (try pager.window(.last)).lines || seen.count == 1)
    guard step == 1 else { return }
    for former in seen.dropLast().reversed() {
      window = try pager.window(.scrolled(window.bounds, by: -1))
      try #require(window.lines == former.lines)
    }
    #expect(window.isFirst)
    #expect(try pager.window(.scrolled(window.bounds, by: -5)).lines == window.lines)
  }

  /// All lines of a text, as they are laid out from its start.
  private func lines(of sample: Sample) throws -> [PageLine] {
    var walker = try sample.text.walk(from: .textStart)
    var lines: [PageLine] = []
    while try walker.advance() {
      guard walker.line.kind != .pageBreak else { continue }
      lines.append(try walker.pageLine())
    }
    return lines
  }

  @Test(arguments: [false, true])
  func `a line stands in the row asked for, but near the ends`(isCounted: Bool) throws {
    var generator = SeededGenerator(seed: 77)
    let bytes = RandomTexts.bytes(&generator, length: 6000)
    let sample = try Sample(bytes, measure: 40, rows: 9, wrapColumns: 72)
    let pager = sample.pager(isCounted ? try sample.pagination() : nil)
    let all = try lines(of: sample)
    for (number, line) in all.enumerated() where line.kind != .blank {
      for row in [0, 4, 8, 100] {
        let window = try pager.window(.line(at: line.range.upperBound - 1, row: row))
        let shown = try #require(window.lines.firstIndex { $0.range == line.range })
        try #require(
          shown == min(row, 8) || window.isFirst && shown == number || window.isLast)
        try #require(window.lines.count == 9)
      }
    }
  }

  @Test func `a window that the text's end leaves empty stays until it is scrolled`() throws {
    let sample = try Sample(Array("one\n\ntwo\n\nthree\n\nfour\n".utf8), measure: 20, rows: 4)
    let pager = sample.pager()
    let page = try pager.page(.after(try pager.page(.first).bounds))
    #expect(page.lines.map(\.text) == ["three", "", "four"])
    var window = try pager.window(.scrolled(page.bounds, by: 0))
    #expect(window.lines.map(\.text) == ["three", "", "four"] && window.isLast)
    window = try pager.window(.scrolled(window.bounds, by: -1))
    #expect(window.lines.map(\.text) == ["", "three", "", "four"])
    window = try pager.window(.scrolled(window.bounds, by: -1))
    #expect(window.lines.map(\.text) == ["two", "", "three", ""] && !window.isLast)
  }

  @Test(arguments: 0...9) func `giants scroll, with the index and without`(number: Int) throws {
    var generator = SeededGenerator(seed: 13)
    let bytes = SpecialTexts.giants(&generator)[number].bytes
    let sample = try Sample(bytes, measure: 80, rows: 40, wrapColumns: 72)
    for pager in [sample.pager(), sample.pager(try sample.pagination())] {
      var window = try pager.window(.line(at: bytes.count / 2, row: 20))
      for step in [1, 1, 20, -1, -20, -1] {
        let next = try pager.window(.scrolled(window.bounds, by: step))
        try #require(next.lines.count == 40 || next.isFirst || next.isLast)
        try #require(
          step > 0
            ? next.range.lowerBound > window.range.lowerBound || window.isLast
            : next.range.lowerBound < window.range.lowerBound || window.isFirst)
        window = next
      }
      #expect(try pager.window(.last).isLast)
    }
  }

  @Test func `a text that loses its end while it scrolls ends there`() throws {
    for text in Shrinking.texts {
      for reads in 1...6 {
        let source = FailingText(text, reads: reads, keptAfter: text.count / 3)
        let traits = try TextTraits.sampled(from: MemoryText(text))
        let format = PageFormat(settings: LayoutSettings(measure: 40), rows: 20)
        let pager = Pager(Manuscript(source, traits: traits), format: format)
        let window = try pager.window(.line(at: text.count / 2, row: 10))
        for step in [1, -1, 15, -15] {
          _ = try pager.window(.scrolled(window.bounds, by: step))
        }
        #expect(try pager.window(.last).range.upperBound <= text.count)
      }
    }
  }
}

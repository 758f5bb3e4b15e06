import Books
import TestSupport
import Testing

@testable import Paging

/// Texts with pictures of any size.
@Suite struct PicturesOnPages {
  private func sample(_ seed: Int, length: Int = 4000) throws -> Sample {
    var generator = SeededGenerator(seed: UInt64(seed + 9000))
    let text = RandomStructures.text(&generator, length: length, hasPictures: true)
    var sample = try Sample(
      text, measure: generator.pick(2..<70), rows: generator.pick(1..<40))
    sample.format.settings.pictureRows = sample.format.rows
    sample.format.settings.pictureFit = PictureFit.allCases[seed % 2 == 0 ? 0 : 1 + seed / 2 % 2]
    if seed % 3 == 0 { sample = sample.with(.indented) }
    if seed % 4 == 0 { sample = sample.withHyphens }
    return sample
  }

  @Test(arguments: 1...40)
  func `pages with pictures put end to end are the text`(_ seed: Int) throws {
    let sample = try sample(seed)
    try Grid().check(sample, every: 1 + sample.bytes.count / 100)
  }

  @Test(arguments: 1...40)
  func `no page of the grid cuts a picture where it needs not be cut`(_ seed: Int) throws {
    let sample = try sample(seed)
    for page in try sample.pagesByScan() {
      for (index, line) in page.lines.enumerated() {
        guard let strip = line.strip else { continue }
        let room = PictureParts.room(onPageOf: sample.format.rows, isCaptioned: true)
        let isWhole = strip.size.rows <= room
        let isFitted = strip.picture.width >= 400 && sample.format.settings.pictureFit != .whole
        try #require(strip.size.rows <= sample.format.rows || isFitted)
        if sample.format.settings.pictureFit == .halves {
          try #require(strip.size.rows <= 2 * sample.format.rows)
        }
        try #require(strip.size.columns <= sample.format.settings.measure)
        try #require(line.indent + strip.size.columns <= sample.format.settings.measure)
        let isLast = index == page.lines.count - 1
        if isWhole {
          if index == 0 { try #require(strip.row == 0) }
          if isLast { try #require(strip.row == strip.size.rows - 1) }
        } else if isLast, strip.row < strip.size.rows - 1 {
          let heights = [true, false].map {
            PictureParts(
              rows: strip.size.rows, pageRows: sample.format.rows, isCaptioned: $0
            ).height
          }
          try #require(heights.contains { (strip.row + 1) % $0 == 0 })
        }
        if !isLast, strip.row + 1 < strip.size.rows {
          try #require(page.lines[index + 1].strip?.row == strip.row + 1)
        }
      }
    }
  }

  @Test(arguments: 1...40)
  func `a picture is on the page of the words below it`(_ seed: Int) throws {
    let sample = try sample(seed)
    guard sample.format.rows >= 6 else { return }
    let pages = try sample.pagesByScan()
    for (page, next) in zip(pages, pages.dropFirst()) {
      guard let last = page.lines.last?.strip, last.row == last.size.rows - 1 else { continue }
      // A plain paragraph has no block.
      guard
        let block = try sample.source.structure?.blocks(from: next.range.lowerBound, count: 1).first
      else { continue }
      let bytes = sample.bytes[page.range]
      let isDirectlyBelow = bytes.suffix(2) != [0x0A, 0x0A] && bytes.last == 0x0A
      if block.offset == next.range.lowerBound, isDirectlyBelow, block.kind == .picture {
        #expect(block.hasPicture, "page \(page.range)")
      }
    }
  }

  @Test(arguments: 1...40)
  func
    `no page begins in the midst of the words below a picture, unless the one before is theirs alone`(
      _ seed: Int
    ) throws
  {
    let sample = try sample(seed)
    guard sample.format.rows >= 6, sample.format.settings.pictureFit == .whole else { return }
    for (page, next) in try zip(sample.pagesByScan(), sample.pagesByScan().dropFirst()) {
      let start = next.range.lowerBound
      let line = sample.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      guard line < start, sample.bytes[line] != 0x0A,
        let block = try sample.source.structure?.blocks(from: line, count: 1).first,
        block.offset == line, block.kind == .picture, !block.hasPicture,
        page.lines.contains(where: { $0.strip != nil && $0.strip?.picture.offset ?? 0 < line })
      else { continue }
      let first = page.lines.first { $0.kind != .blank }
      #expect(first?.strip != nil, "page \(next.range)")
      #expect(page.lines.count { $0.strip == nil } >= sample.format.rows / 3, "page \(page.range)")
    }
  }

  @Test(arguments: 1...12)
  func `turning skips nothing, from wherever one begins`(_ seed: Int) throws {
    let sample = try sample(seed, length: 2500)
    let count = sample.bytes.count
    try Chains().check(sample, from: [count / 3, count - 1, count, 0])
  }

  @Test(arguments: 1...20)
  func `a text with pictures that is counted in parts has the same pages`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    try Runs().checkParts(try sample(seed, length: 60_000), &generator)
  }

  @Test(arguments: 1...12)
  func `lines scroll through a picture one by one, up as down`(_ seed: Int) throws {
    let sample = try sample(seed, length: 1500)
    let pager = sample.pager()
    var window = try pager.window(.line(at: 0, row: 0))
    var way = [window]
    while !window.isLast, way.count < 400 {
      window = try pager.window(.scrolled(window.bounds, by: 1))
      way.append(window)
    }
    #expect(try pager.window(.last).isLast)
    for (above, below) in zip(way, way.dropFirst()).reversed() {
      let back = try pager.window(.scrolled(below.bounds, by: -1))
      try #require(back.lines == above.lines)
    }
    for (above, below) in zip(way, way.dropFirst()) where !below.isLast {
      try #require(Array(above.lines.dropFirst()) == Array(below.lines.dropLast()))
    }
  }

  @Test(arguments: [(4, 1), (20, 5), (66, 20), (78, 8), (200, 60), (200, 8), (30, 90)])
  func `a strip of any height is as wide as the lines, on pages with places of their own`(
    _ measure: Int, _ rows: Int
  ) throws {
    for height in [700, 15_000, 60_000] {
      var draft = StructuredDraft()
      draft.add("Before.")
      draft.addBlank()
      draft.addPicture(width: 600, height: height, "[Strip]")
      draft.addBlank()
      draft.add("Behind.")
      var sample = try Sample(StructuredText(draft), measure: measure, rows: rows)
      sample.format.settings.pictureRows = rows
      sample.format.settings.pictureFit = .width
      let pages = try sample.pagesByScan()
      let parts = pages.filter { $0.lines.contains { $0.strip != nil } }
      let size = try #require(parts.first?.lines.lazy.compactMap(\.strip).first?.size)
      try #require(size.columns == measure)
      try #require(parts.count == (size.rows + rows - 1) / rows)
      try #require(Set(parts.map(\.range.lowerBound)).count == parts.count)
      let shown = parts.flatMap { $0.lines.compactMap(\.strip) }
      try #require(shown.map(\.row) == Array(0..<size.rows))
      try #require(shown.allSatisfy { $0.words == "[Strip]" && $0.partRows <= rows })
      // As they are printed, copied and searched they are words, on one line.
      sample.format.settings.pictureRows = nil
      let lines = try sample.pagesByScan().flatMap(\.lines).map(\.text)
      if measure > 12 { try #require(lines == ["Before.", "", "  [Strip]", "", "Behind."]) }
    }
  }

  @Test func `without rows for them, pictures are their words`() throws {
    var draft = StructuredDraft()
    draft.add("Before.")
    draft.addBlank()
    draft.addPicture(width: 400, height: 400, "[A whale]")
    draft.add(.picture, "Moby Dick")
    var sample = try Sample(StructuredText(draft), measure: 40, rows: 24)
    #expect(
      try sample.pager().page(.first).lines.map(\.text)
        == ["Before.", "", "  [A whale]", "  Moby Dick"])
    sample.format.settings.pictureRows = 24
    let lines = try sample.pager().page(.first).lines
    #expect(lines.compactMap(\.strip?.row) == Array(0..<20))
    #expect(lines.first { $0.strip != nil }?.strip?.size == PictureSize(columns: 40, rows: 20))
    #expect(lines.first { $0.strip != nil }?.strip?.words == "[A whale]")
  }

  /// A text whose page of 20 rows has so many lines before a picture of 18 rows, with words below it.
  private func sample(lines: Int, captioned: Bool = true) throws -> Sample {
    var draft = StructuredDraft()
    for number in 1...lines { draft.add("Line \(number).") }
    draft.addBlank()
    draft.addPicture(width: 360, height: 360 * 18 * 2 / 45, "[A whale]")
    if captioned { draft.add(.picture, "Moby Dick") }
    draft.addBlank()
    draft.add("Behind.")
    var sample = try Sample(StructuredText(draft), measure: 66, rows: 20)
    sample.format.settings.pictureRows = 20
    return sample
  }

  @Test(arguments: [1, 4, 9], [true, false])
  func `a picture takes the rows that are left, if they are half of its own`(
    _ lines: Int, _ isCaptioned: Bool
  ) throws {
    let sample = try sample(lines: lines, captioned: isCaptioned)
    let pages = try sample.pagesByScan()
    try #require(pages.count == 2)
    let strips = pages[0].lines.compactMap(\.strip)
    let free = 20 - lines - 1 - (isCaptioned ? 1 : 0)
    #expect(strips.count == min(free, 18))
    #expect(strips.map(\.row) == Array(strips.indices))
    let isFitted = strips.allSatisfy { $0.size.rows == strips.count && $0.partRows == strips.count }
    #expect(isFitted)
    #expect(pages[0].lines.last?.text == (isCaptioned ? "  Moby Dick" : ""))
    #expect(pages[1].lines.first?.text == "Behind.")
  }

  @Test func `a picture of which less than half would be left begins the next page`() throws {
    let pages = try sample(lines: 10).pagesByScan()
    #expect(pages.count == 3)
    #expect(pages[0].lines.allSatisfy { $0.strip == nil })
    #expect(pages[1].lines.compactMap(\.strip).count == 18)
  }

  @Test(arguments: 1...40)
  func `a picture begins a page only if too few of its rows fit the one before`(
    _ seed: Int
  ) throws {
    let sample = try sample(seed)
    guard sample.format.settings.pictureFit == .whole else { return }
    let rows = sample.format.rows
    var laidOut: [Int: Int] = [:]
    for line in try sample.lines() where line.kind.isPicture {
      laidOut[line.position.paragraph.offset] = line.rowsOfPicture
    }
    let pages = try sample.pagesByScan()
    for strip in pages.lazy.flatMap(\.lines).compactMap(\.strip) {
      let whole = try #require(laidOut[strip.picture.offset])
      // What is narrower may be a row less high.
      try #require((strip.size.rows + 1) * 2 >= whole)
    }
    for (page, next) in zip(pages, pages.dropFirst()) {
      guard let first = next.lines.first?.strip, !sample.bytes[page.range].contains(0x0C) else {
        continue
      }
      let below = next.lines.drop { $0.strip?.picture == first.picture }
      let caption = below.prefix { $0.isPicture && $0.strip == nil }
      guard caption.count < below.count else { continue }
      let free = rows - page.lines.count - caption.count
      let isEnough = ShrunkPicture.isEnough(
        free, of: laidOut[first.picture.offset] ?? 0, pageRows: rows)
      #expect(!isEnough, "page \(page.range)")
    }
  }

  @Test func `a place in a picture that was shrunk leads to its page`() throws {
    let sample = try sample(lines: 9)
    let pagination = try sample.pagination()
    let pager = sample.pager(pagination)
    let first = try pager.page(.number(0))
    for offset in first.range {
      try #require(try pager.page(.containing(offset)) == first)
    }
    let back = try pager.page(.before(try pager.page(.after(first.bounds)).bounds))
    #expect(back == first)
    #expect(try pager.page(.exactly(back.bounds)) == back)
    var stream = try pager.stream()
    #expect(try stream.next()?.lines == first.lines)
  }

  @Test(arguments: [20, 12, 40])
  func `a picture leaves the rows that the heading right above it needs`(_ rows: Int) throws {
    var draft = StructuredDraft()
    draft.add(.heading, level: 1, "One")
    draft.addBlank()
    draft.addPicture(width: 600, height: 1200, "[A whale]", flags: .followsHeading)
    draft.addBlank()
    draft.add("Behind.")
    var sample = try Sample(StructuredText(draft), measure: 66, rows: rows)
    sample.format.settings.pictureRows = rows
    let lines = try sample.pager().page(.first).lines
    #expect(lines.first?.text == "One")
    #expect(lines.compactMap(\.strip?.row) == Array(0..<rows - 4))
  }

  @Test(arguments: [
    (100, 100, 66, 20, 13, 7), (1, 1, 66, 20, 1, 1), (5000, 10, 66, 20, 66, 1),
    (10, 5000, 66, 20, 1, 20), (800, 600, 66, 20, 53, 20), (60_000, 60_000, 66, 20, 40, 20),
    (300, 300, 1, 1, 1, 1),
  ])
  func `a picture has its own size where it fits, and its proportions`(
    _ width: Int, _ height: Int, _ columns: Int, _ rows: Int, _ wide: Int, _ high: Int
  ) {
    let size = PictureSize(width: width, height: height, inColumns: columns, rows: rows)
    #expect(size == PictureSize(columns: wide, rows: high))
  }
}

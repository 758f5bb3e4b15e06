import Books
import Paging
import Screen
import TestSupport
import Testing
import TextPlace
import Widgets

/// A book whose pages are pictures.
@Suite struct Comics {
  /// Six pages.
  private static func comic(turnsRightToLeft: Bool = false) -> StructuredText {
    var draft = StructuredDraft()
    for page in 1...6 {
      if page > 1 { draft.addFormFeed() }
      draft.addPicture(width: 1000, height: 1500, path: "\(page).png", "[Page \(page)]")
    }
    var metadata = BookMetadata(format: "Comic")
    metadata.isComic = true
    metadata.turnsRightToLeft = turnsRightToLeft
    return StructuredText(draft, metadata)
  }

  private func rig(
    rows: Int = 24, columns: Int = 80, turnsRightToLeft: Bool = false
  ) throws -> Rig {
    let comic = Self.comic(turnsRightToLeft: turnsRightToLeft)
    var view = ViewSettings()
    view.turnsRightToLeft = turnsRightToLeft
    return try Rig(
      String(decoding: comic.bytes, as: UTF8.self), rows: rows, columns: columns, view: view,
      structure: comic)
  }

  /// What the left half of the screen shows.
  private func left(_ rig: Rig) -> String {
    rig.lines.map { String($0.prefix(55)) }.joined(separator: "\n")
  }

  @Test func `a page is one whole picture, as high as there is room`() throws {
    let rig = try rig()
    #expect(rig.book.count == PageCount(pages: 6, isExact: true))
    let strips = rig.page.lines.compactMap(\.strip)
    #expect(strips.count == rig.book.format.rows && strips.map(\.row) == Array(strips.indices))
  }

  @Test func `a key shows halves, then all the width, and whole pages again`() throws {
    var rig = try rig()
    try rig.type("a")
    #expect(rig.footer.contains("halves") && rig.book.count.pages == 12)
    let half = rig.page.lines.compactMap(\.strip)
    #expect(half.last.map { $0.row + 1 } == half[0].size.rows / 2)
    try rig.press(.right)
    #expect(rig.page.lines.compactMap(\.strip).first?.row == half[0].size.rows / 2)
    #expect(rig.book.number == 1 && rig.drawn.last?.size == half[0].size)
    try rig.press(.right, .left)
    #expect(rig.book.number == 1)
    try rig.type("a")
    #expect(rig.keptLines?.words == "pictures-width")
    let wide = try #require(rig.page.lines.first?.strip)
    #expect(wide.size.columns == rig.book.format.settings.measure && wide.size.columns > 66)
    // What was seen stays to be seen: the same picture.
    #expect(wide.picture.path == "1.png")
    try rig.type("a")
    #expect(rig.keptLines?.words == "" && rig.book.count.pages == 6)
  }

  @Test func `a strip by width is decoded in parts, and each page shows its own`() throws {
    var draft = StructuredDraft()
    draft.addPicture(width: 800, height: 12_000, path: "strip.png", "[Page 1]")
    var metadata = BookMetadata(format: "Comic")
    metadata.isComic = true
    let comic = StructuredText(draft, metadata)
    var rig = try Rig(
      String(decoding: comic.bytes, as: UTF8.self), rows: 24, columns: 80, structure: comic)
    try rig.type("aa")
    let size = try #require(rig.page.lines.first?.strip?.size)
    #expect(size.columns == rig.book.format.settings.measure && size.columns > 66)
    var rows: [Int] = []
    while true {
      let strips = rig.page.lines.compactMap(\.strip)
      rows += strips.map(\.row)
      let wish = try #require(rig.drawn.last)
      let window = try #require(wish.window)
      #expect(wish.size == size && wish.fillsCells && window.rows <= 96)
      #expect(strips.allSatisfy { (window.row..<window.row + window.rows).contains($0.row) })
      if rig.page.isLast { break }
      try rig.press(.right)
    }
    #expect(rows == Array(0..<size.rows))
  }

  @Test func `what was chosen for a comic is kept with it`() {
    for words in ["pictures-halves", "pictures-width right-to-left", "left-to-right", ""] {
      #expect(LineChoices(words).words == words)
    }
    #expect(LineChoices("pictures-bent").words == "")
  }

  @Test func `pages that are turned from right to left begin at the right`() throws {
    var rig = try rig(rows: 40, columns: 120, turnsRightToLeft: true)
    #expect(rig.book.pages.count == 2 && rig.footer.contains("← page"))
    #expect(left(rig).contains("Page 2") && !left(rig).contains("Page 1"))
    try rig.press(.left)
    #expect(rig.book.number == 2)
    try rig.press(.right)
    #expect(rig.book.number == 0)
    try rig.click(row: 20, column: 5)
    #expect(rig.book.number == 2)
    try rig.type("D")
    #expect(rig.keptLines?.turnsRightToLeft == false && rig.footer.contains("from left to right"))
    #expect(left(rig).contains("Page 3"))
    try rig.press(.right)
    #expect(rig.book.number == 4)
  }

  @Test func `in halves and by width there is one page, which is as wide as the screen`() throws {
    var rig = try rig(rows: 40, columns: 120)
    let columns = try #require(rig.book.pages.first?.lines.first?.strip?.size.columns)
    #expect(rig.book.pages.count == 2)
    for _ in 0..<2 {
      try rig.type("a")
      #expect(rig.book.pages.count == 1)
      let strip = try #require(rig.book.pages.first?.lines.first?.strip)
      #expect(strip.size.columns > columns && strip.picture.path == "1.png")
    }
    try rig.type("||")
    #expect(rig.footer.contains("Only whole pages stand side by side: a changes how they fit."))
    try rig.type("a")
    #expect(rig.book.pages.count == 2)
  }

  @Test func `the figures and facts of a comic are of pages and pictures`() throws {
    var rig = try rig(pages: 6, double: [3])
    try rig.type("i")
    #expect(rig.screen.contains("Page         1–2 of 6"))
    #expect(rig.screen.contains("Pictures     6, 1 of them a double page"))
    for words in ["Stable", "Words", "Encoding", "Language", "Speed", "Time left", "character"] {
      #expect(!rig.screen.contains(words), "\(words)")
    }
    #expect(rig.talliesAsked == 0)
  }

  // MARK: - Double pages

  /// A comic of tall pages, of which those with the given numbers, from 1, are double.
  private func rig(
    pages: Int, double: Set<Int>, turnsRightToLeft: Bool = false, anchor: Int = 0
  ) throws -> Rig {
    var draft = StructuredDraft()
    for page in 1...pages {
      if page > 1 { draft.addFormFeed() }
      draft.addPicture(
        width: double.contains(page) ? 2000 : 1000, height: 1500, path: "\(page).png",
        "[Page \(page)]")
    }
    var metadata = BookMetadata(format: "Comic")
    metadata.isComic = true
    let comic = StructuredText(draft, metadata)
    var view = ViewSettings()
    view.turnsRightToLeft = turnsRightToLeft
    return try Rig(
      String(decoding: comic.bytes, as: UTF8.self), rows: 40, columns: 120, anchor: anchor,
      view: view, structure: comic)
  }

  /// The numbers of the pages that are shown, from 1.
  private func shown(_ rig: Rig) -> [Int] {
    rig.book.pages.compactMap(\.number).map { $0 + 1 }
  }

  @Test func `a double page has both columns of a spread, and is as large as they let it be`()
    throws
  {
    var rig = try rig(pages: 5, double: [3])
    try rig.press(.right)
    #expect(shown(rig) == [3] && rig.book.lastNumber == 2)
    let strips = rig.page.lines.compactMap(\.strip)
    let size = try #require(strips.first?.size)
    let column = rig.book.format.settings.measure
    #expect(size.columns > column && size.rows <= rig.book.format.rows)
    #expect(strips.map(\.row) == Array(0..<size.rows))
    #expect(rig.drawn.last?.size == size)
    // It stands in the middle of both.
    let frame = rig.lines.filter { $0.contains("┌") }.map { line in
      (line.prefix { $0 != "┌" }.count, line.reversed().drop { $0 != "┐" }.count)
    }
    let edges = try #require(frame.first)
    #expect(edges.1 - edges.0 == size.columns)
    let range = rig.page.lines.reduce(into: rig.page.range.lowerBound) { end, line in
      #expect(line.range.lowerBound == end || line.kind == .blank)
      end = max(end, line.range.upperBound)
    }
    #expect(range <= rig.page.range.upperBound)
  }

  @Test(arguments: [
    (9, [4], [[1], [2, 3], [4], [5, 6], [7, 8], [9]]),
    (8, [5], [[1, 2], [3, 4], [5], [6, 7], [8]]),
    (9, [2, 6], [[1], [2], [3, 4], [5], [6], [7, 8], [9]]),
    (6, [1], [[1], [2, 3], [4, 5], [6]]),
    (6, [2, 3, 6], [[1], [2], [3], [4, 5], [6]]),
    (3, [1, 2, 3], [[1], [2], [3]]),
    (4, [], [[1, 2], [3, 4]]),
  ])
  func `forwards and backwards, and from anywhere, there are the same pairs`(
    _ pages: Int, _ double: [Int], _ spreads: [[Int]]
  ) throws {
    for isRightToLeft in [false, true] {
      var rig = try rig(pages: pages, double: Set(double), turnsRightToLeft: isRightToLeft)
      let (forward, back): (Key, Key) = isRightToLeft ? (.left, .right) : (.right, .left)
      var seen = [shown(rig)]
      while rig.book.pages.last?.isLast == false {
        try rig.press(forward)
        seen.append(shown(rig))
      }
      #expect(seen == spreads)
      for spread in spreads.dropLast().reversed() {
        try rig.press(back)
        #expect(shown(rig) == spread)
      }
      for spread in spreads {
        for page in spread {
          try rig.type("g\(page)\n")
          #expect(shown(rig) == spread)
        }
      }
    }
  }
}

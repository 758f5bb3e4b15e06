import Books
import Foundation
import Paging
import Screen
import TestSupport
import Testing
import TextPlace
import Widgets

/// Texts that are no prose on the screen: their width, signs, numbers and header.
@Suite struct Lines {
  static let cases: [(name: String, rows: Int, columns: Int)] = PlainTexts.names.flatMap { name in
    [(24, 80), (40, 120)].map { (name, $0.0, $0.1) }
  }

  @Test(arguments: cases)
  func `the page of a text that is no novel is as committed`(
    _ name: String, _ rows: Int, _ columns: Int
  ) throws {
    var rig = try Rig(PlainTexts.named(name), rows: rows, columns: columns)
    try expectGolden(rig.styled, "plain \(name) \(columns)x\(rows)")
    try rig.type("S#>")
    try rig.press(.right)
    try expectGolden(rig.styled, "plain \(name) chopped \(columns)x\(rows)")
  }

  @Test func `code is as wide as the screen, with one page on it`() throws {
    let rig = try Rig(PlainTexts.code, rows: 24, columns: 160)
    #expect(rig.book.pages.count == 1)
    #expect(rig.book.format.settings.measure == 155)
  }

  @Test func `lines of 79 columns are whole on a screen of 80, and the rail is beside wider ones`()
    throws
  {
    let line = "\tif (lamp->light > 0) { " + String(repeating: "x", count: 46) + " }\n"
    var rig = try Rig(String(repeating: line, count: 40), rows: 24, columns: 80)
    #expect(rig.page.lines.allSatisfy { !$0.isContinuation })
    #expect(rig.model.layout.rail.rows == 0)
    let row = try #require(rig.lines.first { $0.contains("lamp->") })
    #expect(row.hasPrefix("         if (lamp") && row.hasSuffix("xx }"))
    // A bare page has the same lines in the same columns.
    try rig.type("z")
    #expect(rig.lines.contains(row))
    try rig.type("z")
    for columns in [84, 85, 120] {
      try rig.resize(24, columns)
      #expect(rig.model.layout.rail.rows == (columns > 84 ? 22 : 0))
      #expect(rig.book.format.settings.measure == (columns > 84 ? columns - 5 : columns - 1))
    }
  }

  @Test func `the reader can overrule how wide lines are`() throws {
    var rig = try Rig(PlainTexts.code)
    try rig.type("W")
    #expect(rig.book.format.settings.measure == 66)
    try rig.type("W")
    #expect(rig.book.format.settings.measure == 79)
    try rig.type("-")
    #expect(rig.book.format.settings.measure == 73)
    // A setting of the page leaves what was chosen for this text.
    try rig.happen(.preferencesChanged(rig.model.preferences))
    #expect(rig.book.format.settings.measure == 73)
  }

  @Test func `the first lines of a pipe fill the screen until it is known what comes`() throws {
    let line = "It was a bright cold day in April, and all the clocks were striking thirteen.\n"
    var rig = try Rig(line, isComplete: false)
    #expect(rig.book.kind == .listing)
    try rig.change(Array(String(repeating: line, count: 40).utf8), isComplete: false)
    #expect(rig.book.kind == .prose)
    #expect(try Rig(line).book.kind == .prose)
  }

  @Test func `a text that turns out to be a log fills the screen`() throws {
    var rig = try Rig("", isComplete: false)
    #expect(rig.book.kind == .prose)
    try rig.change(Array(PlainTexts.log.utf8))
    #expect(rig.book.kind == .listing)
    #expect(rig.book.format.settings.measure == 79)
  }

  @Test func `output that was written for the terminal takes all of its columns`() throws {
    var rig = try Rig(PlainTexts.log, rows: 40, columns: 120)
    #expect(rig.model.layout.railColumns == 6 && rig.book.format.settings.measure == 112)
    for (widest, measure) in [(112, 112), (113, 119), (119, 119), (120, 120), (121, 112)] {
      try rig.happen(.kindFound(.listing, widestLine: widest))
      #expect(rig.book.format.settings.measure == measure)
      #expect((rig.model.layout.railColumns == 0) == (measure > 112))
    }
    // On another screen it is any text.
    try rig.happen(.kindFound(.listing, widestLine: 120))
    try rig.happen(.resized(ScreenSize(rows: 40, columns: 119)))
    #expect(rig.book.format.settings.measure == 111)
    try rig.happen(.resized(ScreenSize(rows: 40, columns: 80)))
    #expect(rig.book.format.settings.measure == 79)
    try rig.happen(.kindFound(.listing, widestLine: 80))
    #expect(rig.book.format.settings.measure == 80)
    try rig.type("S")
    #expect(rig.screen.contains("›"))
  }

  @Test func `the widest line is the widest that is not broken`() throws {
    let rule = String(repeating: "─", count: 50)
    let text = "short\n\(rule)\n" + String(repeating: "x", count: 81) + "\n"
    let manuscript = try Manuscript(MemoryText(text))
    for (measure, widest) in [(80, 50), (50, 50), (49, 5), (81, 81)] {
      #expect(
        try Pager.widestLine(of: manuscript, LayoutSettings(measure: measure)) == widest)
    }
  }

  @Test func `what is chosen for the lines of a text is kept with it`() throws {
    var rig = try Rig(PlainTexts.code)
    try rig.type("W")
    #expect(rig.keptLines?.words == "column")
    try rig.type("S#J")
    #expect(rig.keptLines?.words == "column unjoined chopped numbered")
    var book = rig.book
    book.adopt(LineChoices("wide joined and more"))
    #expect(book.view.fillsScreen && book.settings.joinsLines)
    #expect(book.format.settings.measure == 71)
  }

  // MARK: Chopped lines

  @Test func `chopped lines move sideways by half a page, as far as there is something`() throws {
    var rig = try Rig(PlainTexts.log)
    try rig.type("S")
    let place = rig.book.anchor
    #expect(rig.page.lines.allSatisfy { !$0.isCutLeft })
    #expect(rig.screen.contains("›"))
    try rig.type(">>>>>>>>>>>>")
    let shift = rig.book.shift
    #expect(shift > 0 && !rig.page.lines.contains { $0.isCutRight })
    #expect(rig.screen.contains("‹"))
    #expect(rig.book.anchor == place)
    try rig.type("<<<<<<<<<<<<")
    #expect(rig.book.shift == 0)
    #expect(rig.page.lines.allSatisfy { !$0.isCutLeft })
    // It stays where it is on the next page.
    try rig.type(">")
    try rig.press(.right)
    #expect(rig.page.lines.contains { $0.isCutLeft })
  }

  @Test func `a match beyond the edge of chopped lines is brought into view`() throws {
    let far = String(repeating: "x\t", count: 60) + "needle" + String(repeating: " y", count: 200)
    let text = String(repeating: "a = \(far)\nneedle = 2\n", count: 30)
    var rig = try Rig(text)
    try rig.type("S/needle")
    try rig.press(.enter)
    #expect(rig.screen.contains("needle y"))
    let shift = rig.book.shift
    #expect(shift > 400)
    // The next one is at the left edge.
    try rig.type("n")
    #expect(rig.book.shift == 0 && rig.screen.contains("needle = 2"))
    try rig.type("n")
    #expect(rig.book.shift == shift)
  }

  @Test func `the place survives chopping and back`() throws {
    var rig = try Rig(PlainTexts.log, rows: 16)
    try rig.press(.right, .right)
    let anchor = rig.book.anchor
    try rig.type("S")
    #expect(rig.shown.contains(anchor))
    try rig.type("S")
    #expect(rig.book.anchor == anchor && rig.page.range.lowerBound == anchor)
  }

  @Test func `a book with a structure is not chopped, and says so`() throws {
    let text = StructuredText(StructuredDraft())
    var rig = try Rig(String(decoding: text.bytes, as: UTF8.self), structure: text)
    try rig.type("S")
    #expect(!rig.book.isChopped)
    #expect(rig.footer.contains("no lines to cut"))
  }

  // MARK: Numbers

  @Test func `the numbers are those of the file's lines`() throws {
    var rig = try Rig(PlainTexts.table, rows: 12)
    try rig.type("#")
    let first = rig.book.fileLines.compactMap(\.self)
    #expect(first == Array(0..<first.count))
    #expect(rig.screen.contains(" 1 id,title"))
    try rig.press(.right)
    #expect(rig.book.fileLines.compactMap(\.self).first == first.count)
    try rig.press(.end)
    #expect(rig.book.fileLines.compactMap(\.self).last == 90)
    try rig.type("#")
    #expect(rig.book.fileLines.isEmpty)
  }

  @Test func `a paragraph that was joined tells the line that begins in each row`() throws {
    let text = String(
      repeating: PlainTexts.wrapped(
        String(repeating: "The lamp was lit and the door stood open to the sea. ", count: 9),
        at: 72,
        indent: "") + "\n\n", count: 9)
    var rig = try Rig(text)
    try rig.type("#")
    let numbers = rig.book.fileLines.compactMap(\.self)
    #expect(numbers.first == 0)
    #expect(numbers == numbers.sorted() && Set(numbers).count == numbers.count)
    #expect(rig.page.lines.count == rig.book.fileLines.count)
  }

  @Test(arguments: ["500l", "line 500", "500 L"])
  func `g goes to a line of the file`(_ typed: String) throws {
    let text = (1...2000).map { "line \($0) = \($0 * 7);" }.joined(separator: "\n")
    var rig = try Rig(text)
    try rig.type("g" + typed + "\n")
    #expect(rig.lines.contains { $0.contains("line 500 = 3500;") })
    try rig.type("g99999l")
    #expect(rig.screen.contains("→ the last line of the file"))
    try rig.press(.enter)
    #expect(rig.lines.contains { $0.contains("line 2000 = ") })
    try rig.press(.control("o"))
    #expect(rig.lines.contains { $0.contains("line 500 = 3500;") })
  }

  // MARK: A header

  @Test func `header rows stay above every page but the first`() throws {
    var view = ViewSettings()
    view.headerRows = 1
    var rig = try Rig(PlainTexts.table, rows: 14, view: view)
    rig.desk.headerRows = 1
    try rig.type("S")
    #expect(rig.lines[1].contains("id,title,author") || rig.lines[2].contains("id,title,author"))
    let first = rig.page.lines.count
    try rig.press(.right)
    let row = try #require(rig.lines.firstIndex { $0.contains("id,title,author") })
    #expect(rig.lines[row + 1].contains("\(first),The Low Light \(first)"))
    #expect(rig.page.lines.count == first)
    // It moves sideways with the page.
    try rig.type(">")
    #expect(!rig.lines[row].contains("id,title,author"))
    #expect(rig.book.header.allSatisfy { $0.isCutLeft })
  }
}

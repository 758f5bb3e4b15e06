import Books
import Paging
import Screen
import Testing
import TextPlace
import Widgets

@Suite struct Marks {
  private let text = Texts.named("long")

  /// The rows of the page that have this sign in the margin of marks.
  private func rows(of sign: String, _ rig: Rig) -> [Int] {
    let surface = rig.surface
    return (1..<surface.rows - 1).filter { row in
      (0..<5).contains { surface[row, $0].text == sign }
    }
  }

  @Test(arguments: [(24, 80), (40, 120), (12, 40), (6, 24)])
  func `m sets a bookmark on the page, shown in the margin, and clears it`(
    rows: Int, columns: Int
  ) throws {
    var rig = try Rig(text, rows: rows, columns: columns, anchor: 9000)
    let (before, kept) = (rig.styled, rig.kept)
    try rig.type("m")
    #expect(rig.kept == kept)
    #expect(rig.lines.count { $0.contains("◆") } == 1)
    #expect(
      rig.book.marks.all.map(\.range) == [rig.page.range.lowerBound..<rig.page.range.lowerBound])
    let page = rig.page
    try rig.press(.right)
    #expect(!rig.screen.contains("◆"))
    try rig.press(.left)
    #expect(rig.page == page && rig.screen.contains("◆"))
    try rig.type("m")
    #expect(rig.book.marks.all.isEmpty && rig.styled == before)
  }

  @Test func `a bookmark stays at its words when the page is laid out anew`() throws {
    var rig = try Rig(text, anchor: 9000)
    try rig.press(.right)
    try rig.type("m")
    let mark = try #require(rig.book.marks.all.first)
    let words = try #require(mark.excerpt.split(separator: " ").first.map(String.init))
    for (rows, columns) in [(12, 40), (40, 120), (24, 80), (30, 66)] {
      try rig.resize(rows, columns)
      let line = try #require(rig.lines.first { $0.contains("◆") })
      #expect(line.contains(words), "\(rows) by \(columns)")
    }
  }

  @Test(arguments: [Rig.Counting.atOnce, .held])
  func `a place has one percentage, in its page's last line and in all lists`(
    counting: Rig.Counting
  ) throws {
    // Its chapters are short lines and its end one long paragraph: pages differ in bytes.
    let verse = (1...9).map { "\u{C}CHAPTER \($0)\n\nA line.\n\nAnother.\n\n" }.joined()
    let text = verse + Texts.prose(40)
    for (rows, columns) in [(24, 80), (40, 120), (12, 50)] {
      var rig = try Rig(text, rows: rows, columns: columns, counting: counting)
      while !rig.last.isLast {
        let label = "\(TextPart.percent(before: rig.shown.upperBound, of: text.utf8.count)) %"
        #expect(rig.footer.contains(" \(label) "), "\(rig.footer)")
        #expect(rig.book.percent(at: rig.shown.lowerBound) == rig.book.percent)
        #expect(rig.book.percent(at: rig.shown.upperBound) >= rig.book.percent)
        try rig.press(.right)
      }
      #expect(rig.book.percent == 100)
      try rig.press(.home, .right, .right)
      try rig.type("m'")
      let row = try #require(rig.lines.first { $0.contains("▸") })
      #expect(row.contains(" \(rig.book.percent) %"), "\(row)")
    }
  }

  @Test func `a bookmark on a heading is of its chapter, and its words are whole ones`() throws {
    let text = Texts.prose(60, words: ["whale", "sea-bird", "harpooneer", "and", "the"])
      .replacing("CHAPTER", with: "\u{C}    CHAPTER")
    var rig = try Rig(text)
    try rig.type("gch 3\nm")
    #expect(rig.book.marks.all.map(\.chapter) == ["CHAPTER 3. The Chase"])
    #expect(rig.book.marks.all.map(\.excerpt) == ["CHAPTER 3. The Chase"])
    let paragraph = String(repeating: "whale and sea-bird ", count: 100)
    var long = try Rig(paragraph)
    try long.type("m")
    let words = String(repeating: "whale and sea-bird ", count: 8)
    #expect(long.book.marks.all.map(\.excerpt) == [words + "whale…"])
  }

  @Test func `a note to highlighted words underlines them, and leaves them their colour`() throws {
    var rig = try Rig(text)
    try rig.press(.right)
    try rig.type("vh2")
    func looks(_ rig: Rig) -> [Style] {
      (1..<22).flatMap { row in (5..<70).map { rig.surface[row, $0] } }
        .filter { $0.style.role == Style.highlight(2).role }.map(\.style)
    }
    let plain = looks(rig)
    #expect(!plain.isEmpty && plain.allSatisfy { $0 == .highlight(2) })
    try rig.type("vnWhy?\n")
    #expect(looks(rig) == plain.map { $0.union(.underline) })
  }

  @Test func `what is pasted into a note is a part of it, and elsewhere no command`() throws {
    var rig = try Rig(text)
    try rig.press(.right)
    let before = rig.screen
    try rig.happen(.paste("mQ\n"))
    #expect(rig.screen == before && rig.book.marks.all.isEmpty)
    try rig.type("vn")
    try rig.happen(.paste("Two\r\nlines\n\tand a tab\n"))
    #expect(rig.book.marks.all.isEmpty)
    try rig.type("!\n")
    #expect(rig.book.marks.all.first?.note == "Two lines and a tab!")
    try rig.type("/")
    try rig.happen(.paste(" whale\n"))
    #expect(rig.screen.contains("whale"))
  }

  @Test func `a note may be long, and its end is shown where it is written`() throws {
    var rig = try Rig(text)
    let note = String(repeating: "word ", count: 2000)
    let mark = Mark(id: .kept(1), kind: .note, range: 0..<9, excerpt: "x", note: note)
    try rig.happen(.marks(.loaded([mark], asked: 0)))
    try rig.type("'e")
    try rig.type("the end")
    #expect(rig.screen.contains("the end▏"))
    try rig.press(.enter)
    #expect(rig.book.marks.all.first?.note == note + "the end")
  }

  @Test(arguments: [(24, 80), (40, 120), (12, 40), (6, 24)])
  func `h highlights in one of four colours, told by letters too`(rows: Int, columns: Int) throws {
    for colour in HighlightColour.allCases {
      var rig = try Rig(text, rows: rows, columns: columns)
      try rig.press(.right)
      let page = rig.page
      try rig.type("vh")
      for other in HighlightColour.allCases {
        #expect(
          rig.footer.contains(
            "\(other.rawValue) \(columns < 40 ? String(other.name.prefix(1)) : other.name)"))
      }
      try rig.type("\(colour.rawValue)")
      let mark = try #require(rig.book.marks.all.first)
      #expect(mark.colour == colour && rig.book.selection == nil && rig.page == page)
      let surface = rig.surface
      let cells = (1..<rows).flatMap { row in (0..<columns).map { surface[row, $0] } }
      let marked = cells.filter { $0.style.role == Style.highlight(colour.rawValue).role }
      #expect(marked.contains { $0.text == String(colour.name.prefix(1)) })
      let words = marked.map(\.text).joined().filter { $0 != " " }
      #expect(words.contains(mark.excerpt.filter { !$0.isWhitespace }.prefix(20)))
    }
  }

  @Test func `the last colour is offered first, and the same words get another one`() throws {
    var rig = try Rig(text)
    try rig.press(.right)
    try rig.type("vhp")
    try rig.type("vh\n")
    #expect(rig.book.marks.all.map(\.colour) == [.pink])
    try rig.type("vh")
    try rig.press(.right, .enter)
    #expect(rig.book.marks.all.map(\.colour) == [.yellow])
    try rig.type("vh")
    try rig.press(.escape)
    #expect(rig.book.selection != nil && rig.book.marks.all.count == 1)
    #expect(rig.marked.count == 3)
  }

  @Test func `a colour is chosen by the mouse`() throws {
    var rig = try Rig(text)
    try rig.press(.right)
    try rig.type("vh")
    let column = try #require(rig.footer.firstRange(of: "blue"))
    try rig.click(
      row: 23, column: rig.footer.distance(from: rig.footer.startIndex, to: column.lowerBound))
    #expect(rig.book.marks.all.map(\.colour) == [.blue])
  }

  @Test func `n writes a note to what is selected; nothing written is no note`() throws {
    var rig = try Rig(text)
    try rig.press(.right)
    try rig.type("vn\n")
    #expect(rig.book.marks.all.isEmpty && rig.book.selection != nil)
    try rig.type("nWhy  so?")
    try rig.press(.left, .backspace, .backspace)
    try rig.type("not\n")
    let mark = try #require(rig.book.marks.all.first)
    #expect(mark.note == "Why not?" && mark.kind == .note)
    #expect(rows(of: "n", rig).count == 1)
  }

  @Test func `the list goes to a mark, edits it, removes it and brings it back`() throws {
    var rig = try Rig(text, anchor: 9000)
    try rig.type("mv")
    try rig.type("h2")
    let page = rig.page
    try rig.press(.home)
    try rig.type("'")
    #expect(rig.screen.contains("2 marks"))
    try rig.press(.down)
    try rig.type("eA thought\n")
    #expect(rig.screen.contains("A thought") && rig.screen.contains("2 marks"))
    try rig.type("3")
    #expect(rig.book.marks.all.last?.colour == .blue)
    try rig.type("D")
    #expect(rig.screen.contains("1 mark") && rig.footer.contains("u restores it"))
    try rig.type("D")
    #expect(rig.screen.contains("no marks yet"))
    try rig.type("uu")
    #expect(rig.book.marks.all.map(\.note) == [nil, "A thought"])
    try rig.press(.end, .enter)
    #expect(rig.page == page && !rig.screen.contains("2 marks"))
    try rig.press(.control("o"))
    #expect(rig.page.isFirst)
    let changes = rig.marked.filter { if case .change = $0 { true } else { false } }
    #expect(changes.count == 6)
  }

  @Test func `the list is opened with the marks of the page at hand, and is read anew`() throws {
    var rig = try Rig(text)
    for place in ["10%", "30%", "50%", "70%"] { try rig.type("g\(place)\nm") }
    try rig.type("g50%\n'")
    let row = try #require(rig.surface.cursor?.row)
    #expect(rig.lines[row].contains("▸"))
    try rig.press(.enter)
    #expect(rig.page.range.contains(rig.book.marks.all[2].range.lowerBound))
    #expect(rig.marked.last == .load(asked: rig.book.marks.changes))
  }

  @Test func `Tab goes from list to list, the contents among them`() throws {
    var rig = try Rig(text, anchor: 9000)
    try rig.type("mvh1'")
    var titles: [String] = []
    for _ in 0..<5 {
      let end = try #require(rig.lines[0].split(separator: "·").last)
      titles.append(String(try #require(end.split(separator: " ").first)))
      try rig.press(.tab)
    }
    #expect(titles == ["Marks", "Bookmarks", "Highlights", "Notes", "Contents"])
    try rig.press(.escape)
    try rig.type("o")
    try rig.press(.tab)
    #expect(rig.lines[0].contains("Bookmarks") && rig.lines[0].contains("1 mark"))
  }

  @Test func `words narrow the list`() throws {
    var rig = try Rig(text)
    for place in ["10%", "30%", "50%"] { try rig.type("g\(place)\nm") }
    try rig.type("'eOnly this one\n/ONLY")
    #expect(rig.lines[0].contains("1 mark") && rig.screen.contains("Only this one"))
    try rig.press(.escape)
    #expect(rig.lines[0].contains("3 marks"))
    try rig.type("/zzyzx")
    #expect(rig.screen.contains("no match"))
    try rig.press(.enter, .escape, .escape)
    #expect(!rig.lines[0].contains("mark"))
  }

  @Test func `a click goes to a mark of the list`() throws {
    var rig = try Rig(text)
    for place in ["10%", "30%", "50%"] { try rig.type("g\(place)\nm") }
    for row in [3, 4] {
      try rig.press(.home)
      try rig.type("'")
      try rig.click(row: row, column: 20)
      #expect(rig.page.range.contains(rig.book.marks.all[1].range.lowerBound))
    }
  }
}

/// Marks and the library.
@Suite struct KeptMarks {
  private let text = Texts.named("long")

  private func mark(_ id: MarkID, _ range: Range<Int>, isFound: Bool = true) -> Mark {
    Mark(id: id, kind: .highlight, range: range, excerpt: "x", colour: .blue, isFound: isFound)
  }

  @Test func `what was read before the reader did something is asked for once more`() throws {
    var rig = try Rig(text)
    try rig.type("m")
    try rig.happen(.marks(.loaded([mark(.kept(7), 10..<20)], asked: 0)))
    #expect(rig.book.marks.all.map(\.id) == [.new(1)])
    #expect(rig.marked.last == .load(asked: 1))
    try rig.happen(.marks(.loaded([mark(.kept(7), 10..<20), mark(.new(1), 0..<0)], asked: 1)))
    #expect(rig.book.marks.all.map(\.id) == [.new(1), .kept(7)])
  }

  @Test func `a mark that cannot be saved stays, and the list says so until it is`() throws {
    var rig = try Rig(text)
    try rig.type("m")
    try rig.happen(.marks(.unsaved([.new(1)])))
    try rig.type("'")
    #expect(rig.screen.contains("not saved yet"))
    try rig.happen(.marks(.loaded([mark(.kept(7), 10..<20)], asked: 1)))
    #expect(rig.book.marks.all.map(\.id) == [.new(1), .kept(7)])
    try rig.happen(.marks(.unsaved([])))
    #expect(!rig.screen.contains("not saved yet"))
  }

  @Test func `a mark whose words are gone is not drawn, but listed; found anew it is drawn`() throws
  {
    var rig = try Rig(text)
    let before = rig.styled
    try rig.happen(.marks(.loaded([mark(.kept(7), 100..<200, isFound: false)], asked: 0)))
    #expect(rig.styled == before)
    try rig.type("'")
    #expect(rig.screen.contains("not found in the text"))
    try rig.press(.enter)
    #expect(rig.footer.contains("no longer in the text"))
    try rig.happen(.marks(.found([.kept(7): 100..<200])))
    #expect(rig.styled != before)
  }

  @Test func `marks never move the text, in neither phase`() throws {
    for counting: Rig.Counting in [.atOnce, .held] {
      var rig = try Rig(text, counting: counting, anchor: 7000)
      let page = rig.page
      try rig.type("mvh1vvnwords\n'")
      try rig.happen(
        .marks(
          .loaded(
            (0..<50).map { mark(.kept($0), Int($0) * 300..<Int($0) * 300 + 90) },
            asked: rig.book.marks.changes)))
      try rig.press(.escape)
      #expect(rig.page == page)
      if counting == .held { try rig.release() }
      #expect(rig.page.range.lowerBound == page.range.lowerBound)
    }
  }
}

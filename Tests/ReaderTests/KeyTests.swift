import Books
import DayPlace
import Paging
import Screen
import Search
import TabPlaces
import Testing
import TextPlace
import Widgets

@Suite struct Keys {
  /// All lines of the help, scrolled through from its first to its last.
  private func help(rows: Int, columns: Int, symbols: Symbols = .unicode) throws -> [String] {
    var rig = try Rig(
      Texts.named("three pages"), rows: rows, columns: columns, symbols: symbols)
    try rig.press(.character("?"))
    let side = symbols.vertical
    var shown: [String] = []
    while true {
      let inside = rig.lines.filter {
        $0.split(separator: side, omittingEmptySubsequences: false)
          .count > 2
      }
      .map { String($0.split(separator: side, omittingEmptySubsequences: false)[1]) }
      .map { $0.replacing(symbols.descending + "", with: " ") }
      let fresh = shown.isEmpty ? inside[...] : inside.suffix(1)
      let before = rig.screen
      shown += fresh.map { $0.trimmed }
      try rig.press(.down)
      if rig.screen == before { return shown }
    }
  }

  @Test(arguments: [(24, 80), (40, 120), (12, 40), (6, 24), (9, 60)])
  func `the help shows every key of the table, or its row says so`(rows: Int, columns: Int) throws {
    let shown = try help(rows: rows, columns: columns).joined(separator: " ")
    for binding in KeyTable<TextCommand>.text.sections.flatMap(\.bindings) {
      // Without a key a command stands in the settings only.
      if binding.keys.isEmpty { continue }
      let names = binding.keys.map { $0.name(in: .unicode) }
      #expect(!binding.help.isEmpty)
      #expect(shown.contains(names.joined(separator: " ")), "\(names)")
      if columns >= 80 { #expect(shown.contains(binding.help)) }
      for word in binding.help.split(separator: " ") { #expect(shown.contains(word)) }
    }
  }

  @Test func `F1 is the help, and the other function keys are free`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.press(.function(1))
    #expect(rig.screen.contains("Ten keys to begin with"))
    try rig.press(.function(1))
    #expect(rig.model.frame.help == nil)
    for key in 2...12 { #expect(KeyTable<TextCommand>.text[.function(key)] == nil) }
    let (table, conflicts) = KeyTable<TextCommand>.text.remapped(by: ["month-3": [.function(3)]])
    #expect(table[.function(3)] == .month(3) && conflicts.isEmpty, "months can have keys")
  }

  @Test func `ten keys stand on the first screen of the help`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.press(.character("?"))
    let first = rig.screen
    let table = KeyTable<TextCommand>.text
    #expect(table.sections[0].bindings.count == 10)
    for binding in table.sections[0].bindings {
      // A long one takes two lines.
      #expect(first.contains(binding.help.prefix(40)))
    }
    let all = table.bindings.map(\.command)
    #expect(Set(all).count == all.count, "no command stands in the help twice")
  }

  @Test func `hints that nearly fit go one by one, and the help stays`() {
    let table = KeyTable<TextCommand>.text
    let all = table.hints(in: .unicode, columns: 200)
    var shown = [all]
    for columns in (4..<all.count).reversed() {
      let line = table.hints(in: .unicode, columns: columns)
      #expect(line.count <= columns)
      if columns >= 6 { #expect(line.contains("? help")) }
      if line != shown.last { shown.append(line) }
    }
    #expect(shown.count == table.bindings.count { $0.hint != nil } + (shown.last == "" ? 1 : 0))
  }

  @Test func `no word of the help is cut or runs into its keys`() throws {
    for columns in stride(from: 24, through: 84, by: 6) {
      let lines = try help(rows: 24, columns: columns)
      for line in lines where line.contains("the next page") {
        #expect(line == "the next page" || line.hasSuffix("  the next page"))
      }
      #expect(!lines.contains { $0.contains("…") })
    }
  }

  @Test func `every key does what its row says`() throws {
    let text = Texts.named("long")
    for binding in KeyTable<TextCommand>.text.sections.flatMap(\.bindings) {
      for key in binding.keys {
        var rig = try Rig(text, columns: 100, anchor: text.utf8.count / 3)
        try rig.press(.home, .end, .control("o"), .control("o"))
        try rig.type("g50%\ng9\ng50%\n")
        try rig.press(.control("o"), .control("o"))
        let before = rig
        if case .sequence(let keys) = key {
          for key in keys { try rig.press(key) }
        } else {
          try rig.press(key)
        }
        expect(binding.command, rig, before)
      }
    }
  }

  /// What a command must have changed.
  private func expect(_ command: TextCommand, _ rig: Rig, _ before: Rig) {
    let (start, end) = (rig.page.range.lowerBound, before.page.range.upperBound)
    switch command {
    case .nextPage, .nextLine: #expect(start == end)
    case .previousPage, .previousLine:
      #expect(rig.page.range.upperBound == before.page.range.lowerBound)
    case .firstPage: #expect(rig.page.isFirst)
    case .lastPage: #expect(rig.page.isLast)
    case .goTo: #expect(rig.screen.contains("Go to"))
    case .contents: #expect(rig.screen.contains("Contents"))
    case .previousChapter: #expect(start < before.page.range.lowerBound)
    case .nextChapter: #expect(start >= before.page.range.lowerBound && start > 0)
    case .back: #expect(start != before.page.range.lowerBound)
    case .forward: #expect(rig.book.number == 8)
    case .today: #expect(rig.lit == 11)
    case .previousMonth: #expect(rig.lit == (before.lit ?? 0) - 1)
    case .nextMonth: #expect(rig.lit == (before.lit ?? 0) + 1)
    case .frame(.month): Issue.record("months have no keys by default")
    case .previousYear, .nextYear: #expect(rig.footer.contains("no dated entries"))
    case .speak: #expect(rig.book.voice.isOn)
    case .previousSentence, .nextSentence:
      #expect(rig.footer.contains("Nothing is read aloud: r reads aloud."))
    case .voice: #expect(rig.screen.contains("words a minute"))
    case .search: #expect(rig.footer.hasPrefix(" /▏"))
    case .nextMatch, .previousMatch, .matches:
      #expect(rig.footer.contains("There is no search yet"))
    case .searchWord: #expect(rig.book.search?.request.query.wholeWords == true)
    case .info: #expect(rig.screen.contains("Figures and facts"))
    case .progressLine: #expect(rig.book.progressLine == .chapters)
    case .widen: #expect(rig.book.format.settings.measure == 68)
    case .narrow: #expect(rig.book.format.settings.measure == 64)
    case .joinLines: #expect(!rig.book.format.settings.joinsLines)
    case .spread: #expect(rig.book.pages.count == 2)
    case .scroll: #expect(rig.book.isScrolling && rig.page.lines.starts(with: before.page.lines))
    case .bare: #expect(!rig.screen.contains("[Today]") && !rig.screen.contains("│"))
    case .fillScreen: #expect(rig.book.format.settings.measure == 95)
    case .chopLines: #expect(rig.book.isChopped && rig.book.view.fillsScreen)
    case .lineNumbers: #expect(rig.book.fileLines.contains { $0 != nil })
    case .fitPictures: #expect(rig.footer.contains("There are no pictures to fit here."))
    case .turnDirection:
      #expect(rig.book.view.turnsRightToLeft && rig.footer.contains("from right to left"))
    case .bookmark: #expect(rig.book.marks.all.map(\.kind) == [.bookmark])
    case .select: #expect(rig.book.selection?.unit == .sentence)
    case .marks: #expect(rig.screen.contains("no marks yet"))
    case .followLink:
      #expect(rig.footer.contains("There is no note, link or picture on this page."))
    case .labelWords: #expect(rig.footer.contains("the letters of a word look it up"))
    case .define: #expect(rig.footer.hasPrefix(" Look up: ▏"))
    case .pager(let command): expect(command, rig, before)
    case .selecting: Issue.record("a page has no keys for a selection")
    case .help: #expect(rig.screen.contains("Ten keys to begin with"))
    case .mouse: #expect(rig.requests == [.go(.useMouse(false))])
    case .theme: #expect(rig.requests == [.go(.useTheme(.light))])
    case .settings: #expect(rig.screen.contains("Settings"))
    case .repaint: #expect(rig.requests == [.go(.repaint)])
    case .plan: #expect(rig.screen.contains("Make the plan"))
    case .datebookYear: #expect(rig.requests == [.go(.layDatebook)])
    case .home: #expect(rig.requests == [.go(.goHome)])
    case .leave: #expect(rig.requests == [.go(.leave)])
    case .quit: #expect(rig.requests == [.go(.quit)])
    case .frame: Issue.record("a text has no such key")
    }
  }

  /// What a pager's command must have changed.
  private func expect(_ command: PagerCommand, _ rig: Rig, _ before: Rig) {
    switch command {
    case .halfPageDown: #expect(rig.page.range.lowerBound == before.page.range.upperBound)
    case .halfPageUp: #expect(rig.page.range.upperBound == before.page.range.lowerBound)
    case .follow: #expect(rig.model.isFollowing && rig.last.isLast)
    case .hideMatches: #expect(rig.footer.contains("There is no search yet"))
    case .whereabouts: #expect(rig.footer.contains("a.txt  lines "))
    case .edit: #expect(rig.edits == [rig.page.range.lowerBound])
    case .nextFile: #expect(rig.requests == [.go(.file(.by(1)))])
    case .previousFile: #expect(rig.requests == [.go(.file(.by(-1)))])
    case .firstFile: #expect(rig.requests == [.go(.file(.at(0)))])
    case .removeFile: #expect(rig.requests == [.go(.file(.remove))])
    case .openFile: #expect(rig.footer.hasPrefix(" Open: "))
    case .saveText: #expect(rig.footer.hasPrefix(" Save the text as: "))
    case .files: #expect(rig.screen.contains("only this file is open"))
    case .goToPercent, .searchBackward, .ignoreCase, .ignoreAllCase, .filter, .columnsRight,
      .columnsLeft, .markLetter, .goToLetter, .windowDown, .windowUp, .followToMatch,
      .closeParenthesis, .closeBrace, .closeBracket, .openParenthesis, .openBrace, .openBracket:
      Issue.record("only presets give it keys")
    }
  }

  @Test func `no key is bound twice`() {
    for table in [
      KeyTable<TextCommand>.text.named, KeyTable<TextCommand>.selection.named,
      KeyTable<DatebookCommand>.datebook.named, HomePlace.keys.named, LibraryPlace.keys.named,
      SettingsPlace.keys.named,
    ] {
      let keys = table.sections.flatMap(\.bindings).flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test func `the help is left by its own keys, and Q leaves the program from there`() throws {
    for key: Key in [.escape, .character("q"), .character("?")] {
      var rig = try Rig(Texts.named("long"))
      let before = rig.styled
      try rig.press(.character("?"), .end, .character("x"), key)
      #expect(rig.styled == before && rig.requests.isEmpty)
    }
    var rig = try Rig(Texts.named("long"))
    try rig.press(.character("?"), .character("Q"))
    #expect(rig.requests == [.go(.quit)])
  }

  @Test(arguments: [(6, 24), (12, 40), (24, 80)])
  func `a screenful of help follows the one before, without a gap`(rows: Int, columns: Int) throws {
    let all = try help(rows: rows, columns: columns)
    var rig = try Rig(Texts.named("three pages"), rows: rows, columns: columns)
    try rig.press(.character("?"))
    var seen: Set<String> = []
    for _ in 0..<all.count {
      for line in rig.lines { seen.formUnion(line.split { " ▾▴│".contains($0) }.map(String.init)) }
      try rig.press(.character(" "))
    }
    for line in all {
      for word in line.split(whereSeparator: { " ▾▴".contains($0) }) {
        #expect(seen.contains(String(word)))
      }
    }
    let end = rig.screen
    try rig.press(.end)
    #expect(rig.screen == end)
  }

  @Test func `the cursor is where the reader's focus is`() throws {
    var rig = try Rig(Texts.named("long"))
    #expect(rig.surface.cursor == CellPosition(row: 2, column: 5))
    #expect(rig.lines[2].hasPrefix("     CHAPTER 1"))
    try rig.type("42")
    let field = try #require(rig.surface.cursor)
    #expect(rig.surface[field.row, field.column].text == "▏")
    try rig.press(.escape, .character("?"))
    let row = try #require(rig.surface.cursor)
    #expect(rig.lines[row.row].contains("Ten keys to begin with"))
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

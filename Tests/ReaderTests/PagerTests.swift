import Paging
import Screen
import Settings
import Testing
import TextPlace
import Widgets

/// Keys as in less and vim.
@Suite struct PagerKeys {
  private static let lines = (1...400).map { "line \($0)\n" }.joined()

  private func rig(_ preset: KeyPreset, rows: Int = 24) throws -> Rig {
    var preferences = Preferences()
    preferences.keyPreset = preset
    preferences.joinLines = false
    return try Rig(
      Self.lines, rows: rows, view: ViewSettings(preferences), preferences: preferences)
  }

  private func top(_ rig: Rig) -> Int {
    let first = rig.page.lines.first?.glyphs.map(\.text).joined() ?? ""
    return Int(first.drop { !$0.isNumber }) ?? 0
  }

  private func rows(_ rig: Rig) -> Int { rig.book.format.rows }

  /// Types keys by their names, which stand apart by spaces.
  private func type(_ names: String, _ rig: inout Rig) throws {
    for name in names.split(separator: " ") {
      try rig.press(try #require(Key(settingsName: String(name)), "\(name)"))
    }
  }

  @Test(arguments: [
    ("space", 1, 0), ("f", 1, 0), ("space f b", 1, 0), ("d", 0, 0), ("j j j", 0, 3),
    ("1 0 j", 0, 10), ("1 0 j 4 k", 0, 6), ("5 space", 0, 5), ("e y e", 0, 1), ("1 0 0 g", 0, 99),
    ("1 0 0 G b", -1, 99), ("3 d d", 0, 6), ("3 d u", 0, 0), ("G g", 0, 0),
  ])
  func `in the preset of less lines move as in less`(
    keys: String, screens: Int, lines: Int
  ) throws {
    var rig = try rig(.less)
    try type(keys, &rig)
    let half = keys == "d" ? (rows(rig) + 2) / 2 : 0
    #expect(top(rig) == 1 + screens * rows(rig) + half + lines)
  }

  @Test(arguments: [
    ("z", 1, 0), ("5 z", 0, 5), ("5 z z", 0, 10), ("5 z f", 0, 10), ("5 z space w", 0, 5),
    ("5 w 6 z b", 0, 0), ("space <", 0, 0), ("> <", 0, 0), ("right", 1, 0),
    ("space right left", 1, 0), ("7 0 G m a g ' a", 0, 69), ("7 0 G g ' '", 0, 69),
    ("7 0 G g ' ' ' '", 0, 0), ("7 0 G ' ^", 0, 0), ("7 0 G ' z", 0, 69),
    ("3 / 5 enter", 0, 24), ("/ 5 enter 2 n", 0, 24),
  ])
  func `keys of less that move far lead where they do in less`(
    keys: String, screens: Int, lines: Int
  ) throws {
    var rig = try rig(.less)
    try type(keys, &rig)
    #expect(top(rig) == 1 + screens * rows(rig) + lines)
  }

  @Test func `a number may have a point`() throws {
    var rig = try rig(.less)
    let tops = try ["1 2 %", "1 2 . 5 %", "1 3 %", "1 2 . backspace backspace 3 %"].map { keys in
      try type(keys, &rig)
      return top(rig)
    }
    #expect(tops[0] < tops[1] && tops[1] < tops[2] && tops[2] == tops[3])
    try type("1 2 . 5", &rig)
    #expect(rig.footer.contains("12.5"))
  }

  @Test func `in the preset of less a search ends at the ends of the text, and says so`() throws {
    var rig = try rig(.less)
    try type("2 8 0 G", &rig)
    try rig.type("/line 3[05]0\n")
    #expect(top(rig) == 300)
    try rig.type("5n")
    #expect(top(rig) == 350 && rig.footer.contains("2 of 2, none further on"), "\(rig.footer)")
    try rig.type("n")
    #expect(top(rig) == 350 && rig.footer.contains("none further on"))
    try rig.type("N")
    #expect(top(rig) == 300 && !rig.footer.contains("none"))
    try rig.type("N")
    #expect(top(rig) == 300 && rig.footer.contains("none before"))
    try rig.type("/line 30$\n")
    #expect(top(rig) == 300 && rig.footer.contains("none further on"), "\(rig.footer)")
    try rig.type("N")
    #expect(top(rig) == 30)
    try rig.type("?line 399\n")
    #expect(top(rig) == 30 && rig.footer.contains("none before"))
  }

  @Test func `elsewhere a search goes on from the other end, and says so`() throws {
    for preset in [KeyPreset.book, .vim] {
      var rig = try rig(preset)
      try rig.press(.character("/"))
      try rig.type("line 39")
      try rig.press(.enter)
      #expect(rig.footer.contains("1 of 11"), "\(rig.footer)")
      try rig.press(.character("N"))
      #expect(rig.footer.contains("11 of 11, from the end again"), "\(rig.footer)")
      try rig.press(.character("n"))
      #expect(rig.footer.contains("1 of 11, from the start again"), "\(rig.footer)")
      try rig.press(.character("n"))
      #expect(rig.footer.contains("2 of 11") && !rig.footer.contains("again"))
    }
  }

  @Test func `signs before the words say how they are looked for`() throws {
    var rig = try rig(.less)
    try type("5 0 G / !", &rig)
    #expect(rig.footer.contains("lines without: "))
    try rig.type("5\n")
    #expect(top(rig) == 60)
    #expect(rig.book.search?.isHidden == true)
    try type("n", &rig)
    #expect(top(rig) == 61)
    try type("/ @", &rig)
    #expect(rig.footer.contains("from start: "))
    try rig.type("line 3\n")
    #expect(top(rig) == 3)
    try type("/ ! backspace", &rig)
    #expect(!rig.footer.contains("lines without: ") && rig.footer.contains("/"))
    try rig.type("a!b")
    #expect(rig.footer.contains("a!b"))
    var book = try Rig(Self.lines)
    try book.type("/!")
    #expect(book.footer.contains("/!"))
  }

  @Test func `a search of all files goes on in the next one`() throws {
    var rig = try rig(.less)
    rig.model.files = FileList(names: ["a", "b"], index: 0)
    try rig.type("/*line 400\n")
    #expect(rig.requests.isEmpty)
    try rig.type("n")
    #expect(rig.requests.last == .go(.file(.search(isForward: true))))
    try rig.type("N")
    #expect(rig.requests.last == .go(.file(.search(isForward: false))))
    try rig.type("/*nowhere\n")
    #expect(rig.requests.last == .go(.file(.search(isForward: true))))
    #expect(rig.requests.count == 3)
  }

  @Test func `what is looked for, letters and windows are known in the next file`() throws {
    var rig = try rig(.less)
    rig.model.files = FileList(names: ["a", "b"], index: 0)
    try type("5 z 7 0 G m a", &rig)
    let marked = rig.book.anchor
    try rig.type("?line 1.0$\n")
    var other = try self.rig(.less)
    other.model.files = FileList(names: ["a", "b"], index: 1)
    var memory = rig.model.memory
    memory.step = .by(1)
    try other.recall(memory)
    #expect(top(other) == 1)
    try type("1 5 0 G f", &other)
    #expect(top(other) == 155)
    try type("n", &other)
    #expect(top(other) == 150)
    try type("' a", &other)
    #expect(other.requests == [.go(.file(.mark(in: "a", at: marked)))])
    memory.step = .search(isForward: true)
    try other.recall(memory)
    #expect(top(other) == 100)
    memory.step = .mark(in: "b", at: 0)
    try other.recall(memory)
    #expect(top(other) == 1)
  }

  @Test func `the row that what is gone to stands in can be chosen`() throws {
    for (words, row) in [("5", 4), (".5", 10), ("-1", 19)] {
      var preferences = Preferences()
      preferences.keyPreset = .less
      preferences.joinLines = false
      var view = ViewSettings(preferences)
      view.jumpRow = try #require(JumpRow(words))
      var rig = try Rig(Self.lines, view: view, preferences: preferences)
      try type("1 0 0 G", &rig)
      #expect(rows(rig) == 20)
      #expect(top(rig) == 100 - row)
      try rig.type("/line 20[05]\n")
      #expect(top(rig) == 200 - row)
      try rig.type("n")
      #expect(top(rig) == 205 - row)
      try type("space", &rig)
      #expect(top(rig) == 225 - row)
    }
    #expect(JumpRow("x") == nil)
  }

  @Test func `brackets lead to those that belong to them`() throws {
    var preferences = Preferences()
    preferences.keyPreset = .less
    preferences.joinLines = false
    let code =
      "f(a) { [\n" + (1...60).map { "  line \($0) (\($0)) { }\n" }.joined() + "] }\n"
      + (61...99).map { "line \($0)\n" }.joined()
    var rig = try Rig(code, view: ViewSettings(preferences), preferences: preferences)
    try type("{", &rig)
    #expect(rig.page.lines.last?.glyphs.map(\.text).joined() == "] }", "\(rig.screen)")
    try type("}", &rig)
    #expect(rig.page.lines[0].glyphs.map(\.text).joined() == "f(a) { [")
    try type("[", &rig)
    try type("]", &rig)
    #expect(rig.page.lines[0].glyphs.map(\.text).joined() == "f(a) { [")
    try type("5 0 G (", &rig)
    #expect(!rig.footer.contains("There is no"))
    try type("9 9 G {", &rig)
    #expect(rig.footer.contains("There is no { in the first line of the screen."))
    try type("g 2 {", &rig)
    #expect(rig.footer.contains("There is no {"))
  }

  @Test func `a search that is not typed to its end leaves the one of before`() throws {
    var rig = try rig(.less)
    try type("/ 3 0 enter", &rig)
    #expect(top(rig) == 30)
    try type("/ backspace n", &rig)
    #expect(top(rig) == 130)
    try type("/ 4 ctrl-u backspace n", &rig)
    #expect(top(rig) == 230)
    try type("/ 4 escape N", &rig)
    #expect(top(rig) == 130)
  }

  @Test func `nothing typed is the search of before in the direction of the key`() throws {
    var rig = try rig(.less)
    try type("1 5 0 G / 3 0 enter", &rig)
    #expect(top(rig) == 230)
    try type("? enter", &rig)
    #expect(top(rig) == 130)
    try type("n", &rig)
    #expect(top(rig) == 30)
    try type("N / enter", &rig)
    #expect(top(rig) == 230)
  }

  @Test func `the words of a command of less that is not known here are no keys`() throws {
    var rig = try rig(.less)
    for command in ["! q G", "| $ s", "- x 4", "- P G"] {
      try type(command, &rig)
      #expect(rig.footer.contains("not known here"), "\(rig.footer)")
      #expect(top(rig) == 1)
      try type("enter", &rig)
      #expect(rig.footer.contains("is not known here.") && top(rig) == 1)
      try type("enter k", &rig)
      #expect(!rig.footer.contains("not known here"))
    }
    try type("! backspace j", &rig)
    #expect(top(rig) == 2)
  }

  @Test func `an interrupt ends what is being typed, and less nothing else`() throws {
    var rig = try rig(.less)
    for keys in ["5 0", "-", "! l s", "/ 3", "m", "h"] {
      try type(keys, &rig)
      #expect(try rig.isInterrupted(), "\(keys)")
      try type("j k", &rig)
      #expect(top(rig) == 1, "\(keys)")
    }
    #expect(try !rig.isInterrupted())
    #expect(rig.footer.contains("^C ends nothing here: q leaves."))
    var book = try Rig(Self.lines)
    #expect(try !book.isInterrupted())
    #expect(!book.footer.contains("^C"))
  }

  @Test func `the text is saved as a file of the name that is typed`() throws {
    var rig = try rig(.less)
    try type("s", &rig)
    try rig.type("a log.txt")
    #expect(rig.footer.hasPrefix(" Save the text as: a log.txt"))
    try rig.press(.enter)
    #expect(rig.saved == ["a log.txt"])
    try type("s escape", &rig)
    #expect(rig.saved.count == 1)
  }

  @Test func `in the preset of less a percentage on the command line is one of the bytes`() throws {
    var rig = try rig(.less)
    let spot = try #require(OpeningSpot(percent: "50%"))
    try rig.open(at: spot)
    try type("m a", &rig)
    let line = top(rig)
    try type("g 5 0 %", &rig)
    #expect(top(rig) == line && line > 190)
  }

  @Test func `a text is followed until a match comes behind its old end`() throws {
    var rig = try rig(.less)
    try rig.type("/line 39[0-9]\n")
    try type("G escape F", &rig)
    #expect(rig.model.isFollowing)
    try rig.change(Array((Self.lines + "harmless\n").utf8))
    #expect(rig.model.isFollowing)
    let text = Self.lines + "harmless\nline 395 again\n" + String(repeating: "more\n", count: 50)
    try rig.change(Array(text.utf8))
    #expect(!rig.model.isFollowing)
    #expect(rig.page.lines.first?.glyphs.map(\.text).joined() == "line 395 again")
  }

  @Test func `with another row for jumps marks and jumps lead back to the same lines`() throws {
    var preferences = Preferences()
    preferences.keyPreset = .less
    preferences.joinLines = false
    var view = ViewSettings(preferences)
    view.jumpRow = .row(4)
    var rig = try Rig(Self.lines, view: view, preferences: preferences)
    try type("1 0 0 g 7 j", &rig)
    let start = top(rig)
    try type("m a G ' a", &rig)
    #expect(top(rig) == start)
    try type("2 0 0 g", &rig)
    try type("' '", &rig)
    #expect(top(rig) == start)
  }

  @Test func `the page’s number is that of the lines below a blank one; at the end, the last`()
    throws
  {
    var preferences = Preferences()
    preferences.keyPreset = .less
    var rig = try Rig(
      (1...60).map { "Paragraph \($0).\n\n" }.joined(), view: ViewSettings(preferences),
      preferences: preferences)
    var numbers: [Int] = []
    for _ in 0..<8 {
      numbers.append(rig.book.number)
      try rig.type("f")
    }
    #expect(numbers == numbers.sorted() && Set(numbers).count >= 5)
    #expect(rig.book.number == rig.book.count.pages - 1)
  }

  @Test func `a line of vim does what it says, and an unknown one nothing`() throws {
    var rig = try rig(.vim)
    try rig.type(":120\n")
    #expect(rig.screen.contains("line 120"))
    try rig.type(":set nu\n")
    #expect(rig.book.view.numbersLines)
    try rig.type(":set nu\n:set nonu\n")
    #expect(!rig.book.view.numbersLines)
    try rig.type(":noh")
    #expect(rig.footer.hasPrefix(" :noh"))
    try rig.press(.enter)
    #expect(rig.footer.contains("There is no search yet"))
    try rig.type(":w  a b.txt\n")
    #expect(rig.saved == ["a b.txt"])
    let before = rig.lines.dropLast()
    try rig.type(":syntax on\n")
    #expect(rig.footer.contains(":syntax on is not known here."))
    try rig.type(":")
    try rig.press(.backspace, .character("k"), .character("j"))
    #expect(rig.lines.dropLast() == before)
    try rig.type(":wq\n")
    #expect(rig.requests.last == .go(.leave))
  }

  @Test(arguments: [KeyPreset.book, .less, .vim])
  func `Escape takes a colon back that waits for more`(preset: KeyPreset) throws {
    var rig = try rig(preset)
    let before = rig.footer
    try rig.type(":")
    #expect(rig.footer != before)
    try rig.press(.escape)
    #expect(rig.footer == before)
  }

  @Test(arguments: [KeyPreset.book, .less])
  func `letters behind a colon that mean nothing are no keys`(preset: KeyPreset) throws {
    var rig = try rig(preset)
    try rig.type(":set nu")
    #expect(rig.footer.hasPrefix(" :set nu"))
    let before = rig.page
    try rig.press(.enter)
    #expect(rig.footer.contains(":set nu is not known here.") && rig.page == before)
    try rig.type(":e  b.txt\n")
    #expect(rig.requests.last == .go(.file(.open("b.txt"))))
  }

  @Test func `letters are marks of the open text, and Enter leads to those that are kept`() throws {
    var rig = try rig(.less)
    try type("5 0 G m", &rig)
    #expect(rig.footer.contains("Mark: ") && rig.footer.contains("a bookmark, which is kept"))
    try type("b", &rig)
    #expect(rig.footer.contains("Mark b is here."))
    #expect(rig.book.marks.all.isEmpty)
    try type("' c", &rig)
    #expect(rig.footer.contains("There is no mark c."))
    #expect(top(rig) == 50)
    try type("m enter", &rig)
    #expect(rig.book.marks.all.count == 1)
    try type("' enter", &rig)
    #expect(rig.screen.contains("Marks") && rig.screen.contains("1 mark"))
  }

  @Test func `in the preset of less & lists the lines that match`() throws {
    var rig = try rig(.less)
    try type("& 3 7 enter", &rig)
    let listed = rig.lines.filter { $0.contains("37") }
    #expect(listed.count >= 13)
    try type("j enter", &rig)
    #expect(top(rig) == 137)
    try type("& escape", &rig)
    #expect(top(rig) == 137)
  }

  @Test func `in the preset of less arrows move chopped lines sideways, by what was typed`() throws
  {
    var preferences = Preferences()
    preferences.keyPreset = .less
    let long = (1...90).map { "\($0) " + String(repeating: "abcdefghij", count: 30) + "\n" }
      .joined()
    var rig = try Rig(long, view: ViewSettings(preferences), preferences: preferences)
    try rig.press(.sequence([.character("-"), .character("S")]))
    try type("right", &rig)
    #expect(rig.book.shift == rig.book.format.settings.measure / 2)
    try type("left left 8 right right", &rig)
    #expect(rig.book.shift == 16)
    try type("left", &rig)
    #expect(rig.book.shift == 8)
  }

  @Test(arguments: [
    ("g g", 1), ("1 2 0 G", 120), ("G g g", 1), ("1 2 0 g g", 120),
  ])
  func `in the preset of vim sequences and counts lead where they do in vim`(
    keys: String, line: Int
  ) throws {
    var rig = try rig(.vim)
    try type(keys, &rig)
    #expect(rig.screen.contains("line \(line) ") || rig.screen.contains("line \(line)\n"))
  }

  @Test func `a number and the beginning of a sequence stand in the last row, and can be left`()
    throws
  {
    var rig = try rig(.vim)
    try rig.type("12")
    #expect(rig.footer.hasPrefix(" 12"))
    try rig.type("g")
    #expect(rig.footer.hasPrefix(" 12g"))
    try rig.press(.escape)
    #expect(!rig.footer.hasPrefix(" 12"))
    try rig.press(.character("5"), .backspace)
    #expect(!rig.footer.hasPrefix(" 5"))
    try rig.type("5")
    try rig.press(.escape)
    #expect(rig.model.frame.count == nil && rig.requests.isEmpty)
  }

  @Test func `a book's digits open the go-to sheet, and G behind them leads to the line`() throws {
    var rig = try Rig(Self.lines)
    try rig.type("200")
    #expect(rig.screen.contains("Go to"))
    try rig.type("G")
    #expect(rig.screen.contains("line 200"))
    try rig.press(.character("G"))
    #expect(rig.last.isLast)
  }

  @Test func `a search backward goes on backward, and N the other way`() throws {
    var rig = try rig(.less)
    try type("2 0 0 g", &rig)
    try rig.type("?line 1.5$\n")
    #expect(rig.book.search?.request.isBackward == true)
    #expect(top(rig) == 195)
    try rig.type("n")
    #expect(top(rig) == 185)
    try rig.type("3n")
    #expect(top(rig) == 155)
    try rig.type("N")
    #expect(top(rig) == 165)
    try rig.type("/line 1\n")
    #expect(rig.book.search?.request.isBackward == false)
    try rig.type("n")
    #expect(top(rig) == 166)
  }

  @Test(arguments: [[Key.alt("u")], [.escape, .character("u")]])
  func `the marks of matches are hidden and shown again`(keys: [Key]) throws {
    var rig = try rig(.less)
    try rig.type("/line 1\n")
    let marked = rig.styled
    for key in keys { try rig.press(key) }
    #expect(rig.styled != marked)
    for key in keys { try rig.press(key) }
    try rig.press(.control("l"))
    #expect(rig.book.search?.isHidden == false)
    for key in keys { try rig.press(key) }
    try rig.type("n")
    #expect(rig.book.search?.isHidden == false)
  }

  @Test func `Escape that begins a sequence keeps no other key from what it does`() throws {
    var rig = try rig(.less)
    try rig.press(.escape, .character("j"))
    #expect(top(rig) == 2)
    #expect(rig.requests.isEmpty)
  }

  @Test func `in the preset of less -i is typed as there`() throws {
    var rig = try rig(.less)
    try rig.type("-i")
    #expect(rig.footer.contains("Capitals count in searches."))
    #expect(rig.model.preferences.matching == "match" && rig.settings.isEmpty)
    try rig.type("-i")
    #expect(rig.model.preferences.matching == "smart")
    try rig.type("-I")
    #expect(rig.footer.contains("Capitals do not count in searches."))
    #expect(rig.model.preferences.matching == "ignore")
    try rig.type("/LINE 3\n")
    #expect(top(rig) == 3)
    try rig.type("-I")
    #expect(rig.model.preferences.matching == "match")
    #expect(rig.book.search?.count == 0 && top(rig) == 3)
  }

  @Test func `a key of less that a book does not have tells which key does it`() throws {
    var rig = try Rig(Self.lines)
    try rig.press(.character("u"))
    #expect(rig.footer.contains("u does nothing here; half page up: ^U"))
    try rig.press(.character("e"))
    #expect(rig.footer.contains("e does nothing here; next line: ↓"))
    try rig.press(.character("!"))
    #expect(!rig.footer.contains("does nothing"))
  }

  @Test func `each preset has a key for every command that a book has one for`() {
    for preset in [KeyPreset.less, .vim] {
      var preferences = Preferences()
      preferences.keyPreset = preset
      let (table, conflicts) = KeyTable<TextCommand>.text.remapped(by: preset.keys)
      #expect(conflicts.isEmpty, "\(conflicts)")
      for binding in KeyTable<TextCommand>.text.bindings where !binding.keys.isEmpty {
        #expect(!table.keys(of: binding.command).isEmpty, "\(preset): \(binding.command)")
      }
      for key in table.bindings.flatMap(\.keys) {
        guard case .sequence(let keys) = key else { continue }
        for length in 1..<keys.count {
          let begin = Array(keys[..<length]).asOne
          #expect(table[begin] == nil, "\(preset): \(begin) would never become \(key)")
        }
      }
      for name in preset.keys.keys {
        #expect(KeyTable<TextCommand>.text.hasCommand(named: name), "\(name)")
      }
    }
  }
}

import Paging
import Screen
import Search
import Settings
import Testing
import TextPlace
import Widgets

@Suite struct ThemesAndSettings {
  private func rig(rows: Int = 24, columns: Int = 80, counting: Rig.Counting = .atOnce) throws
    -> Rig
  {
    let text = Texts.named("long")
    return try Rig(
      text, rows: rows, columns: columns, counting: counting, anchor: text.utf8.count / 2)
  }

  /// What the last row shows as selected.
  private func selectedTheme(_ rig: Rig) -> String {
    let row = rig.surface.rows - 1
    return (0..<rig.surface.columns).map { rig.surface[row, $0] }
      .filter { $0.style.role == .selectedRow }.map(\.text).joined()
  }

  // MARK: Themes

  @Test(arguments: [(24, 80), (40, 120), (12, 40), (6, 24)])
  func `c goes through the themes, each shown at once, and Enter keeps one`(
    rows: Int, columns: Int
  ) throws {
    var rig = try rig(rows: rows, columns: columns)
    let page = rig.page
    for theme in Theme.builtIn.dropFirst() {
      try rig.press(.character("c"))
      #expect(rig.requests.last == .go(.useTheme(theme)))
      #expect(selectedTheme(rig) == "‹\(theme.name)›")
    }
    try rig.press(.character("c"), .right, .left)
    #expect(selectedTheme(rig) == "‹terminal›")
    try rig.press(.left)
    #expect(rig.settings.isEmpty)
    try rig.press(.enter)
    #expect(rig.settings == [.init(path: ["look", "theme"], value: .string("contrast"))])
    #expect(rig.page == page)
  }

  @Test func `Escape brings the theme back that was`() throws {
    var rig = try rig()
    try rig.type("cc")
    try rig.press(.escape)
    #expect(
      rig.requests == [.go(.useTheme(.light)), .go(.useTheme(.dark)), .go(.useTheme(.terminal))])
    #expect(rig.settings.isEmpty)
  }

  @Test func `any other key keeps the theme and is obeyed`() throws {
    var rig = try rig()
    let end = rig.page.range.upperBound
    try rig.type("cc ")
    #expect(rig.page.range.lowerBound == end)
    #expect(rig.settings == [.init(path: ["look", "theme"], value: .string("dark"))])
  }

  @Test func `a click on a theme shows it, one elsewhere keeps it`() throws {
    var rig = try rig()
    try rig.press(.character("c"))
    let column = try #require(rig.footer.firstRange(of: "sepia")).lowerBound
    try rig.click(row: 23, column: rig.footer.distance(from: rig.footer.startIndex, to: column))
    #expect(rig.requests.last == .go(.useTheme(.sepia)))
    let page = rig.page
    try rig.click(row: 5, column: 60)
    #expect(rig.settings == [.init(path: ["look", "theme"], value: .string("sepia"))])
    #expect(rig.page == page)
  }

  @Test func `the reader's own themes follow those that every reader has, or take their places`()
    throws
  {
    var rig = try rig()
    let mine = Theme("mine", [.text: Theme.Look(.hex(0x102030))])
    var dark = Theme.dark
    dark[.heading] = Theme.Look(.terminal(1))
    rig.ownThemes = [mine, dark]
    try rig.type("ccccc")
    #expect(rig.requests.suffix(2) == [.go(.useTheme(mine)), .go(.useTheme(dark))])
  }

  // MARK: Settings

  private func selectedLine(_ rig: Rig) -> String { rig.lines[rig.surface.cursor?.row ?? 0] }

  /// Moves to the setting with this label.
  private func select(_ label: String, in rig: inout Rig) throws {
    try rig.press(.home)
    for _ in 0..<80 {
      let row = rig.surface.cursor?.row ?? 0
      if rig.lines[row].contains(label) { return }
      try rig.press(.down)
    }
    Issue.record("there is no row “\(label)” in\n\(rig.screen)")
  }

  @Test(arguments: [(24, 80), (40, 120), (12, 40), (6, 24)])
  func `every setting can be reached and changed, and is kept by its own name`(
    rows: Int, columns: Int
  ) throws {
    var rig = try rig(rows: rows, columns: columns)
    let anchor = rig.book.anchor
    for (index, setting) in Setting.allCases.enumerated() {
      try rig.press(.character(","))
      for _ in 0..<index { try rig.press(.down) }
      #expect(selectedLine(rig).contains("▸ \(setting.label.prefix(5))"))
      // What can be any text is typed; all else has a next value.
      let isTyped = setting.kind.isTyped && setting.path[0] != "look" && setting != .language
      if isTyped { try rig.type("\nx\n") } else { try rig.press(.right) }
      let kept = try #require(rig.settings.last, "\(setting)")
      #expect(kept.path == setting.path)
      if setting != .hyphenate {
        #expect(kept.value == rig.model.preferences[setting])
        #expect(kept.value != Preferences()[setting])
      }
      #expect(rig.book.anchor == anchor && rig.book.shown?.contains(anchor) == true, "\(setting)")
      try rig.press(.backspace)
      #expect(rig.model.preferences[setting] == Preferences()[setting], "\(setting)")
      try rig.press(.escape)
      #expect(!rig.screen.contains("Settings"))
    }
  }

  @Test(arguments: [Rig.Counting.atOnce, .held])
  func `the page beside the settings is laid out anew at once, with the place kept`(
    counting: Rig.Counting
  ) throws {
    var rig = try rig(rows: 40, columns: 120, counting: counting)
    let anchor = rig.book.anchor
    try rig.press(.character(","))
    try select("Longest line", in: &rig)
    for _ in 0..<10 { try rig.press(.left) }
    #expect(rig.book.format.settings.measure == 46)
    #expect(rig.book.shown?.contains(anchor) == true && rig.book.anchor == anchor)
    try select("Justify", in: &rig)
    try rig.press(.enter)
    #expect(rig.book.format.settings.isJustified)
    try rig.press(.escape)
    #expect(rig.book.format.settings.measure == 46 && rig.book.anchor == anchor)
  }

  @Test func `the settings show what keys have changed since`() throws {
    var rig = try rig()
    try rig.type("--M,")
    try select("Longest line", in: &rig)
    #expect(selectedLine(rig).contains("‹ 62 ›"))
    try rig.press(.left)
    #expect(rig.settings == [.init(path: ["page", "measure"], value: .integer(60))])
    try select("Mouse", in: &rig)
    #expect(selectedLine(rig).contains("‹ no ›"))
  }

  @Test func `a search begins as the reader has set it`() throws {
    var rig = try rig()
    try rig.press(.character(","))
    try select("Capitals and", in: &rig)
    try rig.press(.left)
    #expect(rig.settings.last?.value == .string("match"))
    try select("Whole words", in: &rig)
    try rig.press(.right, .escape, .character("/"))
    guard case .search(let sheet) = rig.model.sheet else {
      Issue.record("no search in\n\(rig.screen)")
      return
    }
    #expect(sheet.query == SearchQuery("", matching: .exact, wholeWords: true))
  }

  @Test func `the line of progress and the length of stable pages follow the settings`() throws {
    var preferences = Preferences()
    preferences.progress = "stable-page"
    let text = Texts.named("long")
    var rig = try Rig(
      text, rows: 40, columns: 120, anchor: text.utf8.count / 2, preferences: preferences)
    let label = try #require(rig.book.stableLabel(.unicode))
    #expect(rig.footer.contains(label))
    try rig.press(.character(","))
    try select("Stable page", in: &rig)
    try rig.press(.right)
    #expect(rig.requests == [.useStablePages(length: 1600)])
    let tally = try #require(rig.book.tally)
    #expect(tally.stablePageLength == 1600 && tally.stablePages == tally.characters / 1600 + 1)
    #expect(rig.book.stableLabel(.unicode) != label)
    try select("Beside the page", in: &rig)
    try rig.press(.left, .escape)
    #expect(rig.book.progressLine == .chapters)
    try rig.press(.character("p"), .character(","))
    try select("Beside the page", in: &rig)
    #expect(selectedLine(rig).contains("‹ stable-page ›"))
    try select("A day starts", in: &rig)
    try rig.press(.right)
    #expect(rig.requests.last == .startDays(atHour: 1))
  }

  @Test func `margins and line spacing are seen at once, and take no text away`() throws {
    var rig = try rig(rows: 24, columns: 80)
    let anchor = rig.book.anchor
    try rig.press(.character(","))
    try select("Margin left", in: &rig)
    for _ in 0..<10 { try rig.press(.right) }
    try select("Line spacing", in: &rig)
    try rig.press(.right)
    try rig.press(.escape)
    #expect(rig.book.format.settings.measure == 80 - 3 - 2 * 12)
    #expect(rig.book.format.rows == 10)
    #expect(rig.shown.contains(anchor))
    #expect(rig.lines[2].hasPrefix(String(repeating: " ", count: 12)))
    #expect(rig.lines[3].dropLast(3).allSatisfy { $0 == " " })
    #expect(rig.book.anchor == anchor)
    let end = rig.page.range.upperBound
    try rig.press(.right)
    #expect(rig.page.range.lowerBound == end)
    try rig.resize(6, 24)
    #expect(rig.book.format.rows == 3 && rig.book.format.settings.measure == 22)
  }

  @Test func `where no dictionary is found, the setting goes back and the reader is told`() throws {
    var rig = try rig()
    try rig.press(.character(","))
    try select("Hyphenate", in: &rig)
    try rig.press(.right)
    #expect(rig.footer.contains("no dictionary"))
    #expect(!rig.model.preferences.hyphenate)
    #expect(selectedLine(rig).contains("‹ no ›"))
  }

  @Test(arguments: [(24, 80), (40, 120), (12, 40)])
  func `a command of the reader's is typed, and kept or left`(rows: Int, columns: Int) throws {
    var rig = try rig(rows: rows, columns: columns)
    let page = rig.page
    try rig.press(.character(","))
    try select("Dictionary", in: &rig)
    #expect(selectedLine(rig).contains("dict, sdcv"))
    try rig.press(.right)
    #expect(rig.settings.isEmpty)
    try rig.press(.enter)
    try rig.type("trans -b")
    #expect(selectedLine(rig).contains("trans -b▏"))
    try rig.press(.escape)
    #expect(rig.settings.isEmpty && selectedLine(rig).contains("dict, sdcv"))
    try rig.press(.enter)
    try rig.type("trans -bq, q")
    try rig.press(.backspace, .enter)
    #expect(
      rig.settings == [.init(path: ["programs", "dictionary"], value: .string("trans -bq, "))])
    #expect(rig.model.preferences.dictionaryCommand == "trans -bq, ")
    try rig.press(.enter, .end)
    try rig.type(String(repeating: "long ", count: 30))
    #expect(selectedLine(rig).contains("long ▏") && selectedLine(rig).contains("Dictionary"))
    try rig.press(.escape, .backspace, .escape)
    #expect(rig.model.preferences.dictionaryCommand.isEmpty && rig.page == page)
  }

  @Test func `a click on a value changes it, and one beside the panel closes it`() throws {
    var rig = try rig(rows: 40, columns: 120)
    try rig.press(.character(","))
    let row = try #require(rig.lines.firstIndex { $0.contains("Longest line") })
    let value = try #require(rig.lines[row].firstRange(of: "‹ 66 ›"))
    let start = rig.lines[row].distance(from: rig.lines[row].startIndex, to: value.lowerBound)
    try rig.click(row: row, column: start)
    #expect(rig.model.preferences.measure == 64)
    try rig.click(row: row, column: start + 5)
    try rig.click(row: row, column: start + 5)
    #expect(rig.model.preferences.measure == 68)
    try rig.wheel(.wheelDown)
    #expect(rig.surface.cursor?.row == row + 1)
    try rig.click(row: 10, column: 10)
    #expect(!rig.screen.contains("Settings"))
  }

  // MARK: Keys

  /// Opens the settings at the row of a command.
  private func openKeys(_ words: String, in rig: inout Rig) throws {
    try rig.press(.character(","), .end)
    for _ in 0..<80 {
      let row = rig.surface.cursor?.row ?? 0
      if rig.lines[row].contains(words) { return }
      try rig.press(.up)
    }
    Issue.record("there is no row “\(words)” in\n\(rig.screen)")
  }

  @Test func `a command gets another key at once, and the hints and the help show it`() throws {
    var rig = try rig(rows: 40, columns: 120)
    try openKeys("today’s portion", in: &rig)
    try rig.press(.enter, .character("T"))
    #expect(rig.settings == [.init(path: ["keys", "today"], value: .strings(["t", "T"]))])
    try rig.press(.enter, .character("t"), .escape)
    #expect(rig.footer.contains("T today"))
    try rig.press(.character("?"))
    #expect(rig.lines.contains { $0.contains("│ T ") && $0.contains("today’s portion") })
    try rig.press(.escape, .character("T"))
    #expect(rig.lit == 11)
  }

  @Test func `a key that has an owner is given over only when the reader says so`() throws {
    var rig = try rig(rows: 40, columns: 120)
    try openKeys("today’s portion", in: &rig)
    try rig.press(.enter, .character("n"))
    #expect(rig.screen.contains("n belongs to: the next match"))
    try rig.press(.escape)
    #expect(rig.settings.isEmpty)
    try rig.press(.enter, .character("n"), .enter)
    #expect(
      rig.settings == [
        .init(path: ["keys", "next-match"], value: .strings([])),
        .init(path: ["keys", "today"], value: .strings(["t", "n"])),
      ])
    try rig.press(.escape, .character("n"))
    #expect(rig.lit == 11)
  }

  @Test func `Backspace gives a command its own keys back`() throws {
    var rig = try rig(rows: 40, columns: 120)
    try openKeys("today’s portion", in: &rig)
    try rig.press(.enter, .character("T"), .backspace)
    #expect(rig.settings.last == .init(path: ["keys", "today"], value: nil))
    try rig.press(.escape, .character("T"))
    #expect(rig.lit != 11)
  }

  @Test func `the last key that leaves is not taken away`() throws {
    var rig = try rig(rows: 40, columns: 120)
    try openKeys("q Esc", in: &rig)
    try rig.press(.enter, .character("q"))
    #expect(rig.settings.last?.value == .strings(["escape"]))
    #expect(KeyTable<TextCommand>.text.remapped(by: ["leave": []]).table[.escape] == .leave)
  }

  @Test func `keys in a file take those of other commands, and conflicts are told`() {
    let (table, conflicts) = KeyTable<TextCommand>.text.remapped(
      by: ["today": [.character("n"), .function(1)], "goTo": [], "go-to": [.character("n")]])
    #expect(table[.character("n")] == .goTo && table[.character("t")] == nil)
    #expect(table[.function(1)] == .today && table[.character("g")] == nil)
    #expect(
      conflicts == [
        KeyTable<TextCommand>.Conflict(key: .character("n"), owner: .goTo, other: .today)
      ])
    let keys = table.bindings.flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a file that takes all keys from leaving leaves it Escape, and is told so`() {
    let (table, conflicts) = KeyTable<TextCommand>.text.remapped(
      by: ["next-page": [.character("q"), .escape, .character("Q")]])
    #expect(table[.escape] == .leave && table[.character("q")] == .nextPage)
    #expect(
      conflicts == [KeyTable<TextCommand>.Conflict(key: .escape, owner: .leave, other: .nextPage)])
    let (other, none) = KeyTable<TextCommand>.text.remapped(
      by: ["next-page": [.character("q")], "leave": [.character("q")]])
    #expect(other[.escape] == .leave && other[.character("q")] == .nextPage)
    #expect(none.map(\.key) == [.character("q")])
  }

  @Test func `commands have names of their own, by which they are found`() {
    let names = KeyTable<TextCommand>.text.bindings.map(\.command.name)
    #expect(Set(names).count == names.count)
    #expect(names.contains("next-page") && names.contains("month-12"))
    #expect(names.allSatisfy { KeyTable<TextCommand>.text.hasCommand(named: $0) })
  }
}

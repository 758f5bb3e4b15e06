import Books
import Foundation
import Screen
import Testing
import TextPlace
import Widgets

/// Screens as they are committed in the folder `Golden`; `UPDATE_GOLDEN=1` writes them anew.
///
/// A run of cells in a style is written `⟨br:text⟩` with the style's letters.
@Suite struct GoldenScreens {
  /// A screen with the name of its file.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var asset = "guide"
    var rows: Int
    var columns: Int
    var symbols = Symbols.unicode
    /// The words that the reader's place begins with.
    var place = ""
    /// The months whose tabs are clicked before keys are pressed.
    var months: [Int] = []
    var keys: [Key] = []
    var counting = Rig.Counting.atOnce
    /// Whether the reader's speed is known.
    var isLearnt = false

    var testDescription: String { name }
  }

  static let sizes: [(rows: Int, columns: Int)] = [(24, 80), (40, 120), (12, 40), (6, 24)]

  static let cases = everywhere + views

  /// Ways to look at a page, each after a turn.
  static let views: [Case] = (sizes + [(60, 200)]).flatMap { rows, columns in
    [
      Case(name: "one or two", rows: rows, columns: columns, keys: [.right] + keys("|")),
      Case(
        name: "scrolling", rows: rows, columns: columns, place: chapter, keys: keys("sj") + [.down]),
      Case(
        name: "scrolling end", asset: "diary", rows: rows, columns: columns,
        keys: keys("s") + [.end]),
      Case(
        name: "bare", rows: rows, columns: columns, place: chapter, keys: [.right] + keys("z")),
    ].map { screen in
      var screen = screen
      screen.name += " \(columns)x\(rows)"
      return screen
    }
  }

  static let everywhere: [Case] = sizes.flatMap { rows, columns in
    [
      Case(name: "heading", rows: rows, columns: columns, place: chapter),
      Case(name: "page", rows: rows, columns: columns, place: chapter, keys: [.right]),
      Case(name: "verse", rows: rows, columns: columns),
      Case(name: "today", asset: "diary", rows: rows, columns: columns, keys: [.character("t")]),
      Case(
        name: "estimate", rows: rows, columns: columns, keys: [.end, .left, .left],
        counting: .held),
      Case(name: "go to", rows: rows, columns: columns, place: chapter, keys: keys("g50%")),
      Case(name: "go to stable page", rows: rows, columns: columns, keys: keys("gp12")),
      Case(name: "go nowhere", rows: rows, columns: columns, keys: keys("gwhale")),
      Case(name: "go to chapter", rows: rows, columns: columns, keys: keys("gribbon")),
      Case(name: "contents", rows: rows, columns: columns, place: chapter, keys: keys("o")),
      Case(
        name: "contents found", rows: rows, columns: columns, place: chapter, keys: keys("o/th")),
      Case(
        name: "contents of a year", asset: "diary", rows: rows, columns: columns,
        symbols: .ascii, keys: [.character("o"), .end]),
      Case(
        name: "entry", asset: "diary", rows: rows, columns: columns,
        months: [3, 3], keys: keys("]")),
      Case(
        name: "entries of a year", asset: "diary", rows: rows, columns: columns,
        months: [5], keys: [.character("o"), .tab]),
      Case(
        name: "notice about dates", asset: "fifteen days", rows: rows, columns: columns, keys: []),
      Case(name: "help", rows: rows, columns: columns, keys: [.character("?")]),
      Case(name: "help end", rows: rows, columns: columns, keys: [.character("?"), .end]),
      Case(name: "notice", rows: rows, columns: columns, keys: [.character("M")]),
      Case(name: "search", rows: rows, columns: columns, keys: keys("/page")),
      Case(
        name: "match", rows: rows, columns: columns,
        keys: keys("/the page") + [.enter, .character("n")]),
      Case(name: "matches", rows: rows, columns: columns, keys: keys("/the page") + [.tab, .down]),
      Case(
        name: "matches of a year", asset: "diary", rows: rows, columns: columns, symbols: .ascii,
        keys: keys("/light") + [.enter] + keys("n&") + [.end]),
      Case(
        name: "time left", rows: rows, columns: columns, place: chapter, keys: [.right],
        isLearnt: true),
      Case(
        name: "chapters in the last row", rows: rows, columns: columns, place: chapter,
        keys: keys("p")),
      Case(
        name: "stable page in the last row", rows: rows, columns: columns, place: chapter,
        keys: keys("pp"), isLearnt: true),
      Case(
        name: "figures", rows: rows, columns: columns, place: chapter, keys: keys("i"),
        isLearnt: true),
      Case(
        name: "facts", asset: "diary", rows: rows, columns: columns, symbols: .ascii,
        keys: keys("i") + [.end]),
      Case(name: "plan", rows: rows, columns: columns, place: chapter, keys: keys("P")),
      Case(
        name: "plan made", rows: rows, columns: columns, place: chapter,
        keys: keys("P2027-12-31") + [.up, .up, .up, .right, .enter]),
      Case(name: "not found", rows: rows, columns: columns, keys: keys("/zzyzzx")),
      Case(name: "themes", rows: rows, columns: columns, keys: keys("cc")),
      Case(
        name: "settings", rows: rows, columns: columns, place: chapter,
        keys: [.character(","), .down, .down]),
      Case(
        name: "settings of keys", rows: rows, columns: columns, symbols: .ascii,
        keys: [.character(","), .end, .up, .enter, .character("n")]),
      Case(name: "empty", asset: "", rows: rows, columns: columns),
      Case(name: "selection", rows: rows, columns: columns, keys: keys("v") + [.right]),
      Case(name: "colour", rows: rows, columns: columns, keys: keys("vh") + [.right]),
      Case(
        name: "note", rows: rows, columns: columns,
        keys: keys("vnWho reads this, and why does he read it for so long a time?")),
      Case(name: "dictionaries", rows: rows, columns: columns, keys: keys("vvd")),
      Case(name: "marked page", rows: rows, columns: columns, keys: marking),
      Case(name: "marks", rows: rows, columns: columns, keys: marking + keys("'") + [.end, .up]),
      Case(
        name: "marks found", rows: rows, columns: columns, symbols: .ascii,
        keys: marking + keys("'/turn")),
      Case(name: "no marks", rows: rows, columns: columns, keys: keys("'") + [.tab]),
      Case(
        name: "ascii", rows: rows, columns: columns, symbols: .ascii, place: chapter,
        keys: keys("g+3")),
    ].map { screen in
      var screen = screen
      screen.name += " \(columns)x\(rows)"
      return screen
    }
  }

  static let chapter = "CHAPTER II. Turning"
  static let guide = BookTitle(title: "The Reading Room")
  static let diary = BookTitle(title: "The Low Light", author: "A Lending Library")

  /// What marks some pages: a bookmark, highlights in all colours and a note.
  static let marking: [Key] =
    [.right] + keys("mvh1") + [.right] + keys("vh2") + [.right] + keys("mv") + [.right]
    + keys("h3v") + [.right, .right] + keys("h4vnWhat turns?") + [.enter]

  static func keys(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test(arguments: cases) func `the screen is as committed`(_ screen: Case) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
    var text = ""
    if screen.asset == "fifteen days" {
      text = DatedTexts.diary(15)
    } else if !screen.asset.isEmpty {
      let file = root.appending(path: "../../assets/\(screen.asset).txt")
      text = try String(contentsOf: file, encoding: .utf8)
    }
    var rig = try Rig(
      text, rows: screen.rows, columns: screen.columns, counting: screen.counting,
      anchor: try offset(of: screen.place, in: text), symbols: screen.symbols,
      title: screen.asset == "diary" ? Self.diary : Self.guide)
    if screen.isLearnt { try rig.happen(.figuresRead(.sample())) }
    for month in screen.months { try rig.tab(month) }
    for key in screen.keys { try rig.press(key) }
    try expectGolden(rig.styled, screen.name)
  }

  /// The offset of the first byte of `words`, which the text has; 0 where they are none.
  private func offset(of words: String, in text: String) throws -> Int {
    guard !words.isEmpty else { return 0 }
    let start = try #require(text.firstRange(of: words)).lowerBound
    return text.utf8.distance(from: text.startIndex, to: start)
  }
}

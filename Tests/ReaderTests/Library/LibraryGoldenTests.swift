import Books
import Screen
import TabPlaces
import Testing
import Widgets

/// The library as it is committed in the folder `Golden`; `UPDATE_GOLDEN=1` writes it anew.
@Suite struct LibraryGoldenScreens {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var rows: Int
    var columns: Int
    var keys: [Key] = []
    var symbols = Symbols.unicode
    var testDescription: String { name }
  }

  private static let moby: [Key] = [.down, .down]
  private static let places: [(name: String, keys: [Key])] = [
    ("library", moby),
    ("library details", moby + [.enter]),
    ("library shelves", [.character("f"), .down]),
    ("library search", "/melv".map { .character($0) }),
    ("library order", moby + [.character("S")]),
    ("library form", moby + [.enter, .character("e"), .down, .down, .down, .down]),
    ("library marked", [.character(" "), .character(" ")]),
    ("library many", [.character("*"), .character("e")]),
    ("library remove", moby + [.character("D")]),
    ("library unsaved", moby + [.character("e"), .character("!"), .escape]),
  ]

  private static let covers: [(name: String, keys: [Key])] = [
    ("covers", [.character("C")] + moby),
    ("covers marked", [.character("C"), .character(" "), .character(" "), .right]),
    ("covers search", "C/melv".map { .character($0) }),
  ]

  private static func cases(
    of places: some Sequence<(name: String, keys: [Key])>, _ sizes: [(rows: Int, columns: Int)]
  ) -> [Case] {
    sizes.flatMap { rows, columns in
      places.map { name, keys in
        Case(name: "\(name) \(columns)x\(rows)", rows: rows, columns: columns, keys: keys)
      }
    }
  }

  static let cases: [Case] =
    cases(of: places, [(24, 80), (40, 120), (20, 60)])
    + cases(of: places.prefix(2), [(6, 24), (12, 40), (60, 200)])
    + cases(of: covers, [(24, 80), (40, 120)])
    + cases(of: covers.prefix(1), [(6, 24), (12, 40), (20, 40), (60, 200)])
    + [
      Case(name: "library ascii 120x40", rows: 40, columns: 120, keys: moby, symbols: .ascii),
      Case(
        name: "covers ascii 80x24", rows: 24, columns: 80, keys: covers[0].keys, symbols: .ascii),
    ]

  @Test func `covers stand among boards`() throws {
    var rig = LibraryRig(rows: 24, columns: 80)
    rig.happen(.own(.terminal(TerminalGraphics(), .direct)))
    rig.press(.character("C"), .right)
    for wish in rig.coverWishes where wish.book.rawValue % 2 == 1 {
      let rows = wish.rows - Int(wish.book.rawValue) % 3
      let raster = try #require(
        Raster(
          width: wish.columns, height: 2 * rows,
          bytes: Array(repeating: 90, count: wish.columns * 2 * rows * 3)))
      rig.happen(.own(.coverKnown(wish, CellPicture(raster, .blocks))))
    }
    try expectGolden(rig.styled, "covers found 80x24")
  }

  @Test(arguments: cases) func `the screen is as committed`(_ screen: Case) throws {
    var rig = LibraryRig(rows: screen.rows, columns: screen.columns, symbols: screen.symbols)
    for key in screen.keys { rig.press(key) }
    try expectGolden(rig.styled, screen.name)
  }
}

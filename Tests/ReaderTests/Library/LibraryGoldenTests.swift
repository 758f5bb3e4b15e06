import Screen
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
    + [Case(name: "library ascii 120x40", rows: 40, columns: 120, keys: moby, symbols: .ascii)]

  @Test(arguments: cases) func `the screen is as committed`(_ screen: Case) throws {
    var rig = LibraryRig(rows: screen.rows, columns: screen.columns, symbols: screen.symbols)
    for key in screen.keys { rig.press(key) }
    try expectGolden(rig.styled, screen.name)
  }
}

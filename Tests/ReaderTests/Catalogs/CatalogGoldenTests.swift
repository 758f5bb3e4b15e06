import Screen
import Testing
import Widgets

/// Catalogs as they are committed in the folder `Golden`; `UPDATE_GOLDEN=1` writes them anew.
@Suite struct CatalogGoldenScreens {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var rows: Int
    var columns: Int
    var keys: [Key]
    var symbols = Symbols.unicode
    var testDescription: String { name }
  }

  private static let places: [(name: String, keys: [Key])] = [
    ("catalogs", []), ("feed", [.enter, .enter, .down]), ("book", [.enter, .enter, .enter]),
    ("form", [.character("e"), .tab]),
  ]

  private static func cases(rows: Int, columns: Int) -> [Case] {
    places.map { name, keys in
      Case(name: "\(name) \(columns)x\(rows)", rows: rows, columns: columns, keys: keys)
    }
  }

  static let cases: [Case] =
    cases(rows: 6, columns: 24) + cases(rows: 20, columns: 60) + cases(rows: 24, columns: 80)
    + cases(rows: 40, columns: 120)
    + [
      Case(
        name: "feed ascii 80x24", rows: 24, columns: 80, keys: [.enter, .enter], symbols: .ascii)
    ]

  @Test(arguments: cases) func `the screen is as committed`(_ screen: Case) throws {
    var rig = CatalogRig(rows: screen.rows, columns: screen.columns, symbols: screen.symbols)
    for key in screen.keys { rig.press(key) }
    try expectGolden(rig.styled, screen.name)
  }
}

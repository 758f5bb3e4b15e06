import Foundation
import Reader
import Screen
import Testing

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

  static let cases: [Case] =
    [(6, 24), (20, 60), (24, 80), (40, 120)].flatMap { rows, columns in
      [
        ("catalogs", []), ("feed", [.enter, .enter, .down]),
        ("book", [.enter, .enter, .enter]), ("form", [.character("e"), .tab]),
      ].map { (name: String, keys: [Key]) in
        Case(name: "\(name) \(columns)x\(rows)", rows: rows, columns: columns, keys: keys)
      }
    } + [
      Case(
        name: "feed ascii 80x24", rows: 24, columns: 80, keys: [.enter, .enter], symbols: .ascii)
    ]

  @Test(arguments: cases) func `the screen is as committed`(_ screen: Case) throws {
    var rig = CatalogRig(rows: screen.rows, columns: screen.columns, symbols: screen.symbols)
    for key in screen.keys { rig.press(key) }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Golden/\(screen.name).txt")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data((rig.styled + "\n").utf8).write(to: file)
    }
    #expect(rig.styled + "\n" == (try String(contentsOf: file, encoding: .utf8)))
  }
}

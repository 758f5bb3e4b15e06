import Datebook
import Foundation
import Screen
import Testing
import Widgets

/// Home as it is committed in the folder `Golden`; `UPDATE_GOLDEN=1` writes it anew.
@Suite struct HomeGoldenScreens {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var rows: Int
    var columns: Int
    var isEmpty = false
    var locale = "C"
    var symbols = Symbols.unicode
    var testDescription: String { name }
  }

  static let cases: [Case] =
    [(6, 24), (12, 40), (20, 60), (24, 80), (40, 120), (60, 200)].flatMap { rows, columns in
      [
        Case(name: "home \(columns)x\(rows)", rows: rows, columns: columns),
        Case(name: "home first \(columns)x\(rows)", rows: rows, columns: columns, isEmpty: true),
      ]
    } + [
      Case(name: "home de_DE 80x24", rows: 24, columns: 80, locale: "de_DE"),
      Case(name: "home ascii 80x24", rows: 24, columns: 80, symbols: .ascii),
    ]

  @Test(arguments: cases) func `the screen is as committed`(_ screen: Case) throws {
    let rig =
      screen.isEmpty
      ? HomeRig(
        rows: screen.rows, columns: screen.columns, books: [], count: 0, offers: [], facts: [:])
      : HomeRig(
        rows: screen.rows, columns: screen.columns, locale: screen.locale, symbols: screen.symbols)
    try expectGolden(rig.styled, screen.name)
  }
}

import Datebook
import Foundation
import Screen
import Testing
import Widgets

/// Pages of a datebook as they are committed in the folder `Golden`; `UPDATE_GOLDEN=1` writes them
/// anew.
@Suite struct DatebookGoldenScreens {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var page: DatebookPage
    var rows: Int
    var columns: Int
    var locale = "C"
    var symbols = Symbols.unicode
    var keys: [Key] = []
    var log = DatebookWorld.log
    var testDescription: String { name }
  }

  static let pages: [(name: String, page: DatebookPage)] = [
    ("cover", .cover(year: 2026)), ("year", .year(2026)), ("month", .month(year: 2026, month: 3)),
    ("week", .week(Week(of: DatebookWorld.today, by: .iso))), ("day", .day(DatebookWorld.today)),
  ]

  static let cases: [Case] = sized + languages + narrow + due + layers

  /// Days with events and links.
  private static let due: [Case] = [(24, 80), (40, 120), (12, 40)].flatMap { rows, columns in
    [
      ("month", DatebookPage.month(year: 2026, month: 3), ""),
      ("week", .week(Week(of: DatebookWorld.today, by: .iso)), ""),
      ("day", .day(DatebookWorld.today), ""), ("scroll", .day(DatebookWorld.today), "s"),
      ("choices", .day(DatebookWorld.today), "\n"), ("find", .year(2026), "/CHAP"),
    ]
    .map { name, page, keys in
      Case(
        name: "datebook events \(name) \(columns)x\(rows)", page: page, rows: rows,
        columns: columns, keys: keys.map { $0 == "\n" ? .enter : .character($0) },
        log: DatebookWorld.eventful)
    }
  }

  private static let layers: [Case] = [(24, 80), (40, 120)].flatMap { rows, columns in
    [("year", DatebookPage.year(2026), "xx"), ("month", .month(year: 2026, month: 3), "xxx")]
      .map { name, page, keys in
        Case(
          name: "datebook layer \(name) \(columns)x\(rows)", page: page, rows: rows,
          columns: columns, keys: keys.map { .character($0) }, log: DatebookWorld.eventful)
      }
  }

  private static let sized: [Case] = [(24, 80), (40, 120), (20, 60)].flatMap { rows, columns in
    pages.map { name, page in
      Case(
        name: "datebook \(name) \(columns)x\(rows)", page: page, rows: rows, columns: columns)
    } + [
      Case(
        name: "datebook scroll \(columns)x\(rows)", page: .month(year: 2026, month: 3), rows: rows,
        columns: columns, keys: [.character("s")]),
      Case(
        name: "datebook go to \(columns)x\(rows)", page: .month(year: 2026, month: 3), rows: rows,
        columns: columns, keys: "gw10".map { .character($0) }),
      Case(
        name: "datebook note \(columns)x\(rows)", page: .day(DatebookWorld.today), rows: rows,
        columns: columns,
        keys: [.character("e"), .enter] + words.map { .character($0) } + [.left, .left]),
      Case(
        name: "datebook notes \(columns)x\(rows)", page: .year(2026), rows: rows,
        columns: columns, keys: [.character("N"), .up]),
    ]
  }

  private static let words =
    "Some more words that go on and on until the line is full and has to be wrapped somewhere."

  /// A Latin, a wide and a right-to-left script in all sizes, others in one.
  private static let languages: [Case] =
    ["de_DE", "ja_JP", "ar_EG"].flatMap { locale in
      [(24, 80), (40, 120), (20, 60)].flatMap { translated(locale, rows: $0, columns: $1) }
    } + ["fr_FR", "es_ES", "it_IT"].flatMap { translated($0, rows: 24, columns: 80) }

  private static func translated(_ locale: String, rows: Int, columns: Int) -> [Case] {
    pages.map { name, page in
      let rule = CalendarLocale(locale).rule
      let page = name == "week" ? .week(Week(of: DatebookWorld.today, by: rule)) : page
      return Case(
        name: "datebook \(name) \(locale) \(columns)x\(rows)", page: page, rows: rows,
        columns: columns, locale: locale)
    }
  }

  private static let narrow: [Case] = [(6, 24), (12, 40)].flatMap { rows, columns in
    pages.map { name, page in
      Case(
        name: "datebook \(name) \(columns)x\(rows)", page: page, rows: rows, columns: columns,
        symbols: .ascii)
    }
  }

  @Test(arguments: cases) func `the page is as committed`(_ screen: Case) throws {
    var rig = DatebookRig(
      at: screen.page, rows: screen.rows, columns: screen.columns, locale: screen.locale,
      symbols: screen.symbols, facts: screen.log)
    for key in screen.keys { rig.press(key) }
    try expectGolden(rig.styled, screen.name)
  }
}

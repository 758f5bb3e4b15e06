import Foundation
import Testing

@testable import Datebook

/// Diaries in all of the languages whose months are known, in each shape in which their locale's data
/// write a date: every entry is found, on its own day.
struct DateLanguageTests {
  /// Sixteen days of 2025, every month and every weekday among them.
  private static let days: [Day] = (0..<16).map {
    Day.firstDay(ofYear: 2025).adding(days: 2 + $0 * 23)
  }

  static let languages = [
    "en", "de", "de_AT", "es", "fr", "it", "nl", "sv", "da", "nb", "fi", "pl", "cs", "ru", "pt",
    "tr", "el", "fa", "ar", "ca", "hu", "ro", "uk",
  ]

  /// A text with an entry for each of `days` under what `heading` makes of it.
  private func dates(_ heading: (Day) -> String) throws -> [String] {
    let text = Self.days.map { "\(heading($0))\n\nUlla bo, ma kipu sena 5 toru.\n\n" }.joined()
    let found = try DatedText.found(in: text)
    return found.certainty > .none ? found.dates : []
  }

  private func expectWhole(
    _ shape: String, years: Bool = true, _ heading: (Day) -> String
  ) throws {
    let found = try dates(heading).map { years ? $0 : String($0.suffix(5)) }
    let expected = Self.days.map { years ? $0.description : String($0.description.suffix(5)) }
    #expect(found == expected, "\(shape): \(heading(Self.days[0]))")
  }

  private func monthLists(_ names: CalendarNames) -> [[String]] {
    let lists = [names.months, names.dateMonths, names.shortMonths, names.shortDateMonths]
    // Without the point that some have.
    return lists + lists.map { $0.map { $0.filter { $0 != "." } } }
  }

  @Test func `months of old German`() throws {
    let old = ["Januar": "Jenner", "Februar": "Hornung", "Juni": "Junius", "Juli": "Julius"]
    let names = CalendarLocale("de").names
    try expectWhole("with an article", years: false) { day in
      let month = names.months[day.month - 1]
      return "Am \(day.day). \(old[month] ?? month)"
    }
  }

  @Test(arguments: languages)
  func `months long and short, before and behind the day`(language: String) throws {
    let names = CalendarLocale(language).names
    for months in monthLists(names) {
      let month = { (day: Day) in months[day.month - 1] }
      try expectWhole("day, month, year") { "\($0.day) \(month($0)) \($0.year)" }
      try expectWhole("day with a point") { "\($0.day). \(month($0)) \($0.year)" }
      try expectWhole("in a sentence's dress") { "\($0.day) \(month($0)), \($0.year)." }
      guard !months.contains(where: { $0.contains(" ") }) else { continue }
      try expectWhole("month, day, year") { "\(month($0)) \($0.day), \($0.year)" }
      try expectWhole("year, month, day") { "\($0.year). \(month($0)) \($0.day)." }
      try expectWhole("with a capital") { "\($0.day) \(month($0).capitalized) \($0.year)" }
    }
  }

  @Test(arguments: languages)
  func `weekdays long and short, before and behind the date`(language: String) throws {
    let names = CalendarLocale(language).names
    // A letter by itself is no weekday. A word is one weekday only, and of those of Czech German has `so`.
    let lists = [names.weekdays, names.shortWeekdays].filter { names in
      names.allSatisfy { $0.count > 1 } && (language != "cs" || names.allSatisfy { $0.count > 2 })
    }
    for weekdays in lists {
      let weekday = { (day: Day) in weekdays[day.weekday.daysAfterMonday] }
      for months in [names.dateMonths, names.shortMonths] {
        let month = { (day: Day) in months[day.month - 1] }
        try expectWhole("weekday first") {
          "\(weekday($0)) \($0.day) \(month($0)) \($0.year)"
        }
        try expectWhole("weekday with a comma") {
          "\(weekday($0).capitalized), \($0.day). \(month($0)) \($0.year)"
        }
        try expectWhole("without a year", years: false) {
          "\(weekday($0)) \($0.day) \(month($0))"
        }
      }
      try expectWhole("numbers") { "\(weekday($0)) \($0.day).\($0.month).\($0.year)" }
      try expectWhole("numbers, slashes") { "\(weekday($0)), \($0.day)/\($0.month)/\($0.year)" }
    }
    try expectWhole("weekday last") {
      "\($0.day) \(names.dateMonths[$0.month - 1]) \($0.year) "
        + names.weekdays[$0.weekday.daysAfterMonday]
    }
  }

  /// Forms of months and weekdays that the locale's data do not have, from Monday on.
  @Test(arguments: [
    (
      "fi",
      [
        "maanantaina", "tiistaina", "keskiviikkona", "torstaina", "perjantaina", "lauantaina",
        "sunnuntaina",
      ]
    ),
    (
      "cs",
      ["V pondělí", "V úterý", "Ve středu", "Ve čtvrtek", "V pátek", "V sobotu", "V neděli"]
    ),
    (
      "pl",
      [
        "W poniedziałek", "We wtorek", "W środę", "W czwartek", "W piątek", "W sobotę",
        "W niedzielę",
      ]
    ),
    (
      "ru",
      [
        "В понедельник", "Во вторник", "В среду", "В четверг", "В пятницу", "В субботу",
        "В воскресенье",
      ]
    ),
    (
      "uk",
      [
        "У понеділок", "У вівторок", "У середу", "У четвер", "У п’ятницю", "У суботу", "У неділю",
      ]
    ),
    (
      "sv",
      [
        "Måndagen den", "Tisdagen den", "Onsdagen den", "Torsdagen den", "Fredagen den",
        "Lördagen den", "Söndagen den",
      ]
    ),
    (
      "pt",
      ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"]
    ),
    (
      "nl",
      [
        "Op maandag", "Op dinsdag", "Op woensdag", "Op donderdag", "Op vrijdag", "Op zaterdag",
        "Op zondag",
      ]
    ),
  ])
  func `weekdays in the case of a date`(language: String, weekdays: [String]) throws {
    let names = CalendarLocale(language).names
    let weekday = { (day: Day) in weekdays[day.weekday.daysAfterMonday] }
    for months in [names.dateMonths, names.shortMonths] {
      let month = { (day: Day) in months[day.month - 1] }
      try expectWhole("with a year") { "\(weekday($0)) \($0.day). \(month($0)) \($0.year)" }
      try expectWhole("capital", years: false) {
        "\(weekday($0).capitalized) \($0.day) \(month($0))"
      }
    }
  }

  @Test func `Russian years have their word`() throws {
    let names = CalendarLocale("ru").names
    try expectWhole("г.") { "\($0.day) \(names.shortDateMonths[$0.month - 1]) \($0.year) г." }
    try expectWhole("года") { "\($0.day) \(names.dateMonths[$0.month - 1]) \($0.year) года" }
  }

  @Test func `a short name of a weekday is one in its language alone`() throws {
    // `Car` is Wednesday in Turkish, `Man` Monday in Danish.
    let text = (1...12).map { "\($0) May 1850\n\nRain.\n\nCar \($0 + 3).\n\nThree of us.\n\n" }
      .joined()
    #expect(try DatedText.found(in: text).dates.count == 12)
  }

  @Test func `a date in a month that nobody knows is no day by itself`() throws {
    let text = (3...14).map { "\($0). \($0 < 6 ? "Mai" : "Heumond") 1520\n\nSchnee.\n\n" }.joined()
    #expect(try DatedText.found(in: text).dates.count <= 3)
  }

  @Test func `a month is said once, and then weekdays with days`() throws {
    let weekdays = CalendarLocale("fr").names.weekdays
    let text = (0..<40).map {
      let day = Day.firstDay(ofYear: 2025).adding(days: 5 + $0)
      let weekday = weekdays[day.weekday.daysAfterMonday].capitalized
      let months = [1: "janvier", 2: "février"]
      let month = $0 == 0 || day.day == 1 ? " \(months[day.month] ?? "")" : ""
      return "\(weekday) \(day.day)\(month)\n\nIl pleut.\n\n"
    }.joined()
    let found = try DatedText.found(in: text)
    #expect(found.certainty == .sure)
    #expect(found.entries.map { "\($0.date)".suffix(5) }.first == "01-06")
    #expect(found.entries.map { "\($0.date)".suffix(5) }.last == "02-14")
    #expect(found.entries.count == 40)
  }
}

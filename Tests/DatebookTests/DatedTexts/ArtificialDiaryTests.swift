import Books
import TestSupport
import Testing

@testable import Datebook

/// Diaries made of noise, in each form and language: they are recognised whole, or not at all.
struct ArtificialDiaryTests {
  private static let names = CalendarNames.english

  private static func names(_ language: String) -> CalendarNames {
    DateVocabulary.names(language)
  }

  private static func suffix(_ day: Int) -> String {
    switch day {
    case 1, 21, 31: "st"
    case 2, 22: "nd"
    case 3, 23: "rd"
    default: "th"
    }
  }

  /// Old authors cannot spell.
  private static let misspelt = [
    "Munday", "Teusday", "Wensday", "Thirsday", "Fryday", "Satturday", "Sundday",
  ]

  static let forms: [ArtificialDiary.Form] = [
    .init("April 3.—", hasYear: false) { "\(names.name(ofMonth: $0.month)) \($0.day).—" },
    .init("APRIL 3 alone", hasYear: false) {
      "\(names.name(ofMonth: $0.month).uppercased()) \($0.day)\n\n"
    },
    .init("Apr. 3rd, 1801.") {
      "\(names.shortName(ofMonth: $0.month)). \($0.day)\(suffix($0.day)), \($0.year). "
    },
    .init("3 April. Place.—", hasYear: false) {
      "\($0.day) \(names.name(ofMonth: $0.month)). Skerrow.—"
    },
    .init("[Clark, April 3, 1804]") {
      "[\($0.day % 2 == 0 ? "Clark" : "Lewis"), \(names.name(ofMonth: $0.month)) \($0.day), "
        + "\($0.year)]\n"
    },
    .init("Satturday 3rd of April 1804") {
      "\(misspelt[$0.weekday.daysAfterMonday]) \($0.day)\(suffix($0.day)) of "
        + "\(names.name(ofMonth: $0.month)) \($0.year)\n\n"
    },
    .init("2026-11-01 09:00") { "[\($0) 09:00] " },
    .init("24.12.1786") { "\($0.day).\($0.month).\($0.year)\n\n" },
    .init(
      "3rd. under April 1804",
      monthHeading: { "\(names.name(ofMonth: $0.month).uppercased()) \($0.year)" },
      heading: { "\($0.day)\(suffix($0.day)). " }),
    .init(
      "Thursday, 15th.— under April 1804",
      monthHeading: { "\(names.name(ofMonth: $0.month)) \($0.year)" },
      heading: { "\(names.name(of: $0.weekday)), \($0.day)\(suffix($0.day)).—" }),
    .init(
      "10. under April",
      hasYear: false, monthHeading: { names.name(ofMonth: $0.month) }, heading: { "\($0.day).  " }),
    .init("April 3 with the year above the year's first") {
      ($0.dayOfYear <= 4 ? "\($0.year)\n\n" : "")
        + "\(names.name(ofMonth: $0.month)) \($0.day)\n\n"
    },
    .init("2. Mai 1786") {
      "\($0.day). \(names("de").name(ofMonth: $0.month)) \($0.year)\n\n"
    },
    .init("Freitag, den 13. März.", hasYear: false) {
      "\(names("de").name(of: $0.weekday)), den \($0.day). \(names("de").name(ofMonth: $0.month)). — "
    },
    .init("le 2 janvier 1851") {
      "le \($0.day)\($0.day == 1 ? "er" : "") \(names("fr").name(ofMonth: $0.month)) \($0.year).\n\n"
    },
    .init("3 de mayo de 1851") {
      "\($0.day) de \(names("es").name(ofMonth: $0.month)) de \($0.year).—"
    },
    .init("domenica 8 settembre", hasYear: false) {
      "\(names("it").name(of: $0.weekday)) \($0.day) \(names("it").name(ofMonth: $0.month))\n\n"
    },
  ]

  @Test(arguments: forms, 1...3)
  func `a diary is recognised whole in each form`(form: ArtificialDiary.Form, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let start = try #require(Day(year: 1800 + seed, month: 1, day: 2))
    let days = ArtificialDiary.days(250, from: start, gap: seed * 2, &generator)
    let diary = ArtificialDiary(days, form, &generator)
    let found = try DatedText.found(in: diary.text)
    #expect(found.certainty == .sure)
    let dates = days.map { day in
      EntryDate(year: form.hasYear ? day.year : nil, month: day.month, day: day.day).description
    }
    // Where the text has no year the noise, which mentions some, makes one be guessed.
    let read = found.entries.map { entry in
      EntryDate(
        year: form.hasYear ? entry.date.year : nil, month: entry.date.month, day: entry.date.day
      ).description
    }
    let differences = zip(read, dates).filter { $0 != $1 }
    #expect(Array(differences.prefix(3)).isEmpty)
    #expect(found.dates.count == dates.count)
    let passes = days.map { $0.year - days[0].year }
    #expect(zip(found.entries, passes).allSatisfy { $0.pass == $1 })
    // A year above an entry is no part of it.
    if !form.testDescription.contains("year above") {
      #expect(found.entries.map(\.offset) == diary.entries.map(\.offset))
    }
  }

  @Test(arguments: forms, 1...3)
  func `dates in no order are no diary`(form: ArtificialDiary.Form, seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed) + 77)
    let start = try #require(Day(year: 1800 + seed, month: 1, day: 2))
    let days = ArtificialDiary.days(250, from: start, gap: 4, &generator)
      .shuffled(using: &generator)
    let diary = ArtificialDiary(days, form, &generator)
    #expect(try DatedText.found(in: diary.text).certainty == .none)
  }

  @Test(arguments: forms)
  func `a diary of a few days in a long novel is none`(form: ArtificialDiary.Form) throws {
    var generator = SeededGenerator(seed: 5)
    let start = try #require(Day(year: 1801, month: 3, day: 2))
    let days = ArtificialDiary.days(25, from: start, gap: 3, &generator)
    let diary = ArtificialDiary(days, form, &generator)
    let novel = String(repeating: "It was a dark and stormy night.\nAnd so on.\n\n", count: 4000)
    #expect(try DatedText.found(in: novel + diary.text + novel).certainty == .none)
  }

  @Test(arguments: forms, [false, true])
  func `a text has the same dates in whatever parts it is looked through`(
    form: ArtificialDiary.Form, linesAreParagraphs: Bool
  ) throws {
    var generator = SeededGenerator(seed: 9)
    let start = try #require(Day(year: 1801, month: 3, day: 2))
    let days = ArtificialDiary.days(40, from: start, gap: 3, &generator)
    let diary = ArtificialDiary(days, form, &generator).text
    for text in [diary, diary.replacing("\n", with: "\r\n")] {
      let source = MemoryText(text)
      func found(_ partLength: Int) throws -> DatedText? {
        try DatedTextRun(
          source, terminator: UInt8(ascii: "\n"), linesAreParagraphs: linesAreParagraphs,
          partLength: partLength
        ).run()
      }
      let whole = try #require(try found(.max))
      #expect(!whole.entries.isEmpty)
      for partLength in [200, 3000] { #expect(try found(partLength) == whole) }
    }
  }
}

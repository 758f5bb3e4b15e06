import Foundation
import Testing

@testable import Datebook

/// The names of months and weekdays, against those that the system's locale data have.
struct DateLocaleTests {
  @Test(arguments: ["en", "de", "fr", "es", "it", "de_AT"])
  func `every name of a month or a weekday is known`(language: String) {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: language)
    for list in [
      formatter.monthSymbols, formatter.standaloneMonthSymbols, formatter.shortMonthSymbols,
    ] {
      for (month, name) in list.enumerated() {
        let meaning = DateVocabulary.standard.meaning(
          of: FoldedLetters(name), isCapital: name.first?.isUppercase ?? false)
        #expect(meaning.month == month + 1, "\(name)")
      }
    }
    for list in [formatter.weekdaySymbols, formatter.shortWeekdaySymbols] {
      // Foundation begins with Sunday.
      for (index, name) in list.enumerated() {
        let meaning = DateVocabulary.standard.meaning(
          of: FoldedLetters(name), isCapital: name.first?.isUppercase ?? false)
        #expect(meaning.weekday == (index + 6) % 7 + 1, "\(name)")
      }
    }
  }

  @Test(arguments: [
    "nl", "sv", "da", "nb", "fi", "pl", "cs", "ru", "pt", "tr", "el", "fa", "ar", "hu", "ro", "uk",
  ])
  func `the full names of other languages are known too`(language: String) {
    let names = CalendarLocale(language).names
    for list in [names.months, names.dateMonths] {
      for (month, name) in list.enumerated() {
        let meaning = DateVocabulary.standard.meaning(of: FoldedLetters(name), isCapital: true)
        #expect(meaning.month == month + 1, "\(name)")
      }
    }
    for (weekday, name) in names.weekdays.enumerated()
    where !name.contains(where: { "- \u{200C}".contains($0) }) {
      let meaning = DateVocabulary.standard.meaning(of: FoldedLetters(name), isCapital: true)
      #expect(meaning.weekday == weekday + 1, "\(name)")
    }
  }
}

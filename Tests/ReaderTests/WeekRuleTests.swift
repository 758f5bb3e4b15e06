import Datebook
import Screen
import Settings
import Testing
import Widgets

@Suite struct WeekRules {
  @Test(arguments: [
    ("C", "locale", "locale", WeekRule.iso), ("en_US", "locale", "locale", .us),
    ("en_US", "iso", "locale", .iso), ("de_DE", "us", "locale", .us),
    ("C", "iso", "sunday", WeekRule(firstWeekday: .sunday, leastDays: 4)),
    ("en_US", "locale", "monday", WeekRule(firstWeekday: .monday, leastDays: 1)),
    ("ar_EG", "locale", "locale", WeekRule(firstWeekday: .saturday, leastDays: 1)),
  ])
  func `weeks are counted by the locale, by ISO, as in the US, or as is set`(
    locale: String, numbers: String, first: String, rule: WeekRule
  ) {
    var preferences = Preferences()
    let isTaken = [
      preferences.set(.weekNumbers, to: .string(numbers)),
      preferences.set(.firstWeekday, to: .string(first)),
    ]
    #expect(isTaken == [true, true])
    #expect(CalendarLocale(locale).counting(by: preferences).rule == rule)
    #expect(CalendarLocale(locale).counting(by: preferences).names == CalendarLocale(locale).names)
  }

  @Test func `weekdays are those of the calendar, and no other word is taken`() {
    #expect(Preferences.weekdays == CalendarNames.english.weekdays.map { $0.lowercased() })
    var preferences = Preferences()
    let isTaken = [
      preferences.set(.firstWeekday, to: .string("someday")),
      preferences.set(.weekNumbers, to: .string("julian")),
    ]
    #expect(isTaken == [false, false] && preferences == Preferences())
  }

  @Test func `the form of a plan has the days in the order that is set`() throws {
    var rig = try Rig(Texts.named("long"))
    try rig.happen(.languageFound(CalendarLocale("en_US")))
    try rig.press(.character("P"))
    #expect(rig.screen.contains("Su Mo Tu We Th Fr Sa"))
    var preferences = Preferences()
    preferences.firstWeekday = "wednesday"
    rig = try Rig(Texts.named("long"), preferences: preferences)
    try rig.happen(.languageFound(CalendarLocale("en_US")))
    try rig.press(.character("P"))
    #expect(rig.screen.contains("We Th Fr Sa Su Mo Tu"))
  }
}

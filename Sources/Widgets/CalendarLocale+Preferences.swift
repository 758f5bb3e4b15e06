package import Datebook
package import Settings

extension CalendarLocale {
  /// The locale with weeks counted as the reader has set.
  package func counting(by preferences: Preferences) -> CalendarLocale {
    var locale = self
    switch preferences.weekNumbers {
    case "iso": locale.rule = .iso
    case "us": locale.rule = .us
    default: break
    }
    if let index = Preferences.weekdays.firstIndex(of: preferences.firstWeekday) {
      locale.rule = WeekRule(
        firstWeekday: Weekday.allCases[index], leastDays: locale.rule.leastDays)
    }
    return locale
  }
}

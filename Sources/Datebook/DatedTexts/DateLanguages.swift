extension DateVocabulary {
  /// The names of months and weekdays in a language.
  static func names(_ language: String) -> CalendarNames { CalendarLocale(language).names }
}

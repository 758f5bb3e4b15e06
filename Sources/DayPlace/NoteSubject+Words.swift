package import Datebook

extension CalendarLocale {
  /// What a note is written on, in words.
  package func name(of subject: NoteSubject, rule: WeekRule) -> String {
    switch subject.kind {
    case .day:
      return fullDate(subject.day)
    case .week:
      let week = Week(of: subject.day, by: rule)
      return words.week(week.number, of: week.year)
    case .month: return month(subject.day.month, of: subject.day.year)
    case .year: return "\(subject.day.year)"
    }
  }
}
